"""What the cards of the book say and where their buttons lead, without a connection."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from html.parser import HTMLParser

import pytest

from cogs.book.dialog import BookDialog, language_of
from cogs.book.state import View, Way, parse
from cogs.office import Office
from cogs.render.parts import Button, Card, Menu
from engine.edition import Edition
from laws.book.model import law_of
from laws.errors import UserError
from laws.wording import Language
from tests.cogs.limits import broken


@pytest.fixture(scope="module")
def book(office: Office) -> BookDialog:
    return BookDialog(office)


def show(
    book: BookDialog, view: View, text: str, lang: Language | None = None, edition: int | None = None, chapter: int = 0
) -> Card:
    chosen = Edition(edition) if edition else None
    card = book.asked(view, text, private=True, edition=chosen, lang=lang, fallback="en", chapter=chapter)
    assert broken(card) == []
    return card


def everything(card: Card) -> str:
    return "\n".join(
        text
        for panel in card.panels
        for text in (
            panel.title,
            panel.description,
            *(f"{part.name}\n{part.value}" for part in panel.parts),
            panel.footer,
        )
    )


def buttons(card: Card) -> Iterator[Button]:
    yield from (button for row in card.rows if isinstance(row, tuple) for button in row)


def labels(card: Card) -> list[str]:
    return [button.label for button in buttons(card)]


def press(book: BookDialog, card: Card, label: str, question: str = "") -> Card:
    found = next(button for button in buttons(card) if button.label == label)
    turned = book.shown(parse(found.custom_id), question, private=True)
    assert broken(turned) == []
    return turned


def choose(book: BookDialog, card: Card, value: str, question: str = "") -> Card:
    menu = next(row for row in card.rows if isinstance(row, Menu) and value in [pick.value for pick in row.picks])
    return book.shown(book.chosen(parse(menu.custom_id), value), question, private=True)


def test_a_section_is_shown_with_its_place_and_its_references(book: BookDialog) -> None:
    card = show(book, View.LAW, "правило 64А1")
    assert card.panels[0].title == "Правило 64A1, 2017. Нарушитель выиграл взятку фальшренонса"
    assert "всего две" in card.panels[0].description
    assert "Розыгрыш › 64 " in everything(card)
    assert "**64B** случаи без передачи" in everything(card)
    assert "своими словами" in card.panels[0].footer
    assert labels(card)[:6] == ["◀ 64A", "▲ 64A", "64A2 ▶", "→ 64A2", "→ 64B", "→ 64C"]
    assert labels(card)[-6:] == ["1987", "1997", "2007", "Сравнить издания", "In English", "Показать всем"]


def test_its_buttons_lead_where_they_say(book: BookDialog) -> None:
    card = show(book, View.LAW, "64A1")
    assert press(book, card, "64A2 ▶").panels[0].title.startswith("Law 64A2, 2017")
    assert press(book, card, "→ 64C").panels[0].title.startswith("Law 64C, 2017")
    assert press(book, card, "1987").panels[0].title.startswith("Law 64A1, 1987")
    assert press(book, card, "По-русски").panels[0].title.startswith("Правило 64A1, 2017")
    assert "four editions" in press(book, card, "Compare editions").panels[0].title
    assert parse(next(b for b in buttons(card) if b.label == "Show to everyone").custom_id).way is Way.PUBLISH


def test_a_section_that_moved_is_followed_into_the_other_edition(book: BookDialog) -> None:
    card = show(book, View.LAW, "17D", edition=2007)
    assert "15A, 2017" in labels(card)
    assert press(book, card, "15A, 2017").panels[0].title.startswith("Law 15A, 2017")


def test_a_law_shows_its_sections_in_a_select(book: BookDialog) -> None:
    card = show(book, View.LAW, "64")
    assert card.panels[0].title == "Law 64, 2017. Procedure after Establishment of a Revoke"
    assert "**64A** " in card.panels[0].description
    assert choose(book, card, "64B").panels[0].title.startswith("Law 64B, 2017")
    assert labels(card)[:2] == ["◀ 63", "65 ▶"]


def test_a_law_is_found_by_its_name_in_either_language(book: BookDialog) -> None:
    assert show(book, View.LAW, "процедуры апелляции").panels[0].title.startswith("Правило 93, 2017")
    assert show(book, View.LAW, "Procedures of Appeal").panels[0].title.startswith("Law 93, 2017")
    assert show(book, View.LAW, "introduction").panels[0].title.startswith("Introduction, 2017")


def test_words_that_name_no_law_are_searched_for(book: BookDialog) -> None:
    card = show(book, View.LAW, "кто может спросить о фальшренонсе")
    assert card.panels[0].description.startswith("> кто может спросить")
    assert any(part.name.startswith("61B") for part in card.panels[0].parts)


def test_an_unverified_section_says_so(book: BookDialog) -> None:
    card = show(book, View.LAW, "INTRO", edition=1987)
    assert card.panels[0].title.startswith("⚠ ")
    assert "could not be checked against a source" in card.panels[0].description
    assert "⚠" in show(book, View.COMPARE, "INTRO").panels[0].parts[0].name


@pytest.mark.parametrize(
    ("text", "says", "offered"),
    [
        ("law 94", "There is no Law 94", ["93, 2017", "92, 2017", "91, 2017"]),
        ("64Z", "There is no section '64Z' in 2017", ["64, 2017", "64B, 2017", "64C, 2017"]),
        ("70D3", "There is no section '70D3' in 2017", ["68D2b, 2017", "70D, 2017", "70D3, 2007"]),
    ],
)
def test_a_number_that_does_not_exist_is_said_not_to(
    text: str, says: str, offered: list[str], book: BookDialog
) -> None:
    card = show(book, View.LAW, text, "en")
    assert says in card.panels[0].description
    assert set(offered) <= set(labels(card))
    for label in offered:
        number, year = label.split(", ")
        assert press(book, card, label).panels[0].title.startswith(f"Law {number}, {year}")
    assert "нет" in press(book, card, "По-русски").panels[0].description


def test_the_matter_of_a_section_of_another_edition_is_pointed_out(book: BookDialog) -> None:
    card = show(book, View.LAW, "70Д3", "ru")
    assert "В 2017 году об этом говорит **68D2b** доигрывание по просьбе" in everything(card)
    assert "В 2007 году: **70D3**" in everything(card)


def test_a_search_has_the_words_found_in_bold(book: BookDialog) -> None:
    card = show(book, View.SEARCH, "ход партнёра при штрафной карте")
    assert card.panels[0].description.startswith("> ход партнёра при штрафной карте")
    assert all("**" in part.value for part in card.panels[0].parts)
    assert "**штрафн" in everything(card).casefold()
    opened = choose(book, card, "50D2")
    assert opened.panels[0].title.startswith("Правило 50D2, 2017")


def test_a_search_is_kept_to_a_chapter_and_an_edition(book: BookDialog) -> None:
    words = "revoke"
    card = show(book, View.SEARCH, words)
    kept = choose(book, card, "3", words)
    laws = [law_of(part.name) for part in kept.panels[0].parts]
    assert laws
    assert all(9 <= law <= 16 for law in laws)
    assert "Irregularities in general" in kept.panels[0].description
    older = press(book, kept, "1987", words)
    assert "Laws of 1987" in older.panels[0].footer
    assert "Irregularities in general" in older.panels[0].description
    assert show(book, View.SEARCH, words, chapter=3).panels == kept.panels


def test_a_search_has_pages(book: BookDialog) -> None:
    first = show(book, View.SEARCH, "карта")
    second = press(book, first, "Ещё ▶", "карта")
    assert first.panels[0].parts[0] != second.panels[0].parts[0]
    assert press(book, second, "◀ Назад", "карта").panels == first.panels


def test_a_search_reads_in_the_other_language(book: BookDialog) -> None:
    card = press(book, show(book, View.SEARCH, "revoke dummy"), "По-русски", "revoke dummy")
    assert "Найден" in card.panels[0].description
    assert all(any("а" <= sign <= "я" for sign in part.value.casefold()) for part in card.panels[0].parts)


def test_a_search_for_nothing_known_says_so(book: BookDialog) -> None:
    assert "Nothing found" in show(book, View.SEARCH, "xyzzy plugh").panels[0].description
    assert "64A1" in everything(show(book, View.SEARCH, "64"))


def test_a_comparison_says_what_changed_and_what_it_means(book: BookDialog) -> None:
    card = show(book, View.COMPARE, "17D", "en", edition=2007)
    kinds = [part.name for part in card.panels[0].parts]
    assert [name.removeprefix("⚠ ")[:4] for name in kinds] == ["1987", "1997", "2007", "2017"]
    assert kinds[-1] == "2017 · 15A · moved here"
    assert "Moved: 17D → 15A." in card.panels[0].parts[-1].value
    assert press(book, card, "15A, 2017").panels[0].title.startswith("Law 15A, 2017")


def test_a_comparison_of_what_never_changed_says_so(book: BookDialog) -> None:
    card = show(book, View.COMPARE, "64A1", "en")
    assert card.panels[0].description == "All four editions say the same."
    assert card.document is None
    assert [part.value for part in card.panels[0].parts[1:]] == ["Nothing changes at the table."] * 3


def test_what_an_edition_created_or_dropped_is_named(book: BookDialog) -> None:
    assert "New: " in everything(show(book, View.COMPARE, "64", "en"))
    card = show(book, View.COMPARE, "64B7", "en")
    assert [part.name.split(" · ")[2] for part in card.panels[0].parts] == [
        "not there yet",
        "not there yet",
        "new",
        "changed",
    ]


class Tags(HTMLParser):
    """Counts the elements of a page and what it would fetch."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.count: dict[str, int] = {}
        self.fetched: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        self.fetched += [str(value) for name, value in attrs if name in ("src", "href")]
        if tag != "meta":
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("law", ["27", "64", "40", "17"])
def test_a_long_comparison_has_a_page_that_stands_alone(law: str, book: BookDialog) -> None:
    card = show(book, View.COMPARE, law, "ru")
    assert card.document is not None
    assert card.document.name == f"law-{law}-ru.html"
    tags = Tags()
    tags.feed(card.document.text)
    assert tags.open == []
    assert tags.fetched == []
    assert tags.count["article"] == 4 * tags.count["section"]
    assert "script" not in tags.count
    assert len(card.document.text) < 200_000


