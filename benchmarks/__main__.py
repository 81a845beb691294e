"""Runs all measurements that need no second process and prints medians and percentiles."""

import json
import pathlib
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from functools import partial

ROOT = pathlib.Path(__file__).parents[1]
STORIES = (
    "На 5-й взятке Запад убил мою пику и взял, а потом оказалось, что пика у него была. Сколько взяток нам отдадут?",
    "West revoked, dummy won the trick, and they took two more tricks later. How many tricks do we get?",
    "partner ne dal masti, zametili srazu, v sleduyushchuyu vzyatku nikto ne igral. chto teper?",
    "what is law 64A1",
    "opening lead out of turn by East, South is declarer, what are my options",
)


def timed(work: Callable[[], object], runs: int) -> list[float]:
    """Milliseconds of each run."""
    found = []
    for _ in range(runs):
        start = time.perf_counter()
        work()
        found.append((time.perf_counter() - start) * 1000)
    return found


def line(name: str, values: Sequence[float], unit: str = "ms") -> None:
    """Print one row: median, 99th percentile, maximum."""
    ordered = sorted(values)
    p99 = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
    print(f"{name:44} p50 {statistics.median(ordered):9.2f}  p99 {p99:9.2f}  max {ordered[-1]:9.2f} {unit}")


def cold(*arguments: str) -> float:
    """Milliseconds of a whole process."""
    start = time.perf_counter()
    subprocess.run([sys.executable, "bot.py", *arguments], cwd=ROOT, check=True, capture_output=True)
    return (time.perf_counter() - start) * 1000


def resident() -> float:
    """Megabytes resident in this process."""
    status = pathlib.Path("/proc/self/status").read_text(encoding="ascii")
    return int(next(row for row in status.splitlines() if row.startswith("VmRSS")).split()[1]) / 1024


def main() -> None:
    """Measure start, memory, answers, rulings and look-ups."""
    sys.path.insert(0, str(ROOT))
    line("start to answer, cold process", [cold("law", "64A1") for _ in range(5)])
    from cogs.office import build_for_good
    from cogs.render.as_json import as_json
    from cogs.settings import load
    from engine.decide import decide
    from engine.edition import Edition

    office = build_for_good(load())

    def answer(text: str) -> None:
        found = office.counsel.ask(text)
        json.dumps(as_json(found, office.words_of(found), office.register, office.book))

    for text in STORIES:
        answer(text)
    line("question to answer, in process", [ms for text in STORIES for ms in timed(partial(answer, text), 200)])
    facts = {
        "offender": "W",
        "contract": "4S by S",
        "established": True,
        "trick_won_by": "offender",
        "later_tricks_won": 2,
    }
    spec = office.register["revoke"]
    line("one ruling, facts complete", timed(lambda: decide(spec, facts, Edition.LAWS_2017), 2000))
    line("one ruling, nothing known", timed(lambda: decide(spec, {}, Edition.LAWS_1997), 200))
    office.library.search("revoke", Edition.LAWS_2017, "en")
    line(
        "search in the book",
        timed(lambda: office.library.search("who may ask about a revoke", Edition.LAWS_2017, "en"), 500),
    )
    print(f"{'resident with everything loaded':44} {resident():.0f} MB")


if __name__ == "__main__":
    main()
