"""The table carries on: penalty cards, restrictions and choices from one ruling to the next, under every edition."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from pydantic import ValidationError

from engine.choices import takings
from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.players import SEATS, Seat
from engine.situations import Register
from engine.table import NOT_PLAYED, TURN, LyingCard, Passing, Restricted, Table
from engine.wanting import wanting
from tests.cases_data import all_cases


@dataclass(frozen=True)
class Game:
    """A table and the situations, so that a test reads as the events at the table."""

    situations: Register
    table: Table
    last: Decision | None = field(default=None)

    def rule(self, situation: str, **facts: Any) -> "Game":
        spec = self.situations[situation]
        leading = facts["turn"] if facts.get("to_lead") else None
        decision = decide(spec, {**self.table.facts_for(spec, leading), **facts}, self.table.edition)
        assert not decision.questions, decision.questions
        assert wanting(spec, [decision]) is None
        return replace(self, table=self.table.after(spec, decision), last=decision)

    def leads(self, seat: Seat, **facts: Any) -> "Game":
        return self.on(self.table.on_lead(seat)).rule(TURN, to_lead=True, turn=seat, **facts)

    def on(self, table: Table) -> "Game":
        return replace(self, table=table)

    @property
    def lying(self) -> list[tuple[str, str | None, str]]:
        return [(card.player, card.card, card.rank) for card in self.table.penalty_cards]

    @property
    def bans(self) -> list[tuple[str, str, str | None, str]]:
        return [(duty.player, duty.rule, duty.suit, duty.until) for duty in self.table.restrictions]


@pytest.fixture(params=EDITIONS)
def game(request: pytest.FixtureRequest, situations: Register) -> Game:
    return Game(situations, Table(edition=request.param, declarer="S"))


def lead(**facts: Any) -> dict[str, Any]:
    return {"offender": "W", "leader": "E", "opening_lead": False, "trick": 4, "card": "D9", **facts}


def test_the_whole_way_of_a_lead_out_of_turn(game: Game) -> None:
    refused = game.rule("lead_out_of_turn", **lead(accepted=False))
    assert refused.lying == [("W", "D9", "major")]
    assert refused.table.leader == "E"
    asked = refused.leads("E")
    assert asked.last is not None
    assert [(take.code, take.suits) for take in takings(asked.situations[TURN], asked.last, asked.table)] == [
        ("require_suit", ("D",)),
        ("forbid_suit", ("D",)),
        ("no_restriction", ()),
    ]
    forbidden = asked.leads("E", declarer_choice="forbid", choice_suits=["D"])
    assert forbidden.lying == []
    assert forbidden.bans == [("E", "not_lead_suit", "D", "retains_lead")]
    again = forbidden.on(forbidden.table.trick_played()).leads("E")
    assert again.last is not None
    assert again.last.facts["declarer_choice"] == "forbid"
    assert [duty.rule for duty in again.last.outcome.restrictions or ()] == ["not_lead_suit"]
    assert again.table.restrictions == forbidden.table.restrictions
    lost = again.on(again.table.on_lead("S"))
    assert lost.bans == []
    assert lost.table.choices == ()
    free = lost.leads("E")
    assert free.last is not None
    assert free.last.outcome.restrictions == ()


def test_a_required_suit_binds_one_trick_only(game: Game) -> None:
    required = game.rule("lead_out_of_turn", **lead(declarer_choice="require"))
    assert required.lying == []
    assert required.bans == [("E", "lead_suit", "D", "this_trick")]
    same = required.leads("E")
    assert same.bans == required.bans
    assert same.table.trick_played().restrictions == ()
    assert required.table.on_lead("N").restrictions == ()


def test_left_free_the_card_stays_and_the_choice_returns(game: Game) -> None:
    free = game.rule("lead_out_of_turn", **lead(declarer_choice="no_restriction"))
    assert free.lying == [("W", "D9", "major")]
    again = free.on(free.table.trick_played()).leads("E")
    assert again.last is not None
    assert [option.code for option in again.last.outcome.options or ()] == [
        "require_suit",
        "forbid_suit",
        "no_restriction",
    ]
    assert free.table.card_played("D9").penalty_cards == ()


def test_a_second_penalty_card_makes_both_major(game: Game) -> None:
    dropped = game.rule("exposed_card_in_play", offender="E", player_role="defender", how="dropped", cards=["H4"])
    assert dropped.lying == [("E", "H4", "minor")]
    early = dropped.rule("premature_play", offender="E", card="C2", led_suit="C", rank_choice="lowest")
    assert early.lying == [("E", "H4", "major"), ("E", "C2", "major")]
    assert early.bans == [("W", "play_lowest", "C", "this_trick")]
    left = early.table.card_played("C2")
    assert [(card.card, card.rank) for card in left.penalty_cards] == [("H4", "major")]


def test_penalty_cards_in_two_suits_are_chosen_one_after_the_other(game: Game) -> None:
    lying = (LyingCard(player="W", card="D9", rank="major"), LyingCard(player="W", card="H3", rank="major"))
    start = game.on(Table(edition=game.table.edition, declarer="S", penalty_cards=lying))
    first = start.leads("E", declarer_choice="forbid", choice_suits=["D"])
    assert first.lying == [("W", "H3", "major")]
    second = first.leads("E")
    assert second.last is not None
    assert [option.effect for option in second.last.outcome.options or ()] == [{"suit": "H"}, {"suit": "H"}, {}]
    assert second.bans == first.bans
    both = second.leads("E", declarer_choice="forbid", choice_suits=["H"])
    assert both.lying == []
    third = both.on(both.table.trick_played()).leads("E")
    assert third.last is not None
    assert third.last.facts["choice_suits"] == ("D", "H")
    assert {duty.suit for duty in third.last.outcome.restrictions or ()} == {"D", "H"}


def test_two_suits_can_be_forbidden_at_once(game: Game) -> None:
    lying = (LyingCard(player="W", card="D9", rank="major"), LyingCard(player="W", card="H3", rank="major"))
    start = game.on(Table(edition=game.table.edition, declarer="S", penalty_cards=lying)).leads("E")
    assert start.last is not None
    offered = takings(start.situations[TURN], start.last, start.table)
    both = next(take for take in offered if take.suits == ("H", "D"))
    done = start.leads("E", **both.facts)
    assert done.lying == []
    assert {duty.suit for duty in done.table.restrictions} == {"D", "H"}


def test_another_lead_out_of_turn_of_the_same_defender_is_refused_before_the_choice(game: Game) -> None:
    lying = (LyingCard(player="W", card="H3", rank="minor"),)
    start = game.on(Table(edition=game.table.edition, declarer="S", penalty_cards=lying))
    offered = start.rule("lead_out_of_turn", **lead())
    assert offered.last is not None
    spec = start.situations["lead_out_of_turn"]
    codes = [take.code for take in takings(spec, offered.last, start.table)]
    assert codes == ["accept", "reject"]
    refused = start.rule("lead_out_of_turn", **lead(accepted=False))
    assert refused.last is not None
    assert takings(spec, refused.last, refused.table) == ()
    assert refused.lying == [("W", "H3", "major"), ("W", "D9", "major")]
    choice = refused.leads("E")
    assert choice.last is not None
    assert {option.effect.get("suit") for option in choice.last.outcome.options or ()} == {"D", "H", None}


def test_a_penalty_card_that_was_not_played(game: Game) -> None:
    lying = (LyingCard(player="E", card="H4", rank="major"),)
    start = game.on(Table(edition=game.table.edition, declarer="S", penalty_cards=lying))
    accepted = start.rule(NOT_PLAYED, offender="E", card="H9", accepted=True)
    assert accepted.lying == [("E", "H4", "major")]
    refused = start.rule(NOT_PLAYED, offender="E", card="H9", accepted=False)
    assert refused.lying == [("E", "H9", "major")]


def test_a_card_played_instead_of_several_penalty_cards_joins_them(game: Game) -> None:
    lying = (LyingCard(player="E", card="H4", rank="major"), LyingCard(player="E", card="H5", rank="major"))
    start = game.on(Table(edition=game.table.edition, declarer="S", penalty_cards=lying))
    refused = start.rule(NOT_PLAYED, offender="E", card="H9", accepted=False)
    assert refused.lying == [("E", "H4", "major"), ("E", "H5", "major"), ("E", "H9", "major")]
    spec = start.situations[NOT_PLAYED]
    unnamed = decide(spec, {**start.table.facts_for(spec), "accepted": False, "offender": "E"}, start.table.edition)
    assert wanting(spec, [unnamed]) == "card"


def test_who_leads_out_of_turn_must_be_known(game: Game) -> None:
    spec = game.situations["lead_out_of_turn"]
    facts = {"opening_lead": False, "right_leader_is_partner": True, "accepted": False}
    decision = decide(spec, {**game.table.facts_for(spec), **facts}, game.table.edition)
    assert wanting(spec, [decision]) == "offender"
    with pytest.raises(ValidationError):
        game.table.after(spec, decision)
    known = decide(spec, {**game.table.facts_for(spec), **facts, "offender": "W"}, game.table.edition)
    assert wanting(spec, [known]) == "card"
    unnamed = game.table.after(spec, known)
    assert unnamed.unnamed == LyingCard(player="W", card=None, rank="major")
    assert unnamed.named(unnamed.unnamed, "D9").penalty_cards == (LyingCard(player="W", card="D9", rank="major"),)
    assert unnamed.named(unnamed.unnamed, "D9").unnamed is None


def test_an_honour_is_major_when_it_is_named(game: Game) -> None:
    lying = LyingCard(player="W", card=None, rank="minor")
    table = game.table.model_copy(update={"penalty_cards": (lying,)})
    assert table.named(lying, "HT").penalty_cards[0].rank == "major"
    assert table.named(lying, "H9").penalty_cards[0].rank == "minor"


def test_a_card_that_was_picked_up_binds_its_owner_no_more(game: Game) -> None:
    forbidden = game.rule("lead_out_of_turn", **lead(declarer_choice="forbid"))
    assert forbidden.last is not None
    follows = forbidden.rule(TURN, to_lead=False, turn="W", led_suit="D", holds_led_suit=True)
    assert follows.last is not None
    assert follows.last.outcome.restrictions == ()
    assert follows.last.outcome.played is None
    assert follows.bans == forbidden.bans


def test_declarer_who_spreads_his_hand_becomes_dummy(game: Game) -> None:
    facts = {"offender": "E", "opening_lead": True, "card": "SK", "declarer_action": "spread_hand"}
    assert game.rule("lead_out_of_turn", **facts).table.declarer == "N"
    shown = {"player_role": "declarer", "how": "after_opening_lead_out_of_turn", "cards": ["SA"], "offender": "S"}
    assert game.rule("exposed_card_in_play", **shown).table.declarer == "N"
    accepted = game.rule("lead_out_of_turn", **{**facts, "declarer_action": "none", "accepted": True})
    assert accepted.table.declarer == "S"


def test_a_ban_from_the_auction_waits_for_the_lead(game: Game) -> None:
    ban = Restricted(player="W", rule="not_lead_suit", suit="H", until="retains_lead")
    first = Restricted(player="E", rule="lead_suit", suit="S", until="first_lead")
    table = Table(edition=game.table.edition, declarer="S", restrictions=(ban, first))
    begun = table.on_lead("S")
    assert begun.restrictions == (ban, first)
    west = begun.trick_played().on_lead("W")
    assert west.restrictions == (ban, first)
    east = west.trick_played().on_lead("E")
    assert east.restrictions == (first,)
    assert east.trick_played().restrictions == ()
    assert table.lifted(ban).restrictions == (first,)


def test_a_lead_when_it_was_declarers_turn_shows_that_the_ban_is_over(game: Game) -> None:
    forbidden = game.rule("lead_out_of_turn", **lead(declarer_choice="forbid"))
    later = {"offender": "W", "opening_lead": False, "right_leader_is_partner": False, "card": "C5", "accepted": False}
    refused = forbidden.rule("lead_out_of_turn", **later)
    assert refused.bans == []
    assert refused.table.leader is None
    assert refused.lying == [("W", "C5", "major")]


def test_duties_to_pass_end_with_the_auction(game: Game) -> None:
    once, always = Passing(player="W", span="next_turn"), Passing(player="E", span="rest_of_auction")
    table = game.table.model_copy(update={"passes": (once, always)})
    assert table.passed("W").passes == (always,)
    assert table.passed("E").passes == (once, always)
    assert table.on_lead("W").passes == ()
    assert table.trick_played().passes == ()


def test_a_table_survives_being_written_down(game: Game) -> None:
    forbidden = game.rule("lead_out_of_turn", **lead(declarer_choice="forbid")).table
    assert Table.model_validate_json(forbidden.model_dump_json()) == forbidden
    assert forbidden.dummy == "N"
    assert forbidden.defenders == ("E", "W")


@pytest.mark.parametrize("edition", EDITIONS)
def test_either_defender_answers_declarers_lead(situations: Register, edition: Edition) -> None:
    game = Game(situations, Table(edition=edition, declarer="S"))
    offered = game.rule("wrong_hand_lead", led_from="dummy", turn_was="other_hand", card="H2")
    assert offered.last is not None
    found = takings(situations["wrong_hand_lead"], offered.last, game.table)
    assert [(take.by, take.facts) for take in found] == [
        ("E", {"next_defender": "accepts"}),
        ("E", {"next_defender": "rejects"}),
        ("W", {"other_defender": "accepts"}),
        ("W", {"other_defender": "rejects"}),
    ]


@pytest.mark.parametrize("file", sorted({given.file for given in all_cases()}))
def test_every_case_leaves_a_table_and_takes_its_options(file: str, situations: Register) -> None:
    for given in (given for given in all_cases() if given.file == file):
        spec, facts = situations[given.data["situation"]], given.data["facts"]
        table = Table(edition=given.edition, declarer=facts.get("declarer", "S"))
        try:
            decision = decide(spec, facts, given.edition)
        except FactsError:
            continue
        if wanting(spec, [decision]) is None and placed(decision):
            assert table.after(spec, decision).edition == given.edition, str(given)
        for take in takings(spec, decision, table):
            assert decide(spec, {**facts, **take.facts}, given.edition).branches, str(given)


def placed(decision: Decision) -> bool:
    """Whether the players concerned are known; in cases without declarer or offender they are not."""
    outcome = decision.outcome
    people = [card.player for card in outcome.penalty_cards or ()]
    people += [duty.player for duty in outcome.restrictions or ()]
    people += [duty.player for duty in outcome.pass_required or ()]
    return all(player in SEATS for player in people)
