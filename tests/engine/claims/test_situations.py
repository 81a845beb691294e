"""Every combination of facts leads to a ruling, a question or a named contradiction, with words in both languages."""

import random
from collections.abc import Iterator
from typing import Any, get_args

import pytest

from engine.cards import PACK
from engine.claims.bounds import fewest, most
from engine.claims.searching import Searches
from engine.claims.stopping import at_most
from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.facts import Kind, Shape
from engine.facts import check as check_facts
from engine.players import SEATS, Seat, side
from engine.rules import claims
from engine.rules.claims import SITUATIONS
from engine.rules.claims.position import divided
from engine.ruling import Message, Ruling
from engine.situations import Register, SituationSpec
from laws.wording import Catalogue, Language
from tests.engine.claims.plain import random_ending

SPECS = [pytest.param(spec, id=spec.name) for spec in SITUATIONS]
WORDS = {lang: Catalogue.load(lang) for lang in get_args(Language)}
STEPS = ["draw trumps", "play S", "run H", "ruff D in dummy", "finesse", "concede trump", "something else"]


def written(cards: tuple[str, ...]) -> str:
    """A hand as it stands in the facts."""
    suits = {suit: "".join(card[1] for card in cards if card[0] == suit) or "-" for suit in "SHDC"}
    return " ".join(f"{suit}:{ranks}" for suit, ranks in suits.items())


def fact_sets(spec: SituationSpec, seed: int, count: int) -> Iterator[dict[str, Any]]:
    """Random facts: each finite one stated or not, half of them with the cards of a small ending."""
    chance = random.Random(seed)
    for _ in range(count):
        facts: dict[str, Any] = {}
        for name, fact in spec.facts.items():
            values = ("S", "W", "N", "declarer", "defender") if name == "claimer" else fact.domain or fact.values
            if fact.shape is Shape.NUMBER and chance.random() < 0.3:
                least = 0 if fact.kind is Kind.RECORD and name != "tricks_left" else 1
                facts[name] = chance.choice(range(least, 3))
            elif values and chance.random() < 0.6:
                facts[name] = chance.choice(values)
        if chance.random() < 0.5:
            made = random_ending(chance.choice((1, 2, 3)), chance, table=chance.choice((0, 0, 0, 2)))
            facts.update(hands={seat: written(made.held(seat)) for seat in SEATS}, leader=made.leader, trump=made.trump)
            facts.update(current_trick=list(made.table), declarer="S", dummy="N")
            if "tricks_left" in facts:
                facts["tricks_left"] = made.tricks
        if "stated_line" in spec.facts and chance.random() < 0.5:
            facts["stated_line"] = chance.sample(STEPS, 2)
            facts["exposed"] = [chance.choice(PACK)]
            facts["shown_out"] = [{"player": chance.choice(SEATS), "suit": "H"}] if chance.random() < 0.3 else []
        yield facts


def messages(ruling: Ruling) -> Iterator[Message]:
    yield ruling.verdict
    yield from (step.text for step in ruling.steps)
    yield from (item.ask for item in ruling.judgement)
    yield from ruling.notes
    yield from (option.text for option in ruling.outcome.options or ())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("spec", SPECS)
