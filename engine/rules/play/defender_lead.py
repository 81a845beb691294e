"""Laws 41A, 47E1, 53, 54 and 56: a defender leads out of turn."""

from collections.abc import Sequence

from engine.cards import Contract, suit_of
from engine.case import Case
from engine.derive import role_of
from engine.players import SEATS, after, partner
from engine.rules.play.dropped import dropped
from engine.rules.play.law import LAW
from engine.rules.play.lead_choices import restrictions
from engine.rules.play.lead_facts import DIFFERENCES, LeadOutOfTurn
from engine.ruling import Outcome, PenaltyCard, Restriction, Ruling


def lead_out_of_turn(case: Case[LeadOutOfTurn]) -> Ruling:
    """Rule on a lead out of turn by a defender."""
    facts = case.facts
    if facts.offender is not None and facts.offender == facts.leader:
        raise case.contradiction("lead-was-in-turn", "offender", "leader")
    if facts.accepted and facts.declarer_choice != "none_yet":
        raise case.contradiction("accepted-and-restricted", "accepted", "declarer_choice")
    declaring = role_of(dict(case.values), facts.offender) in ("declarer", "dummy")
    if declaring and not facts.opening_lead:
        raise case.contradiction("lead-by-declaring-side", "offender")
    if declaring:
        law = DIFFERENCES[case.edition].wrong_side
        case.step(law, "lead-opening-by-declaring-side")
        case.step("48A", "exposed-declarer-free")
        return _back(case, law)
    if not facts.faced:
        law = "41A" if facts.opening_lead else "53A"
        case.step(law, "lead-face-down-returned" if facts.opening_lead else "lead-not-faced")
        return _back(case, law)
    if facts.told_by_opponent:
        return _told(case)
    if not _led(case):
        return dropped(case)
    return _opening(case) if facts.opening_lead else _later(case)


def _led(case: Case[LeadOutOfTurn]) -> bool:
    """Whether the card was led; in doubt only where its owner's partner was leading himself."""
    facts = case.facts
    if facts.opening_lead and facts.right_leader_led == "face_down":
        return facts.meant_as_lead
    return case.known("meant_as_lead") is not False


def _told(case: Case[LeadOutOfTurn]) -> Ruling:
    law = DIFFERENCES[case.edition]
    case.step("47E1", "retraction-told-must" if law.told_duty else "retraction-told-may")
    if law.told_final:
        case.step("47E1", "retraction-not-acceptable")
    if not law.told_duty:
        case.option("offender", "withdraw", "47E1", "lead-option-withdraw", until="until-next-play")
    case.step(LAW[case.edition].withdrawn_card, "withdrawn-card-information")
    return _back(case, "47E1")


def _back(case: Case[LeadOutOfTurn], *laws: str) -> Ruling:
    """The card goes back to the hand and nothing more is done."""
    outcome = Outcome(
        withdrawn=_card(case),
        leader=_leader(case) if _leader_is_known(case) else None,
        penalty_cards=(),
        restrictions=(),
        no_rectification=True,
    )
    return case.ruling(*laws, verdict="lead-verdict-back-free", outcome=outcome)


def _card(case: Case[LeadOutOfTurn]) -> tuple[str, ...] | None:
    return (case.facts.card,) if case.facts.card else None


def _leader_is_known(case: Case[LeadOutOfTurn]) -> bool:
    """Whether the facts told say whose lead it was; where nothing else follows, nobody is asked."""
    told = ("leader", "right_leader_is_partner")
    return bool(case.known("opening_lead")) or any(case.known(name) is not None for name in told)


def _leader(case: Case[LeadOutOfTurn]) -> str | None:
    facts = case.facts
    if facts.leader:
        return facts.leader
    if facts.opening_lead and role_of(dict(case.values), facts.offender) in ("declarer", "dummy"):
        return None
    if facts.opening_lead or facts.right_leader_is_partner:
        return "partner"
    return None


