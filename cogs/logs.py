"""Where log records go: a service writes them to standard error, a terminal command into a file beside its data."""

import logging
import pathlib
import sys

FORMAT = "%(asctime)s %(levelname)s %(name)s: %(message)s"
FILE = "terminal.log"


def for_service(level: str) -> None:
    """Log to standard error."""
    logging.basicConfig(level=level, stream=sys.stderr, format=FORMAT)
    for noisy in ("discord.http", "discord.webhook", "aiohttp.access"):
        logging.getLogger(noisy).setLevel(logging.WARNING)


def for_terminal(folder: pathlib.Path) -> None:
    """Log warnings and errors into a file, made when the first one comes; nowhere if the folder cannot be written."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = logging.FileHandler(folder / FILE, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(logging.Formatter(FORMAT))
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
