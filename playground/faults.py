"""Faults that tests inject: answers that the real Discord gives on a bad day, and connections that it drops."""

import re
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Fault:
    """What shall happen to the next ``times`` requests whose path ``where`` is found in.

    ``status`` and ``body`` answer instead of the handler; without them the request is only held up by ``delay``
    seconds. ``hang_up`` closes the connection without an answer.
    """

    times: int
    where: re.Pattern[str]
    status: int | None = None
    body: dict[str, Any] = field(default_factory=dict)
    headers: tuple[tuple[str, str], ...] = ()
    delay: float = 0.0
    hang_up: bool = False


class Faults:
    """The faults still to come. Each call plans one more; the oldest that suits a request strikes first.

    ``where`` is a regular expression searched in the path, such as ``callback``, ``/commands`` or ``/gateway/``.
    """

    def __init__(self) -> None:
        self._planned: list[Fault] = []

    def rate_limit(
        self,
        times: int = 1,
        *,
        retry_after: float = 0.1,
        where: str = "/api/",
        everywhere: bool = False,
        via: bool = True,
    ) -> None:
        """Answer 429; ``everywhere`` marks the global limit, ``via=False`` one of Cloudflare's, without its header."""
        body = {"message": "You are being rate limited.", "retry_after": retry_after, "global": everywhere}
        headers = [("Retry-After", str(retry_after)), ("X-RateLimit-Scope", "global" if everywhere else "user")]
        if via:
            headers.append(("Via", "1.1 local"))
        self._plan(Fault(times, re.compile(where), 429, body, tuple(headers)))

    def server_error(self, times: int = 1, *, status: int = 503, where: str = "/api/") -> None:
        """Answer with a status of 500 or above.

        Raises:
            ValueError: on a lower status.
        """
        if status < 500:
            raise ValueError(f"{status} is no server error")
        self._plan(Fault(times, re.compile(where), status, {"message": f"{status}: Server Error", "code": 0}))

    def refuse(self, times: int = 1, *, status: int, code: int, message: str = "", where: str = "/api/") -> None:
        """Answer with any other status and Discord code."""
        self._plan(Fault(times, re.compile(where), status, {"message": message, "code": code}))

    def delay(self, seconds: float, times: int = 1, *, where: str = "/api/") -> None:
        """Answer as usual, but later."""
        self._plan(Fault(times, re.compile(where), delay=seconds))

    def hang_up(self, times: int = 1, *, where: str = "/api/|/gateway/") -> None:
        """Close the connection without a word; with ``where='/gateway/'`` the gateway cannot be reached.

        Many HTTP clients repeat a GET that broke off once by themselves, the handshake of the gateway too: let it
        break off twice for them to notice.
        """
        self._plan(Fault(times, re.compile(where), hang_up=True))

    def clear(self) -> None:
        """Call all planned faults off."""
        self._planned.clear()

    def strike(self, path: str) -> Fault | None:
        """The fault that strikes a request for this path, used up once; ``None`` for a good day."""
        for place, fault in enumerate(self._planned):
            if fault.where.search(path):
                if fault.times > 1:
                    self._planned[place] = Fault(**{**fault.__dict__, "times": fault.times - 1})
                else:
                    del self._planned[place]
                return fault
        return None

    def _plan(self, fault: Fault) -> None:
        if fault.times < 1:
            raise ValueError(f"a fault must strike at least once, not {fault.times} times")
        self._planned.append(fault)
