"""Facts of calls out of rotation and of turns lost (Laws 17, 28-32, 34): whose turn it was, what followed."""

import re

from laws.reading.calls import Call, calls, is_bid, not_like, plain_suit, player_of, record, same
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.followers import called_since
from laws.reading.roles import is_person, seat_after
from laws.reading.whose_turn import named_again, refused_by_another, relative_turn, to_speak

_HIM = re.compile(r"(?:him|her|them|него|не[её]|ним|ней)$", re.IGNORECASE)
"""A word of turn that names its player already."""


def out_of_rotation(story: Story) -> None:
    """Facts of a call out of rotation."""
    told = calls(story)
    number = _early(story, told)
    if number is None:
        _unnamed(story, told)
        relative_turn(story, None)
        return
    if (opened := _opened_before(story, told[number])) is not None:
        _opened_early(story, *opened)
        return
    call = named_again(story, told, number)
    story.put("call", call.code, call.place, call.place + 1)
    player = player_of(story, call.caller)
    player = player if player and player in "NESW" else None
    if player and call.caller is not None:
        story.put("offender", player, call.caller, call.place + 1)
        refused_by_another(story, player)
    _turn(story, call, player)
    relative_turn(story, call)
    before = told[:number]
    record(story, before, call)
    _natural(story, call)
    called_since(story, call.place, call.caller)
    if story.values.get("right_player_called"):
        story.drop("next_player_acted")
    _afterwards(story, told, number)
    not_like(story, call)


def _opened_before(story: Story, call: Call) -> tuple[int, int] | None:
    """An opening that is not named, by another player than the one who made the first call named; its place and his."""
    for place in story.places("opened"):
        who = place - 1
        named = any(token.symbol[:5] == "call_" for token in story.tokens[place : place + 4])
        if place >= call.place or named or who < 0 or not is_person(story.tokens[who].symbol) or call.caller is None:
            continue
        if not same(story, who, call.caller) and not denied(story, place):
            return place, who
    return None


def _opened_early(story: Story, place: int, who: int) -> None:
    if player := player_of(story, who):
        story.put("offender", player, who, place + 1)
    called_since(story, place, who)


def _natural(story: Story, call: Call) -> None:
    near = {story.tokens[place].symbol for place in range(call.place, min(len(story.tokens), call.place + 3))}
    if "natural" in near and is_bid(call.code) and call.code[1] != "N":
        story.put("suits_specified", [call.code[1]], call.place, call.place + 2)
    elif suit := plain_suit(story, call.code):
        story.put("suits_specified", [suit], call.place, call.place + 1)


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
        before = [number for number, call in enumerate(told) if mark - 6 <= call.place <= mark]
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
        if before and after and _instead_of_him(story, told[before[-1]], told[after[0]], mark):
            return after[0]
        if after and _whose_turn(story, mark):
            return None
        if before or after:
            return before[-1] if before else after[0]
    return 0 if story.has("dealer", "dealt", "turn", "deal") or to_speak(story) else None


_NEXT = {"i": "lho", "lho": "partner", "partner": "rho", "rho": "i"}


def _instead_of_him(story: Story, last: Call, call: Call, mark: int) -> bool:
    """Whether the player whose turn is told came next after the last call, and another made the call that follows."""
    person = next((place for place in (mark - 1, mark + 1) if _is_player(story, place)), None)
    if person is None or last.caller is None or call.caller is None or same(story, call.caller, person):
        return False
    before, symbol = story.tokens[last.caller].symbol, story.tokens[person].symbol
    if before[:5] == "seat_" and symbol[:5] == "seat_":
        return seat_after(before[5:], 1) == symbol[5:]
    return _NEXT.get(before) == symbol


def _is_player(story: Story, place: int) -> bool:
    return 0 <= place < len(story.tokens) and is_person(story.tokens[place].symbol)


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
        seats = [
            story.tokens[near].value for near in (place - 1, place - 2) if story.tokens[near].symbol[:5] == "seat_"
        ]
        if seats and seats[0] != story.values.get("offender"):
            story.put("turn", seats[0], place - 2, place + 1)
            culprit = story.values.get("offender")
            if isinstance(culprit, str) and culprit in "NESW":
                steps = ("NESW".index(seats[0]) - "NESW".index(culprit)) % 4
                story.put("turn_belongs_to", {1: "lho", 2: "partner", 3: "rho"}.get(steps), place - 2, place + 1)
            later = [call for call in told if call.place > place]
            caller = player_of(story, later[0].caller) if later else None
            if later and (caller == seats[0] or (caller is None and _whose_turn(story, place))):
                story.put("right_player_called", True, later[0].place, later[0].place + 1)
                _named_afterwards(story, later)


