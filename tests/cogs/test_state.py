"""A case survives its way through a custom_id."""

import base64
import json
from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.state import VERSION, Action, Codec, Ids, OutdatedError, State, checksum
from engine.edition import EDITIONS, Edition
from engine.facts import FactSpec, Shape
from engine.rules import register
from engine.situations import Register
from laws.wording import LANGUAGES

REGISTER = register()
CODEC = Codec(REGISTER)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-5, 5000) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=3), inner, max_size=3),
    max_leaves=6,
)


def value_of(fact: FactSpec) -> st.SearchStrategy[Any]:
    if fact.values:
        return st.sampled_from(fact.values)
    return st.integers(0, 13) if fact.shape is Shape.NUMBER else JSON


@st.composite
def states(draw: st.DrawFn) -> State:
    spec = REGISTER[draw(st.sampled_from(sorted(REGISTER)))]
    names = draw(st.sets(st.sampled_from(sorted(spec.facts)), max_size=12))
    facts = {name: draw(value_of(spec.facts[name])) for name in sorted(names)}
    return State(
        action=draw(st.sampled_from(Action)),
        lang=draw(st.sampled_from(LANGUAGES)),
        edition=draw(st.sampled_from(EDITIONS)),
        situation=spec.name,
        facts=facts,
        fact=draw(st.none() | st.sampled_from(sorted(spec.facts))),
        attached=draw(st.booleans()),
    )


@given(states())
def test_a_state_comes_back_as_it_was(state: State) -> None:
    custom_id = CODEC.pack(state)
    if custom_id is None:
        assert len(json.dumps(dict(state.facts))) > 30
        return
    assert len(custom_id) <= 100
    assert custom_id[:2] == VERSION + state.action.value
    back = CODEC.parse(custom_id)
    assert back == replace(state, facts=dict(state.facts))
    assert {name: type(value) for name, value in back.facts.items()} == {n: type(v) for n, v in state.facts.items()}


@pytest.mark.parametrize("situation", sorted(REGISTER))
def test_all_finite_facts_of_a_situation_fit(situation: str) -> None:
    spec = REGISTER[situation]
    facts = {name: fact.values[-1] for name, fact in spec.facts.items() if fact.values}
    facts |= {name: 9 for name, fact in spec.facts.items() if fact.shape is Shape.NUMBER}
    assert CODEC.pack(State(Action.SHOW, "ru", Edition.LAWS_2017, situation, facts)) is not None


@given(st.text(max_size=100))
def test_any_text_is_either_a_state_or_outdated(text: str) -> None:
    try:
        state = CODEC.parse(text)
    except OutdatedError:
        return
    assert state.action.value == text[1]


@given(st.binary(max_size=70), st.sampled_from(Action))
def test_any_bytes_are_either_a_state_or_outdated(packed: bytes, action: Action) -> None:
    text = VERSION + action.value + base64.urlsafe_b64encode(packed).decode().rstrip("=")
    try:
        state = CODEC.parse(text)
    except OutdatedError:
        return
    assert state.action is action


@pytest.mark.parametrize("custom_id", ["", "0aBg", "1", "1?Bg", "1aBgAAAAAAAA", "vote:yes", "1a!!!!"])
def test_foreign_ids_are_outdated(custom_id: str) -> None:
    with pytest.raises(OutdatedError):
        CODEC.parse(custom_id)


def test_a_case_of_another_schema_is_outdated() -> None:
    custom_id = CODEC.pack(State(Action.SHOW, "ru", Edition.LAWS_2017, "revoke", {"established": True}))
    assert custom_id is not None
    changed = replace(REGISTER["revoke"], model=REGISTER["revoke_inquiry"].model)
    with pytest.raises(OutdatedError):
        Codec(Register([changed])).parse(custom_id)
    assert checksum(changed) != checksum(REGISTER["revoke"])


def test_facts_that_do_not_fit_are_left_to_a_file() -> None:
    tricks: Mapping[str, Any] = {"tricks": [["W:DQ", "N:D2", "E:D5", "S:DA"]] * 8}
    ids = Ids(CODEC, "ru", Edition.LAWS_2017, "revoke_from_record", tricks)
    state = CODEC.parse(ids.of(Action.WHY))
    assert ids.attached
    assert state.attached
    assert state.facts == {}
    answered = CODEC.parse(ids.of(Action.SHOW, change={"trump": "H"}))
    assert answered.facts == {"trump": "H"}


def test_an_unknown_fact_is_a_bug() -> None:
    with pytest.raises(ValueError, match="no fact"):
        CODEC.pack(State(Action.SHOW, "ru", Edition.LAWS_2017, "revoke", {"nonsense": 1}))
