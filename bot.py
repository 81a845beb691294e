"""The bot's command line: settings -> book -> reader -> rules core -> Discord, playground or terminal."""

import asyncio
import pathlib
import sys
from argparse import Namespace

from cogs import logs
from cogs.office import Office, build_for_good
from cogs.settings import SettingsError, load, secret
from cogs.terminal.arguments import parser


def main(arguments: list[str]) -> int:
    """Run a command; without one, the bot. Returns the exit status: 0 done, 1 a part was not, 2 wrong usage."""
    options = parser().parse_args(arguments)
    try:
        settings = load(pathlib.Path(options.config) if options.config else None)
        if options.command:
            logs.for_terminal(settings.data_folder)
        else:
            logs.for_service(settings.logs.level)
        office = build_for_good(settings)
        token = secret("DISCORD_TOKEN")
    except (SettingsError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    try:
        return _run(office, options, token)
    except SettingsError as error:
        print(error, file=sys.stderr)
        return 2


def _run(office: Office, options: Namespace, token: str | None) -> int:
    if options.command is None:
        return serve(office, token)
    if options.command in ("check", "invite", "sync"):
        from cogs import maintenance

        return maintenance.run(office, options, token, sys.stdout)
    from cogs.terminal.run import run

    return run(office, options, sys.stdout)


def serve(office: Office, token: str | None) -> int:
    """Serve Discord with a token, else the playground, until stopped.

    Raises:
        SettingsError: the address of the database is none.
    """
    from cogs import connect, local
    from cogs.storage.address import address

    address(office.settings.data_folder)
    try:
        return asyncio.run(connect.serve(office, token=token) if token else local.serve(office))
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
