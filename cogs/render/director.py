"""The card of a Director's running case: what has just been ruled, what lies on the table, and what may come next."""

from collections.abc import Iterator
from typing import Final

from cogs import limits
from cogs.directordialog import UNNAMED, DirectorDialog, Position, key_of
from cogs.directorstate import Aim, DeskAction, DeskState
from cogs.limits import clip
from cogs.render import asking, verdicts
from cogs.render.card import bold, numbered
from cogs.render.desk import AMBER, GREEN, GREY, rows, title_of
from cogs.render.parts import Button, Card, Menu, Panel, Part, Pick, Prompt, Row, capital, fields, fitted
from cogs.render.quote import harmless, quoted
from engine.case import slug
from engine.choices import Taking
from engine.facts import Shape
from engine.players import SEATS
from engine.table import LyingCard, Restricted, Table
from laws.answers import Answer, Asked
from laws.questions import fact_label
from laws.wording import Catalogue

BUTTONS: Final = 5
JUDGEMENTS: Final = 3


def director_card(dialog: DirectorDialog, state: DeskState, *, private: bool) -> Card:
    """The card of a case as it stands.

    Args:
        private: whether only the asker sees it, so that nobody can take it over.
    """
    words = dialog.dialog.words(state.lang)
    position = dialog.position(state)
    if state.ended:
        components: tuple[Row, ...] = ((_button(DeskAction.REOPEN, words),),)
    elif position.problem or position.asked:
        components = rows(*_answers(dialog, position, words), _last(state, position, words, private))
    elif state.reading_out:
        components = rows(_takings(position, words), (_button(DeskAction.READ, words, "director-back"),))
    else:
        components = rows(
            _events(dialog, words),
            _next(dialog, position.table, words),
            _takings(position, words),
            _standing(state, position, words),
            _last(state, position, words, private),
        )
    panel = _aloud(state, position, words) if state.reading_out else _panel(state, position, words)
    return Card((fitted(panel),), components, state.carried())


def _panel(state: DeskState, position: Position, words: Catalogue) -> Panel:
    moment = state.moment
    blocks = [quoted(moment.told), *_said(state, position, words)]
    parts = list(_reasons(position, words)) if position.answer and not position.asked else []
    if position.asked and position.asked.fact == UNNAMED:
        parts = list(_reasons(position, words))
    parts += _on_table(position.table, words)
    colour = GREY if state.ended or not position.answer else AMBER if position.asked or position.problem else GREEN
    return Panel(
        title=_title(state, words),
        description="\n\n".join(block for block in blocks if block),
        parts=tuple(parts),
        footer=words.say("answer-footer", edition=str(position.table.edition.value)),
        colour=colour,
    )


def _title(state: DeskState, words: Catalogue) -> str:
    return words.say("director-title", board=state.board or 0)


def _said(state: DeskState, position: Position, words: Catalogue) -> Iterator[str]:
    answer, asked = position.answer, position.asked
    if state.ended:
        yield bold(words.say("director-ended"))
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
        yield from (bold(line) for line in _verdict(position, answer, words))
        if asked:
            yield bold(asked.ask)


def _verdict(position: Position, answer: Answer, words: Catalogue) -> Iterator[str]:
    """The ruling in sentences; a restriction from elsewhere comes before it."""
    assert answer.decision is not None
    decision = answer.decision
    open_restrictions = position.open_restrictions
    yield from (restriction(duty, words) for duty in open_restrictions)
    found = tuple(dict.fromkeys(words.text(ruling.verdict) for ruling in verdicts.rulings(decision)))
    said = " / ".join(found)
    yield words.say("director-apart", verdict=said) if open_restrictions else said


