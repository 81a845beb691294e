"""The help and what the bot says of itself: every topic within the limits, every example answered, figures that parse."""

import pathlib
from collections.abc import Mapping
from datetime import UTC, date, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs import __version__
from cogs.bot import RulingsBot
from cogs.feedback import JsonLines
from cogs.help.about import About, day
from cogs.help.measured import Figure, load
from cogs.help.names import CommandNames
from cogs.help.state import HelpAction, HelpState, parse
from cogs.office import Office, build
from cogs.render.help import EXAMPLES, START, TOPICS, help_card, offered, text, title_of
from cogs.render.parts import Menu
from cogs.settings import load as load_settings
from cogs.state import OutdatedError
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken
from tests.cogs.offices import with_settings

EVERY: Mapping[str, str] = {
    line: f"</{line}:123456789012345678>"
    for topic in TOPICS
    for lines in topic.paragraphs
    for item in lines
    for line in item.commands
}
SINCE = datetime(2026, 11, 30, 12, 0, tzinfo=UTC)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", [topic.name for topic in TOPICS])
def test_a_topic_is_within_the_limits_and_whole(topic: str, lang: Language, office: Office) -> None:
    words = office.words[lang]
    card = help_card(topic, EVERY, lang, words)
    assert broken(card) == []
    assert card.panels[0].title == title_of(topic, words)
    assert not card.panels[0].description.endswith("…")
    assert "{" not in card.panels[0].description


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_beginning_is_short(lang: Language, office: Office) -> None:
    card = help_card(START, dict.fromkeys(EVERY, "/name"), lang, office.words[lang])
    assert len(card.panels[0].description) < 1100
    menu = next(row for row in card.rows if isinstance(row, Menu))
    assert [pick.value for pick in menu.picks] == [topic.name for topic in TOPICS]


def test_of_commands_that_are_not_there_nothing_is_said(office: Office) -> None:
    known = {"ruling": "/ruling", "law": "/law"}
    names = [topic.name for topic in offered(known)]
    assert names == ["start", "ask", "answers", "privacy"]
    said = text(TOPICS[0], known, office.words["en"])
    assert "/ruling" in said
    assert "case at your table" not in said
    assert help_card("director", known, "en", office.words["en"]).panels[0].title == "In short"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_topic_that_speaks_of_a_command_names_it(lang: Language, office: Office) -> None:
    for topic in TOPICS:
        for line in (item for lines in topic.paragraphs for item in lines):
            used = office.words[lang].variables(line.name)
            assert used == set(line.commands) & used, line.name


async def test_every_command_is_in_the_beginning(office: Office) -> None:
    bot = RulingsBot(office, JsonLines(office.settings.data_folder))
    await bot.commands_payload()
    told = {name for topic in TOPICS for lines in topic.paragraphs for line in lines for name in line.commands}
    for lang in LANGUAGES:
        known = CommandNames(bot.tree, office.words).shown(lang)
        assert {"ruling", "rule-on-this", "law", "claim", "director"} <= set(known) & told
        assert "**/решение**" in known.values() or lang == "en"
    await bot.close()


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> Office:
    return build(load_settings())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("example", "kinds", "law"),
    [
        ("revoke", {"question", "ruling"}, "63"),
        ("lead", {"ruling", "question"}, "5"),
        ("bid", {"ruling", "question"}, "27"),
        ("editions", {"ruling", "question"}, "6"),
        ("law", {"lookup"}, "64A1"),
        ("score", {"calculation"}, "77"),
    ],
)
def test_an_example_gets_the_answer_that_it_is_there_for(
    example: str, kinds: set[str], law: str, lang: Language, real: Office
) -> None:
    assert example in EXAMPLES
    answer = real.counsel.ask(real.words[lang].say(f"help-ask-{example}"))
    assert answer.lang == lang
    assert answer.kind in kinds
    assert any(name.startswith(law) for name in answer.laws), answer.laws
    assert answer.kind == "lookup" or answer.confidence > 0.7


@given(st.sampled_from(HelpAction), st.sampled_from(LANGUAGES), st.text("abcdefghijklmnopqrstuvwxyz-", max_size=40))
def test_a_click_is_read_as_it_was_written(action: HelpAction, lang: Language, about: str) -> None:
    state = HelpState(action, lang, about)
    assert parse(state.custom_id()) == state
    assert len(state.custom_id()) <= 100


@pytest.mark.parametrize("custom_id", ["1H", "1Hzru:start", "1Htde:start", "0Htru:start", "1Htru:Start"])
def test_what_was_not_written_by_this_version_is_outdated(custom_id: str) -> None:
    with pytest.raises(OutdatedError):
        parse(custom_id)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_about(lang: Language, office: Office) -> None:
    told = with_settings(office, "about", source="https://example.org/bridge")
    card = About(told).card(lang, SINCE)
    assert broken(card) == []
    said = "\n".join([card.panels[0].title, *(part.value for part in card.panels[0].parts)])
    for part in (__version__, "1987, 1997, 2007, 2017", "https://example.org/bridge", "MIT", "<t:1796040000:R>"):
        assert part in said
    assert "https" not in "".join(part.value for part in About(office).card(lang, SINCE).panels[0].parts)


def test_every_figure_is_shown_with_its_day(office: Office) -> None:
    measured = load()
    assert {figure.what for figure in measured.figures} == {"rules", "law", "ruling", "exam"}
    shown = next(part.value for part in About(office).card("en", SINCE).panels[0].parts if "Measured" in part.name)
    for figure in measured.figures:
        assert f"{figure.right} of {figure.of}" in shown
        assert day(figure.date, office.words["en"]) in shown
    rules = next(figure for figure in measured.figures if figure.what == "rules")
    assert rules.right == rules.of
    assert rules.of > 3000


@pytest.mark.parametrize(
    "wrong",
    [
        'book = 2026-01-01\n[[figures]]\nwhat = "rules"\ndate = 2026-01-01\nright = 3\nof = 2',
        'book = 2026-01-01\n[[figures]]\nwhat = "luck"\ndate = 2026-01-01\nright = 1\nof = 2',
        'book = 2026-01-01\n[[figures]]\nwhat = "rules"\nright = 1\nof = 2',
        "figures = []",
        "book = yesterday",
    ],
)
def test_a_broken_file_of_figures_is_refused(wrong: str, tmp_path: pathlib.Path) -> None:
    path = tmp_path / "measured.toml"
    path.write_text(wrong, encoding="utf-8")
    with pytest.raises(ValueError, match=r"."):
        load(path)


def test_a_share_in_percent() -> None:
    assert Figure(what="law", date=date(2026, 1, 1), right=1, of=8).percent == 12.5
