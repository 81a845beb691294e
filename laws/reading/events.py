"""Who does what in a story: the doer of a verb, numbers near it, and what lies before and after."""

from laws.reading.facts import Story
from laws.reading.roles import is_person

_HANDS = ("table_hand", "own_hand", "in_own_hand", "he")
LATER = frozenset({"later_tricks", "after", "again", "other", "now"})


def doer(story: Story, place: int) -> int | None:
    """The token of the person who does what the verb at `place` says.

    The word right before the verb comes first; behind a verb of winning then the word right behind it (the Russian order 'взял
    Запад'); then the nearest person before it in the clause, right behind it, and before it in the sentence.
    """
    tokens = story.tokens
    winning = tokens[place].symbol in ("win", "later_tricks")
    if place and _acts(tokens[place - 1].symbol, winning):
        return _named(story, place - 1)
    behind = place + 1 if place + 1 < len(tokens) and _acts(tokens[place + 1].symbol, winning) else None
    owner = [token.symbol for token in tokens[place + 1 : place + 3]]
    if winning and owner in (["he", "partner"], ["own", "partner"]):
        return place + 2
    if behind is not None and winning and tokens[behind].symbol not in ("i", "partner", "he"):
        return _named(story, behind)
    outside: int | None = None
    comma = False
    for number in range(place - 1, max(-1, place - 14), -1):
        symbol = tokens[number].symbol
        if symbol in (".", "?"):
            break
        if symbol == ",":
            comma = True
        if _acts(symbol, winning):
            if not comma:
                return _named(story, number)
            outside = number
            break
    if behind is not None and tokens[behind].symbol not in ("i", "he"):
        return _named(story, behind)
    if outside is not None:
        return _named(story, outside)
    if (
        place + 2 < len(tokens)
        and tokens[place + 1].symbol not in (".", ",", "?")
        and is_person(tokens[place + 2].symbol)
    ):
        return place + 2
    return None


def _acts(symbol: str, winning: bool) -> bool:
    return is_person(symbol) or symbol == "he" or (winning and symbol in _HANDS)


def _named(story: Story, place: int) -> int:
    """The seat that stands beside a role ('defender West'), else the role itself."""
    if story.tokens[place].symbol in ("defender", "declarer", "opp", "leader", "dummy"):
        for number in (place - 1, place + 1):
            if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "seat_":
                return number
    return place


def first(story: Story, *symbols: str, start: int = 0) -> int | None:
    """The first token with one of these symbols from `start` on."""
    return next((place for place in story.places(*symbols) if place >= start), None)


def sentence(story: Story, place: int) -> range:
    """The tokens of the sentence around a place."""
    left = place
    while left > 0 and story.tokens[left - 1].symbol != ".":
        left -= 1
    right = place
    while right < len(story.tokens) and story.tokens[right].symbol != ".":
        right += 1
    return range(left, right)


def denied(story: Story, place: int) -> bool:
    """Whether a negation or a doubt stands right before a token."""
    before = [story.tokens[number].symbol for number in range(max(0, place - 2), place)]
    return "neg" in before or "hypothetical" in before or "notyet" in before


def asked_about(story: Story, place: int) -> bool:
    """Whether a token stands in a question."""
    span = sentence(story, place)
    return any(story.tokens[number].symbol == "?" for number in range(place, min(span.stop, place + 12)))