def test_a_term_is_defined_in_both_languages(book: BookDialog) -> None:
    card = show(book, View.TERM, "штрафная карта")
    assert card.panels[0].title == "Штрафная карта · penalty card"
    assert any(part.name == "Penalty card" for part in card.panels[0].parts)
    assert "Где встречается, 2017" in everything(card)
    menu = next(row for row in card.rows if isinstance(row, Menu))
    assert choose(book, card, menu.picks[0].value).panels[0].title.startswith("Правило ")
    assert press(book, card, "In English").panels[0].title == "Penalty card · штрафная карта"


def test_a_term_of_other_editions_says_whose_definition_it_is(book: BookDialog) -> None:
    card = show(book, View.TERM, "adjusted score", edition=1997)
    assert "1987, 1997" in card.panels[0].footer
    newer = press(book, card, "2017")
    assert newer.panels[0].description != card.panels[0].description
    assert "2007, 2017" in newer.panels[0].footer


def test_an_unknown_term_offers_those_like_it(book: BookDialog) -> None:
    card = show(book, View.TERM, "фальшренонсище *x*", "ru")
    assert "в словаре нет" in card.panels[0].description
    assert "*x*" not in card.panels[0].description.replace("\\*", "")
    first = labels(card)[0]
    assert press(book, card, first).panels[0].title.casefold().startswith(first.casefold())


