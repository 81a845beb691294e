"""Facts beside the main one: who had the information, how the players sat, what was called on the cards of another board."""

import re

from laws.reading.calls import Call, calls, player_of, same
from laws.reading.events import asked_about, denied, doer
from laws.reading.facts import Story
from laws.reading.followers import called_since
from laws.reading.roles import seat_after

_SOURCES = {
    "hesitation": ("hesitation", "slow", "minutes"),
    "fast_action": ("quick_action",),
    "remark": ("remark", "loud", "said"),
    "manner": ("gesture",),
    "question": ("ask", "ask_meaning"),
    "alert": ("alert",),
    "missing_alert": ("not_alerted",),
    "explanation": ("explanation", "wrong_expl"),
    "mistaken_explanation": ("wrong_expl", "explanation"),
}
_DIRECTION = re.compile(r"direction|wrong way|arrow|наоборот|лини|направлен", re.IGNORECASE)
_NEAR = 6
"""Words between who gave information and how he gave it; one named farther off did something else."""
_NEXT = {"lho": 1, "next_hand": 1, "partner": 2, "rho": 3}


def receiver(story: Story) -> None:
    """The seat that had information from its partner, where the story seats the one who gave it."""
    source = story.values.get("source")
    for place in story.places(*_SOURCES.get(source if isinstance(source, str) else "", ())):
        who = doer(story, place)
        seat = player_of(story, who)
        near = who is not None and abs(place - who) <= _NEAR
        if who is not None and near and seat and seat in "NESW" and not denied(story, place):
            story.put("receiver", seat_after(seat, 2), who, place + 1)
            return


def seating(story: Story) -> None:
    """Whether partners sat in each other's seats, or the pairs in each other's direction."""
    for place in story.places("arrow_switch"):
        token = story.tokens[place]
        near = {entry.symbol for entry in story.tokens[max(0, place - 4) : place + 4]}
        between = "partner" in near and not near & {"opp", "they", "pair"}
        turned = story.has("ns", "ew") or (bool(_DIRECTION.search(token.text)) and not between)
        if turned or between:
            story.put("seating", "wrong_direction" if turned else "partners_swapped", place, place + 1)
            return


def calls_on_other_cards(story: Story) -> None:
    """The call made on the cards of another board, and the next player's where it follows."""
    told = [call for call in calls(story) if not asked_about(story, call.place) and not denied(story, call.place)]
    if not told or _of_another(story, told[0]):
        return
    first = told[0]
    if (seat := player_of(story, first.caller)) and first.caller is not None and seat in "NESW":
        story.put("offender", seat, first.caller, first.place + 1)
    if not any(place > first.place for place in story.places("now", "again")):
        called_since(story, first.place, first.caller, partner=True)
    story.put("call", first.code, first.place, first.place + 1)
    following = next((call for call in told[1:] if _follows(story, first, call, 1)), None)
    if following is not None:
        story.put("lho_call", following.code, following.place, following.place + 1)


def _of_another(story: Story, first: Call) -> bool:
    """Whether the first call told is not the one on the wrong cards: an opponent's or partner's, or one made only now."""
    if first.caller is not None and story.tokens[first.caller].symbol in ("lho", "rho", "next_hand", "partner", "they"):
        return True
    return "now" in {token.symbol for token in story.tokens[max(0, first.place - 4) : first.place]}


def _follows(story: Story, first: Call, call: Call, steps: int) -> bool:
    """Whether a call is that of the player so many places after the first caller."""
    if call.caller is None or steps > 3:
        return False
    seats = player_of(story, first.caller), player_of(story, call.caller)
    if seats[0] and seats[1] and seats[0] in "NESW" and seats[1] in "NESW":
        return seat_after(seats[0], steps) == seats[1]
    return same(story, first.caller, None) and _NEXT.get(story.tokens[call.caller].symbol) == steps
