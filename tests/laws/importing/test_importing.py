"""Texts of our own in the states in which such files are found, read back, kept and quoted."""

import io
import pathlib
from argparse import Namespace

import pytest

from cogs.office import Office, build
from cogs.settings import load
from cogs.terminal.arguments import parser
from cogs.terminal.run import run
from engine.edition import Edition
from laws.book import Book
from laws.book import load as load_book
from laws.errors import UserError
from laws.importing.contents import without_contents
from laws.importing.decode import decode
from laws.importing.hyphens import join
from laws.importing.letters import RULE, mend
from laws.importing.overlay import Overlays, as_data, quoted
from laws.importing.pages import GAP, PAGE, without_numbers
from laws.importing.passages import Imported
from laws.importing.plausible import Plausibility, plausibility
from laws.importing.reader import Importer
from laws.importing.translit import is_transliterated, to_russian

WRAPPED = """                      - 12 -
     Часть  IV  -  ФАЛЬШРЕНОНС
     ҐҐ ҐҐ ҐҐ ҐҐ ҐҐ ҐҐ ҐҐ ҐҐ

     Правило 63. Когда фальшренонс
     њњњњњњњњњњњ установлен
                 њњњњњњњњњњ
  A.Как его устанавливают
    Ошибка считается установленной, когда:
    1.Сторона сыграла дальше
      Виновный или его партн„р уже положил карту в сле-
дующую взятку(*), всё равно какую.
    2.Карта названа
      Один из них назвал карту, которой будет играть.
  B.Исправить уже нельзя
    После этого ошибка остаётся как есть, и какой-
либо замены карты не бывает.
њњњњњњњњњњњњњњњњњњњњњњњњњњњњњ
(*) - О двенадцатой взятке см. правило 62D.

                      - 13 -
     Правило 64. Сколько взяток отдают
     њњњњњњњњњњњњњњњњњњњњњњњњњњњњњњњњњ
  A.Передача взяток
    1.Взятку фальшренонса взял нарушитель
      Сторона отдаёт саму взятку и ещё одну из взятых
позже.
  C.Судья следит за справедливостью
    Если этого мало для невиновной стороны,судья
назначает присужд„нный результат.
"""
PARAGRAPHS = "\n\n".join(
    (
        "Правило 65. Как кладут взятки",
        "Сыгравшие во взятку переворачивают свои карты рубашкой вверх и кладут каждый возле себя на стол, все четыре карты.",
        "Взятку, которую взяла сторона игрока, кладут вдоль, узким краем карты к партнёру, как принято за любым столом.",
        "Взятку, которая досталась другой стороне, кладут поперёк: концы перевёрнутой карты смотрят на оппонентов.",
        "Взятки лежат в порядке розыгрыша ровным рядом внахлёст, чтобы потом можно было просмотреть розыгрыш по порядку.",
        "Порядок карт не нарушают, пока не согласовано число взяток; кто смешал карты, рискует правами в споре о них.",
    )
)


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book()


@pytest.fixture(scope="module")
def importer(book: Book) -> Importer:
    return Importer(book)


@pytest.fixture(scope="module")
def model(book: Book) -> Plausibility:
    return plausibility(book)


def read(importer: Importer, text: str | bytes, name: str = "text.txt") -> Imported:
    data = text.encode() if isinstance(text, str) else text
    return importer.read(data, name, Edition.LAWS_1987, "ru", "наш")


def says(imported: Imported, section: str) -> str:
    quote = quoted(as_data(imported), section)
    assert quote is not None, imported.sections
    return quote.text


def test_pages_rules_and_hyphens_do_not_hide_the_sections(importer: Importer) -> None:
    found = read(importer, WRAPPED)
    assert found.sections == ("63", "63A", "63A1", "63A2", "63B", "64", "64A", "64A1", "64C")
    assert found.placed_share == 1.0
    assert found.pages == (12, 13)
    assert as_data(found)["titles"]["63"] == "Когда фальшренонс установлен"
    assert "партнёр уже положил карту в следующую взятку" in says(found, "63A1")
    assert "какой-либо замены" in says(found, "63B")
    assert "стороны, судья назначает присуждённый" in says(found, "64C")


def test_a_note_stands_with_the_section_that_cites_it(importer: Importer) -> None:
    quote = quoted(as_data(read(importer, WRAPPED)), "63A1")
    assert quote is not None
    assert quote.notes == ("(*) - О двенадцатой взятке см. правило 62D.",)


def test_lost_labels_are_found_by_order_and_likeness(importer: Importer) -> None:
    assert read(importer, PARAGRAPHS).sections == ("65", "65A", "65B1", "65B2", "65C", "65D")


