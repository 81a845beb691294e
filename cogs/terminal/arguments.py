"""The arguments of the command line, as in contract.md."""

import argparse

EDITIONS = ("1987", "1997", "2007", "2017")


def parser() -> argparse.ArgumentParser:
    """The parser of `bot.py`; without a command the bot runs."""
    shared = _shared(argparse.SUPPRESS)
    main = argparse.ArgumentParser(
        prog="bot.py", description="Rulings under the Laws of Duplicate Bridge.", parents=[_shared(None)]
    )
    commands = main.add_subparsers(dest="command", metavar="COMMAND")

    ask = commands.add_parser("ask", parents=[shared], help="rule on a story told in words")
    ask.add_argument("text", nargs="?", help="the story; - reads standard input")
    ask.add_argument("--json", action="store_true", help="one JSON object on standard output")
    ask.add_argument("--why", action="store_true", help="show how the text was read")
    ask.add_argument("--batch", metavar="FILE", help="JSON lines in, JSON lines out; - reads standard input")

    rule = commands.add_parser("rule", parents=[shared], help="rule on structured facts")
    rule.add_argument("situation", nargs="?", help="a situation; --list shows them")
    rule.add_argument("--json", metavar="FACTS", help="the facts as a JSON object; - reads standard input")
    rule.add_argument("--batch", metavar="FILE", help="JSON lines in, JSON lines out; - reads standard input")
    rule.add_argument("--schema", action="store_true", help="the JSON Schema of the situation's facts")
    rule.add_argument("--list", action="store_true", help="all situations: name, laws, title")

    law = commands.add_parser("law", parents=[shared], help="a section of the law book")
    law.add_argument("number", help="64A1, 12C1(e), a name or words")
    law.add_argument("--json", action="store_true")

    search = commands.add_parser("search", parents=[shared], help="sections that fit some words")
    search.add_argument("text", help="the words; - reads standard input")
    search.add_argument("--json", action="store_true")

    compare = commands.add_parser("compare", parents=[shared], help="a law or section across the editions")
    compare.add_argument("number")
    compare.add_argument("--json", action="store_true")

    term = commands.add_parser("term", parents=[shared], help="a defined term")
    term.add_argument("name")
    term.add_argument("--json", action="store_true")

    commands.add_parser("check", parents=[shared], help="check settings, book, catalogues and commands; no network")
    commands.add_parser("invite", parents=[shared], help="print the invite link")
    sync = commands.add_parser("sync", parents=[shared], help="register the commands with Discord")
    sync.add_argument("--guild", metavar="ID", type=int)
    sync.add_argument("--dry-run", action="store_true")
    return main


def _shared(default: str | None) -> argparse.ArgumentParser:
    """The options of every command. Behind a command they have no default, so that one given before it stays."""
    shared = argparse.ArgumentParser(add_help=False)
    help_edition = "edition to rule under (default: the text's, then config.toml's)"
    shared.add_argument("--edition", choices=EDITIONS, default=default, help=help_edition)
    shared.add_argument("--lang", choices=("ru", "en", "auto"), default=default, help="language of the answer")
    shared.add_argument(
        "--config", metavar="FILE", default=default, help="settings (default: config.toml beside bot.py)"
    )
    return shared
