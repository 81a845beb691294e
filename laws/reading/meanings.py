"""Whether the system card, as a story tells it, says what the explanation said (Laws 21B1b, 75)."""

import re
from collections.abc import Iterator, Sequence

from laws.reading.facts import Story
from laws.reading.tokens import Token, number_of

_NATURE = {"natural": "natural", "not_suit_club": "artificial"}
_CONVENTIONS = frozenset({"artificial", "transfer", "stayman", "blackwood", "two_suiter"})
_STRENGTH = {"weak_two": "weak", "strong": "strong"}
_EXPLAINED = frozenset({"explanation", "wrong_expl", "alert", "said", "answered", "denies"})
_HELD = frozenset({"have", "had_suit", "exposed", "misbid", "player", "he"})
_SAME = ("same", "check_word", "agreed")
_PAIRS = {"majors": re.compile("major|мажор", re.IGNORECASE), "minors": re.compile("minor|минор", re.IGNORECASE)}
_WEAK_TWO = re.compile("two|двойк|2", re.IGNORECASE)
_DOUBLES = frozenset({"takeout", "penalty"})
_STOPS = frozenset({".", ",", "?", "but_word"})


def agreement(story: Story) -> None:
    """What the card shows against what was explained: a card that says something else does not prove the explanation."""
    clauses = list(_clauses(story.tokens))
    card = next((number for number, (start, end) in enumerate(clauses) if _has(story, start, end, "conv_card")), None)
    if card is None:
        return
    shown = _meaning(story.tokens[slice(*clauses[card])])
    reach = card
    if not shown and _has(story, *clauses[card], *_SAME):
        story.put("agreement_proved", True, *clauses[card])
        return
    joined = card + 1 < len(clauses) and story.tokens[clauses[card][1]].symbol == ","
    if not shown and joined and not _has(story, *clauses[card + 1], *_HELD, *_EXPLAINED):
        reach = card + 1
        shown = _meaning(story.tokens[slice(*clauses[reach])])
    told = _explained(story, clauses, card, reach)
    if not shown or not told:
        return
    start, end = clauses[card][0], clauses[reach][1]
    same = any(shown.get(kind) == value for kind, value in told.items())
    if any(kind in shown and not (shown[kind] & value) for kind, value in told.items()):
        story.drop("agreement_proved")
        story.put("agreement_proved", False, start, end)
    elif same:
        story.put("agreement_proved", True, start, end)
    else:
        story.drop("agreement_proved")


def _explained(story: Story, clauses: Sequence[tuple[int, int]], card: int, reach: int) -> dict[str, frozenset[str]]:
    """What was explained: the clause of the explanation, with the one behind it where that clause gives no meaning."""
    for number, (start, end) in enumerate(clauses):
        if number in (card, reach) or not _has(story, start, end, *_EXPLAINED):
            continue
        found = _meaning(story.tokens[start:end])
        behind = number + 1
        if not found and behind < len(clauses) and behind != card and not _has(story, *clauses[behind], *_HELD):
            found = _meaning(story.tokens[slice(*clauses[behind])])
        if found:
            return found
    return {}


def _clauses(tokens: Sequence[Token]) -> Iterator[tuple[int, int]]:
    """The clauses of a story; numbers parted by a sign ('12-14') stay together."""
    start = 0
    for place, token in enumerate(tokens):
        if token.symbol not in _STOPS:
            continue
        near = tokens[max(0, place - 1)].symbol[:4], tokens[min(len(tokens) - 1, place + 1)].symbol[:4]
        if token.symbol == "," and near == ("num_", "num_"):
            continue
        if place > start:
            yield start, place
        start = place + 1
    if start < len(tokens):
        yield start, len(tokens)


def _has(story: Story, start: int, end: int, *symbols: str) -> bool:
    return any(token.symbol in symbols for token in story.tokens[start:end])


def _meaning(tokens: Sequence[Token]) -> dict[str, frozenset[str]]:
    """What words say of a call, by kind: whether it is natural, its strength, its suits, its points."""
    nature = {_NATURE[token.symbol] for token in tokens if token.symbol in _NATURE}
    nature |= {"artificial" for token in tokens if token.symbol in _CONVENTIONS}
    if not nature and any(token.symbol == "weak_two" and _WEAK_TWO.search(token.text) for token in tokens):
        nature = {"natural"}
    suited = " ".join(token.text for token in tokens if token.symbol in ("two_suiter", "artificial"))
    kinds = {
        "nature": nature,
        "pair": {name for name, form in _PAIRS.items() if form.search(suited)},
        "double": {
            "takeout" if token.symbol == "takeout" else "penalty" for token in tokens if token.symbol in _DOUBLES
        },
        "strength": {_STRENGTH[token.symbol] for token in tokens if token.symbol in _STRENGTH},
        "suits": {token.value for token in tokens if token.symbol.startswith("suit_") and token.value},
        "points": {str(number_of(token)) for token in tokens if _counts_points(token)},
    }
    return {kind: frozenset(values) for kind, values in kinds.items() if values}


def _counts_points(token: Token) -> bool:
    return token.symbol.startswith("num_") and (number_of(token) or 0) > 9
