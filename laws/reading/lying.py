"""Penalty cards that a story tells to be lying on the table: which, of what rank, and whose (Laws 49-51)."""

import re
from dataclasses import dataclass
from itertools import pairwise

from laws.reading.cards import HONOURS
from laws.reading.corrected import corrected_card
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.roles import is_person

_SEATS = tuple("NESW")
_MARKS = ("penalty_card", "major_pc", "minor_pc", "dropped", "face_up")
PENALTY = ("penalty_card", "major_pc", "minor_pc")
_BESIDE = ("exposed", "penalty", "table_hand", "table_no", "ahead_of", "kept", "take_back", *PENALTY)
"""Words by which a card is told to lie there, where no word of penalty cards stands near one."""
_LIES = re.compile(r"леж\w+|l[ei][zj]h?[ai]\w*|lying|lies|pen|шт\w{0,2}", re.IGNORECASE)
_BETWEEN = (",", "plus", "each")
_ACTS = ("play", "lead", "follow", "discard", "ruff", "lead_next")
_OWN = ("he", "own", "i", "low")
_MAJOR = re.compile(r"major|старш|главн|крупн|больш|основн|starsh|glavn|krupn|bolsh", re.IGNORECASE)
_MINOR = re.compile(r"minor|младш|второстеп|мелк|мала|малую|малой|маленьк|mladsh|vtorostep|melk", re.IGNORECASE)
_PLAYED = ("correct_rev", "lol_oot", "oot")
_JOINED = re.compile(r"\s+(?:and|и|i|&|n)\s+(?:the\s+|a\s+)?", re.IGNORECASE)
_BEHIND_CARD = 6
_OF = re.compile(r"\W*of\b", re.IGNORECASE)


@dataclass(frozen=True)
class Lying:
    """A penalty card of the story: its token and its holder's, and the card as the facts name it."""

    place: int
    holder: int | None
    entry: dict[str, str]


def lying_cards(story: Story, *, others: frozenset[int] = frozenset()) -> list[Lying]:
    """The penalty cards in the order of the story, each once.

    Args:
        others: cards that are told to be something else.
    """
    both = _both_named(story)
    led = _led_with_another(story) | others
    named = [number for number in story.places("card_") if number not in led]
    meant = set(named) if both else _listed_with(story, {number for number in _meant(story) if number in named}, named)
    found = _read(story, sorted(meant), both=both)
    if not found and led - others:
        found = _dropped_beside(story, led - others)
    if not found and (taken := corrected_card(story)) is not None and taken[1] not in others:
        found = [_entry(story, taken[1], taken[0], (), rank="major")]
    if not found:
        found = _by_the_way(story, named) or _by_suit(story)
    return _ranked(found)


def _read(story: Story, places: list[int], *, both: bool) -> list[Lying]:
    """The cards at some tokens, with their holders; a list of cards has one holder."""
    found: list[Lying] = []
    for number in places:
        listed = found and _list_between(story, found[-1].place, number)
        holder = found[-1].holder if listed else holder_of(story, number)
        player = "offender" if holder is None else _player(story, holder, found)
        pair = pair_of(story, number)
        for code in pair:
            rank = rank_of(story, number, named=both or bool(listed) or len(places) + len(pair) > 2)
            if rank is not None and all(card.entry["card"] != code for card in found):
                found.append(Lying(number, holder, {"player": player, "card": code, "rank": rank}))
    return found


def _entry(story: Story, number: int, holder: int | None, before: tuple[Lying, ...], *, rank: str) -> Lying:
    player = "offender" if holder is None else _player(story, holder, list(before))
    return Lying(number, holder, {"player": player, "card": story.tokens[number].value, "rank": rank})


def _ranked(found: list[Lying]) -> list[Lying]:
    """The cards with their ranks: where a player has more than one, all of them are major (50B)."""
    held = [card.entry["player"] for card in found]
    return [
        Lying(card.place, card.holder, {**card.entry, "rank": "major"})
        if held.count(card.entry["player"]) > 1
        else card
        for card in found
    ]


def _list_between(story: Story, first: int, second: int) -> bool:
    return all(token.symbol in _BETWEEN for token in story.tokens[first + 1 : second])


