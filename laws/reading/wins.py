"""Tricks that a story of a revoke tells to have been won: by whom, how many, and whether after the revoke trick."""

import re
from dataclasses import dataclass

from laws.reading.facts import Story
from laws.reading.kinship import Kinship, kinship
from laws.reading.narrative import VERBS, doer_before, left_edge, named, people, plural, right_edge, subject, words
from laws.reading.tokens import number_of
from laws.reading.trick_counts import told_numbers
from laws.reading.win_words import corrected, has_verb, inside

_LATER = frozenset({"after", "again", "later_tricks"})
_ASKING = frozenset({"how_many", "is_allowed", "or_word", "what_now", "hypothetical", "which", "who", "check_word"})
_ELSE_ASKED = frozenset({"what_now", "how_many"})
"""Words that begin a question of their own behind what is told, where people write without stops."""
THAT = re.compile(r"\b(?:that|this|the revoke) trick|\b[эе]т[ау] взятк|\bт[ау] взятк", re.IGNORECASE)
_MORE = re.compile(
    r"\b(?:more|another|further|besides|others?|as well|again|never|больше|ни одной)\b|\bеще|\bдруг(?:ую|ие|их)\b",
    re.IGNORECASE,
)
_MANY = re.compile(r"\b(?:tricks|взятки|взяток)\b", re.IGNORECASE)
_BELIEF = re.compile(r"\b(?:thought|thinking|believ|reckon|думал|реши[лв]|полага|показалось)")
_REST = re.compile(r"\b(?:the|all) (?:the )?rest\b|\bостальны[ем]\b|\bпрочи[ем]\b")
_ADJECTIVE = re.compile(r"winning", re.IGNORECASE)
_GOES_TO = re.compile(r"(?:went|goes|go|fell) to$|достал(?:а|и)сь$|переш(?:ла|ли)$")
"""Verbs of a trick, behind which stands who has won it."""
_LAST = re.compile(r"\blast\b|\bпоследн")
_IN = re.compile(r"\b(?:в|на|in|on|v|na)\s+(?:the\s+|самой\s+)?$", re.IGNORECASE)
VERB_STOPS = (".", "?", "win", "later_tricks", "attention", "director_called", "lead", "play")


@dataclass(frozen=True)
class Win:
    """Tricks won, as told: by whom, how many (None: the number is not told), and whether after the revoke trick.

    `none` says that they won none.
    """

    place: int
    by: Kinship | None
    count: int | None
    later: bool
    trick: int | None = None
    none: bool = False


def questioned(story: Story, place: int) -> bool:
    """Whether a verb only stands in a question: a short sentence of its own, or behind a word that asks."""
    symbols = [token.symbol for token in story.tokens]
    end = next((number for number in range(place, len(symbols)) if symbols[number] == "."), len(symbols))
    if _unknown(story, symbols, place):
        return True
    if "?" not in symbols[place:end]:
        return "hypothetical" in symbols[left_edge(story, place) : place]
    start = place
    while start and symbols[start - 1] not in (".", "?"):
        start -= 1
    opening = symbols[left_edge(story, place) : place]
    if _ELSE_ASKED & set(symbols[place + 1 : end]) and not _ASKING & set(symbols[start:place]):
        return False
    alone = start > 0 and not any(symbol == "," for symbol in symbols[start:place])
    return alone or bool(_ASKING & set(opening))


def _unknown(story: Story, symbols: list[str], place: int) -> bool:
    """Whether a verb stands in a question that is told ('кто взял, не помним', 'nobody knows who won it')."""
    if not place or symbols[place - 1] != "who":
        return False
    before = symbols[place - 2] if place > 1 else "."
    return before in ("know", "memory", "neg", ".", "?") or (before == "," and story.tokens[place - 1].text[:1] in "кК")


def wins(story: Story, act: int, culprit: int | None) -> list[Win]:
    """All tricks that the story tells to have been won, in order."""
    found: list[Win] = []
    revoked = story.values.get("trick")
    for place, token in enumerate(story.tokens):
        if culprit is None or not (
            token.symbol in ("win", "later_tricks", "no_more", "last_trick", "trick", "all_rest") or _got(story, place)
        ):
            continue
        event = (
            _ours(story, place, act, culprit) or _his(story, place, act, culprit)
            if token.symbol == "trick"
            else _win(story, place, act, culprit)
        )
        if event is None:
            continue
        if isinstance(revoked, int) and event.trick is not None:
            event = Win(place, event.by, 1 if event.count is None else event.count, event.trick > revoked, event.trick)
        if found and _same_verb(story, found[-1], event):
            found[-1] = Win(found[-1].place, event.by or found[-1].by, found[-1].count, later=True)
            continue
        found.append(event)
        if event.by != "opponents" and (also := _also(story, place, culprit)):
            found.append(also)
    return found


