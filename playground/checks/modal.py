"""Modals: their title and their labelled inputs."""

from typing import Final

from playground import kinds, limits
from playground.checks.components import check_identities, check_options, check_select, check_span
from playground.checks.field import Field
from playground.limits import named

_LABELLED: Final = frozenset(
    (kinds.TEXT_INPUT, *kinds.SELECTS, kinds.UPLOAD, kinds.RADIO, kinds.CHECKBOXES, kinds.CHECKBOX)
)
_INPUT_KEYS: Final = named("type id custom_id style label min_length max_length required value placeholder")
_GROUP_KEYS: Final = named("type id custom_id options required min_values max_values default")


def check_modal(modal: Field) -> None:
    """Note the problems of the data of a modal."""
    if not modal.need() or not modal.obj(("custom_id", "title", "components")):
        return
    modal["custom_id"].text(limits.CUSTOM_ID, least=1, required=True)
    modal["title"].text(limits.MODAL_TITLE, least=1, required=True)
    for part in modal["components"].items(limits.MODAL_COMPONENTS, least=1, required=True):
        _check_part(part)
    check_identities(modal["components"])


def _check_part(part: Field) -> None:
    if not isinstance(part.value, dict):
        part.obj(())
        return
    kind = part["type"].one_of((kinds.ROW, kinds.TEXT, kinds.LABEL), required=True)
    if kind == kinds.TEXT and part.obj(("type", "id", "content")):
        part["content"].text(limits.V2_TEXT, least=1, required=True)
    elif kind == kinds.ROW and part.obj(("type", "id", "components")):
        for child in part["components"].items(1, least=1, required=True):
            if child["type"].one_of((kinds.TEXT_INPUT,), required=True):
                _check_text_input(child, own_label=True)
    elif kind == kinds.LABEL and part.obj(("type", "id", "label", "description", "component")):
        part["label"].text(limits.LABEL, least=1, required=True)
        part["description"].text(limits.LABEL_DESCRIPTION)
        if part["component"].need():
            _check_labelled(part["component"])


def _check_labelled(part: Field) -> None:
    kind = part["type"].one_of(_LABELLED, required=True)
    if kind == kinds.TEXT_INPUT:
        _check_text_input(part, own_label=False)
    elif kind in kinds.SELECTS:
        check_select(part, in_modal=True)
    elif kind is not None and part.obj(_GROUP_KEYS):
        part["custom_id"].text(limits.CUSTOM_ID, least=1, required=True)
        if kind == kinds.UPLOAD:
            check_span(part, limits.UPLOAD_FILES)
        elif kind == kinds.RADIO:
            options = part["options"].items(limits.RADIO_OPTIONS, least=limits.RADIO_OPTIONS_LEAST, required=True)
            check_options(part["options"], options, 1)
        elif kind == kinds.CHECKBOXES:
            _check_checkboxes(part)
        else:
            part["default"].flag()


def _check_checkboxes(part: Field) -> None:
    least, most = check_span(part, limits.CHECKBOX_OPTIONS)
    if not part["max_values"].given and isinstance(part["options"].value, list):
        most = len(part["options"].value)
    options = part["options"].items(limits.CHECKBOX_OPTIONS, least=max(1, least), required=True)
    check_options(part["options"], options, most)
    if least == 0 and part["required"].flag(default=True):
        part["required"].wrong("COMPONENT_REQUIRED_INVALID", "With min_values 0 required must be false")


def _check_text_input(part: Field, *, own_label: bool) -> None:
    if not part.obj(_INPUT_KEYS):
        return
    part["custom_id"].text(limits.CUSTOM_ID, least=1, required=True)
    part["style"].one_of((1, 2), required=True)
    if own_label:
        part["label"].text(limits.LABEL, least=1, required=True)
    elif part["label"].given:
        part["label"].wrong("TEXT_INPUT_LABEL_TWICE", "An input under a label cannot have its own")
    least = part["min_length"].whole(0, limits.TEXT_INPUT)
    most = part["max_length"].whole(1, limits.TEXT_INPUT)
    if least is not None and most is not None and least > most:
        part["min_length"].wrong("BASE_TYPE_BAD_RANGE", "min_length is above max_length")
    part["value"].text(limits.TEXT_INPUT if most is None else most)
    part["placeholder"].text(limits.TEXT_INPUT_PLACEHOLDER)
    part["required"].flag()