def _listed_with(story: Story, meant: set[int], named: list[int]) -> set[int]:
    """The cards meant and those that a list names with them ('the jack of hearts and the ace of clubs')."""
    found = set(meant)
    for before, after in pairwise(named):
        if _list_between(story, before, after) and (before in found or after in found):
            found |= {before, after}
    return found


def _by_the_way(story: Story, named: list[int]) -> list[Lying]:
    """Cards beside words for lying there, where no word of penalty cards stands near any: not those that are played."""
    marks = [
        place for place, token in enumerate(story.tokens) if token.symbol in _BESIDE or told_as_lying(story, place)
    ]
    near = {
        number
        for number in named
        if any(abs(mark - number) <= _BEHIND_CARD and not _stop_between(story, mark, number) for mark in marks)
    }
    kept = sorted(number for number in _listed_with(story, near, named) if not _is_played(story, number))
    return _read(story, kept, both=False)


def told_as_lying(story: Story, place: int) -> bool:
    """Whether a word tells of a penalty card, of its rank, or of a card that lies there."""
    token = story.tokens[place]
    if token.symbol in PENALTY or (token.symbol == "_" and _LIES.fullmatch(token.text)):
        return True
    return token.symbol[:5] != "card_" and bool(_MAJOR.search(token.text) or _MINOR.search(token.text))


def pair_of(story: Story, number: int) -> tuple[str, ...]:
    """The card at a token, and before it another of its suit told by the rank alone ('the nine and two of diamonds')."""
    code, before = story.tokens[number].value, story.tokens[number - 1] if number else None
    if before is None:
        return (code,)
    rank = before.symbol[5:] if before.symbol[:5] == "rank_" else before.value if before.symbol in PENALTY else ""
    joined = _JOINED.fullmatch(story.text[before.end : story.tokens[number].start])
    return (code[0] + rank, code) if rank in tuple("AKQJT98765432") and joined else (code,)


def _stop_between(story: Story, first: int, second: int) -> bool:
    return any(token.symbol in (".", "?") for token in story.tokens[min(first, second) : max(first, second)])


def _is_played(story: Story, number: int) -> bool:
    """Whether a card is the object of a verb of playing."""
    before = number - 1
    while before > 0 and story.tokens[before].symbol in _OWN:
        before -= 1
    return before >= 0 and story.tokens[before].symbol in _ACTS


def _by_suit(story: Story) -> list[Lying]:
    """A penalty card told by its rank alone, of the one suit told ('hearts barred because of his penalty ten')."""
    ranks = [place for place in story.places(*PENALTY) if story.tokens[place].value in tuple("AKQJT98765432")]
    suits = {token.value for token in story.tokens if token.symbol[:5] == "suit_" and token.value}
    if len(ranks) != 1 or len(suits) != 1 or story.places("card_"):
        return []
    place = ranks[0]
    code = suits.pop() + story.tokens[place].value
    rank = "major" if code[1] in HONOURS else _rank_told(story, place)
    holder = holder_of(story, place)
    player = "offender" if holder is None else _player(story, holder, [])
    return [Lying(place, holder, {"player": player, "card": code, "rank": rank})] if rank else []


def _dropped_beside(story: Story, led: set[int]) -> list[Lying]:
    """A card told by its rank that dropped as another of its suit was led."""
    number = min(led)
    for place in story.places("dropped"):
        rank = _dropped_rank(story, place)
        if rank is not None:
            holder = holder_of(story, number)
            player = "offender" if holder is None else _player(story, holder, [])
            code = story.tokens[number].value[0] + story.tokens[rank].symbol[5:]
            entry = {"player": player, "card": code, "rank": "major" if code[1] in HONOURS else "minor"}
            return [Lying(rank, holder, entry)]
    return []


def _led_with_another(story: Story) -> set[int]:
    """Cards that were led or played as another one dropped: they are no penalty cards."""
    found: set[int] = set()
    for place in story.places("dropped"):
        acted = [mark for mark in story.places("lead", "play", "opening_lead") if place - 5 <= mark < place]
        others = [number for number in story.places("card_") if acted and acted[-1] < number < place]
        other = _dropped_rank(story, place) is not None or any(
            token.symbol[:5] == "card_" for token in story.tokens[place + 1 : place + 4]
        )
        if others and other and not set(PENALTY) & set(story.stream.symbols[:place]):
            found.update(others)
    return found


