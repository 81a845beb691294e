"""The journal over every kind of database."""

from datetime import UTC, date, datetime, timedelta

import pytest

from cogs.journal.account import Accounts
from cogs.journal.entry import Query, Remarks, searchable
from cogs.storage import Database
from cogs.storage.journal import Journal, Titled
from engine.situations import Register
from laws.book import load as load_book
from laws.wording import LANGUAGES, Catalogue
from tests.cogs.journal import BEGIN, MENDED, Ticking, draft, titled

HOME, OTHER = 7, 8
VERA, TOM = 2**63 - 1, 5


@pytest.fixture(scope="module")
def accounts(situations: Register) -> Accounts:
    return Accounts(situations, load_book(), {lang: Catalogue.load(lang) for lang in LANGUAGES})


@pytest.fixture
def journal(database: Database) -> Journal:
    return Journal(database, Ticking())


async def found(journal: Journal, query: Query, guild_id: int = HOME) -> list[int]:
    page = await journal.page(guild_id, query, page=0, size=50)
    assert page.count == len(page.entries)
    return [entry.id for entry in page.entries]


async def test_what_is_kept_comes_back(journal: Journal, accounts: Accounts) -> None:
    told = draft(accounts, board="7", table="3", pairs="5–8", note="Запад: «не видел»\n100% \\ _ ♠", question="@here?")
    (kept,) = await journal.keep(HOME, VERA, [titled(accounts, told)])
    assert kept.kept_at == BEGIN
    assert kept.user_id == VERA
    assert await journal.get(HOME, kept.id) == kept
    assert type(kept).model_validate_json(kept.model_dump_json()) == kept
    assert kept.model_dump(exclude={"id", "guild_id", "user_id", "kept_at"}) == told.model_dump()


async def test_several_are_kept_or_none(journal: Journal, accounts: Accounts) -> None:
    one = titled(accounts, draft(accounts))
    kept = await journal.keep(HOME, VERA, [one, one])
    assert len({entry.id for entry in kept}) == 2
    broken = Titled(one.draft.model_copy(update={"situation": None}), "", "")
    with pytest.raises(Exception, match=r"(?i)null"):
        await journal.keep(HOME, VERA, [one, broken])
    assert len(await found(journal, Query())) == 2


async def test_another_server_has_nothing_of_it(journal: Journal, accounts: Accounts) -> None:
    (kept,) = await journal.keep(HOME, VERA, [titled(accounts, draft(accounts))])
    assert await journal.get(OTHER, kept.id) is None
    assert await found(journal, Query(), OTHER) == []
    assert [batch async for batch in journal.batches(OTHER, Query())] == []
    assert not await journal.remark(OTHER, kept.id, Remarks(note="x"), searchable="")
    assert not await journal.delete(OTHER, kept.id)
    assert await journal.expire(OTHER, 0) == 0
    assert await journal.get(HOME, kept.id) == kept


async def test_a_search_looks_at_words_laws_boards_and_days(journal: Journal, accounts: Accounts) -> None:
    first = titled(accounts, draft(accounts, board="07", note="Всё спокойно: 50% за нас"))
    second = titled(accounts, draft(accounts, MENDED, lang="en", board="17", question="Who won trick_one?"))
    (one,), (two,) = await journal.keep(HOME, VERA, [first]), await journal.keep(HOME, VERA, [second])
    for query, expected in {
        Query(): [two.id, one.id],
        Query(words="ФАЛЬШРЕНОНС"): [two.id, one.id],
        Query(words="revoke"): [two.id, one.id],
        Query(words="все  спокойно"): [one.id],
        Query(words="спокойно trick_one"): [],
        Query(words="50%"): [one.id],
        Query(words="5%"): [],
        Query(words="trick_one"): [two.id],
        Query(words="trickXone"): [],
        Query(words="'; DROP TABLE journal; --"): [],
        Query(law="64"): [one.id],
        Query(law="64A"): [one.id],
        Query(law="64A1"): [one.id],
        Query(law="64A2"): [],
        Query(law="6"): [],
        Query(law="62"): [two.id],
        Query(board="7"): [one.id],
        Query(board="17"): [two.id],
        Query(board="1"): [],
        Query(since=date(2026, 11, 2)): [two.id],
        Query(until=date(2026, 11, 1)): [one.id],
        Query(since=date(2026, 11, 1), until=date(2026, 11, 2), law="62", board="17", words="who"): [two.id],
    }.items():
        assert await found(journal, query) == expected, query


async def test_a_thousand_entries_are_paged_and_read_in_batches(journal: Journal, accounts: Accounts) -> None:
    one = titled(accounts, draft(accounts))
    numbers = [entry.id for entry in await journal.keep(HOME, VERA, [one] * 1000)]
    await journal.keep(OTHER, VERA, [one] * 3)
    seen: list[int] = []
    for place in range(167):
        page = await journal.page(HOME, Query(), page=place, size=6)
        assert page.count == 1000
        seen += [entry.id for entry in page.entries]
    assert seen == numbers[::-1]
    beyond = await journal.page(HOME, Query(), page=10**6, size=6)
    assert [entry.id for entry in beyond.entries] == numbers[3::-1]
    batches = [batch async for batch in journal.batches(HOME, Query(), size=300)]
    assert [len(batch) for batch in batches] == [300, 300, 300, 100]
    assert [entry.id for batch in batches for entry in batch] == numbers


async def test_remarks_are_changed_and_entries_deleted_by_whoever_may(journal: Journal, accounts: Accounts) -> None:
    told = draft(accounts, note="старое", board="1")
    (kept,) = await journal.keep(HOME, VERA, [titled(accounts, told)])
    remarks = Remarks(board="2", table="B", pairs="1–2", note="новое")
    changed = searchable(told.remarked(remarks))
    assert not await journal.remark(HOME, kept.id, remarks, searchable=changed, kept_by=TOM)
    assert await journal.remark(HOME, kept.id, remarks, searchable=changed, kept_by=VERA)
    entry = await journal.get(HOME, kept.id)
    assert entry is not None
    assert entry.remarks == remarks
    assert entry.facts == kept.facts
    assert await found(journal, Query(board="2", words="новое")) == [kept.id]
    assert await found(journal, Query(words="старое")) == []
    assert not await journal.delete(HOME, kept.id, kept_by=TOM)
    assert await journal.delete(HOME, kept.id, kept_by=VERA)
    assert not await journal.delete(HOME, kept.id)


async def test_a_number_is_never_given_twice(journal: Journal, accounts: Accounts) -> None:
    one = titled(accounts, draft(accounts))
    (kept,) = await journal.keep(HOME, VERA, [one])
    await journal.delete(HOME, kept.id)
    (next_one,) = await journal.keep(HOME, VERA, [one])
    assert next_one.id > kept.id


async def test_what_is_too_old_goes(database: Database, accounts: Accounts) -> None:
    one = titled(accounts, draft(accounts))
    for day in (1, 5, 9):
        await Journal(database, lambda day=day: datetime(2026, 1, day, tzinfo=UTC)).keep(HOME, VERA, [one])  # type: ignore[misc]
    later = Journal(database, lambda: datetime(2026, 1, 10, tzinfo=UTC) + timedelta(seconds=1))
    assert await later.servers() == (HOME,)
    assert await later.expire(OTHER, 5) == 0
    assert await later.expire(HOME, 5) == 2
    assert len(await found(later, Query())) == 1
