"""Revokes found in short records: endings of three or four cards, each trick written out."""

from typing import Any

import pytest

from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.situations import Register

HANDS = {
    "N": "S:32 H:A D:2 C:-",
    "E": "S:K4 H:2 D:- C:2",
    "S": "S:A5 H:3 D:3 C:-",
    "W": "S:Q6 H:4 D:- C:3",
}
LAWS_2017 = Edition.LAWS_2017


def tricks(*lines: str) -> list[dict[str, Any]]:
    return [{"n": number, "cards": line.split()} for number, line in enumerate(lines, 1)]


def ruled(situations: Register, *lines: str, edition: Edition = LAWS_2017, **facts: Any) -> Decision:
    given = {"contract": "1N by S", "hands": HANDS, "tricks": tricks(*lines), **facts}
    return decide(situations["revoke_from_record"], given, edition)


def test_an_open_revoke_goes_back_and_the_only_card_is_played(situations: Register) -> None:
    outcome = ruled(situations, "S:H3 W:C3 N:HA").outcome
    assert outcome.withdrawn == ("C3",)
    assert outcome.played == "H4"
    assert outcome.penalty_cards is not None
    assert [(card.player, card.card, card.rank) for card in outcome.penalty_cards] == [("W", "C3", "major")]
    assert outcome.options is not None
    assert [(option.by, option.code) for option in outcome.options] == [("N", "replace")]


def test_an_open_revoke_leaves_a_choice_between_several_cards(situations: Register) -> None:
    outcome = ruled(situations, "S:S5 W:C3 N:S3 E:SK").outcome
    assert outcome.played == {"choice_of": "W", "among": ("SQ", "S6")}


def test_nobody_who_played_before_the_revoke_may_change(situations: Register) -> None:
    assert ruled(situations, "S:S5 W:S6 N:S3 E:C2").outcome.options is None


def test_an_established_revoke_in_a_running_deal_stands(situations: Register) -> None:
    decision = ruled(situations, "S:H3 W:C3 N:HA E:H2", "N:S3 E:SK S:S5 W:S6")
    assert decision.outcome.stands == ("C3",)
    assert decision.branches[0].rulings[0].laws[:2] == ("63A1", "63B")


def test_a_play_of_the_other_side_alone_leaves_it_open(situations: Register) -> None:
    decision = ruled(situations, "S:H3 W:C3 N:HA E:H2", "N:S3")
    assert decision.outcome.withdrawn == ("C3",)


def test_named_for_the_next_trick_is_stated_beside_the_record(situations: Register) -> None:
    decision = ruled(situations, "W:H4 N:HA E:H2 S:D3", since_revoke="own_side_named_card")
    assert decision.outcome.stands == ("D3",)
    assert decision.branches[0].rulings[0].laws[0] == "63A"


def test_a_claim_of_the_offenders_establishes_and_counts(situations: Register) -> None:
    claim = {"by": "E", "claimed_tricks": 1}
    outcome = ruled(situations, "S:H3 W:C3 N:HA E:H2", claim_after=claim).outcome
    assert outcome.tricks_transferred == 1
    assert outcome.transfers is not None
    assert (outcome.transfers[0].to, outcome.transfers[0].law) == ("NS", "64A2")
    assert "63A3" in ruled(situations, "S:H3 W:C3 N:HA E:H2", claim_after=claim).branches[0].rulings[0].laws


def test_an_agreed_claim_of_the_opponents_counts_too(situations: Register) -> None:
    claim = {"by": "S", "claimed_tricks": 3}
    decision = ruled(situations, "S:H3 W:C3 N:HA E:H2", claim_after=claim)
    assert decision.outcome.tricks_transferred == 0
    assert decision.branches[0].rulings[0].laws[:2] == ("64B1", "63A4")


def test_told_by_an_opponent_is_stated_beside_the_record(situations: Register) -> None:
    lines = ("S:H3 W:C3 N:HA E:H2", "E:SK")
    told: dict[str, Any] = {"since_revoke": "own_side_played_on_told_by_opponent"}
    with pytest.raises(FactsError):
        ruled(situations, *lines, "X:SA", **told)
    assert ruled(situations, *lines, **told).outcome.withdrawn == ("C3",)
    assert ruled(situations, *lines, edition=Edition.LAWS_2007, **told).outcome.stands == ("C3",)


def test_dummy_without_rights_has_the_card_exchanged(situations: Register) -> None:
    facts: dict[str, Any] = {"attention_by": "dummy", "dummy_lost_rights": True}
    decision = ruled(situations, "W:H4 N:HA E:H2 S:D3", **facts)
    assert decision.outcome.withdrawn == ("D3",)
    assert decision.outcome.played == "H3"
    assert decision.branches[0].rulings[0].laws[0] == "43B2b"