def _dropped_rank(story: Story, place: int) -> int | None:
    """The rank beside a word for dropping, where a card of its suit was led with it ('the five fell as well')."""
    for number in (place - 1, place + 1, place + 2):
        if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "rank_":
            return number
    return None


def _meant(story: Story) -> set[int]:
    """The cards that words of penalty cards are about: the nearest to each word, all near one that tells of several."""
    cards = story.places("card_")
    found: set[int] = set()
    for mark in story.places(*_MARKS):
        several = mark and story.tokens[mark - 1].symbol in ("num_2", "rank_2", "each", "several")
        near = [number for number in cards if abs(number - mark) <= 7]
        found.update(near if several else sorted(near, key=lambda number: abs(number - mark))[:1])
        if (
            len(near) > 1
            and near[1] - near[0] <= 2
            and story.tokens[near[0]].value[0] == story.tokens[near[1]].value[0]
        ):
            found.update(near[:2])
    unplayed = {number for number in found if not _is_played(story, number)}
    return (unplayed or found) | {number for number in cards if _on_the_table(story, number)}


def _on_the_table(story: Story, number: int) -> bool:
    """Whether a card is told to have been lying on the table already."""
    before = [token.symbol for token in story.tokens[max(0, number - 3) : number]]
    return "already" in before and story.has("dropped", "on_lead", "penalty_card", *_MARKS)


def _both_named(story: Story) -> bool:
    """Whether the two cards of the story are its two penalty cards, wherever they are called so."""
    told = any(
        place and story.tokens[place - 1].symbol in ("num_2", "rank_2", "each")
        for place in story.places("penalty_card")
    )
    return told and len({story.tokens[place].value for place in story.places("card_")}) == 2


def _player(story: Story, holder: int, before: list[Lying]) -> str:
    """The holder's seat; without seats the first holder is the offender, another one his partner."""
    player = story.roles.player(holder)
    if player in _SEATS and player is not None:
        return player
    first = next((card.holder for card in before if card.holder is not None), None)
    if first is not None and kinship(story, holder, first) == "partner":
        return "partner"
    return "offender"


def _rank_told(story: Story, number: int) -> str | None:
    """The rank that words near a card tell; None where they tell none, or ask which."""
    span = range(max(0, number - _BEHIND_CARD), min(len(story.tokens), number + _BEHIND_CARD + 1))
    written = [story.tokens[place].text for place in span if not story.tokens[place].symbol.startswith("card_")]
    major, minor = (any(words.search(text) for text in written) for words in (_MAJOR, _MINOR))
    if story.has(*_PLAYED) and not minor:
        return "major"
    return None if major == minor else "major" if major else "minor"


def rank_of(story: Story, number: int, *, named: bool) -> str | None:
    """The rank of the penalty card at a token; None where nothing says that a small card is one."""
    if story.tokens[number].value[1] in HONOURS:
        return "major"
    told = _rank_told(story, number)
    near = {story.tokens[mark].symbol for mark in story.places(*_MARKS) if abs(mark - number) <= 7}
    if told is not None:
        return told
    return "minor" if named or near & {"dropped", "penalty_card", "minor_pc"} else None


def holder_of(story: Story, number: int) -> int | None:
    """The player in front of whom a card lies: told right behind it ('the king of North'), before it, or after."""
    if number + 1 < len(story.tokens) and story.tokens[number + 1].symbol[:5] == "seat_":
        return number + 1
    before, behind = range(number - 1, max(-1, number - 10), -1), range(number + 1, min(len(story.tokens), number + 5))
    for places, stops in ((before, (".",)), (behind, (",", ".", "but_word"))):
        for place in places:
            symbol = story.tokens[place].symbol
            if symbol in stops:
                break
            if is_person(symbol) and symbol not in ("declarer", "dummy"):
                partner_of_it = place == number - 1 and _OF.match(story.text[story.tokens[place].end :])
                if symbol == "partner" and partner_of_it:
                    return None
                his = place + 1 < len(story.tokens) and story.tokens[place + 1].symbol == "partner"
                return place + 1 if symbol == "i" and his else place
    return None
