"""`score`, `adjust` and `claim` of the command line."""

import json
import sys
from collections.abc import Callable

import pytest

from cogs.office import Office, build
from cogs.settings import load
from cogs.terminal.arguments import parser
from cogs.terminal.run import run

HANDS = "N: ♠- ♥К7 ♦Т4 ♣К E: ♠Д ♥109 ♦К10 S: ♠ТК4 ♥8 ♦6 W: ♥ДВ ♦ДВ7"
WEIGHTS = "60% 4S= S, 30% 4S-1 S, 10% 3S+1 S"
FIELD = "620x3 -100x2 170 650 140"
Main = Callable[[list[str]], int]


@pytest.fixture(scope="module")
def office() -> Office:
    return build(load())


@pytest.fixture
def main(office: Office) -> Main:
    return lambda arguments: run(office, parser().parse_args(arguments), sys.stdout)


@pytest.mark.parametrize(
    ("text", "lang", "said"),
    [
        ("4п к -2 зона", "auto", "500 очков вистующим"),
        ("4Sx -2 vul", "auto", "500 points"),
        ("4Sx -2 vul", "ru", "500 очков"),
    ],
)
def test_a_score(text: str, lang: str, said: str, main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", text, "--lang", lang]) == 0
    assert said in capsys.readouterr().out


def test_a_score_as_json(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "4S= N", "--field", "620 -100", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["situation"] == "contract_score"
    assert found["outcome"]["score"] == 420
    assert found["outcome"]["matchpoints"] == {"NS": 2, "EW": 2}


def test_a_weighted_score_and_what_other_tables_get(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["adjust", WEIGHTS, "--field", FIELD, "--vulnerable", "NS"]) == 0
    out = capsys.readouterr().out
    assert "North-South 7.9 matchpoints, East-West 8.1" in out
    assert "awarded       1    7.9    8.1" in out


def test_another_table_means_imps(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["adjust", "50% 620, 50% -100", "--other", "170", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["outcome"]["adjusted_score"]["NS"] == 1.5


def test_a_claim(main: Main, capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["--trump", "S", "--leader", "S", "--claimer", "S", "--statement", "остальные мои"]
    assert main(["claim", HANDS, *asked]) == 0
    out = capsys.readouterr().out
    assert "претендующему 3 взятки, оппонентам 2" in out
    assert "от 3 до 5" in out
    assert "→♦Д" in out
    assert "**" not in out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["score", "8S="], "8S"),
        (["adjust", WEIGHTS, "--lang", "en"], "come from comparing: give the scores"),
        (["claim", "N: SA E: SA", "--trump", "S", "--leader", "S", "--claimer", "S"], "stands twice"),
        (["claim", HANDS, "--trump", "S", "--leader", "S", "--claimer", "S", "--trick", "SA S2 S3 S4"], "4"),
    ],
)
def test_wrong_usage_says_what_is_wrong(
    arguments: list[str], said: str, main: Main, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert said in capsys.readouterr().err
