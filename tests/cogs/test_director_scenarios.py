"""Whole cases at a table, in both languages: what lies and binds after every step, reasoned from the Laws themselves."""

import pytest

from cogs.dialog import Dialog
from cogs.director.dialog import DirectorDialog
from engine.edition import EDITIONS, Edition
from laws.wording import LANGUAGES, Language
from tests.cogs.casework import CaseWork

LAWS_1987, LAWS_1997, LAWS_2007, LAWS_2017 = EDITIONS


@pytest.fixture(scope="session")
def desk(dialog: Dialog) -> DirectorDialog:
    return DirectorDialog(dialog)


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> Language:
    found: Language = request.param
    return found


@pytest.fixture(params=EDITIONS)
def edition(request: pytest.FixtureRequest) -> Edition:
    found: Edition = request.param
    return found


def test_a_lead_out_of_turn_then_a_revoke_by_the_same_defender_then_a_claim(
    desk: DirectorDialog, lang: Language, edition: Edition
) -> None:
    led = CaseWork.begun(desk, lang, edition).happens(
        "lead_out_of_turn", opening_lead=False, right_leader_is_partner=True, card="D9", offender="W"
    )
    assert led.codes == [("accept", ""), ("require_suit", "D"), ("forbid_suit", "D"), ("no_restriction", "")]
    free = led.takes("no_restriction")
    assert free.lying == ["W D9 major"], "the lead goes back and is a major penalty card (50B, 56)"
    again = free.next("trick", "lead:E")
    assert again.codes == [("require_suit", "D"), ("forbid_suit", "D"), ("no_restriction", "")], "50D2 returns"
    required = again.takes("require_suit", "D")
    assert required.lying == [], "the card is picked up (50D2a)"
    assert required.bound == ["E lead_suit D"]
    revoked = required.happens("revoke", established=False, card="C5", offender="W")
    assert revoked.lying == ["W C5 major"], "a defender's card withdrawn to mend a revoke (62B1)"
    assert revoked.bound == ["E lead_suit D"], "the trick is not over"
    later = revoked.next("trick", "lead:E")
    assert later.bound == [], "a suit is required for one lead only"
    assert later.codes == [("require_suit", "C"), ("forbid_suit", "C"), ("no_restriction", "")]
    forbidden = later.takes("forbid_suit", "C")
    assert forbidden.lying == []
    assert forbidden.bound == ["E not_lead_suit C"]
    kept = forbidden.next("trick", "lead:E")
    assert kept.bound == ["E not_lead_suit C"], "as long as he keeps the lead"
    lost = kept.next("trick", "lead:S")
    assert lost.bound == []
    back = lost.next("trick", "lead:E")
    assert back.codes == []
    assert back.outcome.restrictions == ()
    claimed = back.happens("claim", claimer="declarer", claimed_tricks=3, doubted_by="opponent")
    assert claimed.position.answer is not None
    assert claimed.position.answer.situation == "claim"
    assert [item.said.situation for item in claimed.state.rulings()] == [
        "lead_out_of_turn",
        "penalty_card_turn",
        "revoke",
        "penalty_card_turn",
        "penalty_card_turn",
        "penalty_card_turn",
        "claim",
    ]


