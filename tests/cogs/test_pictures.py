"""Pictures: the same content as PNG, as text and in words; off where they cannot be had."""

import io
import pathlib
import subprocess
import time
from collections.abc import Iterator

import pytest
from PIL import Image

from cogs.office import Office
from cogs.pictures import compose, fonts
from cogs.pictures.compose import Trick
from cogs.pictures.fonts import Faces
from cogs.pictures.paint import WIDTH, painted
from cogs.pictures.sending import illustrated
from cogs.pictures.sheet import Cell, Diagram, Sheet, Table, alternative, as_text, spread
from cogs.render.parts import Card, Panel
from engine.cards import PACK
from engine.players import SEATS
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

FACES = fonts.installed()
needs_font = pytest.mark.skipif(
    FACES is None, reason="no font with Cyrillic letters (apt-get install fonts-dejavu-core)"
)
BYTES = 300_000
SECONDS = 0.06


def faces() -> Faces:
    assert FACES is not None
    return FACES


def full_deal(office: Office, lang: Language) -> Sheet:
    """The largest ending there is: 13 cards a hand, one suit each, with a line of 13 tricks."""
    hands = {seat: PACK[13 * place : 13 * place + 13] for place, seat in enumerate(SEATS)}
    line = [Trick("N", tuple(PACK[13 * place + step] for place in range(4)), "N", "70D1") for step in range(13)]
    words = office.words[lang]
    return compose.ending(hands, words, trump="H", leader="N", marked="S", line=line, notes=("…",))


def begun(office: Office, lang: Language = "ru") -> Sheet:
    hands = {"N": ("SA", "HK"), "E": ("HA", "DT"), "S": ("CQ",), "W": ("D2", "D3")}
    return compose.ending(hands, office.words[lang], trump="N", leader="S", table=("S2",))  # type: ignore[arg-type]


@needs_font
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_largest_picture_is_small_enough(lang: Language, office: Office) -> None:
    png = painted(full_deal(office, lang), faces())
    assert len(png) < BYTES
    with Image.open(io.BytesIO(png)) as image:
        assert image.format == "PNG"
        assert image.width == 2 * WIDTH
        assert image.height < 4 * image.width


@needs_font
def test_a_picture_takes_little_time(office: Office) -> None:
    sheet = begun(office)
    taken = []
    for _ in range(7):
        start = time.thread_time()
        painted(sheet, faces())
        taken.append(time.thread_time() - start)
    assert min(taken) < SECONDS


@needs_font
def test_suits_are_shapes_in_two_colours(office: Office) -> None:
    with Image.open(io.BytesIO(painted(begun(office), faces()))) as image:
        colours = {colour: count for count, colour in image.convert("RGB").getcolors(1 << 20) or ()}
    assert colours[(0xC4, 0x12, 0x2F)] > 100
    assert colours[(0x1E, 0x1F, 0x22)] > 100


@needs_font
@pytest.mark.parametrize(
    "sheet",
    [
        Sheet("empty", ""),
        Sheet("unknown", "Мало карт", Diagram({}, dict.fromkeys(SEATS, "Кто-то с очень длинным именем"))),
        Sheet("wide", "", tables=(Table(("Очень длинный столбец",) * 9, ((Cell("♠К десять"),) * 9,)),)),
        Sheet("long", "слово " * 90, notes=("нота " * 90,)),
    ],
)
def test_odd_sheets_can_be_painted(sheet: Sheet) -> None:
    assert painted(sheet, faces()).startswith(b"\x89PNG")


def test_an_ending_reads_the_same_as_text(office: Office) -> None:
    text = as_text(begun(office))
    assert text.startswith("Без козыря, ходит Юг")
    assert "♥ К" in text
    assert "Юг → ♠2" in text
    assert text.index("Север") < text.index("Запад") < text.index("Восток") < text.index("Юг →")


def test_the_alternative_text_tells_every_card(office: Office) -> None:
    said = alternative(begun(office, "en"), 1024)
    for told in ("South to lead", "North: ♠A ♥K ♦– ♣–", "East: ♠– ♥A ♦10 ♣–", "South ♠2"):
        assert told in said
    cut = alternative(full_deal(office, "ru"), 500)
    assert len(cut) <= 500
    assert cut.endswith("…")


