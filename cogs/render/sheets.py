"""The picture that goes with an answer: an ending, an auction, the arithmetic of a score and what other tables get."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any, Final, cast

from cogs.pictures import compose
from cogs.pictures.compose import Trick
from cogs.pictures.sheet import Cell, Sheet, Table
from cogs.render import verdicts
from engine.auction import Auction
from engine.calls import Call
from engine.cards import Contract, Hand
from engine.decide import Decision
from engine.players import SEATS, Seat, side
from engine.ruling import Ruling
from engine.scores.adjusted import rate
from engine.scores.awarded import Awarded, award_datum, butlered, crossed
from engine.scores.butler import ButlerRule, Outliers
from engine.scores.imps import Divisor
from engine.scores.matchpoints import Line, against, line, mixed
from engine.scores.numbers import Half, exact, plain, short
from laws.answers import Answer
from laws.wording import Catalogue

LINE: Final = "claim-line-trick"
"""The message of a step that is a trick of a line of play."""
PART: Final = "weighted-part"
"""The message of a step that is one result of a weighted score."""
DRAWN: Final = ("hands", "auction", "parts", "field")
"""Facts that a picture shows, so that they need not be told in words as well."""
ROWS: Final = 16
"""Rows of a field that a picture shows."""


def sheet_of(answer: Answer, words: Catalogue) -> Sheet | None:
    """The picture of an answer; None where there is nothing to draw."""
    if answer.decision is None or answer.situation is None:
        return None
    make = _SHEETS.get(answer.situation)
    return make(answer, answer.decision, words) if make else None


def line_of(decision: Decision) -> tuple[Trick, ...]:
    """The line of play of the ruling that leaves the claimer least."""
    rulings: Sequence[Ruling] = verdicts.rulings(decision)
    worst = min(rulings, key=lambda ruling: (ruling.outcome.claim_tricks or {}).get("claimer", 0), default=None)
    tricks = []
    for step in (step for step in (worst.steps if worst else ()) if step.text.id == LINE):
        args = step.text.args
        leader, winner = cast(Seat, args["leader"]), cast(Seat, args["winner"])
        tricks.append(Trick(leader, cast(tuple[str, ...], args["cards"]), winner, step.law))
    return tuple(tricks)


def _ending(answer: Answer, decision: Decision, words: Catalogue) -> Sheet | None:
    facts = answer.facts
    hands = {seat: Hand.model_validate(text) for seat, text in (facts.get("hands") or {}).items()}
    leader = facts.get("leader")
    if leader in ("declarer", "dummy"):
        leader = facts.get(leader)
    if len(hands) < len(SEATS) or not all(hand.complete for hand in hands.values()) or leader not in SEATS:
        return None
    return compose.ending(
        {seat: hand.cards for seat, hand in hands.items()},
        words,
        trump=facts.get("trump") or "N",
        leader=leader,
        table=tuple(facts.get("current_trick") or ()),
        line=line_of(decision),
    )


def auction_of(answer: Answer, words: Catalogue) -> Sheet | None:
    """The table of the auction that an answer is about; None where none was told."""
    told = answer.facts.get("auction")
    if not told:
        return None
    auction = told if isinstance(told, Auction) else Auction.model_validate(told)
    calls: tuple[Call, ...] = auction.calls
    return compose.auction(auction.dealer, calls, words) if calls else None


def _contract(answer: Answer, decision: Decision, words: Catalogue) -> Sheet | None:
    field = tuple(answer.facts.get("field") or ())
    points = decision.outcome.score
    if not field or points is None:
        return None
    contract = Contract.model_validate(answer.facts["contract"])
    own = int(points if contract.declarer is None or side(contract.declarer) == "NS" else -points)
    top = 2 * len(field)
    rows = [
        _row(score, count, Fraction(won), Fraction(top - won), score == own, words)
        for score, count in _counted((*field, own))
        for won in (against(score, (*field, own)) - 1,)
    ]
    return Sheet(
        "score", words.say("score-sheet-title"), tables=(_field_table(rows, words),), notes=_notes(rows, words)
    )


def _weighted(answer: Answer, decision: Decision, words: Catalogue) -> Sheet | None:
    parts = [step.text.args for step in verdicts.shared_steps(decision) if step.text.id == PART]
    award = decision.outcome.adjusted_score
    if not parts or not award or "NS" not in award:
        return None
    total = Fraction(str(award["NS"]).removesuffix("%"))
    tables = [_weights(parts, total, words)]
    rows = list(_others(answer, words))
    if rows:
        unit = "mp" if answer.facts.get("scoring", "matchpoints") == "matchpoints" else "imps"
        tables.append(_field_table(rows, words, unit))
    return Sheet("adjusted", words.say("adjust-sheet-title"), tables=tuple(tables), notes=_notes(rows, words))


def _weights(parts: Sequence[Mapping[str, Any]], total: Fraction, words: Catalogue) -> Table:
    rows = [
        (
            Cell(words.say("adjust-percent", value=part["weight"])),
            Cell(str(part["score"])),
            Cell(_number(exact(part["value"]), words)),
            Cell(_number(exact(part["share"]), words)),
        )
        for part in parts
    ]
    last = (Cell(words.say("adjust-total"), True), Cell(""), Cell(""), Cell(_number(total, words), True))
    unit = words.say("adjust-unit", unit=parts[0]["unit"])
    heading = (words.say("adjust-weight"), words.say("adjust-score"), unit, words.say("adjust-share"))
    return Table(heading, (*rows, last), frozenset({0, 1, 2, 3}))


def _others(answer: Answer, words: Catalogue) -> Iterator[tuple[Cell, ...]]:
    """What every table of the board gets once the weighted score stands among the others."""
    facts = answer.facts
    field = [int(score) for score in facts.get("field") or ()]
    scoring = facts.get("scoring", "matchpoints")
    if not field or scoring not in _RATES:
        return
    weights = [exact(part["weight"]) for part in facts["parts"]]
    award = mixed([part["ns"] for part in facts["parts"]], [weight / sum(weights) for weight in weights])
    own, others = _RATES[scoring](field, award, facts)
    mean = sum((score * weight for score, weight in award.items()), Fraction(0))
    rows: list[tuple[Fraction, tuple[Cell, ...]]] = [(mean, _row(None, 1, *own, True, words))]
    for score, count in _counted(field):
        rows.append((Fraction(score), _row(score, count, *others[field.index(score)], False, words)))
    yield from (row for _, row in sorted(rows, key=lambda item: item[0], reverse=True))


Pair = tuple[Fraction, Fraction]
"""What North-South and East-West of a table get."""
Rates = tuple[Pair, Sequence[Pair]]
"""Of the adjusted table, and of the others in the order of the field."""


def _matchpoints(field: Sequence[int], award: Line, facts: Mapping[str, Any]) -> Rates:
    """On the scale in use: a top of one matchpoint for each other table means halves."""
    top = facts.get("board_top")
    halves = top is not None and exact(top) == len(field)
    expected = int(exact(top) / 2 + 1) if top is not None and not halves else None
    rated = rate([line(score) for score in field], award, expected=expected)
    unit = Fraction(1, 2) if halves else Fraction(1)
    others = [(ns * unit, ew * unit) for ns, ew in zip(rated.others_ns, rated.others_ew, strict=True)]
    return (rated.ns * unit, rated.ew * unit), others


def _cross_imps(field: Sequence[int], award: Line, facts: Mapping[str, Any]) -> Rates:
    return _both(crossed(field, award, Divisor(facts.get("divisor", "none"))))


def _butler(field: Sequence[int], award: Line, facts: Mapping[str, Any]) -> Rates:
    outliers = Outliers(facts.get("outliers", "one_at_each_end"))
    rule = ButlerRule(outliers, half=Half(facts.get("datum_half", "away_from_zero")))
    return _both(butlered(field, award, award_datum(field, award, rule, counted=facts.get("award_in_datum", False))))


def _both(found: Awarded) -> Rates:
    return (found.ns, -found.ns), [(won, -won) for won in found.others]


_RATES: Final[Mapping[str, Callable[[Sequence[int], Line, Mapping[str, Any]], Rates]]] = {
    "matchpoints": _matchpoints,
    "cross_imps": _cross_imps,
    "butler": _butler,
}


def _counted(field: Sequence[int]) -> list[tuple[int, int]]:
    return sorted(Counter(field).items(), reverse=True)


def _row(score: int | None, count: int, ns: Fraction, ew: Fraction, strong: bool, words: Catalogue) -> tuple[Cell, ...]:
    name = words.say("adjust-awarded") if score is None else str(score)
    return (
        Cell(name, strong),
        Cell(str(count), quiet=True),
        Cell(_number(ns, words), strong),
        Cell(_number(ew, words), strong),
    )


def _field_table(rows: Sequence[tuple[Cell, ...]], words: Catalogue, unit: str = "mp") -> Table:
    names = ("adjust-score", "adjust-tables", f"adjust-{unit}-ns", f"adjust-{unit}-ew")
    return Table(tuple(words.say(name) for name in names), tuple(rows[:ROWS]), frozenset({0, 1, 2, 3}))


def _notes(rows: Sequence[object], words: Catalogue) -> tuple[str, ...]:
    return (words.say("adjust-more-rows", n=len(rows) - ROWS),) if len(rows) > ROWS else ()


def _number(value: Fraction, words: Catalogue) -> str:
    return words.say("adjust-number", value=plain(short(value)))


_SHEETS: Final[Mapping[str, Callable[[Answer, Decision, Catalogue], Sheet | None]]] = {
    "claim": _ending,
    "claim_acceptance_withdrawal": _ending,
    "concession_cancelled": _ending,
    "contract_score": _contract,
    "weighted_score": _weighted,
}
