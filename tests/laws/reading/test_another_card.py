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


@pytest.mark.parametrize(
    ("text", "on_lead"),
    [
        ("about to make the opening lead and a jack falls out of my hand face up. do i have to lead it?", True),
        ("я на ходу, и у меня выпала дама черв. обязан ею ходить?", True),
        ("собирался атаковать, и тут из руки вылетел король лицом вверх. обязан им пойти?", True),
        ("my partner was on lead when i dropped the ace of spades", None),
        ("West dropped the seven of clubs in the middle of the play", None),
    ],
)
def test_whether_the_owner_of_a_dropped_card_is_on_lead(by_rules: Reader, text: str, on_lead: bool | None) -> None:
    assert by_rules.read(text).facts_for("exposed_card_in_play").get("owner_to_lead") is on_lead
