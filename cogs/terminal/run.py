"""Runs one command of the command line and gives its exit status: 0 answered, 1 a part was not, 2 wrong usage."""

import contextlib
import json
import logging
import os
import secrets
import sys
import time
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping
from typing import Any, TextIO

from tqdm import tqdm

from cogs.office import Office
from cogs.render.as_json import as_json
from cogs.render.as_text import as_text
from cogs.terminal import importing, lookups
from cogs.terminal.why import why
from engine.edition import Edition
from laws.answers import Answer
from laws.errors import UserError, user_error
from laws.schema import json_schema
from laws.wording import Catalogue, Language

Output = Mapping[str, Any]
MAX_TEXT = 6000
_log = logging.getLogger(__name__)


def run(office: Office, options: Namespace, out: TextIO) -> int:
    """Run a command and write its answer to `out`."""
    words = office.words[_language(options) or "en"]
    try:
        status = _COMMANDS[options.command](office, options, out)
        out.flush()
        return status
    except BrokenPipeError:
        # Who read the answer went away, as `| head` does; the interpreter would complain when it flushes at the end.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), out.fileno())
        return 1
    except UserError as error:
        print(words.text(error.said), file=sys.stderr)
        return 2
    except Exception:
        print(_unexpected(words), file=sys.stderr)
        return 1


def _ask(office: Office, options: Namespace, out: TextIO) -> int:
    if options.batch:
        return _batch(office, options, out, lambda line: _asked(office, line, options))
    text = _text(options.text)
    if options.json:
        _write(out, _timed(office, lambda: answered(office, text, options)))
        return 0
    answer = answered(office, text, options)
    words = office.words_of(answer)
    print(as_text(answer, words, office.register, office.book), file=out)
    if options.why:
        print("\n" + why(office, answer), file=out)
    return 0


def answered(office: Office, text: str, options: Namespace, facts: Mapping[str, Any] | None = None) -> Answer:
    """The answer to a question under the options of the command line.

    Raises:
        UserError: the text is empty or too long, or a fact is wrong.
    """
    if not text.strip():
        raise user_error("no-text")
    if len(text) > MAX_TEXT:
        raise user_error("text-too-long", given=len(text), expected=MAX_TEXT)
    return office.counsel.ask(text, edition=_edition(options), lang=_language(options), facts=facts)


def _asked(office: Office, line: Mapping[str, Any], options: Namespace) -> Output:
    own = _own(line, options)
    text = line.get("text")
    if not isinstance(text, str):
        raise user_error("no-text", "text")
    facts = line.get("facts")
    if facts is not None and not isinstance(facts, dict):
        raise user_error("not-an-object", "facts")
    return _timed(office, lambda: answered(office, text, own, facts))


def _rule(office: Office, options: Namespace, out: TextIO) -> int:
    words = office.words[_language(options) or "en"]
    if options.list:
        for spec in office.register.values():
            title = words.say("situation-" + spec.name.replace("_", "-"))
            print(f"{spec.name}\t{spec.laws}\t{title}", file=out)
        return 0
    if options.batch:
        return _batch(office, options, out, lambda line: _ruled(office, line, options))
    if options.situation is None:
        raise user_error("unknown-situation", "situation", given="")
    if options.schema:
        if options.situation not in office.register:
            raise user_error("unknown-situation", "situation", given=options.situation)
        _write(out, json_schema(office.register[options.situation], words))
        return 0
    facts = _object(_text(options.json or "{}"))
    _write(out, _ruled(office, {"situation": options.situation, "facts": facts}, options))
    return 0


def _ruled(office: Office, line: Mapping[str, Any], options: Namespace) -> Output:
    own = _own(line, options)
    facts = line.get("facts", {})
    if not isinstance(facts, dict):
        raise user_error("not-an-object", "facts")
    situation = str(line.get("situation", ""))
    language: Language = _language(own) or "en"
    return _timed(office, lambda: office.counsel.rule(situation, facts, edition=_edition(own), lang=language))


