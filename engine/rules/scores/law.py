"""What differs between the editions in adjusted scores, corrections and appeals, in one place."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.edition import Edition


@dataclass(frozen=True)
class ScoreLaw:
    """Sections and choices of one edition.

    Attributes:
        artificial: the averages by responsibility; `average_imps`: their value at IMPs.
        better_session, better_session_imps: a session above average plus counts for the innocent; None where it does not.
        worse_session: a session below average minus counts against the offenders; None where it does not.
        better_session_in_teams: that rule is not limited to pairs and individual events.
        individual: both members of the offending side suffer.
        knockout: awards that do not balance are averaged.
        substitute: limits of a substitute board.
        single_result: what the Director does with a result at the other table; `single_result_binds`: always, not only in
            favour of an innocent side.
        several_results: several results between the same contestants are ruled by fault.
        damage: the section that defines or tests damage.
        assigned: the section that gives the assigned score.
        two_standards: a result for each side by its own standard: section, and those of the innocent and the offenders.
        standards_elective: only where the authority has chosen it.
        weighted: weighting; `weighted_by`: who may weight.
        legal_only: only results that could be reached legally may be weighted.
        self_inflicted: a side's share in its own damage: section, and those of its relief and of the offenders' score.
        self_inflicting: conduct that counts.
        record_error: a wrong entry; `late_record_error`: after the period;
            `late_by_regulation`: only as far as a regulation allows it.
        dispute_claim, dispute, late_dispute: a trick count that is disputed: with a claim, before and after the round's end.
        rectify: the Director's power to rectify errors within the period.
        absent_agrees: an absent member counts as agreeing to the appeal.
        concur_pair, concur_team: whose agreement an appeal needs.
    """

    artificial: str
    average_imps: str
    better_session: str
    better_session_imps: str | None
    worse_session: str | None
    better_session_in_teams: bool
    individual: str
    knockout: str
    substitute: str
    single_result: str | None
    single_result_binds: bool
    several_results: bool
    damage: str
    assigned: str
    two_standards: tuple[str, str, str] | None
    standards_elective: bool
    weighted: str
    weighted_by: str
    legal_only: bool
    self_inflicted: tuple[str, str, str] | None
    self_inflicting: tuple[str, ...]
    record_error: str
    late_record_error: str | None
    late_by_regulation: bool
    facts_disputed: str
    dispute_claim: str
    dispute: str
    late_dispute: str
    rectify: str
    absent_agrees: bool
    concur_pair: str
    concur_team: str


_1987 = ScoreLaw(
    artificial="12C1",
    average_imps="86A",
    better_session="88",
    better_session_imps=None,
    worse_session=None,
    better_session_in_teams=False,
    individual="89",
    knockout="86B",
    substitute="86C",
    single_result=None,
    single_result_binds=False,
    several_results=False,
    damage="84E",
    assigned="12C2",
    two_standards=("12C2", "12C2", "12C2"),
    standards_elective=False,
    weighted="12C2",
    weighted_by="nobody",
    legal_only=False,
    self_inflicted=None,
    self_inflicting=(),
    record_error="79C",
    late_record_error=None,
    late_by_regulation=False,
    facts_disputed="85A",
    dispute_claim="79B",
    dispute="79B",
    late_dispute="79B",
    rectify="81C6",
    absent_agrees=True,
    concur_pair="92D",
    concur_team="92D",
)

_2007 = ScoreLaw(
    artificial="12C2a",
    average_imps="86A",
    better_session="12C2c",
    better_session_imps="12C2c",
    worse_session="12C2c",
    better_session_in_teams=True,
    individual="12C3",
    knockout="86B",
    substitute="86C",
    single_result="86D",
    single_result_binds=False,
    several_results=False,
    damage="12B1",
    assigned="12C1a",
    two_standards=("12C1e", "12C1ei", "12C1eii"),
    standards_elective=True,
    weighted="12C1c",
    weighted_by="director",
    legal_only=False,
    self_inflicted=("12C1b", "12C1b", "12C1b"),
    self_inflicting=("serious_error", "extremely_serious_error", "gambling"),
    record_error="79C1",
    late_record_error="79C2",
    late_by_regulation=True,
    facts_disputed="85A1",
    dispute_claim="79B1",
    dispute="79B2",
    late_dispute="79B2",
    rectify="81C3",
    absent_agrees=False,
    concur_pair="92D1",
    concur_team="92D2",
)

LAW: Mapping[Edition, ScoreLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: replace(_1987, weighted="12C3", weighted_by="committee"),
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(
        _2007,
        average_imps="12C2b",
        knockout="12C4",
        substitute="86A",
        single_result="86B1",
        single_result_binds=True,
        several_results=True,
        assigned="12C1b",
        two_standards=None,
        legal_only=True,
        self_inflicted=("12C1e", "12C1eii", "12C1ei"),
        self_inflicting=("extremely_serious_error", "gambling"),
        late_dispute="79B3",
        late_by_regulation=False,
    ),
}
