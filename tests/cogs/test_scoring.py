"""/score and /adjust: from what was typed to facts, cards and tables."""

import itertools
import pathlib
import re
from dataclasses import replace
from typing import Any

import discord
import pytest

from cogs.dialog import Dialog
from cogs.office import Office
from cogs.pictures.sheet import Sheet, Table, as_text
from cogs.render import verdicts
from cogs.render.card import card
from cogs.render.sheets import ROWS, sheet_of
from cogs.score import form as scoreform
from cogs.score.cog import FILE_BYTES, read
from cogs.score.state import KINDS, ROUNDINGS, SCORINGS, SIDES, Sum, is_sum, pack, parse
from cogs.state import OutdatedError
from engine.edition import EDITIONS, Edition
from laws.answers import Answer
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

ROOT = pathlib.Path(__file__).parents[2]
WEIGHTS = "60% 4S= S, 30% 4S-1 S, 10% 3S+1 S"
FIELD = "620x3 -100x2 170 650 140"


def asked(kind: str = "adjust", **changes: Any) -> Sum:
    return Sum(**{"kind": kind, "lang": "ru", "edition": Edition.LAWS_2017, "vulnerability": "NS", **changes})


def answered(office: Office, told: Sum, **typed: str) -> Answer:
    facts = scoreform.facts_of(told, typed)
    return office.counsel.rule(scoreform.SITUATIONS[told.kind], facts, edition=told.edition, lang=told.lang)


def outcome(office: Office, told: Sum, **typed: str) -> Any:
    decision = answered(office, told, **typed).decision
    assert decision is not None
    return decision.outcome


def sheet(office: Office, told: Sum, **typed: str) -> Sheet:
    found = sheet_of(answered(office, told, **typed), office.words[told.lang])
    assert found is not None
    return found


def ids(file: str, lang: Language) -> set[str]:
    text = (ROOT / "laws" / "wording" / lang / file).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


def texts(table: Table) -> list[list[str]]:
    return [[cell.text for cell in row] for row in table.rows]


@pytest.mark.parametrize("sent", [True, False])
def test_a_sum_rides_in_a_custom_id(sent: bool) -> None:
    for kind, edition, scoring, side, rounding in itertools.product(KINDS, EDITIONS, SCORINGS, SIDES, ROUNDINGS):
        told = asked(
            kind, edition=edition, scoring=scoring, innocent=side, rounding=rounding, expected=999, declarer="W"
        )
        custom_id = pack(told, sent=sent)
        assert is_sum(custom_id)
        assert len(custom_id) <= 100
        assert parse(custom_id) == (sent, told)


@pytest.mark.parametrize(
    "custom_id", ["1N", "1Nx00000000000000-0", "1Ns00900000000000-0", "1Ns0000000000-0", "2Ns00000000000000-0", "1Cs"]
)
def test_other_custom_ids_are_outdated(custom_id: str) -> None:
    with pytest.raises(OutdatedError):
        parse(custom_id)


@pytest.mark.parametrize(
    ("text", "zone", "points"),
    [
        ("4Sx -2 vul", "none", -500),
        ("4п к -2 зона", "none", -500),
        ("4п к -2", "none", -300),
        ("4п к -2", "NS", -500),
        ("4п к -2 до зоны", "all", -300),
        ("4п к -2 все в зоне", "none", -500),
        ("3NT+1 by W", "EW", 630),
        ("3бк+1 Запад", "NS", 430),
        ("7NTxx= vul", "none", 2980),
        ("пас", "all", 0),
    ],
)
def test_a_contract_in_any_notation(text: str, zone: str, points: int, office: Office) -> None:
    assert outcome(office, asked("score", vulnerability=zone), result=text).score == points


def test_a_score_beside_others(office: Office) -> None:
    told = asked("score")
    found = outcome(office, told, result="4S= by N", field="620 620 -100 650", other="3S+1 by S")
    assert found.matchpoints == {"NS": 4, "EW": 4}
    assert found.imps == {"NS": 10, "EW": -10}
    table = sheet(office, told, result="4S= by N", field="620 620 -100 650").tables[0]
    assert texts(table) == [["650", "1", "8", "0"], ["620", "3", "4", "4"], ["-100", "1", "0", "8"]]
    assert [cell.strong for cell in table.rows[1]] == [True, False, True, True]


def test_a_score_by_east_west_is_compared_from_north_south(office: Office) -> None:
    found = outcome(office, asked("score", vulnerability="EW"), result="4S= by W", field="-620 100")
    assert found.matchpoints == {"NS": 1, "EW": 3}


def test_a_weighted_score_at_matchpoints(office: Office) -> None:
    found = outcome(office, asked(), result=WEIGHTS, field=FIELD)
    assert found.adjusted_score == {"kind": "weighted", "NS": 7.9, "EW": 8.1}