def _opening(case: Case[LeadOutOfTurn]) -> Ruling:
    """An opening lead faced by the wrong defender (54)."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.right_leader_led == "face_down":
        case.step(law.face_down, "lead-partner-face-down-back")
    if facts.right_leader_led == "faced":
        case.step("60C", "lead-partner-faced-too")
    action = facts.declarer_action
    if action != "none" and (facts.accepted is False or facts.declarer_choice != "none_yet"):
        raise case.contradiction("acted-and-refused", "declarer_action", "accepted", "declarer_choice")
    if action in ("spread_hand", "exposed_own_card"):
        case.step("54A", "lead-declarer-spreads")
        return _stands(case, "54A", verdict="lead-verdict-dummy-declares", contract=_swapped(facts.contract))
    if action == "dummy_seen":
        case.step("54C", "lead-must-accept")
        if law.must_accept:
            case.step("54C", "lead-must-accept-declarer")
            return _stands(case, "54C", verdict="lead-verdict-must-accept", contract=_contract(case))
        return _stands(case, "54C", verdict="lead-verdict-must-accept")
    if action == "played_from_dummy" or facts.next_hand_played:
        return _played_on(case)
    if facts.accepted or action == "played_from_hand":
        case.step("54B", "lead-accepted-opening")
        case.step("54B1", "lead-second-card-from-hand")
        turn = "partner" if action == "played_from_hand" else "declarer"
        return _stands(case, "54B1", "53A", verdict="lead-verdict-accepted", contract=_contract(case), turn=turn)
    if facts.accepted is False or facts.declarer_choice != "none_yet":
        return _refused(case, law.opening_refused)
    case.option("declarer", "spread_hand", "54A", "lead-option-spread")
    case.option("declarer", "accept", "54B", "lead-option-accept-opening")
    restrictions(case, "lead-option-refuse")
    case.step("54A", "lead-declarer-may-spread")
    case.step("54B", "lead-declarer-may-accept")
    case.step("54D", "lead-declarer-may-refuse")
    case.step(LAW[case.edition].partner_leads, "lead-choices-on-refusal")
    return case.ruling("54A", "54B", "54D", verdict="lead-verdict-options-opening")


def _played_on(case: Case[LeadOutOfTurn]) -> Ruling:
    """The second card of the trick came from dummy, or from the hand next in rotation."""
    if case.facts.declarer_action == "played_from_dummy":
        case.step("54B", "lead-accepted-opening")
        case.step("54B2", "lead-second-card-from-dummy")
        return _stands(case, "54B2", verdict="lead-verdict-accepted", contract=_contract(case))
    case.step("53A", "lead-accepted-by-play")
    return _stands(case, "53A", "54B1", verdict="lead-verdict-accepted", contract=_contract(case), turn="partner")


def _contract(case: Case[LeadOutOfTurn]) -> str | None:
    return str(case.facts.contract) if case.facts.contract else None


def _swapped(contract: Contract | None) -> str | None:
    if contract is None or contract.declarer is None:
        return None
    return str(contract.model_copy(update={"declarer": partner(contract.declarer)}))


def _stands(
    case: Case[LeadOutOfTurn], *laws: str, verdict: str, contract: str | None = None, turn: str | None = None
) -> Ruling:
    penalty, restrictions = _partner_card(case)
    outcome = Outcome(
        stands=_card(case),
        leader=case.facts.offender or "offender",
        penalty_cards=penalty,
        restrictions=restrictions,
        no_rectification=True,
        contract=contract,
        turn=turn,
        play="continues",
    )
    return case.ruling(*laws, verdict=verdict, outcome=outcome)


def _partner_card(
    case: Case[LeadOutOfTurn],
) -> tuple[tuple[PenaltyCard, ...] | None, tuple[Restriction, ...] | None]:
    """Penalty cards and restrictions where the lead stands and the offender's partner has faced a lead of his own."""
    facts = case.facts
    if facts.right_leader_led != "faced" or not (facts.opening_lead or facts.right_leader_is_partner):
        return (), ()
    card = facts.right_leader_card
    if not DIFFERENCES[case.edition].early_card_waits:
        case.step("49", "lead-partner-card-too")
        return (PenaltyCard(player="partner", card=card, rank="major"),), ()
    case.step("57D", "lead-partner-card-at-turn")
    if card and facts.card and suit_of(card) == suit_of(facts.card):
        return (), (Restriction(player="partner", rule="play_card", card=card, until="this_trick"),)
    return None, None


def _later(case: Case[LeadOutOfTurn]) -> Ruling:
    """A lead to a later trick (53, 56)."""
    facts = case.facts
    law = DIFFERENCES[case.edition]
    if facts.declarer_action in ("spread_hand", "dummy_seen"):
        raise case.contradiction("opening-lead-only", "opening_lead", "declarer_action")
    if facts.trick == 13 and law.last_trick:
        case.step("53A", "lead-trick-thirteen")
        outcome = Outcome(withdrawn=_card(case), leader=_leader(case), restrictions=())
        return case.ruling("53A", verdict="lead-verdict-back-last-trick", outcome=outcome)
    if facts.accepted:
        case.step("53A", "lead-accepted")
        return _stands(case, *law.accepted, verdict="lead-verdict-accepted")
    if facts.right_leader_led == "faced":
        if not facts.right_leader_is_partner:
            return _proper_lead(case)
        case.step("60C", "lead-partner-faced-too")
    if facts.next_hand_played or _next_hand_acted(case):
        case.step("53A", "lead-accepted-by-play")
        case.step("60A1", "lead-right-forfeited")
        return _stands(case, *law.accepted, verdict="lead-verdict-accepted")
    if facts.accepted is False or facts.declarer_choice != "none_yet":
        return _refused(case, law.refused)
    case.step("53A", "lead-declarer-may-accept")
    case.step(law.refused[0], "lead-declarer-may-refuse")
    case.option("declarer", "accept", "53A", "lead-option-accept", until="until-declarer-plays")
    if facts.right_leader_is_partner:
        case.step(LAW[case.edition].partner_leads, "lead-choices-on-refusal")
        restrictions(case, "lead-option-refuse")
    else:
        case.option("declarer", "reject", law.refused[0], "lead-option-reject", until="until-declarer-plays")
    return case.ruling("53A", *law.refused, verdict="lead-verdict-options")


