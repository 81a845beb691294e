"""Puts seats and sides in place of roles, once for a whole ruling, so that no rule has to."""

from collections.abc import Mapping
from typing import Any, TypeVar

from pydantic import BaseModel

from engine.ruling import Message

V = TypeVar("V", bound=BaseModel)


def replaced(value: V, seats: Mapping[str, str]) -> V:
    """A ruling, or a part of one, with every role in `seats` (see Cast.seats) replaced by its seat or side."""
    return _replace(value, seats) if seats else value


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
