"""The buttons and selects of a Director's card."""

from typing import Final

from cogs import limits
from cogs.director.dialog import DirectorDialog
from cogs.director.events import events
from cogs.director.ids import Aim, DeskAction
from cogs.director.position import DECLARER, Position, key_of
from cogs.director.state import DeskState
from cogs.journal.state import JournalAction, JournalState
from cogs.limits import clip
from cogs.render import asking
from cogs.render.desk import rows, title_of
from cogs.render.directorwords import event, taking
from cogs.render.parts import Button, Chooser, Look, Menu, Pick, Row, capital
from engine.case import slug
from engine.players import SEATS
from engine.table import Table
from laws.wording import Catalogue

BUTTONS: Final = 5


def rows_of(
    dialog: DirectorDialog, state: DeskState, position: Position, words: Catalogue, *, private: bool
) -> tuple[Row, ...]:
    """The rows below a card."""
    if state.ended:
        return (_closed(words),)
    if state.page == "more":
        return rows(None if private else _receiver(words), _around(words), _turn_back(words))
    last = _last(state, position, words, private)
    if position.problem or position.asked:
        return rows(*_answers(dialog, position, words), last)
    if state.page == "aloud":
        return rows(_takings(position, words), (_button(DeskAction.READ, words, "director-back"),))
    return rows(
        _situations(dialog, position.table, words),
        _next(position.table, words),
        _takings(position, words),
        _standing(state, position, words),
        last,
    )


def _button(action: DeskAction, words: Catalogue, name: str = "", about: str = "", look: Look = "secondary") -> Button:
    label = words.say(name or f"director-{slug(action.name)}")
    return Button(Aim(action, about).custom_id, clip(label, limits.BUTTON_LABEL), look)


def _situations(dialog: DirectorDialog, table: Table, words: Catalogue) -> Menu:
    names = dialog.situations_at(table)
    picks = tuple(Pick(name, clip(title_of(name, words), limits.OPTION_TEXT)) for name in names)
    return Menu(Aim(DeskAction.EVENT).custom_id, words.say("director-event"), picks[: limits.SELECT_OPTIONS])


def _next(table: Table, words: Catalogue) -> Menu:
    found = list(events(table))
    kept = [*found[: limits.SELECT_OPTIONS - 1], found[-1]] if len(found) > limits.SELECT_OPTIONS else found
    picks = tuple(Pick(what, clip(event(what, table, words), limits.OPTION_TEXT)) for what in kept)
    return Menu(Aim(DeskAction.NEXT).custom_id, words.say("director-next"), picks)


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


def _standing(state: DeskState, position: Position, words: Catalogue) -> tuple[Button, ...]:
    found = [_button(DeskAction.TELL, words)]
    if state.past:
        found.append(_button(DeskAction.UNDO, words))
    found.append(_button(DeskAction.READ, words))
    if position.answer:
        found.append(_button(DeskAction.WHY, words, "discord-why"))
    return (*found, _button(DeskAction.MORE, words))


def _last(state: DeskState, position: Position, words: Catalogue, private: bool) -> tuple[Button, ...]:
    alone = position.asked or position.problem
    found = [_button(DeskAction.UNDO, words), _button(DeskAction.MORE, words)] if alone else []
    if state.offered is not None:
        found += [_button(DeskAction.CONFIRM, words, look="success"), _button(DeskAction.CALL_OFF, words)]
    found.append(_button(DeskAction.LANGUAGE, words, "discord-language"))
    if not private and state.offered is None and len(found) < BUTTONS:
        found.append(_button(DeskAction.TAKE_OVER, words))
    for name in state.moment.readings[: BUTTONS - len(found)]:
        title = title_of(name, words)
        label = words.say("discord-reading", title=title) if position.answer else title
        aim = Aim(DeskAction.READING, name).custom_id
        found.append(Button(aim, clip(label, limits.BUTTON_LABEL), "primary"))
    return tuple(found)


def _receiver(words: Catalogue) -> Chooser:
    return Chooser(Aim(DeskAction.HAND_OVER).custom_id, words.say("director-hand-over"), "users")


def _around(words: Catalogue) -> tuple[Button, ...]:
    actions = (DeskAction.NOTES, DeskAction.SUMMARY, DeskAction.SCORE_OUT, DeskAction.SCORE_AT)
    return (*(_button(action, words) for action in actions), _keep(words))


def _turn_back(words: Catalogue) -> tuple[Button, ...]:
    back = _button(DeskAction.MORE, words, "director-back")
    return back, _button(DeskAction.LANGUAGE, words, "discord-language"), _button(DeskAction.END, words, look="danger")


def _closed(words: Catalogue) -> tuple[Button, ...]:
    """A case that is closed: its rulings can be copied, and the periods run on."""
    actions = (DeskAction.REOPEN, DeskAction.SUMMARY, DeskAction.SCORE_OUT, DeskAction.SCORE_AT)
    return (*(_button(action, words) for action in actions), _keep(words))


def _keep(words: Catalogue) -> Button:
    """Keeps rulings of the case in the journal of the server."""
    return Button(JournalState(JournalAction.DESK, words.lang).custom_id(), words.say("journal-keep"))


def _answers(dialog: DirectorDialog, position: Position, words: Catalogue) -> tuple[Row, ...]:
    """A button a choice, a select, or a button that opens a modal."""
    asked = position.asked
    if asked is None or position.answer is None:
        return ()
    if not asked.choices or len(asked.choices) > limits.SELECT_OPTIONS:
        return ((Button(Aim(DeskAction.TYPE, asked.fact).custom_id, words.say("discord-type"), "primary"),),)
    if asked.fact == DECLARER:
        picks = tuple(Pick(str(SEATS.index(item.value)), capital(item.label)) for item in asked.choices)
    else:
        picks = asking.picks(asked.choices, dialog.register[position.spec_name].facts[asked.fact])
    if len(picks) <= BUTTONS and all(len(pick.label) <= asking.SHORT for pick in picks):
        return (
            tuple(
                Button(Aim(DeskAction.ANSWER, f"{asked.fact}={pick.value}").custom_id, pick.label, "primary")
                for pick in picks
            ),
        )
    return (Menu(Aim(DeskAction.PICK, asked.fact).custom_id, words.say("discord-choose"), picks),)
