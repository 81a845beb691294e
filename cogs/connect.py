"""Connects the bot to Discord, or to a local one, and keeps it connected until it is told to stop."""

import asyncio
import contextlib
import logging
import signal
import sys
from collections.abc import Callable, Iterator
from typing import Final

import aiohttp
import discord
import yarl
from discord.gateway import DiscordWebSocket
from discord.http import Route

from cogs import health, logs
from cogs.bot import DEFAULT_LANGUAGE, RulingsBot
from cogs.feedback import JsonLines
from cogs.office import Office
from cogs.register import register
from laws.wording import Language

_log = logging.getLogger(__name__)

OK: Final = 0
REFUSED: Final = 2
"""Exit status where Discord does not take the token."""
BACKOFF: Final = (1.0, 2.0, 5.0, 10.0, 30.0, 60.0)
"""Seconds between attempts while Discord cannot be reached; the last one is repeated."""
_AUTHENTICATION_FAILED: Final = 4004
_UNREACHABLE: Final = (OSError, aiohttp.ClientError, TimeoutError, discord.GatewayNotFound, discord.ConnectionClosed)


async def serve(
    office: Office,
    *,
    token: str,
    rest_url: str | None = None,
    gateway_url: str | None = None,
    stop: asyncio.Event | None = None,
    backoff: tuple[float, ...] = BACKOFF,
    on_start: Callable[[RulingsBot], None] | None = None,
    database: str | None = None,
) -> int:
    """Run the bot until it is told to stop; then what is being answered is finished first.

    Args:
        rest_url: address of a REST API other than Discord's, without a slash at the end.
        gateway_url: address of its gateway.
        stop: ends the run when set; without it the signals SIGTERM and SIGINT do.
        on_start: called with each bot before it connects.
        database: address of another database than that of the settings.

    Returns:
        The exit status: 0 after a stop, 2 where the token is refused.
    """
    _address(rest_url, gateway_url)
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    logs.hush()
    current: list[RulingsBot] = []

    def new_bot() -> RulingsBot:
        timeout = 0.2 if rest_url else 2.0
        bot = RulingsBot(office, JsonLines(office.settings.data_folder), guild_timeout=timeout, database=database)
        current[:] = [bot]
        if on_start:
            on_start(bot)
        return bot

    settings = office.settings.discord
    port = 0 if rest_url else settings.health_port
    async with health.served(settings.health_host, port, lambda: current[0] if current else None):
        with _stopping(stop) as ended:
            return await _supervised(new_bot, office, token, ended, backoff, always=rest_url is not None)


async def _supervised(
    new_bot: Callable[[], RulingsBot],
    office: Office,
    token: str,
    stop: asyncio.Event,
    backoff: tuple[float, ...],
    *,
    always: bool,
) -> int:
    failed = 0
    while not stop.is_set():
        bot = new_bot()
        running = asyncio.create_task(_run(bot, office, token, always=always))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((running, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not running.done():
            await bot.drain()
        outcome = (await asyncio.gather(running, return_exceptions=True))[0]
        was_ready = bot.is_ready()
        await bot.close()
        if stop.is_set():
            break
        if _token_refused(outcome):
            language: Language = DEFAULT_LANGUAGE
            sys.stderr.write(office.words[language].say("discord-wrong-token") + "\n")
            return REFUSED
        if isinstance(outcome, BaseException) and not _worth_retrying(bot, outcome):
            raise outcome
        failed = 0 if was_ready else failed + 1
        pause = backoff[min(failed, len(backoff)) - 1] if failed else backoff[0]
        _log.warning("no connection (%s), next attempt in %.0f s", type(outcome).__name__, pause)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(stop.wait(), pause)
    return OK


async def _run(bot: RulingsBot, office: Office, token: str, *, always: bool) -> None:
    await bot.login(token)
    await register(bot, office.settings.data_folder, always=always)
    await bot.connect()


def _token_refused(outcome: object) -> bool:
    closed = isinstance(outcome, discord.ConnectionClosed) and outcome.code == _AUTHENTICATION_FAILED
    return isinstance(outcome, discord.LoginFailure) or closed


def _worth_retrying(bot: RulingsBot, outcome: BaseException) -> bool:
    """Whether Discord was not reached. A first connection that fails ends the client library in an AttributeError."""
    if isinstance(outcome, discord.HTTPException):
        return outcome.status >= 500 or outcome.status == 429
    never_connected = isinstance(outcome, AttributeError) and bot.ws is None
    return never_connected or isinstance(outcome, _UNREACHABLE)


def _address(rest_url: str | None, gateway_url: str | None) -> None:
    if rest_url:
        Route.BASE = rest_url
    if gateway_url:
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway_url)


@contextlib.contextmanager
def _stopping(given: asyncio.Event | None) -> Iterator[asyncio.Event]:
    """The event that ends the run: the one given, or one that the signals set."""
    if given is not None:
        yield given
        return
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    signals = (signal.SIGTERM, signal.SIGINT)
    for number in signals:
        loop.add_signal_handler(number, stop.set)
    try:
        yield stop
    finally:
        for number in signals:
            loop.remove_signal_handler(number)
