"""The journal's answers: from a command or a click to what the next message shows. It keeps nothing between them."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from datetime import date
from typing import Any, Final

from pydantic import ValidationError

from cogs.dialog import Case
from cogs.journal.account import Accounts
from cogs.journal.entry import LAW, Draft, Entry, Query, Remarks, cleaned
from cogs.journal.state import JournalState
from cogs.office import Office
from cogs.render import journal as render
from cogs.render.parts import Card
from cogs.state import OutdatedError
from cogs.storage.journal import Journal, Titled
from engine.edition import Edition
from laws.errors import user_error
from laws.regulations import Regulations
from laws.wording import Catalogue, Language

_ISO: Final = re.compile(r"(\d{4})-(\d{1,2})-(\d{1,2})")
_DOTTED: Final = re.compile(r"(\d{1,2})[./](\d{1,2})[./](\d{4})")
_YEARS: Final = range(1900, 3000)


class JournalDialog:
    """Shows the journal of a server and changes it. What asks the storage may raise StorageError."""

    def __init__(self, office: Office, journal: Journal) -> None:
        self.accounts = Accounts(office.register, office.book, office.words)
        self._office = office
        self._journal = journal

    def words(self, lang: Language) -> Catalogue:
        """The catalogue of a language."""
        return self._office.words[lang]

    def query(self, words: str, law: str, board: str, since: str, until: str, edition: Edition) -> Query:
        """The entries that the options of the command mean.

        Args:
            edition: the one whose number a law is, where editions number differently.

        Raises:
            UserError: a law or a day cannot be read, or the days are the wrong way round.
        """
        first, last = (_day(text) if text.strip() else None for text in (since, until))
        if first and last and first > last:
            raise user_error("journal-span", "since")
        number = self._office.library.number(law, edition) if law.strip() else ""
        if number is None or len(number) > LAW:
            raise user_error("journal-law", "law", given=law[:40])
        return Query(cleaned(words), number, cleaned(board).replace(":", " "), first, last)

    async def listed(self, guild_id: int, state: JournalState) -> Card:
        """A page of the list."""
        page = await self._journal.page(guild_id, state.query, page=state.page, size=render.PER_PAGE)
        return render.listed(page.entries, page.count, state, self.accounts, self.words(state.lang))

    async def entry(self, guild_id: int, number: int) -> Entry | None:
        """An entry; None where the server has none of that number."""
        return await self._journal.get(guild_id, number)

    def shown(self, entry: Entry, lang: Language, *, may_change: bool) -> Card:
        """The card of an entry."""
        return render.entry_card(entry, self.accounts.of(entry, lang), lang, self.words(lang), may_change=may_change)

    def draft(self, case: Case, regulations: Regulations) -> Draft | None:
        """A ruling to be kept, with what regulations fix among its facts; None where it is not decided.

        Its question is that of the case; whether that is kept is up to the Director.
        """
        if case.situation is None or case.situation not in self._office.register:
            return None
        assumed = regulations.facts(self._office.register[case.situation], case.edition)
        facts = {**assumed, **case.facts}
        return self.accounts.draft(case.situation, facts, case.edition, case.lang, case.question)

    async def keep(self, guild_id: int, user_id: int, drafts: Sequence[Draft]) -> tuple[Entry, ...]:
        """Keep rulings, all or none."""
        titled = [self._titled(draft) for draft in drafts]
        return await self._journal.keep(guild_id, user_id, titled)

    async def remark(self, entry: Entry, remarks: Remarks, *, kept_by: int | None) -> bool:
        """Put other remarks in the place of those of an entry; whether it is still there.

        Args:
            kept_by: only where this user kept it; None for anybody's.
        """
        searchable = self.accounts.searchable(entry.remarked(remarks, entry.question))
        return await self._journal.remark(entry.guild_id, entry.id, remarks, searchable=searchable, kept_by=kept_by)

    async def delete(self, guild_id: int, number: int, *, kept_by: int | None) -> bool:
        """Delete an entry; whether it was there. `kept_by` as above."""
        return await self._journal.delete(guild_id, number, kept_by=kept_by)

    def _titled(self, draft: Draft) -> Titled:
        return Titled(draft, self.accounts.of(draft, draft.lang).title, self.accounts.searchable(draft))


def drafts_in(content: Mapping[str, Any]) -> tuple[Draft, ...]:
    """The drafts in the file of a message that could not keep them.

    Raises:
        OutdatedError: it is not of this version.
    """
    try:
        found = tuple(Draft.model_validate(item) for item in content[render.ENTRIES])
    except (KeyError, TypeError, ValidationError):
        raise OutdatedError("no drafts of this version") from None
    if not found:
        raise OutdatedError("no drafts")
    return found


def with_remarks(drafts: Sequence[Draft], remarks: Remarks, *, story: bool) -> tuple[Draft, ...]:
    """Drafts with what the Director added; a board of their own stays.

    Args:
        story: whether their stories are kept.
    """
    return tuple(
        draft.remarked(
            remarks.model_copy(update={"board": draft.board or remarks.board}), draft.question if story else ""
        )
        for draft in drafts
    )


def searched(state: JournalState, words: str) -> JournalState:
    """A list with the words looked for, which its message quotes."""
    return replace(state, query=replace(state.query, words=words))


def _day(text: str) -> date:
    stripped = text.strip()
    iso, dotted = _ISO.fullmatch(stripped), _DOTTED.fullmatch(stripped)
    parts = iso.groups() if iso else tuple(reversed(dotted.groups())) if dotted else ()
    try:
        year, month, day = map(int, parts)
        if year not in _YEARS:
            raise ValueError(year)
        return date(year, month, day)
    except ValueError:
        raise user_error("journal-day", "day", given=text[:40]) from None
