"""check, invite and sync, each by use: the commands reach the local Discord as Discord would get them."""

import asyncio
import base64
import io
import pathlib
from argparse import Namespace

import pytest
from discord.http import Route

from cogs import maintenance
from cogs.office import Office
from laws.wording import LANGUAGES, Language
from playground import LocalDiscord
from tests.cogs.offices import fixed_office

COMMANDS = {
    *("ruling", "Rule on this", "law", "search", "compare", "term", "claim", "score", "adjust", "director"),
    *("help", "about", "situation", "guide", "revoke", "insufficient-bid", "designation"),
}


@pytest.fixture
def own_office(tmp_path: pathlib.Path) -> Office:
    return fixed_office(tmp_path)


@pytest.fixture
def at_local(local: LocalDiscord, monkeypatch: pytest.MonkeyPatch) -> LocalDiscord:
    monkeypatch.setattr(Route, "BASE", local.rest_url)
    return local


async def ran(office: Office, token: str | None, command: str, lang: Language = "en", **options: object) -> list[str]:
    """The exit status, then the lines that the command wrote."""
    out = io.StringIO()
    told = Namespace(**{"command": command, "lang": lang, "guild": None, "dry_run": False, **options})
    status = await asyncio.to_thread(maintenance.run, office, told, token, out)
    return [str(status), *out.getvalue().splitlines()]


async def test_sync_registers_all_commands_once(own_office: Office, at_local: LocalDiscord) -> None:
    status, said = await ran(own_office, at_local.token, "sync")
    assert status == "0"
    names = set(at_local.command_names())
    assert names >= COMMANDS
    assert said == f"{len(names)} commands registered."
    assert (await ran(own_office, at_local.token, "sync"))[1].startswith("The commands are registered as they stand")
    assert at_local.rejections == ()


async def test_commands_are_offered_on_servers_and_to_users(own_office: Office, at_local: LocalDiscord) -> None:
    await ran(own_office, at_local.token, "sync")
    for command in at_local.commands():
        if command["name"] in COMMANDS:
            assert set(command["integration_types"]) == {0, 1}, command["name"]
            assert set(command["contexts"]) == {0, 1, 2}, command["name"]
    assert {command["name"] for command in at_local.commands()} >= COMMANDS


async def test_sync_to_one_server(own_office: Office, at_local: LocalDiscord) -> None:
    guild = at_local.world.guilds[0].id
    status, said = await ran(own_office, at_local.token, "sync", "ru", guild=int(guild))
    assert status == "0"
    assert {command["name"] for command in at_local.commands(guild)} >= COMMANDS
    assert at_local.commands() == []
    assert "Зарегистрировано" in said


async def test_sync_to_a_server_without_the_bot(own_office: Office, at_local: LocalDiscord) -> None:
    guild = at_local.world.guilds[1].id
    status, said = await ran(own_office, at_local.token, "sync", guild=int(guild))
    assert (status, "50001" in said) == ("1", True)


async def test_sync_with_a_wrong_token(own_office: Office, at_local: LocalDiscord) -> None:
    status, said = await ran(own_office, "wrong.token.here", "sync")
    assert status == "2"
    assert "does not accept the token" in said


async def test_sync_without_a_token(own_office: Office) -> None:
    assert (await ran(own_office, None, "sync"))[0] == "2"


async def test_sync_where_discord_cannot_be_reached(own_office: Office, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Route, "BASE", "http://127.0.0.1:9/api/v10")
    status, said = await ran(own_office, "a.b.c", "sync")
    assert status == "1"
    assert said.startswith("Discord cannot be reached")


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_dry_run_tells_names_and_whether_anything_changed(
    lang: Language, own_office: Office, at_local: LocalDiscord, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DISCORD_APPLICATION_ID", at_local.world.application.id)
    status, _, names, mark = await ran(own_office, None, "sync", lang, dry_run=True)
    assert status == "0"
    assert set(names.split(", ")) >= COMMANDS
    assert {"en": "not what was registered", "ru": "не тот"}[lang] in mark
    await ran(own_office, at_local.token, "sync")
    again = (await ran(own_office, None, "sync", lang, dry_run=True))[-1]
    assert {"en": "the same as", "ru": "тот же"}[lang] in again
    assert again.split(":")[0] == mark.split(":")[0]


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_invite_gives_a_link_for_a_server_and_one_for_a_user(
    lang: Language, own_office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_APPLICATION_ID", raising=False)
    token = base64.b64encode(b"112233445566778899").decode().rstrip("=") + ".secret.secret"
    status, server, user = await ran(own_office, token, "invite", lang)
    assert status == "0"
    assert "client_id=112233445566778899&scope=bot+applications.commands&permissions=0" in server
    assert "client_id=112233445566778899&integration_type=1" in user
    assert "secret" not in server + user


@pytest.mark.parametrize("token", [None, "nonsense", "bm90IGEgbnVtYmVy.x.y"])
async def test_invite_needs_to_know_whom(
    token: str | None, own_office: Office, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("DISCORD_APPLICATION_ID", raising=False)
    assert (await ran(own_office, token, "invite"))[0] == "2"


@pytest.mark.parametrize(("lang", "fine"), [("en", "are in order"), ("ru", "в порядке")])
async def test_check_is_content_and_speaks_of_pictures(lang: Language, fine: str, own_office: Office) -> None:
    status, said, counts, *more = await ran(own_office, None, "check", lang)
    assert status == "0", said
    assert fine in said
    assert "62" in counts
    assert any(word in " ".join(more) for word in ("font", "шрифт"))
