"""The bot on the local Discord: for trying it without an account."""

import asyncio
import contextlib
import signal
import sys
from collections.abc import Mapping

from cogs import connect
from cogs.office import Office
from cogs.storage.address import for_playground
from laws.wording import LANGUAGES
from playground import Application, LocalDiscord, PageConfig, Story

STORIES = ("revoke", "correct", "dummy")


def page_of(office: Office) -> PageConfig:
    """What the page says of the bot: its name, how to begin, three stories."""
    return PageConfig(
        title=_texts(office, "local-title"),
        welcome=_texts(office, "local-welcome"),
        stories=tuple(
            Story(
                _texts(office, f"local-story-{name}-title"),
                "ruling",
                {"situation": _texts(office, f"local-story-{name}")},
            )
            for name in STORIES
        ),
    )


def _texts(office: Office, name: str) -> Mapping[str, str]:
    return {language: office.words[language].say(name) for language in LANGUAGES}


async def serve(office: Office) -> int:
    """Serve the playground until interrupted. Returns the exit status."""
    settings = office.settings.playground
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for name in (signal.SIGINT, signal.SIGTERM):
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(name, stop.set)
    application = Application(office.words["en"].say("local-title"))
    async with LocalDiscord(settings.host, settings.port, application=application, page=page_of(office)) as local:
        for language in LANGUAGES:
            words = office.words[language]
            sys.stdout.write(words.say("local-serving", url=local.page_url) + "\n" + words.say("local-stop") + "\n")
        sys.stdout.flush()
        # Real servers are not on the local Discord: in their database they would count as left.
        return await connect.serve(
            office,
            token=local.token,
            rest_url=local.rest_url,
            gateway_url=local.gateway_url,
            stop=stop,
            database=for_playground(office.settings.data_folder),
        )
