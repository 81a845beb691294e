"""Whose fault a board without a result is told to be."""

import pytest

from laws.reading.reader import Reader


@pytest.mark.parametrize(
    ("text", "ns", "ew"),
    [
        ("artificial score: board not played, NS partly at fault, EW not at all. what do both get", "partly", "none"),
        (
            "сдача сорвана, полностью по вине севера-юга, восток-запад ни при чём. какую среднюю оценку дадут?",
            "full",
            "none",
        ),
        ("pairs, no result possible, EW 100% to blame. average plus for NS?", None, "full"),
        ("no result on the board, both sides are to blame. what average?", "partly", "partly"),
        ("no result on the board, is NS to blame? what average?", None, None),
    ],
)
def test_fault_of_a_side(by_rules: Reader, text: str, ns: str | None, ew: str | None) -> None:
    facts = by_rules.read(text).facts_for("artificial_score")
    assert (facts.get("fault_ns"), facts.get("fault_ew")) == (ns, ew)


def test_fault_of_one_side_alone(reader: Reader) -> None:
    facts = reader.read("wrong board played, it is NS alone who are to blame, West had played it before").facts_for(
        "wrong_board"
    )
    assert facts["fault"] == {"NS": "full", "EW": "none"}
