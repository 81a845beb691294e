"""The card that declarer named and the one that dummy put up instead (Law 45D).

A story tells both cards in any order, one of them often by its rank alone ('asked for the queen of spades, dummy laid out
the king'), and may tell the card that the next defender then played. What matters is which card a verb of naming belongs
to, and which one dummy, or a verb of putting, belongs to.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from laws.reading.facts import Story
from laws.reading.roles import seat_after

_NAMING: Final = frozenset({"designate", "a_call", "require", "meant", "should", "has_to_play", "ask", "ordered_card"})
_NAMED_AFTER: Final = frozenset({"designate", "a_call", "require", "ask", "ordered_card"})
_DUMMY: Final = frozenset({"dummy", "table_hand", "dummy_down"})
_OTHERS: Final = frozenset({"lho", "rho", "opp", "defender", "next_hand", "third_hand", "fourth_hand"})
_TRICKS: Final = frozenset({"tricks_on", "trick", "later_tricks", "lead_next"})
_SPOTS: Final = {**{str(spot): str(spot) for spot in range(2, 10)}, "10": "T"}
_BREAKS: Final = (".", "?")
_REACH: Final = 5


@dataclass(frozen=True)
class _Card:
    """A card told at a token; `suit` is empty where only the rank is told."""

    place: int
    end: int
    suit: str
    rank: str


def misplaced(story: Story) -> None:
    """The card named and the card that dummy put up, where the story tells just these two (and cards of others)."""
    told = tuple(_told(story))
    suits = {card.suit for card in told if card.suit}
    common = next(iter(suits)) if len(suits) == 1 else ""
    strange: set[str] = set()
    found: dict[str, list[_Card]] = {}
    for number, card in enumerate(told):
        code = (card.suit or common) + card.rank
        if len(code) < 2:
            return
        if code not in found and (code in strange or _of_another(story, told, number)):
            strange.add(code)
        else:
            found.setdefault(code, []).append(card)
    named = _named(story, told, found)
    put = [code for code, cards in found.items() if code not in named and any(_is_put(story, told, c) for c in cards)]
    if len(found) == 2 and len(named) == 1:
        put = [code for code in found if code not in named]
    elif len(found) == 2 and not named and len(put) == 1:
        named = [code for code in found if code not in put]
    if len(named) == 1:
        _note(story, "named", found, named[0])
    if len(put) == 1:
        _note(story, "placed", found, put[0])


def _named(story: Story, told: Sequence[_Card], found: Mapping[str, Sequence[_Card]]) -> list[str]:
    """The cards that were named: by a verb of naming where the story first tells them, else later, else by 'said'."""
    first = [code for code, cards in found.items() if _is_named(story, told, cards[0])]
    if first:
        return first
    later = [code for code, cards in found.items() if any(_is_named(story, told, card) for card in cards)]
    return later or [code for code, cards in found.items() if _is_said(story, told, cards[0])]


def _note(story: Story, fact: str, found: Mapping[str, Sequence[_Card]], code: str) -> None:
    story.put(fact, code, found[code][0].place, found[code][0].end)


def _told(story: Story) -> Iterator[_Card]:
    """The cards of a story; a number is one only beside its suit."""
    tokens = story.tokens
    for place, token in enumerate(tokens):
        following = tokens[place + 1] if place + 1 < len(tokens) else None
        kind, _, value = token.symbol.partition("_")
        if kind == "card":
            yield _Card(place, place + 1, token.value[0], token.value[1])
        elif kind == "rank" and value and (following is None or following.symbol not in _TRICKS):
            yield _Card(place, place + 1, "", value)
        elif kind == "num" and value in _SPOTS and following and following.symbol[:5] == "suit_" and following.value:
            yield _Card(place, place + 2, following.value, _SPOTS[value])


def _before(story: Story, told: Sequence[_Card], card: _Card) -> list[str]:
    """The words before a card, back to the card or the break before it."""
    last = max((other.end for other in told if other.end <= card.place), default=0)
    words: list[str] = []
    for number in range(card.place - 1, max(last, card.place - _REACH) - 1, -1):
        symbol = story.tokens[number].symbol
        if symbol in _BREAKS or (symbol == "," and words):
            break
        words.append(symbol)
    return words


def _behind(story: Story, told: Sequence[_Card], card: _Card, reach: int = 3) -> list[str]:
    """The words behind a card, up to the next card or break."""
    following = min((other.place for other in told if other.place >= card.end), default=len(story.tokens))
    words: list[str] = []
    for number in range(card.end, min(following, card.end + reach)):
        symbol = story.tokens[number].symbol
        if symbol in _BREAKS or (words[:1] == [","] and number + 1 == following):
            break
        if symbol != "have":
            words.append(symbol)
    return words


def _is_named(story: Story, told: Sequence[_Card], card: _Card) -> bool:
    """Whether a verb of naming, or 'instead of', belongs to a card."""
    before = _before(story, told, card)
    if before[:1] == ["instead_of"]:
        return True
    behind = _behind(story, told, card)
    if set(behind[:2]) & _NAMED_AFTER or behind[:2] in (["i", "meant"], ["he", "meant"]):
        return True
    return bool(_NAMING & set(before)) and not _fronted(story, told, card)


def _is_said(story: Story, told: Sequence[_Card], card: _Card) -> bool:
    """Whether somebody else than dummy said a card."""
    before = _before(story, told, card)
    return "said" in before and not _DUMMY & set(before)


def _fronted(story: Story, told: Sequence[_Card], card: _Card) -> bool:
    """Whether the verb before a card belongs to the card before that ('ace of clubs I wanted and the deuce appeared')."""
    previous = next((other for other in reversed(told) if other.end <= card.place), None)
    if previous is None or card.place - previous.end > _REACH:
        return False
    behind = _behind(story, told, previous)
    return bool(_NAMED_AFTER & set(behind[:1])) or behind[:2] in (["i", "meant"], ["he", "meant"], ["i", "designate"])


def _is_put(story: Story, told: Sequence[_Card], card: _Card) -> bool:
    """Whether a card is dummy's doing."""
    before = _before(story, told, card)
    return bool(_DUMMY & {*_behind(story, told, card, 1), *(before if before[:1] != [","] else ())})


def _of_another(story: Story, told: Sequence[_Card], number: int) -> bool:
    """Whether a card is the next defender's."""
    before = _before(story, told, told[number])
    declarer = story.roles.declarer
    ours = {f"seat_{declarer}", f"seat_{seat_after(declarer, 2)}"} if declarer else set()
    if _DUMMY & set(before) or _NAMING & set(before):
        return False
    return any(word in _OTHERS or (word[:5] == "seat_" and word not in ours) for word in before)
