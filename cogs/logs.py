"""Where log records go: a service writes them to standard error, a terminal command into a file beside its data."""

import logging
import pathlib
import sys
from typing import Final

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FILE = "terminal.log"
_TALKATIVE: Final = {
    "discord": logging.INFO,
    "discord.http": logging.WARNING,
    "discord.webhook": logging.WARNING,
    "aiohttp": logging.INFO,
    "aiohttp.access": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "asyncpg": logging.INFO,
    "sqlalchemy": logging.WARNING,
}
"""Loggers of libraries and the lowest level at which they tell of their own work and not of what users send."""


def for_service(level: str) -> None:
    """Log to standard error."""
    logging.basicConfig(level=level, stream=sys.stderr, format=FORMAT)
    hush()


def hush() -> None:
    """Keep libraries from logging what passes through them: tokens, texts of messages, rows of the database."""
    for name, least in _TALKATIVE.items():
        logging.getLogger(name).setLevel(max(least, logging.getLogger().getEffectiveLevel()))


def for_terminal(folder: pathlib.Path) -> None:
    """Log warnings and errors into a file, made when the first one comes; nowhere if the folder cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(folder / FILE, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
