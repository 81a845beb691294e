"""Laws 21, 40B, 47E2 and 75: a wrong or missing explanation of a call or a play."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Literal

from engine.auction import Auction, period_over
from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, agree, asked, assumed, judged, record, tested
from engine.players import Player, Seat, after, partner
from engine.rules.board.awards import assigned
from engine.ruling import Outcome, Ruling


class Misinformation(Situation):
    """A decision made on a wrong or missing explanation; `offender` is the player who gave it or kept silent."""

    offender: Player | None = record()
    auction: Auction | None = record()
    opening_lead_faced: bool = assumed(False)
    all_hands_returned: bool = assumed(False)
    agreement_proved: bool = assumed(False)
    decided_on: Literal["calling", "playing"] = assumed("calling")
    misinformed: Seat | None = record()
    own_partner_called_since: bool = asked()
    influenced: bool | None = judged()
    own_misunderstanding: bool = assumed(False)
    card_played_since: bool = asked()
    lead_with_dummy_seen: bool = assumed(False)
    conventional: bool = assumed(True)
    damage: bool | None = tested()


@dataclass(frozen=True)
class MisinformationLaw:
    """Sections of one edition.

    Attributes:
        change: a call may be changed.
        well_could: it is enough that the misinformation could well have influenced the call; else it must be probable.
        presume: without evidence the explanation was the mistake, not the call.
        mistaken_call: the explanation was right and the call the mistake.
        disclosure: damage by missing or wrong disclosure.
        measure: the score is measured by what the right explanation would have led to; None: not said in so many words.
        must_adjust: too late to change: the Director adjusts; else he may.
        withdrawn: what the calls taken back told.
        any_call: the explanation of any call lets a card be taken back; else only that of a conventional one.
        dummy_seen: an opening lead stays once a card of dummy is seen.
        too_late_play: it is too late to take a card back.
    """

    change: str
    well_could: bool
    presume: str
    mistaken_call: str
    disclosure: str
    measure: str | None
    must_adjust: bool
    withdrawn: str
    any_call: bool
    dummy_seen: bool
    too_late_play: str


_1987 = MisinformationLaw(
    change="21B1",
    well_could=False,
    presume="75",
    mistaken_call="75",
    disclosure="40C",
    measure=None,
    must_adjust=False,
    withdrawn="21B2",
    any_call=False,
    dummy_seen=False,
    too_late_play="47E2b",
)
_2007 = replace(
    _1987,
    change="21B1a",
    well_could=True,
    presume="21B1b",
    mistaken_call="75C",
    disclosure="40B4",
    must_adjust=True,
    withdrawn="16D",
    any_call=True,
    dummy_seen=True,
)
LAW: Mapping[Edition, MisinformationLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(_2007, disclosure="40B3a", measure="75D3", withdrawn="16C"),
}


def from_auction(values: dict[str, Any]) -> None:
    """Whether the misinformed player's partner has called since that player's last call.

    That he had called since may be stated all the same: the call in question can be an earlier one.
    """
    auction: Auction | None = values.get("auction")
    seat: Seat | None = values.get("misinformed")
    if auction is None or seat is None or values.get("own_partner_called_since"):
        return
    callers = [caller for caller, _ in auction.made()]
    if seat in callers:
        last = len(callers) - 1 - callers[::-1].index(seat)
        agree(values, "own_partner_called_since", partner(seat) in callers[last:], "auction")


def misinformation(case: Case[Misinformation]) -> Ruling:
    """Rule on a decision made on misinformation."""
    law = LAW[case.edition]
    facts = case.facts
    if facts.own_misunderstanding:
        case.step("21A", "info-own-misunderstanding")
        return case.ruling("21A", verdict="info-verdict-no-redress", outcome=Outcome(no_rectification=True))
    if facts.agreement_proved:
        case.step(law.mistaken_call, "info-mistaken-call")
        outcome = Outcome(no_rectification=True)
        return case.ruling(law.mistaken_call, verdict="info-verdict-mistaken-call", outcome=outcome)
    case.step(law.presume, "info-presume-explanation")
    if facts.decided_on == "playing":
        return _play(case, law)
    if facts.opening_lead_faced:
        case.step(law.change, "info-auction-period-over")
        return _too_late(case, law)
    if _over_without_play(case):
        case.step(law.change, "info-auction-period-over-passed-out")
        return _too_late(case, law)
    if facts.own_partner_called_since:
        case.step(law.change, "info-partner-called-since")
        return _too_late(case, law)
    return _change(case, law)


def _over_without_play(case: Case[Misinformation]) -> bool:
    """Whether the board was passed out and the auction period of the edition is over."""
    auction: Auction | None = case.known("auction")
    if auction is None or not auction.passed_out:
        return False
    return period_over(auction, case.edition, lead_faced=False, hands_returned=case.facts.all_hands_returned)


def _change(case: Case[Misinformation], law: MisinformationLaw) -> Ruling:
    standard = int(law.well_could)
    if not case.judged("influenced", law.change, standard=standard):
        case.step(law.change, "info-not-influenced", standard=standard)
        outcome = Outcome(stands=_last_call(case), no_rectification=True)
        return case.ruling(law.change, verdict="info-verdict-call-stands", outcome=outcome)
    case.step(law.change, "info-may-change-call", standard=standard)
    seat = case.known("misinformed")
    who = seat or "non_offending_side"
    case.option(who, "replace", law.change, "info-option-change-call", until="info-until-auction-period")
    case.step("21B2", "info-lho-may-change", withdrawn=int(law.withdrawn != "21B2"))
    lho = after(seat) if seat else "offending_side"
    case.option(lho, "replace", "21B2", "info-option-lho-changes")
    outcome = Outcome(call={"player": who, "may": "any_legal"})
    return case.ruling(law.change, "21B2", verdict="info-verdict-change-call", outcome=outcome)


def _too_late(case: Case[Misinformation], law: MisinformationLaw) -> Ruling:
    case.step("21B3", "info-too-late", must=int(law.must_adjust))
    stands = _last_call(case)
    if case.known("influenced") is False:
        case.step("21B3", "info-not-influenced", standard=int(law.well_could))
        outcome = Outcome(stands=stands, no_rectification=True)
        return case.ruling("21B3", law.change, verdict="info-verdict-call-stands", outcome=outcome)
    if case.tested("damage", "21B3"):
        outcome = Outcome(stands=stands, adjusted_score=_redress(case, law))
        return case.ruling("21B3", law.change, verdict="info-verdict-misinformation-adjusted", outcome=outcome)
    outcome = Outcome(stands=stands)
    return case.ruling("21B3", law.change, verdict="info-verdict-too-late", outcome=outcome)


def _redress(case: Case[Misinformation], law: MisinformationLaw) -> dict[str, object]:
    case.step(law.disclosure, "info-damage-by-misinformation")
    if law.measure:
        case.step(law.measure, "info-measured-by-right-explanation")
    return assigned(case)


def _last_call(case: Case[Misinformation]) -> tuple[str, ...] | None:
    auction, seat = case.known("auction"), case.known("misinformed")
    if auction is None or seat is None:
        return None
    calls = [call for caller, call in auction.made() if caller == seat]
    return (calls[-1],) if calls else None


def _play(case: Case[Misinformation], law: MisinformationLaw) -> Ruling:
    facts = case.facts
    if not law.any_call and not facts.conventional:
        case.step("47E2a", "info-only-conventional")
        return _play_stands(case, law)
    if facts.card_played_since:
        case.step("47E2a", "info-card-played-since", any_trick=int(law.any_call))
        return _play_stands(case, law)
    if law.dummy_seen and facts.lead_with_dummy_seen:
        case.step("47E2a", "info-dummy-seen")
        return _play_stands(case, law)
    if not case.judged("influenced", "47E2a", standard=2):
        case.step("47E2a", "info-play-not-influenced")
        outcome = Outcome(no_rectification=True)
        return case.ruling("47E2a", verdict="info-verdict-play-stands", outcome=outcome)
    case.step("47E2a", "info-may-retract-card")
    who = case.known("misinformed") or "non_offending_side"
    case.option(who, "withdraw", "47E2a", "info-option-retract-card", until="info-until-next-card")
    return case.ruling("47E2a", verdict="info-verdict-retract-card", outcome=Outcome(penalty_cards=()))


def _play_stands(case: Case[Misinformation], law: MisinformationLaw) -> Ruling:
    case.step(law.too_late_play, "info-play-too-late")
    if case.known("influenced") is not False and case.tested("damage", law.too_late_play):
        outcome = Outcome(adjusted_score=_redress(case, law))
        return case.ruling(law.too_late_play, verdict="info-verdict-misinformation-adjusted", outcome=outcome)
    return case.ruling(law.too_late_play, verdict="info-verdict-play-stands", outcome=Outcome())
