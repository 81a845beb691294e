"""Facts of irregular calls (Laws 17-39): who called what in which order."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from laws.reading.auctions import height, named_backwards
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.roles import is_person, seat_after
from laws.reading.tokens import Token

_CALLS = {"pass": "P", "call_P": "P", "dbl": "X", "call_X": "X", "rdbl": "XX", "call_XX": "XX"}
_CHANGES = frozenset({"make_good", "instead_of", "changed_mind", "reject", "no_pause", "himself"})
_ANSWERS = frozenset({"reject", "accept", "disagree", "make_good", "said", "director_called"})
_NOT_CALLERS = frozenset({"he", "director"})
_STOPPED = frozenset({"reject", "stop_card", "disagree", "insufficient", "director_called", "attention"})
_THEN = frozenset({"after", "now"})
"""Words by which a later call of the same player is told ('then 3D', 'тогда 3б')."""
_STRAINS = "CDHSN"
_DOUBLED = re.compile("double|dbl|контр", re.IGNORECASE)
_PASSED = re.compile("pass|пас", re.IGNORECASE)
_BY = re.compile(r"\s+(?:by|from|от)\s+(?:my\s+|моего\s+)?", re.IGNORECASE)


@dataclass(frozen=True)
class Call:
    """A call told in a story: its code, its token, and the token of its caller."""

    code: str
    place: int
    caller: int | None


def calls(story: Story) -> list[Call]:
    """All calls of a story in the order told."""
    found: list[Call] = []
    for place, token in enumerate(story.tokens):
        code = _CALLS.get(token.symbol) or (token.value if token.symbol[:5] == "call_" and token.value else "")
        if token.symbol in ("called_next", "boot") and _PASSED.search(token.text):
            code = "P"
        if token.symbol == "bid_card":
            code = "P" if _PASSED.search(token.text) else "X" if _DOUBLED.search(token.text) else ""
        if not code:
            continue
        code = code.rstrip("X") if code[:1].isdigit() else code
        call = Call(code, place, _caller(story, place))
        last = found[-1].place if found else None
        backwards = last is not None and named_backwards(story.text, story.tokens[last].end, token.start)
        if backwards and all(entry.place <= found[-1].place for entry in found):
            found.insert(len(found) - 1, call)
        else:
            found.append(call)
    return found


def _caller(story: Story, place: int) -> int | None:
    tokens = story.tokens
    for number in range(place - 1, max(-1, place - 6), -1):
        symbol = tokens[number].symbol
        if symbol == "," and number == place - 1 and number and tokens[number - 1].symbol[:5] == "seat_":
            return number - 1
        if symbol == "," and (before := _before_aside(tokens, number)) is not None:
            return before
        if symbol in (".", ",") or symbol[:5] == "call_" or symbol in _CALLS:
            break
        if symbol == "he":
            before = story.roles.antecedent(number)
            return before if before is not None else number
        if is_person(symbol):
            if tokens[number - 1].symbol in ("instead_of", "ahead_of", "before") and number > 0:
                continue
            return number
    behind = place + 1
    if behind < len(tokens) and is_person(tokens[behind].symbol):
        by = _BY.fullmatch(story.text, tokens[place].end, tokens[behind].start)
        if by:
            return behind
    for number in range(place + 1, min(len(tokens), place + 4)):
        symbol = tokens[number].symbol
        if symbol in (".", ",", "?", "instead_of", "ahead_of", "before", "partner") or symbol[:5] == "call_":
            break
        if is_person(symbol):
            return None if _calls_next(tokens, number) else number
    return None


def _before_aside(tokens: Sequence[Token], place: int) -> int | None:
    """The person before an aside that ends at a comma ('East, not looking, opened')."""
    for number in range(place - 2, max(0, place - 5), -1):
        if tokens[number].symbol == "," and is_person(tokens[number - 1].symbol):
            inside = {token.symbol for token in tokens[number + 1 : place]}
            spoken = inside & (_CALLS.keys() | _ANSWERS) or any(symbol[:5] == "call_" for symbol in inside)
            return None if spoken else number - 1
    return None


def _calls_next(tokens: Sequence[Token], place: int) -> bool:
    """Whether a person named behind a call is the one who makes the next call ('after 1H West said 1S')."""
    for token in tokens[place + 1 : place + 4]:
        if token.symbol in (".", ","):
            return False
        if token.symbol[:5] == "call_" or token.symbol in _CALLS:
            return True
    return False


def same(story: Story, one: int | None, other: int | None) -> bool:
    """Whether two callers are the same person; who is not named is the teller."""
    if one is None or other is None:
        named = one if one is not None else other
        return named is None or story.tokens[named].symbol == "i"
    return story.tokens[one].symbol == story.tokens[other].symbol


def player_of(story: Story, place: int | None) -> str | None:
    """The player at a token, as far as the story says."""
    return story.roles.player(place) if place is not None else None


def is_bid(code: str) -> bool:
    """Whether a call is a bid."""
    return code[:1].isdigit()


def record(story: Story, before: list[Call], irregular: Call) -> None:
    """The auction up to the irregular call, where seats tell all of it."""
    seats = [player_of(story, call.caller) for call in (*before, irregular)]
    if not before or any(seat is None or seat not in "NESW" for seat in seats[:1]):
        return
    first = seats[0] or "N"
    for number, seat in enumerate(seats[: len(before)]):
        if seat is not None and seat != seat_after(first, number):
            return
    story.put(
        "auction", {"dealer": first, "calls": [call.code for call in before]}, before[0].place, irregular.place + 1
    )


def insufficient(story: Story) -> None:
    """Facts of an insufficient bid."""
    told = calls(story)
    number = _too_low(story, told)
    if number is None:
        return
    bid = told[number]
    story.put("call", bid.code, bid.place, bid.place + 1)
    if (player := player_of(story, bid.caller)) and bid.caller is not None:
        story.put("offender", player, bid.caller, bid.place + 1)
    last = next((call for call in reversed(told[:number]) if is_bid(call.code)), None)
    record(story, told[:number], bid)
    _suits(story, bid)
    _next_call(story, told, number)
    _replacement(story, told, number, last)
    not_like(story, bid)
    other = story.values.get("comparable") is False and story.values.get("replacement") not in (None, "P")
    if other and story.values.get("lowest_same_denomination") is not True:
        story.put("same_or_more_precise", False, bid.place, bid.place + 1)
    replaced = "replacement" in story.values and story.values.get("replacement_made") != "before_ruling"
    if replaced and not story.values.get("next_player_acted"):
        story.put("accepted", False, bid.place, bid.place + 1)


def _too_low(story: Story, told: list[Call]) -> int | None:
    top: str | None = None
    for number, call in enumerate(told):
        if not is_bid(call.code):
            continue
        if top and height(call.code) <= height(top):
            return number
        if any(
            story.tokens[place].symbol in ("make_good", "instead_of")
            for place in range(max(0, call.place - 3), call.place)
        ):
            continue
        top = call.code
    for place in story.places("insufficient"):
        near = [number for number, call in enumerate(told) if is_bid(call.code) and abs(call.place - place) <= 4]
        if near:
            return min(near, key=lambda number: abs(told[number].place - place))
    return None


_ARTIFICIAL = ("artificial", "transfer", "stayman", "blackwood", "strong", "negative_reply", "not_suit_club")


def not_like(story: Story, call: Call) -> None:
    """What is never comparable (Law 23A): a pass in place of a bid, another suit in place of a natural bid."""
    replacement = story.values.get("replacement")
    if not isinstance(replacement, str) or not is_bid(call.code):
        return
    shown = story.values.get("suits_specified")
    plain = not story.has(*_ARTIFICIAL) or story.values.get("replacement_natural") is True
    other = is_bid(replacement) and replacement[1] != "N" and plain
    if (
        (other and call.code[1] == "N")
        or replacement == "P"
        or (other and isinstance(shown, list) and shown and replacement[1] not in shown)
    ):
        story.put("comparable", False, call.place, call.place + 1)


def plain_suit(story: Story, code: str) -> str | None:
    """The suit that a bid shows by itself where nothing says that it is artificial; 1C, 2C and 2D often are."""
    if not is_bid(code) or code[1] == "N" or code in ("1C", "2C", "2D") or int(code[0]) > 5 or story.has(*_ARTIFICIAL):
        return None
    return code[1]


def _suits(story: Story, bid: Call) -> None:
    strain = bid.code[1]
    near = {story.tokens[place].symbol for place in range(max(0, bid.place - 3), min(len(story.tokens), bid.place + 4))}
    if "transfer" in near and strain in "DH":
        story.put("suits_specified", ["H" if strain == "D" else "S"], bid.place, bid.place + 2)
    elif "natural" in near and strain != "N" and "neg" not in near:
        story.put("suits_specified", [strain], bid.place, bid.place + 2)
    elif suit := plain_suit(story, bid.code):
        story.put("suits_specified", [suit], bid.place, bid.place + 1)


def _next_call(story: Story, told: list[Call], number: int) -> None:
    """Whether the next player called over the irregular call before anything else happened."""
    if number + 1 >= len(told) or "next_player_acted" in story.values or story.has("reject"):
        return
    following, bid = told[number + 1], told[number]
    between = {story.tokens[place].symbol for place in range(bid.place + 1, following.place)}
    caller = following.caller if following.caller is not None else _opens_sentence(story, following.place)
    if between & _CHANGES or caller is None or same(story, caller, bid.caller):
        return
    if asked_about(story, following.place) and "is_allowed" in between:
        return
    relation = story.roles.relation(caller, bid.caller)
    if relation != "partner":
        story.put("next_player_acted", True, following.place, following.place + 1)


def _opens_sentence(story: Story, place: int) -> int | None:
    """The person with whom the sentence of a call begins ('Responder, delighted, ... 1S')."""
    start = place
    while start and story.tokens[start - 1].symbol not in (".", "?"):
        start -= 1
    return start if start and is_person(story.tokens[start].symbol) else None


def _replacement(story: Story, told: list[Call], number: int, last: Call | None) -> None:
    bid = told[number]
    for call in told[number + 1 :]:
        between = {story.tokens[place].symbol for place in range(max(bid.place + 1, call.place - 8), call.place)}
        changed = between & _CHANGES or _called_instead(story, bid, call)
        if not changed or denied(story, call.place) or (asked_about(story, call.place) and "is_allowed" in between):
            continue
        by_himself = story.tokens[call.place - 1].symbol == "he" and _called_instead(story, bid, call)
        if call.caller is not None and not by_himself and not same(story, call.caller, bid.caller):
            relation = story.roles.relation(call.caller, bid.caller)
            if relation in ("partner", "opponents") or (
                relation is None and is_person(story.tokens[call.caller].symbol)
            ):
                continue
        if "@" in call.code or (call.code == bid.code and "make_good" not in between):
            continue
        story.put("replacement", call.code, call.place, call.place + 1)
        if not is_bid(call.code):
            return
        suits = story.values.get("suits_specified")
        strains = [bid.code[1], *(suits if isinstance(suits, list) else [])]
        if last is not None:
            lowest = {_lowest(last.code, strain) for strain in strains}
            story.put("lowest_same_denomination", call.code in lowest, call.place, call.place + 1)
        return


def _called_instead(story: Story, bid: Call, call: Call) -> bool:
    """Whether the same player calls again once his bid was stopped or refused, told without a verb ('he then 4S')."""
    between = [token.symbol for token in story.tokens[bid.place + 1 : call.place]]
    refused = bool(_STOPPED & set(between)) or "neg win" in " ".join(between) or story.values.get("accepted") is False
    again = call.caller is not None and (
        story.tokens[call.place - 1].symbol in ("he", *_THEN) or same(story, call.caller, bid.caller)
    )
    return refused and (again or (call.caller is None and bool(_THEN & set(between[-2:]))))


def _lowest(over: str, strain: str) -> str:
    level = int(over[0])
    return f"{level if _STRAINS.index(strain) > _STRAINS.index(over[1]) else level + 1}{strain}"
