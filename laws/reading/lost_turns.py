"""Facts of an auction that ended over a player's head (Laws 17, 34)."""

from laws.reading.calls import calls, player_of, record
from laws.reading.facts import Story
from laws.reading.rotation import turn_told


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
    turn_told(story, early, player)
    story.drop("turn_belongs_to")
    record(story, told[:number], early)
