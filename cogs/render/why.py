"""The reasons of an answer in full: every step, what was understood, and the wording of the sections cited."""

from collections.abc import Iterator
from itertools import islice
from typing import Final

from cogs import limits
from cogs.book.state import BookState, View, Way
from cogs.limits import clip
from cogs.render import verdicts
from cogs.render.card import numbered
from cogs.render.desk import GREY, Desk, rows
from cogs.render.parts import Button, Card, Menu, Panel, Pick, capital, fields, packed
from cogs.render.quote import harmless, neutral
from cogs.render.sheets import auction_of
from cogs.state import Action, Ids
from engine.edition import Edition
from engine.facts import FactSpec, Kind, Shape
from laws.answers import Answer
from laws.book import Section
from laws.questions import fact_label, label, stated
from laws.wording import Catalogue, Language

MESSAGES: Final = 4
"""Messages that the reasons may take."""
SECTIONS: Final = 12
EVIDENCE: Final = 80
"""Characters of the asker's words that a fact was read from."""
RECORD: Final = 300
"""Characters of a record among the facts."""


def why(desk: Desk, answer: Answer) -> tuple[Card, ...]:
    """The reasons as messages within the limits; the first has a select to correct what was understood."""
    words = desk.words_of(answer)
    panels = [panel for panel in (_steps(answer, words), _understood(desk, answer, words)) if panel]
    panels += [wording(section, answer.lang, words) for section in cited(desk, answer)]
    read = _read(desk, answer)
    ids = Ids(desk.codec, answer.lang, answer.edition, answer.situation, answer.facts)
    correct = _correct(desk, answer, ids, words)
    messages = list(packed(tuple(panels)))[:MESSAGES]
    facts = dict(answer.facts) if ids.attached else None
    return tuple(
        Card(message, rows(correct, read), facts, sheet=auction_of(answer, words)) if place == 0 else Card(message)
        for place, message in enumerate(messages)
    )


def cited(desk: Desk, answer: Answer) -> Iterator[Section]:
    """The sections of an answer that have a text of their own, in the order cited."""
    named = dict.fromkeys(answer.laws)
    found = [desk.book.section(answer.edition, name) for name in named]
    yield from [section for section in found if section][:SECTIONS]


def _read(desk: Desk, answer: Answer) -> tuple[Button, ...]:
    """A button to each of the first sections cited, with its place in the book."""
    return tuple(
        Button(BookState(View.LAW, Way.OPEN, answer.lang, answer.edition, section.id).custom_id(), section.id)
        for section in islice(cited(desk, answer), limits.ROW_BUTTONS)
    )


def wording(section: Section, lang: Language, words: Catalogue) -> Panel:
    """A section of the book."""
    unverified = words.say("answer-unverified", edition=str(section.edition.value)) if section.unverified else ""
    name = words.say("law-of-edition", id=section.id, edition=str(section.edition.value))
    return Panel(
        title=f"{name}. {capital(section.heading[lang])}",
        description=section.text[lang],
        footer=unverified,
        colour=GREY,
    )


def section_card(desk: Desk, edition: Edition, name: str, lang: Language) -> Card | None:
    """The wording of one section; None where the edition has no such section."""
    section = desk.book.section(edition, name)
    return Card(next(packed((wording(section, lang, desk.words[lang]),)))) if section else None


def _steps(answer: Answer, words: Catalogue) -> Panel | None:
    decision = answer.decision
    if decision is None:
        said = [words.text(harmless(item)) for item in answer.reply]
        return Panel("\n".join(said), colour=GREY) if said else None
    lines = list(numbered(verdicts.steps(decision, words)))
    parts = fields(
        words.say("answer-judges"),
        tuple(f"• {line.text} [{line.law}]" for line in verdicts.judgements(decision, words)),
    )
    notes = list(verdicts.notes(decision, words))
    if not lines and not parts and not notes:
        return None
    return Panel("\n".join([*lines, *notes]), words.say("answer-steps"), parts, colour=GREY)


def _understood(desk: Desk, answer: Answer, words: Catalogue) -> Panel | None:
    if not answer.situation:
        return None
    spec = desk.register[answer.situation]
    lines = [f"**{words.say('situation-' + spec.name.replace('_', '-'))}**"]
    for name, shown, value in stated(answer.facts, spec, words):
        evidence = neutral(clip(answer.evidence.get(name, ""), EVIDENCE))
        source = " " + words.say("discord-from-words", words=evidence) if evidence else ""
        told = neutral(clip(value, RECORD)) if spec.facts[name].shape is Shape.RECORD else value
        lines.append(f"• {shown}: {told}{source}")
    return Panel("\n".join(lines), words.say("discord-understood"), colour=GREY)


def _correct(desk: Desk, answer: Answer, ids: Ids, words: Catalogue) -> Menu | None:
    """A select of the facts stated, of judgements that are open, and of those taken for granted."""
    if not answer.situation:
        return None
    spec = desk.register[answer.situation]
    judged = [item.fact for item in answer.decision.judged if item.fact] if answer.decision else []
    assumed = [fact.name for fact in spec.facts.values() if fact.kind is Kind.DEFAULT]
    names = dict.fromkeys([*answer.facts, *judged, *assumed])
    picks = [_pick(spec.facts[name], spec.name, answer, words) for name in names if name in spec.facts]
    if not picks:
        return None
    return Menu(ids.of(Action.CORRECT), words.say("discord-correct"), tuple(picks[: limits.SELECT_OPTIONS]))


def _pick(fact: FactSpec, situation: str, answer: Answer, words: Catalogue) -> Pick:
    given = fact.name in answer.facts
    value = answer.facts[fact.name] if given else fact.default
    name = fact_label(fact.name, situation, words)
    shown = f"{name}: {label(fact, value, situation, words)}" if value not in (None, ()) else name
    return Pick(
        fact.name, clip(shown, limits.OPTION_TEXT), "" if given or value is None else words.say("discord-assumed")
    )