def test_two_cards_dropped_are_both_major(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    dropped = {"player_role": "defender", "how": "dropped", "offender": "E"}
    one = CaseWork.begun(desk, lang, edition).happens("exposed_card_in_play", cards=["H4"], **dropped)
    assert one.lying == ["E H4 minor"]
    assert one.next("lead:W").codes == [], "the partner of a minor penalty card leads as he likes (50C)"
    two = one.happens("exposed_card_in_play", cards=["H5"], **dropped)
    assert two.lying == ["E H4 major", "E H5 major"]
    own = two.next("lead:E")
    assert own.outcome.played == {"choice_of": "S", "among": ("H5", "H4")}, "51A"
    partner = two.next("lead:W")
    assert partner.codes == [("require_suit", "H"), ("forbid_suit", "H"), ("no_restriction", "")]
    up = partner.takes("forbid_suit", "H")
    assert up.lying == [], "every card of the suit is picked up (51B1)"
    assert up.bound == ["W not_lead_suit H"]


def test_a_play_before_partner(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    early = CaseWork.begun(desk, lang, edition).happens(
        "premature_play", premature="before_partner", card="C2", led_suit="C", offender="W"
    )
    highest = early.takes("play_highest")
    assert highest.lying == ["W C2 major"], "57A"
    assert highest.bound == ["E play_highest C"]
    follows = highest.next("play:W")
    assert follows.position.asked is None or follows.position.asked.fact in ("led_suit", "holds_led_suit")
    done = highest.next("card:C2", "trick")
    assert done.lying == []
    assert done.bound == []


def test_an_early_card_joins_one_that_lies(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    first = CaseWork.begun(desk, lang, edition).happens(
        "exposed_card_in_play", player_role="defender", how="dropped", cards=["D4"], offender="W"
    )
    early = first.happens("premature_play", card="C2", led_suit="C", offender="W").takes("play_lowest")
    assert early.lying == ["W D4 major", "W C2 major"], "two penalty cards of one defender are both major"
    assert early.bound == ["E play_lowest C"]
    after = early.next("card:C2", "trick", "lead:E")
    assert after.lying == ["W D4 major"], "once major, it stays major"
    assert after.codes == [("require_suit", "D"), ("forbid_suit", "D"), ("no_restriction", "")]


def test_declarer_becomes_dummy(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    led = CaseWork.begun(desk, lang, edition).happens("lead_out_of_turn", opening_lead=True, card="SK", offender="E")
    assert [code for code, _ in led.codes] == ["spread_hand", "accept", "require_suit", "forbid_suit", "no_restriction"]
    spread = led.takes("spread_hand")
    assert spread.table.declarer == "N", "54A"
    assert spread.lying == []
    refused = led.takes("forbid_suit", "S")
    assert refused.table.declarer == "S"
    assert refused.bound == ["W not_lead_suit S"]
    assert refused.table.leader == "W"


def test_a_penalty_card_that_is_not_played(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    exposed = CaseWork.begun(desk, lang, edition).happens(
        "exposed_card_in_play", player_role="defender", how="dropped", cards=["HK"], offender="E"
    )
    assert exposed.lying == ["E HK major"], "an honour is major however it was shown (50B)"
    wrong = exposed.happens("penalty_card_not_played", card="H9", offender="E")
    accepted = wrong.takes("accept")
    assert accepted.lying == ["E HK major"], "it stays a penalty card (52B1c)"
    refused = wrong.takes("reject")
    assert refused.lying == ["E H9 major"], "it is played instead, and the other card takes its place (52B2)"


def test_a_lead_at_declarers_turn(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    led = CaseWork.begun(desk, lang, edition).happens(
        "lead_out_of_turn", opening_lead=False, right_leader_is_partner=False, card="S7", offender="W"
    )
    assert led.codes == [("accept", ""), ("reject", "")]
    refused = led.takes("reject")
    assert refused.lying == ["W S7 major"]
    assert refused.table.leader is None
    accepted = led.takes("accept")
    assert accepted.lying == []
    assert accepted.table.leader == "W"


def test_a_penalty_card_led_out_of_turn_and_accepted_is_played(
    desk: DirectorDialog, lang: Language, edition: Edition
) -> None:
    lying = CaseWork.begun(desk, lang, edition).happens(
        "exposed_card_in_play", player_role="defender", how="dropped", cards=["D9"], offender="W"
    )
    led = lying.happens(
        "lead_out_of_turn", opening_lead=False, right_leader_is_partner=True, card="D9", offender="W"
    ).takes("accept")
    assert led.lying == [], "a card that has been played is no penalty card (50)"


def test_a_card_seen_in_the_auction_waits_for_declarer(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    seen = CaseWork.begun(desk, lang, edition, declarer=None).happens(
        "exposed_card_in_auction", cards=["SA"], exposed_when="during_auction", offender="W"
    )
    assert seen.lying == []
    assert seen.bound == ["E pass next_turn"], "an honour makes the partner pass once (24B)"
    passed = seen.next("pass:E")
    assert passed.bound == []
    defends = passed.next("declarer:S")
    assert defends.lying == ["W SA major"], "its owner defends (24, 50)"
    must = defends.next("lead:W")
    assert must.outcome.played == "SA"
    declares = passed.next("declarer:E")
    assert declares.lying == [], "his own side declares, and he picks it up"


def test_a_small_card_seen_in_the_auction(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    seen = CaseWork.begun(desk, lang, edition, declarer=None).happens(
        "exposed_card_in_auction", cards=["C3"], exposed_when="during_auction", offender="E"
    )
    assert seen.bound == [], "no pass for a single small card (24A)"
    assert seen.next("declarer:N").lying == ["E C3 minor"]


def test_the_lead_after_a_withdrawn_call(desk: DirectorDialog, lang: Language) -> None:
    facts = {"call": "1H", "first_lead_of_partner": True, "comparable": False, "suits_specified": ["H"]}
    offered = CaseWork.begun(desk, lang, LAWS_2017).happens("withdrawn_call_lead", **facts, offender="W")
    suits = [("forbid_suit", suit) for suit in "SHDC"]
    assert offered.codes == [*suits, ("no_restriction", "")], "2017: any one suit not shown in the legal auction (26B)"
    banned = offered.takes("forbid_suit", "S")
    assert len(banned.bound) == 1
    assert banned.bound[0].startswith("E not_lead_suit")
    others = banned.next("lead:W", "trick", "lead:N", "trick")
    assert others.bound == banned.bound, "it waits for his first lead"
    leads = others.next("lead:E")
    assert leads.bound == banned.bound
    assert leads.position.open_restrictions, "and is told at his turn"
    assert leads.next("trick", "lead:S").bound == []


def test_several_boards_in_a_row(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    work = CaseWork.begun(desk, lang, edition, declarer=None)
    work = work.on(work.state.on_board(5))
    for board in range(5, 15):
        assert work.state.board == board
        assert work.lying == work.bound == []
        assert work.table.declarer is None
        led = work.happens(
            "lead_out_of_turn",
            opening_lead=False,
            right_leader_is_partner=True,
            card="D9",
            declares="W",
            offender="S",
        ).takes("no_restriction")
        assert led.lying == ["S D9 major"]
        work = led.next("board")
    assert [ruled.board for ruled in work.state.rulings()] == list(range(5, 15))
    assert work.on(work.state.undone()).lying == ["S D9 major"]


def test_a_penalty_card_among_cards_played_together(desk: DirectorDialog, lang: Language, edition: Edition) -> None:
    lying = CaseWork.begun(desk, lang, edition).happens(
        "exposed_card_in_play", player_role="defender", how="dropped", cards=["C5"], offender="W"
    )
    lying = lying.happens("exposed_card_in_play", player_role="defender", how="dropped", cards=["H2"], offender="E")
    named = lying.happens(
        "simultaneous_play",
        players_involved="one_hand",
        cards=["C5", "D4"],
        visible="several",
        named_card="C5",
        offender="W",
    )
    assert named.lying == ["E H2 minor", "W D4 minor"], "58B2: the one named is played, the other is exposed"
    both = lying.happens("simultaneous_play", players_involved="two_players", in_turn=True, cards=["S4"], offender="W")
    assert both.lying == lying.lying, "58A: whoever played at the same time has no penalty card, those that lie stay"
