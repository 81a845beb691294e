"""The search for decisive questions, on a small situation made for it."""

from typing import Literal

import pytest

from engine.case import Case
from engine.decide import decide
from engine.edition import Edition
from engine.errors import FactsError
from engine.facts import Situation, asked, assumed, judged, record, required, tested
from engine.players import Player
from engine.ruling import Outcome, PenaltyCard, Ruling
from engine.situations import Register, SituationSpec

EDITION = Edition.LAWS_2017


class Sample(Situation):
    kind: Literal["open", "plain", "judged", "late", "usual"] = required()
    offender: Player = asked(among=("declarer", "defender"))
    first: bool = asked()
    second: bool = asked()
    count: int = asked(cuts=(1, 2), ge=0, le=12)
    card: str = asked()
    calm: bool = assumed(True)
    fair: bool = judged()
    harm: bool = tested()
    note: str | None = record()


def rule(case: Case[Sample]) -> Ruling:
    facts = case.facts
    case.step("64A", "step")
    if facts.kind == "open":
        return case.ruling("64A", verdict=facts.card, outcome=Outcome())
    if facts.kind == "judged":
        allowed = case.judged("fair", law="12C1")
        return case.ruling("12C1", verdict="v", outcome=Outcome(allowed=allowed))
    case.tested("harm", law="64C1")
    if facts.kind == "usual":
        return case.ruling("64A", verdict="v", outcome=Outcome(tricks_transferred=0 if facts.calm else 1))
    if facts.kind == "late":
        if facts.count > 1 and facts.first:
            raise case.contradiction("clash", "count", "first")
        return case.ruling("64A", verdict="v", outcome=Outcome(tricks_transferred=min(facts.count, 1)))
    if facts.first:
        verdict = "one" if facts.second else "another"
        cards = (PenaltyCard(player="partner", rank="major"),)
        return case.ruling("64A1", verdict=verdict, outcome=Outcome(penalty_cards=cards, tricks_transferred=0))
    return case.ruling("64A2", verdict="v", outcome=Outcome(tricks_transferred=facts.count))


SPEC = SituationSpec("sample", "64", Sample, rule)


def test_a_required_fact_is_asked_first() -> None:
    decision = decide(SPEC, {}, EDITION)
    assert decision.questions[0].fact == "kind"


def test_what_cannot_matter_is_not_asked() -> None:
    decision = decide(SPEC, {"kind": "plain", "first": True}, EDITION)
    assert decision.decided
    assert {ruling.verdict.id for ruling in decision.branches[0].rulings} == {"one", "another"}


def test_numbers_are_told_apart_at_their_cuts() -> None:
    decision = decide(SPEC, {"kind": "plain", "first": False}, EDITION)
    assert [(question.fact, question.values) for question in decision.questions] == [("count", (0, 1, 2))]
    assert [branch.outcome.tricks_transferred for branch in decision.branches] == [0, 1, 2]


def test_only_what_holds_in_every_branch_is_the_outcome() -> None:
    decision = decide(SPEC, {"kind": "late", "first": False}, EDITION)
    assert decision.outcome == Outcome()
    assert decision.branches[1].when == {"count": (1, 2)}


def test_every_branch_holds_exactly_under_its_answers() -> None:
    decision = decide(SPEC, {"kind": "plain"}, EDITION)
    boxes = [(dict(branch.when), branch.outcome.tricks_transferred) for branch in decision.branches]
    assert boxes == [
        ({"first": (True,)}, 0),
        ({"first": (False,), "count": (0,)}, 0),
        ({"first": (False,), "count": (1,)}, 1),
        ({"first": (False,), "count": (2,)}, 2),
    ]


def test_what_is_taken_for_granted_is_asked_where_it_is_doubted() -> None:
    usual = decide(SPEC, {"kind": "usual"}, EDITION)
    assert usual.decided
    assert usual.assumed == frozenset({"calm"})
    doubted = decide(SPEC, {"kind": "usual"}, EDITION, frozenset({"calm"}))
    assert [(question.fact, question.values) for question in doubted.questions] == [("calm", (True, False))]
    assert doubted.assumed == frozenset()
    assert decide(SPEC, {"kind": "usual", "calm": False}, EDITION, frozenset({"calm"})).decided


