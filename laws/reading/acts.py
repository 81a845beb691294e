"""Who acted, or had not acted yet: the actor, the act and its negation, and where the actor sits seen from an offender."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final, Literal

from laws.reading.facts import Story
from laws.reading.narrative import cyrillic
from laws.reading.roles import is_person
from laws.reading.tokens import Token

Kind = Literal["call", "play"]
_CALLED = frozenset(
    {"acted", "pass", "dbl", "rdbl", "called_next", "a_call", "bid_word", "overcall", "opened", "bid_card"}
)
_PLAYED = frozenset({"acted", "play", "follow", "discard", "ruff", "cover", "played_already", "called_next"})
_NOT_PLAYED = frozenset({"yet_to_play", "omitted"})
_VAGUE = frozenset({"said", "play", "lost_turn", "overcaller", "no_line", "quick_action"})
"""Words that tell of a call only by what stands beside them."""
_ACTORS = frozenset({"he", "we", "they", "next", "after_him", "after_dummy", "before_dummy", "table_hand", "prev_hand"})
_POSSESSIVE = re.compile(
    r"my|our|мо(?:й|я|ё|е|и|его|ей|ем|ём|ю|им|их)|наш\w*|his|her|its|their|(?:от )?(?:его|ее|её|их)", re.I
)
_OBJECT = re.compile(r"him|her|его|нег?о|не[её]|ей|ней|ему|нему|нем|н[её]м|me|мне|меня|нам|нас|us|them|им|их|них", re.I)
_NOBODY = re.compile(r"nobody|no one|neither|none of \w+|not a (?:soul|single player)|никто|ни один|ни одна душа", re.I)
_WHILE = re.compile(r"пока|until|till", re.I)
_ASKED = frozenset({"is_allowed", "hypothetical", "has_to_play", "should", "right_to", "turn", "on_lead", "meant"})
_BESIDE = frozenset({"have", "already", "now", "still", "own", "no_pause", "after", "notyet", "neg", "only"})
_AROUND = _BESIDE | {
    "is_allowed",
    "said",
    "a_call",
    "bid_word",
    "partner",
    "lho",
    "rho",
    "i",
    "he",
    "or_word",
    "before",
}
"""What may stand between a negation and the verb that it denies."""
_STOPS = (".", "?")
_REACH = 7


@dataclass(frozen=True)
class Act:
    """An act told of a player.

    Attributes:
        place: its token.
        who: the token of the player; None: nobody (`done` is then false).
        done: false where it is told not to have happened, or not yet.
    """

    place: int
    who: int | None
    done: bool


def acts(story: Story, kind: Kind, start: int = 0) -> Iterator[Act]:
    """The acts of one kind from a token on, in the order told; what is only asked or supposed is none."""
    for place in range(start, len(story.tokens)):
        if not _tells(story, place, kind):
            if (who := _without_verb(story, place)) is not None:
                yield Act(place, who, False)
            continue
        if kind == "call" and story.tokens[place].symbol == "before_call":
            yield Act(place, None, False)
            continue
        named = _actors(story, place)
        if not named or _supposed(story, min(named), place):
            continue
        done = not _denied(story, min(named), place)
        for who in named:
            yield Act(place, None if _NOBODY.fullmatch(story.tokens[who].text) else who, done)


_TO: Final = re.compile(r"\bto\s+$", re.I)


def still_ahead(story: Story, place: int) -> bool:
    """Whether an act is still to come, as the words say: 'the defender next to play'."""
    token = story.tokens[place]
    text = token.text.casefold()
    to = text.startswith("to ") or bool(_TO.search(story.text[max(0, token.start - 4) : token.start]))
    return to and place > 0 and (story.tokens[place - 1].symbol == "next" or is_person(story.tokens[place - 1].symbol))


def _tells(story: Story, place: int, kind: Kind) -> bool:
    token = story.tokens[place]
    symbol = token.symbol
    if kind == "play" and still_ahead(story, place):
        return False
    behind = [after.symbol for after in story.tokens[place + 1 : place + 4]]
    if kind == "play":
        if symbol == "designate":
            return {"table_hand", "low", "dummy"} & set(behind) != set() and place > 0
        if symbol == "called_next":
            return bool(behind) and behind[0][:5] in ("card_", "suit_", "rank_")
        called = behind[:1] and (behind[0][:5] == "call_" or behind[0] in ("pass", "dbl", "rdbl"))
        return (symbol in _PLAYED and not called) or symbol in _NOT_PLAYED
    if symbol in _CALLED or symbol[:5] == "call_":
        return not (symbol == "bid_word" and place and story.tokens[place - 1].symbol[:5] == "call_")
    if symbol == "before_call":
        return place > 0
    if symbol not in _VAGUE:
        return False
    if symbol in ("lost_turn", "quick_action"):
        return bool(re.search(r"pass|пас", token.text, re.I))
    if symbol == "overcaller":
        return bool(re.search(r"ed$|ll?s$", token.text, re.I))
    if symbol == "no_line":
        return bool(re.match(r"ничего не сказал|didnt say|did not say", token.text, re.I))
    ahead = [before.symbol for before in story.tokens[max(0, place - 3) : place]]
    if any(after[:5] == "call_" or after in ("pass", "dbl", "rdbl") for after in behind[:2]):
        return True
    return symbol == "said" and bool({"neg", "notyet"} & {*ahead, *behind[:1]})


def _actors(story: Story, place: int) -> list[int]:
    """The tokens of those who do what the verb at a place says: one, or several of whom it is told together."""
    found: list[int] = []
    tokens = story.tokens
    for number in range(place - 1, max(-1, place - _REACH - 1), -1):
        symbol = tokens[number].symbol
        if symbol in _STOPS:
            break
        if _acting(story, number):
            ranked = symbol == "player" and number > 0 and tokens[number - 1].symbol == "next"
            found.append(number - ranked)
        elif found and symbol not in (",", "neg", "or_word", "he", "i", "own"):
            break
        elif not found and symbol == ",":
            before = _before_aside(story, number)
            if before is None and (
                tokens[number + 1].symbol in ("neg", "notyet", "but_word") or _no_call(story, place)
            ):
                before = _clause_begins(story, number)
            if before is not None:
                found.append(before)
            break
        elif not found and (symbol in _CALLED or symbol in _PLAYED or symbol[:5] == "call_"):
            break
    if found:
        return _together(story, found)
    behind = place + 1
    if behind < len(tokens) and _acting(story, behind) and (cyrillic(story, place) or _by(story, place)):
        return [behind]
    return []


def _together(story: Story, found: list[int]) -> list[int]:
    """The nearest actor, and with him those told in one breath ('neither LHO nor partner')."""
    joined = [found[0]]
    for number in found[1:]:
        between = {token.symbol for token in story.tokens[number + 1 : joined[-1]]}
        if not between <= {"neg", "or_word", "he", "i", "own"} or "neg" not in between:
            break
        joined.append(number)
    return joined


def _acting(story: Story, place: int) -> bool:
    """Whether a token stands for somebody who acts, and not for the owner of something."""
    token = story.tokens[place]
    if token.symbol == "neg":
        return bool(_NOBODY.fullmatch(token.text)) and not token.text.casefold().startswith("neither")
    if token.symbol not in _ACTORS and not is_person(token.symbol):
        return False
    following = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
    if token.symbol in ("i", "we", "he", "they") and _OBJECT.fullmatch(token.text) and following not in _CALLED:
        return False
    possessive = bool(_POSSESSIVE.fullmatch(token.text))
    if token.symbol in ("i", "we", "he", "they") and possessive and following not in _BESIDE:
        return following in ("called_next", "bid_word") and token.symbol == "he"
    return not (token.symbol == "next" and following in ("trick", "board", "suit_word"))


def _before_aside(story: Story, comma: int) -> int | None:
    """The person before an aside that ends at a comma, or named twice ('I, South, had followed')."""
    for number in range(comma - 1, max(-1, comma - 6), -1):
        symbol = story.tokens[number].symbol
        if symbol in _STOPS or symbol in _CALLED or symbol[:5] == "call_":
            return None
        if symbol == ",":
            before = number - 1
            return before if before >= 0 and _acting(story, before) else None
        if number == comma - 1 and _acting(story, number):
            return number
    return None


def _clause_begins(story: Story, comma: int) -> int | None:
    """The person with whom the clause before a comma begins ('LHO was looking at his hand, no call yet')."""
    start = comma
    while start and story.tokens[start - 1].symbol not in (*_STOPS, ","):
        start -= 1
    return start if start < comma and _acting(story, start) else None


def _by(story: Story, place: int) -> bool:
    between = story.text[story.tokens[place].end : story.tokens[place + 1].start]
    return bool(re.search(r"\bby\b", between))


def _supposed(story: Story, start: int, place: int) -> bool:
    """Whether an act is asked for, wanted or supposed instead of told."""
    tokens = story.tokens
    edge = start
    while edge and tokens[edge - 1].symbol not in (*_STOPS, ",") and start - edge < 3:
        edge -= 1
    early = any(token.symbol == "before" for token in tokens[max(0, start - 2) : start])
    near = {*range(edge, start + 1), *range(max(edge, place - 3), place)}
    if not early and _ASKED & {tokens[number].symbol for number in near}:
        return True
    end = place + 1
    while end < len(tokens) and tokens[end].symbol not in (*_STOPS, ","):
        if tokens[end].symbol in ("turn", "or_word"):
            return True
        end += 1
    told = {token.symbol for token in tokens[edge:place]} & {"already", "have", "after", "notyet", "neg", "now"}
    return end < len(tokens) and tokens[end].symbol == "?" and not told and tokens[place].symbol != "called_next"


def _denied(story: Story, start: int, place: int) -> bool:
    """Whether an act is told not to have happened (yet), by a negation or by what happened before it."""
    tokens = story.tokens
    if tokens[place].symbol in _NOT_PLAYED or tokens[place].symbol == "no_line" or _no_call(story, place):
        return True
    for number in range(max(0, start - 1), place):
        symbol = tokens[number].symbol
        saw = tokens[number + 1].symbol in ("attention", "saw")
        between = {token.symbol for token in tokens[number + 1 : place]}
        if symbol in ("neg", "notyet") and not saw and (place - number <= 2 or between <= _AROUND):
            return not _until(story, number)
    if tokens[place].symbol == "said" and tokens[min(place + 1, len(tokens) - 1)].symbol in ("neg", "notyet"):
        return True
    if tokens[place - 1].symbol == "still" and tokens[place].text.casefold() in ("call", "bid", "play", "speak"):
        return True
    if place + 1 < len(tokens) and tokens[place + 1].symbol == "notyet" and tokens[place].symbol != "called_next":
        return True
    if place > start and tokens[place - 1].symbol == "before":
        return not _until(story, place)
    for number in range(start - 1, max(-1, start - 3), -1):
        if tokens[number].symbol == "before":
            return not _until(story, number + 1)
        if tokens[number].symbol not in ("i", "he", "own"):
            break
    return False


def _no_call(story: Story, place: int) -> bool:
    """Whether a negation stands behind the noun, as in Russian ('заявки не делал')."""
    behind = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
    return story.tokens[place].symbol == "a_call" and behind in ("neg", "notyet") and cyrillic(story, place)


def _until(story: Story, place: int) -> bool:
    """Whether something was not seen until the act ('nobody noticed until LHO had passed')."""
    for number in range(place - 1, max(-1, place - 5), -1):
        token = story.tokens[number]
        if token.symbol == "before" and _WHILE.search(token.text):
            ahead = {before.symbol for before in story.tokens[max(0, number - 4) : number]}
            return bool(ahead & {"neg", "overlooked"}) and bool(ahead & {"attention", "saw", "overlooked"})
    return False


def _without_verb(story: Story, place: int) -> int | None:
    """The person of whom a sentence without a verb tells that he had not acted ('but partner not yet', 'партнёр ещё нет')."""
    tokens = story.tokens
    symbol = tokens[place].symbol
    if symbol == "partner_to_call":
        return place
    if (
        place > 1
        and tokens[place - 1].symbol in ("still", "before")
        and (symbol == "hesitation" or _silent(tokens[place]))
    ):
        return place - 2 if is_person(tokens[place - 2].symbol) else None
    if symbol not in ("neg", "notyet") or place == 0:
        return None
    end = place + 1 == len(tokens) or tokens[place + 1].symbol in (*_STOPS, ",", "notyet")
    before = place - 1 - (tokens[place - 1].symbol == "still")
    return before if end and before >= 0 and is_person(tokens[before].symbol) else None


def _silent(token: Token) -> bool:
    return bool(re.match(r"молч|silent", token.text, re.I))