def _next_hand_acted(case: Case[LeadOutOfTurn]) -> bool:
    """Whether the hand declarer played from is the one next in rotation; so taken while the seats are not known."""
    facts = case.facts
    if facts.declarer_action not in ("played_from_hand", "played_from_dummy"):
        return False
    hand = facts.declarer if facts.declarer_action == "played_from_hand" else facts.dummy
    return hand is None or facts.offender not in SEATS or hand == after(facts.offender)


def _proper_lead(case: Case[LeadOutOfTurn]) -> Ruling:
    """Declarer or dummy, whose turn it was, has made his own lead before any acceptance (53C; 53B in 2017)."""
    law = LAW[case.edition]
    case.step(law.proper_lead, "lead-proper-lead-stands")
    case.step(law.information, "withdrawn-card-information")
    own = case.facts.right_leader_card
    outcome = Outcome(
        stands=(own,) if own else None,
        withdrawn=_card(case),
        leader=_leader(case),
        penalty_cards=(),
        restrictions=(),
        no_rectification=True,
    )
    return case.ruling(law.proper_lead, verdict="lead-verdict-proper-lead", outcome=outcome)


def _refused(case: Case[LeadOutOfTurn], laws: Sequence[str]) -> Ruling:
    """The lead goes back as a major penalty card; while partner is on lead declarer chooses (50D2; 50E2 in 1987)."""
    facts = case.facts
    law = LAW[case.edition]
    case.step(laws[0], "lead-refused")
    cards = [PenaltyCard(player="offender", card=facts.card, rank="major")]
    partner_on_lead = facts.opening_lead or facts.right_leader_is_partner
    if facts.right_leader_led == "faced":
        cards.append(PenaltyCard(player="partner", card=facts.right_leader_card, rank="major"))
        case.step("49", "lead-partner-card-too")
    if not partner_on_lead:
        case.step(law.major, "lead-penalty-card-stays")
        outcome = Outcome(withdrawn=_card(case), leader=_leader(case), penalty_cards=tuple(cards), restrictions=())
        return case.ruling(*laws, law.major, verdict="lead-verdict-refused-declarer-leads", outcome=outcome)
    if facts.declarer_choice == "none_yet":
        case.step(law.partner_leads, "lead-choices-on-refusal")
        restrictions(case, "penalty-turn-option")
        outcome = Outcome(withdrawn=_card(case), leader=_leader(case), penalty_cards=tuple(cards))
        return case.ruling(*laws, law.partner_leads, verdict="lead-verdict-refused-options", outcome=outcome)
    return _restricted(case, laws, cards)


def _restricted(case: Case[LeadOutOfTurn], laws: Sequence[str], cards: Sequence[PenaltyCard]) -> Ruling:
    facts = case.facts
    law = LAW[case.edition]
    own = suit_of(facts.card) if facts.card else None
    named = facts.choice_suits[0] if facts.choice_suits else None
    if len(facts.choice_suits) > 1 or (own and named and own != named):
        raise case.contradiction("choice-not-open", "declarer_choice", "choice_suits", "card")
    suit = own or named
    withdrawn, leader = _card(case), _leader(case)
    if facts.declarer_choice == "no_restriction":
        case.step(law.leave_free, "penalty-turn-free")
        outcome = Outcome(withdrawn=withdrawn, leader=leader, penalty_cards=tuple(cards), restrictions=())
        return case.ruling(*laws, law.leave_free, verdict="lead-verdict-refused-free", outcome=outcome)
    required = facts.declarer_choice == "require"
    case.step(
        law.choose_suit,
        "penalty-turn-required" if required else "penalty-turn-forbidden",
    )
    case.step(law.choose_suit, "penalty-turn-picked-up", count=1)
    duty = Restriction(
        player="partner",
        rule="lead_suit" if required else "not_lead_suit",
        suit=suit,
        until="this_trick" if required else "retains_lead",
    )
    outcome = Outcome(withdrawn=withdrawn, leader=leader, penalty_cards=tuple(cards[1:]), restrictions=(duty,))
    verdict = "lead-verdict-refused-required" if required else "lead-verdict-refused-forbidden"
    return case.ruling(*laws, law.choose_suit, verdict=verdict, outcome=outcome, suit=suit or "", known=int(bool(suit)))
