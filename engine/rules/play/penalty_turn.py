"""Laws 50, 51 and 59: what a defender may lead or play while penalty cards lie on the table."""

from collections.abc import Sequence
from typing import Literal

from engine import facts as fact
from engine.cards import SUITS, Card, Hand, Suit, suit_of
from engine.case import Case
from engine.legal_play import Duty, LegalPlay, legal_play, ordered
from engine.players import SEATS, Player, Seat
from engine.rules.play.information import at_lead, information
from engine.rules.play.law import LAW
from engine.rules.play.penalty import TablePenaltyCard, on_table, own_cards, partner_of
from engine.ruling import Outcome, PenaltyCard, Restriction, Ruling


class PenaltyCardTurn(fact.Situation):
    """A defender's turn to lead or play with penalty cards on the table."""

    penalty_cards: tuple[TablePenaltyCard, ...] = fact.assumed(())
    to_lead: bool = fact.required()
    turn: Player = fact.asked(among=SEATS)
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    led_suit: Suit | Literal["none"] = fact.asked(among=SUITS)
    hands: dict[Seat, Hand] | None = fact.record()
    holds_led_suit: bool = fact.asked()
    declarer_choice: Literal["none_yet", "require", "forbid", "no_restriction"] = fact.assumed("none_yet")
    choice_suits: tuple[Suit, ...] = fact.assumed(())
    lead_lost_since: bool = fact.assumed(False)
    holds_chosen_suit: bool | None = fact.record()
    penalty_query: Literal["play", "information"] = fact.assumed("play")
    penalty_card_played: bool = fact.assumed(False)


def penalty_card_turn(case: Case[PenaltyCardTurn]) -> Ruling:
    """Rule on a turn to lead or play while penalty cards lie on the table."""
    facts = case.facts
    lying = on_table(facts.penalty_cards)
    declaring = {case.known("declarer"), case.known("dummy"), "declarer", "dummy"}
    if any(card.player in declaring for card in lying):
        raise case.contradiction("declaring-side-has-no-penalty-card", "penalty_cards", "declarer")
    if len({card.card for card in lying}) < len(lying):
        raise case.contradiction("card-twice", "penalty_cards")
    if facts.penalty_query == "information":
        return information(case, lying)
    if not facts.to_lead:
        return _following(case, lying)
    majors = [card for card in lying if card.rank == "major" and card.player == partner_of(facts.turn)]
    return _partner_leads(case, lying, majors) if majors else _leading(case, lying)


def _partner_leads(case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard], majors: Sequence[PenaltyCard]) -> Ruling:
    """The partner of a major penalty card is on lead: declarer chooses first (50D2, 51B; 50E2 in 1987)."""
    facts = case.facts
    law = LAW[case.edition]
    suits = [suit for suit in SUITS if any(suit_of(str(card.card)) == suit for card in majors)]
    if facts.declarer_choice == "none_yet":
        return _to_choose(case, lying, majors, suits)
    if facts.declarer_choice == "no_restriction":
        section = law.several_free if len(suits) > 1 else law.leave_free
        case.step(section, "penalty-turn-free")
        case.step(law.partner_leads, "penalty-turn-choice-returns")
        return _leading(case, lying, section, verdict="penalty-turn-verdict-free-lead")
    chosen = facts.choice_suits or (tuple(suits) if len(suits) == 1 else ())
    required = facts.declarer_choice == "require"
    if not chosen or not set(chosen) <= set(suits) or (required and len(chosen) > 1):
        raise case.contradiction("choice-not-open", "declarer_choice", "choice_suits", "penalty_cards")
    rest = tuple(card for card in lying if card not in majors or suit_of(str(card.card)) not in chosen)
    picked_up = len(lying) - len(rest)
    section = _chosen_section(case, required, suits, picked_up)
    text = "penalty-turn-required" if required else "penalty-turn-forbidden"
    case.step(section, text)
    case.step(law.choose_suit, "penalty-turn-picked-up", count=picked_up)
    if facts.lead_lost_since:
        case.step(section, "penalty-turn-choice-over")
        return _leading(case, rest, section, verdict="penalty-turn-verdict-free-lead")
    duty = Duty("lead_suit" if required else "not_lead_suit", tuple(chosen))
    return _under_duty(case, rest, duty, section)


def _chosen_section(case: Case[PenaltyCardTurn], required: bool, suits: Sequence[Suit], picked_up: int) -> str:
    if len(suits) > 1:
        return "51B2a" if required else "51B2b"
    if picked_up > 1:
        return "51B1a" if required else "51B1b"
    return LAW[case.edition].choose_suit