def _named_afterwards(story: Story, later: list[Call]) -> None:
    """The call out of rotation where only the question names it ('what becomes of the 1D?')."""
    for call in later[1:]:
        if call.code != later[0].code and asked_about(story, call.place):
            story.put("call", call.code, call.place, call.place + 1)
            return


def _turn(story: Story, call: Call, player: str | None) -> None:
    """Whose turn it was, as a seat or seen from the offender."""
    turn: str | None = None
    for place in story.places("instead_of", "ahead_of", "before"):
        whole = _HIM.search(story.tokens[place].text)
        if not whole and place + 1 < len(story.tokens) and story.tokens[place + 1].symbol[:5] == "seat_":
            turn = story.tokens[place + 1].value
    opening = not any(entry.place < call.place for entry in calls(story))
    for place in story.places("dealer", "dealt", "turn", "deal"):
        symbol = story.tokens[place].symbol
        reach = (-1,) if symbol == "deal" else (1, -1, 2, -3) if symbol == "turn" else (1, -1, 2)
        if symbol == "dealer" and _acts_next(story, place):
            reach = (-1, 1, 2)
        near = [place + step for step in reach if 0 <= place + step < len(story.tokens)]
        seats = [
            story.tokens[number].value
            for number in near
            if story.tokens[number].symbol[:5] == "seat_"
            and not any(token.symbol == "." for token in story.tokens[min(number, place) : max(number, place)])
        ]
        if seats and turn is None and (symbol == "turn" or opening):
            turn = seats[0]
    before = [entry for entry in calls(story) if entry.place < call.place]
    if before and (turn is None or player is None or player not in "NESW"):
        _after_last(story, before[-1], call, player)
    if turn and turn != player:
        story.put("turn", turn, call.place, call.place + 1)
        if player and player in "NESW":
            steps = ("NESW".index(turn) - "NESW".index(player)) % 4
            story.put("turn_belongs_to", {1: "lho", 2: "partner", 3: "rho"}.get(steps), call.place, call.place + 1)
        if opening:
            story.put("auction", {"dealer": turn, "calls": []}, call.place, call.place + 1)


def _acts_next(story: Story, place: int) -> bool:
    """Whether the seat behind 'dealer' begins a new clause ('East was dealer and West opened')."""
    tokens = story.tokens
    if place == 0 or place + 2 >= len(tokens) or tokens[place - 1].symbol[:5] != "seat_":
        return False
    return tokens[place + 1].symbol[:5] == "seat_" and tokens[place + 2].symbol in (
        "opened",
        "said",
        "pass",
        "bid_word",
    )


_TURN_AFTER = {"partner": "rho", "lho": "partner", "i": "lho"}


def _after_last(story: Story, last: Call, call: Call, player: str | None) -> None:
    """Whose turn it was after the last regular call, where the story names its caller."""
    seat = player_of(story, last.caller)
    if seat and player and seat in "NESW" and player in "NESW":
        turn = seat_after(seat, 1)
        steps = ("NESW".index(turn) - "NESW".index(player)) % 4
        if steps:
            story.put("turn", turn, last.place, call.place + 1)
            story.put("turn_belongs_to", {1: "lho", 2: "partner", 3: "rho"}[steps], last.place, call.place + 1)
        return
    mine = call.caller is not None and story.tokens[call.caller].symbol == "i"
    if mine and last.caller is not None:
        turn_of = _TURN_AFTER.get(story.tokens[last.caller].symbol)
        if turn_of:
            story.put("turn_belongs_to", turn_of, last.place, call.place + 1)


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
        owner = story.values.get("turn_belongs_to")
        if call.caller is not None and owner == story.tokens[call.caller].symbol and same(story, early.caller, None):
            story.put("right_player_called", True, call.place, call.place + 1)
            return
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
    story.drop("turn_belongs_to")
    record(story, told[:number], early)
