"""Law 16D (16C in 2007, 16B before): information about a board that does not come from partner."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, judged, required, tested
from engine.rules.board.awards import Event, Scoring, assigned
from engine.ruling import Outcome, Ruling


class ExtraneousInformation(Situation):
    """A card, a result or a remark of the board, seen or overheard."""

    when_received: Literal["before_first_call", "during_auction_or_play", "after_play"] = required()
    whose_card: Literal["own_side_hand", "opponent_hand", "none"] = assumed("none")
    fact_known: Literal["card", "result", "remark", "another_table"] = assumed("remark")
    interferes: bool | None = judged()
    form_allows_redeal: bool = assumed(False)
    scoring: Scoring = assumed("matchpoints")
    event: Event = assumed("pairs")
    damage: bool | None = tested()


@dataclass(frozen=True)
class ExtraneousLaw:
    """Sections of one edition.

    Attributes:
        told: the Director is to be told.
        before, later: what he may do before the first call, and after it.
        seats, redeal, play_on, adjust: his options; `redeal` None: not among them.
        play_on_later, adjust_later: the last two after the first call.
        substitute: a substitute with the consent of all four; None: not among the options.
        affected: the information affected the result.
        play_on_before: whether playing on is among the options before the first call.
    """

    told: str
    before: str
    later: str
    seats: str
    redeal: str | None
    play_on: str
    adjust: str
    play_on_later: str
    adjust_later: str
    substitute: str | None
    affected: str
    play_on_before: bool


_1987 = ExtraneousLaw(
    told="16B",
    before="16B",
    later="16B",
    seats="16B1",
    redeal=None,
    play_on="12A1",
    adjust="16B3",
    play_on_later="12A1",
    adjust_later="16B3",
    substitute="16B2",
    affected="12A1",
    play_on_before=False,
)
_2007 = ExtraneousLaw(
    told="16C1",
    before="16C2",
    later="16C3",
    seats="16C2a",
    redeal="16C2b",
    play_on="16C2c",
    adjust="16C2d",
    play_on_later="16C3",
    adjust_later="16C3",
    substitute=None,
    affected="16C2c",
    play_on_before=True,
)
LAW: Mapping[Edition, ExtraneousLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(
        _2007,
        told="16D1",
        before="16D2",
        later="16D3",
        seats="16D2a",
        redeal="16D2b",
        play_on="16D2c",
        adjust="16D2d",
        play_on_later="16D3",
        adjust_later="16D3",
        affected="16D2c",
    ),
}


def extraneous_information(case: Case[ExtraneousInformation]) -> Ruling:
    """Rule on information from another source than partner."""
    law = LAW[case.edition]
    facts = case.facts
    case.step(law.told, "info-tell-director")
    if facts.when_received == "after_play":
        case.step(law.told, "info-received-after-play")
        return case.ruling(law.told, verdict="info-verdict-no-effect", outcome=Outcome(no_rectification=True))
    before = facts.when_received == "before_first_call"
    section = law.before if before else law.later
    if not case.judged("interferes", section):
        case.step(section, "info-does-not-interfere")
        outcome = Outcome(play="continues", no_rectification=True)
        return case.ruling(section, verdict="info-verdict-play-normally", outcome=outcome)
    damage = case.known("damage")
    if damage is not None:
        return _afterwards(case, law, affected=damage)
    case.step(section, "info-interferes", before=int(before))
    _options(case, law, before=before)
    case.judge(law.affected, "info-judge-result-affected")
    return case.ruling(section, verdict="info-verdict-director-chooses", outcome=Outcome())


def _afterwards(case: Case[ExtraneousInformation], law: ExtraneousLaw, *, affected: bool) -> Ruling:
    if not affected:
        case.step(law.affected, "info-result-not-affected")
        return case.ruling(law.affected, verdict="info-verdict-result-stands", outcome=Outcome(no_rectification=True))
    case.step(law.affected, "info-result-affected")
    return case.ruling(law.affected, verdict="info-verdict-adjusted", outcome=Outcome(adjusted_score=assigned(case)))


def _options(case: Case[ExtraneousInformation], law: ExtraneousLaw, *, before: bool) -> None:
    facts = case.facts
    one_hand = facts.whose_card != "none" or facts.fact_known in ("card", "another_table")
    if before and one_hand:
        case.option("director", "change_seats", law.seats, "info-option-change-seats")
    if law.substitute:
        case.step(law.substitute, "info-substitute")
    if before and law.redeal and facts.form_allows_redeal:
        case.option("director", "redeal", law.redeal, "info-option-redeal")
    if not before or law.play_on_before:
        section = law.play_on if before else law.play_on_later
        case.option("director", "play_then_adjust", section, "info-option-play-then-adjust")
    case.option("director", "adjust", law.adjust if before else law.adjust_later, "info-option-adjust")