def test_exchange_with_several_cards_leaves_a_choice(situations: Register) -> None:
    facts: dict[str, Any] = {"attention_by": "dummy", "dummy_lost_rights": True}
    outcome = ruled(situations, "W:S6 N:S2 E:S4 S:D3", edition=Edition.LAWS_1987, **facts).outcome
    assert outcome.played == {"choice_of": "S", "among": ("SA", "S5")}


def test_a_lead_against_a_requirement_is_a_revoke(situations: Register) -> None:
    required = {"player": "W", "trick": 1, "suit": "H"}
    lines = ("W:C3 N:D2 E:C2 S:D3", "W:SQ N:S2 E:S4 S:SA", "S:H3 W:H4 N:HA E:H2", "N:S3 E:SK S:S5 W:S6")
    outcome = ruled(situations, *lines, required_suit=required).outcome
    assert outcome.tricks_transferred == 2
    assert outcome.transfers is not None
    assert outcome.transfers[0].law == "64A1"


def test_a_requirement_that_could_not_be_met_is_none(situations: Register) -> None:
    required = {"player": "W", "trick": 1, "suit": "D"}
    assert ruled(situations, "W:C3 N:D2 E:C2 S:D3", required_suit=required).outcome.no_rectification is True


def test_withholding_a_penalty_card_costs_no_trick(situations: Register) -> None:
    penalty = [{"player": "E", "card": "SK", "rank": "major"}]
    lines = ("S:S5 W:SQ N:S2 E:C2", "W:S6 N:S3 E:S4 S:SA", "S:H3 W:H4 N:HA E:H2", "N:D2 E:SK S:D3 W:C3")
    decision = ruled(situations, *lines, penalty_cards=penalty)
    assert decision.outcome.tricks_transferred == 0
    assert decision.branches[0].rulings[0].laws[0] == "64B3"


def test_a_card_restored_later_can_make_a_revoke(situations: Register) -> None:
    hands = {**HANDS, "W": "S:Q6 H:- D:- C:3"}
    lines = ("S:H3 W:C3 N:HA E:H2", "N:S3 E:SK S:S5 W:S6")
    given = {
        "contract": "1N by S",
        "hands": hands,
        "tricks": tricks(*lines),
        "restored_card": {"player": "W", "card": "H4"},
    }
    decision = decide(situations["revoke_from_record"], given, LAWS_2017)
    assert decision.outcome.stands == ("C3",)
    assert "14B4" in decision.branches[0].rulings[0].laws


@pytest.mark.parametrize(("edition", "tricks_moved"), [(1987, 0), (1997, 0), (2007, 0), (2017, 0)])
def test_both_sides_to_one_trick(situations: Register, edition: int, tricks_moved: int) -> None:
    lines = ("E:SK S:D3 W:C3 N:S2", "E:S4 S:SA W:SQ N:S3", "S:H3 W:H4 N:HA E:H2", "N:D2 E:C2 S:S5 W:S6")
    decision = ruled(situations, *lines, edition=Edition(edition))
    assert decision.outcome.tricks_transferred == tricks_moved


def test_both_sides_on_different_tricks_each_pay_until_1997(situations: Register) -> None:
    lines = ("E:SK S:D3 W:S6 N:S2", "E:H2 S:H3 W:C3 N:HA", "N:S3 E:S4 S:S5 W:SQ", "W:H4 N:D2 E:C2 S:SA")
    before = ruled(situations, *lines, edition=Edition.LAWS_1997)
    assert before.outcome.transfers is not None
    assert {transfer.to for transfer in before.outcome.transfers} == {"NS", "EW"}
    assert before.outcome.tricks_transferred is None
    assert ruled(situations, *lines).outcome.tricks_transferred == 0


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_suit_twice_counts_once(situations: Register, edition: Edition) -> None:
    hands = {"N": "S:32 H:AJ", "E": "S:K4 H:2 C:2", "S": "S:A5 H:3 D:3", "W": "S:6 H:4 C:43"}
    full = {
        seat: text + "".join(f" {suit}:-" for suit in "SHDC" if f"{suit}:" not in text) for seat, text in hands.items()
    }
    lines = tricks("S:H3 W:C3 N:HA E:H2", "N:HJ E:SK S:S5 W:C4", "N:S2 E:S4 S:SA W:S6", "S:D3 W:H4 N:S3 E:C2")
    given = {"contract": "1N by S", "hands": full, "tricks": lines}
    with pytest.raises(FactsError):
        decide(situations["revoke_from_record"], {**given, "tricks": lines[:1] + lines[2:]}, edition)
    decision = decide(situations["revoke_from_record"], given, edition)
    assert decision.outcome.tricks_transferred == 0


