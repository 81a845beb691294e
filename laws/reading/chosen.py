"""What declarer has chosen after a lead or play out of turn, with the suit he named (Laws 50D2, 54D, 56, 57A)."""

from typing import Final

from laws.reading.events import sentence
from laws.reading.facts import Story
from laws.reading.roles import is_person

_FORBIDS: Final = frozenset({"forbid", "disobey", "barred"})
_DENIED: Final = frozenset({"neg", "notyet", "neither"})
_OPEN: Final = frozenset({"is_allowed", "hypothetical", "meant", "or_word", "right_to", "when", "ask"})
"""What stands before a choice that has not been made: 'may I forbid', 'if he requires', 'he wants to bar'."""
_REACH: Final = 5
_STOPS: Final = (".", "?")


def choice_told(story: Story) -> None:
    """Note that declarer required or forbade a suit, where the story tells it and does not ask about it."""
    for place in story.places("require", *_FORBIDS):
        behind = [token.symbol for token in story.tokens[place + 1 : place + 1 + _REACH]]
        if _open(story, place, behind):
            continue
        for number, symbol in enumerate(behind):
            if symbol in _STOPS or symbol == "or_word":
                break
            if symbol[:5] != "suit_" or not (value := story.tokens[place + 1 + number].value):
                continue
            choice = "forbid" if story.tokens[place].symbol in _FORBIDS else "require"
            if choice == "require" and {"high", "low", "highest", "lowest"} & set(behind[:number]):
                return
            end = place + number + 2
            if story.values.get("declarer_choice", choice) == choice:
                story.put("declarer_choice", choice, place, end)
                story.put("choice_suits", [value], place, end)
            return


def only_other_suit(story: Story) -> None:
    """The suit chosen, where the story names just one beside the suit led."""
    if story.values.get("declarer_choice") not in ("require", "forbid") or "rank_choice" in story.values:
        return
    named = {story.tokens[place].value: place for place in story.places("suit_") if story.tokens[place].value}
    others = [suit for suit in named if suit != story.values.get("led_suit")]
    if len(others) == 1:
        story.put("choice_suits", others, named[others[0]], named[others[0]] + 1)


def _somebody(behind: list[str]) -> bool:
    """Whether a player or a suit follows: 'barred' stands for one who keeps silent, too."""
    return bool(behind) and (is_person(behind[0]) or behind[0] == "he" or behind[0][:5] == "suit_")


def _open(story: Story, place: int, behind: list[str]) -> bool:
    span = sentence(story, place)
    before = [story.tokens[number].symbol for number in range(max(span.start, place - 4), place)]
    asked = any(story.tokens[number].symbol == "?" for number in span)
    begins = {story.tokens[number].symbol for number in range(span.start, place)}
    return (
        not _OPEN.isdisjoint(before)
        or not _DENIED.isdisjoint(before[-1:])
        or (story.tokens[place].symbol == "barred" and not _somebody(behind))
        or behind[:1] in (["?"], ["is_allowed"])
        or {"take_back", "or_word"} & set(behind[:3]) != set()
        or (asked and not begins.isdisjoint({"is_allowed", "has_to_play"}))
    )