def test_a_doubted_fact_that_does_not_decide_is_not_asked() -> None:
    assert decide(SPEC, {"kind": "judged", "fair": True}, EDITION, frozenset({"calm"})).decided


def test_an_impossible_answer_is_not_offered() -> None:
    decision = decide(SPEC, {"kind": "late", "first": True}, EDITION)
    assert decision.questions[0].values == (0, 1)


def test_contradictions_are_named() -> None:
    with pytest.raises(FactsError) as raised:
        decide(SPEC, {"kind": "late", "first": True, "count": 5}, EDITION)
    assert (raised.value.problems[0].code, raised.value.problems[0].facts) == ("clash", ("count", "first"))


def test_a_judgement_is_named_and_not_asked() -> None:
    decision = decide(SPEC, {"kind": "judged"}, EDITION)
    assert decision.decided
    assert [item.fact for item in decision.judged] == ["fair"]
    assert [branch.outcome.allowed for branch in decision.branches] == [True, False]


def test_a_judgement_that_was_made_is_used() -> None:
    decision = decide(SPEC, {"kind": "judged", "fair": False}, EDITION)
    assert decision.outcome.allowed is False


def test_a_fact_without_choices_is_asked_for_openly() -> None:
    decision = decide(SPEC, {"kind": "open"}, EDITION)
    assert [(question.fact, question.values) for question in decision.questions] == [("card", ())]
    assert decision.branches == ()
    assert decision.outcome == Outcome()


def test_roles_become_seats_where_known() -> None:
    decision = decide(SPEC, {"kind": "plain", "first": True, "second": True, "offender": "E"}, EDITION)
    assert decision.outcome.penalty_cards is not None
    assert decision.outcome.penalty_cards[0].player == "W"


@pytest.mark.parametrize(
    ("facts", "code", "named"),
    [
        ({"kind": "nothing"}, "invalid", "kind"),
        ({"kind": "late", "count": "3"}, "invalid", "count"),
        ({"kind": "late", "count": 13}, "invalid", "count"),
        ({"kind": "late", "first": 1}, "invalid", "first"),
        ({"kind": "late", "colour": "red"}, "unknown", "colour"),
    ],
)
def test_wrong_facts_are_named(facts: dict[str, object], code: str, named: str) -> None:
    with pytest.raises(FactsError) as raised:
        decide(SPEC, facts, EDITION)
    assert (raised.value.problems[0].code, raised.value.problems[0].facts) == (code, (named,))


def test_null_means_not_given() -> None:
    assert decide(SPEC, {"kind": "judged", "fair": None}, EDITION).judged != ()


def test_a_section_outside_the_edition_cannot_be_cited() -> None:
    def wrong(case: Case[Sample]) -> Ruling:
        case.step("64C2b", "step")
        return case.ruling(verdict="v")

    with pytest.raises(LookupError, match="64C2b"):
        decide(SituationSpec("wrong", "64", Sample, wrong), {}, Edition.LAWS_1987)


def test_a_ruling_without_a_citation_cannot_be_made() -> None:
    def silent(case: Case[Sample]) -> Ruling:
        return case.ruling(verdict="v")

    with pytest.raises(ValueError, match="at least 1"):
        decide(SituationSpec("silent", "64", Sample, silent), {}, EDITION)


def test_a_judgement_cannot_be_read_as_a_fact() -> None:
    def hasty(case: Case[Sample]) -> Ruling:
        return case.ruling(verdict=str(case.facts.fair))

    with pytest.raises(TypeError, match="Director"):
        decide(SituationSpec("hasty", "64", Sample, hasty), {}, EDITION)


def test_a_situation_stands_once_in_the_register() -> None:
    with pytest.raises(ValueError, match="twice"):
        Register([SPEC], [SPEC])