@pytest.mark.parametrize(
    ("lines", "facts", "code"),
    [
        (("S:H3 W:H4 N:HA E:S4", "N:S3 E:S4"), {}, "card-not-held"),
        (("S:H3 N:HA",), {}, "player-out-of-turn-in-record"),
        (("S:H3 W:H4", "N:S3 E:S4"), {}, "trick-incomplete"),
        (("S:H3 W:H4 N:HA E:H2 S:S5",), {}, "five-cards-in-trick"),
        (("S:H9",), {}, "card-not-held"),
        (("S:1H",), {}, "not-a-play"),
        ((), {"hands": {"N": "S:2"}}, "record-needs-four-hands"),
        ((), {"hands": dict.fromkeys("NESW", "S:2 H:- D:- C:-")}, "card-twice"),
        ((), {"hands": {**HANDS, "W": "S:Q6 H:4 D:- C:-"}}, "hand-sizes-differ"),
        ((), {"hands": {**HANDS, "W": "S:Q66 H:4 D:- C:-"}}, "invalid"),
    ],
)
def test_an_impossible_record_is_named(
    situations: Register, lines: tuple[str, ...], facts: dict[str, Any], code: str
) -> None:
    with pytest.raises(FactsError) as raised:
        ruled(situations, *lines, **facts)
    assert {problem.code for problem in raised.value.problems} == {code}


def test_wrong_winner_and_order_are_named(situations: Register) -> None:
    wrong = [{"n": 1, "cards": ["S:H3", "W:H4", "N:HA", "E:H2"], "winner": "W"}]
    late = [{"n": 2, "cards": ["S:H3"]}]
    for given, code in ((wrong, "wrong-winner-in-record"), (late, "trick-out-of-order")):
        with pytest.raises(FactsError) as raised:
            decide(
                situations["revoke_from_record"], {"contract": "1N by S", "hands": HANDS, "tricks": given}, LAWS_2017
            )
        assert raised.value.problems[0].code == code


def test_an_open_revoke_comes_before_one_that_is_established(situations: Register) -> None:
    hands = {
        "N": "S:A2 H:3 D:4 C:2",
        "E": "S:K3 H:4 D:5 C:3",
        "S": "S:4 H:AK D:6 C:5",
        "W": "S:5 H:2 D:97 C:4",
    }
    lines = ("E:D5 S:HK W:S5 N:D4", "E:H4 S:HA W:H2 N:H3", "S:D6 W:C4")
    decision = ruled(situations, *lines, hands=hands)
    outcome = decision.outcome
    assert outcome.withdrawn == ("C4",)
    assert [(card.player, card.card) for card in outcome.penalty_cards or ()] == [("W", "C4")]
    assert outcome.transfers is None
    assert outcome.tricks_transferred is None
    assert "64A" in decision.branches[0].rulings[0].laws


def test_both_revokes_of_a_trick_go_back_with_their_cards(situations: Register) -> None:
    hands = {
        "N": "S:A2 H:3 D:4 C:-",
        "E": "S:K3 H:4 D:5 C:-",
        "S": "S:4 H:AK D:6 C:-",
        "W": "S:5 H:2 D:97 C:-",
    }
    decision = ruled(situations, "E:D5 S:HK W:S5 N:D4", "E:H4", hands=hands)
    outcome = decision.outcome
    assert decision.branches[0].rulings[0].laws[0] == "62C3"
    assert outcome.withdrawn == ("HK", "S5")
    assert [(card.player, card.card, card.rank) for card in outcome.penalty_cards or ()] == [("W", "S5", "major")]
    both_played_on = ruled(situations, "E:D5 S:HK W:S5 N:D4", "E:H4 S:HA", hands=hands)
    assert both_played_on.outcome.stands == ("HK",)


def test_both_sides_to_one_trick_before_2007_is_a_matter_of_equity_either_way(situations: Register) -> None:
    lines = ("E:SK S:D3 W:C3 N:S2", "E:S4 S:SA W:SQ N:S3", "S:H3 W:H4 N:HA E:H2", "N:D2 E:C2 S:S5 W:S6")
    decision = ruled(situations, *lines, edition=Edition.LAWS_1997, tricks_without_infraction=0)
    adjusted = decision.outcome.adjusted_score
    assert adjusted is not None
    assert adjusted["NS"] == -350


