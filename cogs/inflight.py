"""Counts the interactions that are being answered, so that the bot can finish them before it stops."""

import asyncio
from types import TracebackType


class InFlight:
    """A reusable context: inside it something is being answered."""

    def __init__(self) -> None:
        self.count = 0
        self._idle = asyncio.Event()
        self._idle.set()

    def __enter__(self) -> None:
        self.count += 1
        self._idle.clear()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.count -= 1
        if not self.count:
            self._idle.set()

    async def drained(self, seconds: float) -> bool:
        """Wait until nothing is being answered, at most `seconds`; whether that came about."""
        try:
            async with asyncio.timeout(seconds):
                await self._idle.wait()
        except TimeoutError:
            return False
        return True
