"""Facts of changed, unintended and inadmissible calls (Laws 25, 35-39)."""

import itertools
import re

from laws.reading.calls import Call, calls, is_bid, player_of, record, same
from laws.reading.events import asked_about
from laws.reading.exchanges import contract_told, exchanged, named_before
from laws.reading.facts import Story
from laws.reading.followers import called_since
from laws.reading.tokens import number_of

_OPPONENTS = frozenset({"lho", "rho", "next_hand", "opp"})


def change(story: Story) -> None:
    """The first call and the one put in its place."""
    told = [call for call in calls(story) if not contract_told(story, call)]
    if pair := exchanged(story, told):
        _first_and_second(story, told, *pair)
        return
    marks = story.places(
        "changed_mind", "make_good", "neg", "no_pause", "sorry", "hesitation", "pause", "after", "himself"
    )
    for mark in marks:
        before = [call for call in told if mark - 8 <= call.place < mark]
        after = [call for call in told if mark < call.place <= mark + 6]
        if (
            not before
            or not after
            or (story.tokens[mark].symbol == "neg" and story.has("reject") and not _flanked(before[-1], after[0]))
        ):
            continue
        first, second = before[-1], after[0]
        if first.code == second.code or _others(story, first, second):
            continue
        _first_and_second(story, told, first, second)
        return
    for mark in story.places("make_good"):
        before = [call for call in told if call.place < mark and is_bid(call.code)]
        count = number_of(story.tokens[mark + 1]) if mark + 1 < len(story.tokens) else None
        if before and count and count <= 7:
            second = Call(f"{count}{before[-1].code[1]}", mark + 1, before[-1].caller)
            _first_and_second(story, told, before[-1], second)
            return
    for first, second in itertools.pairwise(told):
        if first.code != second.code and second.place - first.place <= 14 and _himself(story, first, second):
            _first_and_second(story, told, first, second)
            return
    if told and len({call.code for call in told}) == 1 and not _wanted(story, told[0]):
        first = told[0]
        story.put("first_call", first.code, first.place, first.place + 1)
        if (player := player_of(story, first.caller)) and first.caller is not None and player in "NESW":
            story.put("offender", player, first.caller, first.place + 1)


def _wanted(story: Story, call: Call, reach: int = 4) -> bool:
    """Whether a call is one that somebody only wants or wanted to make."""
    near = {token.symbol for token in story.tokens[max(0, call.place - reach) : call.place]}
    return not near.isdisjoint(("meant", "is_allowed", "make_good", "instead_of", "neg"))


def _others(story: Story, first: Call, second: Call) -> bool:
    """Whether the two calls are those of two people."""
    if first.caller is None or second.caller is None or same(story, first.caller, second.caller):
        return False
    return story.tokens[second.caller].symbol not in ("he", "i", "own", "we")


def _himself(story: Story, first: Call, second: Call) -> bool:
    """Whether one player is told to have made both calls, with nobody named between them."""
    if second.caller is not None and (first.caller is None or not same(story, first.caller, second.caller)):
        quoted = {token.symbol for token in story.tokens[first.place : second.place]} & {"said", "meant"}
        speaks = story.tokens[second.caller].symbol in ("he", "i")
        return speaks and (first.caller is None or bool(quoted))
    return first.caller is not None


def _called(story: Story, call: Call) -> bool:
    """Whether somebody is told to have made a call, and not only to play it."""
    return call.caller is not None or story.tokens[call.place - 1].symbol in ("bid_word", "said")


def _flanked(first: Call, second: Call) -> bool:
    return second.place - first.place <= 4


