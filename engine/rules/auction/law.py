"""What differs between the editions in Laws 22 to 39, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.edition import Edition


@dataclass(frozen=True)
class AuctionLaw:
    """Sections and choices of one edition.

    Attributes:
        own_withdrawn: section that keeps from the offending side what its own withdrawn call told; None in 1987, where
            that is authorized once the penalty is paid (`own_withdrawn_paid`).
        withdrawn_free: section that lets the other side use it.
        aware: the safeguard where the offender could have known that the irregularity would damage the others.
        damage: section by which the Director may redress what no other law covers.
        assigned: section of the assigned adjusted score.
        ended_contract, ended_passed_out, period_ends, period_ends_passed_out: the ends of auction and auction period.
        slip, slip_partner, slip_period, slip_lho, slip_cause: sections on an unintended call.
        slip_without_pause: the correction must come without pause for thought.
        slip_before: the call that ends the right to correct it.
        period_correction: an auction that ended first still allows a correction until its period is over.
        change: section on changing an intended call; `change_over_first_stands`: the second call stands although the
            left-hand opponent meant to call over the first; `change_choice`: the offender chooses when refused.
        another_call: what making a third call costs when the change is refused.
        accept, cancel: acceptance and cancellation of a call out of rotation.
        artificial: section that judges an artificial call by what it specifies; None in 1987, which is silent.
        barred_by: how a later call after a bid or double out of rotation is judged.
        artificial_pass_silences: after an artificial pass the partner passes throughout, whatever is called later (31A2b).
        specific_first: a withdrawn call that showed some suit and something else counts by the suit (26A).
        lead: how far declarer's rights over the lead reach.
        insufficient_accepted, insufficient_out_of_turn: sections of Law 27.
        insufficient_adjust: adjusted score after a free replacement.
        insufficient_by: what makes a replacement free besides the same denomination.
        premature: what becomes of a replacement before the ruling, and its section.
        again: section on a second insufficient bid.
        condoned_double, double, double_in_turn, double_out_of_turn: inadmissible doubles.
        after_lead: section on one found after the opening lead.
        condoned_barred, barred, barred_side: action by a player obliged to pass.
        condoned_seven, seven, seven_bars_after_call: bids of more than seven.
        final_cancelled, final_harmless, final_condoned, final_defender: calls after the final pass.
        exposed_scope: from when to when Law 24 rules.
        exposed_by_own_error: Law 24 rules only on a card that its own holder let be seen.
        exposed_information: section that makes the sight of it unauthorized for the partner.
        penalty_card_rank: section that tells major from minor penalty cards.
        other_source: section on a card seen outside that time.
        lost_turn: section on a player who was passed over.
    """

    own_withdrawn: str | None
    withdrawn_free: str
    aware: str
    damage: str
    assigned: str
    ended_contract: str
    ended_passed_out: str
    period_ends: str
    period_ends_passed_out: str
    slip: str
    slip_partner: str
    slip_period: str
    slip_lho: str | None
    slip_cause: str
    slip_without_pause: bool
    slip_before: Literal["lho", "partner"]
    change: str
    change_over_first_stands: bool
    change_choice: bool
    another_call: Literal["partner_passes", "average_minus"]
    accept: str
    cancel: str
    artificial: str | None
    barred_by: Literal["denomination", "comparable"]
    artificial_pass_silences: bool
    specific_first: bool
    lead: Literal["require_or_forbid", "forbid"]
    insufficient_accepted: str
    insufficient_out_of_turn: str
    insufficient_adjust: str
    insufficient_by: Literal["nothing", "same_or_more_precise", "comparable"]
    premature: tuple[Literal["cancelled", "stands"], str]
    again: str
    condoned_double: str
    double: str
    double_in_turn: str
    double_out_of_turn: str
    after_lead: str | None
    condoned_barred: str
    barred: str
    condoned_seven: str
    seven: str
    seven_bars_after_call: bool
    final_cancelled: str
    final_harmless: str
    final_condoned: str
    final_defender: str
    exposed_scope: Literal["hand_seen", "cards_taken", "auction"]
    exposed_by_own_error: bool
    exposed_information: str
    penalty_card_rank: str
    other_source: str
    lost_turn: str


_1987 = AuctionLaw(
    own_withdrawn=None,
    withdrawn_free="16C1",
    aware="23A",
    damage="12A1",
    assigned="12C2",
    ended_contract="22B",
    ended_passed_out="22A",
    period_ends="17E",
    period_ends_passed_out="17E",
    slip="25A",
    slip_partner="25A",
    slip_period="17E",
    slip_lho=None,
    slip_cause="25A",
    slip_without_pause=True,
    slip_before="lho",
    change="25B",
    change_over_first_stands=True,
    change_choice=True,
    another_call="partner_passes",
    accept="29B",
    cancel="29A",
    artificial=None,
    barred_by="denomination",
    artificial_pass_silences=False,
    specific_first=True,
    lead="require_or_forbid",
    insufficient_accepted="27A",
    insufficient_out_of_turn="27C",
    insufficient_adjust="27B1b",
    insufficient_by="nothing",
    premature=("cancelled", "27B"),
    again="27B",
    condoned_double="35A",
    double="36",
    double_in_turn="36",
    double_out_of_turn="36",
    after_lead=None,
    condoned_barred="35B",
    barred="37",
    condoned_seven="35C",
    seven="38",
    seven_bars_after_call=False,
    final_cancelled="39",
    final_harmless="39A",
    final_condoned="35D",
    final_defender="39B",
    exposed_scope="hand_seen",
    exposed_by_own_error=False,
    exposed_information="16A",
    penalty_card_rank="50C",
    other_source="16B",
    lost_turn="34",
)

_1997 = replace(
    _1987,
    own_withdrawn="16C2",
    aware="23",
    damage="72B1",
    slip_lho="25A",
    slip_before="partner",
    another_call="average_minus",
    artificial="29C",
    accept="29A",
    cancel="29B",
    penalty_card_rank="50B",
)

_2007 = replace(
    _1997,
    own_withdrawn="16D2",
    withdrawn_free="16D1",
    damage="23",
    assigned="12C1",
    ended_contract="22A2",
    ended_passed_out="22A1",
    period_ends="22B1",
    period_ends_passed_out="22B2",
    slip="25A1",
    slip_partner="25A2",
    slip_period="25A3",
    slip_lho="25A4",
    slip_cause="25A1",
    change_over_first_stands=False,
    change_choice=False,
    artificial_pass_silences=True,
    specific_first=False,
    insufficient_accepted="27A1",
    insufficient_out_of_turn="27A2",
    insufficient_adjust="27D",
    insufficient_by="same_or_more_precise",
    premature=("stands", "27C"),
    again="27B4",
    condoned_double="36A",
    double="36B2",
    double_in_turn="36B2",
    double_out_of_turn="36B4",
    condoned_barred="37A",
    barred="37B2",
    condoned_seven="38C",
    seven="38C",
    seven_bars_after_call=True,
    final_cancelled="39A",
    final_harmless="39B",
    final_condoned="39B",
    final_defender="39C",
    exposed_scope="cards_taken",
    exposed_by_own_error=True,
    exposed_information="16D2",
    other_source="16C2",
    lost_turn="17E2",
)

LAW: Mapping[Edition, AuctionLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1997,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(
        _2007,
        own_withdrawn="16C2",
        withdrawn_free="16C1",
        aware="72C",
        damage="72C",
        ended_contract="22A",
        ended_passed_out="22B",
        period_ends="17D1",
        period_ends_passed_out="17D2",
        slip_partner="25A4",
        slip_period="25A5",
        slip_lho="25A6",
        slip_cause="25A2",
        slip_without_pause=False,
        barred_by="comparable",
        lead="forbid",
        insufficient_by="comparable",
        after_lead="36C",
        exposed_scope="auction",
        exposed_information="16C2",
        other_source="16D2",
        lost_turn="17D3",
    ),
}