def test_a_line_names_winner_leader_and_law(office: Office) -> None:
    table = full_deal(office, "ru").tables[0]
    first = table.rows[0]
    assert [cell.text for cell in first] == ["1", "♠Т", "♥Т", "♦Т", "♣Т", "70D1"]
    assert (first[1].strong, first[1].first, first[2].strong) == (True, True, False)
    assert "→♠Т*" in as_text(full_deal(office, "ru"))


@pytest.mark.parametrize(("lang", "first"), [("ru", ["", "1БК", "пас", "2♠"]), ("en", ["", "1NT", "pass", "2♠"])])
def test_an_auction_stands_in_columns(lang: Language, first: list[str], office: Office) -> None:
    sheet = compose.auction("N", ("1N", "P", "2S", "X", "XX", "P", "P", "P"), office.words[lang])
    rows = sheet.tables[0].rows
    assert [cell.text for cell in rows[0]] == first
    assert [len(row) for row in rows] == [4, 4, 4]
    assert rows[-1][-1].text == ""


def test_an_unknown_hand_is_a_question_mark() -> None:
    names = dict.fromkeys(SEATS, "X")
    assert spread(None) == "?"
    assert "?" in as_text(Sheet("a", "b", Diagram({"N": {"S": "A"}}, names)))


def card(office: Office, panels: int = 1) -> Card:
    return Card((Panel("text", colour=1),) * panels, sheet=begun(office))


@needs_font
async def test_a_card_gets_its_picture(office: Office) -> None:
    shown = await illustrated(card(office), may_attach=True)
    assert shown.image is not None
    assert shown.image.name == "ending.png"
    assert shown.image.alternative.startswith("Без козыря")
    assert shown.sheet is None


@pytest.mark.parametrize("may_attach", [True, False])
async def test_without_a_font_or_leave_to_attach_the_same_stands_as_text(may_attach: bool, office: Office) -> None:
    find = (lambda: None) if may_attach else fonts.installed
    shown = await illustrated(card(office), may_attach=may_attach, find=find)
    assert shown.image is None
    assert "Юг → ♠2" in shown.panels[1].description
    assert broken(shown) == []


async def test_where_no_room_is_left_the_text_is_left_out(office: Office) -> None:
    full = card(office, 10)
    assert len((await illustrated(full, may_attach=False)).panels) == 10


async def test_a_card_without_a_sheet_stays_as_it_is() -> None:
    plain = Card((Panel("text"),))
    assert await illustrated(plain, may_attach=True) is plain


def test_the_first_usable_font_is_taken(tmp_path: pathlib.Path) -> None:
    broken_file = tmp_path / "DejaVuSans.ttf"
    broken_file.write_bytes(b"no font")

    def offered() -> Iterator[Faces]:
        yield Faces(broken_file, broken_file)
        yield Faces(tmp_path / "missing.ttf", broken_file)

    assert fonts.first_usable(offered()) is None
    assert not fonts.usable(broken_file)


@needs_font
def test_known_families_are_found_below_a_folder(tmp_path: pathlib.Path) -> None:
    below = tmp_path / "truetype" / "some"
    below.mkdir(parents=True)
    for name, source in (("DejaVuSans.ttf", faces().regular), ("DejaVuSans-Bold.ttf", faces().bold)):
        (below / name).write_bytes(source.read_bytes())
    found = fonts.first_usable(fonts.in_folders([tmp_path]))
    assert found == Faces(below / "DejaVuSans.ttf", below / "DejaVuSans-Bold.ttf")


@pytest.mark.parametrize(("lang", "said"), [("ru", "Картинки выключены"), ("en", "Pictures are off")])
def test_the_check_says_that_pictures_are_off(
    lang: Language, said: str, office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fonts, "installed", lambda: None)
    assert fonts.report(office.words[lang]).startswith(said)


@needs_font
def test_the_check_names_the_font(office: Office) -> None:
    assert str(faces().regular) in fonts.report(office.words["ru"])


def test_without_fontconfig_nothing_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert list(fonts.by_fontconfig()) == []


def test_a_broken_fontconfig_offers_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*args: object, **options: object) -> None:
        raise subprocess.TimeoutExpired("fc-match", 5)

    monkeypatch.setattr("shutil.which", lambda name: f"/bin/{name}")
    monkeypatch.setattr("subprocess.run", fail)
    assert list(fonts.by_fontconfig()) == []
