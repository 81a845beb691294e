"""What somebody may or must do: acts, calls and cards taken back, who must pass."""

from typing import Final

from laws.points import (
    ALLOWED,
    CHANGE,
    MAY,
    MUST,
    REDEAL,
    barred,
    first,
    ids,
    point,
)

_LATE: Final = r"too late|\bin time\b|поздно|вовремя"
_CHANGED: Final = ids(
    "unintended-verdict-corrected change-verdict-second-stands change-verdict-not-made info-verdict-change-call "
    "info-verdict-retract-card revoke-verdict-corrected-* revoke-verdict-both-corrected revoke-must-be-corrected "
    "insufficient-verdict-free agreement-verdict-back concession-verdict-cancelled designation-change-verdict-changed "
    "misplaced-verdict-withdrawn retraction-verdict-allowed defective-verdict-supplied defective-verdict-in-place "
    "defective-verdict-restored defective-verdict-back",
    "unintended-verdict-meant unintended-verdict-too-late change-verdict-lho-decides change-verdict-first-stands "
    "info-verdict-call-stands info-verdict-too-late info-verdict-play-stands revoke-not-correctable revoke-verdict-stands "
    "insufficient-verdict-cancelled insufficient-verdict-accepted agreement-verdict-stays concession-verdict-stands "
    "misplaced-verdict-stands designation-change-verdict-stays retraction-verdict-refused lost-turn-verdict-too-late",
)

ACTS: Final = (
    point(r"исправ\w+|поправ\w+|измен\w+|correct\w*|chang\w+|\bfix\w*|put right", ALLOWED, "score_correction"),
    point(
        r"апелл\w+|апел\w+|обжал\w+|жалов\w+|протест\w*|оспор\w+|appeal\w*|подать|примут|возьмут|рассмотр\w+",
        ALLOWED,
        "appeal_deadline",
    ),
    point(r"\w*смотр\w+|\w*гляд\w+|взгля\w+|\blook\w*|\bsee\b|inspect\w*", ALLOWED, "trick_inspection"),
    point(
        r"спро\w+|спраш\w+|узна\w+|\bask\w*|inquir\w+|повтор\w+|объясн\w+|\w*смотр\w+|review\w*|explain\w*|explanation",
        ALLOWED,
        "review_explanation",
    ),
    point(rf"{MAY}|прав[оа]\b", ALLOWED, "revoke_inquiry", unlike=CHANGE),
    point(r"польз\w+|использ\w+|\buse\b|\bused\b", ALLOWED, "withdrawn_action_information"),
    point(REDEAL, ALLOWED, "shuffle_deal_fault artificial_score"),
    point(rf"прав\w+|{MAY}", ALLOWED, "procedural_penalty", unlike=r"appeal|committee|апел|обжал|комитет"),
    point(
        rf"{MAY}|{MUST}|прав[оа]\b",
        ALLOWED,
        "dummy_rights",
        unlike=r"\b(?:they|count|trick|штраф|penal\w*|наказ\w+|взят\w+|счита\w+)\b",
    ),
    point(
        rf"(?:{MAY}|{MUST}).*(?:{CHANGE}|сказать|говорить|предупре\w+|объяв\w+|tell|say|speak|warn|announce)",
        ALLOWED,
        "explanation_correction",
    ),
    point(rf"{MAY}|прав[оа]\b", ALLOWED, "spectator"),
    point(r"прав[оа]\b|right", ALLOWED, "forfeiture_of_rights", denied=r"теря\w+|потер\w+|lose|lost|forfeit"),
    point(r"теря\w+|потер\w+|lose|lost", ids(no="board-spectator-error-corrected"), "spectator"),
)
"""Acts that the outcome of their situation allows or forbids."""

