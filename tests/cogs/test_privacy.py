"""/privacy and /forget as cards: numbers that agree with their words, within the limits, in both languages."""

import pytest

from cogs.office import Office
from cogs.privacy.state import PREFIX, PrivacyAction, PrivacyState, is_privacy, parse
from cogs.render.privacy import gone_card, kept_card, sure_card
from cogs.state import OutdatedError
from cogs.storage.forget import Kept
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

NUMBERS = (0, 1, 2, 5, 21, 10**6)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("number", NUMBERS)
def test_every_card_keeps_the_limits(number: int, lang: Language, office: Office) -> None:
    words = office.words[lang]
    kept = Kept(settings=number, entries=number, own_here=number, own=number)
    cards = [
        kept_card(kept, number, words, lang, manages=True),
        kept_card(Kept(None, 0, 0, number), number, words, lang, manages=False),
        *(sure_card(kept, words, lang, server=server) for server in (True, False)),
        *(gone_card(number, words, server=server) for server in (True, False)),
    ]
    for card in cards:
        assert broken(card) == []
        assert "privacy-" not in card.panels[0].description


def test_numbers_agree_with_their_words(office: Office) -> None:
    kept = Kept(settings=2, entries=21, own_here=1, own=3)
    ru = kept_card(kept, 730, office.words["ru"], "ru", manages=True).panels[0].parts
    assert "3 записи, которые вы сделали" in ru[0].value
    assert "Настройки: заданы 2." in ru[1].value
    assert "Журнал: 21 запись, из них ваших 1." in ru[1].value
    assert "стираются через 730 дней" in ru[1].value
    assert "через 30 дней сотрётся" in ru[1].value
    en = kept_card(kept, 1, office.words["en"], "en", manages=True).panels[0].parts
    assert "3 entries that you made" in en[0].value
    assert "after 1 day." in en[1].value


def test_only_what_can_be_deleted_is_offered(office: Office) -> None:
    def labels(kept: Kept, *, manages: bool) -> list[str]:
        rows = kept_card(kept, 0, office.words["en"], "en", manages=manages).rows
        return [part.label for row in rows if isinstance(row, tuple) for part in row]

    own, server = "Delete my entries", "Delete everything of the server"
    assert {own, server} <= set(labels(Kept(1, 0, 0, 1), manages=True))
    assert server not in labels(Kept(1, 5, 0, 1), manages=False)
    assert own not in labels(Kept(1, 5, 0, 0), manages=True)
    assert server not in labels(Kept(0, 0, 0, 0), manages=True)


@pytest.mark.parametrize("action", PrivacyAction)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_states_are_read_back(action: PrivacyAction, lang: Language) -> None:
    state = PrivacyState(action, lang)
    assert is_privacy(state.custom_id())
    assert parse(state.custom_id()) == state


@pytest.mark.parametrize("rest", ["", "p", "zru", "pde", "pru:"])
def test_what_was_not_written_here_is_outdated(rest: str) -> None:
    with pytest.raises(OutdatedError):
        parse(PREFIX + rest)
