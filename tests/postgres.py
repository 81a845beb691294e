"""A PostgreSQL server for the tests: in a folder of its own, on a free port, owned by a user without rights."""

import os
import pathlib
import pwd
import shutil
import socket
import subprocess
import tempfile
from itertools import count

_USERS = ("postgres", "nobody")


class NoPostgresError(Exception):
    """There is none here; the message says what is missing."""


class PostgresServer:
    """A running server, which can be stopped and started again."""

    def __init__(self) -> None:
        self._bin = _programs()
        self._user = _user()
        self._folder = pathlib.Path(tempfile.mkdtemp(prefix="bridge-postgres-"))
        self._numbers = count(1)
        self.port = _free_port()
        if self._user:
            shutil.chown(self._folder, self._user)
        self._run("initdb", "-D", "data", "-U", "bridge", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        self.start()

    def start(self) -> None:
        """Start it and wait until it answers."""
        options = f"-p {self.port} -k {self._folder} -h 127.0.0.1 -c fsync=off -c max_connections=40"
        self._run("pg_ctl", "-D", "data", "-w", "-l", "log", "-o", options, "start")

    def stop(self) -> None:
        """Stop it, breaking off whatever is connected."""
        self._run("pg_ctl", "-D", "data", "-w", "-m", "immediate", "stop")

    def new_database(self) -> str:
        """The address of a new, empty database."""
        name = f"bridge{next(self._numbers)}"
        self._run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", "bridge", name)
        return f"postgres://bridge@127.0.0.1:{self.port}/{name}"

    def remove(self) -> None:
        """Stop it and remove its folder."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._bin / program, *arguments],
            cwd=self._folder,
            user=self._user,
            group=pwd.getpwnam(self._user).pw_gid if self._user else None,
            extra_groups=[] if self._user else None,
            env={**os.environ, "HOME": str(self._folder), "LC_ALL": "C"},
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            timeout=60,
            check=False,
        )
        if done.returncode:
            raise NoPostgresError(f"{program}: {done.stderr.decode(errors='replace').strip()[-300:]}")


def _programs() -> pathlib.Path:
    """The folder of the server's programs."""
    places = [pathlib.Path(found).resolve().parent for name in ("initdb", "pg_ctl") if (found := shutil.which(name))]
    places += sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    for place in places:
        if all((place / name).exists() for name in ("initdb", "pg_ctl", "createdb")):
            return place
    raise NoPostgresError("no PostgreSQL server is installed (initdb, pg_ctl and createdb)")


def _user() -> str | None:
    """Whom the server runs as; None for the user of the tests. It refuses to run as root."""
    if os.getuid():
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    found = next((name for name in _USERS if name in known), None)
    if found is None:
        raise NoPostgresError("no user without rights to run PostgreSQL as")
    return found


def _free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])
