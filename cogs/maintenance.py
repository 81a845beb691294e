"""Commands that look after the bot: check, invite, sync."""

import asyncio
import base64
import binascii
import logging
import os
from argparse import Namespace
from collections.abc import Iterator
from typing import Any, TextIO

import aiohttp
import discord

from cogs.bot import RulingsBot
from cogs.feedback import JsonLines
from cogs.office import Office
from cogs.pictures import fonts
from cogs.register import fingerprint, register, unchanged
from engine.cards import RANKS
from engine.case import slug
from engine.facts import Kind, Shape
from engine.situations import SituationSpec
from laws.wording import LANGUAGES, Catalogue, Language

INVITE = "https://discord.com/oauth2/authorize?client_id={id}&scope=bot+applications.commands&permissions=0"
"""Adds the bot to a server; it answers through interactions only and so needs no permissions."""
INVITE_USER = "https://discord.com/oauth2/authorize?client_id={id}&integration_type=1&scope=applications.commands"
"""Adds it to the user who opens the link, to be used wherever he is."""
HASH = 12
"""Characters of the fingerprint of the commands that are shown."""


def run(office: Office, options: Namespace, token: str | None, out: TextIO) -> int:
    """Run one of the commands and return its exit status."""
    language: Language = "ru" if options.lang == "ru" else "en"
    words = office.words[language]
    if options.command == "check":
        return _check(office, words, out)
    if options.command == "invite":
        return _invite(words, token, out)
    return _sync(office, words, token, options, out)


def problems(office: Office) -> Iterator[str]:
    """What is wrong in catalogues, situations and commands; the book and the lexicon were checked when loaded."""
    for language in LANGUAGES:
        catalogue = office.words[language]
        yield from catalogue.errors()
        for spec in office.register.values():
            yield from (f"{language}: no message {name}" for name in needed(spec, catalogue) if not catalogue.has(name))
    ids = {language: office.words[language].ids for language in LANGUAGES}
    yield from (f"ru: no message {name}" for name in sorted(ids["en"] - ids["ru"]))
    yield from (f"en: no message {name}" for name in sorted(ids["ru"] - ids["en"]))
    yield from asyncio.run(_command_problems(office))


def needed(spec: SituationSpec, words: Catalogue) -> Iterator[str]:
    """The messages that a situation needs: its title, its facts, their values and questions."""
    yield f"situation-{slug(spec.name)}"
    for fact in spec.facts.values():
        own = words.first(f"fact-{slug(spec.name)}-{slug(fact.name)}")
        yield own or f"fact-{slug(fact.name)}"
        if fact.kind in (Kind.REQUIRED, Kind.ASKED):
            yield words.first(f"ask-{slug(spec.name)}-{slug(fact.name)}") or f"ask-{slug(fact.name)}"
        if fact.shape is Shape.CHOICE:
            for value in (value for value in fact.values if str(value) not in (*RANKS, "none")):
                name = f"choice-{slug(fact.name)}-{slug(str(value))}"
                yield words.first(f"choice-{slug(spec.name)}-{slug(fact.name)}-{slug(str(value))}") or name


async def _command_problems(office: Office) -> list[str]:
    bot = RulingsBot(office, JsonLines(office.settings.data_folder))
    try:
        await bot.commands_payload()
    except ValueError as error:
        return [str(error)]
    finally:
        await bot.close()
    return []


def _check(office: Office, words: Catalogue, out: TextIO) -> int:
    found = list(problems(office))
    for problem in found:
        out.write(words.say("check-problem", what=problem) + "\n")
    if found:
        return 1
    counts: dict[str, Any] = {
        "situations": len(office.register),
        "sections": sum(len(sections) for sections in office.book.sections.values()),
        "terms": len(office.book.terms),
        "messages": len(words.ids),
    }
    out.write(words.say("check-fine") + "\n" + words.say("check-counts", **counts) + "\n")
    out.write(fonts.report(words) + "\n")
    return 0


def application_id(token: str | None) -> str | None:
    """The application's id: from the environment, else from the first part of the token."""
    if given := os.environ.get("DISCORD_APPLICATION_ID", "").strip():
        return given
    if not token:
        return None
    first = token.split(".", 1)[0]
    try:
        decoded = base64.b64decode(first + "=" * (-len(first) % 4), validate=True).decode("ascii")
    except (binascii.Error, UnicodeDecodeError, ValueError):
        return None
    return decoded if decoded.isdigit() else None


def _invite(words: Catalogue, token: str | None, out: TextIO) -> int:
    found = application_id(token)
    if found is None:
        out.write(words.say("invite-needs-id") + "\n")
        return 2
    out.write(words.say("invite-server", url=INVITE.format(id=found)) + "\n")
    out.write(words.say("invite-user", url=INVITE_USER.format(id=found)) + "\n")
    return 0


def _sync(office: Office, words: Catalogue, token: str | None, options: Namespace, out: TextIO) -> int:
    if options.dry_run:
        _foretell(office, words, token, out)
        return 0
    if not token:
        out.write(words.say("sync-needs-token") + "\n")
        return 2
    try:
        count = asyncio.run(_registered(office, token, options.guild))
    except discord.LoginFailure:
        out.write(words.say("discord-wrong-token") + "\n")
        return 2
    except discord.HTTPException as error:
        out.write(words.say("sync-refused", status=error.status, code=error.code, why=error.text) + "\n")
        return 1
    except (aiohttp.ClientError, TimeoutError, OSError) as error:
        out.write(words.say("sync-unreachable", why=type(error).__name__) + "\n")
        return 1
    out.write(words.say("sync-done", count=count) + "\n" if count else words.say("sync-same") + "\n")
    return 0


def _foretell(office: Office, words: Catalogue, token: str | None, out: TextIO) -> None:
    """What would be registered, by name, and whether it is what was registered last."""
    commands = asyncio.run(_payload(office))
    names = ", ".join(str(command["name"]) for command in commands)
    same = unchanged(commands, office.settings.data_folder, application_id(token))
    out.write(words.say("sync-would", count=len(commands)) + "\n" + names + "\n")
    mark = fingerprint(commands)[:HASH]
    out.write(words.say("sync-hash", hash=mark, same="yes" if same else "no") + "\n")


async def _payload(office: Office) -> list[Any]:
    bot = RulingsBot(office, JsonLines(office.settings.data_folder))
    try:
        return list(await bot.commands_payload())
    finally:
        await bot.close()


async def _registered(office: Office, token: str, guild: int | None) -> int:
    logging.getLogger("discord").setLevel(logging.ERROR)
    bot = RulingsBot(office, JsonLines(office.settings.data_folder))
    try:
        await bot.login(token)
        if guild is None:
            changed = await register(bot, office.settings.data_folder, always=False)
            return len(await bot.commands_payload()) if changed else 0
        place = discord.Object(guild)
        bot.tree.copy_global_to(guild=place)
        return len(await bot.tree.sync(guild=place))
    finally:
        await bot.close()
