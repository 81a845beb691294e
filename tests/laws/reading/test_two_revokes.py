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
                "later_tricks_won": 3,
            },
        ),
        (
            "Восток сделал два фальшренонса в разных мастях: на 2-й взятке убил пику и взял, а на 6-й снёс на черву. потом "
            "они взяли ещё три",
            {
                "second_revoke": True,
                "trick_won_by": "offender",
                "second_trick_won_by": "opponents",
                "later_tricks_won": 3,
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


def test_a_bare_figure_numbers_a_trick_in_russian(by_rules: Reader) -> None:
    assert by_rules.read("Запад на 6 взятке не дал пику").facts_for("revoke")["trick"] == 6
    assert "trick" not in by_rules.read("Запад не дал пику, потом взял 4 взятки").facts_for("revoke")


def test_partner_in_a_story_of_seats_is_the_offenders(by_rules: Reader) -> None:
    told = by_rules.read("Запад на 6 взятке не дал пику, взял партнёр").facts_for("revoke")
    assert told["trick_won_by"] == "partner"


@pytest.mark.parametrize(
    ("text", "lying"),
    [
        ("West had one small card exposed, a minor penalty card. Now he has dropped the three of clubs too", "his"),
        ("У Запада была одна малая штрафная. Теперь он выронил ещё тройку треф", "his"),
        ("partner already has a penalty card and now i dropped the 4 of clubs. major or minor?", "partners"),
        ("this is the first penalty card: East dropped the 4 of clubs", None),
    ],
)
def test_a_penalty_card_of_before_that_nobody_names(by_rules: Reader, text: str, lying: str | None) -> None:
    assert by_rules.read(text).facts_for("penalty_card_created").get("already_lying") == lying


@pytest.mark.parametrize(
    "text",
    [
        "взятку взял мой партнёр, а разыгрывающий пошёл из руки в трефу. партнёр спокойно пошёл в черву",
        "i won the trick on defence but declarer led from his hand anyway, i ignored it and led my spade",
    ],
)
def test_declarers_lead_at_a_defenders_turn(reader: Reader, text: str) -> None:
    reading = reader.read(text)
    assert reading.candidates[0].situation == "wrong_hand_lead"
    assert (reading.facts["turn_was"], reading.facts["right_defender_led"]) == ("defender", True)