def _same_verb(story: Story, told: Win, event: Win) -> bool:
    """Whether a win is only the verb of later tricks told right before it ('потом ещё одну они взяли')."""
    between = [token.symbol for token in story.tokens[told.place : event.place]]
    whole = between[:1] == ["later_tricks"] and not has_verb(story.tokens[told.place].text.replace("потом", ""))
    return (
        whole
        and story.tokens[event.place].symbol == "win"
        and not {",", ".", "?", "i"} & set(between)
        and len(between) <= 4
    )


def _got(story: Story, place: int) -> bool:
    """'They got two more': a number and a word for later ones right behind 'have'."""
    if story.tokens[place].symbol != "have" or place + 2 >= len(story.tokens):
        return False
    counted, behind = number_of(story.tokens[place + 1]), story.tokens[place + 2].symbol
    later = "after" in [token.symbol for token in story.tokens[max(0, place - 3) : place]]
    if later and story.tokens[place + 1].symbol[:5] in ("card_", "rank_"):
        return True
    return counted is not None and behind in ("several", "after", "trick", "later_tricks", "one_more")


def _win(story: Story, place: int, act: int, culprit: int) -> Win | None:
    symbol, text = story.tokens[place].symbol, story.tokens[place].text
    start, end = left_edge(story, place), right_edge(story, place)
    more = next((number for number in range(place + 1, end) if _got(story, number)), end)
    end = more - 1 if more < end and more - 1 > place and named(story.tokens[more - 1].symbol) else more
    clause = [token.symbol for token in story.tokens[start:end]]
    before, behind = clause[: place - start], clause[place - start + 1 :]
    if symbol == "last_trick":
        return _last(story, place, culprit)
    if symbol == "all_rest":
        return _all_rest(story, place, culprit)
    if "director" in before or "hypothetical" in clause or questioned(story, place):
        return None
    if place < act and not (symbol == "win" and act - place <= 9 and "trick" in behind and "." not in behind):
        return None
    if symbol == "later_tricks" and not has_verb(text):
        verb = any(entry in ("win", "later_tricks", "make_good") for entry in clause[: place - start]) or (
            start and story.tokens[start - 1].symbol in ("win", "make_good", "ruff")
        )
        counted = story.tokens[start - 1].symbol == "win" if start else False
        if counted or not verb:
            return None
    if _ADJECTIVE.fullmatch(text) and behind[:1] and behind[0][:5] in ("suit_", "card_", "rank_"):
        return None
    who = subject(story, place)
    if _GOES_TO.search(text.casefold()) and place + 1 < len(story.tokens) and named(story.tokens[place + 1].symbol):
        who = place + 1
    if who is None and before[-1:] == ["side_of_table"]:
        return None
    inherited = who is None
    within = inside(story, place, culprit) if who is None else None
    if who is None:
        who = None if plural(story, place) else doer_before(story, place)
    by: Kinship | None
    if within is not None:
        by = within
    elif who is None:
        by = "side" if plural(story, place) else "offender"
    else:
        by = kinship(story, who, culprit)
    numbers = told_numbers(story, place, end)
    said = words(story, start, end)
    if _BELIEF.search(said):
        return None
    if _REST.search(said):
        return Win(place, "side", 0, later=True, none=True) if by == "opponents" else None
    if (_LAST.search(words(story, start, place)) or ("only" in clause and "trick" in before)) and not {
        "several",
        "after",
    } & set(before):
        return Win(place, by, 0, later=True, none=True)
    several = (
        "several" in behind
        or (symbol == "later_tricks" and "claim" in behind)
        or ("several" in before and "trick" in before)
        or bool(_MANY.search(words(story, place, end)))
    )
    if "after" in behind and any(named(symbol) for symbol in behind[behind.index("after") + 1 :]):
        behind = behind[: behind.index("after")]
        end = place + 1 + len(behind)
    if behind and behind[-1] == "after" and end < len(story.tokens) and story.tokens[end].symbol in VERBS:
        behind = behind[:-1]
    later = (
        bool(_LATER & {*before, *behind}) or bool(_MORE.search(words(story, start, end))) or symbol == "later_tricks"
    )
    if THAT.search(words(story, start, end)):
        later = False
    if symbol == "win" and "neg" in before and place and story.tokens[place - 1].symbol == "neg" and start == place - 1:
        before = before[:-1] if corrected(story, place) else before
    if symbol == "win" and before[-1:] == ["neg"] and behind[:1] == ["they"] and re.search(r"\bby\b", said):
        return Win(place, "opponents" if kinship(story, place + 1, culprit) == "side" else None, None, later=False)
    if symbol == "win" and behind[:1] == ["neg"] and len(behind) > 1 and named(behind[1]):
        excluded = kinship(story, place + 2, culprit)
        if excluded in ("side", "opponents"):
            return Win(place, "opponents" if excluded == "side" else "side", None, later=False)
    if symbol == "win" and not _LATER & set(before) and "neg" in clause:
        persons = {kinship(story, other, culprit) for other in people(story, start, end)}
        if {"offender", "partner"} <= persons:
            return Win(place, "opponents", None, later=False)
    if symbol == "no_more" or "neg" in before[-3:] or "neg" in behind[:1]:
        return _none(story, place, culprit, by, later=symbol == "no_more" or later or "neg" in behind[:1])
    if symbol == "later_tricks" and not inherited and by is None:
        by = "side"
    listed, trick, count = numbers
    if count is not None and (count > 6 or any(entry[:5] == "call_" for entry in clause)):
        return None
    if listed:
        return Win(place, by, listed, listed > 1 or later, trick if listed == 1 else None)
    if count is None and later:
        count = 2 if several else 1
    elif count is None and several and "trick" in behind:
        count = 2
    return Win(place, by, count, later)