def _reasons(position: Position, words: Catalogue) -> Iterator[Part]:
    decision = position.answer.decision if position.answer else None
    if decision is None:
        return
    if options := decision.outcome.options:
        yield from fields(words.say("answer-options"), numbered(verdicts.options(options, words)))
    if judged := verdicts.judgements(decision, words)[:JUDGEMENTS]:
        yield from fields(words.say("answer-judges"), tuple(f"• {line.text} [{line.law}]" for line in judged))


def _on_table(table: Table, words: Catalogue) -> Iterator[Part]:
    """Who plays, what lies, what is in force."""
    people = words.say("director-people", declarer=table.declarer, dummy=table.dummy)
    yield Part(words.say("director-contract"), people, inline=True)
    if table.leader and not table.trick_over:
        on_lead = words.say("director-leader", player=table.leader)
        yield Part(words.say("director-turn"), on_lead, inline=True)
    lying = [f"• {lying_card(card, words)}" for card in table.penalty_cards]
    yield from fields(words.say("director-lying"), tuple(lying or [words.say("director-nothing")]))
    if in_force := tuple(f"• {line}" for line in _in_force(table, words)):
        yield from fields(words.say("director-in-force"), in_force)


def lying_card(lying: LyingCard, words: Catalogue) -> str:
    """A penalty card as a line: whose, which, major or minor."""
    return words.say("director-penalty-card", player=lying.player, card=lying.card or "", rank=lying.rank)


def restriction(duty: Restricted, words: Catalogue) -> str:
    """A restriction as a sentence."""
    until = words.say(f"director-until-{slug(duty.until)}")
    name = f"director-restricted-{slug(duty.rule)}"
    if duty.rule == "play_card" and duty.card:
        name = "director-restricted-this-card"
    known = int(duty.suit is not None)
    return words.say(name, player=duty.player, suit=duty.suit or "", known=known, card=duty.card or "", until=until)


def _in_force(table: Table, words: Catalogue) -> Iterator[str]:
    yield from (restriction(duty, words) for duty in table.restrictions)
    yield from _passes(table, words)


def _passes(table: Table, words: Catalogue) -> Iterator[str]:
    yield from (words.say(f"director-pass-{slug(duty.span)}", player=duty.player) for duty in table.passes)


def _spoken_of(position: Position) -> frozenset[Restricted]:
    """Restrictions that the sentences of the ruling tell already."""
    decision = position.answer.decision if position.answer and not position.asked else None
    if decision is None:
        return frozenset()
    said = {(duty.player, duty.rule, duty.suit) for duty in decision.outcome.restrictions or ()}
    told = [duty for duty in position.table.restrictions if (duty.player, duty.rule, duty.suit) in said]
    return frozenset((*told, *position.open_restrictions))


def _aloud(state: DeskState, position: Position, words: Catalogue) -> Panel:
    """What the Director reads out: plain sentences in large type, without sections."""
    lines: list[str] = []
    if position.answer and position.answer.decision and not position.problem and not position.asked:
        lines += _verdict(position, position.answer, words)
        lines += [line.text for line in verdicts.options(position.answer.decision.outcome.options or (), words)]
    lines += [words.say("director-lies", card=lying_card(lying, words)) for lying in position.table.penalty_cards]
    spoken_of = _spoken_of(position)
    lines += [restriction(duty, words) for duty in position.table.restrictions if duty not in spoken_of]
    lines += _passes(position.table, words)
    lines = lines or [words.say("director-nothing-to-read")]
    return Panel("\n".join(f"## {line}" for line in lines), _title(state, words), colour=GREEN)


def _button(action: DeskAction, words: Catalogue, name: str = "", about: str = "") -> Button:
    label = words.say(name or f"director-{slug(action.name)}")
    return Button(Aim(action, about).custom_id, clip(label, limits.BUTTON_LABEL))


def _events(dialog: DirectorDialog, words: Catalogue) -> Menu:
    picks = tuple(Pick(name, clip(title_of(name, words), limits.OPTION_TEXT)) for name in dialog.situations)
    return Menu(Aim(DeskAction.EVENT).custom_id, words.say("director-event"), picks[: limits.SELECT_OPTIONS])


