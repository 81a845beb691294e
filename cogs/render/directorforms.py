"""The modals of a Director's card, and the rulings of a case as a text to copy."""

from collections.abc import Iterator, Sequence
from typing import Final

from cogs import limits
from cogs.director.case import Made, made
from cogs.director.clock import Periods, clock, ends
from cogs.director.dialog import DirectorDialog
from cogs.director.ids import Aim, DeskAction
from cogs.director.position import UNNAMED
from cogs.director.state import NOTE, PAIRS, DeskState
from cogs.forms import Field, Form
from cogs.limits import clip
from cogs.render import verdicts
from cogs.render.desk import title_of
from cogs.render.directorwords import lying_card, passes, restriction
from cogs.render.parts import Card, Prompt, capital
from cogs.render.quote import plain
from engine.cards import PACK, SUITS
from engine.case import slug
from engine.facts import Shape
from engine.situations import SituationSpec
from laws.answers import Asked
from laws.questions import fact_label, stated
from laws.wording import Catalogue

FENCE: Final = "```\n{}\n```"
FACTS: Final = 400
"""Characters of the facts of a ruling."""
MESSAGES: Final = limits.FOLLOWUPS


def tell(words: Catalogue) -> Prompt:
    """The modal in which the Director tells what happened."""
    return Prompt(
        custom_id=Aim(DeskAction.TOLD).custom_id,
        title=clip(words.say("director-tell"), limits.MODAL_TITLE),
        label=clip(words.say("director-tell-label"), limits.LABEL),
        description=clip(words.say("director-tell-about"), limits.LABEL_DESCRIPTION),
        long=True,
    )


def prompt(dialog: DirectorDialog, state: DeskState, asked: Asked) -> Prompt:
    """The modal for a fact that is typed."""
    words = dialog.dialog.words(state.lang)
    said = state.moment.said
    situation = said.situation if said else ""
    shape = Shape.CARD if asked.fact == UNNAMED else dialog.register[situation].facts[asked.fact].shape
    name = words.say("director-card-label") if asked.fact == UNNAMED else fact_label(asked.fact, situation, words)
    hint = words.first(f"discord-type-{slug(asked.fact)}", f"discord-type-{slug(shape)}") or "discord-type-any"
    return Prompt(
        custom_id=Aim(DeskAction.TYPED, asked.fact).custom_id,
        title=clip(words.say("discord-type-title"), limits.MODAL_TITLE),
        label=clip(capital(name), limits.LABEL),
        description=clip(words.say(hint), limits.LABEL_DESCRIPTION),
        introduction=asked.ask,
        long=shape is Shape.RECORD,
    )


def notes(state: DeskState, words: Catalogue) -> Form:
    """The modal with board, table, pairs and note as they stand."""
    values = {"board": _shown(state.board), "number": _shown(state.number), "pairs": state.pairs, "note": state.note}
    sizes = {"board": 3, "number": 3, "pairs": PAIRS, "note": NOTE}
    fields = tuple(
        Field(
            name,
            words.say(f"director-note-{name}"),
            words.say(f"director-note-{name}-about"),
            value,
            long=name == "note",
            most=sizes[name],
        )
        for name, value in values.items()
    )
    return Form(Aim(DeskAction.NOTED).custom_id, words.say("director-notes"), fields)


def times(state: DeskState, usual: Periods, words: Catalogue) -> Form:
    """The modal with the time at which the official score could be read, and how long the periods are."""
    known = state.deadlines
    zone = known.zone if known else usual.zone or words.say("director-zone")
    values = {
        "time": clock(known.posted, known.zone) if known else "",
        "zone": zone,
        "correction": str(known.correction if known else usual.correction),
        "appeal": str(known.appeal if known else usual.appeal),
    }
    fields = tuple(
        Field(name, words.say(f"director-time-{name}"), words.say(f"director-time-{name}-about"), value, most=60)
        for name, value in values.items()
    )
    return Form(Aim(DeskAction.TIMED).custom_id, words.say("director-score-at"), fields)


