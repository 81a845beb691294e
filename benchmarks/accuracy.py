"""How often the bot is right, and the file that /about shows it from.

    python benchmarks/accuracy.py [QUESTIONS.yaml ...] [--exam PROBLEMS.yaml ...] [--write]

Counted are the cases of tests/cases (facts given; every outcome asserted there must come out), and the questions of the
files: a list of `asked` (or `asked_en`, `asked_ru`), `edition`, and `expected` with `primary_law`, `acceptable_laws` and
the outcome `fields` that are certain; what is no question about a ruling is left out. A question counts as right where
the law named first is an accepted one; a ruling given to one where nothing asserted is contradicted besides. Problems of
an exam count as solved where both are so.
"""

import argparse
import datetime
import pathlib
import re
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import yaml

ROOT = pathlib.Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from cogs.help.measured import FILE, Figure, load  # noqa: E402
from cogs.office import Office, build  # noqa: E402
from cogs.render.as_json import as_json  # noqa: E402
from cogs.settings import load as load_settings  # noqa: E402
from engine.decide import decide  # noqa: E402
from engine.edition import Edition  # noqa: E402
from engine.errors import FactsError  # noqa: E402
from tests.cases_data import CaseData, all_cases  # noqa: E402

HEAD = (
    "# How often the bot was right, and on which day. Written by `python benchmarks/accuracy.py QUESTIONS --write`.\n"
)


@dataclass(frozen=True)
class Question:
    """A question in words with what is asserted of its answer."""

    text: str
    edition: Edition
    laws: frozenset[str]
    outcome: Mapping[str, Any]


def agrees(want: Any, got: Any) -> bool:
    """Whether `got` has all that `want` asserts."""
    if isinstance(want, dict):
        return isinstance(got, dict) and all(agrees(value, got.get(key)) for key, value in want.items())
    if isinstance(want, list):
        rest = list(got) if isinstance(got, list) else []
        found = all(any(agrees(item, other) for other in rest) for item in want)
        return found if want else not rest
    if want in (0, None, "") and got in (0, None):
        return True
    return str(want).upper() == str(got).upper()


def case_is_right(office: Office, case: CaseData) -> bool:
    """Whether a case of tests/cases comes out as it asserts."""
    told = case.data
    try:
        decision = decide(office.register[told["situation"]], told["facts"], case.edition)
    except FactsError as error:
        return told.get("error") in {problem.code for problem in error.problems}
    if told.get("error") or ("asks" in told and [item.fact for item in decision.questions] != told["asks"]):
        return False
    named = {ruling.laws[0] for branch in decision.branches for ruling in branch.rulings}
    outcome = decision.outcome.model_dump(mode="json", by_alias=True, exclude_none=True)
    laws = not told.get("laws") or bool(named & set(told["laws"]))
    return laws and all(agrees(value, outcome.get(field)) for field, value in told.get("outcome", {}).items())


def questions(path: pathlib.Path) -> Iterator[Question]:
    """The questions of a file that ask for a ruling and name its law."""
    for item in yaml.safe_load(path.read_text(encoding="utf-8")):
        by_edition = item.get("expected_by_edition") or {item.get("edition", 2017): item["expected"]}
        for edition, expected in by_edition.items():
            primary = expected.get("primary_law") or next(iter(expected.get("laws") or ()), None)
            if primary is None or "noise" in str(item.get("topic") or item.get("kind")):
                continue
            laws = frozenset(map(_law, (primary, *(expected.get("acceptable_laws") or expected.get("laws") or ()))))
            told = expected.get("outcome")
            outcome = dict(told if isinstance(told, dict) else expected.get("fields") or {})
            if isinstance(expected.get("tricks_transferred"), int):
                outcome.setdefault("tricks_transferred", expected["tricks_transferred"])
            for key in ("asked", "asked_en", "asked_ru"):
                if item.get(key):
                    yield Question(item[key], Edition(int(edition)), laws, outcome)


def _law(name: object) -> str:
    found = re.search(r"\d+", str(name))
    return found[0] if found else str(name)


def marked(office: Office, question: Question) -> tuple[bool, bool, bool]:
    """Whether the first law is right, whether law and outcome are, and whether a ruling was given at all."""
    answer = office.counsel.ask(question.text, edition=question.edition)
    outcome = as_json(answer, office.words_of(answer), office.register, office.book).get("outcome") or {}
    law = bool(answer.laws) and _law(answer.laws[0]) in question.laws
    whole = law and all(agrees(value, outcome.get(key)) for key, value in question.outcome.items())
    return law, whole, answer.kind == "ruling"


def figures(
    office: Office, asked: list[pathlib.Path], exams: list[pathlib.Path], today: datetime.date
) -> Iterator[Figure]:
    """Everything counted."""
    cases = all_cases()
    yield Figure(what="rules", date=today, right=sum(case_is_right(office, case) for case in cases), of=len(cases))
    told = [marked(office, question) for path in asked for question in questions(path)]
    rulings = [whole for _, whole, ruled in told if ruled]
    solved = [whole for path in exams for question in questions(path) for _, whole, _ in [marked(office, question)]]
    if told:
        yield Figure(what="law", date=today, right=sum(law for law, _, _ in told), of=len(told))
    if rulings:
        yield Figure(what="ruling", date=today, right=sum(rulings), of=len(rulings))
    if solved:
        yield Figure(what="exam", date=today, right=sum(solved), of=len(solved))


def write(found: list[Figure]) -> None:
    """Put the figures into the file; those that were not counted this time stay."""
    before = load()
    kept = {figure.what: figure for figure in (*before.figures, *found)}
    blocks = [
        f'[[figures]]\nwhat = "{item.what}"\ndate = {item.date.isoformat()}\nright = {item.right}\nof = {item.of}\n'
        for item in kept.values()
    ]
    day = "# The day on which the book was last gone through.\n" + f"book = {before.book.isoformat()}\n"
    FILE.write_text("\n".join([HEAD + day, *blocks]), encoding="utf-8")


def main() -> int:
    """Count, print and, where wanted, write."""
    parser = argparse.ArgumentParser(description="How often the bot is right.")
    parser.add_argument("questions", nargs="*", type=pathlib.Path, help="files of questions in words")
    parser.add_argument("--exam", nargs="+", type=pathlib.Path, default=[], help="files of exam problems in words")
    parser.add_argument("--write", action="store_true", help="put the figures into the file of /about")
    options = parser.parse_args()
    today = datetime.datetime.now(datetime.UTC).date()
    found = list(figures(build(load_settings()), options.questions, options.exam, today))
    for figure in found:
        print(f"{figure.what:8} {figure.right} of {figure.of} ({figure.percent:.1f} %)")
    if options.write:
        write(found)
    return 0


if __name__ == "__main__":
    sys.exit(main())