def _to_choose(
    case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard], majors: Sequence[PenaltyCard], suits: Sequence[Suit]
) -> Ruling:
    law = LAW[case.edition]
    player = case.facts.turn
    case.step(law.partner_leads, "penalty-turn-must-wait", player=player)
    several, repeated = len(suits) > 1, len(majors) > len(suits)
    for code, letter in (("require_suit", "a"), ("forbid_suit", "b")):
        section = f"51B2{letter}" if several else f"51B1{letter}" if repeated else law.choose_suit
        for suit in suits:
            text = f"penalty-turn-option-{'require' if letter == 'a' else 'forbid'}"
            case.option(
                "declarer",
                code,
                section,
                text,
                effect={"suit": suit},
                suit=suit,
                known=1,
                player=player,
                several=int(several),
            )
    free = law.several_free if several else law.leave_free
    case.option("declarer", "no_restriction", free, "penalty-turn-option-free", player=player)
    if own_cards(lying, player):
        case.step(law.duties_first, "penalty-turn-own-card-after-choice")
    return case.ruling(
        law.partner_leads,
        verdict="penalty-turn-verdict-declarer-chooses",
        outcome=Outcome(penalty_cards=tuple(lying)),
        player=player,
    )


def _under_duty(case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard], duty: Duty, section: str) -> Ruling:
    """The lead under declarer's choice; what the leader cannot do is not asked of him (59)."""
    player = case.facts.turn
    found = _legal(case, lying, None, duty)
    unable = found.lifted if found else case.known("holds_chosen_suit") is False and duty.rule == "lead_suit"
    if unable:
        case.step("59", "penalty-turn-unable")
        return _leading(case, lying, section, verdict="penalty-turn-verdict-free-lead")
    if found is None:
        case.step("59", "penalty-turn-if-able")
    until: Literal["this_trick", "retains_lead"] = "this_trick" if duty.rule == "lead_suit" else "retains_lead"
    restrictions = tuple(Restriction(player=player, rule=duty.rule, suit=suit, until=until) for suit in duty.suits)
    held = own_cards(lying, player)
    own = [str(card.card) for card in held if card.rank == "major"]
    if held and not own:
        case.step(LAW[case.edition].minor, "penalty-turn-minor-lead", card=str(held[0].card))
    suited = [card for card in own if (suit_of(card) in duty.suits) == (duty.rule == "lead_suit")]
    if suited:
        case.step(LAW[case.edition].must_play, "penalty-turn-own-card-too")
    played = _played(case, found) if found else _forced(suited) if suited else None
    outcome = Outcome(restrictions=restrictions, penalty_cards=tuple(lying), played=played)
    verdict = "penalty-turn-verdict-required" if duty.rule == "lead_suit" else "penalty-turn-verdict-forbidden"
    return case.ruling(section, verdict=verdict, outcome=outcome, player=player, suits=duty.suits)


def _leading(
    case: Case[PenaltyCardTurn],
    lying: Sequence[PenaltyCard],
    *laws: str,
    verdict: str = "penalty-turn-verdict-free-lead",
) -> Ruling:
    """A lead free of restriction but for the leader's own penalty cards."""
    law = LAW[case.edition]
    player = case.facts.turn
    own = own_cards(lying, player)
    majors = [str(card.card) for card in own if card.rank == "major"]
    found = _legal(case, lying, None)
    if majors:
        return _must_play(case, lying, majors, *laws)
    if own:
        case.step(law.minor, "penalty-turn-minor-lead", card=str(own[0].card))
        outcome = Outcome(restrictions=(), penalty_cards=tuple(lying), played=_played(case, found))
        return case.ruling(*laws, law.minor, verdict="penalty-turn-verdict-minor", outcome=outcome, player=player)
    if not laws:
        section = law.minor if own_cards(lying, partner_of(player)) else "44A"
        case.step(section, "penalty-turn-partner-minor" if section == law.minor else "penalty-turn-nothing")
        laws = (section,)
    outcome = Outcome(
        restrictions=(),
        penalty_cards=tuple(lying),
        played=_played(case, found),
        unauthorized_information=at_lead(case, lying, player),
    )
    return case.ruling(*laws, verdict=verdict, outcome=outcome, player=player)