def test_what_the_other_tables_get(office: Office) -> None:
    shown = sheet(office, asked(), result=WEIGHTS, field=FIELD)
    weights, others = shown.tables
    assert texts(weights) == [
        ["60 %", "620", "11", "6,6"],
        ["30 %", "-100", "2", "0,6"],
        ["10 %", "170", "7", "0,7"],
        ["Всего", "", "", "7,9"],
    ]
    assert texts(others) == [
        ["650", "1", "16", "0"],
        ["620", "3", "11,4", "4,6"],
        ["присуждено", "1", "7,9", "8,1"],
        ["170", "1", "6,7", "9,3"],
        ["140", "1", "4,6", "11,4"],
        ["-100", "2", "1,3", "14,7"],
    ]
    given = sum(
        float(row[1]) * (float(row[2].replace(",", ".")) + float(row[3].replace(",", "."))) for row in texts(others)
    )
    assert given == pytest.approx(9 * 16)
    assert "присуждено" in as_text(shown)


def test_fewer_results_than_expected_are_brought_to_the_full_top(office: Office) -> None:
    told = asked(expected=12)
    found = outcome(office, told, result="100% 620", field="170 -100")
    assert found.adjusted_score == {"kind": "weighted", "NS": 19, "EW": 3}
    others = sheet(office, told, result="100% 620", field="170 -100").tables[1]
    assert texts(others) == [["присуждено", "1", "19", "3"], ["170", "1", "11", "11"], ["-100", "1", "3", "19"]]


def test_a_weighted_score_at_imps(office: Office) -> None:
    told = asked(scoring="imps")
    found = outcome(office, told, result=WEIGHTS, other="170")
    assert found.adjusted_score == {"kind": "weighted", "NS": 3.9, "EW": -3.9}
    rounded = asked(scoring="imps", rounding="half_away", innocent="NS")
    assert outcome(office, rounded, result=WEIGHTS, other="3п+1 Ю").adjusted_score["NS"] == 4
    assert len(sheet(office, told, result=WEIGHTS, other="170").tables) == 1


def test_a_weighted_score_at_cross_imps(office: Office) -> None:
    told = asked(scoring="cross_imps", divisor="comparisons")
    assert outcome(office, told, result="60% 620, 40% -100", field="620x2 -100 170 650").adjusted_score["NS"] == -1
    _, others = sheet(office, told, result="60% 620, 40% -100", field="620x2 -100 170 650").tables
    assert list(others.heading) == ["Запись СЮ", "Столов", "ИМПы СЮ", "ИМПы ВЗ"]
    rows = {row[0]: row[1:] for row in texts(others)}
    assert rows["присуждено"] == ["1", "-1", "1"]
    assert rows["-100"] == ["1", "-10,24", "10,24"]
    whole = sum(int(count) * float(ns.replace(",", ".")) for count, ns, _ in rows.values())
    assert whole == pytest.approx(0, abs=0.2)


def test_a_weighted_score_at_butler(office: Office) -> None:
    told = asked(scoring="butler")
    field = "620x2 -100 170 650"
    assert outcome(office, told, result="60% 620, 40% -100", field=field).adjusted_score["NS"] == -2
    inside = replace(told, in_datum=True)
    assert outcome(office, inside, result="60% 620, 40% -100", field=field).adjusted_score["NS"] == -1.4
    _, others = sheet(office, inside, result="60% 620, 40% -100", field=field).tables
    assert ["170", "1", "-7", "7"] in texts(others)
    shown = answered(office, inside, result="60% 620, 40% -100", field=field)
    assert shown.decision is not None
    said = " ".join(office.words["ru"].text(step.text) for step in verdicts.shared_steps(shown.decision))
    assert "среднее 435,5, датум 440" in said
    assert "вместе с присуждённой" in said


def test_a_board_a_match_in_percent(office: Office) -> None:
    facts = {
        "parts": [{"weight": 0.5, "ns": 620}, {"weight": 0.5, "ns": -100}],
        "scoring": "board_a_match",
        "other_table": 170,
    }
    answer = office.counsel.rule("weighted_score", facts, edition=Edition.LAWS_2017, lang="en")
    shown = sheet_of(answer, office.words["en"])
    assert shown is not None
    assert texts(shown.tables[0])[-1] == ["Total", "", "", "50"]


def test_under_older_laws_only_a_committee_may_weight(office: Office) -> None:
    old = asked(edition=Edition.LAWS_1997)
    assert outcome(office, old, result=WEIGHTS, field=FIELD).allowed is False
    assert sheet_of(answered(office, old, result=WEIGHTS, field=FIELD), office.words["ru"]) is None
    by_committee = asked(edition=Edition.LAWS_1997, committee=True)
    assert outcome(office, by_committee, result=WEIGHTS, field=FIELD).adjusted_score["NS"] == 7.9


def test_a_long_field_is_cut_with_a_note(office: Office) -> None:
    many = (
        " ".join(str(50 * number) for number in range(1, 12))
        + " "
        + " ".join(str(10 * n) for n in (9, 11, 12, 13, 14, 17))
    )
    shown = sheet(office, asked(), result="100% 620", field=many)
    assert len(shown.tables[1].rows) == ROWS
    assert "строк" in shown.notes[0]


