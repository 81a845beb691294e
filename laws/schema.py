"""The JSON Schema of a situation's facts, described in words from the catalogue."""

from typing import Any

from engine.facts import Kind
from engine.situations import SituationSpec
from laws.questions import fact_label
from laws.wording import Catalogue


def json_schema(spec: SituationSpec, words: Catalogue) -> dict[str, Any]:
    """The schema: types and domains, required facts, defaults, and a description of each fact."""
    schema = spec.model.model_json_schema(mode="validation")
    schema["title"] = spec.name
    schema.pop("description", None)
    for name, fact in spec.facts.items():
        field = schema["properties"][name]
        for key in ("title", "among", "cuts"):
            field.pop(key, None)
        field["description"] = fact_label(name, spec.name, words)
        field["kind"] = fact.kind.value
        if fact.kind is not Kind.DEFAULT:
            field.pop("default", None)
    schema["required"] = [name for name, fact in spec.facts.items() if fact.kind is Kind.REQUIRED]
    return schema
