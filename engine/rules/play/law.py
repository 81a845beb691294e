"""The section numbers by which the editions differ throughout Laws 41 to 67."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from engine.edition import Edition


@dataclass(frozen=True)
class PlayLaw:
    """Sections of one edition.

    Attributes:
        penalty_card: what a penalty card is, and the Director's right to designate otherwise.
        classes: major and minor penalty cards; `minor`, `major`: what each of them entails.
        must_play, duties_first: a major penalty card is played at the first legal opportunity; what comes before it.
        partner_leads, choose_suit, leave_free: declarer's choices while the partner of a major penalty card is on lead.
        several_free: declarer leaves the lead free though penalty cards lie in several suits.
        opponents_card: what lets an opponent change his card after another was changed.
        withdrawn_card: who may use what a card told that was withdrawn under 45D or 47C to 47E.
        information: the same of a card that went back for a proper lead.
        not_withdrawable: a played card otherwise stays.
        could_have_known: the adjustment where an offender could have foreseen the profit of his irregularity.
        proper_lead, wrong_defender: the subsections of 53 on a proper lead made later and on the wrong defender's play.
        dummy_asked, dummy_warned, dummy_drew_attention: what follows when a dummy without rights speaks.
        equity: the section that lets the Director restore equity after a revoke.
    """

    penalty_card: str
    classes: str
    minor: str
    major: str
    must_play: str
    duties_first: str
    partner_leads: str
    choose_suit: str
    leave_free: str
    several_free: str
    opponents_card: str
    withdrawn_card: str
    information: str
    not_withdrawable: str
    could_have_known: str
    proper_lead: str
    wrong_defender: str
    dummy_asked: str
    dummy_warned: str
    dummy_drew_attention: str
    equity: str


_1987 = PlayLaw(
    penalty_card="50A",
    classes="50C",
    minor="50D",
    major="50E",
    must_play="50E1",
    duties_first="50E1",
    partner_leads="50E2",
    choose_suit="50E2a",
    leave_free="50E2b",
    several_free="50E2b",
    opponents_card="47F",
    withdrawn_card="47F",
    information="16C",
    not_withdrawable="47G",
    could_have_known="50A",
    proper_lead="53C",
    wrong_defender="53B",
    dummy_asked="43B2c",
    dummy_warned="43B2b",
    dummy_drew_attention="43B2a",
    equity="64C",
)
_1997 = replace(
    _1987,
    penalty_card="50",
    classes="50B",
    minor="50C",
    major="50D",
    must_play="50D1",
    duties_first="50D1",
    partner_leads="50D2",
    choose_suit="50D2a",
    leave_free="50D2b",
    several_free="50D2b",
    opponents_card="16C1",
    withdrawn_card="16C",
    not_withdrawable="47F",
    could_have_known="72B1",
    dummy_asked="43B2b",
    dummy_warned="43B2a",
    dummy_drew_attention="43B3",
)
_2007 = replace(
    _1997,
    must_play="50D1a",
    duties_first="50D1b",
    opponents_card="16D1",
    withdrawn_card="16D",
    information="16D",
    not_withdrawable="47F2",
    could_have_known="23",
)
LAW: Mapping[Edition, PlayLaw] = {
    Edition.LAWS_1987: _1987,
    Edition.LAWS_1997: _1997,
    Edition.LAWS_2007: _2007,
    Edition.LAWS_2017: replace(
        _2007,
        several_free="51B2c",
        opponents_card="16C1",
        withdrawn_card="16C",
        information="16C",
        could_have_known="72C",
        proper_lead="53B",
        wrong_defender="53C",
        equity="64C1",
    ),
}
