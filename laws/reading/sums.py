"""Facts of counts and scores: cards in hands, contracts, percentages, results (Laws 13, 77-88)."""

import re

from laws.reading.events import asked_about, first, sentence
from laws.reading.facts import Story
from laws.reading.narrative import subject
from laws.reading.tokens import number_of

_SEATS = "NESW"
_BLAME = ("fault", "no_fault", "offending_side", "offender", "non_offending_side")
_SIDES = {"ns": "NS", "ew": "EW", "seat_N": "NS", "seat_S": "NS", "seat_E": "EW", "seat_W": "EW"}


def card_counts(story: Story) -> None:
    """How many cards each hand has, where the story says it."""
    counts: dict[str, int] = {}
    for place, token in enumerate(story.tokens):
        count = number_of(token)
        if token.symbol in ("hand_14", "hand_12"):
            digits = re.search(r"1[1-5]", token.text)
            count = int(digits[0]) if digits else int(token.symbol[-2:])
        if count is None or not 10 <= count <= 16:
            continue
        for number in (place - 1, place - 2, place + 1, place + 2):
            if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "seat_":
                counts.setdefault(story.tokens[number].value, count)
                break
    if (counts and sum(counts.values()) - 13 * len(counts) == 0 and len(counts) >= 2) or len(counts) == 4:
        story.put("card_counts", {seat: counts.get(seat, 13) for seat in _SEATS}, 0, 1)


def contract_score(story: Story) -> None:
    """Contract, vulnerability and tricks of a score that is asked for."""
    bid = next((token for token in story.tokens if token.symbol[:5] == "call_" and token.value[:1].isdigit()), None)
    if bid is None:
        return
    level = int(bid.value[0])
    doubled = "X" if story.has("dbl", "call_X") else "XX" if story.has("rdbl", "call_XX") else ""
    seat = next((token.value for token in story.tokens if token.symbol[:5] == "seat_"), "S")
    code = bid.value if bid.value[-1] == "X" else bid.value + doubled
    place = story.tokens.index(bid)
    story.put("contract", f"{code} by {seat}", place, place + 1)
    if story.has("nonvul", "none_vul"):
        story.put("vulnerable", "none", 0, 1)
    elif story.has("vul", "all_vul"):
        story.put("vulnerable", "all", 0, 1)
    tricks = _tricks(story, level)
    if tricks is not None:
        story.put("declarer_tricks", tricks, place, place + 1)


def _tricks(story: Story, level: int) -> int | None:
    needed = level + 6
    for place in story.places("down"):
        text = story.tokens[place].text.casefold()
        words = {"одной": 1, "одна": 1, "двух": 2, "трех": 3, "четырех": 4, "пяти": 5}
        for word, count in words.items():
            if word in text:
                return needed - count
        for number in (place + 1, place - 1):
            beside = number_of(story.tokens[number]) if 0 <= number < len(story.tokens) else None
            if beside:
                return max(0, needed - beside)
        return needed - 1
    for place in story.places("overtrick"):
        near = [number_of(story.tokens[number]) for number in (place + 1, place - 1) if 0 <= number < len(story.tokens)]
        extra = next((count for count in near if count), None)
        text = story.tokens[place].text.casefold()
        return min(13, needed + (extra or 2 if "two" in text or "две" in text else extra or 1))
    if story.has("made") or any(
        token.text.casefold() in ("making", "made", "makes", "ровно") for token in story.tokens
    ):
        return needed
    return None


def _percentages(story: Story) -> list[float]:
    return [float(story.tokens[place].value) for place in story.places("percent") if story.tokens[place].value]


def board_top(story: Story) -> None:
    """The matchpoints that a board is worth at most ('top is 18')."""
    for place in story.places("top"):
        count = next((number_of(token) for token in story.tokens[place + 1 : place + 3] if number_of(token)), None)
        if count is not None and not story.tokens[place + 1].symbol.startswith(("suit_", "card_")):
            story.put("board_top", count, place, place + 2)
            story.put("scoring", "matchpoints", place, place + 2)
            return


