"""Rulings on claims with the cards known: what must be searched for is searched in a worker, and then the answer is made."""

import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Final

from cogs.claim.work import SECONDS, Workshop
from cogs.office import Office
from engine.claims.bounds import Bounds
from engine.claims.normal import Normal
from engine.claims.searching import Legal, Search, Searcher, Searches
from engine.claims.stopping import at_most
from engine.rules.claims import BUDGET, situations
from engine.situations import Register

AT_ONCE: Final = 512
"""Plays that an answer may try without a worker: some milliseconds."""


class SearchNeeded(Exception):
    """An answer needs a search that has not been made."""

    def __init__(self, search: Search) -> None:
        super().__init__("a search is needed")
        self.search = search


class Searching:
    """Has answers made again and again until every search that they need has been made in a worker.

    Args:
        seconds: the longest that all searches for one answer take; what is open then stays open.
        clock: gives seconds.
    """

    def __init__(
        self, workshop: Workshop, *, seconds: float = SECONDS, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._workshop = workshop
        self._seconds = seconds
        self._clock = clock
        self._made: ContextVar[Searches | None] = ContextVar("searches made for an answer", default=None)
        self._hurried: ContextVar[bool] = ContextVar("the answer cannot wait for a search", default=False)

    def bound(self, office: Office) -> Office:
        """The office with rules on claims that have their searches made here."""
        own = {spec.name: spec for spec in situations(self._searcher)}
        register = Register([own.get(name, spec) for name, spec in office.register.items()])
        return replace(office, register=register, counsel=replace(office.counsel, register=register))

    async def through(self, answer: Callable[[], Awaitable[None]], promise: Callable[[], Awaitable[None]]) -> None:
        """Answer; where that takes a search, promise the answer, search, and answer then.

        Args:
            answer: is called anew after each search and must send nothing before everything is known.
            promise: is called once, before the first search.
        """
        made = Searches(at_most(AT_ONCE))
        ends: float | None = None
        token = self._made.set(made)
        try:
            while True:
                try:
                    await answer()
                except SearchNeeded as needed:
                    search = needed.search
                else:
                    return
                if ends is None:
                    await promise()
                    ends = self._clock() + self._seconds
                made.keep(search, await self._found(search, ends - self._clock()))
        finally:
            self._made.reset(token)

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """Within, what a few plays do not settle stays open: for modals, which nobody can be asked to wait for."""
        made, hurried = self._made.set(Searches(at_most(AT_ONCE))), self._hurried.set(True)
        try:
            yield
        finally:
            self._made.reset(made)
            self._hurried.reset(hurried)

    async def _found(self, search: Search, seconds: float) -> Normal:
        if seconds > 0:
            try:
                return await self._workshop.search(search, seconds)
            except TimeoutError:
                pass
        if isinstance(search, Legal):
            return Normal(Bounds(0, search.ending.tricks))
        return Normal(Bounds(search.low, search.high))

    def _searcher(self) -> Searcher:
        made = self._made.get()
        if made is None:
            return Searches(at_most(BUDGET))
        hurried = self._hurried.get()

        def known(search: Search) -> Normal:
            found = made.known(search)
            if found is None:
                found = search.run(made.stop)
                if not found.tricks.exact and not hurried:
                    raise SearchNeeded(search)
                made.keep(search, found)
            return found

        return known
