"""Facts of a withdrawn call when its maker's partner comes to lead: the suits it showed, and those shown lawfully (Law 26)."""

from laws.reading.calls import Call, calls, is_bid, plain_suit, player_of
from laws.reading.events import asked_about
from laws.reading.facts import Story

_MARKS = ("insufficient", "oot", "take_back", "withdrew_call", "make_good", "boot")
_CHANGED = ("make_good", "instead_of")
_LEADING = frozenset({"lead", "on_lead", "require", "forbid", "declarer", "."})


def withdrawn(story: Story) -> None:
    """The call that was withdrawn, the suit it showed, and the suit of the call put in its place."""
    told = calls(story)
    marks = story.places(*_MARKS)
    near = [call for call in told if is_bid(call.code) and any(abs(call.place - mark) <= 4 for mark in marks)]
    bid = next(iter(near), None) or next((call for call in told if is_bid(call.code)), None)
    if bid is None:
        _suits_alone(story)
        return
    story.put("call", bid.code, bid.place, bid.place + 1)
    if (player := player_of(story, bid.caller)) and bid.caller is not None and player in "NESW":
        story.put("offender", player, bid.caller, bid.place + 1)
    if suit := plain_suit(story, bid.code):
        story.put("suits_specified", [suit], bid.place, bid.place + 1)
    _shown_after(story, told, bid)


def _shown_after(story: Story, told: list[Call], bid: Call) -> None:
    """The suit of the lawful call that replaced the withdrawn one."""
    for mark in story.places(*_CHANGED):
        after = [call for call in told if mark < call.place <= mark + 4 and call.place > bid.place]
        if after and not asked_about(story, after[0].place) and (suit := plain_suit(story, after[0].code)):
            story.put("suits_shown_legally", [suit], mark, after[0].place + 1)
            return


def _suits_alone(story: Story) -> None:
    """Suits told without a level ('a natural heart bid, insufficient, changed to spades')."""
    if story.has("transfer", "artificial", "conventional"):
        return
    marks = story.places("insufficient", "oot", "withdrew_call", "boot")
    if not marks:
        return
    suits = [
        place
        for place in story.places("suit_")
        if story.tokens[place].value
        and not _LEADING & {token.symbol for token in story.tokens[min(place, marks[0]) : max(place, marks[0])]}
    ]
    changed = [mark for mark in story.places(*_CHANGED) if mark > marks[0]]
    first = [place for place in suits if not changed or place < changed[0]]
    if not first:
        return
    story.put("suits_specified", [story.tokens[first[0]].value], first[0], first[0] + 1)
    second = [place for place in suits if changed and changed[0] < place <= changed[0] + 3]
    if second:
        story.put("suits_shown_legally", [story.tokens[second[0]].value], changed[0], second[0] + 1)
