"""The policy of a server: what is set there, over what config.toml says, whatever the storage does."""

import json
import pathlib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from types import SimpleNamespace
from typing import Any, cast

import pytest

from cogs import limits
from cogs.dialog import Case, Dialog
from cogs.office import Office
from cogs.options import Wish
from cogs.policy import FRESH_SECONDS, PAUSE_SECONDS, Policies, merged
from cogs.render.parts import Card, Panel, Part
from cogs.replies import Interaction
from cogs.server.settings import UNSET, ServerSettings, read
from cogs.storage import Database, StorageError
from cogs.storage.servers import Servers
from engine.edition import EDITIONS, Edition
from laws.importing.overlay import Overlays
from laws.regulations import Regulations
from tests.cogs.limits import broken
from tests.cogs.offices import with_settings

GUILD = 77


@dataclass
class Clock:
    seconds: float = 0.0

    def __call__(self) -> float:
        return self.seconds


@dataclass
class Stored:
    """Servers whose storage can be switched off; counts what it is asked."""

    data: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    up: bool = True
    asked: int = 0

    async def settings(self, guild_id: int) -> Mapping[str, Any]:
        self.asked += 1
        if not self.up:
            raise StorageError("down")
        return self.data.get(guild_id, {})


def at(
    guild: int | None = GUILD, channel: int = 5, parent: int | None = None, *, added: bool = True, **held: bool
) -> Interaction:
    permissions = {"administrator": False, "manage_guild": False, "manage_messages": False, **held}
    return cast(
        Interaction,
        SimpleNamespace(
            guild_id=guild,
            channel_id=channel,
            channel=SimpleNamespace(parent_id=parent),
            is_guild_integration=lambda: added,
            permissions=SimpleNamespace(**permissions),
            user=SimpleNamespace(roles=[]),
        ),
    )


def policies_of(office: Office, stored: Stored, clock: Clock) -> Policies:
    return Policies(office, cast(Servers, stored), clock)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def test_a_server_without_settings_has_those_of_the_file(office: Office, clock: Clock) -> None:
    policies = policies_of(office, Stored(), clock)
    policy = await policies.of(at())
    assert policy == policies.default
    assert (policy.edition, policy.language, policy.private, policy.note) == (2017, None, True, None)


async def test_what_a_server_sets_wins_over_the_file(office: Office, clock: Clock) -> None:
    data = {"edition": 1997, "language": "ru", "private": False, "correction_minutes": 20, "zone": "UTC+3"}
    policy = await policies_of(office, Stored({GUILD: data}), clock).of(at())
    assert (policy.edition, policy.language, policy.private, policy.zone) == (Edition.LAWS_1997, "ru", False, "UTC+3")
    assert policy.regulations.correction_minutes == 20
    assert policy.regulations.appeal_minutes == 30
    assert policy.edition_of(Wish(edition=Edition.LAWS_2007)) is Edition.LAWS_2007
    assert policy.language_of(Wish(lang="en"), "ru") == "en"
    assert policy.language_of(Wish(), "en") == "ru"
    assert policy.hidden(Wish(private=True))
    assert not policy.hidden()


async def test_no_server_no_settings(office: Office, clock: Clock) -> None:
    stored = Stored({GUILD: {"edition": 1987}})
    policies = policies_of(office, stored, clock)
    assert (await policies.of(at(None))).edition is Edition.LAWS_2017
    assert (await policies.of(at(added=False))).edition is Edition.LAWS_2017
    assert stored.asked == 0


async def test_a_channel_has_its_own_visibility_and_so_have_its_threads(office: Office, clock: Clock) -> None:
    stored = Stored({GUILD: {"private": True, "channels": {"5": False, "6": True}}})
    policies = policies_of(office, stored, clock)
    assert not (await policies.of(at(channel=5))).private
    assert (await policies.of(at(channel=6))).private
    assert (await policies.of(at(channel=7))).private
    assert not (await policies.of(at(channel=8, parent=5))).private
    assert (await policies.of(at(channel=6, parent=5))).private


async def test_settings_are_remembered_for_a_short_time(office: Office, clock: Clock) -> None:
    stored = Stored({GUILD: {"edition": 1997}})
    policies = policies_of(office, stored, clock)
    await policies.of(at())
    stored.data[GUILD] = {"edition": 2007}
    assert (await policies.of(at())).edition is Edition.LAWS_1997
    assert stored.asked == 1
    clock.seconds += FRESH_SECONDS + 0.1
    assert (await policies.of(at())).edition is Edition.LAWS_2007
    stored.data[GUILD] = {}
    policies.forget(GUILD)
    assert (await policies.of(at())).edition is Edition.LAWS_2017


