"""What was typed for /score and /adjust as the facts of a situation."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any, Final

from cogs import limits
from cogs.forms import Field, Form, mending
from cogs.render.parts import Button, Card
from cogs.render.quote import LENGTH
from cogs.score.state import Sum, pack
from engine.players import Seat, side
from laws.errors import UserError, user_error
from laws.notation.score_tables import read_field, read_weights
from laws.notation.scores import TypedResult, Vulnerability, read_result, scores_of_contracts
from laws.wording import Catalogue

RESULT: Final = "result"
FIELD: Final = "field"
OTHER: Final = "other"
NAMES: Final = (RESULT, FIELD, OTHER)
"""Fields of the form; `result` holds the weighted results for /adjust."""
SITUATIONS: Final = {"score": "contract_score", "adjust": "weighted_score"}
DECLARER: Final[Seat] = "S"
"""Of a contract whose declarer nobody named."""


def facts_of(asked: Sum, typed: Mapping[str, str]) -> dict[str, Any]:
    """The facts.

    Raises:
        UserError: naming the place and how to mend it.
    """
    if asked.kind == "score":
        return _contract(asked, typed)
    return _weighted(asked, typed)


def _contract(asked: Sum, typed: Mapping[str, str]) -> dict[str, Any]:
    found = read_result(typed.get(RESULT, ""))
    compared = _compared(asked, typed, own=1)
    if compared and found.level and found.declarer is None and asked.declarer is None:
        found.ns()
    if not found.level:
        return {"contract": "passed_out", **compared}
    contract = found.contract(asked.declarer or DECLARER)
    zone = _zone(asked, found, contract.declarer or DECLARER)
    return {"contract": str(contract), "declarer_tricks": found.tricks, "vulnerable": zone, **compared}


def _zone(asked: Sum, found: TypedResult, declarer: Seat) -> Vulnerability:
    if found.vulnerability:
        return found.vulnerability
    if found.zone is None:
        return asked.vulnerability
    return side(declarer) if found.zone else "none"


def _weighted(asked: Sum, typed: Mapping[str, str]) -> dict[str, Any]:
    parts = [
        {"weight": float(part.weight), "ns": part.ns(asked.vulnerability, asked.declarer)}
        for part in read_weights(typed.get(RESULT, ""))
    ]
    facts: dict[str, Any] = {"parts": parts, "scoring": asked.scoring, "rounding": asked.rounding}
    facts |= _compared(asked, typed, own=1)
    if asked.scoring != "imps" and FIELD not in facts:
        raise user_error("adjust-needs-field", FIELD)
    if asked.scoring == "imps" and "other_table" not in facts:
        raise user_error("adjust-needs-other-table", OTHER)
    if asked.scoring == "cross_imps":
        facts["divisor"] = asked.divisor
    if asked.scoring == "butler":
        facts |= {"outliers": asked.outliers, "datum_half": asked.datum_half, "award_in_datum": asked.in_datum}
    if asked.expected and FIELD in facts and asked.scoring == "matchpoints":
        results = len(facts[FIELD]) + 1
        if asked.expected < results:
            raise user_error("adjust-too-few-expected", "results", given=asked.expected, results=results)
        facts["board_top"] = 2 * (asked.expected - 1)
    if asked.innocent:
        facts["non_offending"] = asked.innocent
    if asked.committee:
        facts["by_committee"] = True
    return facts


def _compared(asked: Sum, typed: Mapping[str, str], *, own: int) -> dict[str, Any]:
    """The field of the other tables and the result of the other table of a match, where they are given."""
    found: dict[str, Any] = {}
    if typed.get(FIELD, "").strip():
        field = read_field(typed[FIELD], vulnerability=asked.vulnerability, least=own)
        found[FIELD] = list(field.scores)
    if text := typed.get(OTHER, "").strip():
        found["other_table"] = _score(asked, text)
    return found


def _score(asked: Sum, text: str) -> int:
    digits = text.replace("−", "-").replace("–", "-").removeprefix("+")
    if not digits.removeprefix("-").isdecimal():
        return read_result(text).ns(asked.vulnerability, asked.declarer)
    if int(digits) not in scores_of_contracts():
        raise user_error("score-of-no-contract", OTHER, line=1, column=1, given=digits[:10])
    return int(digits)


def form(asked: Sum, typed: Mapping[str, str], words: Catalogue) -> Form:
    """The form, with what was typed before."""
    kind = asked.kind
    fields = (
        Field(
            RESULT,
            words.say(f"{kind}-form-result"),
            words.say(f"{kind}-form-result-about"),
            typed.get(RESULT, ""),
            required=True,
            long=kind == "adjust",
        ),
        Field(
            FIELD,
            words.say("score-form-field"),
            words.say("score-form-field-about"),
            typed.get(FIELD, ""),
            long=True,
            most=limits.TEXT_INPUT,
        ),
        Field(OTHER, words.say("score-form-other"), words.say("score-form-other-about"), typed.get(OTHER, ""), most=40),
    )
    return Form(pack(asked, sent=True), words.say(f"{kind}-form-title"), fields)


def survives(text: str) -> bool:
    """Whether a text can be read again from a field of a message, which has one line of limited length."""
    return "\n" not in text.strip() and len(text) < LENGTH


def wrong(asked: Sum, error: UserError, typed: Mapping[str, str], words: Catalogue) -> Card:
    """What was wrong, with all that was typed and a way back to the form."""
    labels = (words.say(f"{asked.kind}-form-result"), words.say("score-form-field"), words.say("score-form-other"))
    rows = [(label, typed.get(name, "")) for label, name in zip(labels, NAMES, strict=True)]
    button = Button(pack(asked, sent=False), words.say("score-mend"), "primary")
    card = mending(words.text(error.said), rows, button)
    return card if all(survives(text) for _, text in rows) else replace(card, facts=dict(typed))
