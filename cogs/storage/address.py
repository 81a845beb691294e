"""The address of the database: a secret of the environment, else a file in the data folder."""

import pathlib
from typing import Final
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit

from cogs.settings import SettingsError, secret

VARIABLE: Final = "DATABASE_URL"
FILE: Final = "bridge.sqlite3"
PLAYGROUND: Final = "playground.sqlite3"
_POSTGRES: Final = frozenset({"postgres", "postgresql", "postgresql+asyncpg"})
_SQLITE: Final = frozenset({"sqlite", "sqlite+aiosqlite"})
_OF_LIBPQ: Final = frozenset({"channel_binding", "gssencmode", "target_session_attrs"})
"""Parameters that providers put into addresses and the driver settles by itself."""


def address(folder: pathlib.Path, given: str | None = None) -> str:
    """The address with its driver, as SQLAlchemy takes it.

    Args:
        folder: the data folder, which holds the file where nothing is given.
        given: `postgres://`, `postgresql://` or `sqlite:///`; None for that of the environment.

    Raises:
        SettingsError: it is of another kind; the message does not show it, since it may hold a password.
    """
    given = given or secret(VARIABLE)
    if given is None:
        return f"sqlite+aiosqlite:///{folder / FILE}"
    try:
        parts = urlsplit(given)
        port_is_number = parts.port is None or parts.port >= 0
    except ValueError:
        port_is_number = False
        parts = urlsplit("")
    if parts.scheme in _SQLITE and parts.path not in ("", "/"):
        return f"sqlite+aiosqlite://{parts.path}"
    if parts.scheme in _POSTGRES and parts.hostname and parts.path.strip("/") and port_is_number:
        return urlunsplit(("postgresql+asyncpg", parts.netloc, parts.path, _query(parts.query), ""))
    raise SettingsError(
        f"{VARIABLE}: not an address of a database; expected postgresql://user:password@host:5432/name "
        "or sqlite:////folder/file"
    )


def for_playground(folder: pathlib.Path) -> str:
    """The address of the database of the local Discord, whose servers are not the real ones."""
    return f"sqlite+aiosqlite:///{folder / PLAYGROUND}"


def sqlite_file(url: str) -> pathlib.Path | None:
    """The file of an SQLite address; None for another database."""
    kind, _, path = url.partition(":///")
    return pathlib.Path(path) if kind.startswith("sqlite") else None


def _query(query: str) -> str:
    """The parameters under the driver's names."""
    named = [("ssl" if name == "sslmode" else name, value) for name, value in parse_qsl(query)]
    return urlencode([(name, value) for name, value in named if name not in _OF_LIBPQ])
