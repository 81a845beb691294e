"""The journal without a connection: custom_ids, entries told again, exports, and every view within the limits."""

import csv
import io
import json
import pathlib
import re
import tomllib
from collections.abc import Iterator
from datetime import date, datetime
from html.parser import HTMLParser
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.dialog import Case, Dialog
from cogs.forms import modal
from cogs.journal import form as journalform
from cogs.journal.account import Accounts
from cogs.journal.dialog import JournalDialog, drafts_in, searched, with_remarks
from cogs.journal.entry import Draft, Entry, Query, Remarks, cleaned, folded
from cogs.journal.export import CsvExport, JsonExport, defused
from cogs.journal.files import JournalFiles
from cogs.journal.state import JournalAction, JournalState, case_in, is_journal, keeps, parse
from cogs.office import Office
from cogs.render import journal as render
from cogs.render.card import without_keep
from cogs.render.journalreport import ReportExport
from cogs.render.parts import Button, Card
from cogs.state import OutdatedError
from cogs.storage import Database
from cogs.storage.journal import Journal
from engine.edition import EDITIONS, Edition
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cogs import reading
from tests.cogs.journal import BEGIN, LONG, MENDED, REVOKE, draft, entry, many
from tests.cogs.limits import broken

CASES = pathlib.Path(__file__).parents[1] / "cases"
SAMPLE = 15
"""One case in so many is kept and told again in the normal run, all of them in the long one."""
EVERY_LANGUAGE = pytest.mark.parametrize("lang", LANGUAGES)
LONGEST = Remarks(board="@" * 20, table="<" * 20, pairs="`" * 60, note=(LONG * 30)[:1000])


@pytest.fixture(scope="module")
def accounts(office: Office) -> Accounts:
    return Accounts(office.register, office.book, office.words)


def decided(accounts: Accounts, *, every: bool = False) -> Iterator[Draft]:
    """Cases of the tests that the core decides, in their first edition."""
    number = 0
    for path in sorted(CASES.rglob("*.toml")):
        for case in tomllib.loads(path.read_text(encoding="utf-8"))["case"]:
            edition = (case.get("editions") or [case.get("edition")])[0]
            number += 1
            if (every or number % SAMPLE == 0) and edition and "error" not in case and "asks" not in case:
                found = accounts.draft(case["situation"], case["facts"], Edition(edition), "ru", LONG * 4)
                if found is not None:
                    yield found


days = st.none() | st.dates(min_value=date(1900, 1, 1), max_value=date(2999, 12, 31))
boards = st.text(st.characters(codec="utf-8", exclude_characters=":"), max_size=20)


@given(
    st.sampled_from(JournalAction),
    st.sampled_from(LANGUAGES),
    st.integers(0, 999_999),
    st.integers(0, 10**18 - 1),
    st.builds(
        Query, words=st.just(""), law=st.sampled_from(["", "64", "12C1ei"]), board=boards, since=days, until=days
    ),
)
def test_every_state_comes_back(action: JournalAction, lang: Language, page: int, number: int, query: Query) -> None:
    state = JournalState(action, lang, page, number, query)
    custom_id = state.custom_id()
    assert len(custom_id) <= 100
    assert is_journal(custom_id)
    assert parse(custom_id) == state


@given(st.text(max_size=60))
def test_what_is_no_custom_id_is_outdated(text: str) -> None:
    with pytest.raises(OutdatedError):
        parse("1j?" + text)


def test_the_button_on_a_card_carries_its_case(dialog: Dialog, accounts: Accounts) -> None:
    for told in decided(accounts):
        card = dialog.shown(Case("", told.situation, told.facts, told.edition, "en"), private=False)
        for button in keepers(card):
            state = case_in(button.custom_id, dialog.codec)
            assert state.situation == told.situation
            assert state.attached or dict(state.facts) == dict(told.facts)
            assert (card.facts is not None) >= state.attached
        assert keepers(without_keep(card)) == []


def keepers(card: Card) -> list[Button]:
    return [button for row in card.rows if isinstance(row, tuple) for button in row if keeps(button.custom_id)]


