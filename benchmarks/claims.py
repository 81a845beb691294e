"""How fast the claim check is: python benchmarks/claims.py [--endings N] [--seconds S]

For endings of 4 to 13 random cards a hand: legal bounds (fewest and most), the whole normal check, the own double-dummy
search, and DDS where endplay is installed; median, 95th percentile and worst time in milliseconds, the share settled
within the deadline, and the memory at the end.
"""

import argparse
import random
import resource
import time
from collections.abc import Callable

from engine.cards import PACK
from engine.claims.bounds import Bounds, fewest, most
from engine.claims.doubledummy import by_dds, dds_installed, searched
from engine.claims.endings import Ending
from engine.claims.lines import Lines
from engine.claims.normal import normal
from engine.claims.stopping import Deadline, Stop
from engine.players import SEATS

Measured = Callable[[Ending, Stop], bool]
"""Runs one search; whether it was settled."""


def random_ending(cards: int, chance: random.Random) -> Ending:
    """A random ending with a random trump suit or none, and a random hand on lead."""
    pack = list(PACK)
    chance.shuffle(pack)
    hands = {seat: pack[index * cards : (index + 1) * cards] for index, seat in enumerate(SEATS)}
    return Ending.of(hands, chance.choice(("S", "H", "D", "C", "N")), chance.choice(SEATS))


def legal_bounds(ending: Ending, stop: Stop) -> bool:
    return fewest(ending, "NS", stop=stop).exact and most(ending, "NS", stop=stop).exact


def normal_lines(ending: Ending, stop: Stop) -> bool:
    lines = Lines(ending, "S", declaring=True)
    within = Bounds(fewest(ending, "NS", stop=stop).low, ending.tricks)
    worst = normal(lines, within=within, stop=stop).tricks
    return worst.exact and normal(lines, "best", stop=stop).tricks.exact


def double_dummy(ending: Ending, stop: Stop) -> bool:
    return searched(ending, "NS", stop=stop).exact


def dds(ending: Ending, stop: Stop) -> bool:
    return by_dds(ending, "NS") >= 0


def measure(name: str, run: Measured, cards: int, count: int, seconds: float) -> str:
    """One line of the table."""
    chance = random.Random(cards)
    times, settled = [], 0
    for _ in range(count):
        ending = random_ending(cards, chance)
        begin = time.perf_counter()
        settled += run(ending, Deadline(begin + seconds, time.perf_counter))
        times.append(1000 * (time.perf_counter() - begin))
    times.sort()
    p95 = times[min(count - 1, round(0.95 * (count - 1)))]
    share = 100 * settled / count
    return f"{cards:5} {name:12} {times[count // 2]:10.1f} {p95:10.1f} {times[-1]:10.1f} {share:8.0f} %"


def main() -> None:
    parser = argparse.ArgumentParser(description="Times of the claim check by cards a hand.")
    parser.add_argument("--endings", type=int, default=40)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--cards", type=int, nargs="*", default=list(range(4, 14)))
    chosen = parser.parse_args()
    runs: dict[str, Measured] = {"legal": legal_bounds, "normal": normal_lines, "double dummy": double_dummy}
    if dds_installed():
        runs["DDS"] = dds
    print(f"{'cards':5} {'search':12} {'median ms':>10} {'p95 ms':>10} {'worst ms':>10} {'settled':>10}")
    for cards in chosen.cards:
        for name, run in runs.items():
            print(measure(name, run, cards, chosen.endings, chosen.seconds), flush=True)
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    print(f"peak memory {peak:.0f} MB, DDS {'used' if 'DDS' in runs else 'not installed'}")


if __name__ == "__main__":
    main()
