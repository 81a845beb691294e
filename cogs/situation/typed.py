"""Facts of a form as people type them, and as they can be typed again."""

import json
from collections.abc import Iterator, Mapping
from typing import Any

from cogs.situation.notation import read
from cogs.typed import typed as coded
from engine.errors import FactsError
from engine.facts import FactSpec, Shape, check
from engine.situations import SituationSpec
from laws.errors import UserError, user_error


def typed(spec: SituationSpec, fact: FactSpec, text: str) -> Any:
    """The value that a text means for a fact.

    Raises:
        UserError: no reading of the text is a value of the fact.
    """
    text = text.strip()
    reason: UserError | None = None
    if text[:1] not in ("[", "{"):
        try:
            return _checked(spec, fact, read(fact, text))
        except UserError as error:
            reason = error
        except (LookupError, ValueError, FactsError):
            pass
    try:
        return coded(spec, fact, text)
    except UserError as error:
        raise reason or _plainer(fact, text) or error from None


def _checked(spec: SituationSpec, fact: FactSpec, value: Any) -> Any:
    check(spec.model, {fact.name: value})
    return value


def _plainer(fact: FactSpec, text: str) -> UserError | None:
    """What can be said of a value of a large type better than by naming all its values."""
    code = {Shape.CARD: "form-card", Shape.CALL: "form-call"}.get(fact.shape)
    return user_error(code, fact.name, given=text[:40]) if code else None


def retyped(spec: SituationSpec, fact: FactSpec, value: Any) -> str:
    """A value as it can be typed again."""
    for text in _texts(fact, value):
        try:
            if _plain(typed(spec, fact, text)) == _plain(value):
                return text
        except UserError:
            continue
    return json.dumps(value, ensure_ascii=False)


def _plain(value: Any) -> Any:
    return json.loads(json.dumps(value))


def _texts(fact: FactSpec, value: Any) -> Iterator[str]:
    if isinstance(value, str | int | float):
        yield str(value)
    elif value in ([], ()):
        yield "-"
    elif isinstance(value, list | tuple) and all(isinstance(item, str | int | float) for item in value):
        yield ", ".join(map(str, value)) if fact.name == "stated_line" else " ".join(map(str, value))
    elif isinstance(value, Mapping) and {"dealer", "calls"} == set(value):
        yield f"{value['dealer']}: {' '.join(value['calls'])}"
    elif isinstance(value, Mapping) and all(isinstance(item, str | int | float) for item in value.values()):
        yield "\n".join(f"{name} {item}" for name, item in value.items())
    elif fact.name == "parts":
        yield "; ".join(f"{100 * part['weight']:g}% {part['ns']}" for part in value)
    elif fact.name == "penalty_cards":
        yield "; ".join(f"{lying['player']} {lying['card']} {lying['rank']}" for lying in value)