DUMMY: dict[str, Any] = {"attention_by": "dummy", "dummy_lost_rights": True}


@pytest.mark.parametrize("edition", EDITIONS)
def test_dummy_without_rights_mentions_an_open_revoke_of_a_defender(situations: Register, edition: Edition) -> None:
    outcome = ruled(situations, "S:H3 W:C3 N:HA", edition=edition, **DUMMY).outcome
    left_alone = edition >= 2007
    assert outcome.penalty_cards == ()
    assert outcome.stands == (("C3",) if left_alone else None)
    assert outcome.withdrawn == (None if left_alone else ("C3",))
    assert outcome.played == (None if left_alone else "H4")


@pytest.mark.parametrize("edition", EDITIONS)
def test_dummy_without_rights_mentions_an_established_revoke_of_a_defender(
    situations: Register, edition: Edition
) -> None:
    lines = ("S:H3 W:C3 N:HA E:H2", "N:S3 E:SK S:S5 W:S6")
    running = ruled(situations, *lines, edition=edition, **DUMMY)
    assert running.outcome.stands == ("C3",)
    assert running.branches[0].rulings[0].laws[0] == ("43B2a" if edition == 1987 else "43B3")
    whole = (*lines, "E:S4 S:SA W:SQ N:S2", "S:D3 W:H4 N:D2 E:C2")
    assert ruled(situations, *whole, edition=edition).outcome.tricks_transferred == 1
    over = ruled(situations, *whole, edition=edition, **DUMMY)
    assert over.outcome.tricks_transferred == 0
    assert over.branches[0].rulings[0].laws[0] == ("43B2a" if edition == 1987 else "43B3")


@pytest.mark.parametrize(("claimed", "moved"), [(0, 1), (1, 2), (2, 2)])
def test_tricks_claimed_count_as_won(situations: Register, claimed: int, moved: int) -> None:
    hands = {"N": "S:3 H:2 D:2 C:-", "E": "S:A H:K D:- C:3", "S": "S:54 H:3 D:- C:-", "W": "S:2 H:A D:- C:2"}
    claim = {"by": "S", "claimed_tricks": claimed}
    facts: dict[str, Any] = {"hands": hands, "contract": "1D by W", "claim_after": claim}
    outcome = ruled(situations, "E:SA S:S4 W:S2 N:D2", **facts).outcome
    assert outcome.tricks_transferred == moved
    table = 2 - claimed
    assert outcome.score == -50 * (7 - table - moved)


def test_no_trick_but_the_revoke_trick(situations: Register) -> None:
    hands = {"N": "S:3 H:- D:2 C:-", "E": "S:AK H:- D:- C:-", "S": "S:54 H:- D:- C:-", "W": "S:2 H:A D:- C:-"}
    decision = ruled(situations, "E:SA S:S4 W:S2 N:D2", "E:SK S:S5 W:HA N:S3", hands=hands, contract="1D by W")
    assert decision.outcome.tricks_transferred == 1
    assert decision.branches[0].rulings[0].laws[0] == "64A1"


NORTH_HAS_THE_HEART = {
    "S": "S:- H:AK D:AKQJT987654 C:-",
    "W": "S:- H:- D:- C:AKQJT98765432",
    "N": "S:AKQJT9876543 H:2 D:- C:-",
    "E": "S:2 H:QJT9876543 D:32 C:-",
}
WEST_HAS_ONE_TOO = {
    "S": "S:- H:AK D:AKQJT987654 C:-",
    "W": "S:- H:2 D:- C:AKQJT9876543",
    "N": "S:AKQJT987654 H:3 D:- C:2",
    "E": "S:32 H:QJT987654 D:32 C:-",
}


@pytest.mark.parametrize(
    ("hands", "contract", "trick", "named"),
    [(NORTH_HAS_THE_HEART, "1N by E", "S:HA W:C3 N:S3", False), (WEST_HAS_ONE_TOO, "1N by S", "S:HA W:C3", True)],
)
def test_a_partner_who_is_still_to_play_to_trick_twelve(
    situations: Register, hands: dict[str, str], contract: str, trick: str, named: bool
) -> None:
    long, east = "AKQJT987654", ("D3", "D2", "S2", *(f"H{rank}" for rank in "QJT98765"))
    lines = [f"S:D{long[n]} W:C{long[n]} N:S{long[n]} E:{east[n]}" for n in range(11)]
    decision = ruled(situations, *lines, trick, hands=hands, contract=contract)
    laws = decision.branches[0].rulings[0].laws
    assert laws[0] == "62D1"
    assert ("62D2" in laws) is named
