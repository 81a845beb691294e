"""The same facts under all four editions, those that come to something else first."""

from collections.abc import Iterator
from typing import Final

from cogs import limits
from cogs.limits import clip
from cogs.pictures.sheet import Block, Sheet
from cogs.render import verdicts
from cogs.render.card import bold
from cogs.render.desk import GREY, Desk, title_of
from cogs.render.parts import Button, Card, Panel, Part, capital, fitted
from cogs.render.quote import harmless, quoted
from cogs.state import Action, Ids
from engine.edition import EDITIONS
from laws.answers import Answer
from laws.wording import Catalogue

LAWS: Final = 50
"""Characters of the sections named with an edition."""
CHANGE: Final = 500
"""Characters of what an edition changed."""


def editions(desk: Desk, answer: Answer, under: tuple[Answer, ...]) -> Card:
    """A comparison, with a button that shows the case under each edition.

    Args:
        under: the answers to the same facts; empty where the text was not understood as a case.
    """
    words = desk.words_of(answer)
    ids = Ids(desk.codec, answer.lang, answer.edition, answer.situation, answer.facts)
    buttons = tuple(Button(ids.of(Action.SHOW, edition=edition), str(edition.value)) for edition in EDITIONS)
    if under:
        buttons += (Button(ids.of(Action.PICTURE), words.say("editions-picture")),)
    panel = _compared(desk, answer, under, words) if under else Panel(words.say("discord-editions-choose"), colour=GREY)
    return Card((fitted(panel),), (buttons,), dict(answer.facts) if ids.attached else None)


def pictured(desk: Desk, answer: Answer, under: tuple[Answer, ...]) -> Card:
    """The comparison as a picture."""
    words = desk.words_of(answer)
    blocks = tuple(
        Block(
            words.say("answer-edition", edition=str(item.edition.value)),
            clip(_told(desk, item, words), CHANGE),
            clip(_laws(item), LAWS),
            strong=item.edition == answer.edition,
        )
        for item in under
    )
    title = title_of(answer.situation, words) if answer.situation else ""
    sheet = Sheet("editions", capital(title), notes=(words.say("editions-picture-note"),), blocks=blocks)
    quote = quoted(answer.question)
    return Card((fitted(Panel(quote or bold(capital(title)), colour=GREY)),), sheet=sheet)


def _compared(desk: Desk, answer: Answer, under: tuple[Answer, ...], words: Catalogue) -> Panel:
    outcomes = {item.edition: _outcomes(desk, item, words) for item in under}
    own = outcomes[answer.edition]
    order = sorted(under, key=lambda item: (outcomes[item.edition] == own, -item.edition))
    same = all(item == own for item in outcomes.values())
    shown = str(answer.edition.value)
    head = bold(words.say("discord-editions-same" if same else "discord-editions-differ", edition=shown))
    parts = [_part(desk, item, item.edition == answer.edition, words) for item in order]
    quote = quoted(answer.question)
    return Panel(
        description=f"{quote}\n\n{head}" if quote else head,
        parts=(*parts, *_changes(desk, answer, words)),
        footer=words.say("answer-footer", edition=shown),
        colour=GREY,
    )


def _part(desk: Desk, answer: Answer, shown: bool, words: Catalogue) -> Part:
    name = words.say("answer-edition", edition=str(answer.edition.value))
    if shown:
        name = words.say("discord-edition-shown", edition=name)
    laws = _laws(answer)
    value = clip(_told(desk, answer, words), limits.EMBED_FIELD_VALUE - LAWS - 3)
    return Part(name, f"{value} [{clip(laws, LAWS)}]" if laws else value)


def _laws(answer: Answer) -> str:
    """The sections that decide."""
    rulings = verdicts.rulings(answer.decision) if answer.decision else ()
    return ", ".join(dict.fromkeys(ruling.laws[0] for ruling in rulings))


def _outcomes(desk: Desk, answer: Answer, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """What editions are compared by: every outcome that is left with its conditions, or why there is none."""
    if answer.decision is None:
        return tuple(("", words.text(harmless(item))) for item in answer.reply)
    return verdicts.branches(answer.decision, desk.register[answer.decision.situation], words)


def _told(desk: Desk, answer: Answer, words: Catalogue) -> str:
    """What an edition comes to: the verdict, or the question that it leaves open, or the outcomes that are left."""
    outcomes = _outcomes(desk, answer, words)
    if answer.decision is None:
        return " ".join(said for _, said in outcomes)
    if answer.missing:
        return words.say("discord-editions-open", ask=answer.missing[0].ask)
    if len(outcomes) == 1:
        return verdicts.verdict(answer.decision, words)
    return "\n".join(words.say("answer-if", when=when, verdict=verdict) for when, verdict in outcomes)


def _changes(desk: Desk, answer: Answer, words: Catalogue) -> Iterator[Part]:
    """What the editions since the oldest changed in the section that decides."""
    if not answer.laws:
        return
    for edition in EDITIONS[1:]:
        changes = desk.book.changes_of(answer.laws[0], edition)
        if changes:
            text = " ".join(change.text[answer.lang] for change in changes)
            yield Part(words.say("law-changed", edition=str(edition.value)), clip(text, CHANGE))