def _batch(office: Office, options: Namespace, out: TextIO, answer: Callable[[Mapping[str, Any]], Output]) -> int:
    """Answer line by line; a line that cannot be answered says why, and the rest goes on."""
    failed = 0
    for text in tqdm(_lines(options.batch), unit=" lines", disable=not sys.stderr.isatty(), file=sys.stderr):
        name: Any = None
        words = office.words[_language(options) or "en"]
        try:
            line = _object(text)
            name = line.get("id")
            words = office.words[_language(_own(line, options)) or "en"]
            found: Output = {"id": name, **answer(line)}
        except UserError as error:
            failed += 1
            said = words.text(error.said)
            found = {"id": name, "error": {"code": error.code, "message": said, "where": error.where}}
        except Exception:
            failed += 1
            found = {"id": name, "error": {"code": "unexpected", "message": _unexpected(words), "where": ""}}
        _write(out, found)
    return 1 if failed else 0


def _unexpected(words: Catalogue) -> str:
    """Log the error being handled under an id and give the text that names it."""
    number = secrets.token_hex(4)
    _log.exception("error %s", number)
    return words.say("error-unexpected", given=number)


def _timed(office: Office, answer: Callable[[], Answer]) -> Output:
    start = time.perf_counter()
    found = answer()
    body = as_json(found, office.words_of(found), office.register, office.book)
    return {**body, "ms": round((time.perf_counter() - start) * 1000, 2)}


def _own(line: Mapping[str, Any], options: Namespace) -> Namespace:
    """The options of a line: its own edition and language win over those of the command."""
    edition = line.get("edition", options.edition)
    if edition is not None and str(edition) not in ("1987", "1997", "2007", "2017"):
        raise user_error("unknown-edition", "edition", given=str(edition)[:40])
    lang = line.get("lang", options.lang)
    if lang not in ("ru", "en", "auto", None):
        raise user_error("unknown-language", "lang", given=str(lang)[:40])
    return Namespace(edition=edition, lang=lang)


def _edition(options: Namespace) -> Edition | None:
    return Edition(int(options.edition)) if options.edition else None


def _language(options: Namespace) -> Language | None:
    return None if options.lang in (None, "auto") else options.lang


def _text(given: str | None) -> str:
    return sys.stdin.read() if given == "-" else given or ""


def _lines(path: str) -> list[str]:
    try:
        if path == "-":
            return [line for line in sys.stdin.read().splitlines() if line.strip()]
        with open(path, encoding="utf-8") as file:
            return [line for line in file.read().splitlines() if line.strip()]
    except (OSError, UnicodeDecodeError):
        raise user_error("no-file", "FILE", given=path) from None


def _object(text: str) -> dict[str, Any]:
    try:
        value = json.loads(text)
    except json.JSONDecodeError as error:
        raise user_error("not-json", given=f"{error.msg}: {error.lineno}:{error.colno}") from None
    if not isinstance(value, dict):
        raise user_error("not-an-object")
    return value


def _write(out: TextIO, value: Output) -> None:
    out.write(json.dumps(value, ensure_ascii=False) + "\n")


def _lookup(find: Callable[..., Iterator[str]]) -> Callable[[Office, Namespace, TextIO], int]:
    def command(office: Office, options: Namespace, out: TextIO) -> int:
        for line in find(office, options, _edition(options) or office.counsel.default_edition, _language(options)):
            print(line, file=out)
        return 0

    return command


def _sum(office: Office, options: Namespace, out: TextIO) -> int:
    # What these commands share with Discord is slow to import, so that only they pay for it.
    from cogs.terminal import sums

    text = _text(options.hands if options.command == "claim" else options.result)
    edition = _edition(options) or office.counsel.default_edition
    if options.command == "claim":
        for line in sums.claim(office, text, options, edition, _language(options)):
            print(line, file=out)
        return 0
    answer = sums.answer(office, text, options, edition, _language(options))
    if options.json:
        _write(out, _timed(office, lambda: answer))
    else:
        print(sums.as_lines(office, answer), file=out)
    return 0


_COMMANDS: Mapping[str, Callable[[Office, Namespace, TextIO], int]] = {
    "ask": _ask,
    "rule": _rule,
    "law": _lookup(lookups.law),
    "search": _lookup(lookups.search),
    "compare": _lookup(lookups.compare),
    "term": _lookup(lookups.term),
    "import": importing.run,
    "score": _sum,
    "adjust": _sum,
    "claim": _sum,
}