def test_the_id_of_a_term_is_shown_as_a_term(book: BookDialog) -> None:
    assert show(book, View.LAW, "DEF.revoke").panels[0].title == "Revoke · фальшренонс"
    assert show(book, View.COMPARE, "DEF.revoke", "ru").panels[0].title == "Фальшренонс · revoke"


def test_suggestions_are_named_in_the_users_language(book: BookDialog) -> None:
    assert ("64A1 · нарушитель выиграл взятку фальшренонса", "64A1") in book.suggestions("64а", None, "ru")
    assert ("revoke (a term)", "DEF.revoke") in book.suggestions("revo", None, "en")
    assert ("фальшренонс", "DEF.revoke") in book.suggestions("фал", None, "ru", terms_only=True)
    assert book.suggestions("70D3", None, "en")[0][0].startswith("70D3, 2007 · ")
    assert len(book.suggestions("а", None, "ru")) <= 25


@pytest.mark.parametrize("view", View)
def test_nothing_is_no_question(view: View, book: BookDialog) -> None:
    with pytest.raises(UserError):
        book.asked(view, "  ", private=True, edition=None, lang=None, fallback="en")


@pytest.mark.parametrize("view", [View.LAW, View.SEARCH, View.TERM])
@pytest.mark.parametrize(
    "text", ["@everyone **x** [a](http://b.c)", "🂡", "а" * 400, "\u202e\u200b", "> x", "%s {0}", "'"]
)
def test_any_text_is_answered(view: View, text: str, book: BookDialog) -> None:
    card = show(book, view, text)
    assert "@everyone" not in everything(card)
    assert "**x**" not in everything(card)


