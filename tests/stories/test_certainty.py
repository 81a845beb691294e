"""From which share a fact of the models is taken as told."""

from laws.reading.told import FILLED
from tools.certainty import FOLDS, Guess, fold, threshold


def guesses(share: float, right: int, wrong: int) -> list[Guess]:
    return [Guess(share, True)] * right + [Guess(share, False)] * wrong


def test_a_fact_often_right_is_taken_early() -> None:
    assert threshold(guesses(0.62, 30, 2)) == 0.6


def test_a_few_guesses_do_not_lower_the_usual_share() -> None:
    assert threshold(guesses(0.62, 3, 0)) == 0.75


def test_only_sure_guesses_of_a_doubtful_fact_are_taken() -> None:
    assert threshold([*guesses(0.8, 20, 20), *guesses(0.96, 40, 2)]) == 0.85


def test_a_fact_hopelessly_wrong_is_never_taken() -> None:
    assert threshold(guesses(0.99, 10, 20)) is None


def test_a_middling_fact_needs_more_than_the_usual_share() -> None:
    assert threshold([*guesses(0.99, 30, 11)]) == FILLED


def test_all_tellings_of_an_entry_are_in_one_part() -> None:
    parts = [fold(f"claims.txt:{number}") for number in range(400)]
    assert set(parts) == set(range(FOLDS))
    assert fold("claims.txt:7") == fold("claims.txt:7")
