"""What has happened since a revoke, and when attention was drawn to it (Laws 63, 64B4, 64B5)."""

import re

from laws.reading.acts import acts
from laws.reading.events import denied
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.narrative import doer_before, subject, words
from laws.reading.tokens import ORDINALS, number_of
from laws.reading.wins import questioned

_LEADS = re.compile(r"\b(?:led|leads?|leading)\b|\b(?:по|с|вы)?(?:шел|шла|шли|шёл|ход)", re.IGNORECASE)
_REST = re.compile(r"(?:все )?остальн")
_ENDINGS = ("at_end", "overlooked")
_NUMBERED = ("trickno_", "ord_", "trick_12", *ORDINALS)
_BESIDE, _NEAR = 8, 3
_PUT_AWAY = frozenset({"cards_returned", "next_board"})
"""What comes after a claim as after the last trick, and settles nothing about a revoke before the claim."""
_CALLS = frozenset({"called_next", "opened", "pass", "before_call", "a_call"})
_FINDS = frozenset({"had_suit", "attention", "saw"})
OVER = ("play_over", "end_of_hand", "next_board", "round_end", "cards_returned", "no_more", "at_end", "overlooked")


def since(story: Story, act: int, culprit: int | None) -> None:
    """What has happened since the revoke."""
    if story.values.get("since_revoke") == "nothing" and story.has("claim"):
        story.drop("since_revoke")
    over = _over(story, act)
    if over and story.values.get("since_revoke") in ("nothing", "opponents_played_on") and not story.has("not_next"):
        story.drop("since_revoke")
    open_yet = "established" not in story.values and story.values.get("since_revoke", "nothing") == "nothing"
    if open_yet and _trick_running(story, act, culprit):
        return
    if "since_revoke" in story.values or "established" in story.values:
        return
    for place in story.places("established"):
        asked = "when" in [token.symbol for token in story.tokens[max(0, place - 5) : place]]
        if not asked and not denied(story, place) and not questioned(story, place):
            story.put("established", True, place, place + 1)
            return
    for symbol, fact, value in (("not_established", "established", False), ("not_next", "since_revoke", "nothing")):
        if story.has(symbol) and not (symbol == "not_next" and story.has("claim")):
            place = story.places(symbol)[0]
            story.put(fact, value, place, place + 1)
            return
    if "later_tricks_won" in story.values or over:
        place = (over or story.places("later_tricks") or [act])[0]
        story.put("established", True, place, place + 1)
        return
    if story.has("each", "both_sides"):
        return
    if _led_on(story, act, culprit) or _claimed(story, culprit):
        return
    if (passed := time_passed(story)) is not None:
        story.put("established", True, passed, passed + 2)


def _over(story: Story, act: int) -> list[int]:
    """What tells that the play is over."""
    over = [
        place
        for place in story.places(*OVER)
        if (place > act or story.tokens[place].symbol not in _ENDINGS) and not not_happened(story, place)
    ]
    return [place for place in over if not (story.has("claim") and story.tokens[place].symbol in _PUT_AWAY)]


def not_happened(story: Story, place: int) -> bool:
    """Whether something is told not to have happened yet ('not back in the board yet', 'следующую сдачу не начинали')."""
    symbols = [token.symbol for token in story.tokens]
    start = max([number + 1 for number in range(place) if symbols[number] in (".", "?", ",")] or [0])
    end = next((number for number in range(place, len(symbols)) if symbols[number] in (".", "?", ",")), len(symbols))
    before = symbols[max(start, place - 4) : place]
    return bool({"neg", "notyet"} & {*before, *symbols[place + 1 : min(end, place + 4)]})


def _led_on(story: Story, act: int, culprit: int | None) -> bool:
    for place in _leads_on(story):
        if story.tokens[place].symbol == "lol_oot" and story.has("require", "has_to_play"):
            continue
        if (place < act and story.tokens[act].symbol != "revoke") or culprit is None:
            continue
        if _early(story, place):
            story.put("since_revoke", "nothing", place, place + 1)
            return True
        if {"all_four", "both_sides"} & {token.symbol for token in story.tokens[max(0, place - 4) : place + 3]}:
            story.put("established", True, place, place + 1)
            return True
        who = subject(story, place)
        who = doer_before(story, place) if who is None else who
        relation = kinship(story, who, culprit) if who is not None else "offender"
        if relation:
            value = (
                "opponents_played_on" if relation == "opponents" and not _also_own_side(story, place, culprit) else ""
            )
            story.put("since_revoke", value or "own_side_played_on", place, place + 1)
            _led_as_winner(story, act, place, relation)
        return True
    return False


