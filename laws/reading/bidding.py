"""Facts of a regular auction (Laws 17-22): who dealt, what was called, what is asked about it."""

from laws.reading.calls import Call, calls, is_bid, player_of
from laws.reading.events import asked_about
from laws.reading.facts import Story
from laws.reading.roles import seat_after

_LAST_PASSES = 3
_DOUBLES = frozenset({"X", "XX"})


def auction_state(story: Story) -> None:
    """The auction told, and the call asked about."""
    told = calls(story)
    asked = _asked(story, told)
    if asked is not None:
        story.put("call", asked.code, asked.place, asked.place + 1)
        told = [call for call in told if call is not asked]
    thought = [call for call in told if _only_thought_of(story, call)]
    told = [call for call in told if call not in thought]
    if wished := [call for call in thought if call.code != "P"]:
        story.put("call", wished[-1].code, wished[-1].place, wished[-1].place + 1)
    if not told:
        return
    dealer = dealer_of(story) or player_of(story, told[0].caller)
    if dealer is None or dealer not in "NESW":
        return
    for number, call in enumerate(told):
        seat = player_of(story, call.caller)
        if seat is not None and seat in "NESW" and seat != seat_after(dealer, number):
            return
    codes = [call.code for call in told] + ["P"] * _passed_out(story, told)
    story.put("auction", {"dealer": dealer, "calls": codes}, told[0].place, told[-1].place + 1)


def _passed_out(story: Story, told: list[Call]) -> int:
    """How many passes behind the last call are told in one ('дальше три паса', 'all pass')."""
    behind = [place for place in story.places("three_passes", "all_pass") if place > told[-1].place]
    if told[-1].code == "P" or not behind or asked_about(story, behind[0]):
        return 0
    return _LAST_PASSES


def _only_thought_of(story: Story, call: Call) -> bool:
    """Whether a call is wished, or told once more of what was before ('West wants to double', 'he has already passed')."""
    before = {token.symbol for token in story.tokens[max(0, call.place - 2) : call.place]}
    again = call.code == "P" and "already" in {token.symbol for token in story.tokens[call.place - 1 : call.place + 2]}
    return "meant" in before or again


def _asked(story: Story, told: list[Call]) -> Call | None:
    """The call whose legality is asked: the one behind 'may', or the last before a question of it."""
    for place in story.places("is_allowed"):
        behind = [call for call in told if place < call.place <= place + 4]
        if behind and (behind[0].code in _DOUBLES or is_bid(behind[0].code)):
            return behind[0]
    return None


def dealer_of(story: Story) -> str | None:
    """The seat that dealt, where the story names it."""
    for place in story.places("dealer", "dealt", "deal"):
        steps = (-1,) if story.tokens[place].symbol == "deal" else (1, -1, 2)
        for number in (place + step for step in steps):
            if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "seat_":
                return story.tokens[number].value
    return None
