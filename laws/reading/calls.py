"""Facts of irregular calls (Laws 17-39): who called what in which order."""

import re
from dataclasses import dataclass

from laws.reading.auctions import height, named_backwards
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.roles import is_person, seat_after

_CALLS = {"pass": "P", "call_P": "P", "dbl": "X", "call_X": "X", "rdbl": "XX", "call_XX": "XX"}
_CHANGES = frozenset({"make_good", "instead_of", "changed_mind", "reject", "no_pause", "himself"})
_NOT_CALLERS = frozenset({"he", "director"})
_STRAINS = "CDHSN"
_PASSED = re.compile("pass|пас", re.IGNORECASE)


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
        if token.symbol == "called_next" and _PASSED.search(token.text):
            code = "P"
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
        if symbol in (".", ",") or symbol[:5] == "call_" or symbol in _CALLS:
            break
        if symbol == "he":
            before = story.roles.antecedent(number)
            return before if before is not None else number
        if is_person(symbol):
            if tokens[number - 1].symbol in ("instead_of", "ahead_of", "before") and number > 0:
                continue
            return number
    for number in range(place + 1, min(len(tokens), place + 4)):
        symbol = tokens[number].symbol
        if symbol in (".", ",", "?", "instead_of", "ahead_of", "before", "partner") or symbol[:5] == "call_":
            break
        if is_person(symbol):
            return number
    return None


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


def _suits(story: Story, bid: Call) -> None:
    strain = bid.code[1]
    near = {story.tokens[place].symbol for place in range(max(0, bid.place - 3), min(len(story.tokens), bid.place + 4))}
    if "transfer" in near and strain in "DH":
        story.put("suits_specified", ["H" if strain == "D" else "S"], bid.place, bid.place + 2)
    elif "natural" in near and strain != "N" and "neg" not in near:
        story.put("suits_specified", [strain], bid.place, bid.place + 2)


def _next_call(story: Story, told: list[Call], number: int) -> None:
    """Whether the next player called over the irregular call before anything else happened."""
    if number + 1 >= len(told) or "next_player_acted" in story.values or story.has("reject"):
        return
    following, bid = told[number + 1], told[number]
    between = {story.tokens[place].symbol for place in range(bid.place + 1, following.place)}
    if between & _CHANGES or following.caller is None or same(story, following.caller, bid.caller):
        return
    if asked_about(story, following.place) and "is_allowed" in between:
        return
    relation = story.roles.relation(following.caller, bid.caller)
    if relation != "partner":
        story.put("next_player_acted", True, following.place, following.place + 1)


def _replacement(story: Story, told: list[Call], number: int, last: Call | None) -> None:
    bid = told[number]
    for call in told[number + 1 :]:
        between = {story.tokens[place].symbol for place in range(max(bid.place + 1, call.place - 8), call.place)}
        if (
            not between & _CHANGES
            or denied(story, call.place)
            or (asked_about(story, call.place) and "is_allowed" in between)
        ):
            continue
        if call.caller is not None and not same(story, call.caller, bid.caller):
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


def _lowest(over: str, strain: str) -> str:
    level = int(over[0])
    return f"{level if _STRAINS.index(strain) > _STRAINS.index(over[1]) else level + 1}{strain}"


def out_of_rotation(story: Story) -> None:
    """Facts of a call out of rotation."""
    told = calls(story)
    number = _early(story, told)
    if number is None:
        _unnamed(story, told)
        return
    call = told[number]
    story.put("call", call.code, call.place, call.place + 1)
    player = player_of(story, call.caller)
    if player and call.caller is not None:
        story.put("offender", player, call.caller, call.place + 1)
    _turn(story, call, player)
    before = told[:number]
    record(story, before, call)
    _natural(story, call)
    _afterwards(story, told, number)


def _natural(story: Story, call: Call) -> None:
    near = {story.tokens[place].symbol for place in range(call.place, min(len(story.tokens), call.place + 3))}
    if "natural" in near and is_bid(call.code) and call.code[1] != "N":
        story.put("suits_specified", [call.code[1]], call.place, call.place + 2)


def _early(story: Story, told: list[Call]) -> int | None:
    if not told:
        return None
    marks = story.places("oot", "boot", "jumped_in", "instead_of", "ahead_of", "premature")
    marks += [
        place
        for place in story.places("before")
        if place + 1 < len(story.tokens) and is_person(story.tokens[place + 1].symbol)
    ]
    for mark in marks:
        before = [number for number, call in enumerate(told) if mark - 6 <= call.place < mark]
        after = [number for number, call in enumerate(told) if mark < call.place <= mark + 4]
        if story.tokens[mark].symbol in ("instead_of", "ahead_of", "before") and before:
            return before[-1]
        if story.tokens[mark].symbol == "jumped_in" and after:
            return after[0]
        near = before[-1:] + [number for number in after[:1] if not _of_another(story, told[number], mark)]
        if near:
            return min(near, key=lambda number: abs(told[number].place - mark))
        if after:
            return None
    for mark in story.places("turn"):
        before = [number for number, call in enumerate(told) if mark - 6 <= call.place < mark]
        after = [number for number, call in enumerate(told) if mark < call.place <= mark + 8]
        if after and _whose_turn(story, mark):
            return None
        if before or after:
            return before[-1] if before else after[0]
    return 0 if story.has("dealer", "dealt", "turn", "deal") else None


