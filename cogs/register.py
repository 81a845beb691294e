"""Registers the commands with Discord, only where they differ from those registered last."""

import asyncio
import hashlib
import json
import pathlib
from collections.abc import Mapping, Sequence
from typing import Any

from cogs.bot import RulingsBot

FILE = "commands.json"


def fingerprint(commands: Sequence[Mapping[str, Any]]) -> str:
    """Differs whenever the commands do."""
    return hashlib.sha256(json.dumps(commands, sort_keys=True, default=str).encode()).hexdigest()


async def register(bot: RulingsBot, folder: pathlib.Path, *, always: bool) -> bool:
    """Register the global commands; whether that was needed.

    Args:
        folder: where the fingerprint of the last registration is kept, by application.
        always: register even where nothing changed.

    Raises:
        HTTPException: Discord refused.
    """
    path = folder / FILE
    commands = await bot.commands_payload()
    now = fingerprint(commands)
    known = await asyncio.to_thread(_known, path)
    if not always and known.get(str(bot.application_id)) == now:
        return False
    # What `CommandTree.sync` sends, which would translate all commands once more.
    await bot.http.bulk_upsert_global_commands(bot.application_id or 0, payload=commands)
    if not always:
        await asyncio.to_thread(_keep, path, {**known, str(bot.application_id): now})
    return True


def unchanged(commands: Sequence[Mapping[str, Any]], folder: pathlib.Path, application: str | None) -> bool:
    """Whether an application's commands were registered from here as they stand."""
    return application is not None and _known(folder / FILE).get(application) == fingerprint(commands)


def _keep(path: pathlib.Path, known: Mapping[str, str]) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(known), encoding="utf-8")


def _known(path: pathlib.Path) -> dict[str, str]:
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}