def test_a_table_from_a_spreadsheet(office: Office) -> None:
    table = "Table;NS;EW\n1;620;\n2;;100\n3;170;\n"
    found = scoreform.facts_of(asked(), {"result": "100% 620", "field": table})
    assert found["field"] == [620, -100, 170]


@pytest.mark.parametrize(
    ("kind", "typed", "changes", "code"),
    [
        ("score", {"result": "8S="}, {}, "score-level"),
        ("score", {"result": "7NTxxx="}, {}, "score-doubled-too-often"),
        ("score", {"result": "4S+5"}, {}, "score-tricks-impossible"),
        ("score", {"result": "4S"}, {}, "score-no-result"),
        ("score", {"result": " "}, {}, "score-empty"),
        ("score", {"result": "4S=", "field": "620"}, {}, "score-needs-declarer"),
        ("score", {"result": "4S= N", "field": "620 hello"}, {}, "score-not-a-number"),
        ("score", {"result": "4S= N", "other": "625"}, {}, "score-of-no-contract"),
        ("adjust", {"result": "60% 620", "field": FIELD}, {}, "score-weights-not-100"),
        ("adjust", {"result": "60% 620, 40%", "field": FIELD}, {}, "score-weight-without-result"),
        ("adjust", {"result": "100% 4S=", "field": FIELD}, {}, "score-needs-declarer"),
        ("adjust", {"result": WEIGHTS}, {}, "adjust-needs-field"),
        ("adjust", {"result": WEIGHTS, "field": "AVE"}, {}, "score-field-too-small"),
        ("adjust", {"result": WEIGHTS, "field": FIELD}, {"scoring": "imps"}, "adjust-needs-other-table"),
        ("adjust", {"result": WEIGHTS, "field": FIELD}, {"expected": 5}, "adjust-too-few-expected"),
        ("adjust", {"result": WEIGHTS, "field": "620\n123\n"}, {}, "score-of-no-contract"),
    ],
)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_bad_input_is_named_and_kept(
    kind: str, typed: dict[str, str], changes: dict[str, Any], code: str, lang: Language, office: Office
) -> None:
    told = asked(kind, lang=lang, **changes)
    with pytest.raises(UserError) as caught:
        scoreform.facts_of(told, typed)
    assert caught.value.code == code
    shown = scoreform.wrong(told, caught.value, typed, office.words[lang])
    assert broken(shown) == []
    assert (shown.facts == typed) == ("\n" in typed.get("field", "").strip())


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_forms_keep_the_limits(kind: str, lang: Language, office: Office) -> None:
    form = scoreform.form(asked(kind, lang=lang), {"field": "620 " * 900}, office.words[lang])
    assert len(form.title) <= 45
    for field in form.fields:
        assert 1 <= len(field.label) <= 45
        assert len(field.about) <= 100
    assert form.fields[1].value.startswith("620")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_keep_the_limits(lang: Language, dialog: Dialog) -> None:
    for told, typed in (
        (asked("score", lang=lang), {"result": "4S= by N", "field": FIELD, "other": "-100"}),
        (asked(lang=lang), {"result": WEIGHTS, "field": " ".join(["620"] * 900)}),
    ):
        shown = card(dialog.desk, answered(dialog.office, told, **typed), private=True)
        assert broken(shown) == []
        assert shown.sheet is not None
        assert "weight: 0.6" not in shown.panels[0].footer


@pytest.mark.parametrize("file", ["scoring_commands.ftl", "claim_commands.ftl", "pictures.ftl"])
def test_both_languages_have_the_same_texts_with_the_same_arguments(file: str, office: Office) -> None:
    assert ids(file, "ru") == ids(file, "en")
    for name in ids(file, "ru"):
        assert office.words["ru"].variables(name) == office.words["en"].variables(name), name


class File:
    """An attachment as the client library has it."""

    def __init__(self, raw: bytes | BaseException, size: int | None = None) -> None:
        self._raw = raw
        self.size = size if size is not None else len(raw) if isinstance(raw, bytes) else 1

    async def read(self) -> bytes:
        if isinstance(self._raw, BaseException):
            raise self._raw
        return self._raw


@pytest.mark.parametrize(
    "raw", ["СЮ;раз\n620;2".encode(), "СЮ;раз\n620;2".encode("cp1251"), "\ufeffСЮ;раз\n620;2".encode()]
)
async def test_a_file_of_results(raw: bytes) -> None:
    file: Any = File(raw)
    assert await read(file) == "СЮ;раз\n620;2"


@pytest.mark.parametrize(
    ("file", "code"),
    [
        (File(b"", FILE_BYTES + 1), "score-file-too-large"),
        (File(b"PK\x03\x04\x00\x00"), "score-file-no-text"),
        (File(OSError()), "score-file-gone"),
        (File(discord.DiscordException()), None),
    ],
)
async def test_a_file_that_cannot_be_read(file: Any, code: str | None) -> None:
    with pytest.raises((UserError, discord.DiscordException)) as caught:
        await read(file)
    if code:
        assert isinstance(caught.value, UserError)
        assert caught.value.code == code
