"""Law 76 (and 11B of 1987 and 1997): a spectator acts or speaks."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from engine.case import Case
from engine.edition import Edition
from engine.facts import Situation, assumed, judged, required
from engine.rules.board.awards import SCORES
from engine.rules.board.forfeiture import LAW as FORFEITURE
from engine.rules.board.forfeiture import by_spectator
from engine.ruling import Outcome, Ruling


class Spectator(Situation):
    """What a spectator did."""

    spectator_act: Literal[
        "draws_attention", "speaks_asked_by_director", "looks_at_two_hands", "reacts", "disturbs"
    ] = required()
    regulation_allows: bool = assumed(False)
    spectator_of: Literal["none", "offending_side", "non_offending_side"] = assumed("none")
    right_forfeited: bool | None = judged()


@dataclass(frozen=True)
class SpectatorLaw:
    """Sections of one edition for what a spectator may not do, and for when he may speak."""

    attention: str
    speaks: str
    two_hands: str
    reacts: str
    disturbs: str
    regulations: str | None


_1987 = SpectatorLaw("76B", "76B", "76A1", "76A2", "76A4", None)
_2007 = SpectatorLaw("76B5", "76C1", "76B1", "76B2", "76B4", "76C2")
LAW: Mapping[Edition, SpectatorLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1987,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: _2007,
}


def spectator(case: Case[Spectator]) -> Ruling:
    """Rule on what a spectator did."""
    law = LAW[case.edition]
    act = case.facts.spectator_act
    if act == "speaks_asked_by_director":
        case.step(law.speaks, "board-spectator-asked")
        return case.ruling(law.speaks, verdict="board-verdict-spectator-may-speak", outcome=Outcome(allowed=True))
    if act == "draws_attention":
        return _attention(case, law)
    section = {"looks_at_two_hands": law.two_hands, "reacts": law.reacts, "disturbs": law.disturbs}[act]
    if act == "looks_at_two_hands" and case.facts.regulation_allows:
        case.step(section, "board-spectator-leave")
        return case.ruling(section, verdict="board-verdict-spectator-may-look", outcome=Outcome(allowed=True))
    case.step(section, "board-spectator-forbidden", act=act)
    outcome = Outcome(allowed=False, no_rectification=True)
    return case.ruling(section, verdict="board-verdict-spectator-stopped", outcome=outcome)


def _attention(case: Case[Spectator], law: SpectatorLaw) -> Ruling:
    case.step(law.attention, "board-spectator-must-not-point")
    forfeiture = FORFEITURE[case.edition]
    whose = case.facts.spectator_of
    if whose == "non_offending_side" and forfeiture.non_offenders_spectator:
        return by_spectator(case, forfeiture, forfeiture.non_offenders_spectator, offenders=False)
    if whose == "offending_side" and forfeiture.offenders_spectator:
        return by_spectator(case, forfeiture, forfeiture.offenders_spectator, offenders=True)
    errors = SCORES[case.edition].errors
    case.step(errors, "board-spectator-error-corrected")
    if law.regulations:
        case.note("board-note-spectator-regulations")
    return case.ruling(
        law.attention, errors, verdict="board-verdict-spectator-corrected", outcome=Outcome(allowed=False)
    )
