"""Law 26: what declarer may ask of the lead after a call was withdrawn."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from engine.calls import is_bid
from engine.cards import SUITS, Suit
from engine.case import Case
from engine.rules.auction.facts import WithdrawnCallLead
from engine.rules.auction.law import LAW, AuctionLaw
from engine.ruling import Outcome, Restriction, Rule, Ruling


@dataclass(frozen=True)
class LeadRight:
    """What declarer may do at the first turn to lead of the offender's partner.

    Attributes:
        law: the deciding section.
        require, forbid: suits among which he may choose one.
    """

    law: str
    require: tuple[Suit, ...] = ()
    forbid: tuple[Suit, ...] = ()

    @property
    def any(self) -> bool:
        """Whether there is any right at all."""
        return bool(self.require or self.forbid)

    @property
    def step(self) -> str:
        """The message that tells it."""
        if self.require:
            return "auction-lead-require-or-forbid"
        if not self.forbid:
            return "auction-lead-suits-shown"
        return "auction-lead-forbid-any" if self.forbid == SUITS else "auction-lead-forbid-not-shown"


def lead_right(law: AuctionLaw, specified: Sequence[Suit], shown: Sequence[Suit], *, solely: bool = True) -> LeadRight:
    """Declarer's right after a withdrawn call that was not replaced by one of like meaning.

    Args:
        law: the edition.
        specified: suits that the withdrawn call showed.
        shown: suits that the offender showed in the legal auction.
        solely: the withdrawn call spoke of those suits and of nothing else.
    """
    if law.lead == "forbid":
        return LeadRight("26B", forbid=tuple(suit for suit in SUITS if suit not in shown))
    if not specified or not (solely or law.specific_first):
        return LeadRight("26B", forbid=SUITS)
    left = tuple(suit for suit in specified if suit not in shown)
    return LeadRight("26A2", require=left, forbid=left) if left else LeadRight("26A1")


def offer(case: Case[Any], right: LeadRight) -> None:
    """Add declarer's options in the order in which they are read out."""
    for suit in right.require:
        case.option(
            "declarer",
            "require_suit",
            right.law,
            "auction-option-require",
            effect={"suit": suit},
            until=_UNTIL,
            suit=suit,
        )
    for suit in right.forbid:
        case.option(
            "declarer",
            "forbid_suit",
            right.law,
            "auction-option-forbid",
            effect={"suit": suit},
            until=_UNTIL,
            suit=suit,
        )
    if right.any:
        case.option("declarer", "no_restriction", right.law, "auction-option-no-restriction", until=_UNTIL)


_UNTIL = "until-first-lead-of-partner"


def lead_follows(
    case: Case[Any], call: str | None, *, no_suit: bool = False, replaced: bool = False
) -> tuple[str, ...]:
    """Say what a withdrawn call means for the lead; declarer's options where the offending side is known to defend.

    Args:
        case: one with the facts of LeadFacts.
        call: the withdrawn call, where known.
        no_suit: the law treats the call as one not related to a suit, whatever it showed (32 before 2017).
        replaced: the withdrawn call was replaced in the way of Law 25, so that a comparable one frees the lead (26A).

    Returns:
        The sections that apply, none where the side does not defend.
    """
    law = LAW[case.edition]
    defends = case.known("offending_side_defends")
    if defends is False:
        return ()
    if replaced and defends and law.lead == "forbid" and case.judged("comparable", "23A"):
        case.step("26A", "auction-lead-comparable")
        return ("26A",)
    specified = () if no_suit else specified_suits(case, call)
    right = lead_right(law, specified, case.facts.suits_shown_legally)
    if defends and not no_suit:
        _assumptions(case, right, call)
    if defends is None:
        case.step(right.law, "auction-lead-if-defending", law=right.law, require=int(bool(right.require)))
        return (right.law,)
    case.step(right.law, right.step, suits=right.forbid)
    offer(case, right)
    return (right.law,)


