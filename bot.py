"""The bot's command line: settings -> book -> reader -> rules core -> Discord, playground or terminal."""

import asyncio
import logging
import pathlib
import sys

from cogs.office import Office, build
from cogs.settings import Settings, SettingsError, load, secret
from cogs.terminal.arguments import parser


def main(arguments: list[str]) -> int:
    """Run a command; without one, the bot. Returns the exit status."""
    options = parser().parse_args(arguments)
    try:
        settings = load(pathlib.Path(options.config) if options.config else None)
        logging.basicConfig(
            level=settings.logs.level, stream=sys.stderr, format="%(asctime)s %(levelname)s %(name)s: %(message)s"
        )
        office = build(settings)
        token = secret("DISCORD_TOKEN")
    except (SettingsError, ValueError) as error:
        print(error, file=sys.stderr)
        return 2
    if options.command is None:
        return serve(office, settings, token)
    if options.command in ("check", "invite", "sync"):
        from cogs import maintenance

        return maintenance.run(office, options, token, sys.stdout)
    from cogs.terminal.run import run

    return run(office, options, sys.stdout)


def serve(office: Office, settings: Settings, token: str | None) -> int:
    """Serve Discord with a token, else the playground, until stopped."""
    from cogs import connect, local

    try:
        return asyncio.run(connect.serve(office, token=token) if token else local.serve(office, settings.playground))
    except KeyboardInterrupt:
        return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
