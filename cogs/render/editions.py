"""The same facts under all four editions, those that come to something else first."""

from collections.abc import Iterator
from typing import Final

from cogs import limits
from cogs.limits import clip
from cogs.render import verdicts
from cogs.render.card import bold
from cogs.render.desk import GREY, Desk
from cogs.render.parts import Button, Card, Panel, Part, fitted
from cogs.render.quote import quoted
from cogs.state import Action, Ids
from engine.decide import Decision
from engine.edition import EDITIONS
from engine.situations import SituationSpec
from laws.answers import Answer
from laws.questions import questions
from laws.wording import Catalogue

CHANGE: Final = 500
"""Characters of what an edition changed."""


def editions(desk: Desk, answer: Answer, under: tuple[Decision, ...]) -> Card:
    """A comparison, with a button that shows the case under each edition.

    Args:
        under: the decisions of the same facts; empty where the text was not understood as a case.
    """
    words = desk.words_of(answer)
    ids = Ids(desk.codec, answer.lang, answer.edition, answer.situation, answer.facts)
    buttons = tuple(Button(ids.of(Action.SHOW, edition=edition), str(edition.value)) for edition in EDITIONS)
    panel = _compared(desk, answer, under, words) if under else Panel(words.say("discord-editions-choose"), colour=GREY)
    return Card((fitted(panel),), (buttons,), dict(answer.facts) if ids.attached else None)


def _compared(desk: Desk, answer: Answer, under: tuple[Decision, ...], words: Catalogue) -> Panel:
    spec = desk.register[under[0].situation]
    told = {decision.edition: verdicts.branches(decision, spec, words) for decision in under}
    own = told[answer.edition]
    order = sorted(under, key=lambda decision: (told[decision.edition] == own, -decision.edition))
    same = all(item == own for item in told.values())
    head = bold(
        words.say("discord-editions-same" if same else "discord-editions-differ", edition=str(answer.edition.value))
    )
    parts = [_part(decision, _told(decision, spec, words), answer, words) for decision in order]
    quote = quoted(answer.question)
    return Panel(
        description=f"{quote}\n\n{head}" if quote else head,
        parts=(*parts, *_changes(desk, answer, words)),
        footer=words.say("answer-footer", edition=str(answer.edition.value)),
        colour=GREY,
    )


def _part(decision: Decision, told: str, answer: Answer, words: Catalogue) -> Part:
    name = words.say("answer-edition", edition=str(decision.edition.value))
    if decision.edition == answer.edition:
        name = words.say("discord-edition-shown", edition=name)
    laws = ", ".join(dict.fromkeys(ruling.laws[0] for ruling in verdicts.rulings(decision)))
    value = clip(told, limits.EMBED_FIELD_VALUE - 60)
    return Part(name, f"{value} [{clip(laws, 50)}]" if laws else value)


def _told(decision: Decision, spec: SituationSpec, words: Catalogue) -> str:
    """What an edition comes to: the verdict, or the question that it leaves open, or the outcomes that are left."""
    if not decision.decided:
        return words.say("discord-editions-open", ask=questions(decision, spec, words)[0].ask)
    if len(decision.branches) == 1:
        return verdicts.verdict(decision, words)
    told = verdicts.branches(decision, spec, words)
    return "\n".join(words.say("answer-if", when=when, verdict=verdict) for when, verdict in told)


def _changes(desk: Desk, answer: Answer, words: Catalogue) -> Iterator[Part]:
    """What the editions since the oldest changed in the section that decides."""
    if not answer.laws:
        return
    for edition in EDITIONS[1:]:
        changes = desk.book.changes_of(answer.laws[0], edition)
        if changes:
            text = " ".join(change.text[answer.lang] for change in changes)
            yield Part(words.say("law-changed", edition=str(edition.value)), clip(text, CHANGE))
