"""Puts seats and sides in place of roles, once for a whole ruling, so that no rule has to."""

from collections.abc import Mapping
from typing import Any

from pydantic import BaseModel

from engine.ruling import Message, Ruling


def resolved(ruling: Ruling, seats: Mapping[str, str]) -> Ruling:
    """The ruling with every role in `seats` (see Cast.seats) replaced by its seat or side."""
    if not seats:
        return ruling
    return _replace(ruling, seats)  # type: ignore[no-any-return]


def _replace(value: Any, seats: Mapping[str, str]) -> Any:
    if isinstance(value, str):
        return seats.get(value, value)
    if isinstance(value, tuple):
        return tuple(_replace(item, seats) for item in value)
    if isinstance(value, Mapping):
        return {key: _replace(item, seats) for key, item in value.items()}
    if isinstance(value, Message):
        return value.model_copy(update={"args": _replace(value.args, seats)})
    if isinstance(value, BaseModel):
        fields = {name: getattr(value, name) for name in value.model_fields_set}
        return value.model_copy(update={name: _replace(item, seats) for name, item in fields.items()})
    return value
