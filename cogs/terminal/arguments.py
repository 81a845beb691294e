"""The arguments of the command line, as in contract.md."""

import argparse
from typing import Any

EDITIONS = ("1987", "1997", "2007", "2017")
SEATS = ("N", "E", "S", "W")


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

    text = commands.add_parser(
        "import", parents=[_shared(argparse.SUPPRESS, None)], help="read a club's own official text"
    )
    text.add_argument("file", metavar="FILE", help="the text; - reads standard input")
    text.add_argument("--name", help="what the translation is called (default: the file's name)")
    text.add_argument("--dry-run", action="store_true", help="show the report, write nothing")
    text.add_argument("--show", metavar="SECTION", help="print a section of the result")

    _sums(commands, shared)
    commands.add_parser("check", parents=[shared], help="check settings, book, catalogues and commands; no network")
    commands.add_parser("invite", parents=[shared], help="print the invite link")
    sync = commands.add_parser("sync", parents=[shared], help="register the commands with Discord")
    sync.add_argument("--guild", metavar="ID", type=int)
    sync.add_argument("--dry-run", action="store_true")
    return main


def _sums(commands: Any, shared: argparse.ArgumentParser) -> None:
    score = commands.add_parser("score", parents=[shared], help="the score of a contract, with its arithmetic")
    score.add_argument("result", help="contract and result: '4Sx -2 vul', '4п к -2 зона'; - reads standard input")
    _comparing(score)

    adjust = commands.add_parser("adjust", parents=[shared], help="a weighted score, and what the other tables get")
    adjust.add_argument("result", help="'60%% 4S= S, 40%% 4S-1 S'; - reads standard input")
    _comparing(adjust)
    adjust.add_argument("--scoring", choices=("matchpoints", "imps", "cross_imps", "butler"), help="form of scoring")
    adjust.add_argument("--expected", metavar="N", type=int, default=0, help="results that the board should have")

    claim = commands.add_parser("claim", parents=[shared], help="the exact check of a claim")
    claim.add_argument("hands", help="the cards left: 'N: SA H2 E: ...' or a PBN deal; - reads standard input")
    claim.add_argument("--trump", choices=("S", "H", "D", "C", "N"), required=True)
    claim.add_argument("--leader", choices=SEATS, required=True, help="who leads, or has led, to the current trick")
    claim.add_argument("--claimer", choices=SEATS, required=True)
    claim.add_argument("--declarer", choices=SEATS, help="where somebody else claims")
    claim.add_argument("--tricks", metavar="N", type=int, help="tricks claimed (default: all that remain)")
    claim.add_argument("--trick", metavar="CARDS", default="", help="cards on the current trick, from the leader on")
    claim.add_argument("--statement", metavar="TEXT", default="", help="the claimer's words")
    claim.add_argument("--shown-out", metavar="LIST", default="", help="who had shown out of what: 'W S, E H'")


def _comparing(command: argparse.ArgumentParser) -> None:
    command.add_argument("--field", metavar="SCORES", default="", help="North-South scores of the other tables")
    command.add_argument("--other", metavar="SCORE", default="", help="the other table of a match, for IMPs")
    command.add_argument("--vulnerable", choices=("none", "NS", "EW", "all"), default="none")
    command.add_argument("--declarer", choices=SEATS, help="of contracts that name none")
    command.add_argument("--json", action="store_true", help="one JSON object on standard output")


def _shared(default: str | None, editions: tuple[str, ...] | None = EDITIONS) -> argparse.ArgumentParser:
    """The options of every command. Behind a command they have no default, so that one given before it stays."""
    shared = argparse.ArgumentParser(add_help=False)
    help_edition = "edition to rule under (default: the text's, then config.toml's)"
    shared.add_argument("--edition", choices=editions, default=default, help=help_edition)
    shared.add_argument("--lang", choices=("ru", "en", "auto"), default=default, help="language of the answer")
    shared.add_argument(
        "--config", metavar="FILE", default=default, help="settings (default: config.toml beside bot.py)"
    )
    return shared