@pytest.mark.parametrize("every", [False, pytest.param(True, marks=pytest.mark.long)], ids=["some", "all"])
@EVERY_LANGUAGE
def test_cards_of_entries_keep_the_limits(lang: Language, every: bool, accounts: Accounts, office: Office) -> None:
    words = office.words[lang]
    kept = [
        entry(told.remarked(LONGEST, LONG * 9), 10**15 + n) for n, told in enumerate(decided(accounts, every=every))
    ]
    assert len(kept) > 40
    for told in kept:
        account = accounts.of(told, lang)
        assert not account.changed
        card = render.entry_card(told, account, lang, words, may_change=True)
        assert broken(card) == [], told.situation
        assert account.title in card.panels[0].title
        assert "@everyone" not in str(card.panels)
        old = told.model_copy(update={"outcome": {"allowed": None}, "verdict": "Раньше решили **иначе**"})
        changed = render.entry_card(old, accounts.of(old, lang), lang, words, may_change=False)
        assert broken(changed) == []
        assert words.say("journal-changed") in changed.panels[0].description
        assert "иначе\\*\\*" in changed.panels[0].description
    query = Query(words="@" * 100, law="12C1ei", board="«" * 20, since=date(2000, 1, 1), until=date(2999, 1, 1))
    size = render.PER_PAGE
    for start in range(0, len(kept), size):
        page = tuple(kept[start : start + size])
        for number in (0, 1, 83, 166):
            state = JournalState(JournalAction.LIST, lang, number, query=query)
            card = render.listed(page, 1000, state, accounts, words)
            assert broken(card) == []
            for button in (button for row in card.rows if isinstance(row, tuple) for button in row):
                assert parse(button.custom_id).query == Query("", *list(vars(query).values())[1:])


@EVERY_LANGUAGE
def test_the_other_cards_keep_the_limits(lang: Language, accounts: Accounts, office: Office) -> None:
    words = office.words[lang]
    long = draft(accounts).remarked(LONGEST, "в" * 400)
    entries = [entry(long, 10**15 + n) for n in range(25)]
    found = [
        render.listed((), 0, JournalState(JournalAction.LIST, lang), accounts, words),
        render.listed((), 0, JournalState(JournalAction.LIST, lang, query=Query(law="1")), accounts, words),
        render.sure(10**15, lang, words),
        render.deleted(10**15, words),
        render.kept(entries, lang, words),
        render.kept(entries[:1], lang, words),
        render.failed([long] * 25, lang, words, may_attach=True),
        render.failed([long] * 25, lang, words, may_attach=False),
        *(render.exported(count, words, fits=fits) for count in (0, 1, 2, 1000) for fits in (True, False)),
    ]
    assert [broken(card) for card in found] == [[]] * len(found)
    assert words.say("journal-empty") in found[0].panels[0].description
    assert words.say("journal-nothing-found") in found[1].panels[0].description
    assert drafts_in(json.loads(json.dumps(found[6].facts))) == tuple([long] * 25)


@EVERY_LANGUAGE
def test_modals_keep_the_limits(lang: Language, office: Office) -> None:
    words = office.words[lang]
    custom_id = JournalState(JournalAction.DESK, lang, number=2**32).custom_id()
    rulings = [f"{n} " + "ж" * 300 for n in range(60)]
    for form in (
        journalform.keeping(custom_id, LONGEST, words, story=True, rulings=rulings, all_of_them=True),
        journalform.keeping(custom_id, Remarks(), words, story=True, rulings=rulings[:2]),
        journalform.keeping(custom_id, LONGEST, words, story=True),
        journalform.keeping(custom_id, Remarks(), words, story=False),
        journalform.editing(custom_id, 10**15, LONGEST, words),
    ):
        sent = modal(form).to_dict()
        assert len(sent["title"]) <= 45
        assert 1 <= len(sent["components"]) <= 5
        for label in sent["components"]:
            assert len(label["label"]) <= 45
            assert len(label.get("description") or "") <= 100
            options = label["component"].get("options", [])
            assert len(options) <= 25
            assert all(len(option["label"]) <= 100 for option in options)