def _early(story: Story, place: int) -> bool:
    """Whether something is told not to have happened yet, or only supposed."""
    symbols = [token.symbol for token in story.tokens[max(0, place - 5) : place]]
    stops = [number for number, symbol in enumerate(symbols) if symbol in (".", "?", ",")]
    clause = symbols[stops[-1] + 1 :] if stops else symbols
    return bool({*clause[-3:]} & {"neg", "notyet", "hypothetical"}) or "before" in clause


def _leads_on(story: Story) -> list[int]:
    """Words for a lead to the next trick: told as such, or as a lead with 'next' right behind the card."""
    places = story.places("lead_next", "lol_oot")
    for place in story.places("lead", "play"):
        behind = [token.symbol for token in story.tokens[place + 1 : place + 4]]
        near = behind[: behind.index("next")] if "next" in behind else ["."]
        if all(symbol[:5] in ("suit_", "card_", "rank_") or symbol in ("low", "a_card", "high") for symbol in near):
            places.append(place)
    return sorted(places)


def _trick_running(story: Story, act: int, culprit: int | None) -> bool:
    """The offender's partner has yet to play to the trick: nothing has happened since."""
    for place in story.places("notyet", "omitted", "yet_to_play"):
        near = story.tokens[place : place + 4]
        waits = story.tokens[place].symbol != "notyet" or {"play", "follow"} & {token.symbol for token in near}
        later = {"next", "lead", "trickno"} & {token.symbol.partition("_")[0] for token in near}
        who = subject(story, place)
        if place < act or not waits or later or who is None or culprit is None:
            continue
        if any(act < led < place and not _early(story, led) for led in _leads_on(story)):
            continue
        if kinship(story, who, culprit) == "partner":
            story.put("partner_yet_to_play", True, who, place + 1)
            story.put("since_revoke", "nothing", who, place + 1)
            return True
    return False


def played_later(story: Story, act: int) -> None:
    """A card played to a trick told by its number behind a revoke whose own trick has none: the revoke was earlier."""
    numbers = story.places("trickno_", "trick_12")
    if not numbers or numbers[0] < act:
        return
    place = numbers[0]
    between = {token.symbol for token in story.tokens[act + 1 : place]}
    behind = [token.symbol for token in story.tokens[place + 1 : place + 4]]
    apart = between & {",", ".", "after", "but_word"} and {"play", "follow", "lead", "win"} & set(behind)
    if not (apart or behind[:1] == ["play"]) or "neg" in behind:
        return
    story.drop("trick")
    if "since_revoke" not in story.values:
        story.put("established", True, place, place + 1)


def _led_as_winner(story: Story, act: int, led: int, relation: str) -> None:
    """Who leads to the next trick has won the last one; declarer, who leads from either hand, has where he ruffed it."""
    leads = _LEADS.search(story.tokens[led].text) or (led and story.tokens[led - 1].symbol == "lead")
    if not leads or story.has("oot", "lol_oot", "wrong_hand"):
        return
    culprit = subject(story, act)
    declaring = culprit is not None and story.tokens[culprit].symbol in ("declarer", "dummy", "table_hand")
    if relation in ("offender", "partner") and declaring:
        if story.tokens[act].symbol != "ruff" or {"table_hand", "dummy"} & {
            token.symbol for token in story.tokens[led : led + 4]
        }:
            return
        relation = "offender"
    if relation in ("offender", "partner"):
        story.put("trick_won_by", relation, led, led + 1)


def _also_own_side(story: Story, led: int, culprit: int) -> bool:
    """Whether one of the offending side is told to have played to the trick that was led next."""
    for place in story.places("play", "follow", "discard", "ruff"):
        who = subject(story, place)
        early = any(token.symbol in ("before", "notyet", "neg") for token in story.tokens[max(led, place - 6) : place])
        if place < led or who is None or early or denied(story, place) or questioned(story, place):
            continue
        if kinship(story, who, culprit) in ("offender", "partner", "side"):
            return True
    return False


def _claimed(story: Story, culprit: int | None) -> bool:
    for place in story.places("claim"):
        if place and story.tokens[place - 1].symbol in ("win", "later_tricks"):
            continue
        near = {token.symbol for token in story.tokens[max(0, place - 5) : place + 1]}
        if _REST.match(words(story, place, place + 1)) and not near & {"opened", "said", "exposed", "spread_hand"}:
            continue
        if {"accept", "agreed", "agreement"} & {token.symbol for token in story.tokens[place + 1 : place + 6]}:
            return False
        who = subject(story, place)
        who = doer_before(story, place) if who is None else who
        relation = kinship(story, who, culprit) if who is not None and culprit is not None else None
        if relation:
            value = "opponents_claimed" if relation == "opponents" else "own_side_claimed"
            story.put("since_revoke", value, place, place + 1)
            return True
    return False