async def test_while_the_storage_is_down_defaults_hold_and_the_card_says_so(office: Office, clock: Clock) -> None:
    stored = Stored({GUILD: {"edition": 1997}}, up=False)
    policies = policies_of(office, stored, clock)
    policy = await policies.of(at())
    assert (policy.edition, policy.note) == (Edition.LAWS_2017, "server-note-defaults")
    for language, words in office.words.items():
        shown = policy.noted(Card((Panel("x", footer="y" * limits.EMBED_FOOTER),)), words)
        assert broken(shown) == []
        assert shown.panels[0].footer.endswith(words.say("server-note-defaults")), language
    await policies.of(at())
    assert stored.asked == 1
    stored.up = True
    clock.seconds += PAUSE_SECONDS + 0.1
    assert (await policies.of(at())).note is None


async def test_while_settings_are_not_known_nothing_is_shown_to_everybody(office: Office, clock: Clock) -> None:
    public = with_settings(office, "discord", private=False)
    policies = policies_of(public, Stored(up=False), clock)
    assert (await policies.of(at())).hidden()
    assert not (await policies.of(at())).hidden(Wish(private=False))
    assert not (await policies.of(at(None))).hidden()
    assert not (await policies_of(public, Stored(), clock).of(at())).hidden()


async def test_what_was_read_before_holds_while_the_storage_is_down(office: Office, clock: Clock) -> None:
    stored = Stored({GUILD: {"edition": 1997}})
    policies = policies_of(office, stored, clock)
    await policies.of(at())
    stored.up = False
    clock.seconds += 3600
    policy = await policies.of(at())
    assert (policy.edition, policy.note) == (Edition.LAWS_1997, "server-note-remembered")


def test_the_note_keeps_a_full_card_within_the_limits(office: Office) -> None:
    policy = merged(Policies(office, cast(Servers, Stored())).default, UNSET)
    noted = replace(policy, note="server-note-defaults")
    parts = tuple(Part("n" * 256, "v" * 1024) for _ in range(4))
    full = Card((Panel("d" * 700, parts=parts, footer="f" * 180),))
    assert broken(full) == []
    assert broken(noted.noted(full, office.words["ru"])) == []
    bare = policy.noted(full, office.words["ru"])
    assert bare is full


def test_a_penalty_comes_with_the_scale_of_the_server(office: Office) -> None:
    policy = merged(Policies(office, cast(Servers, Stored())).default, ServerSettings(penalty_scale="10 % **топа**"))
    case = Case("", "procedural_penalty", {"offence": "late"}, Edition.LAWS_2017, "ru")
    said = "Шкала здесь: 10 % \\*\\*топа\\*\\*"
    assert said in Dialog(office).under(policy).shown(case, private=True).panels[0].description
    assert "Шкала" not in Dialog(office).shown(case, private=True).panels[0].description
    other = Case("", "revoke_inquiry", {"inquirer": "declarer", "asked": "dummy"}, Edition.LAWS_2017, "ru")
    assert "Шкала" not in Dialog(office).under(policy).shown(other, private=True).panels[0].description


async def test_who_counts_as_a_director(office: Office, clock: Clock) -> None:
    stored = Stored({1: {"director_roles": [10, 11]}})
    policies = policies_of(office, stored, clock)
    assert await policies.directs(at(2, manage_messages=True))
    assert await policies.directs(at(2, manage_guild=True))
    assert not await policies.directs(at(2))
    assert not await policies.directs(at(1, manage_messages=True))
    assert await policies.directs(at(1, administrator=True))
    assert not await policies.surely_directs(at(1, manage_messages=True))
    assert await policies.surely_directs(at(2, manage_messages=True))


async def test_who_counts_as_a_director_is_not_guessed_where_it_matters(office: Office, clock: Clock) -> None:
    stored = Stored({1: {"director_roles": [10]}}, up=False)
    policies = policies_of(office, stored, clock)
    assert await policies.directs(at(1, manage_messages=True))
    with pytest.raises(StorageError):
        await policies.surely_directs(at(1, manage_messages=True))
    assert await policies.surely_directs(at(1, manage_guild=True))


