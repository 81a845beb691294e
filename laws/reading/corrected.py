"""A card taken back when a revoke was corrected: on defence it becomes a major penalty card (Law 62B1)."""

from laws.reading.facts import Story
from laws.reading.narrative import subject

_CORRECTED = ("make_good", "take_back", "correct_rev")


def corrected_card(story: Story) -> tuple[int | None, int] | None:
    """The player of the card played and then corrected, as a token where he is named, and the token of the card."""
    if not story.has("had_suit", "have", "revoke", "not_follow", "in_time"):
        return None
    for place in story.places("play", "discard", "ruff", "follow"):
        card = place + 1
        if card >= len(story.tokens) or story.tokens[card].symbol[:5] != "card_":
            continue
        if any(mark > card for mark in story.places(*_CORRECTED)):
            return subject(story, place), card
    return None