def _ours(story: Story, place: int, act: int, culprit: int) -> Win | None:
    """'The trick was ours'."""
    end = right_edge(story, place)
    if place < act or questioned(story, place) or end >= len(story.tokens) + 1:
        return None
    for number in range(place + 1, end):
        if re.fullmatch(r"ours|наш\w{1,2}", story.tokens[number].text.casefold()) and number == end - 1:
            return Win(place, kinship(story, number, culprit), None, later=False)
    return None


def _his(story: Story, place: int, act: int, culprit: int) -> Win | None:
    """'His trick', as a clause of its own."""
    clause = (",", ".", "?")
    for number in (place - 1, place + 1):
        outer = (min(number, place) - 1, max(number, place) + 1)
        around = [story.tokens[end].symbol if 0 <= end < len(story.tokens) else "." for end in outer]
        his = 0 <= number < len(story.tokens) and story.tokens[number].symbol in ("he", "they")
        if place > act and his and all(symbol in clause for symbol in around):
            return Win(place, kinship(story, number, culprit), None, later=False)
    return None


def _none(story: Story, place: int, culprit: int, by: Kinship | None, *, later: bool) -> Win | None:
    """They won no (more) tricks; where both of a side are said not to have won the trick, the others did."""
    start = left_edge(story, place)
    named = {kinship(story, who, culprit) for who in people(story, start, right_edge(story, place))}
    if not later and ({"offender", "partner"} <= named or "side" in named):
        return Win(place, "opponents", None, later=False)
    if not later or by == "opponents":
        return None
    return Win(place, by, 0, later=True, none=True)


def _last(story: Story, place: int, culprit: int) -> Win | None:
    """'It was their last trick': they won none after the trick just told."""
    near = list(people(story, left_edge(story, place), place))
    owners = [token.symbol for token in story.tokens[max(0, place - 3) : place]]
    if _IN.search(story.text[: story.tokens[place].start]):
        return None
    if "they" not in owners and not near:
        return None
    return Win(place, "side", 0, later=True, none=True)


def _all_rest(story: Story, place: int, culprit: int) -> Win | None:
    """The other side won all the rest: the offenders won none."""
    behind = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else "."
    who = next(people(story, place + 2, place + 3), None) if behind in ("win", "take_back") else None
    who = doer_before(story, place) if who is None else who
    if who is not None and kinship(story, who, culprit) == "opponents":
        return Win(place, "side", 0, later=True, none=True)
    return None


def _also(story: Story, place: int, culprit: int) -> Win | None:
    """A second person who also won tricks, told without a verb ('and his partner one more')."""
    end = next(
        (number for number in range(place + 1, len(story.tokens)) if story.tokens[number].symbol in VERB_STOPS), None
    )
    for who in people(story, place + 2, end if end is not None else len(story.tokens)):
        behind = story.tokens[who + 1 : who + 4]
        if (
            not behind
            or _got(story, who + 1)
            or (end is not None and story.tokens[end].symbol in ("win", "later_tricks") and end - who <= 3)
        ):
            continue
        counts = [number_of(token) for token in behind if token.symbol[:4] == "num_"]
        relation = kinship(story, who, culprit)
        if counts and counts[0] and counts[0] <= 6 and relation in ("offender", "partner", "side"):
            return Win(who, relation, counts[0], later=True)
    return None