def _first_and_second(story: Story, told: list[Call], first: Call, second: Call) -> None:
    story.put("first_call", first.code, first.place, first.place + 1)
    story.put("second_call", second.code, second.place, second.place + 1)
    if (player := player_of(story, first.caller)) and first.caller is not None and player in "NESW":
        story.put("offender", player, first.caller, first.place + 1)
    before = [call for call in told if call.place < first.place]
    if before:
        record(story, before, first)
    called_since(story, first.place, first.caller, partner=True, until=second.place)
    rest = [call for call in told if call.place > second.place]
    if (
        story.has("reject")
        and rest
        and (rest[-1].caller is None or same(story, rest[-1].caller, first.caller))
        and not asked_about(story, rest[-1].place)
        and (rest[-1].code == first.code or (_called(story, rest[-1]) and rest[-1].code != second.code))
    ):
        choice = "let_it_stand" if rest[-1].code == first.code else "another_call"
        story.put("final_choice", choice, rest[-1].place, rest[-1].place + 1)
    if (
        rest
        and rest[0].caller is not None
        and not same(story, rest[0].caller, first.caller)
        and not story.has("reject")
        and rest[0].code not in (first.code, second.code)
    ):
        story.put("next_player_acted", True, rest[0].place, rest[0].place + 1)
        if story.has("over_word") or story.tokens[rest[0].place - 1].symbol == "said":
            over = "first" if any(call.code == first.code for call in rest[1:3]) and story.has("meant") else "second"
            story.put("lho_called_over", over, rest[0].place, rest[0].place + 1)


def unintended(story: Story) -> None:
    """The call that came out and the one that was meant."""
    told = calls(story)
    if not told:
        return
    own = [call for call in told if call.caller is None or story.tokens[call.caller].symbol not in _OPPONENTS]
    if found := exchanged(story, own, slip=True) or named_before(story, own):
        _meant(story, told, *found)
        return
    for place in story.places("instead_of"):
        before = [call for call in told if call.place < place]
        pair = [call for call in told if call.place > place][:2]
        if not before and len(pair) == 2 and _came_out(story, pair):
            _meant(story, told, pair[1], pair[0])
            return
        after = sorted((call for call in told if call.place > place), key=lambda call: call.place)
        if before and after and after[0].place - place <= 3:
            _meant(story, told, before[-1], after[0])
            return
    for place in story.places("should"):
        beside = [call for call in told if abs(call.place - place) == 1]
        if len(beside) == 2:
            _meant(story, told, beside[0], beside[1])
            return
    for place in story.places("meant", "never_meant"):
        if story.tokens[place].symbol == "never_meant":
            continue
        after = [call for call in told if place < call.place <= place + 10]
        if (
            len(after) > 1
            and after[0].code in ("X", "XX")
            and is_bid(after[1].code)
            and after[1].place == after[0].place + 1
        ):
            del after[1]
        if (
            len(after) > 1
            and after[1].code in ("X", "XX")
            and is_bid(after[0].code)
            and after[1].place == after[0].place - 1
        ):
            del after[0]
        before = [call for call in own if call.place < place]
        another = len(after) >= 2 and (
            (bool(before) and _another(story, before[-1], after[1]))
            or after[1] not in own
            or _beside(story, before, place)
        )
        if len(after) >= 2 and not another:
            _meant(story, told, after[1], after[0])
            return
        others = [call for call in before if call.code != after[0].code] if after else []
        if after and before:
            _meant(story, told, (others or before)[-1], after[0])
            return
        if after and len(told) > told.index(after[0]) + 1:
            _meant(story, told, told[told.index(after[0]) + 1], after[0])
            return
    wrong = own[-1] if len(told) == 1 and own else None
    if wrong and not _wanted(story, wrong, 6):
        story.put("call", wrong.code, wrong.place, wrong.place + 1)
        called_since(story, wrong.place, wrong.caller, partner=True)


def _beside(story: Story, before: list[Call], place: int) -> bool:
    """Whether a call is told right before what was meant, in the same sentence ('1H on the table, I meant 1S')."""
    return (
        bool(before)
        and place - before[-1].place <= 4
        and all(token.symbol not in (".", "?") for token in story.tokens[before[-1].place : place])
    )


def _another(story: Story, one: Call, other: Call) -> bool:
    """Whether two calls are told of two people."""
    return one.caller is not None and other.caller is not None and not same(story, one.caller, other.caller)


