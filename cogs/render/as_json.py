"""An answer as the JSON object of the command line (contract.md)."""

from typing import Any

from cogs.render import verdicts
from cogs.render.as_text import as_text
from engine.decide import Branch, Decision
from engine.ruling import Outcome
from engine.situations import Register
from laws.answers import Answer
from laws.book import Book
from laws.relevance import named_laws
from laws.wording import Catalogue


def as_json(answer: Answer, words: Catalogue, register: Register, book: Book) -> dict[str, Any]:
    """The answer object, without `id` and `ms`, which belong to the caller."""
    decision = answer.decision
    found: dict[str, Any] = {
        "kind": answer.kind,
        "lang": answer.lang,
        "edition": str(answer.edition.value),
        "situation": answer.situation,
        "laws": list(answer.laws),
        "facts": dict(answer.facts),
        "missing": [
            {
                "fact": item.fact,
                "ask": item.ask,
                "choices": [{"value": choice.value, "label": choice.label} for choice in item.choices],
            }
            for item in answer.missing
        ],
        "outcome": outcome(decision.outcome, words) if decision else {},
        "branches": [],
        "judgement": [],
        "steps": [],
    }
    if decision:
        if len(decision.branches) > 1:
            found["branches"] = [_branch(branch, words) for branch in decision.branches]
        found["judgement"] = [{"law": line.law, "ask": line.text} for line in verdicts.judgements(decision, words)]
        found["steps"] = [{"law": line.law, "text": line.text} for line in verdicts.steps(decision, words)]
    if answer.assumed:
        found["assumed"] = {item.fact: item.value for item in answer.assumed}
    if answer.comparison:
        found["comparison"] = [_compared(item, words) for item in answer.comparison]
    if answer.verdict:
        found["verdict"] = answer.verdict
    found["text"] = as_text(answer, words, register, book)
    found["confidence"] = round(answer.confidence, 3)
    return found


def outcome(value: Outcome, words: Catalogue) -> dict[str, Any]:
    """The outcome fields that are asserted; the texts of options are worded."""
    fields = value.model_dump(mode="json", by_alias=True, exclude_none=True, exclude={"options"})
    if value.options is not None:
        fields["options"] = [
            {
                "by": option.by,
                "code": option.code,
                "effect": dict(option.effect),
                "text": words.text(option.text),
                "until": words.text(option.until) if option.until else None,
                "law": option.law,
            }
            for option in value.options
        ]
    return fields


def _branch(branch: Branch, words: Catalogue) -> dict[str, Any]:
    when = {fact: values[0] if len(values) == 1 else list(values) for fact, values in branch.when.items()}
    laws = dict.fromkeys(law for ruling in branch.rulings for law in ruling.laws)
    return {"when": when, "outcome": outcome(branch.outcome, words), "laws": list(laws)}


def _compared(decision: Decision, words: Catalogue) -> dict[str, Any]:
    return {
        "edition": str(decision.edition.value),
        "laws": list(named_laws(decision)),
        "outcome": outcome(decision.outcome, words),
    }