def _of_another(story: Story, call: Call, mark: int) -> bool:
    """Whether the call behind a mark is made by someone else than the player named before the mark."""
    before = story.roles.person_before(mark, reach=4)
    return before is not None and call.caller is not None and not same(story, call.caller, before)


def _whose_turn(story: Story, place: int) -> bool:
    """Whether a clause tells of a player that it was his turn ('East, whose turn it was, ...')."""
    return place > 1 and story.tokens[place - 1].symbol == "," and story.tokens[place - 2].symbol[:5] == "seat_"


def _unnamed(story: Story, told: list[Call]) -> None:
    """A call out of rotation that is not named: who made it, and whether the right player called over it."""
    mark = next(iter(story.places("oot", "boot", "jumped_in")), None)
    if mark is None:
        return
    before = story.roles.person_before(mark, reach=4)
    if before is not None and (player := player_of(story, before)):
        story.put("offender", player, before, mark + 1)
    for place in story.places("turn"):
        seats = [story.tokens[near].value for near in (place - 1, place - 2) if story.tokens[near].symbol[:5] == "seat_"]
        if seats and seats[0] != story.values.get("offender"):
            story.put("turn", seats[0], place - 2, place + 1)
            later = [call for call in told if call.place > place]
            caller = player_of(story, later[0].caller) if later else None
            if later and (caller == seats[0] or (caller is None and _whose_turn(story, place))):
                story.put("right_player_called", True, later[0].place, later[0].place + 1)


def _turn(story: Story, call: Call, player: str | None) -> None:
    """Whose turn it was, as a seat or seen from the offender."""
    turn: str | None = None
    for place in story.places("instead_of", "ahead_of", "before"):
        if place + 1 < len(story.tokens) and story.tokens[place + 1].symbol[:5] == "seat_":
            turn = story.tokens[place + 1].value
    opening = not any(entry.place < call.place for entry in calls(story))
    for place in story.places("dealer", "dealt", "turn", "deal"):
        symbol = story.tokens[place].symbol
        steps = (-1,) if symbol == "deal" else (1, -1, 2, -3) if symbol == "turn" else (1, -1, 2)
        near = [place + step for step in steps if 0 <= place + step < len(story.tokens)]
        seats = [story.tokens[number].value for number in near if story.tokens[number].symbol[:5] == "seat_"]
        if seats and turn is None and (symbol == "turn" or opening):
            turn = seats[0]
    if turn and turn != player:
        story.put("turn", turn, call.place, call.place + 1)
        if player and player in "NESW":
            steps = ("NESW".index(turn) - "NESW".index(player)) % 4
            story.put("turn_belongs_to", {1: "lho", 2: "partner", 3: "rho"}.get(steps), call.place, call.place + 1)
        if opening:
            story.put("auction", {"dealer": turn, "calls": []}, call.place, call.place + 1)


def _afterwards(story: Story, told: list[Call], number: int) -> None:
    early = told[number]
    later = [call for call in told[number + 1 :] if not denied(story, call.place)]
    if story.values.get("accepted") is False:
        reject = (story.places("reject", "disagree", "accept") or [early.place])[0]
        own = [call for call in later if call.place > reject and same(story, call.caller, early.caller)]
        if own and not asked_about(story, own[-1].place):
            story.put("replacement", own[-1].code, own[-1].place, own[-1].place + 1)
        for call in later:
            if call.caller is not None and call.place > reject and _is_rho(story, call.caller, early.caller):
                kind = {"P": "pass", "X": "double", "XX": "redouble"}.get(call.code, "bid")
                story.put("rho_action", kind, call.place, call.place + 1)
        return
    if later and "accepted" not in story.values:
        call = later[0]
        if (seat := player_of(story, call.caller)) and seat == story.values.get("turn"):
            story.put("right_player_called", True, call.place, call.place + 1)
            return
        if call.caller is None or same(story, call.caller, early.caller):
            return
        first, second = player_of(story, call.caller), player_of(story, early.caller)
        if first and second and first in "NESW" and second in "NESW" and seat_after(second, 1) == first:
            story.put("next_player_acted", True, call.place, call.place + 1)


def _is_rho(story: Story, caller: int, offender: int | None) -> bool:
    if story.tokens[caller].symbol == "rho":
        return True
    first, second = player_of(story, caller), player_of(story, offender)
    return bool(first and second and first in "NESW" and second in "NESW" and seat_after(second, 3) == first)


def lost_turn(story: Story) -> None:
    """Facts of an auction that ended over a player's head."""
    told = calls(story)
    number = next(
        (
            place
            for place, call in enumerate(told)
            if call.code == "P"
            and {story.tokens[near].symbol for near in range(call.place, min(len(story.tokens), call.place + 3))}
            & {"instead_of", "oot", "ahead_of"}
        ),
        None,
    )
    if number is None:
        return
    early = told[number]
    player = player_of(story, early.caller)
    if player and early.caller is not None:
        story.put("offender", player, early.caller, early.place + 1)
    _turn(story, early, player)
    record(story, told[:number], early)
