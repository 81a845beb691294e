"""What followed a call out of rotation: a refusal, the right player's call, the offender's next one (Laws 28 to 32)."""

from laws.reading.calls import Call, player_of, same
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.refusals import refused
from laws.reading.roles import is_person, seat_after

_BESIDE = 3
_OWNERS = frozenset({"he", "i", "own", "they", "partner", "lho", "rho", "opp"})
_WISHED = frozenset(
    {"meant", "is_allowed", "has_to_play", "hypothetical", "instead_of", "changed_mind", "now", "barred"}
)


def refusal(story: Story, told: list[Call]) -> int | None:
    """Where a call that is named was refused or taken away; behind the call where the refusal stands right before it."""
    if not told:
        return None
    first = told[0].place
    if (ahead := refused(story.tokens, max(0, first - _BESIDE), first)) is not None:
        between = {token.symbol for token in story.tokens[ahead + 1 : first]}
        if all(symbol[:5] == "seat_" or symbol in _OWNERS for symbol in between):
            return first + 1
    return refused(story.tokens, first + 1)


def not_refused(story: Story) -> None:
    """What nobody can have done over a call that was refused: who called afterwards called in his turn."""
    if story.values.get("accepted") is not False:
        return
    story.drop("next_player_acted", "right_player_called")


def afterwards(story: Story, told: list[Call], number: int, gone: int | None) -> None:
    """What was called after the early call, and whether that took it over or replaced it.

    Args:
        told: the calls of the story.
        number: which of them was early.
        gone: where it was refused.
    """
    early = told[number]
    later = [call for call in told[number + 1 :] if not denied(story, call.place)]
    if story.values.get("accepted") is False:
        reject = gone if gone is not None else (story.places("reject", "disagree", "accept") or [early.place])[0]
        _replaced(story, early, [call for call in later if call.place > reject])
        for call in later:
            if call.caller is not None and call.place > reject and _is_rho(story, call.caller, early.caller):
                kind = {"P": "pass", "X": "double", "XX": "redouble"}.get(call.code, "bid")
                story.put("rho_action", kind, call.place, call.place + 1)
        return
    if later and "accepted" not in story.values:
        _called_over(story, early, later[0])


def _replaced(story: Story, early: Call, later: list[Call]) -> None:
    """The offender's own next call, where it was made and not only wished, asked about or ordered."""
    named = [call for call in later if call.caller is not None and is_person(story.tokens[call.caller].symbol)]
    own = [call for call in named if same(story, call.caller, early.caller)]
    if not own or asked_about(story, own[0].place):
        return
    ahead = {token.symbol for token in story.tokens[max(0, own[0].place - _BESIDE) : own[0].place]}
    behind = {token.symbol for token in story.tokens[own[0].place + 1 : own[0].place + 2]}
    if not (ahead | behind) & _WISHED:
        story.put("replacement", own[0].code, own[0].place, own[0].place + 1)


def _called_over(story: Story, early: Call, call: Call) -> None:
    """The call that followed without a refusal: the right player's, or the next player's."""
    owner = story.values.get("turn_belongs_to")
    mine = call.caller is not None and owner == story.tokens[call.caller].symbol and same(story, early.caller, None)
    seat = player_of(story, call.caller)
    if mine or (seat and seat == story.values.get("turn")):
        if owner == "partner":
            story.put("accepted", False, call.place, call.place + 1)
        else:
            story.put("right_player_called", True, call.place, call.place + 1)
        return
    if call.caller is None or same(story, call.caller, early.caller):
        return
    first, second = seat, player_of(story, early.caller)
    if first and second and first in "NESW" and second in "NESW" and seat_after(second, 1) == first:
        story.put("next_player_acted", True, call.place, call.place + 1)


def _is_rho(story: Story, caller: int, offender: int | None) -> bool:
    if story.tokens[caller].symbol == "rho":
        return True
    first, second = player_of(story, caller), player_of(story, offender)
    return bool(first and second and first in "NESW" and second in "NESW" and seat_after(second, 3) == first)
