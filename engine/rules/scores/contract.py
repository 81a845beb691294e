"""Laws 77 and 78: the points of a contract, entry by entry, and what they are worth beside other scores."""

from typing import Any

from engine.case import Case
from engine.players import side
from engine.rules.scores.facts import ContractScore
from engine.ruling import Outcome, Ruling
from engine.scores.contract import Entry, Item, items, undertrick_values
from engine.scores.imps import imps
from engine.scores.matchpoints import against
from engine.scoring import contract_points, vulnerable


def contract_score(case: Case[ContractScore]) -> Ruling:
    """The score of a contract."""
    contract = case.facts.contract
    if contract.declarer is None:
        case.step("77", "score-passed-out")
        points, name = 0, "score-verdict-passed-out"
    else:
        tricks, vulnerability = case.facts.declarer_tricks, case.facts.vulnerable
        zone = vulnerable(contract.declarer, vulnerability)
        for item in items(contract, tricks, vulnerability):
            _entry(case, item, contract.doubled, zone)
        points = contract_points(contract, tricks, vulnerability)
        name = "score-verdict-made" if points > 0 else "score-verdict-failed"
    beside = _beside(case, points)
    worth = {f"{unit}_{of.lower()}": value for unit, both in beside.items() for of, value in both.items()}
    outcome = Outcome(score=points, **beside)
    args = {"contract": str(contract), "points": abs(points), "beside": "_".join(beside) or "none", **worth}
    return case.ruling("77", verdict=name, outcome=outcome, **args)


def _entry(case: Case[ContractScore], item: Item, doubled: int, zone: bool) -> None:
    name = f"score-{item.entry.value.replace('_', '-')}"
    if item.entry is Entry.UNDERTRICKS:
        values = " + ".join(map(str, undertrick_values(item.count, doubled, zone)))
        case.step("77", name, tricks=item.count, points=-item.points, values=values, vulnerable=zone, doubled=doubled)
    elif item.entry is Entry.TRICKS:
        bid = str(case.facts.contract).split()[0]
        case.step("77", name, bid=bid[:2], points=item.points, doubled=doubled)
    else:
        case.step("77", name, points=item.points, tricks=item.count, each=item.each, vulnerable=zone, doubled=doubled)


def _beside(case: Case[ContractScore], points: int) -> dict[str, Any]:
    declarer = case.facts.contract.declarer
    ns = points if declarer is None or side(declarer) == "NS" else -points
    found: dict[str, Any] = {}
    other, field = case.known("other_table"), case.known("field")
    if other is not None:
        won = imps(ns - other)
        case.step("78B", "score-imps", own=ns, other=other, difference=ns - other, value=won)
        found["imps"] = {"NS": won, "EW": -won}
    if field is not None:
        if not field:
            raise case.contradiction("field-of-one", "field")
        won, top = against(ns, field), 2 * len(field)
        beaten, equal = sum(score < ns for score in field), sum(score == ns for score in field)
        case.step("78A", "score-matchpoints", own=ns, beaten=beaten, equal=equal, value=won, top=top)
        found["matchpoints"] = {"NS": won, "EW": top - won}
    return found