def test_combinations_are_ruled_asked_or_refused_by_name(spec: SituationSpec, edition: Edition) -> None:
    codes: set[str] = set()
    said: dict[str, Message] = {}
    for facts in fact_sets(spec, edition.value, 250):
        try:
            decision = decide(spec, facts, edition)
        except FactsError as clash:
            codes.update(problem.code for problem in clash.problems)
            continue
        assert decision.branches or decision.questions
        for ruling in (ruling for branch in decision.branches for ruling in branch.rulings):
            said.update((message.model_dump_json(), message) for message in messages(ruling))
            tricks = ruling.outcome.claim_tricks
            assert tricks is None or min(tricks.values()) >= 0, facts
        said.update((judgement.ask.model_dump_json(), judgement.ask) for judgement in decision.judged)
    for words in WORDS.values():
        assert [code for code in codes if not words.has(code)] == []
        texts = [words.text(message) for message in said.values()]
        assert [text for text in texts if "  " in text or "None" in text or " ." in text] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_ruling_keeps_to_the_legal_bounds(situations: Register, edition: Edition) -> None:
    chance = random.Random(edition.value)
    for _ in range(40):
        made = random_ending(chance.choice((2, 3, 4)), chance)
        claimer: Seat = chance.choice(("S", "E", "W"))
        facts = {
            "claimer": claimer,
            "declarer": "S",
            "trump": made.trump,
            "leader": made.leader,
            "claimed_tricks": chance.randint(0, made.tricks),
            "unaware_of_trump": chance.random() < 0.5,
            "other_line_irrational": chance.random() < 0.5,
            "hands": {seat: written(made.held(seat)) for seat in SEATS},
        }
        decision = decide(situations["claim"], facts, edition)
        own = side(claimer)
        tricks = decision.outcome.claim_tricks
        assert tricks is not None
        assert fewest(made, own).low <= tricks["claimer"] <= most(made, own).high
        assert sum(tricks.values()) == made.tricks


def hard(seed: int) -> dict[str, Any]:
    """An ending of eight cards that a search of a few hundred plays cannot settle."""
    made = random_ending(8, random.Random(seed), trump="H")
    hands = {seat: written(made.held(seat)) for seat in SEATS}
    return {"claimer": "S", "declarer": "S", "trump": "H", "leader": "S", "claimed_tricks": 4, "hands": hands}


@pytest.fixture
def hurried() -> Register:
    return Register(claims.situations(lambda: Searches(at_most(300))))


def ruled(decision: Decision) -> list[str]:
    return [ruling.verdict.id for branch in decision.branches for ruling in branch.rulings]


def test_an_unsettled_claim_names_the_bounds_and_leaves_them_to_the_director(hurried: Register) -> None:
    decision = decide(hurried["claim"], hard(5), Edition.LAWS_2017)
    assert ruled(decision) == ["claim-verdict-not-settled"]
    ruling = decision.branches[0].rulings[0]
    assert ruling.outcome.claim_tricks is None
    low, high = ruling.verdict.args["low"], ruling.verdict.args["high"]
    assert isinstance(low, int)
    assert isinstance(high, int)
    assert 0 <= low < high <= 8
    assert [item.law for item in ruling.judgement if item.ask.id == "claim-judge-not-settled"] == ["70A"]


def test_an_unsettled_concession_is_asked(hurried: Register) -> None:
    decision = decide(hurried["concession_cancelled"], hard(5), Edition.LAWS_2017)
    assert [question.fact for question in decision.questions] == ["conceded_trick"]


def test_tricks_are_divided_where_the_total_is_known() -> None:
    assert divided(5, 3) == {"claimer": 3, "opponents": 2}
    assert divided(None, 3) == {"claimer": 3}


@pytest.mark.parametrize(("edition", "shown"), [(1987, None), (1997, None), (2007, ()), (2017, ())])
def test_cards_shown_with_a_concession_that_is_none(situations: Register, edition: int, shown: object) -> None:
    facts = {"claimer": "E", "declarer": "S", "partner_objected_at_once": True, "exposed": ["HK"]}
    ruling = decide(situations["claim"], facts, Edition(edition)).branches[0].rulings[0]
    assert ruling.outcome.penalty_cards == shown
    assert [item.law for item in ruling.judgement] == (["49"] if shown is None else [])


@pytest.mark.parametrize(
    ("situation", "fact", "most"),
    [
        ("claim", "tricks_in_doubt", 13),
        ("claim", "claimed_tricks", 13),
        ("claim", "tricks_after_play_on", 13),
        ("claim", "declarer_tricks_before", 12),
        ("claim_acceptance_withdrawal", "lost_tricks", 13),
        ("concession_cancelled", "conceded_tricks", 13),
    ],
)
def test_no_more_tricks_than_there_are(situations: Register, situation: str, fact: str, most: int) -> None:
    model = situations[situation].model
    assert check_facts(model, {fact: most})[fact] == most
    for wrong in (most + 1, -1):
        with pytest.raises(FactsError):
            check_facts(model, {fact: wrong})
