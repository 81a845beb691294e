"""Two revokes of one deal: what belongs to which, and which law they come under."""

import pytest

from laws.reading.reader import Reader


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        (
            "West revoked in two different suits: at trick 2 he ruffed a spade and won it, at trick 6 he discarded on a "
            "heart. they made three more tricks later",
            {
                "second_revoke": True,
                "trick_won_by": "offender",
                "second_trick_won_by": "opponents",
                "tricks_after_second": 3,
            },
        ),
        (
            "Восток сделал два фальшренонса в разных мастях: на 2-й взятке убил пику и взял, а на 6-й снёс на черву. потом "
            "они взяли ещё три",
            {
                "second_revoke": True,
                "trick_won_by": "offender",
                "second_trick_won_by": "opponents",
                "tricks_after_second": 3,
            },
        ),
        (
            "LHO revoked in clubs and later in spades, both long established. he won the first with a trump, his partner "
            "won the second",
            {"second_revoke": True, "trick_won_by": "offender", "second_trick_won_by": "partner"},
        ),
        (
            "North did not follow to clubs twice running, at tricks 5 and 6; declarer won both and North's side took one "
            "trick later. both are established",
            {"revoked_again": True, "same_suit_before": "none", "trick_won_by": "opponents", "later_tricks_won": 1},
        ),
        ("партнёр не дал бубну, а потом и я не дал пику. оба фальшренонса состоялись", {"second_revoke": True}),
        (
            "Declarer revoked on trick 4 and later my partner revoked, both long established",
            {"other_side_revoked": "other_trick", "second_revoke": None},
        ),
    ],
)
def test_each_revoke_has_its_own_trick(reader: Reader, text: str, facts: dict[str, object]) -> None:
    found = reader.read(text).facts_for("revoke")
    assert {name: found.get(name) for name in facts} == facts


@pytest.mark.parametrize("text", ["West revoked in clubs and then again", "Again West revoked in clubs", "Twice"])
def test_a_text_that_breaks_off(reader: Reader, text: str) -> None:
    assert reader.read(text).facts_for("revoke").get("second_revoke") is None


def test_one_ruling_on_two_revokes_is_one_matter(reader: Reader) -> None:
    reading = reader.read("Declarer revoked on trick 4 and later my partner revoked, both long established")
    assert reading.candidates[0].situation == "revoke"
    assert reading.second is None