def summary(dialog: DirectorDialog, state: DeskState) -> tuple[Card, ...]:
    """The case as a text, in as many messages as it takes; where it takes too many, the last says that it goes on."""
    words = dialog.dialog.words(state.lang)
    room = limits.CONTENT - len(FENCE)
    pages: list[str] = []
    for block in _blocks(dialog, state, words):
        line = clip(block.replace("```", "'''"), room)
        if pages and len(pages[-1]) + len(line) + 2 <= room:
            pages[-1] += "\n\n" + line
        else:
            pages.append(line)
    if len(pages) > MESSAGES:
        more = words.say("director-summary-more", n=len(pages) - MESSAGES)
        pages = [*pages[: MESSAGES - 1], clip(pages[MESSAGES - 1], room - len(more) - 2) + "\n\n" + more]
    return tuple(Card((), text=FENCE.format(page)) for page in pages)


def _blocks(dialog: DirectorDialog, state: DeskState, words: Catalogue) -> Iterator[str]:
    """Paragraphs: whose case, each ruling, the table, the periods, the note."""
    number, edition = state.number or 0, str(state.moment.table.edition.value)
    head = [words.say("director-summary-title", number=number, edition=edition)]
    if state.pairs:
        head.append(words.say("director-pairs-are", pairs=state.pairs))
    yield "\n".join(head)
    rulings = made(dialog, state)
    for place, ruling in enumerate(rulings, 1):
        yield "\n".join(_ruling(place, ruling, dialog, words))
    if not rulings:
        yield words.say("director-summary-empty")
    table = dialog.position(state).table
    standing = [lying_card(card, words) for card in table.penalty_cards]
    standing += [restriction(duty, words) for duty in table.restrictions]
    standing += passes(table, words)
    if standing:
        yield "\n".join([words.say("director-summary-table"), *standing])
    if deadlines := state.deadlines:
        zone = deadlines.zone
        yield "\n".join(
            words.say(f"director-period-{law.lower()}", law=law, at=clock(end, zone), left=zone)
            for law, end in ends(deadlines)
        )
    if state.note:
        yield state.note


def _ruling(place: int, ruling: Made, dialog: DirectorDialog, words: Catalogue) -> Iterator[str]:
    decision = ruling.answer.decision
    assert decision is not None
    title = title_of(ruling.situation, words)
    yield words.say("director-summary-ruling", n=place, board=ruling.board or 0, title=title)
    if ruling.told:
        yield words.say("director-summary-told", told=plain(ruling.told))
    if facts := "; ".join(_facts(ruling, dialog.register[ruling.situation], words)):
        yield words.say("director-summary-facts", facts=clip(facts, FACTS))
    laws = ", ".join(ruling.answer.laws[:6])
    yield words.say("director-summary-verdict", verdict=verdicts.verdict(decision, words), laws=laws)
    yield from (f"- {line.text} [{line.law}]" for line in verdicts.judgements(decision, words))


def _facts(ruling: Made, spec: SituationSpec, words: Catalogue) -> Iterator[str]:
    """The facts of a ruling in the reader's words; penalty cards stand in the rulings that made them."""
    for fact, name, value in stated(ruling.facts, spec, words):
        given = ruling.facts[fact]
        listed = isinstance(given, list | tuple)
        if not listed or (given and all(isinstance(item, str) for item in given)):
            yield f"{name}: {_listed(given, words) if listed else value}"


def _listed(given: Sequence[str], words: Catalogue) -> str:
    codes = ",".join(given)
    if set(given) <= set(PACK):
        return words.say("show-card", value=codes)
    return words.say("show-suit", value=codes) if set(given) <= set(SUITS) else codes.replace(",", ", ")


def _shown(number: int | None) -> str:
    return str(number) if number else ""
