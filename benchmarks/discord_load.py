"""Full rulings a second through the local Discord: the bot in one process, the local Discord and its users in another.

    python benchmarks/discord_load.py [--seconds 5] [--rounds 3] [--users 32]

A ruling is a slash command in words that ends in a card with a verdict. Bodies are checked against Discord's limits, but
not validated against the OpenAPI document. Prints the median of the rounds and how long an answer took.
"""

import argparse
import asyncio
import logging
import multiprocessing
import pathlib
import statistics
import sys
import time
from multiprocessing.connection import Connection

sys.path.insert(0, str(pathlib.Path(__file__).parents[1]))

STORY = (
    "Вистующий сделал фальшренонс, он установлен, взятку с фальшренонсом взял сам, потом вистующие взяли ещё 2 взятки"
)
VERDICT = "2 взятки"
BAR = 150


def run_bot(token: str, rest_url: str, gateway_url: str, control: Connection) -> None:
    """The bot, until the other end of the connection says something."""
    from cogs import settings
    from cogs.connect import serve
    from cogs.office import build

    logging.disable(logging.CRITICAL)

    async def main() -> None:
        stop = asyncio.Event()
        asyncio.get_running_loop().add_reader(control.fileno(), stop.set)
        loaded = settings.load()
        unlimited = loaded.pace.model_copy(update={"at_once": 0})
        office = build(loaded.model_copy(update={"pace": unlimited}))
        await serve(office, token=token, rest_url=rest_url, gateway_url=gateway_url, stop=stop)

    asyncio.run(main())


async def measure(seconds: float, rounds: int, users: int) -> tuple[list[float], list[float]]:
    """Rulings a second in each round, and the seconds that each answer of all rounds took."""
    from playground import LocalDiscord

    context = multiprocessing.get_context("spawn")
    async with LocalDiscord(history=500) as local:
        here, there = context.Pipe()
        bot = context.Process(target=run_bot, args=(local.token, local.rest_url, local.gateway_url, there), daemon=True)
        bot.start()
        await local.gateway.until_connected()
        await asyncio.sleep(1)
        taken: list[float] = []

        async def user(until: float) -> int:
            count = 0
            while (began := time.perf_counter()) < until:
                exchange = await local.slash("vera", "general", "ruling", {"situation": STORY}, within=30)
                assert VERDICT in exchange.message.text()
                taken.append(time.perf_counter() - began)
                count += 1
            return count

        rates = []
        for _ in range(rounds):
            began = time.perf_counter()
            counts = await asyncio.gather(*(user(began + seconds) for _ in range(users)))
            rates.append(sum(counts) / (time.perf_counter() - began))
        here.send("stop")
        await asyncio.to_thread(bot.join, 15)
        assert local.rejections == ()
    return rates, taken


def main() -> int:
    """Measure and print; 0 where the bar is held."""
    parser = argparse.ArgumentParser(description="Rulings a second through the local Discord.")
    parser.add_argument("--seconds", type=float, default=5.0, help="length of a round")
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--users", type=int, default=32, help="questions asked at the same time")
    options = parser.parse_args()
    rates, taken = asyncio.run(measure(options.seconds, options.rounds, options.users))
    rate = statistics.median(rates)
    taken.sort()
    print(f"rulings a second: median {rate:.0f} of {', '.join(f'{each:.0f}' for each in rates)} (bar: {BAR})")
    print(f"seconds to the answer, {options.users} at a time: median {taken[len(taken) // 2]:.3f}", end=", ")
    print(f"p99 {taken[int(len(taken) * 0.99)]:.3f}, {len(taken)} answers")
    return 0 if rate > BAR else 1


if __name__ == "__main__":
    sys.exit(main())
