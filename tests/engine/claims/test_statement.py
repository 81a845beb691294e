"""Steps in their fixed wording."""

import pytest

from engine.claims.statement import read


@pytest.mark.parametrize(
    ("text", "steps"),
    [
        ("draw trumps", ["draw trumps"]),
        ("pull the trump", ["draw trumps"]),
        ("play S", ["play S"]),
        ("run D", ["play D"]),
        ("cash SA", ["lead SA"]),
        ("lead H2", ["lead H2"]),
        ("lead C", ["play C"]),
        ("ruff H in dummy", ["ruff H in dummy"]),
        ("ruff C in hand", ["ruff C in hand"]),
        ("ruff D", ["ruff D"]),
        ("ruff high", ["ruff high"]),
        ("ruff with SA", ["ruff high SA"]),
        ("ruff H in dummy with SK", ["ruff high SK", "ruff H in dummy"]),
        ("ruff D in dummy high", ["ruff high", "ruff D in dummy"]),
        ("cross-ruff", ["cross-ruff"]),
        ("crossruff", ["cross-ruff"]),
        ("finesse", ["finesse"]),
        ("finesse SQ", ["finesse SQ"]),
        ("finesse H", ["finesse H"]),
        ("concede trump", ["concede trump"]),
        ("give you the trump", ["concede trump"]),
        ("discard H", ["discard H"]),
        ("throw D4", ["discard D4"]),
    ],
)
def test_steps(text: str, steps: list[str]) -> None:
    found = read([text])
    assert [str(step) for step in found.steps] == steps
    assert found.unread == ()


@pytest.mark.parametrize("text", ["", "the rest is mine", "play", "play on", "ruff", "lead SX"])
def test_what_is_no_step_is_kept_apart(text: str) -> None:
    found = read(["play S", text])
    assert [str(step) for step in found.steps] == ["play S"]
    assert found.unread == (text,)
