"""How many tricks a verb of winning tells of: listed by their numbers, or counted."""

from laws.reading.facts import Story
from laws.reading.narrative import left_edge
from laws.reading.tokens import number_of


def told_numbers(story: Story, place: int, end: int) -> tuple[int, int | None, int | None]:
    """How many tricks are listed by number behind a verb, the first of them, and a count that is told."""
    listed: list[int] = []
    for number in range(place + 1, min(len(story.tokens), place + 16)):
        token = story.tokens[number]
        value = 12 if token.symbol == "trick_12" else number_of(token)
        spoken = story.text[token.start : token.end].casefold()
        named = (
            (token.symbol[:8] == "trickno_" and " with " not in spoken)
            or token.symbol[:4] == "ord_"
            or token.symbol == "trick_12"
        )
        if value is not None and (named or listed):
            listed.append(value)
        elif (
            token.symbol in ("trick", ",")
            and (listed or number == place + 1)
            and not (token.symbol == "," and not listed)
        ):
            continue
        else:
            break
    if listed:
        return len(listed), listed[0], None
    for number in (
        *range(place + 1, min(end, place + 6)),
        *range(place - 1, max(left_edge(story, place) - 1, place - 5), -1),
    ):
        token = story.tokens[number]
        if token.symbol == ",":
            break
        if token.symbol[:4] == "num_" or (token.symbol[:5] == "rank_" and token.symbol[5:] in "23456789"):
            value = number_of(token)
            following = story.tokens[number + 1].symbol if number + 1 < len(story.tokens) else ""
            if value is not None and value <= 13 and following[:5] != "suit_":
                return 0, None, value
    return 0, None, None
