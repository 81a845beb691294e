"""A penalty card more than those that lie on the table."""

import pytest

from laws.reading.reader import Reader


@pytest.mark.parametrize(
    ("text", "lying"),
    [
        ("West had one small card exposed, a minor penalty card. Now he has dropped the three of clubs too", "his"),
        ("У Запада была одна малая штрафная. Теперь он выронил ещё тройку треф", "his"),
        ("partner already has a penalty card and now i dropped the 4 of clubs. major or minor?", "partners"),
        ("this is the first penalty card: East dropped the 4 of clubs", None),
    ],
)
def test_a_penalty_card_of_before_that_nobody_names(by_rules: Reader, text: str, lying: str | None) -> None:
    assert by_rules.read(text).facts_for("penalty_card_created").get("already_lying") == lying