def test_a_heading_runs_on_in_an_endless_line(importer: Importer) -> None:
    rows = [line for line in WRAPPED.replace("„", "ё").split("\n") if "њ" not in line and "Ґ" not in line]
    found = read(importer, " ".join(" ".join(rows).split()))
    assert says(found, "63A2") == "Карта названа\nОдин из них назвал карту, которой будет играть."


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1251", "cp866", "koi8-r"])
def test_encodings(model: Plausibility, encoding: str) -> None:
    assert decode(PARAGRAPHS.encode(encoding), model).text == PARAGRAPHS


def test_lines_in_different_encodings(model: Plausibility) -> None:
    lines = PARAGRAPHS.split("\n\n")
    data = b"\n\n".join(
        line.encode(("cp1251", "cp866", "koi8-r", "utf-8")[place % 4]) for place, line in enumerate(lines)
    )
    assert decode(data, model).text == PARAGRAPHS


@pytest.mark.parametrize(("wrong", "right"), [("cp1251", "cp866"), ("cp1251", "koi8-r"), ("latin-1", "utf-8")])
def test_a_wrong_decoding_is_undone(model: Plausibility, wrong: str, right: str) -> None:
    garbled = PARAGRAPHS.encode(right).decode(wrong, errors="ignore")
    assert "Порядок карт не нарушают" in decode(garbled.encode(), model).text


@pytest.mark.parametrize(
    ("line", "mended"),
    [
        ("е„ партн„р", "её партнёр"),
        ("ЗАПРЕЩ‚ННЫЙ", "ЗАПРЕЩЁННЫЙ"),
        ("сказал „пас“ вслух", "сказал „пас“ вслух"),
        ("ДДДДДД заявки", f"{RULE} заявки"),
        ("НН НН НН НН", RULE),
        ("какая\u2013либо 60\u201370", "какая-либо 60\u201370"),
        ("карту,чтобы", "карту, чтобы"),
        ("2\x04 и 3\x03", "2♦ и 3♥"),
    ],
)
def test_single_signs(line: str, mended: str) -> None:
    assert mend(line).text == mended


@pytest.mark.parametrize(
    ("broken", "whole"),
    [
        ("кар-\nту", "карту"),
        ("какой-\nлибо", "какой-либо"),
        ("по-\nпрежнему", "по-прежнему"),
        ("по-\nэтому", "поэтому"),
        ("N-\nS", "N-S"),
        ("vzya- tka", "vzyatka"),
    ],
)
def test_hyphens(model: Plausibility, broken: str, whole: str) -> None:
    assert join(broken, model.words)[0] == whole


@pytest.mark.parametrize(
    ("latin", "russian"),
    [
        ("Etot ob®yasnyaemyj hod", "Этот объясняемый ход"),
        ("SHtrafnaya karta vistuyushchego", "Штрафная карта вистующего"),
        ("vzyatka 12-j, sm. pravilo 45C4(B)", "взятка 12-й, см. правило 45C4(B)"),
        ("I poetomu LHO imeet pravo", "И поэтому LHO имеет право"),
        ("CHast' V - ZAPRESHCHpNNYJ HOD", "Часть V - ЗАПРЕЩЁННЫЙ ХОД"),
    ],
)
def test_transliteration(model: Plausibility, latin: str, russian: str) -> None:
    assert to_russian(latin, model.words) == russian


def test_english_is_not_taken_for_transliteration(model: Plausibility) -> None:
    assert not is_transliterated(
        "The director rules when a player draws attention to the infraction. " * 9, model.words
    )
    assert is_transliterated("Igrok mozhet otmenit' kartu, kotoraya byla sygrana posle etogo hoda. " * 9, model.words)


def test_missing_pages_are_marked() -> None:
    paged = without_numbers("раз\n- 7 -\nдва\n- 8 -\nтри\n- 11 -\nпять")
    assert paged.numbers == (7, 8, 11)
    assert paged.text.count(PAGE) == 2
    assert paged.text.count(GAP) == 1


def test_a_table_of_contents_is_no_text_of_laws() -> None:
    contents = "\n".join(f"LAW {number} - SOME TITLE      {number + 3}" for number in range(1, 30))
    text, found = without_contents(f"{contents}\n\nLAW 1\nThe pack")
    assert text.split() == ["LAW", "1", "The", "pack"]
    assert found == (contents,)


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "import-empty"),
        (b" \n\t", "import-empty"),
        (b"\x00\x01\x02\xff\xfe\x00" * 500, "import-unreadable"),
        (b"x" * 20_000_001, "import-too-big"),
        (("Вечером шёл снег, и на улице никого не было видно до самого утра. " * 40).encode(), "import-no-law-text"),
        (("The snow fell all night and nobody was seen in the street. " * 40).encode(), "import-other-language"),
        (b"%PDF-1.7 broken", "import-needs-library"),
    ],
)
def test_what_is_no_law_text_is_refused(importer: Importer, data: bytes, code: str) -> None:
    with pytest.raises(UserError) as error:
        read(importer, data)
    assert error.value.code in (code, "import-unreadable" if data.startswith(b"%PDF") else code)