TAKEN_BACK: Final = (
    point(
        r"\b(?:без|without|not?)\b.*(?:молч|silenc|barr|partner|партн|штраф|penal)|no penalty",
        ids("insufficient-verdict-free rotation-verdict-comparable", "insufficient-verdict-partner-passes"),
        "insufficient_bid",
    ),
    point(
        rf"{MAY}.*(?:вместо|instead|сказать|{CHANGE})",
        ids("insufficient-verdict-free insufficient-verdict-partner-passes", "insufficient-verdict-cancelled"),
        "insufficient_bid",
        unlike=r"partner|партн|молч|silenc|barr|штраф|penal",
    ),
    point(
        rf"{CHANGE}|\bback\b",
        ids(
            "lead-verdict-back-* lead-verdict-refused-* lead-verdict-dropped-* wrong-hand-verdict-options lead-verdict-options "
            "lead-verdict-options-opening lead-verdict-proper-lead",
            "lead-verdict-accepted lead-verdict-must-accept lead-verdict-dummy-declares wrong-hand-verdict-wrong-defender",
        ),
        "lead_out_of_turn wrong_hand_lead",
        unlike=r"оста\w+|stand|остае",
    ),
    point(
        CHANGE,
        first(ALLOWED, _CHANGED),
        "unintended_call change_of_call designation_change card_retraction misinformation revoke insufficient_bid "
        "dummy_card_misplaced claim_acceptance_withdrawal concession_cancelled revoke_inquiry defective_trick",
        unlike=r"прин[яи]\w+|польз\w+|использ\w+|треб\w+|запре\w+|accept\w*|\buse\b|requir\w+|forbid\w*|молч|silenc|barr"
        r"|explanation|объяснен",
    ),
    point(
        _LATE,
        first(ALLOWED, _CHANGED),
        "unintended_call change_of_call designation_change card_retraction misinformation revoke dummy_card_misplaced "
        "claim_acceptance_withdrawal concession_cancelled score_correction appeal_deadline explanation_correction",
        denied=r"too late|поздно",
    ),
    point(
        r"\b(?:back|return\w*|cancel\w*|withdraw\w*|get|верн\w+|отозва\w+|отмен\w+)\b",
        _CHANGED,
        "claim_acceptance_withdrawal concession_cancelled",
    ),
    point(
        r"установ\w+|establish\w*",
        ids("revoke-established* revoke-not-correctable", "revoke-not-established* revoke-must-be-corrected"),
        "revoke",
    ),
)
"""Calls, leads, cards and agreements taken back."""

WHO_PASSES: Final = (
    point(rf"{MUST}.*(?:comparable|сравним|сопостав)", ids(no="rotation-verdict-*"), "call_out_of_rotation"),
    point(
        rf"{MAY}.*\b(?:pass|спасовать|пасовать|something else|другое|другую)\b",
        ids(no="rotation-verdict-repeat"),
        "call_out_of_rotation",
        unlike=r"partner|партн|pard",
    ),
    point(
        rf"{MAY}.*\b(?:bid|call|open\w*|like|want|заяв\w+|открыт\w*|торг\w+|хочу)\b",
        ids(
            "rotation-verdict-free rotation-verdict-comparable",
            "rotation-verdict-offender-once rotation-verdict-repeat",
        ),
        "call_out_of_rotation",
        unlike=r"partner|партн|pard|\bpd\b",
    ),
    point(
        rf"{MUST}.*\b(?:пас\w*|спас\w+|молч\w+|замолч\w+|pass)\b|\b(?:barred|silenced|shut out|out forever)\b|"
        r"молч(?:ит|ать|у)\b|\bпасует\b|\bpass(?:es)?\b",
        barred,
    ),
    point(
        rf"{MAY}.*\b(?:bid|call|speak|торг\w+|заяв\w+|сказать)\b",
        lambda ruling, question: (not found[0], None) if (found := barred(ruling, question)) else None,
        "insufficient_bid call_out_of_rotation inadmissible_call exposed_card_in_auction comparable_call",
        unlike=CHANGE,
    ),
    point(
        rf"{MAY}.*\b(?:bid|call|act|double|торг\w+|заяв\w+|контр\w+|законтр\w+)\b|право\b",
        ids("info-verdict-ui-not-acted info-verdict-ui-stands", "info-verdict-ui-adjusted info-verdict-ui-no-gain"),
        "unauthorized_information",
    ),
    point(r"legal|законн\w+", ids("insufficient-verdict-accepted"), "insufficient_bid"),
)
