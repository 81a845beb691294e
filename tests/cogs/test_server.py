"""The settings of a server as cards: every setting can be shown and changed in both languages, within Discord's limits."""

import itertools
from typing import cast

import pytest

from cogs.office import Office
from cogs.policy import Policies, Policy, merged
from cogs.render.parts import Button, Chooser, Menu
from cogs.render.server import ServerView
from cogs.replies import modal, view
from cogs.server.fields import FIELDS, Field, Shape, defaults, is_set, unset, value_of
from cogs.server.settings import CHANNELS, ROLES, SCALE, UNSET, ServerSettings
from cogs.server.state import PREFIX, ServerAction, ServerState, is_server, parse
from cogs.state import OutdatedError
from cogs.storage.servers import Servers
from laws.errors import UserError
from laws.wording import LANGUAGES, Language
from tests.cogs.limits import broken

BIG = 2**63 - 1
TEXTS = tuple(f"{'Перевод' * 14}{number:02}" for number in range(30))
TYPED = {"zone": "UTC+05:30", "penalty_scale": "*" * SCALE, "journal_days": "36500"}


def full() -> ServerSettings:
    """Everything set, as long as it can be."""
    channels = {BIG - place: bool(place % 2) for place in range(CHANNELS)}
    values = {field.name: field.values[-1] for field in FIELDS.values() if field.values}
    values |= {
        field.name: field.read(TYPED.get(field.name, "9999")) for field in FIELDS.values() if field.read is not None
    }
    roles = tuple(BIG - place for place in range(ROLES))
    return UNSET.with_(**values, channels=channels, director_roles=roles, official_text=TEXTS[0])


@pytest.fixture(scope="session")
def default(office: Office) -> Policy:
    return Policies(office, cast(Servers, None)).default


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("settings", [UNSET, full()], ids=["nothing set", "everything set"])
def test_every_card_keeps_the_limits(settings: ServerSettings, lang: Language, office: Office, default: Policy) -> None:
    words = office.words[lang]
    shown = ServerView(settings, default, TEXTS, words, lang)
    cards = [shown.home(), shown.home(shown.changed(FIELDS["private"])), shown.sure()]
    for field in FIELDS.values():
        cards += [shown.field(field), shown.field(field, words.say("error-server-number", given="x" * 40, most=9999))]
        if field.shape is Shape.TYPED:
            prompt = shown.prompt(field)
            assert 1 <= len(prompt.title) <= 45
            assert 1 <= len(prompt.description) <= 100
            assert prompt.description == words.say(f"server-type-{field.slug}")
            modal(prompt)
    for card in cards:
        assert broken(card) == []
        view(card.rows)
        assert "server-" not in card.panels[0].description + "".join(part.value for part in card.panels[0].parts)
    assert len(shown.home().panels[0].parts) == 5


@pytest.mark.parametrize("field", FIELDS.values(), ids=FIELDS)
def test_every_setting_can_be_changed_and_left_to_the_default(field: Field, office: Office, default: Policy) -> None:
    words = office.words["ru"]
    own = full()
    assert is_set(own, field)
    back = own.with_(**unset(field))
    assert not is_set(back, field)
    assert value_of(back, default, field) == defaults(default)[field.name]
    shown = ServerView(own, default, TEXTS, words, "ru").field(field)
    labels = [part.label for row in shown.rows if isinstance(row, tuple) for part in row]
    assert any(label.startswith("По умолчанию") for label in labels)
    bare = ServerView(UNSET, default, (), words, "ru").field(field)
    assert not any(part.label.startswith("По умолчанию") for row in bare.rows if isinstance(row, tuple) for part in row)


def test_every_field_of_the_settings_can_be_changed() -> None:
    assert FIELDS.keys() | {"channels"} == ServerSettings.model_fields.keys()


def test_every_choice_is_taken_by_the_settings_and_by_the_policy(default: Policy) -> None:
    for field in FIELDS.values():
        for value in field.values:
            settings = UNSET.with_(**{field.name: value})
            assert defaults(merged(default, settings))[field.name] == value, field.name


