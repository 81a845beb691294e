"""A reader that knows a few stories and reads the same facts from them for ever."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from laws.reading import Candidate, Facts, Reading
from laws.wording import Language

OPEN = "Вистующий не дал в масть"
"""Nothing but the offender is told."""
TAKEN = "Вистующий не дал в масть, установлено, сам взял"
"""Only the number of later tricks is open."""
DONE = "Запад не дал в масть, установлено, сам взял, потом ещё две"
DONE_EN = "West revoked, it is established, he won the trick and two more"
CORRECTED = "Запад не дал в масть, Север доложил, заметили"
"""Nothing is open; somebody may change his card."""
UNSURE = "Болван что-то спросил"
SMALL_TALK = "привет"
LOOKUP = "64А1"
CLASH = "фальшренонс в тринадцатой взятке"
RECORD = "вот запись"
COMPARED = "по всем кодексам: Запад не дал в масть, взял партнёр, потом Запад взял положенной картой"
CHECKED = "судья отдал две взятки, верно ли: Запад не дал в масть, взял сам, потом ещё две"
WEAK = "то ли фальшренонс, то ли вопрос о нём, то ли болван"

_STORIES: Mapping[str, tuple[tuple[tuple[str, float], ...], Mapping[str, Any]]] = {
    TAKEN: ((("revoke", 0.97),), {"offender": "defender", "established": True, "trick_won_by": "offender"}),
    OPEN: ((("revoke", 0.97),), {"offender": "defender"}),
    DONE: (
        (("revoke", 0.99),),
        {
            "offender": "W",
            "contract": "4S by S",
            "established": True,
            "trick_won_by": "offender",
            "later_tricks_won": 2,
        },
    ),
    DONE_EN: (
        (("revoke", 0.99),),
        {"offender": "W", "established": True, "trick_won_by": "offender", "later_tricks_won": 2},
    ),
    CORRECTED: (
        (("revoke", 0.98),),
        {"offender": "W", "contract": "4S by S", "established": False, "next_opponent_played": True},
    ),
    UNSURE: ((("revoke_inquiry", 0.45), ("revoke", 0.4)), {"inquirer": "dummy"}),
    CLASH: ((("revoke", 0.9),), {"trick": 13, "established": True}),
    RECORD: ((("revoke_from_record", 0.9),), {}),
    COMPARED: (
        (("revoke", 0.95),),
        {
            "offender": "W",
            "established": True,
            "trick_won_by": "partner",
            "later_tricks_won": 1,
            "won_with_playable_card": True,
        },
    ),
    CHECKED: (
        (("revoke", 0.95),),
        {"offender": "W", "established": True, "trick_won_by": "offender", "later_tricks_won": 2},
    ),
    WEAK: ((("revoke", 0.55), ("revoke_inquiry", 0.4)), {"offender": "defender"}),
}


@dataclass(frozen=True)
class FixedReader:
    """Reads the story that a text begins with."""

    calibration = (1.0, 0.0, 0.0, 0.0)

    def read(self, text: str, lang: Language | None = None) -> Reading:
        """The fixed reading."""
        told = next((story for story in sorted(_STORIES, key=len, reverse=True) if story in text), None)
        candidates, facts = _STORIES[told] if told else ((), {})
        cyrillic = any("а" <= sign <= "я" or sign == "ё" for sign in text.casefold())
        found = tuple(Candidate(name, probability) for name, probability in candidates)
        language: Language = "ru" if cyrillic else "en"
        return Reading(
            text=text,
            lang=language,
            edition=2007 if "2007" in text else None,
            editions=(1987, 2017) if told == COMPARED else (),
            intent="ruling" if told else "lookup" if LOOKUP in text else "none",
            candidates=found,
            sections=(("64A1", 0.9), ("64A2", 0.5)),
            facts=facts,
            evidence=dict.fromkeys(facts, "слова"),
            claimed={"tricks_transferred": 2} if told == CHECKED else {},
            second="revoke_inquiry" if told == CHECKED else None,
            conflicts=(),
            confidence=found[0].probability if found else 0.2,
            trace={},
            all_facts={item.situation: Facts(facts) for item in found[:1]},
        )
