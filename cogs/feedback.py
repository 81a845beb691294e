"""What users say about an answer: kept with their consent, one JSON object a line."""

import asyncio
import json
import pathlib
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from typing import Any, Protocol


@dataclass(frozen=True)
class Remark:
    """What the right answer would be in somebody's opinion; it does not say whose.

    Attributes:
        question: the question as the card quotes it.
        expected: the answer that was expected.
    """

    question: str
    situation: str | None
    facts: Mapping[str, Any]
    edition: int
    lang: str
    expected: str


class Feedback(Protocol):
    """Where remarks go."""

    async def keep(self, remark: Remark) -> None:
        """Keep a remark.

        Raises:
            OSError: it cannot be kept.
        """


class JsonLines:
    """Remarks in `feedback.jsonl` of a folder, which is made when it is needed.

    Args:
        clock: the time of day, with its zone.
    """

    def __init__(self, folder: pathlib.Path, clock: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.path = folder / "feedback.jsonl"
        self._clock = clock

    async def keep(self, remark: Remark) -> None:
        """Append a remark with the time."""
        line = {"at": self._clock().isoformat(timespec="seconds"), **asdict(remark)}
        text = json.dumps(line, ensure_ascii=False) + "\n"
        await asyncio.to_thread(self._append, text.encode("utf-8", "backslashreplace"))

    def _append(self, line: bytes) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        # In one write, so that lines that come at once do not mix.
        with self.path.open("ab", buffering=0) as file:
            file.write(line)
