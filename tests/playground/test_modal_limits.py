"""Every limit of modals: just within is taken, just beyond is refused by name."""

import pytest

from playground import limits
from tests.playground.bodies import (
    JSON,
    Asked,
    Respond,
    button,
    label,
    modal,
    named,
    options,
    row,
    select,
    text,
    typed,
)

MODALS_TAKEN: list[tuple[str, JSON]] = [
    (
        "modal",
        modal(*(label(typed(place)) for place in range(limits.MODAL_COMPONENTS)), title="t" * limits.MODAL_TITLE),
    ),
    ("label", modal(label(typed(), label="l" * limits.LABEL, description="d" * limits.LABEL_DESCRIPTION))),
    ("text", modal(label(typed(min_length=0, max_length=4000, value="v" * 4000, placeholder="p" * 100)))),
    ("old style", modal(row(typed(label="l")))),
    ("words between", modal(text("read this"), label(typed()))),
    ("select", modal(label(select(25, min_values=0, max_values=25, required=False)))),
    ("radio", modal(label({"type": 21, "custom_id": "r", "options": options(10)}))),
    ("boxes", modal(label({"type": 22, "custom_id": "r", "options": options(10), "min_values": 0, "required": False}))),
    ("box", modal(label({"type": 23, "custom_id": "r"}))),
    ("upload", modal(label({"type": 19, "custom_id": "r", "max_values": 10}))),
]

MODALS_REFUSED: list[tuple[str, JSON, str, str]] = [
    ("title", modal(label(typed()), title="t" * 46), "title", "BASE_TYPE_BAD_LENGTH"),
    ("no title", modal(label(typed()), title=None), "title", "BASE_TYPE_REQUIRED"),
    ("custom_id", modal(label(typed()), custom_id="c" * 101), "custom_id", "BASE_TYPE_BAD_LENGTH"),
    ("parts", modal(*(label(typed(place)) for place in range(6))), "components", "BASE_TYPE_BAD_LENGTH"),
    ("nothing", modal(), "components", "BASE_TYPE_BAD_LENGTH"),
    ("label", modal(label(typed(), label="l" * 46)), "components.0.label", "BASE_TYPE_BAD_LENGTH"),
    (
        "label description",
        modal(label(typed(), description="d" * 101)),
        "components.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("label twice", modal(label(typed(label="l"))), "components.0.component.label", "TEXT_INPUT_LABEL_TWICE"),
    ("bare input", modal(typed()), "components.0.type", "BASE_TYPE_CHOICES"),
    ("button", modal(label(button())), "components.0.component.type", "BASE_TYPE_CHOICES"),
    (
        "two in a row",
        modal(row(typed(0, label="l"), typed(1, label="l"))),
        "components.0.components",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "input twice",
        modal(label(typed()), label(typed())),
        "components.1.component.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ("text length", modal(label(typed(max_length=4001))), "components.0.component.max_length", "NUMBER_TYPE_MAX"),
    (
        "text range",
        modal(label(typed(min_length=5, max_length=4))),
        "components.0.component.min_length",
        "BASE_TYPE_BAD_RANGE",
    ),
    (
        "text value",
        modal(label(typed(max_length=3, value="1234"))),
        "components.0.component.value",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "placeholder",
        modal(label(typed(placeholder="p" * 101))),
        "components.0.component.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    ("style", modal(label(typed(style=3))), "components.0.component.style", "BASE_TYPE_CHOICES"),
    (
        "disabled select",
        modal(label(select(disabled=True))),
        "components.0.component.disabled",
        "COMPONENT_DISABLED_IN_MODAL",
    ),
    (
        "one radio",
        modal(label({"type": 21, "custom_id": "r", "options": options(1)})),
        "components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "radios",
        modal(label({"type": 21, "custom_id": "r", "options": options(11)})),
        "components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "boxes",
        modal(label({"type": 22, "custom_id": "r", "options": options(11)})),
        "components.0.component.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "no box needed",
        modal(label({"type": 22, "custom_id": "r", "options": options(2), "min_values": 0})),
        "components.0.component.required",
        "COMPONENT_REQUIRED_INVALID",
    ),
    (
        "uploads",
        modal(label({"type": 19, "custom_id": "r", "max_values": 11})),
        "components.0.component.max_values",
        "NUMBER_TYPE_MAX",
    ),
]


@pytest.mark.parametrize("data", named(MODALS_TAKEN))
async def test_modal_within_the_limits(data: JSON, asked: Asked, respond: Respond) -> None:
    answer = await respond(await asked(), {"type": 9, "data": data})
    assert answer.status == 200, answer.body


@pytest.mark.parametrize(("data", "path", "word"), named(MODALS_REFUSED))
async def test_modal_beyond_the_limits(data: JSON, path: str, word: str, asked: Asked, respond: Respond) -> None:
    answer = await respond(await asked(), {"type": 9, "data": data})
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert word in answer.problem(f"data.{path}"), answer.body
