"""The exact check of a claim in worker processes, so that no search ever holds up the bot."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass, replace
from itertools import islice
from multiprocessing.synchronize import Event
from typing import Any, Final, TypeVar

from cogs.claim.state import Claim
from engine.cards import PACK, Hand, suit_of
from engine.claims.assumptions import Assumptions
from engine.claims.bounds import Bounds
from engine.claims.check import ClaimCheck, check, over_layouts
from engine.claims.endings import Ending, completed
from engine.claims.lines import Lines
from engine.claims.normal import Normal
from engine.claims.searching import Search, Searches
from engine.claims.statement import read
from engine.claims.stopping import Deadline, Stop
from engine.decide import Decision, decide
from engine.edition import Edition
from engine.errors import FactProblem, FactsError, ImpossibleFacts
from engine.players import SEATS, Seat, partner, side
from engine.rules.claims import situations
from engine.rules.claims.law import LAW

_log = logging.getLogger(__name__)

SECONDS: Final = 5.0
"""The longest that a claim is searched."""
RULING_SHARE: Final = 0.3
"""Of those seconds, what the ruling itself may take; the bounds get the rest."""
GRACE: Final = 10.0
"""Seconds beyond them after which a worker counts as lost."""
LAYOUTS: Final = 40
"""Ways to place unknown cards that are searched; with more of them the bounds stay open."""
WORKERS: Final = 2
SUITS_LEFT: Final = 13


@dataclass(frozen=True)
class Judged:
    """What the check of a claim came to.

    Attributes:
        decision: the ruling; with unknown hands that for the worst way the cards may lie.
        check: bounds that hold for every way they may lie.
        layouts: how many ways were searched; 1 where all hands are known.
        complete: whether those were all of them.
        hands: of the ruling.
    """

    decision: Decision
    check: ClaimCheck
    layouts: int
    complete: bool
    hands: Mapping[Seat, tuple[str, ...]]


Asked = TypeVar("Asked")
Found = TypeVar("Found")
Outcome = Judged | tuple[FactProblem, ...]
Work = Callable[[Claim, float], Outcome]


def declaring(claim: Claim) -> bool:
    """Whether the claimer's side declares."""
    return claim.declarer is None or side(claim.declarer) == side(claim.claimer)


def player(claim: Claim) -> Seat:
    """The seat whose play is judged: declarer, where dummy spoke."""
    dummy = claim.declarer is not None and partner(claim.declarer) == claim.claimer
    return claim.declarer if dummy and claim.declarer else claim.claimer


def layouts(claim: Claim) -> Iterator[dict[Seat, tuple[str, ...]]]:
    """Every way the four hands may be.

    Raises:
        ImpossibleFacts: the cards cannot be those of an ending.
    """
    if len(claim.hands) == len(SEATS):
        yield dict(claim.hands)
        return
    rest = claim.loose
    seen = [card for cards in claim.hands.values() for card in cards]
    if not rest and claim.hands and {len(cards) for cards in claim.hands.values()} == {SUITS_LEFT}:
        rest = tuple(card for card in PACK if card not in seen)
    if not rest:
        unknown = " ".join(seat for seat in SEATS if seat not in claim.hands)
        raise ImpossibleFacts("claim-rest-unknown", "hands", given=unknown)
    known = {seat: Hand.model_validate(_written(cards)) for seat, cards in claim.hands.items()}
    for found in completed({seat: known.get(seat) for seat in SEATS}, rest):
        yield dict(found)


def ending(claim: Claim, hands: dict[Seat, tuple[str, ...]]) -> Ending:
    """The ending that was claimed.

    Raises:
        ImpossibleFacts: the cards cannot be those of an ending.
    """
    return Ending.of(hands, claim.trump, claim.leader, claim.table)


def facts_of(claim: Claim, hands: dict[Seat, tuple[str, ...]]) -> dict[str, Any]:
    """The facts of the situation `claim`."""
    facts: dict[str, Any] = {
        "hands": {seat: _written(cards) for seat, cards in hands.items()},
        "leader": claim.leader,
        "trump": claim.trump,
        "claimer": claim.claimer,
        "declarer": claim.declarer or claim.claimer,
        "current_trick": list(claim.table),
        "stated_line": list(claim.steps),
        "shown_out": [{"player": seat, "suit": suit} for seat, suit in claim.shown_out],
        "outstanding_trump_mentioned": claim.mentioned,
        "order_in_suit": "any" if claim.any_order else "top_down",
        "notices_show_out": claim.notices,
        "keeps_high_cards": not claim.throws_high,
    }
    optional = {
        "claimed_tricks": claim.claimed,
        "unaware_of_trump": claim.unaware,
        "other_line_irrational": claim.irrational if excuses(claim.edition) else None,
    }
    return facts | {name: value for name, value in optional.items() if value is not None}


def excuses(edition: Edition) -> bool:
    """Whether an unstated line is accepted where any other would be irrational."""
    return LAW[edition].irrational_excused