def time_passed(story: Story, start: int = 0) -> int | None:
    """What tells, behind a token, that more tricks were played ('two tricks later', 'через три взятки', 'found at trick 9')."""
    for place in story.places("later_tricks", "tricks_on"):
        token = story.tokens[place]
        if place < start:
            continue
        if token.symbol == "tricks_on" or re.search(r"tricks? (?:later|after)", token.text, re.IGNORECASE):
            return place
    for place in story.places("trick"):
        before = story.tokens[max(0, place - 2) : place]
        if any(re.match(r"через|спустя|cherez", token.text, re.IGNORECASE) for token in before):
            return place
    return _found_at_later_trick(story)


def _found_at_later_trick(story: Story) -> int | None:
    """The number of a trick later than that of the revoke, at which the card or the revoke was found or one played since."""
    numbers = [(place, count) for place in story.places(*_NUMBERED) if (count := _count(story, place)) is not None]
    acts_ = story.places("not_follow", "discard", "ruff", "revoke")
    if not acts_ or len(numbers) < 2:
        return None
    own = next((number for number in numbers if _tells_trick(story, acts_, number[0])), None)
    for place, count in numbers:
        near = range(max(0, place - 4), min(len(story.tokens), place + 4))
        finds = [number for number in near if story.tokens[number].symbol in _FINDS]
        if any(not _parted(story, number, place) for number in finds) and any(other < count for _, other in numbers):
            return place
        if own is not None and place != own[0] and count > own[1] + 1:
            return place
    return None


def _count(story: Story, place: int) -> int | None:
    return 12 if story.tokens[place].symbol == "trick_12" else number_of(story.tokens[place])


def _tells_trick(story: Story, revokes: list[int], place: int) -> bool:
    """Whether a number is that of the trick of a revoke told in the same clause."""
    return any(abs(number - place) <= 4 and not _parted(story, number, place) for number in revokes)


def _parted(story: Story, one: int, other: int) -> bool:
    return any(token.symbol in (",", ".", "?") for token in story.tokens[min(one, other) : max(one, other)])


def _another_board(story: Story) -> list[int]:
    """What stands for a later board: told as the next one, by its number, or as the next of something that was called on."""
    tokens = story.tokens
    numbered = [
        place
        for place in story.places("board")
        if place + 1 < len(tokens) and tokens[place + 1].symbol[:4] in ("num_", "rank")
    ]
    return [*story.places("next_board"), *numbered, *story.places("next"), *story.places("ord_", *ORDINALS)]


def _called_there(story: Story, board: int, culprit: int) -> bool:
    """Whether it is told that the other side had, or had not, called on the next board."""
    reach = _BESIDE if story.tokens[board].symbol == "next_board" else _NEAR
    for act in acts(story, "call"):
        if abs(act.place - board) > reach or story.tokens[act.place].symbol == "no_line":
            continue
        if act.who is not None and kinship(story, act.who, culprit) != "opponents":
            continue
        if reach == _NEAR and story.tokens[act.place].symbol not in _CALLS:
            continue
        when = "non_offenders_called_next_board" if act.done else "in_time"
        story.put("attention_when", when, min(board, act.place), max(board, act.place) + 1)
        return True
    return False


def attention(story: Story, culprit: int | None) -> None:
    if culprit is not None and any(_called_there(story, place, culprit) for place in _another_board(story)):
        return
    if story.has("next_board") and culprit is not None:
        place = story.places("next_board")[0]
        calling = story.places("called_next", "pass", "opened", "said", "a_call", "bid_word", "auction")
        if near := [number for number in calling if abs(number - place) <= 8]:
            who = subject(story, near[0])
            who = doer_before(story, near[0]) if who is None else who
            if who is not None and not denied(story, near[0]) and kinship(story, who, culprit) == "opponents":
                story.put("attention_when", "non_offenders_called_next_board", min(place, near[0]), near[-1] + 1)
    if story.has("round_end") and not story.has("round_not_over"):
        place = story.places("round_end")[0]
        if "rounds" in story.tokens[place].text:
            return
        story.put("attention_when", "after_round", place, place + 1)
    put_back = [place for place in story.places("cards_returned") if story.tokens[place].text.split()[0] != "card"]
    if put_back and not story.has("claim"):
        story.put("all_hands_returned", not not_happened(story, put_back[0]), put_back[0], put_back[0] + 1)
