"""Facts of counts and scores: cards in hands, contracts, percentages, results (Laws 13, 77-88)."""

import re

from laws.reading.blame import SIDES, blamed, own_side
from laws.reading.events import asked_about, first, sentence
from laws.reading.facts import Story
from laws.reading.narrative import subject
from laws.reading.tokens import number_of

_SEATS = "NESW"
_BLAME = ("fault", "no_fault", "offending_side", "offender", "non_offending_side")
_AVERAGES = (40, 50, 60, 100)


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
    board_top(story)
    named = blamed(story)
    if named:
        story.drop("fault")
    elif story.has(*SIDES):
        _spread(story)
        return
    elif "fault" not in story.values and story.has(*_BLAME) and _one_pair(story):
        guilty = story.has("fault", "offending_side", "offender") and not story.has("no_fault", "non_offending_side")
        if not story.has("partly_fault", "nobody_to_blame"):
            at_fault = "NS" if guilty else "EW"
            story.put("fault", {side: "full" if side == at_fault else "none" for side in ("NS", "EW")}, 0, 1)
    for side, degree in named.items():
        story.put(f"fault_{side.lower()}", degree, 0, 1)
    _spread(story)
    _on_other_boards(story)


def _one_pair(story: Story) -> bool:
    """Whether the blame is that of one pair seen from the other, no side being named."""
    of_a_pair = story.has("pair") and story.has("fault") and not story.has("each", "both_sides", "no_fault", "num_2")
    return of_a_pair or story.has("we", "i", "opp", "they", "lho", "rho")


def _spread(story: Story) -> None:
    """The fault of each side beside that of both, so that nothing else is read for one of them."""
    both = story.values.get("fault")
    for side, degree in both.items() if isinstance(both, dict) else ():
        story.put(f"fault_{side.lower()}", degree, 0, 1)


def _on_other_boards(story: Story) -> None:
    """The percentage of a side on the other boards: of the side named in the sentence, else of the teller's."""
    ours = own_side(story)
    for place in story.places("percent"):
        text = story.tokens[place].value
        behind = {token.symbol for token in story.tokens[place + 1 : place + 4]}
        if not text or float(text) in _AVERAGES or behind & {*_BLAME, "doing"} or asked_about(story, place):
            continue
        inside = sentence(story, place)
        told = [SIDES[token.symbol] for token in story.tokens[inside.start : place] if token.symbol in SIDES]
        side = ours if ours and story.has("we", "i") else told[-1] if told else None
        if side is None and not story.has(*SIDES):
            side = "NS"
        if side is not None:
            story.put("session_percentage", {side: float(text)}, place, place + 1)
        return


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
        inside = sentence(story, place)
        near = {token.symbol for token in story.tokens[max(inside.start, place - 2) : min(inside.stop, place + 3)]}
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