def lines_of(claim: Claim, found: Ending) -> Lines:
    """The normal lines of a claim under its assumptions."""
    lines = Lines(
        found,
        player(claim),
        declaring(claim),
        read(claim.steps),
        Assumptions(
            top_down=not claim.any_order,
            guess_fails=not (claim.irrational and excuses(claim.edition)),
            notices_show_out=claim.notices,
            keeps_high=not claim.throws_high,
        ),
        claim.shown_out,
    )
    aware = claim.mentioned or claim.unaware is False or not lines.trump_out
    return replace(lines, assumptions=replace(lines.assumptions, unaware_of_trump=not aware))


def judge(claim: Claim, seconds: float = SECONDS, cancelled: Stop | None = None) -> Outcome:
    """Rule on a claim and search its bounds, in at most about `seconds`.

    Returns:
        what was found, or what is wrong with the facts.
    """
    clock = time.monotonic
    try:
        return _judge(claim, Deadline(clock() + seconds, clock, cancelled))
    except ImpossibleFacts as error:
        return (error.problem,)
    except FactsError as error:
        return error.problems


def _judge(claim: Claim, deadline: Deadline) -> Judged:
    ways = list(islice(layouts(claim), LAYOUTS + 1))
    complete = len(ways) <= LAYOUTS
    ways = ways[:LAYOUTS]
    checks, made = [], []
    for place, way in enumerate(ways):
        share = (1 - RULING_SHARE) / (len(ways) - place)
        made.append(Searches(deadline.part(share)))
        checks.append(check(lines_of(claim, ending(claim, way)), made[-1]))
    worst = min(range(len(checks)), key=lambda place: checks[place].normal[0].low)
    searches = replace(made[worst], stop=deadline)
    spec = next(spec for spec in situations(lambda: searches) if spec.name == "claim")
    decision = decide(spec, facts_of(claim, ways[worst]), claim.edition)
    if not complete:
        open_ended = Bounds(0, checks[0].tricks)
        checks.append(ClaimCheck(checks[0].tricks, (open_ended, open_ended), None, (open_ended, open_ended), {}))
    return Judged(decision, over_layouts(checks), len(ways), complete, ways[worst])


def _written(cards: tuple[str, ...]) -> str:
    return " ".join(f"{suit}:{''.join(card[1] for card in cards if suit_of(card) == suit) or '-'}" for suit in "SHDC")


class Workshop:
    """The worker processes, started when the first claim comes.

    Args:
        work: what a worker does with a claim; a function of a module.
    """

    def __init__(self, work: Work | None = None, seconds: float = SECONDS) -> None:
        self._work = work or _work
        self._seconds = seconds
        self._context = multiprocessing.get_context("spawn")
        self._cancelled: Event | None = None
        self._pool: ProcessPoolExecutor | None = None

    @property
    def started(self) -> bool:
        """Whether there are workers."""
        return self._pool is not None

    async def judge(self, claim: Claim) -> Outcome:
        """Rule on a claim.

        Raises:
            TimeoutError: no answer came in time, or none that any worker lived to give.
        """
        return await self._worked(self._work, claim, self._seconds)

    async def search(self, search: Search, seconds: float) -> Normal:
        """Make a search of at most so many seconds.

        Raises:
            TimeoutError: no answer came in time, or none that any worker lived to give.
        """
        return await self._worked(_search, search, seconds)

    async def _worked(self, work: Callable[[Asked, float], Found], asked: Asked, seconds: float) -> Found:
        """What a worker makes of it; one that was killed, or could not begin, is replaced once."""
        for last in (False, True):
            pool = None
            try:
                pool = self._running()
                async with asyncio.timeout(seconds + GRACE):
                    return await asyncio.get_running_loop().run_in_executor(pool, work, asked, seconds)
            except TimeoutError:
                self._abandon(pool)
                raise
            except (BrokenProcessPool, OSError) as error:
                self._abandon(pool)
                if last:
                    _log.error("claims: the workers do not live: %s", type(error).__name__)
                    raise TimeoutError from error
        raise AssertionError("the last attempt returns or raises")

    async def close(self) -> None:
        """Tell searches to give up and wait until the workers have ended."""
        cancelled, pool = self._cancelled, self._pool
        self._pool = None
        if cancelled is not None and pool is not None:
            cancelled.set()
            await asyncio.to_thread(pool.shutdown, wait=True, cancel_futures=True)

    def _abandon(self, pool: ProcessPoolExecutor | None) -> None:
        """Begin anew next time, unless others have; what the old workers still do for others they may end."""
        if pool is not None:
            pool.shutdown(wait=False)
        if self._pool is pool:
            self._pool = None

    def _running(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._cancelled = self._context.Event()
            self._pool = ProcessPoolExecutor(
                WORKERS, mp_context=self._context, initializer=_begin, initargs=(self._cancelled,)
            )
        return self._pool


_stopping: Event | None = None
"""In a worker: set when it is to give up. A worker serves one workshop for all its life."""


def _begin(cancelled: Event) -> None:
    """Prepare a worker: the bot decides when it ends, and it does not outlive the bot."""
    global _stopping
    _stopping = cancelled
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def _work(claim: Claim, seconds: float) -> Outcome:
    return judge(claim, seconds, _stopping.is_set if _stopping is not None else None)


def _search(search: Search, seconds: float) -> Normal:
    clock = time.monotonic
    return search.run(Deadline(clock() + seconds, clock, _stopping.is_set if _stopping is not None else None))