def test_the_story_is_left_out_unless_asked_for(office: Office) -> None:
    form = journalform.keeping("1J", Remarks(), office.words["ru"], story=True)
    consent = next(field for field in form.fields if field.name == journalform.CONSENT)
    assert consent.value == "no"
    assert not journalform.consented({})
    assert not journalform.consented({journalform.CONSENT: "no"})
    assert journalform.consented({journalform.CONSENT: "yes"})


@given(st.lists(st.integers(-3, 9)), st.integers(1, 9))
def test_only_rulings_that_there_are_can_be_chosen(places: list[int], count: int) -> None:
    found = journalform.chosen({journalform.WHICH: " ".join(map(str, places))}, count)
    assert found
    assert set(found) <= set(range(count))
    assert list(found) == sorted(set(found))


@given(st.text())
def test_what_was_typed_is_cleaned_and_cut(text: str) -> None:
    typed = dict.fromkeys(("board", "table", "pairs", "note"), text * 40)
    remarks = journalform.remarks_in(typed)
    assert len(remarks.board) <= 20
    assert len(remarks.note) <= 1000
    for value in (remarks.board, remarks.table, remarks.pairs, cleaned(text).replace("\n", "")):
        assert not re.search(r"[\x00-\x1f\x7f\u200b\u202e\ud800-\udfff]", value)


def test_a_case_is_told_again_in_either_language(accounts: Accounts) -> None:
    told = draft(accounts, lang="en")
    assert accounts.of(told, "en").verdict == told.verdict == "2 tricks pass to the non-offending side after the play."
    assert accounts.of(told, "ru").verdict == "После розыгрыша невиновной стороне переходят 2 взятки."
    assert "two or more" in dict(accounts.of(told, "en").facts).values()


def test_what_is_not_decided_is_not_kept(office: Office, accounts: Accounts) -> None:
    assert accounts.draft("revoke", {"offender": "W"}, Edition.LAWS_2017, "ru") is None
    assert accounts.draft("revoke", {"offender": "?"}, Edition.LAWS_2017, "ru") is None
    assert accounts.draft("no_such", {}, Edition.LAWS_2017, "ru") is None


def test_regulations_are_kept_as_facts(office: Office) -> None:
    journal = JournalDialog(office, Journal(Database("sqlite+aiosqlite:///never-opened.db")))
    facts = {"inquirer": "defender", "asked": "partner_defender", "revoke_found": True, "later_tricks_won": 1}
    facts |= {"trick_won_by": "opponents"}
    kept = []
    for may in (True, False):
        regulations = type(office.counsel.regulations)(defenders_ask=dict.fromkeys(EDITIONS, may))
        for edition in (Edition.LAWS_1997, Edition.LAWS_2007):
            found = journal.draft(Case("", "revoke_inquiry", facts, edition, "ru"), regulations)
            if found is not None:
                assert found.facts["allowed_by_regulation"] is may
                kept.append(found)
    assert len({json.dumps(found.outcome, sort_keys=True) for found in kept}) > 1


def test_an_entry_of_an_unknown_kind_is_shown_as_it_was(accounts: Accounts) -> None:
    told = draft(accounts).model_copy(update={"situation": "abolished", "facts": {"x": 1}})
    found = accounts.of(told, "en")
    assert found.changed
    assert found.verdict == told.verdict
    assert found.title == "abolished"


def test_a_board_of_its_own_stays_with_a_ruling(accounts: Accounts) -> None:
    told = draft(accounts, board="7", question="слова")
    other = draft(accounts, question="слова")
    remarks = Remarks(board="9", note="n")
    assert [found.board for found in with_remarks([told, other], remarks, story=False)] == ["7", "9"]
    assert [found.question for found in with_remarks([told, other], remarks, story=True)] == ["слова"] * 2
    assert [found.question for found in with_remarks([told, other], remarks, story=False)] == [""] * 2


