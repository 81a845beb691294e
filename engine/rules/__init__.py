"""The rules, one package or module a family of laws, in law order."""

from engine.rules import revokes
from engine.situations import Register


def register() -> Register:
    """All situations the core can rule on."""
    return Register(revokes.SITUATIONS)
