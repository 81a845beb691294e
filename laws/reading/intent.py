"""What is asked: a ruling, a law, a term, a comparison, a check of a ruling given, a sum, or nothing of ours."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from laws.reading.candidates import Ranking
from laws.reading.numbers import parse_section, sections_in
from laws.reading.patterns import Stream
from laws.reading.result import Intent, Value
from laws.reading.tokens import Token

EDITIONS = (1987, 1997, 2007, 2017)
_YEAR = re.compile(r"(?<!\d)(1987|1997|2007|2017)(?!\d)")
_LAW_WORD = r"(?:кодекс\w*|правил\w*|издани\w*|редакци\w*|codes?|laws?|rules?|editions?|book)"
_SHORT_YEAR = re.compile(
    rf"{_LAW_WORD}[^\d.?!]{{0,12}}?['’]?(?<!\d)(87|97|07|17)(?!\d)|(?<![\d-])['’]?(87|97|07|17)\s?-?(?:го|ой|м)?\s{_LAW_WORD}",
    re.IGNORECASE,
)
_BARE = re.compile(r"(?<![\w.])\d{1,2}(?:[A-K]\d?)?(?![\w%])")
_CENTURY = {"87": 1987, "97": 1997, "07": 2007, "17": 2017}
_CALCULATED = frozenset({"contract_score", "board_conditions"})
_OFF_TOPIC = (
    ("chat_hello", 1.0),
    ("chat_tournament", 4.0),
    ("chat_system", 4.5),
    ("other_game", 5.0),
    ("bridge_structure", 3.0),
    ("weather", 4.0),
    ("bot_talk", 6.0),
    ("no_facts", 4.0),
    ("cheat", 2.5),
    ("compl_exclaim", 0.8),
)
_ASKING = frozenset(
    [
        "what_now",
        "how_many",
        "is_allowed",
        "check_word",
        "options_word",
        "which_law",
        "has_to_play",
        "which",
        "who",
        "whose",
        "when",
        "director",
        "ruling",
        "or_word",
    ]
)
_STORY = frozenset(
    [
        "trick",
        "play",
        "lead",
        "win",
        "discard",
        "ruff",
        "director",
        "after",
        "before",
        "declarer",
        "dummy",
        "defender",
        "said",
        "opened",
        "pass",
    ]
)
_KNOWN = 3
"""How far words of other subjects may outweigh what speaks for a story: its words are no longer counted one by one."""
_FEW = 7


@dataclass(frozen=True)
class Asked:
    """What a text asks for.

    Attributes:
        intent: its kind.
        edition: the one edition that it names.
        editions: several, where they are to be compared.
        numbers: sections that it names by number.
        claimed: outcome fields of a ruling already given.
        doubt: how much speaks against a question about the laws.
    """

    intent: Intent
    edition: int | None
    editions: tuple[int, ...]
    numbers: tuple[str, ...]
    claimed: Mapping[str, Value]
    doubt: float


def editions_in(text: str, stream: Stream) -> tuple[int, ...]:
    """The editions that a text names, in the order named."""
    named: dict[int, None] = {}
    places = [(found.start(), int(found[1])) for found in _YEAR.finditer(text)]
    places += [(found.start(), _CENTURY[found[1] or found[2]]) for found in _SHORT_YEAR.finditer(text)]
    for _, year in sorted(places):
        named[year] = None
    if not named and "both_editions" not in stream.present:
        if "old_edition" in stream.present:
            named[2007] = None
        if "new_edition" in stream.present:
            named[2017] = None
    return tuple(named)


def asked(text: str, stream: Stream, tokens: Sequence[Token], ranking: Ranking, claimed: Mapping[str, Value]) -> Asked:
    """What `text` asks for, given how its situations rank and what it tells to have been ruled."""
    present = stream.present
    years = editions_in(text, stream)
    numbers = sections_in(text)
    best = ranking.scores[0][1] - ranking.nothing
    doubt = sum(weight for lexeme, weight in _OFF_TOPIC if lexeme in present)
    compares = "both_editions" in present or (
        "compare" in present and (len(years) > 1 or bool(numbers) or "edition" in present)
    )
    if "compare" in present and len(years) > 1 and not numbers:
        numbers = tuple(dict.fromkeys(section for found in _BARE.findall(text) if (section := parse_section(found))))
    if "both_editions" in present and not years:
        years = EDITIONS
    intent: Intent
    if (compares and len(years) != 1) or (compares and (numbers or best < 4)):
        intent = "comparison"
    elif (doubt > best + _KNOWN or best < 0) and not numbers and "define" not in present and "which_law" not in present:
        intent = "none"
    elif numbers and (best < 4 or len(tokens) <= _FEW):
        intent = "lookup"
    elif "define" in present and len(tokens) <= _FEW + 2 and not present & {"director", "i", "we"}:
        intent = "term"
    elif ("show_law" in present and best < 5) or ("which_law" in present and len(tokens) <= _FEW + 2):
        intent = "lookup"
    elif ranking.candidates[0].situation in _CALCULATED:
        intent = "calculation"
    elif (best < 3 and _remark(stream, tokens)) or ("compl_exclaim" in present and _remark(stream, tokens)):
        intent = "none"
    elif claimed:
        intent = "check"
    else:
        intent = "ruling"
    single = years[-1] if len(years) == 1 or (years and intent != "comparison") else None
    return Asked(intent, single, years if len(years) > 1 and intent == "comparison" else (), numbers, claimed, doubt)


def _remark(stream: Stream, tokens: Sequence[Token]) -> bool:
    """A short exclamation without a question."""
    present = stream.present
    if "?" in present or present & _ASKING:
        return False
    if "compl_exclaim" in present:
        return len(tokens) <= 10
    told = sum(len(token.text.split()) for token in tokens if token.symbol not in ("_", ","))
    return not present & _STORY and len(tokens) <= 4 and told <= 4
