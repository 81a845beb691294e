"""Whose card it is that may have been played (Law 45C).

A story of a touched, dropped or half-shown card names both sides: the one whose card it was and the one who now demands it.
The card touched by declarer is dummy's; else it belongs to the one who did something with it.
"""

from typing import Final

from laws.reading.events import doer
from laws.reading.facts import Story
from laws.reading.roles import seat_after

_ACTS: Final = ("dropped", "held_near", "held_as_played", "half_pulled", "pulled", "exposed")
_TOUCHED: Final = ("touched_by_declarer", "touched_arranging")
_SIDES: Final = {"lho": "defender", "rho": "defender", "opp": "defender", "defender": "defender"}
_BY_POSITION: Final = {"opponent_only": "defender", "near_table": "declarer"}
"""Positions that the law speaks of for one side only."""
_ROLES: Final = ("declarer", "dummy", "defender")


def whose_card(story: Story) -> None:
    """The role of the player whose card it is."""
    if story.values.get("card_position") in _TOUCHED:
        story.drop("player_role")
        story.put("player_role", "dummy", 0, 1)
        return
    for place in story.places(*_ACTS):
        if (role := _role_of_doer(story, place)) is not None:
            story.put("player_role", role, place, place + 1)
            return
    position = story.values.get("card_position")
    if position in _BY_POSITION:
        story.put("player_role", _BY_POSITION[str(position)], 0, 1)
    if story.has("defender") and not story.has("declarer", "dummy") and story.roles.me in (None, "defender"):
        place = story.places("defender")[0]
        if not {token.symbol for token in story.tokens[max(0, place - 2) : place]} & {"we", "require"}:
            story.put("player_role", "defender", place, place + 1)


def _role_of_doer(story: Story, place: int) -> str | None:
    """The role of the one who did something with the card."""
    behind = {token.symbol for token in story.tokens[place + 1 : place + 3]}
    if "i" in behind and "." not in behind and story.roles.me in _ROLES:
        return story.roles.me
    who = doer(story, place)
    if who is None:
        return None
    symbol = story.tokens[who].symbol
    if symbol in ("i", "own_hand"):
        return story.roles.me if story.roles.me in _ROLES else None
    if symbol in _SIDES and story.roles.me in (None, "declarer", "dummy"):
        return _SIDES[symbol]
    player = story.roles.player(who)
    if player in _ROLES:
        return player
    declarer = story.roles.declarer
    if declarer is None or player is None:
        return None
    return {declarer: "declarer", seat_after(declarer, 2): "dummy"}.get(player, "defender")
