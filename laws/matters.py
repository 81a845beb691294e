"""The matters that people ask about with yes or no, as data: words of the question, and what in a ruling answers them."""

from typing import Final

from laws.points import (
    ALLOWED,
    CHANGE,
    MAY,
    MUST,
    NUMBER,
    Point,
    barred,
    board_lost,
    dummy_doubts,
    field,
    first,
    ids,
    option,
    penalty,
    penalty_cards,
    point,
    tricks,
)

_LATE: Final = r"too late|\bin time\b|поздно|вовремя"
_REDEAL: Final = r"пересда\w+|пересдач\w+|перетас\w+|redeal\w*|redealt|reshuffl\w+|deal again|dealt again"
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
_PLAIN: Final = (
    "exposed_card_in_auction insufficient_bid call_out_of_rotation inadmissible_call unintended_call change_of_call "
    "lead_out_of_turn wrong_hand_lead premature_play penalty_card_created exposed_card_in_play card_retraction "
    "designation_change defective_trick simultaneous_play"
)
"""Situations of which the rectification is all that can be a penalty."""

_ACTS: Final = (
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
    point(_REDEAL, ALLOWED, "shuffle_deal_fault artificial_score"),
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

_TAKEN_BACK: Final = (
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

_WHO_PASSES: Final = (
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

_PENALTY_CARDS: Final = (
    point(
        rf"{MUST}.*\b(?:it|that|play|lead|put|lay|клас\w+|полож\w+|сыгра\w+|пойти|ходить|ее|эту)\b",
        ids(
            "penalty-turn-verdict-must-play penalty-card-must-be-played",
            "penalty-turn-verdict-minor penalty-turn-verdict-follow penalty-turn-verdict-free-play "
            "penalty-turn-verdict-free-lead not-played-verdict-legal penalty-cards-verdict-minor",
        ),
        "penalty_card_turn penalty_card_not_played exposed_card_in_play penalty_card_created",
    ),
    point(
        r"\b(?:ace|king|queen|jack|ten|honou?r|another|other|instead|туз\w*|корол\w*|дам[ауойы]\w*|валет\w*|десятк\w+|"
        r"онер\w*|друг\w+|вместо|бить|бью|ruff\w*)\b",
        ids("penalty-turn-verdict-minor not-played-verdict-legal", "penalty-turn-verdict-must-play"),
        "penalty_card_turn penalty_card_not_played",
    ),
    point(
        r"\b(?:lead|ходить|пойти|ход)\b.*\b(?:what\w*|any\w*|freely|чем|люб\w+|свободн\w+|куда)\b|\b(?:люб\w+|any)\b",
        ids(
            "penalty-turn-verdict-free-lead",
            "penalty-turn-verdict-declarer-chooses penalty-turn-verdict-required penalty-turn-verdict-forbidden",
        ),
        "penalty_card_turn",
    ),
    point(
        r"(?:force|make|made|have|заставить|обяза\w+|долж\w+|must)\b.*(?:play|сыгра|полож)|\bplayed\b|сыгран",
        ids(
            "played-card-verdict-played",
            "played-card-verdict-not-played played-card-verdict-penalty-card exposed-declarer-free",
        ),
        "played_card exposed_card_in_play",
        unlike=r"penalty card|штрафн",
    ),
    point(
        r"\bштрафн\w+|\bpenalty cards?\b|(?:stay|remain|оста\w+|леж\w+)\b.*(?:table|стол|face up|открыт)|"
        r"(?:table|стол\w*)\b.*(?:stay|remain|оста\w+|леж\w+)",
        first(penalty_cards, ids(no="claim-shown-cards-no-penalty exposed-claim-free")),
        unlike=rf"\b(?:lead|ход\w*|ходить|пойти)\b|{MAY}.*(?:use|польз)",
    ),
    point(
        r"\b(?:штраф\w*|наказ\w+|penalty|penalties|penali[sz]ed)\b",
        field(lambda outcome: False if outcome.no_rectification else None),
        _PLAIN,
        unlike=r"trick|взят|штрафн\w+|penalty cards?",
    ),
)

_STANDS: Final = (
    point(
        rf"{MUST}.*(?:accept|прин[яи])",
        ids("lead-verdict-must-accept", "lead-verdict-options-opening lead-verdict-options wrong-hand-verdict-options"),
    ),
    point(
        rf"{MUST}",
        ids(no="lead-verdict-back-any-card lead-verdict-back-adjusted"),
        "wrong_hand_lead",
        unlike=r"back|return|верн|забра|call|звать",
    ),
    point(rf"{MAY}.*(?:accept|прин[яи])", first(option("accept"), ids(no="lead-verdict-back-*"))),
    point(
        rf"{MAY}.*(?:requir|insist|demand|треб|заставить|force|\bmake\b)",
        first(
            option("require_suit", "require_card", "choose_card", "play_highest", "play_lowest"),
            ids(no="auction-lead-verdict-*"),
        ),
    ),
    point(rf"{MAY}.*(?:forbid|ban\b|запре)", option("forbid_suit")),
    point(
        r"\b(?:stands?|stay\w*|remain\w*|counts?|accepted|valid|cancel\w*|void|оста\w+|счита\w+|принят\w*|принима\w+|действ\w+|"
        r"отмен\w+|аннулир\w+)\b",
        ids(
            "lead-verdict-accepted lead-verdict-must-accept lead-verdict-dummy-declares wrong-hand-verdict-wrong-defender "
            "insufficient-verdict-accepted rotation-verdict-accepted rotation-verdict-in-rotation inadmissible-verdict-stands",
            "lead-verdict-back-* lead-verdict-refused-* lead-verdict-dropped-* rotation-verdict-overtaken "
            "rotation-verdict-rho-first rotation-verdict-offender-once inadmissible-verdict-double "
            "inadmissible-verdict-condoned inadmissible-verdict-both-pass",
        ),
        unlike=r"trick|взят|penalty|штраф|board|сдач|score|результат|счет",
        denied=r"cancel|void|отмен|аннул",
    ),
    point(
        r"уступк|conce[ds]",
        ids("concession-verdict-stands", "claim-verdict-no-concession concession-verdict-cancelled"),
        "claim concession_cancelled",
    ),
    point(
        r"\bover\b|ended|finished|законч\w+|кончил\w+|спасован\w+",
        ids(no="lost-turn-verdict state-verdict-not-ended"),
        "lost_turn auction_state",
    ),
)

_SCORES: Final = (
    point(
        r"\b(?:get|gets|give|lose|loses|owe|due|ours|transfer\w*|award\w*|entitled|costs?|положен\w*|полага\w+|переход\w*|"
        r"получ\w+|отда\w+|дад\w+|дают|штраф\w*|нам|им|снима\w+|отним\w+|penalty|still)\b.*(?:trick|взят)|"
        r"(?:trick|взят).*\b(?:ours|theirs|gone|pass|due|penalty|lost|штраф\w*|наш\w*|положен\w*|нам|им|each|переход\w*)\b|"
        rf"взят\w+$|{NUMBER}",
        tricks,
        "revoke revoke_inquiry defective_trick missing_card penalty_card_not_played",
    ),
    point(
        r"^(?:any |a |is there (?:a |any )?|и |есть ли |будет |за это )*(?:penalty|штраф)$|получить|причита\w+|полага\w+|"
        r"положено|заявить",
        penalty,
        "revoke",
    ),
    point(
        r"\b(?:get|lose|give|положен\w*|полага\w+|отда\w+|дад\w+|дают|наш\w*|нам)\b.*(?:trick|взят)",
        ids("claim-verdict-point-lost", "claim-verdict-point-good claim-verdict-good"),
        "claim",
        unlike=r"\b(?:my|мой|мои|мне)\b",
    ),
    point(r"импас|finess", ids("claim-verdict-point-good", "claim-verdict-point-lost"), "claim"),
    point(
        r"play(?:ed)? on|continue|доигр\w+|играть дальше|продолж\w+",
        ids("claim-verdict-no-concession claim-verdict-no-claim claim-verdict-played-on"),
        "claim",
    ),
    point(
        r"^(?:is|was|а |это|так это|и это|разве).*(?:клейм\w*|претензи\w+|\bclaim\b)",
        ids("claim-made", "claim-verdict-no-claim"),
        "claim",
        unlike=r"взят|trick|хорош|good|stand|остае|вери?н",
    ),
    point(
        r"dummy|болван\w*|стол\w*",
        first(dummy_doubts, ids(no="claim-dummy-takes-no-part")),
        "claim",
        unlike=r"trick|взят",
    ),
    point(
        _REDEAL,
        first(
            ids(
                "board-verdict-redeal board-verdict-redeal-allowed",
                "board-verdict-deal-stands board-verdict-count-trick-missed board-verdict-passed-out "
                "board-verdict-no-redeal-match-known artificial-verdict-no-redeal board-verdict-count-played "
                "board-verdict-foreign-removed",
            ),
            field(lambda outcome: False if outcome.play == "continues" else None),
        ),
    ),
    point(
        rf"{MAY}",
        ids("board-verdict-count-director-decides board-verdict-count-played", "board-verdict-count-not-played"),
        "wrong_number_of_cards",
        unlike=_REDEAL,
    ),
    point(
        r"\bcounts?\b|записыва\w+|засчит\w+|scrub\w*|cancel\w*|аннул\w+|отмен\w+|снима\w+",
        ids(
            "board-verdict-wrong-board-stands board-verdict-seats-wrong-direction board-verdict-seats-partners-swapped",
            "board-verdict-wrong-board-cancelled",
        ),
        "wrong_board",
        denied=r"scrub|cancel|аннул|отмен|снима",
    ),
    point(
        r"\baverage\b|cancel|средн\w+|отмен\w+|аннул\w+|снима\w+",
        field(board_lost),
        unlike=r"trick|взят|call|заявк|контр|appeal|апел|обжал",
    ),
    point(
        r"adjust\w*|redress|compensat\w*|компенс\w*|поправк\w+|возмещ\w+|отним\w+|претензи\w+|обман\w*|decept\w*|cheat\w*",
        field(
            lambda outcome: True if outcome.adjusted_score is not None else False if outcome.no_rectification else None
        ),
        "misinformation disclosure_deviation unauthorized_information false_inference awareness_of_damage",
    ),
    point(
        rf"{MAY}|право\b|нарушени|infraction|illegal",
        ids(
            "info-verdict-deviation-legal info-verdict-disclosed info-verdict-mistaken-call info-verdict-inference-stands",
            "info-verdict-understanding-infraction info-verdict-understanding-adjusted info-verdict-inference-adjusted",
        ),
        "disclosure_deviation false_inference misinformation",
        unlike=rf"{CHANGE}|damage|ущерб|adjust|поправк|компенс",
        denied=r"нарушени|infraction|illegal",
    ),
)

POINTS: Final[tuple[Point, ...]] = (*_ACTS, *_TAKEN_BACK, *_WHO_PASSES, *_PENALTY_CARDS, *_STANDS, *_SCORES)
"""All points, in order: the first that fits a question and on which every ruling left speaks is the one it is about."""
