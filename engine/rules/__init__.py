"""The rules, one package or module a family of laws, in law order."""

from engine.rules import auction, board, claims, information, play, revokes, scores
from engine.situations import Register


def register() -> Register:
    """All situations the core can rule on."""
    return Register(
        board.SITUATIONS,
        information.SITUATIONS,
        auction.SITUATIONS,
        play.SITUATIONS,
        revokes.SITUATIONS,
        claims.SITUATIONS,
        scores.SITUATIONS,
    )