def test_importing_again_replaces(importer: Importer, tmp_path: pathlib.Path) -> None:
    overlays = Overlays.of(tmp_path)
    first, second = overlays.save(read(importer, WRAPPED)), overlays.save(read(importer, PARAGRAPHS))
    assert first == second
    assert [path.name for path in overlays.folder.iterdir()] == [first.name]
    assert overlays.quotes("64A1", Edition.LAWS_1987, "ru") == ()
    quote = overlays.quotes("65C", Edition.LAWS_1987, "en")[0]
    assert (quote.name, quote.language, quote.edition) == ("наш", "ru", Edition.LAWS_1987)
    assert overlays.quotes("65C", Edition.LAWS_1997, "ru") == ()


def test_nothing_half_written(importer: Importer, tmp_path: pathlib.Path) -> None:
    (tmp_path / "imported").write_text("in the way", encoding="utf-8")
    with pytest.raises(UserError) as error:
        Overlays.of(tmp_path).save(read(importer, PARAGRAPHS))
    assert error.value.code == "import-not-written"
    assert [path.name for path in tmp_path.iterdir()] == ["imported"]


def test_a_broken_overlay_is_left_out(tmp_path: pathlib.Path) -> None:
    folder = tmp_path / "imported"
    folder.mkdir()
    (folder / "1987_ru_x.json").write_text('{"format": 1}', encoding="utf-8")
    assert Overlays.of(tmp_path).quotes("64A1", Edition.LAWS_1987, "ru") == ()


@pytest.fixture
def office(tmp_path: pathlib.Path) -> Office:
    settings = load()
    storage = settings.storage.model_copy(update={"data": str(tmp_path / "data")})
    return build(settings.model_copy(update={"storage": storage}))


def test_the_command(office: Office, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "club.txt"
    file.write_text(WRAPPED, encoding="utf-8")
    base = ["import", str(file), "--lang", "ru", "--name", "Наш перевод"]

    def call(*more: str) -> tuple[int, str]:
        out = io.StringIO()
        options: Namespace = parser().parse_args([*base, *more] if more[0] != "law" else list(more))
        return run(office, options, out), out.getvalue()

    status, said = call("--edition", "1987", "--dry-run", "--show", "64 a 1")
    assert status == 0
    assert "ещё одну из взятых позже" in said
    assert not (tmp_path / "data" / "imported").exists()
    assert call("--edition", "1980")[0] == 2
    assert call("--edition", "1987")[0] == 0
    status, said = call("law", "64A1", "--edition", "1987", "--lang", "ru")
    assert status == 0
    assert said.index("Наш перевод (издание 1987 года, русский текст)") > 0
    assert "ещё одну из взятых позже" in said


@pytest.mark.parametrize(
    "arguments", [["import", "/nowhere/x", "--edition", "1987", "--lang", "ru"], ["import", "x", "--lang", "ru"]]
)
def test_wrong_commands_say_what_is_wrong(
    office: Office, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(office, parser().parse_args(arguments), io.StringIO()) == 2
    assert capsys.readouterr().err.strip()


def test_html_keeps_the_numbers_of_lists(importer: Importer) -> None:
    pytest.importorskip("bs4")
    html = (
        "<html><body><h2>Правило 63. Фальшренонс установлен</h2><ol type=A><li>Ошибка установлена, когда:<ol>"
        "<li>сыграно дальше</li><li>карта названа</li></ol></li><li>Исправить фальшренонс уже нельзя.</li></ol></body></html>"
    )
    assert read(importer, html, "x.html").sections == ("63", "63A", "63A1", "63A2", "63B")


def test_markdown(importer: Importer) -> None:
    pytest.importorskip("markdown_it")
    text = "## Правило 63. Фальшренонс установлен\n\nA. Ошибка установлена, когда:\n\n1. сыграно дальше\n2. карта названа\n"
    assert read(importer, text, "x.md").sections == ("63", "63A", "63A1", "63A2")


def test_docx(importer: Importer) -> None:
    docx = pytest.importorskip("docx")
    document = docx.Document()
    for line in PARAGRAPHS.split("\n\n"):
        document.add_paragraph(line)
    data = io.BytesIO()
    document.save(data)
    assert read(importer, data.getvalue(), "x.docx").sections[:3] == ("65", "65A", "65B1")
