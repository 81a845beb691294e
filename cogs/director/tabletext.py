"""Penalty cards and restrictions as a Director types them: 'W ♦9; E C2 minor', 'З не ♦'."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final, Literal

from cogs.typed import card_code
from engine.cards import Suit, is_honour
from engine.players import SEATS, Seat, partner, side
from engine.table import LyingCard, Restricted
from laws.errors import UserError, user_error

_SEATS: Final[Mapping[str, Seat]] = {
    **{seat.casefold(): seat for seat in SEATS},
    **dict.fromkeys(("с", "север", "north"), "N"),
    **dict.fromkeys(("в", "восток", "east"), "E"),
    **dict.fromkeys(("ю", "юг", "south"), "S"),
    **dict.fromkeys(("з", "запад", "west"), "W"),
}
_RANKS: Final[Mapping[str, Literal["major", "minor"]]] = {
    **dict.fromkeys(("major", "старшая"), "major"),
    **dict.fromkeys(("minor", "младшая"), "minor"),
}
_SUITS: Final[Mapping[str, Suit]] = {
    **dict.fromkeys(("♠", "♤", "s", "п", "пики", "пика", "пику", "spade", "spades"), "S"),
    **dict.fromkeys(("♥", "♡", "h", "ч", "червы", "черва", "черву", "heart", "hearts"), "H"),
    **dict.fromkeys(("♦", "♢", "d", "б", "бубны", "бубна", "бубну", "diamond", "diamonds"), "D"),
    **dict.fromkeys(("♣", "♧", "c", "т", "трефы", "трефа", "трефу", "club", "clubs"), "C"),
}
_NOT: Final = frozenset({"not", "no", "не", "нельзя"})
_MUST: Final = frozenset({"lead", "only", "must", "ход", "только", "нужно"})


def lying_cards(text: str, declarer: Seat | None) -> tuple[LyingCard, ...]:
    """Penalty cards, one or more a player; those of a player who has two or more are all major.

    Args:
        declarer: None where nobody said; then the cards must all be of one side.

    Raises:
        UserError: something is no card of a defender, a card is named twice, or the rank of a small card is not said.
    """
    found: list[LyingCard] = []
    for item, words in _items(text):
        player = _SEATS.get(words[0])
        named = [rank for word in words[1:] if (rank := _RANKS.get(word))]
        cards = [card_code(word) for word in words[1:] if word not in _RANKS]
        if player is None or not cards or not _may_have(player, declarer, found):
            raise _wrong("director-cards", item)
        for card in cards:
            if card is None or any(lying.card == card for lying in found):
                raise _wrong("director-cards", item)
            major = is_honour(card) or "major" in named
            if not major and not named and len(cards) == 1:
                raise _wrong("director-rank", item)
            found.append(LyingCard(player=player, card=card, rank="major" if major else "minor"))
    held = [lying.player for lying in found]
    return tuple(
        lying.model_copy(update={"rank": "major"}) if held.count(lying.player) > 1 else lying for lying in found
    )


def _may_have(player: Seat, declarer: Seat | None, found: Sequence[LyingCard]) -> bool:
    """Whether a player can be a defender who has a penalty card."""
    if declarer:
        return player not in (declarer, partner(declarer))
    return all(side(lying.player) == side(player) for lying in found)


def restrictions(text: str) -> tuple[Restricted, ...]:
    """Restrictions on leads: a suit that must be led at the next lead, or may not be led while the lead is kept.

    Raises:
        UserError: something is no restriction.
    """
    found = []
    for item, words in _items(text):
        player, suit = _SEATS.get(words[0]), _SUITS.get(words[-1])
        between = set(words[1:-1])
        if player is None or suit is None or not between <= _NOT | _MUST:
            raise _wrong("director-restrictions", item)
        if between & _NOT:
            found.append(Restricted(player=player, rule="not_lead_suit", suit=suit, until="retains_lead"))
        else:
            found.append(Restricted(player=player, rule="lead_suit", suit=suit, until="first_lead"))
    return tuple(dict.fromkeys(found))


def _items(text: str) -> Iterator[tuple[str, list[str]]]:
    """The parts of a list, each as it stands and as words."""
    for item in filter(None, (part.strip() for part in re.split(r"[;,\n]", text))):
        yield item, re.sub(r"[:.]", " ", item).casefold().split() or [item]


def _wrong(code: str, item: str) -> UserError:
    return user_error(code, given=item[:80])