def test_what_fits_nothing_cannot_be_compared(book: BookDialog) -> None:
    with pytest.raises(UserError) as caught:
        show(book, View.COMPARE, "🂡 **x**")
    assert caught.value.code == "unknown-law"


def test_the_language_is_that_of_the_words_and_not_of_a_number() -> None:
    assert language_of("правило 64А1") == "ru"
    assert language_of("law 64A1") == "en"
    assert [language_of(text) for text in ("64A1", "12C1(e)(i)", "DEF.revoke", "", "п. 64А1")] == [None] * 5


@dataclass(frozen=True)
class Copy:
    """A club's text of one section."""

    name: str
    edition: Edition
    language: Language
    title: str
    text: str
    notes: tuple[str, ...] = ()


@dataclass(frozen=True)
class Copies:
    """A club's own texts."""

    found: tuple[Copy, ...]

    def quotes(self, section: str, edition: Edition, language: Language) -> tuple[Copy, ...]:
        del section, language
        return tuple(item for item in self.found if item.edition is edition)

    def names(self) -> tuple[str, ...]:
        return tuple(item.name for item in self.found)


def test_a_clubs_own_text_is_quoted_below_ours(office: Office) -> None:
    long = "Слово. " * 2000
    copies = Copies(
        (
            Copy("Клубный перевод", Edition.LAWS_1997, "ru", "", "Так сказано в клубе.", ("Сноска.",)),
            Copy("Ещё один", Edition.LAWS_1997, "ru", "", long),
        )
    )
    own = BookDialog(replace(office, library=replace(office.library, overlay=copies)))
    card = show(own, View.LAW, "64A1", "ru", edition=1997)
    assert card.panels[1].title == "Клубный перевод: официальный текст 1997 года"
    assert card.panels[1].description == "Так сказано в клубе.\nСноска."
    assert card.panels[1].footer == "на русском языке"
    assert card.panels[2].description.endswith("…")
    assert len(show(own, View.LAW, "64A1", "ru", edition=2017).panels) == 1
