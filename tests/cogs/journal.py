"""Entries for the tests of the journal."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

from cogs.journal.account import Accounts
from cogs.journal.entry import Draft, Entry
from cogs.storage.journal import Titled
from engine.edition import Edition
from laws.wording import Language

BEGIN = datetime(2026, 11, 1, 12, tzinfo=UTC)
REVOKE: dict[str, Any] = {
    "offender": "W",
    "contract": "4S by S",
    "established": True,
    "trick_won_by": "offender",
    "later_tricks_won": 2,
}
MENDED: dict[str, Any] = {"offender": "W", "contract": "4S by S", "established": False, "next_opponent_played": True}
LONG = "@everyone **<b>&** `x` [a](https://example.org) — "


class Ticking:
    """A clock that goes on by a day with every look at it."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> datetime:
        found, self.now = self.now, self.now + timedelta(days=1)
        return found


def draft(
    accounts: Accounts, facts: dict[str, Any] = REVOKE, *, edition: int = 2017, lang: Language = "ru", **remarks: str
) -> Draft:
    """A ruling on a revoke."""
    found = accounts.draft("revoke", facts, Edition(edition), lang)
    assert found is not None
    return found.model_copy(update=remarks)


def titled(accounts: Accounts, found: Draft) -> Titled:
    """It as the storage takes it."""
    return Titled(found, accounts.of(found, found.lang).title, accounts.searchable(found))


def entry(found: Draft, number: int = 1, guild_id: int = 7, user_id: int = 3) -> Entry:
    """It as the storage gives it back."""
    return Entry(id=number, guild_id=guild_id, user_id=user_id, kept_at=BEGIN, **found.model_dump())


def many(accounts: Accounts, count: int) -> Iterator[Titled]:
    """Rulings for boards 1, 2, 3 and so on."""
    first = titled(accounts, draft(accounts))
    for number in range(1, count + 1):
        found = first.draft.model_copy(update={"board": str(number)})
        yield titled(accounts, found)
