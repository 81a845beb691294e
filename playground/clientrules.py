"""What Discord's own client lets a user send: options of commands, choices of selects, values of modals."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from playground import kinds, limits
from playground.checks import commands as kind_of
from playground.world import Channel, Role, User, World

JSON = dict[str, Any]

_THINGS: Final[dict[int, tuple[type, ...]]] = {
    kind_of.OPTION_USER: (User,),
    kind_of.CHANNEL: (Channel,),
    kind_of.ROLE: (Role,),
    kind_of.MENTIONABLE: (User, Role),
}


class ClientRefused(Exception):
    """The real client would not let the user do this: it is not offered, disabled, missing or out of bounds."""


def check_option(option: JSON, value: Any) -> None:
    """Refuse a value that the client would not take for an option of a command.

    Raises:
        ClientRefused: saying what is wrong with it.
    """
    name, kind = option["name"], option["type"]
    if kind in _THINGS:
        if not isinstance(value, _THINGS[kind]):
            raise ClientRefused(f"option {name!r} takes no {type(value).__name__}")
        return
    wanted: dict[int, tuple[type, ...]] = {
        kind_of.STRING: (str,),
        kind_of.INTEGER: (int,),
        kind_of.NUMBER: (int, float),
        kind_of.BOOLEAN: (bool,),
    }
    if kind in wanted and (not isinstance(value, wanted[kind]) or isinstance(value, bool) != (kind == kind_of.BOOLEAN)):
        raise ClientRefused(f"option {name!r} takes no {type(value).__name__}")
    choices = [choice["value"] for choice in option.get("choices", ())]
    if choices and value not in choices:
        raise ClientRefused(f"option {name!r} has no choice {value!r}; it has {choices}")
    _check_bounds(option, value)


def _check_bounds(option: JSON, value: Any) -> None:
    name, kind = option["name"], option["type"]
    if kind == kind_of.STRING:
        least = max(option.get("min_length", 0), int(bool(option.get("required"))))
        most = option.get("max_length", limits.OPTION_TEXT)
        if not least <= len(value) <= most:
            raise ClientRefused(f"option {name!r} takes {least} to {most} characters, not {len(value)}")
    if kind in (kind_of.INTEGER, kind_of.NUMBER):
        low, high = option.get("min_value", -limits.OPTION_NUMBER), option.get("max_value", limits.OPTION_NUMBER)
        if not low <= value <= high:
            raise ClientRefused(f"option {name!r} takes {low} to {high}, not {value}")


def check_selected(select: JSON, values: Sequence[str]) -> None:
    """Refuse values that a select, or a group of boxes, does not let the user choose together.

    Raises:
        ClientRefused: saying what is wrong with them.
    """
    where = f"select {select['custom_id']!r}"
    if select.get("disabled"):
        raise ClientRefused(f"{where} is disabled")
    least, most = select.get("min_values"), select.get("max_values")
    least = 1 if least is None else least
    most = (len(select["options"]) if select["type"] == kinds.CHECKBOXES else 1) if most is None else most
    if select.get("required") is False:
        least = 0 if not values else least
    if not least <= len(values) <= most or len(set(values)) != len(values):
        raise ClientRefused(f"{where} takes {least} to {most} different values, not {list(values)}")
    if "options" in select:
        known = [option["value"] for option in select["options"]]
        if not set(values) <= set(known):
            raise ClientRefused(f"{where} has no option {sorted(set(values) - set(known))}; it has {known}")


def modal_inputs(modal: JSON) -> list[JSON]:
    """The inputs of a modal, in order."""
    inputs: list[JSON] = []
    for part in modal["components"]:
        if part["type"] == kinds.LABEL:
            inputs.append(part["component"])
        elif part["type"] == kinds.ROW:
            inputs += part["components"]
    return inputs


def modal_values(modal: JSON, given: Mapping[str, Any]) -> dict[str, Any]:
    """The value of every input: the one given, else the one it starts with.

    Raises:
        ClientRefused: on a value that the client would not let the user submit, or for an input that is not there.
    """
    inputs = modal_inputs(modal)
    unknown = set(given) - {part["custom_id"] for part in inputs}
    if unknown:
        raise ClientRefused(f"the modal has no inputs {sorted(unknown)}")
    values: dict[str, Any] = {}
    for part in inputs:
        value = given.get(part["custom_id"], _start_value(part))
        _check_value(part, value)
        values[part["custom_id"]] = value
    return values


def _start_value(part: JSON) -> Any:
    chosen = [option["value"] for option in part.get("options", ()) if option.get("default")]
    chosen += [thing["id"] for thing in part.get("default_values", ())]
    if part["type"] == kinds.TEXT_INPUT:
        return part.get("value") or ""
    if part["type"] == kinds.CHECKBOX:
        return bool(part.get("default"))
    if part["type"] == kinds.RADIO:
        return chosen[0] if chosen else None
    return chosen


def _check_value(part: JSON, value: Any) -> None:
    name = part["custom_id"]
    required = part.get("required") is not False
    if part["type"] == kinds.TEXT_INPUT:
        if not isinstance(value, str):
            raise ClientRefused(f"input {name!r} takes text, not {value!r}")
        least = part.get("min_length") or int(required)
        most = part.get("max_length") or limits.TEXT_INPUT
        if (value or required) and not least <= len(value) <= most:
            raise ClientRefused(f"input {name!r} takes {least} to {most} characters, not {len(value)}")
    elif part["type"] == kinds.CHECKBOX:
        if not isinstance(value, bool):
            raise ClientRefused(f"box {name!r} is on or off, not {value!r}")
    elif part["type"] == kinds.RADIO:
        if value not in [option["value"] for option in part["options"]] and (required or value is not None):
            raise ClientRefused(f"radio group {name!r} has no option {value!r}")
    elif part["type"] != kinds.UPLOAD:
        check_selected(part, value)


def mentioned_in(world: World, kind: int, values: Sequence[str]) -> list[User | Role | Channel]:
    """The users, roles or channels that the ids chosen in a select of this kind stand for.

    Raises:
        ClientRefused: on an id that the select does not offer.
    """
    finders: dict[int, tuple[Callable[[str], User | Role | Channel], ...]] = {
        kinds.USER_SELECT: (world.user,),
        kinds.ROLE_SELECT: (world.role,),
        kinds.MENTIONABLE_SELECT: (world.user, world.role),
        kinds.CHANNEL_SELECT: (world.channel,),
    }
    found: list[User | Role | Channel] = []
    for value in values if kind in finders else ():
        for finder in finders[kind]:
            try:
                found.append(finder(value))
            except KeyError:
                continue
            break
        else:
            raise ClientRefused(f"there is nothing with the id {value!r} to select")
    return found
