"""How the facts of a situation are declared, checked and read.

A situation is a frozen pydantic model. Each field is declared by one of the helpers below, which say what happens when
the fact is not given; situations.md names the same kinds R, =, ?, J, j, o.
"""

import json
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic.fields import FieldInfo

from engine.calls import CALLS, Call
from engine.cards import PACK, Card, Denomination, Suit
from engine.errors import FactProblem, FactsError, ImpossibleFacts
from engine.players import Player, Seat, Side


class Kind(StrEnum):
    """What the core does when a fact is absent."""

    REQUIRED = "required"
    """Asked before anything else."""
    DEFAULT = "default"
    """The normal course is assumed."""
    ASKED = "asked"
    """Asked while outcomes still differ."""
    JUDGED = "judged"
    """Left to the Director; both results are given."""
    TESTED = "tested"
    """Left to the Director; ruled as if there were nothing to adjust, and the test is named."""
    RECORD = "record"
    """Optional; other facts follow from it."""


class Situation(BaseModel):
    """Base of all situations."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True, defer_build=True)


def _declare(kind: Kind, default: object, among: Iterable[object], cuts: Iterable[int], limits: dict[str, int]) -> Any:
    extra: Any = {"kind": kind.value, "among": list(among), "cuts": list(cuts)}
    return Field(default=default, json_schema_extra=extra, ge=limits.get("ge"), le=limits.get("le"))


def required(*, among: Iterable[object] = (), cuts: Iterable[int] = (), **limits: int) -> Any:
    """A fact without which nothing can be ruled."""
    return _declare(Kind.REQUIRED, None, among, cuts, limits)


def assumed(value: object, **limits: int) -> Any:
    """A fact that has `value` unless stated otherwise."""
    return _declare(Kind.DEFAULT, value, (), (), limits)


def asked(*, among: Iterable[object] = (), cuts: Iterable[int] = (), **limits: int) -> Any:
    """A fact of the table that is asked for while it still decides.

    Args:
        among: the answers to tell apart where the type has no finite domain of its own (players, cards, calls).
        cuts: for a number, the lowest values at which a rule of some edition changes its answer.
        limits: `ge`, `le`.
    """
    return _declare(Kind.ASKED, None, among, cuts, limits)


def judged() -> Any:
    """A judgement of the Director on which the outcome depends."""
    return _declare(Kind.JUDGED, None, (), (), {})


def tested(**limits: int) -> Any:
    """A judgement of the Director that may lead to an adjustment; absent, none is made."""
    return _declare(Kind.TESTED, None, (), (), limits)


def record(**limits: int) -> Any:
    """A record or a detail that is used where it is given and never asked for."""
    return _declare(Kind.RECORD, None, (), (), limits)


class Shape(StrEnum):
    """What the values of a fact are, for showing, asking and packing them."""

    YES_NO = "yes_no"
    NUMBER = "number"
    CHOICE = "choice"
    PLAYER = "player"
    SIDE = "side"
    SUIT = "suit"
    CARD = "card"
    CALL = "call"
    RECORD = "record"
    """Anything composite: hands, tricks, auctions, contracts, tables, lists."""


@dataclass(frozen=True)
class FactSpec:
    """A fact as declared.

    Attributes:
        domain: the values to tell apart when it is open; empty where any value of its type may be given.
        values: all values of a finite type in a fixed order; empty for numbers and records.
    """

    name: str
    kind: Kind
    default: object
    domain: tuple[object, ...]
    shape: Shape
    values: tuple[object, ...]


def _bare(field: FieldInfo) -> tuple[Any, tuple[Any, ...]]:
    """The type of a field without `| None`, and its metadata."""
    annotation: Any = field.annotation
    if get_origin(annotation) in (Union, UnionType):
        annotation = next(part for part in get_args(annotation) if part is not type(None))
    if get_origin(annotation) is Annotated:
        base, *metadata = get_args(annotation)
        return base, tuple(metadata)
    return annotation, tuple(field.metadata)


def _shape(field: FieldInfo) -> tuple[Shape, tuple[object, ...]]:
    bare, metadata = _bare(field)
    if bare is bool:
        return Shape.YES_NO, (True, False)
    if bare is int:
        return Shape.NUMBER, ()
    if bare is str:
        for shape, values, type_ in ((Shape.CARD, PACK, Card), (Shape.CALL, CALLS, Call)):
            if get_args(type_)[1] in metadata:
                return shape, values
        return Shape.RECORD, ()
    if get_origin(bare) is Literal:
        values = get_args(bare)
        known = {Seat: Shape.PLAYER, Player: Shape.PLAYER, Side: Shape.SIDE, Suit: Shape.SUIT, Denomination: Shape.SUIT}
        return known.get(bare, Shape.CHOICE), values
    return Shape.RECORD, ()


def _domain(field: FieldInfo) -> tuple[object, ...]:
    extra = field.json_schema_extra
    assert isinstance(extra, dict)
    if among := extra.get("among"):
        return tuple(among)  # type: ignore[arg-type]
    shape, values = _shape(field)
    if shape in (Shape.YES_NO, Shape.CHOICE):
        return values
    if shape is Shape.NUMBER:
        low = next((item.ge for item in field.metadata if hasattr(item, "ge")), 0)
        cuts: Any = extra.get("cuts") or ()
        return tuple(dict.fromkeys((low, *cuts))) if cuts else ()
    return ()


@cache
def specs(model: type[Situation]) -> dict[str, FactSpec]:
    """The facts of a situation by name, in the order declared."""
    found = {}
    for name, field in model.model_fields.items():
        extra = field.json_schema_extra
        assert isinstance(extra, dict), f"{model.__name__}.{name} is not declared by a helper of engine.facts"
        shape, values = _shape(field)
        found[name] = FactSpec(name, Kind(str(extra["kind"])), field.default, _domain(field), shape, values)
    return found


def check(model: type[Situation], given: Mapping[str, object]) -> dict[str, object]:
    """The facts as typed values; a null counts as not given.

    Raises:
        FactsError: with one problem for every fact that is unknown or outside its domain.
    """
    stated = {name: value for name, value in given.items() if value is not None}
    try:
        parsed = model.model_validate_json(json.dumps(stated, default=str))
    except ValidationError as error:
        problems: dict[str, FactProblem] = {}
        for item in error.errors(include_url=False, include_context=False):
            name = str(item["loc"][0]) if item["loc"] else ""
            code = "unknown" if item["type"] == "extra_forbidden" else "invalid"
            problems.setdefault(name, FactProblem((name,), code, _quoted(stated.get(name, "")), expected(model, name)))
        raise FactsError(*problems.values()) from None
    return {name: getattr(parsed, name) for name in model.model_fields if name in parsed.model_fields_set}


def _quoted(value: object) -> str:
    """A value as it is shown back; pairs without the signs of a program."""
    told = ", ".join(f"{key}: {item}" for key, item in value.items()) if isinstance(value, Mapping) else str(value)
    return told[:80]


def expected(model: type[Situation], name: str) -> str:
    """The domain of a fact as a short list, for messages; empty where it is unknown or composite."""
    field = model.model_fields.get(name)
    if field is None:
        return ""
    limits = {key: getattr(item, key) for item in field.metadata for key in ("ge", "le") if hasattr(item, key)}
    if limits:
        return f"{limits.get('ge', '')}..{limits.get('le', '')}"
    values = _shape(field)[1]
    return " ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in values)


def agree(values: dict[str, object], name: str, derived: object, source: str) -> None:
    """Put a derived fact among the values; a stated one must be equal.

    Raises:
        ImpossibleFacts: the stated and the derived value differ.
    """
    stated = values.get(name)
    if stated is not None and stated != derived:
        raise ImpossibleFacts("contradiction", name, source, given=f"{name}={stated}, {source}: {derived}")
    values[name] = derived