def _next(dialog: DirectorDialog, table: Table, words: Catalogue) -> Menu:
    picks = tuple(Pick(what, clip(_event(what, table, words), limits.OPTION_TEXT)) for what in dialog.events(table))
    return Menu(Aim(DeskAction.NEXT).custom_id, words.say("director-next"), picks[: limits.SELECT_OPTIONS])


def _event(what: str, table: Table, words: Catalogue) -> str:
    kind, _, about = what.partition(":")
    if kind == "lift":
        return words.say("director-next-lift", restriction=restriction(table.restrictions[int(about)], words))
    return words.say(f"director-next-{kind}", about=about)


def _takings(position: Position, words: Catalogue) -> Row | None:
    """The options to take: buttons, or a select where they are many."""
    found = position.takings
    if len(found) > BUTTONS:
        picks = tuple(
            Pick(key_of(item), clip(taking(item, position.table, words), limits.OPTION_TEXT)) for item in found
        )
        return Menu(Aim(DeskAction.TAKE).custom_id, words.say("director-choose"), picks[: limits.SELECT_OPTIONS])
    return tuple(
        Button(
            Aim(DeskAction.TAKE, key_of(item)).custom_id,
            clip(taking(item, position.table, words), limits.BUTTON_LABEL),
            "primary",
        )
        for item in found
    )


def taking(item: Taking, table: Table, words: Catalogue) -> str:
    """An option as the label of a button; who chooses is said unless it is declarer."""
    known = int(bool(item.suits))
    said = words.say(f"director-take-{slug(item.code)}", suits=item.suits, known=known)
    others = item.by in SEATS and item.by != table.declarer
    return words.say("director-take-by", player=item.by, choice=said) if others else capital(said)


def _standing(state: DeskState, position: Position, words: Catalogue) -> tuple[Button, ...]:
    found = [_button(DeskAction.TELL, words)]
    if state.past:
        found.append(_button(DeskAction.UNDO, words))
    found.append(_button(DeskAction.READ, words))
    if position.answer:
        found.append(_button(DeskAction.WHY, words, "discord-why"))
    return (*found, _button(DeskAction.END, words))


def _last(state: DeskState, position: Position, words: Catalogue, private: bool) -> tuple[Button, ...]:
    found = [_button(DeskAction.UNDO, words)] if position.asked or position.problem else []
    found.append(_button(DeskAction.LANGUAGE, words, "discord-language"))
    if not private:
        found.append(_button(DeskAction.TAKE_OVER, words))
    for name in state.moment.readings[: BUTTONS - len(found)]:
        title = title_of(name, words)
        label = words.say("discord-reading", title=title) if position.answer else title
        aim = Aim(DeskAction.READING, name).custom_id
        found.append(Button(aim, clip(label, limits.BUTTON_LABEL), "primary"))
    return tuple(found)


def _answers(dialog: DirectorDialog, position: Position, words: Catalogue) -> tuple[Row, ...]:
    """A button a choice, a select, or a button that opens a modal."""
    asked = position.asked
    if asked is None or position.answer is None:
        return ()
    if not asked.choices or len(asked.choices) > limits.SELECT_OPTIONS:
        return ((Button(Aim(DeskAction.TYPE, asked.fact).custom_id, words.say("discord-type"), "primary"),),)
    picks = asking.picks(asked.choices, dialog.register[position.spec_name].facts[asked.fact])
    if len(picks) <= BUTTONS and all(len(pick.label) <= asking.SHORT for pick in picks):
        return (
            tuple(
                Button(Aim(DeskAction.ANSWER, f"{asked.fact}={pick.value}").custom_id, pick.label, "primary")
                for pick in picks
            ),
        )
    return (Menu(Aim(DeskAction.PICK, asked.fact).custom_id, words.say("discord-choose"), picks),)


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
