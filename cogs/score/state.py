"""What /score and /adjust were asked with, in the custom_id of their form."""

import re
from dataclasses import dataclass
from typing import Final, Literal, get_args

from cogs.state import VERSION, OutdatedError
from engine.deal import VULNERABILITIES
from engine.edition import EDITIONS, Edition
from engine.players import SEATS, Seat, Side
from laws.notation.scores import Vulnerability
from laws.wording import LANGUAGES, Language

PREFIX: Final = VERSION + "N"
Kind = Literal["score", "adjust"]
Scoring = Literal["matchpoints", "imps", "cross_imps", "butler"]
Rounding = Literal["none", "half_to_non_offenders", "half_away"]
Divisor = Literal["none", "comparisons", "results"]
Outliers = Literal["none", "one_at_each_end", "tenth_at_each_end"]
DatumHalf = Literal["away_from_zero", "towards_zero", "up", "down"]
KINDS: Final[tuple[Kind, ...]] = get_args(Kind)
SCORINGS: Final[tuple[Scoring, ...]] = get_args(Scoring)
ROUNDINGS: Final[tuple[Rounding, ...]] = get_args(Rounding)
DIVISORS: Final[tuple[Divisor, ...]] = get_args(Divisor)
OUTLIERS: Final[tuple[Outliers, ...]] = get_args(Outliers)
DATUM_HALVES: Final[tuple[DatumHalf, ...]] = get_args(DatumHalf)
SIDES: Final[tuple[Side | None, ...]] = (None, *get_args(Side))
DECLARERS: Final[tuple[Seat | None, ...]] = (None, *SEATS)
_FORM: Final = re.compile(re.escape(PREFIX) + r"([fs])(\d{14})-(\d{1,3})")


@dataclass(frozen=True)
class Sum:
    """What is to be worked out.

    Attributes:
        private: whether only the asker is to see the answer.
        declarer: of contracts that name none.
        divisor: of cross-IMPs.
        outliers, datum_half, in_datum: of a Butler datum: scores left out, where a mean between two tens goes, and whether
            the award is one of the scores.
        expected: results that the board should have; 0 where as many as there are.
        committee: an appeals committee decides.
    """

    kind: Kind
    lang: Language
    edition: Edition
    private: bool = True
    scoring: Scoring = "matchpoints"
    vulnerability: Vulnerability = "none"
    declarer: Seat | None = None
    innocent: Side | None = None
    rounding: Rounding = "none"
    committee: bool = False
    expected: int = 0
    divisor: Divisor = "none"
    outliers: Outliers = "one_at_each_end"
    datum_half: DatumHalf = "away_from_zero"
    in_datum: bool = False


def is_sum(custom_id: str) -> bool:
    """Whether a custom_id is one of a sum's."""
    return custom_id.startswith(PREFIX)


def pack(asked: Sum, *, sent: bool) -> str:
    """The custom_id of the form itself, where `sent`, else of the button that opens it."""
    places = (
        KINDS.index(asked.kind),
        LANGUAGES.index(asked.lang),
        EDITIONS.index(asked.edition),
        int(asked.private),
        SCORINGS.index(asked.scoring),
        VULNERABILITIES.index(asked.vulnerability),
        DECLARERS.index(asked.declarer),
        SIDES.index(asked.innocent),
        ROUNDINGS.index(asked.rounding),
        int(asked.committee),
        DIVISORS.index(asked.divisor),
        OUTLIERS.index(asked.outliers),
        DATUM_HALVES.index(asked.datum_half),
        int(asked.in_datum),
    )
    return f"{PREFIX}{'s' if sent else 'f'}{''.join(map(str, places))}-{asked.expected}"


def parse(custom_id: str) -> tuple[bool, Sum]:
    """Whether the form was sent, and what is to be worked out.

    Raises:
        OutdatedError: it was not written by this version.
    """
    found = _FORM.fullmatch(custom_id)
    if not found:
        raise OutdatedError("no sum")
    kind, lang, edition, private, scoring, zone, declarer, side, rounding, committee, *field = map(int, found[2])
    try:
        asked = Sum(
            kind=KINDS[kind],
            lang=LANGUAGES[lang],
            edition=EDITIONS[edition],
            private=bool(private),
            scoring=SCORINGS[scoring],
            vulnerability=VULNERABILITIES[zone],
            declarer=DECLARERS[declarer],
            innocent=SIDES[side],
            rounding=ROUNDINGS[rounding],
            committee=bool(committee),
            expected=int(found[3]),
            divisor=DIVISORS[field[0]],
            outliers=OUTLIERS[field[1]],
            datum_half=DATUM_HALVES[field[2]],
            in_datum=bool(field[3]),
        )
    except IndexError as error:
        raise OutdatedError(str(error)) from None
    return found[1] == "s", asked
