"""A fact that the models read gives way where it cannot hold with the rest."""

from types import MappingProxyType

import pytest

from cogs.office import Office
from engine.edition import LATEST
from engine.errors import FactsError
from laws.counsel import decided
from laws.reading.result import Facts


def _read(learned: frozenset[str]) -> Facts:
    values = {"established": False, "all_hands_returned": True, "offender": "declarer"}
    return Facts(MappingProxyType(values), learned=learned)


def test_a_learned_fact_gives_way(office: Office) -> None:
    read = _read(frozenset({"all_hands_returned"}))
    decision, given = decided(office.register["revoke"], {}, dict(read.values), LATEST, read)
    assert decision.facts["established"] is False
    assert "all_hands_returned" not in given


def test_what_the_asker_answered_does_not(office: Office) -> None:
    read = _read(frozenset({"established"}))
    given = {**read.values, "established": True}
    decision, kept = decided(office.register["revoke"], {}, given, LATEST, read)
    assert kept["established"] is True
    assert decision.facts["established"] is True


def test_facts_of_rules_that_clash_are_told_as_a_clash(office: Office) -> None:
    read = _read(frozenset())
    with pytest.raises(FactsError):
        decided(office.register["revoke"], {}, dict(read.values), LATEST, read)
