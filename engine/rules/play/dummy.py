"""Laws 42, 43 and 45F: what dummy may do, and what it costs once he has looked into a hand or left his seat."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine import facts as fact
from engine.case import Case
from engine.edition import Edition
from engine.players import Seat
from engine.rules.play.law import LAW
from engine.ruling import Outcome, Ruling

Act = Literal[
    "prevent_irregularity",
    "ask_declarer_revoke",
    "ask_defender",
    "point_out_irregularity",
    "count_tricks",
    "call_director",
    "suggest_play",
    "touch_card",
    "look_at_hand",
    "exchange_hands",
    "leave_seat",
    "warn_wrong_hand",
    "answer_director",
]


class DummyRights(fact.Situation):
    """Something that dummy did or wants to do."""

    dummy_act: Act = fact.required()
    declarer: Seat | None = fact.record()
    dummy: Seat | None = fact.record()
    against: Literal["declarer", "defender"] = fact.assumed("declarer")
    irregularity_done: bool = fact.asked()
    attention_by_other: bool = fact.assumed(False)
    own_initiative: bool = fact.assumed(True)
    arranging: bool = fact.assumed(False)
    dummy_lost_rights: bool = fact.assumed(False)
    play_over: bool = fact.assumed(False)
    damage: bool | None = fact.tested()


@dataclass(frozen=True)
class DummyLaw:
    """What differs between the editions.

    Attributes:
        prevents_anyone: dummy may try to prevent an irregularity of anyone, not of declarer only.
        only_own_initiative: looking at a defender's card breaks 43A2c only where dummy did so of his own accord.
        ask_defender: the section that forbids dummy to ask a defender about a revoke.
        redress: what is left of a defender's irregularity that a dummy without rights was first to mention.
    """

    prevents_anyone: bool
    only_own_initiative: bool
    ask_defender: str
    redress: Literal["right-lost", "both-sides", "defenders-only"]


DIFFERENCES: Mapping[Edition, DummyLaw] = {
    Edition.LAWS_1987: DummyLaw(False, True, "61B", "right-lost"),
    Edition.LAWS_1997: DummyLaw(False, True, "61B", "both-sides"),
    Edition.LAWS_2007: DummyLaw(False, True, "61B2b", "defenders-only"),
    Edition.LAWS_2017: DummyLaw(True, False, "61B2b", "defenders-only"),
}

FORBIDDEN = {
    "look_at_hand": ("43A2c", "dummy-looks"),
    "exchange_hands": ("43A2a", "dummy-exchanges"),
    "leave_seat": ("43A2b", "dummy-leaves"),
}


def dummy_rights(case: Case[DummyRights]) -> Ruling:
    """Rule on an act of dummy."""
    facts = case.facts
    act = facts.dummy_act
    if act == "answer_director":
        return _allowed(case, "42A1", "dummy-answers")
    if act == "count_tricks":
        return _allowed(case, "42A2", "dummy-counts")
    if act in FORBIDDEN:
        return _rights_lost(case, act)
    if act in ("suggest_play", "touch_card"):
        return _suggestion(case, act)
    if facts.play_over:
        return _allowed(case, "42B3", "dummy-after-play")
    if act == "ask_declarer_revoke":
        return _question(case)
    if act == "call_director":
        return _call(case)
    if act == "ask_defender":
        case.step("42B1", "dummy-asks-defender")
        case.step(DIFFERENCES[case.edition].ask_defender, "dummy-question-not-legal")
        return _drew_attention(case, "42B1", defender=True)
    pointed_out = act == "point_out_irregularity" and case.known("irregularity_done") is None
    if pointed_out or facts.irregularity_done:
        case.step("43A1b", "dummy-points-out")
        return _drew_attention(case, "43A1b", defender=facts.against == "defender")
    return _warning(case) if act == "warn_wrong_hand" else _prevention(case)


def _allowed(case: Case[DummyRights], law: str, text: str) -> Ruling:
    case.step(law, text)
    outcome = Outcome(allowed=True, no_rectification=True)
    return case.ruling(law, verdict="dummy-verdict-allowed", outcome=outcome)


def _refused(case: Case[DummyRights], *laws: str, verdict: str = "dummy-verdict-forbidden", **fields: object) -> Ruling:
    outcome = Outcome(allowed=False).model_copy(update=fields)
    return case.ruling(*laws, verdict=verdict, outcome=outcome)


def _rights_lost(case: Case[DummyRights], act: str) -> Ruling:
    law, text = FORBIDDEN[act]
    if act == "look_at_hand" and DIFFERENCES[case.edition].only_own_initiative and not case.facts.own_initiative:
        return _allowed(case, law, "dummy-was-shown")
    case.step(law, text)
    if act == "look_at_hand" and not case.facts.own_initiative:
        case.step("43A3", "dummy-defender-shows")
    case.step("43B1", "dummy-liable")
    case.step("43B2", "dummy-rights-limited")
    return _refused(case, law, verdict="dummy-verdict-rights-limited")


def _suggestion(case: Case[DummyRights], act: str) -> Ruling:
    if act == "touch_card" and case.facts.arranging:
        return _allowed(case, "45F", "dummy-arranges")
    case.step("45F", "dummy-suggests")
    if act == "suggest_play":
        case.step("43A1c", "dummy-takes-no-part")
    if case.tested("damage", "45F"):
        case.step("45F", "dummy-suggestion-adjusted")
        adjusted = {"kind": "assigned"}
        return _refused(case, "45F", verdict="dummy-verdict-adjusted", play="continues", adjusted_score=adjusted)
    return _refused(case, "45F", verdict="dummy-verdict-play-on", play="continues")


def _question(case: Case[DummyRights]) -> Ruling:
    if not case.facts.dummy_lost_rights:
        return _allowed(case, "42B1", "dummy-asks-declarer")
    law = LAW[case.edition].dummy_asked
    case.step(law, "dummy-asks-without-rights")
    return _refused(case, law, verdict="dummy-verdict-revoke-counts")


def _call(case: Case[DummyRights]) -> Ruling:
    if case.facts.attention_by_other:
        return _allowed(case, "43A1a", "dummy-calls-director-later")
    case.step("43A1a", "dummy-calls-director-first")
    return _drew_attention(case, "43A1a", defender=case.facts.against == "defender")


def _drew_attention(case: Case[DummyRights], law: str, *, defender: bool) -> Ruling:
    """Dummy spoke though he may not: the irregularity itself is ruled on, unless 43A2 had been broken."""
    case.step("43B1", "dummy-liable")
    if not (defender and case.facts.dummy_lost_rights):
        case.step("43B", "dummy-irregularity-ruled")
        return _refused(case, law, verdict="dummy-verdict-forbidden")
    lost = LAW[case.edition].dummy_drew_attention
    redress = DIFFERENCES[case.edition].redress
    case.step(lost, f"dummy-drew-attention-{redress}")
    if redress != "right-lost":
        case.judge(lost, f"judge-dummy-drew-attention-{redress}")
    return _refused(case, lost, law, verdict="dummy-verdict-no-rectification", play="continues", no_rectification=True)


def _warning(case: Case[DummyRights]) -> Ruling:
    if not case.facts.dummy_lost_rights:
        return _allowed(case, "42B2", "dummy-warns")
    law = LAW[case.edition].dummy_warned
    case.step(law, "dummy-warns-without-rights")
    for hand in ("declarer", "dummy"):
        case.option("non_offending_side", "designate", law, "dummy-option-lead-from", effect={"hand": hand}, hand=hand)
    return _refused(case, law, verdict="dummy-verdict-defenders-choose")


def _prevention(case: Case[DummyRights]) -> Ruling:
    if case.facts.against == "declarer" or DIFFERENCES[case.edition].prevents_anyone:
        return _allowed(case, "42B2", "dummy-prevents")
    case.step("42B2", "dummy-prevents-defender")
    case.step("43A1c", "dummy-takes-no-part")
    case.step("43B1", "dummy-liable")
    return _refused(case, "42B2")
