"""The journal as cards: a list with its pages, an entry, and what is said when something was done."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date
from typing import Final

from cogs import limits
from cogs.book.state import BookState, View, Way
from cogs.journal.account import Account, Accounts
from cogs.journal.entry import EVERYTHING, Draft, Entry, Query
from cogs.journal.state import JournalAction, JournalState
from cogs.limits import clip
from cogs.render.card import bold, numbered
from cogs.render.desk import AMBER, GREEN, GREY, rows
from cogs.render.parts import Button, Card, Menu, Panel, Part, Pick, Row, capital, fields, fitted
from cogs.render.quote import neutral, quoted
from laws.wording import Catalogue, Language

PER_PAGE: Final = 6
VERDICT: Final = 140
"""Characters of a verdict in a list."""
ENTRIES: Final = "entries"
"""Names the drafts in the file of a message that could not keep them."""
COPY: Final = 3000
"""Characters of an entry that is shown to be copied."""
_OTHER: Final[dict[Language, Language]] = {"ru": "en", "en": "ru"}


def listed(entries: tuple[Entry, ...], count: int, state: JournalState, accounts: Accounts, words: Catalogue) -> Card:
    """The card of a page.

    Args:
        entries: those of the page.
        count: entries of all pages.
        state: the list; its query has the words looked for.
    """
    pages = max(1, -(-count // PER_PAGE))
    state = replace(state, action=JournalAction.LIST, page=min(state.page, pages - 1))
    told = [(entry, accounts.of(entry, state.lang)) for entry in entries]
    blocks = [quoted(state.query.words), _filters(state.query, words)]
    blocks += [_line(entry, account, words) for entry, account in told]
    if not told:
        blocks.append(words.say("journal-empty" if state.query == EVERYTHING else "journal-nothing-found"))
    panel = Panel(
        title=words.say("journal-title", count=count),
        description="\n\n".join(filter(None, blocks)),
        footer=words.say("journal-page", page=state.page + 1, pages=pages),
        colour=GREY,
    )
    return Card(
        (fitted(panel),), rows(_menu(told, state, words), _pages(state, pages, words), _below(state, count, words))
    )


def entry_card(entry: Entry, account: Account, lang: Language, words: Catalogue, *, may_change: bool) -> Card:
    """The card of an entry.

    Args:
        may_change: whether changing and deleting it are offered.
    """
    keeper = words.say("journal-keeper", user=f"<@{entry.user_id}>", when=f"<t:{int(entry.kept_at.timestamp())}:f>")
    changed = f"*{words.say('journal-changed')}*" if account.changed else ""
    blocks = (quoted(entry.question), bold(neutral(account.verdict) if account.changed else account.verdict), changed)
    panel = Panel(
        title=f"{words.say('journal-number', number=entry.id)} · {account.title}",
        description="\n\n".join(filter(None, (*blocks, keeper))),
        parts=tuple(_parts(entry, account, words)),
        footer=words.say("answer-footer", edition=str(entry.edition.value)),
        colour=AMBER if account.changed else GREEN,
    )
    return Card((fitted(panel),), rows(_sections(entry, account, lang), _acts(entry, lang, words, may_change)))


def sure(number: int, lang: Language, words: Catalogue) -> Card:
    """Whether an entry is really to be deleted."""
    delete = JournalState(JournalAction.DELETED, lang, number=number).custom_id()
    back = JournalState(JournalAction.ENTRY, lang, number=number).custom_id()
    buttons = (
        Button(delete, words.say("journal-delete-sure"), "danger"),
        Button(back, words.say("journal-back")),
    )
    return Card((Panel(words.say("journal-sure", number=number), colour=AMBER),), (buttons,))


def deleted(number: int, words: Catalogue) -> Card:
    """What is left of a deleted entry."""
    return Card((Panel(words.say("journal-deleted", number=number), colour=GREY),))


def kept(entries: Sequence[Entry], lang: Language, words: Catalogue) -> Card:
    """That rulings were kept, with a button to each of the first."""
    said = words.say("journal-kept", count=len(entries), numbers=", ".join(str(entry.id) for entry in entries))
    buttons = []
    for entry in entries[: limits.ROW_BUTTONS]:
        name = words.say("journal-open" if len(entries) == 1 else "journal-number", number=entry.id)
        buttons.append(Button(JournalState(JournalAction.OPEN, lang, number=entry.id).custom_id(), name))
    return Card((Panel(said, colour=GREEN),), (tuple(buttons),))


def failed(drafts: Sequence[Draft], lang: Language, words: Catalogue, *, may_attach: bool) -> Card:
    """That rulings could not be kept, with their content to keep elsewhere and a button to try again."""
    content = {ENTRIES: [draft.model_dump(mode="json") for draft in drafts]}
    if not may_attach:
        copy = clip(json.dumps(content, ensure_ascii=False), COPY).replace("`", "'")
        return Card((Panel(f"{words.say('journal-failed-here')}\n```json\n{copy}\n```", colour=AMBER),))
    again = Button(JournalState(JournalAction.AGAIN, lang).custom_id(), words.say("journal-again"), "primary")
    return Card((Panel(words.say("journal-failed"), colour=AMBER),), ((again,),), content)


def exported(count: int, words: Catalogue, *, fits: bool) -> Card:
    """That an export is attached, or that it is too large to be."""
    said = words.say("journal-exported" if fits else "journal-too-large", count=count)
    return Card((Panel(said, colour=GREEN if fits else AMBER),))


def day(found: date, words: Catalogue) -> str:
    """A day as it is written in a language."""
    return words.say("journal-day", year=f"{found.year:04}", month=f"{found.month:02}", day=f"{found.day:02}")


def place(entry: Draft, words: Catalogue) -> str:
    """Board, table and pairs on one line; empty where nobody said."""
    told = (("journal-at-board", entry.board), ("journal-at-table", entry.table), ("journal-at-pairs", entry.pairs))
    return ", ".join(words.say(name, value=value) for name, value in told if value)


def _line(entry: Entry, account: Account, words: Catalogue) -> str:
    head = [bold(words.say("journal-number", number=entry.id)), f"<t:{int(entry.kept_at.timestamp())}:d>"]
    if where := place(entry, words):
        head.append(neutral(where))
    laws = f" [{entry.laws[0]}]" if entry.laws else ""
    return f"{' · '.join(head)}\n{account.title}: {neutral(clip(account.verdict, VERDICT))}{laws}"


def _filters(query: Query, words: Catalogue) -> str:
    found = [words.say("journal-only-words")] if query.words else []
    if query.law:
        found.append(words.say("journal-only-law", law=query.law))
    if query.board:
        found.append(neutral(words.say("journal-at-board", value=query.board)))
    if query.since:
        found.append(words.say("journal-only-since", day=day(query.since, words)))
    if query.until:
        found.append(words.say("journal-only-until", day=day(query.until, words)))
    return words.say("journal-only", filters=" · ".join(found)) if found else ""


def _menu(told: list[tuple[Entry, Account]], state: JournalState, words: Catalogue) -> Menu | None:
    picks = tuple(_pick(entry, account, words) for entry, account in told)
    if not picks:
        return None
    return Menu(JournalState(JournalAction.OPEN, state.lang).custom_id(), words.say("journal-choose"), picks)


def _pick(entry: Entry, account: Account, words: Catalogue) -> Pick:
    label = f"{words.say('journal-number', number=entry.id)} · {account.title}"
    return Pick(str(entry.id), clip(label, limits.OPTION_TEXT), clip(capital(place(entry, words)), limits.OPTION_TEXT))


def _pages(state: JournalState, pages: int, words: Catalogue) -> tuple[Button, ...]:
    found = [("journal-first", 0, "a"), ("journal-previous", state.page - 1, "b")] if state.page else []
    if state.page + 1 < pages:
        found += [("journal-next", state.page + 1, "c"), ("journal-last", pages - 1, "d")]
    return tuple(
        Button(replace(state, page=page).custom_id(slot), words.say(name))
        for name, page, slot in found
        if (name, page) not in (("journal-first", state.page - 1), ("journal-last", state.page + 1))
    )


def _below(state: JournalState, count: int, words: Catalogue) -> tuple[Button, ...]:
    exports = ((JournalAction.REPORT, "report"), (JournalAction.CSV, "csv"), (JournalAction.JSON, "json"))
    found = [
        Button(replace(state, action=action).custom_id(), words.say(f"journal-{name}")) for action, name in exports
    ]
    other = replace(state, lang=_OTHER[state.lang]).custom_id("l")
    return (*(found if count else ()), Button(other, words.say("discord-language")))


def _parts(entry: Entry, account: Account, words: Catalogue) -> Iterator[Part]:
    told = (("journal-board", entry.board), ("journal-table", entry.table), ("journal-pairs", entry.pairs))
    for name, value in told:
        if value:
            yield Part(words.say(name), neutral(value), inline=True)
    if entry.note:
        yield from fields(words.say("journal-note"), tuple(map(neutral, entry.note.split("\n"))))
    if account.options:
        yield from fields(words.say("answer-options"), numbered(account.options))
    if account.judgements:
        yield from fields(
            words.say("answer-judges"), tuple(f"• {line.text} [{line.law}]" for line in account.judgements)
        )
    if account.steps:
        yield from fields(words.say("answer-steps"), numbered(account.steps))
    elif entry.laws:
        yield from fields(words.say("journal-laws"), (", ".join(entry.laws),))
    if account.facts:
        facts = tuple(f"• {neutral(name)}: {neutral(value)}" for name, value in account.facts)
        yield from fields(words.say("journal-facts"), facts)


def _sections(entry: Entry, account: Account, lang: Language) -> Row:
    """A button to each of the first sections cited."""
    return tuple(
        Button(BookState(View.LAW, Way.OPEN, lang, entry.edition, section.id).custom_id(), section.id)
        for section in account.sections[: limits.ROW_BUTTONS]
    )


def _acts(entry: Entry, lang: Language, words: Catalogue, may_change: bool) -> Row:
    aim = JournalState(JournalAction.ENTRY, lang, number=entry.id)
    found = [Button(replace(aim, lang=_OTHER[lang]).custom_id("l"), words.say("discord-language"))]
    if may_change:
        found.append(Button(replace(aim, action=JournalAction.EDIT).custom_id(), words.say("journal-edit")))
        found.append(
            Button(replace(aim, action=JournalAction.DELETE).custom_id(), words.say("journal-delete"), "danger")
        )
    return tuple(found)
