"""What every rendering says first, and how outcomes, options and editions are put together."""

from typing import Any

from cogs.render import verdicts
from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.situations import Register
from laws.answers import Answer
from laws.wording import Catalogue

RU, EN = Catalogue.load("ru"), Catalogue.load("en")
REVOKE: dict[str, Any] = {
    "offender": "W",
    "established": True,
    "trick_won_by": "opponents",
    "later_tricks_won": 2,
    "won_with_playable_card": True,
}


def decided(situations: Register, situation: str, facts: dict[str, Any], edition: int = 2017) -> Decision:
    return decide(situations[situation], facts, Edition(edition))


def answered(decision: Decision, question: str) -> Answer:
    return Answer("ruling", "ru", decision.edition, situation=decision.situation, decision=decision, question=question)


def test_the_short_answer_comes_first(situations: Register) -> None:
    facts = {"opening_lead": True, "faced": False}
    answer = answered(decided(situations, "lead_out_of_turn", facts), "карту никто не видел. штраф?")
    assert verdicts.headline(answer, RU)[0].startswith("Нет. Карту хода берут назад")


def test_the_same_outcome_for_different_reasons_has_a_line_each(situations: Register) -> None:
    told = verdicts.headline(answered(decided(situations, "revoke", {"offender": "dummy"}), ""), RU)
    assert told[0] == "В любом случае одно и то же:"
    assert len(told) == 3
    assert not any(" / " in line for line in told)


def test_conditions_are_clauses(situations: Register) -> None:
    decision = decided(situations, "revoke", {"offender": "defender", "established": True})
    told = [when for when, _ in verdicts.branches(decision, situations["revoke"], RU)]
    assert told[0] == "Если взятку взял сам нарушитель; потом его сторона взяток не брала"
    assert "Если взятку взял сам нарушитель; потом его сторона взяла хоть одну взятку" in told


def test_a_fact_without_a_clause_is_named_with_its_value(situations: Register) -> None:
    decision = decided(situations, "procedural_penalty", {})
    told = [when for when, _ in verdicts.branches(decision, situations["procedural_penalty"], RU)]
    assert "Проступок — трогал чужие карты" in told


def test_of_many_values_the_first_are_named(situations: Register) -> None:
    decision = decided(situations, "procedural_penalty", {})
    told = [when for when, _ in verdicts.branches(decision, situations["procedural_penalty"], RU)]
    assert told[0] == "Проступок — опоздал или играл медленно или громко обсуждал сдачу или что-то подобное"


def test_many_outcomes_are_told_by_one_question(situations: Register) -> None:
    spec = situations["shuffle_deal_fault"]
    decision = decided(situations, "shuffle_deal_fault", {})
    assert len(verdicts.branches(decision, spec, RU)) > verdicts.MOST
    told = dict(verdicts.outcomes(decision, spec, RU))
    assert 1 < len(told) <= verdicts.MOST
    assert any(said.startswith("смотря по следующим") for said in told.values())


def test_the_same_option_for_every_suit_is_one(situations: Register) -> None:
    facts = {"offender": "E", "call": "1H", "offending_side_defends": True, "comparable": False}
    options = decided(situations, "withdrawn_call_lead", facts).outcome.options
    assert options is not None
    assert len(options) == 5
    lines = verdicts.options(options, RU)
    assert len(lines) == 2
    assert "(пики, червы, бубны, трефы)" in lines[0].text


def test_one_suit_stays_one_suit(situations: Register) -> None:
    facts = {"offender": "E", "call": "1H", "offending_side_defends": True, "final_call_different": True}
    options = decided(situations, "withdrawn_call_lead", facts, 1997).outcome.options
    assert options is not None
    assert [line.text.split(" (")[0] for line in verdicts.options(options, EN)] == [
        "Declarer: Requires a heart lead.",
        "Declarer: Forbids hearts as long as that player holds the lead.",
        "Declarer: Leaves the lead free.",
    ]


def test_editions_that_agree_are_told_together(situations: Register) -> None:
    found = [decided(situations, "revoke", REVOKE, edition.value) for edition in EDITIONS]
    told = list(verdicts.compared(found, situations, RU))
    assert [years for years, _, _ in told] == ["1987, 1997", "2007, 2017"]


def test_what_holds_whatever_is_answered_is_told(situations: Register) -> None:
    answer = answered(
        decided(situations, "revoke", {"offender": "W", "since_revoke": "own_side_played_on"}), "Что теперь?"
    )
    told = " ".join(verdicts.holding(answer, RU))
    assert "[63B]" in told
    assert verdicts.holding(answered(decided(situations, "inability", {}), ""), RU) == ()


def test_the_short_answer_names_the_fact_that_it_depends_on(situations: Register) -> None:
    facts = {"call": "1H", "intended": "1S", "partner_acted": False}
    answer = answered(decided(situations, "unintended_call", facts), "Можно поменять?")
    told = verdicts.headline(answer, RU, situations["unintended_call"])
    assert told[0] == "Если рука взяла не ту карточку или это оговорка: да. Иначе: нет."


def test_a_step_that_answers_comes_before_the_verdict(situations: Register) -> None:
    decision = decided(situations, "claim", {"claimer": "declarer", "doubted_by": "dummy"})
    told = verdicts.headline(answered(decision, "Болван имеет право говорить?"), RU, situations["claim"])
    assert told[0].startswith("Да. Оспорить претензию вправе и болван")
    assert told[0].endswith("[68D2a]")
    assert told[1].startswith("Зовите судью")
