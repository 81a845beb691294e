"""Law 2: dealer and vulnerability of a board."""

from engine.case import Case
from engine.deal import Vulnerability, cycle_board, dealer_of, vulnerability_of
from engine.facts import Situation, assumed, record, required
from engine.players import Seat
from engine.ruling import Outcome, Ruling


class BoardConditions(Situation):
    """A board by its number."""

    board: int = required(ge=1, le=999)
    marked_otherwise: bool = assumed(False)
    marked_dealer: Seat | None = record()
    marked_vulnerable: Vulnerability | None = record()


def board_conditions(case: Case[BoardConditions]) -> Ruling:
    """Dealer and vulnerability; the markings of a board that was used with others govern for the session."""
    facts = case.facts
    board = facts.board
    case.step("2", "board-conditions-cycle", board=board, same=cycle_board(board))
    if facts.marked_otherwise:
        case.step("2", "board-conditions-markings-govern")
        outcome = Outcome(dealer=facts.marked_dealer, vulnerable=facts.marked_vulnerable)
        return case.ruling("2", verdict="board-verdict-marked-otherwise", outcome=outcome)
    dealer, vulnerable = dealer_of(board), vulnerability_of(board)
    outcome = Outcome(dealer=dealer, vulnerable=vulnerable)
    args = {"board": board, "dealer": dealer, "vulnerable": vulnerable}
    return case.ruling("2", verdict="board-verdict-conditions", outcome=outcome, **args)


def marked(values: dict[str, object]) -> None:
    """Stated markings that differ from Law 2 mean a board marked otherwise."""
    board = values.get("board")
    if not isinstance(board, int):
        return
    normal = {"marked_dealer": dealer_of(board), "marked_vulnerable": vulnerability_of(board)}
    if any(name in values and values[name] != value for name, value in normal.items()):
        values.setdefault("marked_otherwise", True)