def _following(case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard]) -> Ruling:
    facts = case.facts
    law = LAW[case.edition]
    player = facts.turn
    led = facts.led_suit
    if led == "none":
        raise case.contradiction("follower-needs-a-suit", "to_lead", "led_suit")
    own = own_cards(lying, player)
    if not own:
        case.step("44C", "penalty-turn-no-own-card")
        outcome = Outcome(restrictions=(), penalty_cards=tuple(lying), played=_played(case, _legal(case, lying, led)))
        return case.ruling("44C", verdict="penalty-turn-verdict-free-play", outcome=outcome, player=player)
    if own[0].rank == "minor":
        return _minor(case, lying, own[0], led)
    suited = [str(card.card) for card in own if suit_of(str(card.card)) == led]
    if suited:
        return _must_play(case, lying, suited)
    if _holds(case, led):
        case.step("44C", "penalty-turn-follow-first", suit=led)
        case.step(law.duties_first, "penalty-turn-card-waits")
        outcome = Outcome(restrictions=(), penalty_cards=tuple(lying), played=_played(case, _legal(case, lying, led)))
        return case.ruling(
            law.duties_first, "44C", verdict="penalty-turn-verdict-follow", outcome=outcome, player=player, suit=led
        )
    return _must_play(case, lying, [str(card.card) for card in own])


def _minor(case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard], own: PenaltyCard, led: Suit) -> Ruling:
    law = LAW[case.edition]
    card = str(own.card)
    if suit_of(card) == led:
        case.step(law.minor, "penalty-turn-minor-suit-led", card=card)
    elif _holds(case, led):
        case.step("44C", "penalty-turn-follow-first", suit=led)
        case.step(law.minor, "penalty-turn-minor-waits")
    else:
        case.step(law.minor, "penalty-turn-minor-discard", card=card)
    outcome = Outcome(restrictions=(), penalty_cards=tuple(lying), played=_played(case, _legal(case, lying, led)))
    return case.ruling(law.minor, verdict="penalty-turn-verdict-minor", outcome=outcome, player=case.facts.turn)


def _must_play(case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard], cards: Sequence[Card], *laws: str) -> Ruling:
    law = LAW[case.edition]
    player = case.facts.turn
    case.step(law.must_play, "penalty-turn-must-play", player=player)
    if len(cards) > 1:
        case.step("51A", "penalty-turn-declarer-designates")
        case.option("declarer", "choose_card", "51A", "penalty-turn-option-designate", cards=ordered(cards))
    card = cards[0] if len(cards) == 1 else None
    duty = Restriction(player=player, rule="play_card", card=card, until="card_played")
    outcome = Outcome(restrictions=(duty,), penalty_cards=tuple(lying), played=_forced(cards))
    lead = (law.must_play, *(("51A",) if len(cards) > 1 else ()), *laws)
    return case.ruling(
        *lead,
        verdict="penalty-turn-verdict-must-play",
        outcome=outcome,
        player=player,
        cards=ordered(cards),
        n=len(cards),
    )


def _forced(cards: Sequence[Card]) -> object:
    return cards[0] if len(cards) == 1 else {"choice_of": "declarer", "among": ordered(cards)}


def _played(case: Case[PenaltyCardTurn], found: LegalPlay | None) -> object:
    if found is None:
        return None
    if len(found.cards) == 1:
        return found.cards[0]
    return {"choice_of": "declarer" if found.declarer_designates else case.facts.turn, "among": found.cards}


def _hand(case: Case[PenaltyCardTurn]) -> Hand | None:
    hands = case.facts.hands or {}
    return next((hand for seat, hand in hands.items() if seat == case.facts.turn), None)


def _holds(case: Case[PenaltyCardTurn], led: Suit) -> bool:
    hand = _hand(case)
    if hand is None or led not in hand.suits:
        return case.facts.holds_led_suit
    holds = bool(hand.suits[led])
    if case.known("holds_led_suit") not in (None, holds):
        raise case.contradiction("contradiction", "holds_led_suit", "hands")
    return holds


def _legal(
    case: Case[PenaltyCardTurn], lying: Sequence[PenaltyCard], led: Suit | None, duty: Duty | None = None
) -> LegalPlay | None:
    """The legal cards where the hand is known far enough, else None."""
    hand = _hand(case)
    enough = hand is not None and (hand.complete or bool(led and hand.suits.get(led)))
    if hand is None or not enough:
        return None
    own = {str(card.card): card.rank for card in own_cards(lying, case.facts.turn)}
    return legal_play({*hand.cards, *own}, led, penalty=own, duty=duty)
