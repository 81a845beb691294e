"""Facts of calls out of rotation (Laws 17, 28-32): whose turn it was, what followed."""

import re

from laws.reading.after_rotation import afterwards, not_refused, refusal
from laws.reading.calls import Call, calls, is_bid, not_like, plain_suit, player_of, record, same
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.followers import called_since
from laws.reading.own_again import called_again
from laws.reading.roles import is_person, seat_after
from laws.reading.whose_turn import named_again, refused_by_another, relative_turn, to_speak

_CONTRACTS = frozenset({"contract", "defender", "declares", "ours_contract", "theirs_contract"})
_HIM = re.compile(r"(?:him|her|them|него|не[её]|ним|ней)$", re.IGNORECASE)
"""A word of turn that names its player already."""


def out_of_rotation(story: Story) -> None:
    """Facts of a call out of rotation."""
    told = calls(story)
    gone = refusal(story, told)
    number = _chosen(story, told, gone)
    if number is None:
        _unnamed(story, told)
        relative_turn(story, None)
        not_refused(story)
        return
    if (opened := _opened_before(story, told[number], told)) is not None:
        _opened_early(story, *opened)
        return
    again = called_again(story, told)
    call = again or named_again(story, told, number)
    number = next((place for place, entry in enumerate(told) if entry.place == call.place), number)
    story.put("call", call.code, call.place, call.place + 1)
    player = player_of(story, call.caller)
    player = player if player and player in "NESW" else None
    if player and call.caller is not None:
        story.put("offender", player, call.caller, call.place + 1)
        gone = None if refused_by_another(story, player) else gone
    if again is None:
        turn_told(story, call, player)
        relative_turn(story, call)
    before = told[:number]
    record(story, before, call)
    _natural(story, call)
    called_since(story, call.place, call.caller, until=gone)
    if story.values.get("right_player_called"):
        story.drop("next_player_acted")
    if gone is not None and not story.values.get("next_player_acted"):
        story.put("accepted", False, gone, gone + 1)
    afterwards(story, told, number, gone)
    not_refused(story)
    not_like(story, call)


def _opened_before(story: Story, call: Call, told: list[Call]) -> tuple[int, int] | None:
    """An opening that is not named, by another player than the one who made the first call named; its place and his."""
    for place in story.places("opened"):
        who = place - 1
        named = any(entry.place - 4 < place <= entry.place + 2 for entry in told)
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


def _chosen(story: Story, told: list[Call], gone: int | None) -> int | None:
    """Which of the calls was early: one told before it was refused, and not as the contract that is played."""
    able = [call for call in told if (gone is None or call.place < gone) and not _played(story, call)]
    turn = story.has("dealer", "dealt", "turn", "deal") or to_speak(story)
    number = _early(story, able, len(able) - 1 if gone is not None else 0 if turn else None)
    if number is None:
        return None
    number = told.index(able[number])
    while number + 1 < len(told) and told[number + 1].place < told[number].place:
        number += 1  # told before the call over which it was made
    return number


def _played(story: Story, call: Call) -> bool:
    """Whether a call is told as the contract ('defending 3NT')."""
    return call.place > 0 and story.tokens[call.place - 1].symbol in _CONTRACTS


def _early(story: Story, told: list[Call], unmarked: int | None) -> int | None:
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
        if story.tokens[mark].symbol == "before" and after and _while_another(story, told[after[0]], mark):
            return after[0]
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
        if before and after and _said_at_turn(story, told[before[-1]], told[after[0]], mark):
            return after[0]
        if after and _whose_turn(story, mark):
            return None
        if before or after:
            return before[-1] if before else after[0]
    return unmarked


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


def _while_another(story: Story, call: Call, mark: int) -> bool:
    """Whether a call was made before another player had done something ('before East had made up his mind South bid 1NT')."""
    between = {token.symbol for token in story.tokens[mark : call.place]}
    return call.caller is not None and mark + 1 < call.caller < call.place and not between & {".", ",", "?"}


def _said_at_turn(story: Story, last: Call, call: Call, mark: int) -> bool:
    """Whether the sentence that tells whose turn it was goes on with another player's call ('West was to call, when S ...')."""
    symbols = [token.symbol for token in story.tokens]
    person = next((place for place in (mark - 1, mark + 1, mark + 2) if _is_player(story, place)), None)
    if "." not in symbols[last.place : mark] or "." in symbols[mark : call.place] or person is None:
        return False
    return call.caller is not None and call.caller != person and not same(story, call.caller, person)


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
                _namedafterwards(story, later)


def _namedafterwards(story: Story, later: list[Call]) -> None:
    """The call out of rotation where only the question names it ('what becomes of the 1D?')."""
    for call in later[1:]:
        if call.code != later[0].code and asked_about(story, call.place):
            story.put("call", call.code, call.place, call.place + 1)
            return


def turn_told(story: Story, call: Call, player: str | None) -> None:
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