def specified_suits(case: Case[Any], call: str | None) -> tuple[Suit, ...]:
    """The suits that the withdrawn call showed; a bid of a suit is natural unless it is told otherwise."""
    stated: tuple[Suit, ...] | None = case.known("suits_specified")
    if stated is not None:
        return stated
    artificial = case.known("artificial") or case.known("bid_natural") is False
    if call is None or artificial or not is_bid(call):
        return ()
    return tuple(suit for suit in SUITS if suit == call[1])


def _assumptions(case: Case[Any], right: LeadRight, call: str | None) -> None:
    """Name what was taken for granted because nobody told which suits were shown."""
    if LAW[case.edition].lead == "require_or_forbid" and case.known("suits_specified") is None:
        case.note("note-bid-natural" if specified_suits(case, call) else "note-no-suit-specified")
    if LAW[case.edition].lead == "forbid" and case.known("suits_shown_legally") is None:
        case.note("note-no-suit-shown")


def withdrawn_call_lead(case: Case[WithdrawnCallLead]) -> Ruling:
    """Rule on declarer's right over the lead of the offender's partner."""
    law = LAW[case.edition]
    facts = case.facts
    if not facts.offending_side_defends:
        return _none(case, "26B" if law.lead == "forbid" else "26", "auction-lead-declaring-side")
    if not facts.first_lead_of_partner:
        return _none(case, "26B" if law.lead == "forbid" else "26", "auction-lead-not-first")
    if law.lead == "forbid":
        if case.judged("comparable", "23A"):
            return _none(case, "26A", "auction-lead-comparable", "23C")
    elif not facts.final_call_different:
        return _none(case, "26", "auction-lead-same-call")
    call = case.known("call")
    specified = specified_suits(case, call)
    right = lead_right(law, specified, facts.suits_shown_legally, solely=facts.only_specified_suits)
    case.step(right.law, right.step, suits=right.forbid)
    _assumptions(case, right, call)
    if not right.any:
        return _none(case, right.law, None)
    leader = case.known("leader")
    if leader and leader in ("offender", case.known("offender")):
        case.step(right.law, "auction-lead-offender-first")
    if facts.declarer_choice != "none_yet":
        return _chosen(case, right)
    offer(case, right)
    verdict = "auction-lead-verdict-require" if right.require else "auction-lead-verdict-forbid"
    return case.ruling(right.law, verdict=verdict, outcome=Outcome(), partner="partner")


def _none(case: Case[WithdrawnCallLead], section: str, text: str | None, damage: str | None = None) -> Ruling:
    if text:
        case.step(section, text)
    if damage:
        case.judge(damage, "judge-comparable-helped")
    outcome = Outcome(options=(), restrictions=())
    return case.ruling(section, verdict="auction-lead-verdict-none", outcome=outcome)


def _chosen(case: Case[WithdrawnCallLead], right: LeadRight) -> Ruling:
    facts = case.facts
    if facts.declarer_choice == "no_restriction":
        case.step(right.law, "auction-lead-declined")
        return case.ruling(right.law, verdict="auction-lead-verdict-declined", outcome=Outcome(restrictions=()))
    require = facts.declarer_choice == "require"
    allowed = right.require if require else right.forbid
    if len(facts.choice_suits) != 1 or facts.choice_suits[0] not in allowed:
        raise case.contradiction("lead-choice-not-allowed", "declarer_choice", "choice_suits")
    suit = facts.choice_suits[0]
    rule: Rule = "lead_suit" if require else "not_lead_suit"
    duty = Restriction(player="partner", rule=rule, suit=suit, until="first_lead" if require else "retains_lead")
    verdict = "auction-lead-verdict-must-lead" if require else "auction-lead-verdict-must-not-lead"
    case.step("59", "auction-lead-if-unable")
    return case.ruling(right.law, verdict=verdict, outcome=Outcome(restrictions=(duty,)), suit=suit, partner="partner")
