"""Refusals in Discord's own shape: a status, a numbered code, a message and, for a bad body, a tree of problems."""

from collections.abc import Sequence
from enum import IntEnum
from typing import Any, Final


class Code(IntEnum):
    """Discord's JSON error codes that the local Discord answers with."""

    GENERAL = 0
    UNKNOWN_APPLICATION = 10002
    UNKNOWN_CHANNEL = 10003
    UNKNOWN_GUILD = 10004
    UNKNOWN_MESSAGE = 10008
    UNKNOWN_USER = 10013
    UNKNOWN_WEBHOOK = 10015
    UNKNOWN_INTERACTION = 10062
    UNKNOWN_COMMAND = 10063
    TOO_MANY_COMMANDS = 30032
    TOO_MANY_COMMAND_CREATIONS = 30034
    TOO_MANY_FOLLOWUPS = 40094
    REQUEST_TOO_LARGE = 40005
    ALREADY_ACKNOWLEDGED = 40060
    MISSING_ACCESS = 50001
    NOT_OWN_MESSAGE = 50005
    EMPTY_MESSAGE = 50006
    CANNOT_MESSAGE_USER = 50007
    MISSING_PERMISSIONS = 50013
    INVALID_WEBHOOK_TOKEN = 50027
    INVALID_FORM_BODY = 50035
    INVALID_JSON = 50109


_WORDS: Final = {
    Code.UNKNOWN_APPLICATION: (404, "Unknown Application"),
    Code.UNKNOWN_CHANNEL: (404, "Unknown Channel"),
    Code.UNKNOWN_GUILD: (404, "Unknown Guild"),
    Code.UNKNOWN_MESSAGE: (404, "Unknown Message"),
    Code.UNKNOWN_USER: (404, "Unknown User"),
    Code.UNKNOWN_WEBHOOK: (404, "Unknown Webhook"),
    Code.UNKNOWN_INTERACTION: (404, "Unknown interaction"),
    Code.UNKNOWN_COMMAND: (404, "Unknown application command"),
    Code.TOO_MANY_COMMANDS: (400, "Maximum number of application commands reached"),
    Code.TOO_MANY_COMMAND_CREATIONS: (429, "Max number of daily application command creates has been reached"),
    Code.TOO_MANY_FOLLOWUPS: (400, "Maximum number of follow-up messages reached"),
    Code.REQUEST_TOO_LARGE: (413, "Request entity too large"),
    Code.ALREADY_ACKNOWLEDGED: (400, "Interaction has already been acknowledged."),
    Code.MISSING_ACCESS: (403, "Missing Access"),
    Code.NOT_OWN_MESSAGE: (403, "Cannot edit a message authored by another user"),
    Code.EMPTY_MESSAGE: (400, "Cannot send an empty message"),
    Code.CANNOT_MESSAGE_USER: (403, "Cannot send messages to this user"),
    Code.MISSING_PERMISSIONS: (403, "Missing Permissions"),
    Code.INVALID_WEBHOOK_TOKEN: (401, "Invalid Webhook Token"),
    Code.INVALID_FORM_BODY: (400, "Invalid Form Body"),
    Code.INVALID_JSON: (400, "The request body contains invalid JSON."),
}


class DiscordError(Exception):
    """A request that Discord refuses. ``status`` is the HTTP status, ``errors`` the tree of a bad body or ``None``."""

    def __init__(self, status: int, code: int, message: str, errors: dict[str, Any] | None = None) -> None:
        super().__init__(f"{status} {code}: {message}")
        self.status = status
        self.code = code
        self.message = message
        self.errors = errors

    def body(self) -> dict[str, Any]:
        """The JSON body of the answer."""
        body: dict[str, Any] = {"message": self.message, "code": int(self.code)}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


def refused(code: Code) -> DiscordError:
    """The refusal that Discord gives with this code."""
    status, words = _WORDS[code]
    return DiscordError(status, code, words)


def unauthorized() -> DiscordError:
    """The refusal of a missing or wrong bot token."""
    return DiscordError(401, Code.GENERAL, "401: Unauthorized")


def invalid_body(problems: Sequence[tuple[tuple[str | int, ...], str, str]]) -> DiscordError:
    """The refusal of a bad body; each problem is a path into the body, Discord's word for it and a sentence."""
    tree: dict[str, Any] = {}
    for path, word, sentence in problems:
        spot = tree
        for step in path:
            spot = spot.setdefault(str(step), {})
        spot.setdefault("_errors", []).append({"code": word, "message": sentence})
    status, words = _WORDS[Code.INVALID_FORM_BODY]
    return DiscordError(status, Code.INVALID_FORM_BODY, words, tree)
