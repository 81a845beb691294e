"""Who does what in a story: the doer of a verb, numbers near it, and what lies before and after."""

from laws.reading.facts import Story
from laws.reading.roles import is_person
from laws.reading.tokens import number_of

_HANDS = ("table_hand", "own_hand", "in_own_hand", "he")
LATER = frozenset({"later_tricks", "after", "again", "other", "now"})


def doer(story: Story, place: int) -> int | None:
    """The token of the person who does what the verb at `place` says.

    A person right behind the verb (the Russian order 'взял Запад') comes first, then the nearest one before it in the clause,
    then the nearest one before it in the sentence.
    """
    tokens = story.tokens
    if place + 1 < len(tokens):
        behind = tokens[place + 1].symbol
        if is_person(behind) and behind not in ("i", "partner") or behind in ("table_hand", "own_hand", "in_own_hand"):
            return place + 1
    fallback: int | None = None
    for number in range(place - 1, max(-1, place - 14), -1):
        symbol = tokens[number].symbol
        if symbol in (".", "?"):
            break
        if symbol == "," and fallback is None:
            fallback = -1
        if is_person(symbol) or symbol in _HANDS:
            return number
    if place + 2 < len(tokens) and tokens[place + 1].symbol not in (".", ",", "?") and is_person(tokens[place + 2].symbol):
        return place + 2
    return None


def number_after(story: Story, place: int, reach: int = 4) -> tuple[int, int] | None:
    """The first number behind a token in the sentence, and its place; tricks named by number do not count."""
    for number in range(place + 1, min(len(story.tokens), place + reach + 1)):
        token = story.tokens[number]
        if token.symbol in (".", "?"):
            return None
        if token.symbol[:5] in ("num_1", "num_2", "num_3", "num_4", "num_5", "num_6", "num_7", "num_8", "num_9", "rank_"):
            value = number_of(token)
            if value is not None and value <= 13:
                return value, number
    return None


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
