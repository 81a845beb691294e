"""The command line as contract.md fixes it, in this process and as a process of its own."""

import io
import json
import os
import pathlib
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from cogs.office import Office, build
from cogs.settings import ROOT, load
from cogs.terminal.arguments import parser
from cogs.terminal.run import run

Run = Callable[..., tuple[int, str]]
REVOKE = {"offender": "W", "established": True, "trick_won_by": "offender", "later_tricks_won": 2}


@pytest.fixture(scope="module")
def office() -> Office:
    return build(load())


@pytest.fixture
def command(office: Office) -> Run:
    def call(*arguments: str) -> tuple[int, str]:
        out = io.StringIO()
        status = run(office, parser().parse_args(list(arguments)), out)
        return status, out.getvalue()

    return call


def answer(command: Run, *arguments: str) -> dict[str, Any]:
    status, text = command(*arguments)
    assert status == 0
    found = json.loads(text)
    assert isinstance(found, dict)
    return found


def test_rule_answers_with_every_field(command: Run) -> None:
    found = answer(command, "rule", "revoke", "--json", json.dumps(REVOKE), "--lang", "ru")
    assert found["kind"] == "ruling"
    assert found["lang"] == "ru"
    assert found["edition"] == "2017"
    assert found["laws"][0] == "64A1"
    assert found["outcome"]["tricks_transferred"] == 2
    assert found["steps"][0].keys() == {"law", "text"}
    assert "2 взятки" in found["text"]
    assert found["ms"] >= 0


def test_rule_asks_what_decides(command: Run) -> None:
    facts = json.dumps({"offender": "W", "established": True, "trick_won_by": "offender"})
    found = answer(command, "rule", "revoke", "--json", facts, "--edition", "1997")
    assert found["kind"] == "question"
    assert found["missing"][0]["fact"] == "later_tricks_won"
    assert [choice["value"] for choice in found["missing"][0]["choices"]] == [0, 1, 2]
    assert [branch["outcome"]["tricks_transferred"] for branch in found["branches"]] == [1, 2]


def test_rule_lists_the_situations(command: Run) -> None:
    status, text = command("rule", "--list")
    assert status == 0
    rows = [line.split("\t") for line in text.splitlines()]
    assert ["revoke", "61-64", "A revoke"] in rows
    assert all(len(row) == 3 for row in rows)


def test_the_schema_names_domains_and_required_facts(command: Run, office: Office) -> None:
    for name in office.register:
        schema = answer(command, "rule", name, "--schema")
        assert schema["title"] == name
        assert all(field["description"] for field in schema["properties"].values())
    schema = answer(command, "rule", "revoke_from_record", "--schema")
    assert set(schema["required"]) == {"contract", "hands", "tricks"}


def test_a_batch_answers_line_by_line_and_goes_on(command: Run, tmp_path: pathlib.Path) -> None:
    lines = [
        json.dumps({"id": "a", "situation": "revoke", "facts": REVOKE, "edition": "2007", "lang": "en"}),
        "not json",
        json.dumps([1]),
        json.dumps({"id": "b", "situation": "revolt", "facts": {}}),
        json.dumps({"id": "c", "situation": "revoke", "facts": {"established": "perhaps"}}),
        json.dumps({"id": "d", "situation": "revoke", "facts": {"weather": 1}}),
        json.dumps({"id": "e", "situation": "revoke", "facts": {}, "edition": 2020}),
        json.dumps({"id": "f", "situation": "revoke", "facts": {}, "lang": "fr"}),
        json.dumps({"id": "g", "situation": "revoke", "facts": [1]}),
        json.dumps({"id": "h", "situation": "revoke", "facts": {**REVOKE, "trick": 13, "later_tricks_won": 0}}),
    ]
    path = tmp_path / "in.jsonl"
    path.write_text("\n".join(lines), encoding="utf-8")
    status, text = command("rule", "--batch", str(path))
    found = [json.loads(line) for line in text.splitlines()]
    assert status == 1
    assert [line.get("id") for line in found] == ["a", None, None, "b", "c", "d", "e", "f", "g", "h"]
    assert found[0]["edition"] == "2007"
    codes = [line["error"]["code"] for line in found[1:]]
    assert codes == [
        "not-json",
        "not-an-object",
        "unknown-situation",
        "invalid-fact",
        "unknown-fact",
        "unknown-edition",
        "unknown-language",
        "not-an-object",
        "no-revoke-in-last-trick",
    ]
    assert all(line["error"]["message"] for line in found[1:])


IMPOSSIBLE = {
    "contract": ("contract_score", {"contract": "8S by N", "declarer_tricks": 10}),
    "doubled": ("contract_score", {"contract": "7NTxxx by N", "declarer_tricks": 13}),
    "tricks": ("contract_score", {"contract": "4S by N", "declarer_tricks": 14}),
    "weights": ("weighted_score", {"parts": [{"weight": 50, "ns": 420}], "scoring": "imps", "other_table": 0}),
    "field": ("weighted_score", {"parts": [{"weight": 100, "ns": 420}], "field": []}),
    "percentage": ("artificial_score", {"fault_ns": "none", "fault_ew": "none", "session_percentage": {"NS": 140}}),
    "clock": ("score_correction", {"score_fault": "wrong_entry", "score_posted_at": "25:70"}),
    "ending": (
        "claim",
        {
            "claimer": "S",
            "declarer": "S",
            "trump": "N",
            "leader": "S",
            "hands": dict.fromkeys("NESW", "S:A H:- D:- C:-"),
        },
    ),
}