def artificial(story: Story) -> None:
    """Whose fault, and the percentages on the other boards."""
    shares = _percentages(story)
    if shares or story.has("average", "average_plus", "average_minus"):
        story.put("scoring", "matchpoints", 0, 1)
    board_top(story)
    if not story.has(*_BLAME, "partly_fault", "doing"):
        return
    named = _side_at_fault(story)
    if named is None and not story.has(*_BLAME):
        return
    if named is None and story.has("partly_fault"):
        return
    guilty = story.has("fault", "offending_side", "offender") and not story.has("no_fault", "non_offending_side")
    at_fault = named or ("NS" if guilty else "EW")
    degree = "partly" if story.has("partly_fault") else "full"
    story.put("fault", {side: degree if side == at_fault else "none" for side in ("NS", "EW")}, 0, 1)
    own = [share for share in shares if share not in (40, 50, 60)]
    if own:
        story.put("session_percentage", {at_fault if guilty else "NS": own[0]}, 0, 1)


def _side_at_fault(story: Story) -> str | None:
    """The one side that is told by its name to be at fault ('it was all East-West's fault')."""
    blamed: set[str] = set()
    for place in story.places("fault", "doing"):
        inside = sentence(story, place)
        near = {token.symbol for token in story.tokens[max(inside.start, place - 4) : min(inside.stop, place + 4)]}
        if story.tokens[place - 1].symbol != "neg" and not near & {"each", "both_sides"}:
            blamed |= {_SIDES[symbol] for symbol in near if symbol in _SIDES}
    return blamed.pop() if len(blamed) == 1 else None


def weighted(story: Story) -> None:
    """The parts of a weighted score."""
    points = [int(story.tokens[place].value) for place in story.places("points")]
    shares = [share / 100 for share in _percentages(story)]
    halves = len(re.findall(r"half|половин", story.text, re.IGNORECASE))
    if not shares and halves >= 1 and len(points) == 2:
        shares = [0.5, 0.5]
    if not points or len(points) != len(shares):
        return
    parts: list[dict[str, float]] = [
        {"weight": share, "ns": score} for share, score in zip(shares, points, strict=True)
    ]
    worth = re.findall(r"(?:worth|это|is)\s+(\d+(?:[.,]\d+)?)", story.text)
    if len(worth) == len(parts):
        for part, value in zip(parts, worth, strict=True):
            part["matchpoints_ns"] = float(value.replace(",", "."))
        story.put("scoring", "matchpoints", 0, 1)
    story.put("parts", parts, 0, 1)


def fouled(story: Story) -> None:
    """How many results, how many on this version."""
    numbers = [
        (place, number_of(token))
        for place, token in enumerate(story.tokens)
        if token.symbol.startswith(("num_", "rank_", "ord_")) and number_of(token)
    ]
    numbers.sort(key=lambda entry: min((abs(entry[0] - place) for place in story.places("group")), default=0))
    for place, count in numbers:
        near = {token.symbol for token in story.tokens[max(0, place - 2) : place + 3]}
        board = {"board", "deal"} & {token.symbol for token in story.tokens[place + 1 : place + 2]}
        if not board and ("group" in near or ("table_no" in near and count and count < 8)):
            story.put("group_size", count, place, place + 1)


def claim(story: Story) -> None:
    """Who claimed or conceded, and the tricks claimed."""
    for acted in story.places("claim", "concede"):
        who = subject(story, acted)
        player = story.roles.player(who) if who is not None else None
        if player in ("declarer", "defender") or (player and player == story.roles.declarer):
            story.put("claimer", player, who or acted, acted + 1)
            break
    place = first(story, "claim", "said", "concede")
    if place is None:
        return
    for number in range(place + 1, min(len(story.tokens), place + 5)):
        token = story.tokens[number]
        count = number_of(token)
        following = story.tokens[number + 1].symbol if number + 1 < len(story.tokens) else ""
        if token.symbol == ".":
            break
        if count and count <= 13 and token.symbol[:3] in ("num", "ran") and following in ("trick", ",", ".", "said"):
            if (
                story.tokens[place].symbol == "claim"
                or (story.has("declarer") and story.tokens[place].symbol == "said")
            ) and not asked_about(story, number):
                story.put("claimed_tricks", count, place, number + 1)
            break
    if story.roles.declarer:
        story.put("declarer", story.roles.declarer, 0, 1)
