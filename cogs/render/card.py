"""An answer as a card of at most one phone screen: the verdict first, then options, judgement and the steps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Final

from cogs import limits
from cogs.journal import state as journalstate
from cogs.limits import clip
from cogs.render import asking, verdicts
from cogs.render.desk import AMBER, GREEN, GREY, Desk, rows, title_of
from cogs.render.parts import Button, Card, Menu, Panel, Part, Pick, Row, capital, fields, fitted
from cogs.render.quote import harmless, neutral, quoted
from cogs.render.sheets import DRAWN, sheet_of
from cogs.situation import state as situationstate
from cogs.state import NOTHING, Action, Ids
from engine.decide import Decision
from engine.situations import SituationSpec
from laws.answers import Answer
from laws.questions import stated
from laws.whether import asks_for_act
from laws.wording import Catalogue

SCREEN: Final = 1300
"""Characters of description and fields that a phone shows without much scrolling."""
STEPS: Final = 4
JUDGEMENTS: Final = 3
FACTS: Final = 300
"""Characters of the facts understood in the footer."""
COLUMNS: Final = 3
CERTAIN: Final = 0.8
"""Confidence from which other readings of the text are not offered."""


def card(
    desk: Desk,
    answer: Answer,
    *,
    private: bool,
    outcomes: bool = False,
    readings: Mapping[str, Mapping[str, Any]] = NOTHING,
    keeps: bool = True,
) -> Card:
    """The card of an answer.

    Args:
        private: whether only the asker sees it, so that showing it to everyone is offered.
        keeps: whether the asker may keep rulings in a journal; on a card for everybody somebody else may.
        outcomes: show every remaining outcome instead of asking.
        readings: other situations that the text may tell, with the facts for each.
    """
    words = desk.words_of(answer)
    ids = Ids(desk.codec, answer.lang, answer.edition, answer.situation, answer.facts)
    sheet = sheet_of(answer, words)
    panel = _panel(desk, answer, words, outcomes, drawn=sheet is not None)
    found = rows(
        *_answers(desk, answer, ids, words),
        _readings(answer, readings, ids, words),
        _sections(desk, answer, ids, words),
        *_standing(answer, ids, words, private, keeps or not private),
    )
    facts = dict(answer.facts) if ids.attached else None
    return Card((fitted(panel),), found, facts, sheet=sheet)


def _panel(desk: Desk, answer: Answer, words: Catalogue, outcomes: bool, *, drawn: bool) -> Panel:
    parts: list[Part] = []
    said = [words.say(f"answer-verdict-{answer.verdict}")] if answer.verdict else []
    said += [words.text(harmless(item)) for item in answer.reply]
    colour = GREY
    if answer.decision and answer.situation:
        spec = desk.register[answer.situation]
        asks = bool(answer.missing) and not outcomes
        colour = AMBER if answer.missing else GREEN
        said += _said(desk, answer, answer.decision, words, asks)
        if not asks:
            parts += _reasons(answer.decision, spec, words)
        elif asks_for_act(answer.question):
            parts += _left(answer.decision, spec, words)
    elif answer.laws and not answer.situation:
        parts += _found(desk, answer, words)
    if answer.comparison:
        parts += fields(words.say("answer-comparison"), tuple(_compared(desk, answer, words)))
    if answer.second and answer.second in desk.register:
        said.append(words.say("answer-second", title=title_of(answer.second, words)))
    blocks = [quoted(answer.question), *said]
    return Panel(
        description="\n\n".join(block for block in blocks if block),
        parts=_within_screen(parts, sum(map(len, blocks))),
        footer=_footer(desk, answer, words, drawn),
        colour=colour,
    )


def _said(desk: Desk, answer: Answer, decision: Decision, words: Catalogue, asks: bool) -> Iterator[str]:
    if told := verdicts.headline(answer, words, desk.register[decision.situation]):
        yield "\n".join(map(bold, told))
    if asks and (held := verdicts.holding(answer, words)):
        yield "\n".join((f"{words.say('answer-holds')}: {held[0]}", *held[1:]))
    if asks:
        yield words.say("answer-depends")
        yield bold(answer.missing[0].ask)
    elif len(decision.branches) > 1:
        yield bold(words.say("answer-outcomes"))
    if not asks:
        if taken := verdicts.assumed(answer, words):
            yield taken
        yield from (f"*{note}*" for note in verdicts.notes(decision, words))
        if desk.scale and verdicts.leaves_penalties(decision):
            yield words.say("server-scale", scale=neutral(desk.scale))


def _reasons(decision: Decision, spec: SituationSpec, words: Catalogue) -> Iterator[Part]:
    """Outcomes that are left, options in reading order, judgement, steps."""
    if len(decision.branches) > 1:
        yield from _left(decision, spec, words)
    if decision.outcome.options:
        yield from fields(words.say("answer-options"), numbered(verdicts.options(decision.outcome.options, words)))
    if judged := verdicts.judgements(decision, words)[:JUDGEMENTS]:
        yield from fields(words.say("answer-judges"), tuple(f"• {line.text} [{line.law}]" for line in judged))
    if steps := numbered(verdicts.steps(decision, words)):
        more = [words.say("discord-more", n=len(steps) - STEPS)] if len(steps) > STEPS else []
        yield from fields(words.say("answer-steps"), (*steps[:STEPS], *more))


def _left(decision: Decision, spec: SituationSpec, words: Catalogue) -> Iterator[Part]:
    """Outcomes that are left."""
    told = verdicts.outcomes(decision, spec, words)
    for when, verdict in told:
        yield Part(clip(capital(when), limits.EMBED_FIELD_NAME), verdict, inline=len(told) <= COLUMNS)


def _within_screen(parts: Sequence[Part], used: int) -> tuple[Part, ...]:
    """Fields while there is room on a screen; the first is always kept, and so are outcomes and options before steps."""
    kept: list[Part] = []
    for part in parts:
        used += len(part.name) + len(part.value)
        if kept and used > SCREEN and not part.inline:
            break
        kept.append(part)
    return tuple(kept)


def _found(desk: Desk, answer: Answer, words: Catalogue) -> Iterator[Part]:
    sections = [desk.book.section(answer.edition, name) for name in answer.laws]
    known = [section for section in sections if section]
    if answer.kind == "lookup" and known:
        first = known.pop(0)
        yield Part(
            f"{first.id}. {capital(first.heading[answer.lang])}",
            clip(first.text[answer.lang], limits.EMBED_FIELD_VALUE),
        )
    if known:
        lines = tuple(f"• {section.id} — {section.heading[answer.lang]}" for section in known)
        yield from fields(words.say("answer-nearest"), lines)


def _compared(desk: Desk, answer: Answer, words: Catalogue) -> Iterator[str]:
    for editions, said, _ in verdicts.compared(answer.comparison, desk.register, words):
        yield words.say("answer-comparison-line", edition=editions, verdict=said)


def _footer(desk: Desk, answer: Answer, words: Catalogue, drawn: bool) -> str:
    standing = words.say("answer-footer", edition=str(answer.edition.value))
    if not answer.situation:
        return standing
    shown = stated(answer.facts, desk.register[answer.situation], words)
    said = "; ".join(f"{name}: {value}" for fact, name, value in shown if not (drawn and fact in DRAWN))
    return f"{words.say('answer-understood')}: {clip(said, FACTS)}\n{standing}" if said else standing


def _answers(desk: Desk, answer: Answer, ids: Ids, words: Catalogue) -> tuple[Row, ...]:
    if not answer.missing or not answer.situation:
        return ()
    asked = answer.missing[0]
    skip = answer.decision is not None and bool(answer.decision.branches)
    return asking.answers(asked, desk.register[answer.situation].facts[asked.fact], ids, words, skip=skip)


def _readings(
    answer: Answer, readings: Mapping[str, Mapping[str, Any]], ids: Ids, words: Catalogue
) -> tuple[Button, ...]:
    if answer.situation and answer.confidence >= CERTAIN:
        return ()
    buttons = []
    for situation, facts in list(readings.items())[: limits.ROW_BUTTONS]:
        custom_id = ids.other_case(situation, facts) or ids.other_case(situation, NOTHING)
        if custom_id:
            name = words.say("discord-reading", title=title_of(situation, words)) if answer.situation else None
            buttons.append(Button(custom_id, clip(name or title_of(situation, words), limits.BUTTON_LABEL), "primary"))
    return tuple(buttons)


def _sections(desk: Desk, answer: Answer, ids: Ids, words: Catalogue) -> Menu | None:
    if answer.situation or not answer.laws:
        return None
    sections = [desk.book.section(answer.edition, name) for name in dict.fromkeys(answer.laws)]
    picks = tuple(
        Pick(section.id, clip(f"{section.id} — {section.heading[answer.lang]}", limits.OPTION_TEXT))
        for section in sections
        if section
    )
    return Menu(ids.of(Action.SECTION), words.say("discord-read"), picks[: limits.SELECT_OPTIONS]) if picks else None


def _standing(answer: Answer, ids: Ids, words: Catalogue, private: bool, keeps: bool) -> tuple[tuple[Button, ...], ...]:
    """The buttons that every card has, and with a ruling the one that keeps it in the journal."""
    found = [Button(ids.of(Action.WHY), words.say("discord-why"))] if answer.situation else []
    found += [
        Button(ids.of(Action.EDITIONS), words.say("discord-editions")),
        Button(ids.of(Action.LANGUAGE), words.say("discord-language")),
    ]
    if private:
        found.append(Button(ids.of(Action.PUBLISH), words.say("discord-publish")))
    found.append(Button(ids.of(Action.WRONG), words.say("discord-wrong")))
    if answer.kind == "ruling" and keeps:
        found.append(Button(journalstate.keep(ids), words.say("journal-keep")))
    if answer.situation:
        found.append(Button(situationstate.opening(ids), words.say("form-all-facts")))
    elif answer.kind == "unclear":
        found.append(Button(situationstate.guiding(ids), words.say("guide-help")))
    return tuple(found[: limits.ROW_BUTTONS]), tuple(found[limits.ROW_BUTTONS :])


def numbered(lines: Sequence[verdicts.Line]) -> tuple[str, ...]:
    """Sentences with their numbers and sections."""
    return tuple(f"{number}. {line.text} [{line.law}]" for number, line in enumerate(lines, 1))


def bold(text: str) -> str:
    """A text in bold type."""
    return f"**{text}**"


def without_rows(found: Card, note: str) -> Card:
    """A card that can carry no file and so no buttons, with the reason in its footer."""
    first, *others = found.panels
    footer = clip(f"{first.footer}\n{note}", limits.EMBED_FOOTER)
    return Card((fitted(replace(first, footer=footer)), *others))


def without_keep(found: Card) -> Card:
    """A card where no journal is kept."""
    kept = (
        tuple(button for button in row if not journalstate.keeps(button.custom_id)) if isinstance(row, tuple) else row
        for row in found.rows
    )
    return replace(found, rows=rows(*kept))