@pytest.mark.parametrize("action", ServerAction)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_states_are_read_back(action: ServerAction, lang: Language) -> None:
    fields: list[Field | None] = [None, *FIELDS.values()]
    for field, place in itertools.product(fields, (None, 0)):
        if field is None or place is None or field.values:
            state = ServerState(action, lang, field, place)
            assert len(state.custom_id()) <= 100
            assert is_server(state.custom_id())
            assert parse(state.custom_id()) == state


@pytest.mark.parametrize("rest", ["", "zru::", "sru:edition:9", "sru:nothing:", "sde::", "sru:edition:0x", "oru:../x:"])
def test_what_was_not_written_here_is_outdated(rest: str) -> None:
    with pytest.raises(OutdatedError):
        parse(PREFIX + rest)


@pytest.mark.parametrize(
    ("name", "text", "value"),
    [
        ("correction_minutes", " 45 ", 45),
        ("appeal_minutes", "0", 0),
        ("journal_days", "36500", 36500),
        ("zone", " Europe/Moscow ", "Europe/Moscow"),
        ("zone", "UTC-3:30", "UTC-3:30"),
        ("penalty_scale", " 10 %  топа\nповторный 20 % ", "10 % топа повторный 20 %"),
    ],
)
def test_what_is_typed_is_read(name: str, text: str, value: object) -> None:
    read = FIELDS[name].read
    assert read
    assert read(text) == value
    assert getattr(UNSET.with_(**{name: read(text)}), name) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        *(("correction_minutes", text) for text in ("", "-1", "10000", "1.5", "полчаса", "٣٠", "1e3", "9" * 40)),
        ("journal_days", "36501"),
        *(("zone", text) for text in ("", "Мордор", "UTC+15", "Europe/Nowhere", "../../etc/passwd")),
    ],
)
def test_what_does_not_fit_is_refused(name: str, text: str, office: Office) -> None:
    read = FIELDS[name].read
    assert read
    with pytest.raises(UserError) as raised:
        read(text)
    for words in office.words.values():
        assert words.text(raised.value.said)


def test_roles_and_channels_are_shown_as_chosen(office: Office, default: Policy) -> None:
    settings = UNSET.with_(director_roles=(1, 2), channels={5: False, 6: True, 7: False})
    shown = ServerView(settings, default, (), office.words["ru"], "ru")
    choosers = [row for row in shown.field(FIELDS["private"]).rows if isinstance(row, Chooser)]
    assert [(row.of, row.chosen, row.least) for row in choosers] == [("channels", (5, 7), 0), ("channels", (6,), 0)]
    roles = [row for row in shown.field(FIELDS["director_roles"]).rows if isinstance(row, Chooser)]
    assert [(row.of, row.chosen) for row in roles] == [("roles", (1, 2))]
    assert "<@&1>, <@&2>" in shown.said(FIELDS["director_roles"])
    assert "всем в <#5>, <#7>" in shown.said(FIELDS["private"])


def test_only_what_is_imported_can_be_quoted(office: Office, default: Policy) -> None:
    field = FIELDS["official_text"]
    none = ServerView(UNSET, default, (), office.words["en"], "en").field(field)
    assert not any(isinstance(row, Menu) for row in none.rows)
    some = ServerView(UNSET, default, ("ACBL 2017",), office.words["en"], "en").field(field)
    menus = [row for row in some.rows if isinstance(row, Menu)]
    assert [pick.value for pick in menus[0].picks] == ["ACBL 2017"]


def test_resetting_is_offered_only_where_something_is_set(office: Office, default: Policy) -> None:
    def looks(settings: ServerSettings) -> list[str]:
        rows = ServerView(settings, default, (), office.words["en"], "en").home().rows
        return [part.look for row in rows if isinstance(row, tuple) for part in row if isinstance(part, Button)]

    assert "danger" not in looks(UNSET)
    assert "danger" in looks(UNSET.with_(edition=1987))
