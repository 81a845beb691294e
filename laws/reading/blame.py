"""Which side of a table is told to be at fault for a board without a result, and how far (Law 12C2)."""

import re
from typing import Final

from laws.reading.events import asked_about
from laws.reading.facts import Story

SIDES: Final = {"ns": "NS", "ew": "EW", "seat_N": "NS", "seat_S": "NS", "seat_E": "EW", "seat_W": "EW"}
_STOPS: Final = frozenset({".", ",", "?", "but_word", "though"})
_GUILTY: Final = frozenset({"fault", "doing"})
_WORDS: Final = _GUILTY | {"no_fault", "partly_fault"}
_ALONE: Final = re.compile(
    r"\b(?:sole|solely|alone|only|wholly|entirely|all (?:his|her|their|on)|"
    r"только|целиком|полностью|одни|один|исключительно)\b",
    re.IGNORECASE,
)
_OTHER: Final = {"NS": "EW", "EW": "NS"}


def fault(story: Story) -> None:
    """Whose fault it is that a board was spoiled, where the story tells it of both sides."""
    found = blamed(story)
    if len(found) == 2:
        story.put("fault", {side: found[side] for side in ("NS", "EW")}, 0, 1)


def fault_by_side(story: Story) -> None:
    """The fault of each side, one by one."""
    for side, degree in blamed(story).items():
        story.put(f"fault_{side.lower()}", degree, 0, 1)


def blamed(story: Story) -> dict[str, str]:
    """The fault of the sides that the story names, clause by clause ('NS partly at fault, EW not at all')."""
    found: dict[str, str] = {}
    ours = own_side(story)
    before = alone = False
    for clause in _clauses(story):
        symbols = {story.tokens[place].symbol for place in clause}
        sides = [SIDES[symbol] for symbol in symbols if symbol in SIDES]
        if not sides and ours and symbols & {"we", "i"}:
            sides = [ours]
        if not sides and symbols & {"each", "both_sides"} and symbols & _WORDS:
            sides = ["NS", "EW"]
        degree = _degree(symbols)
        if degree is None and before and "neg" in symbols:
            degree = "none"
        before = degree is not None
        if degree is None or any(asked_about(story, place) for place in clause if story.tokens[place].symbol in _WORDS):
            continue
        for side in sides:
            found[side] = degree
        text = story.text[story.tokens[clause.start].start : story.tokens[clause.stop - 1].end]
        alone = alone or (degree == "full" and bool(_ALONE.search(text)))
    if alone and list(found.values()) == ["full"]:
        found[_OTHER[next(iter(found))]] = "none"
    if story.has("partly_fault") or list(found.values()) == ["full", "full"]:
        found = {side: "partly" if degree == "full" else degree for side, degree in found.items()}
    return found


def own_side(story: Story) -> str | None:
    """The side that the teller seats himself at ('we are N/S', 'мы С-Ю')."""
    for place in story.places("we", "i"):
        for token in story.tokens[place + 1 : place + 4]:
            if token.symbol in SIDES:
                return SIDES[token.symbol]
            if token.symbol not in (",", "sitting", "play", "_"):
                break
    return None


def _degree(symbols: set[str]) -> str | None:
    if "no_fault" in symbols or "nobody_to_blame" in symbols:
        return "none"
    if "partly_fault" in symbols:
        return "partly"
    if symbols & _GUILTY and "neg" not in symbols:
        return "full"
    return None


def _clauses(story: Story) -> list[range]:
    """The stretches of tokens between stops."""
    found: list[range] = []
    start = 0
    for place, token in enumerate(story.tokens):
        if token.symbol in _STOPS:
            found.append(range(start, place))
            start = place + 1
    return [*found, range(start, len(story.tokens))]