def _came_out(story: Story, pair: list[Call]) -> bool:
    """Whether the second of two calls is told to have come out ('вместо 3т достал 3б')."""
    between = {token.symbol for token in story.tokens[pair[0].place : pair[1].place]}
    return pair[1].place == pair[0].place + 1 or bool(between & {"pulled", "dropped", "win"})


def _meant(story: Story, told: list[Call], wrong: Call, meant: Call) -> None:
    story.put("call", wrong.code, wrong.place, wrong.place + 1)
    story.put("intended", meant.code, meant.place, meant.place + 1)
    caller = wrong.caller if wrong.caller is not None else meant.caller
    if (player := player_of(story, caller)) and caller is not None and player in "NESW":
        story.put("offender", player, caller, caller + 1)
    first = min(wrong.place, meant.place)
    before = [call for call in told if call.place < first]
    if before:
        record(story, before, Call(wrong.code, first, caller))
    last = max(wrong.place, meant.place)
    called_since(story, last, caller, partner=True)
    after = [call for call in told if call.place > last]
    if after and after[0].caller is not None and not same(story, after[0].caller, caller):
        relation = story.roles.relation(after[0].caller, caller)
        fact = "partner_acted" if relation == "partner" else "next_player_acted"
        story.put(fact, True, after[0].place, after[0].place + 1)


def _while_barred(story: Story) -> list[Call]:
    """The call of a player who had to pass: the first one other than a pass behind the words that say so, else the first."""
    told = [call for call in calls(story) if call.code != "P"]
    barred = next(iter(story.places("barred")), 0)
    behind = [call for call in told if call.place > barred] or told
    return [min(behind, key=lambda call: call.place)] if behind else []


_MORE = re.compile(
    r"\b(?:one|once) more\b|\bextra\b|\bfourth pass|pass(?:ed)? (?:the |it )?again|second time|too many"
    r"|\bещ[её] (?:один|раз)\b|лишн\w+ пас|четв[её]рт\w+ пас",
    re.IGNORECASE,
)
"""One more pass than ended the auction."""
_NEAR = 3
_BEFORE_END = frozenset({"after", "though", "when", "already", "после"})
_ENDED = ("three_passes", "all_pass", "auction_over", "final_pass", "last_pass")


def after_final_pass(story: Story) -> None:
    """Who called after the final pass, and what: one more pass, a double, or the bid told behind the words for the end."""
    told = calls(story)
    passes = [call for call in told if call.code == "P"]
    doubles = [call for call in told if call.code in ("X", "XX")]
    bids = [call for call in told if is_bid(call.code)]
    ended = next(iter(story.places(*_ENDED)), None)
    behind = [call for call in bids if ended is not None and call.place > ended]
    if ended is not None and not behind:
        near = {token.symbol for token in story.tokens[max(0, ended - _NEAR) : ended]} | {story.tokens[ended].text[:5]}
        bids = bids[:1] if near & _BEFORE_END else []
    more = _MORE.search(story.text)
    if call := next(
        iter((passes[-1:] if more else []) or doubles[-1:] or behind[-1:] or bids[-1:] or passes[-1:]), None
    ):
        _irregular(story, call)


def inadmissible(story: Story) -> None:
    """Who made the inadmissible call."""
    told = [call for call in calls(story) if call.code in ("X", "XX")] or calls(story)
    kind = story.values.get("inadmissible")
    if kind == "redouble":
        told = [call for call in told if call.code == "XX"] or told
    elif kind == "double":
        told = [call for call in told if call.code == "X"] or told
    elif kind == "action_while_barred":
        told = _while_barred(story)
    if not told or kind == "above_seven":
        return
    _irregular(story, told[-1])


def _irregular(story: Story, call: Call) -> None:
    story.put("call", call.code, call.place, call.place + 1)
    if (player := player_of(story, call.caller)) and call.caller is not None and player in "NESW":
        story.put("offender", player, call.caller, call.place + 1)
    called_since(story, call.place, call.caller)