@pytest.mark.parametrize(
    ("lang", "cures"),
    [
        (
            "en",
            ["'4S by W'", "'4S by W'", "0..13", "add up to 100 %", "other tables", "0 to 100", "22:05", "two hands"],
        ),
        (
            "ru",
            [
                "'4S by W'",
                "'4S by W'",
                "0..13",
                "в сумме их 100 %",
                "других столов",
                "от 0 до 100",
                "22:05",
                "двух руках",
            ],
        ),
    ],
)
def test_what_cannot_be_is_told_in_the_language_of_the_line(
    command: Run, tmp_path: pathlib.Path, lang: str, cures: list[str]
) -> None:
    path = tmp_path / "in.jsonl"
    rows = [{"situation": name, "facts": facts, "lang": lang} for name, facts in IMPOSSIBLE.values()]
    path.write_text("\n".join(map(json.dumps, rows)), encoding="utf-8")
    status, text = command("rule", "--batch", str(path))
    errors = [json.loads(line)["error"] for line in text.splitlines()]
    assert status == 1
    assert [error["where"] for error in errors] == [
        *("contract", "contract", "declarer_tricks", "parts", "field", "session_percentage", "score_posted_at", "hands")
    ]
    assert [
        (error["message"], cure) for error, cure in zip(errors, cures, strict=True) if cure not in error["message"]
    ] == []


def test_ask_reads_answers_already_given(command: Run, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "in.jsonl"
    story = {"id": 1, "text": "West revoked, the revoke is established", "facts": {"trick_won_by": "partner"}}
    path.write_text(json.dumps(story) + "\n" + json.dumps({"id": 2}), encoding="utf-8")
    status, text = command("ask", "--batch", str(path))
    first, second = (json.loads(line) for line in text.splitlines())
    assert status == 1
    assert first["facts"]["trick_won_by"] == "partner"
    assert second["error"]["code"] == "no-text"


@pytest.mark.parametrize("text", ["", "   ", "x" * 6001])
def test_nothing_or_too_much_is_refused_kindly(command: Run, text: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, _ = command("ask", text, "--lang", "ru")
    assert status == 2
    assert "Traceback" not in capsys.readouterr().err


def test_look_ups_as_json(command: Run) -> None:
    law = answer(command, "law", "правило 64А1", "--json")
    assert (law["id"], law["lang"], law["edition"]) == ("64A1", "ru", "2017")
    assert {"title", "heading", "text", "parent", "children", "see", "changed", "source", "unverified"} <= law.keys()
    status, text = command("search", "who may ask about a revoke", "--json")
    hits = json.loads(text)
    assert status == 0
    assert hits[0].keys() == {"law", "score", "snippet"}
    assert any(hit["law"].startswith("61B") for hit in hits)
    _, text = command("compare", "64B7", "--json")
    assert [item["change"] for item in json.loads(text)][:3] == ["absent", "absent", "created"]
    term = answer(command, "term", "фальшренонс", "--json")
    assert term["id"] == "DEF.revoke"


def test_look_ups_for_people(command: Run) -> None:
    for arguments in (
        ("law", "64"),
        ("law", "64A1"),
        ("search", "фальшренонс"),
        ("compare", "64B7"),
        ("term", "revoke"),
    ):
        status, text = command(*arguments)
        assert status == 0
        assert len(text.splitlines()) > 1


@pytest.mark.parametrize("wanted", ["94", "64Z", "law 100"])
def test_a_law_that_does_not_exist_is_said(command: Run, wanted: str, capsys: pytest.CaptureFixture[str]) -> None:
    status, text = command("law", wanted)
    assert status == 2 or text
    assert "Traceback" not in capsys.readouterr().err


def test_a_section_of_another_edition_says_where_it_stands(command: Run, capsys: pytest.CaptureFixture[str]) -> None:
    status, _ = command("law", "70D3", "--edition", "2017")
    said = capsys.readouterr().err
    assert status == 2
    assert "2007" in said


def process(*arguments: str, stdin: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "bot.py", *arguments],
        cwd=ROOT,
        input=stdin,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


def test_a_process_of_its_own_reads_standard_input() -> None:
    done = process("ask", "--json", "-", stdin="West revoked and won the trick, it is established, they won two more")
    assert done.returncode == 0
    assert json.loads(done.stdout)["laws"]
    assert done.stderr == ""


def test_wrong_usage_ends_with_two() -> None:
    done = process("rule", "--edition", "2016")
    assert done.returncode == 2
    assert "Traceback" not in done.stderr


def test_a_broken_configuration_ends_with_two(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "config.toml"
    path.write_text("[rulings]\nedition = 1066\n", encoding="utf-8")
    done = process("--config", str(path), "law", "64")
    assert done.returncode == 2
    assert "rulings.edition = 1066" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_reader_that_goes_away_is_no_error() -> None:
    bot = subprocess.Popen(
        [sys.executable, "bot.py", "law", "64"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )
    assert bot.stdout
    bot.stdout.close()
    assert bot.stderr
    assert bot.stderr.read() == ""
    assert bot.wait(60) == 1
    bot.stderr.close()


@pytest.mark.parametrize("arguments", [[], ["check"], ["sync", "--dry-run"]])
def test_an_address_of_no_database_stops_the_start_in_one_line(arguments: list[str]) -> None:
    command = [sys.executable, "bot.py", *arguments]
    environment = {**os.environ, "DATABASE_URL": "mysql://me:hush@db/bridge"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("DATABASE_URL: not an address of a database")
    assert "hush" not in done.stdout + done.stderr
    assert "Traceback" not in done.stderr
