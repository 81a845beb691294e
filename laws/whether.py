"""Yes or no: the short answer to a question whether something is allowed, has to be done or is penalized.

Said only where the words of the question and every outcome left agree on what is asked; else nothing is.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Literal

from engine.decide import Decision
from engine.ruling import Outcome

Short = Literal["yes", "no", ""]

_SENTENCE: Final = re.compile(r"[^.!?;\n]+\?")
_OPEN: Final = re.compile(
    r"\b(?:или|что|кто|кого|кому|чья|чей|чью|какой|какая|какие|какую|какое|когда|сколько|как|куда|почему|зачем|"
    r"or|what|who|whose|which|when|how|why|where)\b"
)
"""Words of a question that yes and no do not answer."""
_NEGATED: Final = re.compile(r"\b(?:не|нельзя|нет|ни|без|not|no|cannot|\w+n['’]t|without)\b")
_MAY: Final = re.compile(
    r"\b(?:можно|могу|может|можем|могут|могли|мог|могла|вправе|разреш\w+|допустимо|законн\w+|"
    r"(?:имел[аи]?|имею|имеет|имеем|имеют|есть) (?:ли )?(?:\w+ )?прав\w*|право имел[аи]?|"
    r"may|can|could|allowed|permitted|legal|entitled)\b"
)
_MUST: Final = re.compile(
    r"\b(?:обязан\w*|долж\w+|надо|нужно|прид[её]тся|придется|must|have to|has to|need to|needs to|obliged|required)\b"
)
_PASS: Final = re.compile(r"\b(?:пас\w*|спас\w+|молч\w+|замолч\w+|pass|silent|silenced)\b")
_PENALTY: Final = re.compile(r"\b(?:штраф\w*|наказ\w+|penalty|penalties|penali[sz]ed)\b")
_PENALTY_CARD: Final = re.compile(r"\bштрафн\w+|\bpenalty cards?\b")

_CHANGE: Final = (
    r"\w*мени\w*|\w*мену\w*|менять|исправ\w+|поправ\w+|забра\w+|взять|chang\w+|correct\w*|fix\w*|take back|swap\w*"
)
_ASKING: Final = r"спро\w+|спраш\w+|узна\w+|\bask\w*|inquir\w+"
_ANOTHER_ACT: Final = re.compile(
    r"прин[яи]\w+|польз\w+|использ\w+|треб\w+|запре\w+|accept\w*|\buse\b|requir\w+|forbid\w*"
)
"""Acts that a question about a change may ask for besides it."""
_FEW: Final = 3
"""Words of a question that means what was told before it ('may I?')."""
PLAIN: Final = frozenset(
    {
        "exposed_card_in_auction",
        "insufficient_bid",
        "call_out_of_rotation",
        "inadmissible_call",
        "unintended_call",
        "change_of_call",
        "lead_out_of_turn",
        "wrong_hand_lead",
        "premature_play",
        "penalty_card_created",
        "exposed_card_in_play",
        "card_retraction",
        "designation_change",
        "defective_trick",
        "simultaneous_play",
    }
)
"""Situations of which the rectification is all that can be a penalty."""
ACTS: Final[Mapping[str, re.Pattern[str]]] = MappingProxyType(
    {
        name: re.compile(pattern)
        for name, pattern in {
            "unintended_call": _CHANGE,
            "change_of_call": _CHANGE,
            "designation_change": _CHANGE,
            "card_retraction": _CHANGE,
            "score_correction": r"исправ\w+|поправ\w+|измен\w+|correct\w*|chang\w+|fix\w*|put right",
            "appeal_deadline": r"апелл\w+|апел\w+|обжал\w+|протест\w*|оспор\w+|appeal\w*",
            "trick_inspection": r"\w*смотр\w+|\w*гляд\w+|взгля\w+|\blook\w*|\bsee\b|inspect\w*",
            "review_explanation": rf"{_ASKING}|повтор\w+|объясн\w+|\w*смотр\w+|review\w*|explain\w*|explanation",
            "revoke_inquiry": _ASKING,
            "withdrawn_action_information": r"польз\w+|использ\w+|\buse\b|\bused\b",
            "shuffle_deal_fault": r"пересда\w+|перетас\w+|redeal\w*|redealt|reshuffl\w+|deal again",
            "artificial_score": r"пересда\w+|пересдач\w+|redeal\w*|redealt|deal again",
            "procedural_penalty": rf"прав\w+|{_MAY.pattern}",
        }.items()
    }
)
"""The situations whose outcome says whether an act is allowed, and the words for that act in a question."""


def whether(question: str, decision: Decision) -> Short:
    """The short answer to a question in words, empty where there is none.

    Args:
        question: what was asked, as it was written.
    """
    outcomes = [branch.outcome for branch in decision.branches]
    if not outcomes:
        return ""
    text = question.casefold()
    found = {_sentence(asked, text, decision.situation, outcomes) for asked in _SENTENCE.findall(text)}
    found.discard("")
    return found.pop() if len(found) == 1 else ""


def _sentence(asked: str, text: str, situation: str, outcomes: list[Outcome]) -> Short:
    if _OPEN.search(asked) or _NEGATED.search(asked):
        return ""
    if _MAY.search(asked) and _is_act(asked, text, situation):
        return _all({outcome.allowed for outcome in outcomes})
    if _MUST.search(asked) and _PASS.search(asked):
        return "no" if all(outcome.pass_required == () for outcome in outcomes) else ""
    if _PENALTY_CARD.search(asked):
        return _all({None if outcome.penalty_cards is None else bool(outcome.penalty_cards) for outcome in outcomes})
    if _PENALTY.search(asked) and situation in PLAIN:
        return "no" if all(outcome.no_rectification for outcome in outcomes) else ""
    return ""


def _is_act(asked: str, text: str, situation: str) -> bool:
    """Whether a question is about the act that the outcome of its situation allows or forbids."""
    act = ACTS.get(situation)
    if act is None or (_ANOTHER_ACT.search(asked) and situation != "withdrawn_action_information"):
        return False
    return bool(act.search(asked) or (len(asked.split()) <= _FEW and act.search(text)))


def _all(answers: set[bool | None]) -> Short:
    if answers == {True}:
        return "yes"
    return "no" if answers == {False} else ""
