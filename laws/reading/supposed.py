"""What a story only asks or supposes: 'may he refuse?', 'was it dropped or shown?', 'what if he plays to it?' tell nothing."""

from collections.abc import Sequence

from laws.reading.tokens import Token

TOLD_ONLY = frozenset(
    {
        "accepted", "all_four_agreed", "declarer_action", "declarer_choice", "deliberate", "next_defender",
        "next_hand_played", "other_defender", "partner_could_see", "partner_objected_at_once", "trick_won_by", "unintended",
    }
)  # fmt: skip
"""Facts that somebody may do, be asked to do or be thought to have done; a question about them does not tell them."""

_MODAL = frozenset({"is_allowed", "has_to_play", "right_to"})
_TURNS = frozenset({",", ".", "?", "after", "when", "though", "before", "because"})
_CONDITION = frozenset({"if", "suppose", "supposing", "assuming", "если", "допустим", "предположим", "вдруг"})


def supposed(tokens: Sequence[Token], start: int, end: int) -> bool:
    """Whether the words from one token to another (exclusive) stand in a question as what may be, or as one of two guesses."""
    last = min(end, len(tokens)) - 1
    if last < 0:
        return False
    close = next((place for place in range(last, len(tokens)) if tokens[place].symbol == "."), len(tokens))
    if all(tokens[place].symbol != "?" for place in range(last, close)):
        return False
    clause = last
    while clause and tokens[clause - 1].symbol not in _TURNS:
        clause -= 1
    if any(tokens[place].symbol in _MODAL for place in range(clause, last)):
        return True
    edges = (max(start, clause) - 1, last + 1)
    if any(0 <= place < len(tokens) and tokens[place].symbol == "or_word" for place in edges):
        return True
    return _later_condition(tokens, last)


def _later_condition(tokens: Sequence[Token], place: int) -> bool:
    """Whether a sentence behind the first one supposes what is told there; a story told as a condition tells it."""
    begin = place
    while begin and tokens[begin - 1].symbol not in (".", "?"):
        begin -= 1
    conditions = [
        number
        for number in range(begin, place)
        if tokens[number].symbol == "hypothetical" and tokens[number].text.casefold().split()[-1] in _CONDITION
    ]
    return (
        begin > 0
        and bool(conditions)
        and all(tokens[number].symbol not in _TURNS - {","} for number in range(conditions[0], place))
    )
