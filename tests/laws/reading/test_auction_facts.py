"""Facts of irregular calls from the ways in which they are told."""

import pytest

from laws.reading import Reader


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("I bid 1D over 1S by mistake and made it 2D", {"call": "1D", "replacement": "2D"}),
        ("Сказал 1Б на 1П по ошибке и исправил на 2Б", {"call": "1D", "replacement": "2D"}),
        ("he answers 2C over a 2S overcall, this is refused and he changes to 3C", {"call": "2C", "accepted": False}),
        ("1S insufficient over 2C, not accepted, he changed it to a pass", {"comparable": False}),
    ],
)
def test_insufficient_bid(reader: Reader, text: str, wanted: dict[str, object]) -> None:
    facts = reader.read(text).facts_for("insufficient_bid")
    assert {name: facts.get(name) for name in wanted} == wanted


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "W opened out of turn, and E, whose turn it was, simply bid 1H as if nothing had happened",
            {"offender": "W", "turn": "E", "right_player_called": True},
        ),
        (
            "N 1H, E pass, and W doubles although it was S's turn. N refuses it",
            {"offender": "W", "call": "X", "turn": "S", "turn_belongs_to": "rho"},
        ),
        ("North deals. West bids 1S. South calls the director", {"offender": "W", "call": "1S", "turn": "N"}),
        ("сдающий Север, торговлю начинает Запад: 1П", {"offender": "W", "call": "1S", "turn": "N"}),
        ("Partner opened 1S, I had a pass card out before East had called", {"call": "P"}),
    ],
)
def test_call_out_of_rotation(reader: Reader, text: str, wanted: dict[str, object]) -> None:
    facts = reader.read(text).facts_for("call_out_of_rotation")
    assert {name: facts.get(name) for name in wanted} == wanted


def test_what_the_call_before_tells_of_the_turn(reader: Reader) -> None:
    facts = reader.read("Partner opened 1D, I passed before LHO had called").facts_for("call_out_of_rotation")
    assert facts.get("turn_belongs_to") != "partner"


def test_auction_in_prose(reader: Reader) -> None:
    facts = reader.read("Сдавал Запад: 1П пас 2П, кто говорит дальше?").facts_for("auction_state")
    assert facts["auction"] == {"dealer": "W", "calls": ["1S", "P", "2S"]}


@pytest.mark.parametrize(
    ("text", "minutes", "period"),
    [
        ("results were posted 25 minutes ago, may we appeal?", 25, None),
        ("результаты вывесили полчаса назад, можно апеллировать?", 30, None),
        ("scores went up three quarters of an hour ago, can we still appeal?", 45, None),
        ("результаты висят сорок пять минут, хотим апеллировать", 45, None),
        ("Our organiser has cut it to 20 minutes for appeals and 25 have gone by since posting", 25, 20),
        ("на апелляцию дают час, сорок минут прошло после результатов", 40, 60),
        ("we want to appeal, the score is just up", None, None),
    ],
)
def test_time_for_an_appeal(reader: Reader, text: str, minutes: int | None, period: int | None) -> None:
    facts = reader.read(text).facts_for("appeal_deadline")
    assert facts.get("minutes_since_score") == minutes
    assert facts.get("appeal_minutes") == period


@pytest.mark.parametrize(
    ("text", "same"),
    [
        ("1D (1S) 1H, not accepted. our double there promises just what the 1H did, so I double", True),
        ("1б (1п) 1ч, не приняли. контра у нас обещает то же самое по смыслу, ставлю контру", True),
        ("1б (1п) 1ч, не приняли. контра у нас обещает примерно то же, ставлю контру", None),
        ("1D (1S) 1H, not accepted. our double is roughly the same, so I double", None),
    ],
)
def test_calls_told_to_mean_the_same_are_more_than_alike(by_rules: Reader, text: str, same: bool | None) -> None:
    facts = by_rules.read(text).facts_for("insufficient_bid")
    assert (facts.get("comparable"), facts.get("same_or_more_precise")) == (True, same)
