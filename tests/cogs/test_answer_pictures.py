"""The pictures on demand: the editions compared, the auction under the reasons; the same as text where they are off."""

import io

import pytest
from PIL import Image

from cogs.dialog import Case, Dialog
from cogs.pictures import fonts
from cogs.pictures.paint import WIDTH, painted
from cogs.pictures.sending import illustrated
from cogs.pictures.sheet import Block, Sheet, alternative, as_text
from cogs.render.sheets import sheet_of
from cogs.state import Action
from engine.edition import EDITIONS, Edition
from engine.rules import register
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken
from tests.cogs.test_pictures import faces, needs_font

REVOKE = {"offender": "W", "established": True, "trick_won_by": "offender", "later_tricks_won": 2}
AUCTION = {"dealer": "N", "calls": ["1C", "P", "1H", "1H"]}
BID = {"call": "1H", "accepted": False, "auction": AUCTION}


def case(lang: Language = "ru", situation: str = "revoke", **facts: object) -> Case:
    return Case("вопрос", situation, facts or REVOKE, Edition.LAWS_2007, lang)


def sheet(dialog: Dialog, told: Case) -> Sheet:
    found = dialog.pictured(told).sheet
    assert found is not None
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_editions_in_one_picture(lang: Language, dialog: Dialog) -> None:
    blocks = sheet(dialog, case(lang)).blocks
    assert [str(edition.value) in block.heading for edition, block in zip(EDITIONS, blocks, strict=True)] == [True] * 4
    assert [block.strong for block in blocks] == [False, False, True, False]
    assert all(block.aside == "64A1" for block in blocks)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("situation", sorted(register()))
async def test_where_pictures_are_off_the_text_keeps_the_limits(situation: str, lang: Language, dialog: Dialog) -> None:
    card = dialog.pictured(Case("вопрос " * 80, situation, {}, Edition.LAWS_2017, lang))
    assert broken(card) == []
    shown = await illustrated(card, may_attach=False)
    assert broken(shown) == []
    assert "1987" in shown.panels[-1].description


def test_the_comparison_offers_its_picture(dialog: Dialog) -> None:
    buttons = [button for row in dialog.editions(case()).rows if isinstance(row, tuple) for button in row]
    assert buttons[-1].label == "Картинка"
    assert dialog.codec.parse(buttons[-1].custom_id).action is Action.PICTURE
    unknown = dialog.editions(Case("вопрос", None, {}, Edition.LAWS_2017, "ru"))
    assert [button.label for row in unknown.rows if isinstance(row, tuple) for button in row][-1] == "2017"


def test_the_auction_stands_under_the_reasons_and_not_on_the_card(dialog: Dialog) -> None:
    told = case("ru", "insufficient_bid", **BID)
    assert dialog.shown(told, private=True).sheet is None
    reasons = dialog.why(told)
    found = reasons[0].sheet
    assert found is not None
    assert [cell.text for cell in found.tables[0].rows[0]] == ["", "1♣", "пас", "1♥"]
    assert all(card.sheet is None for card in reasons[1:])
    assert all(card.sheet is None for card in dialog.why(case()))


def test_a_score_keeps_its_table_on_the_card(dialog: Dialog) -> None:
    facts = {"contract": "4S by N", "declarer_tricks": 10, "vulnerable": "all", "field": [620, -100]}
    answer = dialog.office.counsel.rule("contract_score", facts, edition=Edition.LAWS_2017, lang="ru")
    assert sheet_of(answer, dialog.words("ru")) is not None


def test_blocks_read_the_same_as_text_and_aloud() -> None:
    told = Sheet("a", "Title", notes=("note",), blocks=(Block("1987", "two ♠", "64A"), Block("1997", "none")))
    assert as_text(told) == "Title\n\n1987 [64A]\ntwo ♠\n\n1997\nnone\n\nnote"
    assert alternative(told, 100) == "Title; 1987 [64A]: two ♠; 1997: none; note"


@needs_font
@pytest.mark.parametrize("text", ["", "одна строка", "слово " * 120, "раз\nдва\n\nтри", "ж" * 90])
def test_a_block_grows_with_its_text(text: str) -> None:
    def height(shown: str) -> int:
        png = painted(Sheet("a", "", blocks=(Block("1987", shown, "64A1, 64A2, " * 9, strong=True),)), faces())
        with Image.open(io.BytesIO(png)) as image:
            assert image.width == 2 * WIDTH
            return image.height

    lines = {"": 0, "одна строка": 1, "раз\nдва\n\nтри": 3, "ж" * 90: 1}.get(text, 0)
    assert height(text) >= height("") + lines * 36
    assert height("слово " * 120) > height("слово " * 60)


@needs_font
async def test_the_picture_is_sent_with_its_words(dialog: Dialog) -> None:
    shown = await illustrated(dialog.pictured(case("en")), may_attach=True, find=fonts.installed)
    assert shown.image is not None
    assert shown.image.name == "editions.png"
    assert "Laws of 1987 [64A1]: 2 tricks" in shown.image.alternative
