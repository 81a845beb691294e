"""Whether a modal keeps Discord's limits; written from Discord's documentation, apart from the code under test."""

from collections.abc import Iterator
from typing import Any

from cogs.forms import Form, modal


def broken_modal(form: Form) -> list[str]:
    """Every limit that a modal would break. It needs a running event loop."""
    return list(_broken(modal(form).to_dict()))


def _broken(sent: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(sent["title"]) <= 45 or not 1 <= len(sent["custom_id"]) <= 100:
        yield f"title {sent['title']!r}, custom_id {sent['custom_id']!r}"
    if not 1 <= len(sent["components"]) <= 5:
        yield f"{len(sent['components'])} components"
    for label in sent["components"]:
        if not 1 <= len(label["label"]) <= 45 or len(label.get("description") or "") > 100:
            yield f"label {label['label']!r}"
        yield from _input(label["component"])


def _input(part: dict[str, Any]) -> Iterator[str]:
    if not 1 <= len(part["custom_id"]) <= 100 or len(part.get("placeholder") or "") > 100:
        yield f"input {part['custom_id']!r}"
    if "options" in part:
        if not 1 <= len(part["options"]) <= 25:
            yield f"{len(part['options'])} options"
        for option in part["options"]:
            if not 1 <= len(option["label"]) <= 100 or not 1 <= len(option["value"]) <= 100:
                yield f"option {option}"
        if sum(bool(option.get("default")) for option in part["options"]) > part["max_values"]:
            yield "too many options chosen"
    elif len(part.get("value") or "") > part["max_length"] or part["max_length"] > 4000:
        yield f"text of {part['custom_id']!r}"
