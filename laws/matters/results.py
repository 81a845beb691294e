"""What follows: penalty cards, what stands, tricks and scores."""

from typing import Final

from laws.points import (
    CHANGE,
    MAY,
    MUST,
    NUMBER,
    REDEAL,
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

_PLAIN: Final = (
    "exposed_card_in_auction insufficient_bid call_out_of_rotation inadmissible_call unintended_call change_of_call "
    "lead_out_of_turn wrong_hand_lead premature_play penalty_card_created exposed_card_in_play card_retraction "
    "designation_change defective_trick simultaneous_play"
)
"""Situations of which the rectification is all that can be a penalty."""

PENALTY_CARDS: Final = (
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

STANDS: Final = (
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

SCORES: Final = (
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
        REDEAL,
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
        unlike=REDEAL,
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