def test_what_is_not_understood_is_left_to_the_default(caplog: pytest.LogCaptureFixture) -> None:
    found = read({"edition": 2031, "language": "ru", "correction_minutes": "soon", "later": 1, "channels": {"x": True}})
    assert found == ServerSettings(language="ru")
    assert "correction_minutes" in caplog.text
    assert "soon" not in caplog.text


def test_only_what_is_set_is_stored() -> None:
    settings = UNSET.with_(edition=1987, channels={5: True}, director_roles=(3,))
    assert settings.as_data() == {"edition": 1987, "channels": {"5": True}, "director_roles": [3]}
    assert read(settings.as_data()) == settings
    assert settings.with_(edition=None, channels={}, director_roles=()).as_data() == {}


@pytest.fixture
def servers(database: Database) -> Servers:
    return Servers(database)


async def test_two_processes_see_each_others_changes(office: Office, servers: Servers, clock: Clock) -> None:
    here, there = Policies(office, servers, clock), Policies(office, servers, clock)
    assert (await there.of(at())).edition is Edition.LAWS_2017
    await here.change(GUILD, lambda settings: settings.with_(edition=1997))
    assert (await here.of(at())).edition is Edition.LAWS_1997
    clock.seconds += FRESH_SECONDS + 0.1
    assert (await there.of(at())).edition is Edition.LAWS_1997
    await there.change(GUILD, lambda settings: settings.with_(language="en"))
    assert await here.settings(GUILD) == ServerSettings(edition=1997, language="en")


async def test_a_broken_row_does_not_stop_answers(office: Office, servers: Servers, clock: Clock) -> None:
    await servers.change(GUILD, lambda _: {"edition": "old", "language": "ru"})
    policy = await Policies(office, servers, clock).of(at())
    assert (policy.edition, policy.language, policy.note) == (Edition.LAWS_2017, "ru", None)


def test_regulations_give_the_facts_that_they_settle(office: Office) -> None:
    regulations = Regulations(
        {Edition.LAWS_1997: True},
        two_standards=True,
        rounding="half_away",
        method="straight",
        claim_order="any",
        correction_minutes=20,
        appeal_minutes=40,
        own_card=True,
        memory_aids=True,
        two_hands=True,
    )
    expected: dict[str, dict[str, object]] = {
        "assigned_score": {"two_standards": True},
        "weighted_score": {"rounding": "half_away"},
        "fouled_board": {"method": "straight"},
        "score_correction": {"correction_minutes": 20},
        "appeal_deadline": {"appeal_minutes": 40},
        "review_explanation": {"regulation_allows": True},
        "procedural_penalty": {"regulation_allows": True},
        "spectator": {"regulation_allows": True},
    }
    for edition in EDITIONS:
        order = {"order_in_suit": "any"} if edition >= Edition.LAWS_2007 else {}
        asks = {"allowed_by_regulation": True} if edition is Edition.LAWS_1997 else {}
        for name, spec in office.register.items():
            facts = regulations.facts(spec, edition)
            if "order_in_suit" in spec.facts:
                assert facts == order
            elif name == "revoke_inquiry":
                assert facts == asks
            else:
                assert facts == expected.get(name, {}), name
    plain = Regulations({})
    assert all(plain.facts(spec, edition) == {} for spec in office.register.values() for edition in EDITIONS)


def test_the_official_text_of_the_server_is_quoted(office: Office, tmp_path: pathlib.Path) -> None:
    for name in ("A", "B"):
        sections = {"64A1": {"text": [f"text of {name}"], "notes": []}}
        if name == "B":
            sections["64B"] = {"text": ["only B"], "notes": []}
        content = {
            "format": 1,
            "edition": 2017,
            "language": "en",
            "name": name,
            "titles": {},
            "sections": sections,
        }
        (tmp_path / f"2017_en_{name}.json").write_text(json.dumps(content), encoding="utf-8")
    own = replace(office, library=replace(office.library, overlay=Overlays(tmp_path)))
    assert own.library.overlay.names() == ("A", "B")
    default = Policies(own, cast(Servers, Stored())).default

    def quoted(text: str | None, section: str) -> list[str]:
        policy = merged(default, ServerSettings(official_text=text))
        overlay = policy.office(own).library.overlay
        assert overlay.names() == ("A", "B")
        return [quote.name for quote in overlay.quotes(section, Edition.LAWS_2017, "en")]

    assert quoted(None, "64A1") == ["A", "B"]
    assert quoted("A", "64A1") == ["A"]
    assert quoted("A", "64B") == ["B"]
    assert quoted("gone", "64A1") == ["A", "B"]
