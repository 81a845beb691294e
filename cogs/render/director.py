"""The card of a Director's running case: what has just been ruled, what lies on the table, and what may come next."""

from collections.abc import Iterator
from typing import Final

from cogs.director.dialog import DirectorDialog
from cogs.director.position import UNNAMED, Position
from cogs.director.state import DeskState
from cogs.render import verdicts
from cogs.render.card import bold, numbered
from cogs.render.desk import AMBER, GREEN, GREY, title_of
from cogs.render.directorrows import rows_of
from cogs.render.directorwords import aloud, around, lying_card, passes, periods, restriction, title, verdict
from cogs.render.parts import Card, Panel, Part, fields, fitted
from cogs.render.quote import harmless, quoted
from engine.table import Table
from laws.wording import Catalogue

JUDGEMENTS: Final = 3


def director_card(dialog: DirectorDialog, state: DeskState, *, private: bool) -> Card:
    """The card of a case as it stands.

    Args:
        private: whether only the asker sees it, so that nobody can take it over.
    """
    words = dialog.dialog.words(state.lang)
    position = dialog.position(state)
    panel = (
        _aloud(state, position, words) if state.page == "aloud" and not state.ended else _panel(state, position, words)
    )
    return Card((fitted(panel),), rows_of(dialog, state, position, words, private=private), state.carried())


def _panel(state: DeskState, position: Position, words: Catalogue) -> Panel:
    moment = state.moment
    blocks = [*_standing(state, words), quoted(moment.told), *_said(state, position, words)]
    complete = position.asked is None or position.asked.fact == UNNAMED
    parts = list(_on_table(position.table, words))
    if complete:
        parts += _reasons(position, words)
    parts += fields(words.say("director-periods"), tuple(periods(state.deadlines, words)))
    parts += fields(words.say("director-noted-down"), tuple(around(state, words)))
    colour = GREY if state.ended or not position.answer else AMBER if position.asked or position.problem else GREEN
    return Panel(
        title=title(state, words),
        description="\n\n".join(block for block in blocks if block),
        parts=tuple(parts),
        footer=words.say("answer-footer", edition=str(position.table.edition.value)),
        colour=colour,
    )


def _standing(state: DeskState, words: Catalogue) -> Iterator[str]:
    if state.ended:
        yield bold(words.say("director-ended"))
    if state.offered is not None:
        yield words.say("director-offered", user=f"<@{state.offered}>")


def _said(state: DeskState, position: Position, words: Catalogue) -> Iterator[str]:
    answer, asked = position.answer, position.asked
    if answer is None:
        if state.moment.told:
            yield words.say("director-not-understood")
        elif not state.ended:
            yield words.say("director-waits")
        return
    yield title_of(position.spec_name, words)
    if position.problem:
        yield from (words.text(harmless(item)) for item in answer.reply)
        yield words.say("director-clash")
    elif asked and asked.fact != UNNAMED:
        yield bold(asked.ask)
    else:
        yield from (bold(line) for line in verdict(position, answer, words))
        if asked:
            yield bold(asked.ask)


def _reasons(position: Position, words: Catalogue) -> Iterator[Part]:
    decision = position.answer.decision if position.answer else None
    if decision is None:
        return
    if options := decision.outcome.options:
        yield from fields(words.say("answer-options"), numbered(verdicts.options(options, words)))
    if judged := verdicts.judgements(decision, words)[:JUDGEMENTS]:
        yield from fields(words.say("answer-judges"), tuple(f"• {line.text} [{line.law}]" for line in judged))


def _on_table(table: Table, words: Catalogue) -> Iterator[Part]:
    """What lies and what is in force first, then who plays and who leads."""
    lying = [f"• {lying_card(card, words)}" for card in table.penalty_cards]
    yield from fields(words.say("director-lying"), tuple(lying or [words.say("director-nothing")]))
    in_force = (*(restriction(duty, words) for duty in table.restrictions), *passes(table, words))
    if in_force:
        yield from fields(words.say("director-in-force"), tuple(f"• {line}" for line in in_force))
    if table.declarer:
        people = words.say("director-people", declarer=table.declarer, dummy=table.dummy)
        yield Part(words.say("director-contract"), people, inline=True)
    if table.leader and not table.trick_over:
        on_lead = words.say("director-leader", player=table.leader)
        yield Part(words.say("director-turn"), on_lead, inline=True)


def _aloud(state: DeskState, position: Position, words: Catalogue) -> Panel:
    """What the Director reads out, in large type."""
    lines = aloud(position, words)
    return Panel("\n".join(f"## {line}" for line in lines), title(state, words), colour=GREEN)
