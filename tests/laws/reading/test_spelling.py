"""The same words in other spellings: characters, layout, transliteration, slips, glued words."""

import pytest

from laws.reading import Reader
from laws.reading.characters import LIMIT, bare, tidy
from laws.reading.layout import typed_in_english, typed_in_russian
from laws.reading.translit import key_of_cyrillic, key_of_latin

STORY = "Запад не дал в масть на пятой взятке"


def symbols(reader: Reader, text: str) -> list[str]:
    return [token.symbol for token in reader.tokenizer(text).tokens]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("ёлка", "елка"),
        ("1♥️", "1♥"),
        ("1♡ :spades: A", "1♥  ♠ A"),
        ("a\u200bb\u202ec", "abc"),
        ("ﬁve", "five"),
        ("didn't, can't, wont", "did not, can not, will not"),
        ("<@12345> судья", "  судья"),
    ],
)
def test_characters_have_one_spelling(text: str, plain: str) -> None:
    assert tidy(bare(text)) == plain


def test_a_long_text_is_cut() -> None:
    assert len(bare("я" * 20_000)) == LIMIT


def test_layouts_are_each_others_inverse() -> None:
    assert typed_in_russian("dpznrf") == "взятка"
    assert typed_in_english("кумщлу") == "revoke"


@pytest.mark.parametrize(
    ("russian", "spellings"),
    [
        ("разыгрывающий", ["razygryvayuschiy", "razigrivayushchij", "razygryvajuschij", "razygryvayushii"]),
        ("взятка", ["vzyatka", "vzjatka", "vziatka"]),
        ("черва", ["cherva", "4erva"]),
        ("ход", ["hod", "khod", "xod"]),
    ],
)
def test_transliterations_share_the_key(russian: str, spellings: list[str]) -> None:
    assert {key_of_latin(spelling) for spelling in spellings} == {key_of_cyrillic(russian)}


@pytest.mark.parametrize(
    "text",
    [
        "Zapad ne dal v mast na pyatoy vzyatke",
        "pfgfl yt lfk d vfcnm yf gznjq dpznrt",
        "запад недал в масть на пятой взятке",
        "ЗАПАД НЕ ДАЛ В МАСТЬ НА ПЯТОЙ ВЗЯТКЕ",
        "запад не дал в масть на пятой взяткке",
        "З не дал в масть на 5-й взятке",
    ],
)
def test_every_spelling_gives_the_same_tokens(reader: Reader, text: str) -> None:
    assert symbols(reader, text) == symbols(reader, STORY) == ["seat_W", "not_follow", "trickno_5"]


def test_english_on_the_russian_layout(reader: Reader) -> None:
    assert symbols(reader, "Цуые кумщлув фе екшсл 5") == symbols(reader, "West revoked at trick 5")


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1п-2ч-3б", ["call_1S", ",", "call_2H", ",", "call_3D"]),
        ("1NT-(2♥)-2♦", ["call_1N", ",", "call_2H", ",", "call_2D"]),
        ("открыл ч10 и ♠T", ["opened", "card_HT", "card_ST"]),
        ("дама пик", ["card_SQ"]),
        ("queen of hearts", ["card_HQ"]),
        ("opened one club", ["opened", "call_1C"]),
        ("8NT", ["above_seven"]),
        ("K and Q of spades", ["card_SK", "card_SQ"]),
        ("в третьей взятке", ["trickno_3"]),
    ],
)
def test_notation_inside_prose(reader: Reader, text: str, expected: list[str]) -> None:
    assert symbols(reader, text) == expected