def test_the_options_of_the_command_are_read(office: Office) -> None:
    journal = JournalDialog(office, Journal(Database("sqlite+aiosqlite:///never-opened.db")))
    found = journal.query(" не  видел ", "правило 64А1", "7:1", "1.2.2026", "2026-2-3", Edition.LAWS_2017)
    assert found == Query("не видел", "64A1", "7 1", date(2026, 2, 1), date(2026, 2, 3))
    assert journal.query("", "", "", "", "", Edition.LAWS_2017) == Query()
    for wrong in ("31.02.2026", "вчера", "2026", "1.2.26", "0001-01-01"):
        with pytest.raises(UserError, match="journal-day"):
            journal.query("", "", "", wrong, "", Edition.LAWS_2017)
    with pytest.raises(UserError, match="journal-span"):
        journal.query("", "", "", "2026-02-02", "2026-02-01", Edition.LAWS_2017)
    with pytest.raises(UserError, match="journal-law"):
        journal.query("", "фальшренонс", "", "", "", Edition.LAWS_2017)
    state = searched(JournalState(JournalAction.LIST, "ru", query=Query(law="64")), "слова")
    assert state.query == Query("слова", "64")


@given(st.text())
def test_a_folded_text_has_no_marks(text: str) -> None:
    assert "\x1f" not in folded(text)
    assert folded(folded(text)) == folded(text)


FORMULAS = ["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", " =1", "\n=1", "＝1+1", "\u00a0=cmd|'/c calc'!A0", "\ufeff"]


@given(st.sampled_from(FORMULAS).flatmap(lambda head: st.text().map(lambda tail: head + tail)) | st.text())
def test_no_cell_is_run_by_a_spreadsheet(text: str) -> None:
    found = defused(text)
    assert found in (text, f"'{text}")
    assert not found.lstrip().startswith(tuple("=+-@＝＋－＠"))
    assert not found.startswith(("\t", "\r", "\n"))


texts = st.text(st.characters(codec="utf-8", exclude_characters="\x00"), max_size=40)
entries_of = st.builds(
    Entry,
    id=st.integers(1, 10**15),
    guild_id=st.integers(1, 2**63 - 1),
    user_id=st.integers(1, 2**63 - 1),
    kept_at=st.datetimes(min_value=datetime(2000, 1, 1)).map(lambda found: found.replace(tzinfo=BEGIN.tzinfo)),  # noqa: DTZ001
    edition=st.sampled_from(EDITIONS),
    lang=st.sampled_from(LANGUAGES),
    situation=st.just("revoke") | texts,
    facts=st.sampled_from([REVOKE, MENDED, {}]) | st.dictionaries(texts, texts | st.integers(0, 13) | st.booleans()),
    laws=st.lists(st.sampled_from(["64A1", "12C1e", "71.1"]), max_size=3).map(tuple),
    verdict=texts,
    outcome=st.dictionaries(texts, texts | st.none()),
    board=st.text(max_size=20),
    note=texts,
    question=texts,
)


@given(st.lists(entries_of, max_size=4))
def test_json_holds_everything(entries: list[Entry]) -> None:
    file = io.StringIO()
    export = JsonExport()
    export.begin(file)
    for one in entries:
        export.write(file, [one])
    export.end(file)
    assert [Entry.model_validate(item) for item in json.loads(file.getvalue())] == entries


@pytest.mark.parametrize(("lang", "separator"), [("ru", ";"), ("en", ",")])
def test_a_table_opens_in_a_spreadsheet(lang: Language, separator: str, accounts: Accounts, office: Office) -> None:
    @given(st.lists(entries_of, max_size=3))
    def check(entries: list[Entry]) -> None:
        file = io.StringIO(newline="")
        export = CsvExport(accounts, office.words[lang])
        export.begin(file)
        export.write(file, entries)
        text = file.getvalue()
        assert text.startswith("\ufeff")
        head, *rows = csv.reader(io.StringIO(text[1:], newline=""), delimiter=separator)
        assert len(rows) == len(entries)
        for row, one in zip(rows, entries, strict=True):
            assert len(row) == len(head) == 13
            assert row[10] == defused(one.note)
            assert row[12] == defused(one.question)
            assert not [cell for cell in row if cell.lstrip().startswith(tuple("=+-@"))]

    check()


