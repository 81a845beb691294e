"""The call for a card from dummy that a story tells first, set right against what others say of it (Law 46).

A story of an incomplete call goes on with what the opponents make of it, what lies on the table and what dummy put up; suits
and ranks named there are not part of the call. The call is the first one that stands right behind a verb of naming, or in
quotes beside it.
"""

from dataclasses import dataclass
from typing import Final, Literal

from laws.reading.facts import Story

_NAMING: Final = frozenset({"designate", "said", "a_call", "ordered_card"})
_BESIDE: Final = _NAMING | {"declarer", "i", "he"}
_OTHERS: Final = frozenset({"we", "they", "opp", "defender", "lho", "rho", "dummy", "director", "spectator"})
_WORDS: Final = frozenset({"low", "lowest", "small_card", "high", "highest", "top", "win_word", "anything"})
_ENDS: Final = (",", ".", "?")


@dataclass(frozen=True)
class _Call:
    """A call at a token: what it names."""

    place: int
    kind: Literal["card", "rank", "suit", "word"]


def first_call(story: Story) -> None:
    """Take back a suit or rank that does not belong to the call, and put the call's own."""
    call = _first(story)
    if call is None or (call.kind == "rank" and _suit_called_later(story, call.place)):
        return
    token = story.tokens[call.place]
    if call.kind == "card":
        story.drop("called_suit", "called_rank", "called_word")
        story.put("called_suit", token.value[0], call.place, call.place + 1)
        story.put("called_rank", token.value[1], call.place, call.place + 1)
    elif call.kind == "rank":
        story.drop("called_suit", "called_rank")
        story.put("called_rank", token.symbol[5:], call.place, call.place + 1)
    elif call.kind == "suit":
        story.drop("called_suit", "called_rank")
        story.put("called_suit", token.value, call.place, call.place + 1)
    else:
        story.drop("called_suit", "called_rank")


def _first(story: Story) -> _Call | None:
    for place, token in enumerate(story.tokens):
        if token.symbol == "anything" and story.values.get("called_word") == "anything":
            return _Call(place, "word")
        kind = _kind(token.symbol, token.value)
        if kind is not None and (_behind_verb(story, place) or _quoted(story, place)):
            return _Call(place, kind)
    return None


def _suit_called_later(story: Story, place: int) -> bool:
    """Whether a suit alone is called further on: the calls told before were of earlier tricks."""
    later = (number for number in story.places("suit_") if number > place)
    return any(_symbol(story, number - 1) == _symbol(story, number + 1) == "," for number in later)


def _kind(symbol: str, value: str) -> Literal["card", "rank", "suit", "word"] | None:
    kind, _, rest = symbol.partition("_")
    if kind == "card" and len(value) == 2:
        return "card"
    if kind == "rank" and rest:
        return "rank"
    if kind == "suit" and value:
        return "suit"
    return "word" if symbol in _WORDS else None


def _symbol(story: Story, place: int) -> str:
    """The symbol at a place; a break outside the text."""
    return story.tokens[place].symbol if 0 <= place < len(story.tokens) else "."


def _alone(story: Story, place: int) -> bool:
    return _symbol(story, place + 1) in _ENDS


def _behind_verb(story: Story, place: int) -> bool:
    """Whether a verb of naming stands right before a token that ends there, said by declarer as far as told."""
    return _symbol(story, place - 1) in _NAMING and _alone(story, place) and not _of_others(story, place - 1)


def _of_others(story: Story, verb: int) -> bool:
    """Whether somebody else than declarer says it, or it is only asked for later ('may I now name')."""
    before = {_symbol(story, verb - 1), _symbol(story, verb - 2)} - {",", "."}
    return bool(before & (_OTHERS | {"neg", "is_allowed", "now", "only", "hypothetical"}))


def _quoted(story: Story, place: int) -> bool:
    """Whether a token stands alone in quotes, beside a verb of naming or the one who names."""
    if _symbol(story, place - 1) != "," or _symbol(story, place + 1) != ",":
        return False
    before, behind = place - 2, place + 2
    if _symbol(story, behind) == ",":
        behind += 1
    if _symbol(story, before) == ",":
        before -= 1
        return place > 2 and _symbol(story, before) not in (*_OTHERS, *_ENDS)
    if _symbol(story, before) in _BESIDE:
        return not (_symbol(story, before) in _NAMING and _of_others(story, before))
    return place == 1 or (_symbol(story, behind) in _NAMING and _symbol(story, behind + 1) not in _OTHERS)


def void_of_led_suit(story: Story) -> None:
    """'No spades in dummy' where spades were led tells nothing of the card that was called by its rank or a word alone."""
    if story.values.get("called_in_dummy") is not False or "called_suit" in story.values:
        return
    if "called_rank" not in story.values:
        if story.values.get("called_word") in ("low", "high", "win"):
            story.drop("called_in_dummy")
        return
    led = story.values.get("led_suit")
    for place in story.places("neg", "having_none", "none_left", "void", "run_out"):
        near = story.tokens[max(0, place - 3) : place + 4]
        there = {token.symbol for token in near} & {"table_hand", "dummy"}
        suited = story.tokens[place].symbol == "having_none" or any(
            token.symbol[:5] == "suit_" and token.value == led for token in near
        )
        if there and suited and led not in (None, "none"):
            story.drop("called_in_dummy")
            return