class Page(HTMLParser):
    """The elements and the text of a page."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.texts: list[str] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


@EVERY_LANGUAGE
def test_a_report_is_one_page_with_everything_escaped(lang: Language, accounts: Accounts, office: Office) -> None:
    evil = "<script>alert(1)</script>\"'&<img src=x onerror=y>"
    told = draft(accounts, note=evil, question=evil, board="<b>", pairs="&amp;")
    gone = told.model_copy(update={"situation": evil, "verdict": evil})
    file = io.StringIO()
    words = office.words[lang]
    export = ReportExport(accounts, words, server=evil, count=2, made=date(2026, 11, 30))
    export.begin(file)
    export.write(file, [entry(told), entry(gone, 2)])
    export.end(file)
    page = Page(file.getvalue())
    assert page.tags.count("article") == 2
    assert not {"script", "img", "link", "iframe", "b"} & set(page.tags) - {"b"}
    assert not [name for name, _ in page.attributes if name in ("src", "href", "onerror")]
    shown = "".join(page.texts)
    assert shown.count(evil) >= 5
    for section in accounts.of(told, lang).sections:
        assert section.text[lang] in shown
    assert accounts.of(told, lang).verdict in shown
    assert ("30.11.2026" if lang == "ru" else "2026-11-30") in shown
    assert ("2 записи" if lang == "ru" else "2 entries") in shown


async def test_files_are_packed_where_they_are_too_large(
    database: Database, office: Office, accounts: Accounts
) -> None:
    journal = Journal(database, lambda: BEGIN)
    await journal.keep(7, 1, list(many(accounts, 230)))
    files = JournalFiles(office, journal, lambda: BEGIN)
    for kind, ending in ((JournalAction.CSV, "csv"), (JournalAction.JSON, "json"), (JournalAction.REPORT, "html")):
        async with files.made(kind, 7, Query(), "ru", server="Клуб", most=10**9) as made:
            assert made.path.name == f"journal-2026-11-01.{ending}"
            assert made.count == 230
            size = made.path.stat().st_size
            assert size > 50_000
            folder = made.path.parent
        assert not folder.exists()
        async with files.made(kind, 7, Query(board="7"), "en", server="Club", most=10**9) as made:
            assert made.count == 1
        async with files.made(kind, 7, Query(), "ru", server="Клуб", most=size - 1) as made:
            assert made.path.suffix == ".zip"
            assert made.path.stat().st_size < size / 4


def ids(lang: str) -> set[str]:
    path = pathlib.Path(__file__).parents[2] / "laws" / "wording" / lang / "journal.ftl"
    return set(re.findall(r"^([a-z][\w-]*) =", path.read_text(encoding="utf-8"), re.MULTILINE))


def test_both_languages_have_the_same_texts(office: Office) -> None:
    assert ids("ru") == ids("en")
    for name in ids("ru"):
        assert office.words["ru"].variables(name) == office.words["en"].variables(name), name


@pytest.mark.parametrize(("count", "said"), [(1, "1 запись"), (2, "2 записи"), (5, "5 записей"), (21, "21 запись")])
def test_numbers_agree(count: int, said: str, office: Office) -> None:
    assert said in office.words["ru"].say("journal-title", count=count)
    assert said in office.words["ru"].say("journal-report-made", day="1.1.2026", count=count)


def test_the_card_of_a_ruling_offers_the_journal_and_that_of_a_question_does_not(dialog: Dialog) -> None:
    def card(story: str, *, private: bool, keeping: bool) -> Card:
        asker = Dialog(dialog.office, dialog.desk, keeps=keeping)
        return asker.asked(story, private=private, edition=None, lang="ru", fallback="ru")

    assert keepers(card(reading.DONE, private=True, keeping=True))
    assert keepers(card(reading.DONE, private=False, keeping=False))
    assert not keepers(card(reading.DONE, private=True, keeping=False))
    assert not keepers(card(reading.TAKEN, private=True, keeping=True))


def facts_are_plain(facts: Any) -> bool:
    return bool(json.loads(json.dumps(facts)) == facts)


def test_outcomes_are_plain_values(accounts: Accounts) -> None:
    for told in decided(accounts):
        assert facts_are_plain(told.outcome), told.situation
