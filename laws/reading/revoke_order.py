"""What has happened since a revoke, and when attention was drawn to it (Laws 63, 64B4, 64B5)."""

import re

from laws.reading.events import denied
from laws.reading.facts import Story
from laws.reading.narrative import doer_before, kinship, subject
from laws.reading.wins import questioned

_LEADS = re.compile(r"\b(?:led|leads?|leading)\b|\b(?:по|с|вы)?(?:шел|шла|шли|шёл|ход)", re.IGNORECASE)
_ENDINGS = ("at_end", "overlooked")
OVER = ("play_over", "next_board", "round_end", "cards_returned", "no_more", "at_end", "overlooked")


def since(story: Story, act: int, culprit: int | None) -> None:
    """What has happened since the revoke."""
    if "since_revoke" in story.values or "established" in story.values:
        return
    for place in story.places("established"):
        if not denied(story, place) and not questioned(story, place):
            story.put("established", True, place, place + 1)
            return
    for symbol, fact, value in (("not_established", "established", False), ("not_next", "since_revoke", "nothing")):
        if story.has(symbol):
            place = story.places(symbol)[0]
            story.put(fact, value, place, place + 1)
            return
    over = [place for place in story.places(*OVER) if place > act or story.tokens[place].symbol not in _ENDINGS]
    if "later_tricks_won" in story.values or over:
        place = (over or story.places("later_tricks") or [act])[0]
        story.put("established", True, place, place + 1)
        return
    if _led_on(story, act, culprit) or _claimed(story, culprit):
        return
    if (passed := _time_passed(story)) is not None:
        story.put("established", True, passed, passed + 2)


def _led_on(story: Story, act: int, culprit: int | None) -> bool:
    for place in story.places("lead_next", "lol_oot"):
        if (place < act and story.tokens[act].symbol != "revoke") or culprit is None:
            continue
        if {"before", "neg", "notyet", "hypothetical"} & {
            token.symbol for token in story.tokens[max(0, place - 3) : place]
        }:
            story.put("since_revoke", "nothing", place, place + 1)
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


def played_later(story: Story, act: int) -> None:
    """A card played to a trick told by its number behind a revoke whose own trick has none: the revoke was earlier."""
    numbers = story.places("trickno_", "trick_12")
    if not numbers or numbers[0] < act:
        return
    place = numbers[0]
    between = {token.symbol for token in story.tokens[act + 1 : place]}
    behind = [token.symbol for token in story.tokens[place + 1 : place + 4]]
    apart = between & {",", ".", "after", "but_word"} and {"play", "follow", "lead"} & set(behind)
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
        early = any(token.symbol in ("before", "notyet") for token in story.tokens[max(0, place - 4) : place])
        if place < led or who is None or early or denied(story, place) or questioned(story, place):
            continue
        if kinship(story, who, culprit) in ("offender", "partner", "side"):
            return True
    return False


def _claimed(story: Story, culprit: int | None) -> bool:
    for place in story.places("claim"):
        who = subject(story, place)
        who = doer_before(story, place) if who is None else who
        relation = kinship(story, who, culprit) if who is not None and culprit is not None else None
        if relation:
            value = "opponents_claimed" if relation == "opponents" else "own_side_claimed"
            story.put("since_revoke", value, place, place + 1)
            return True
    return False


def _time_passed(story: Story) -> int | None:
    """'Two tricks later', 'через три взятки'."""
    for place in story.places("later_tricks"):
        if re.search(r"tricks? (?:later|after)", story.tokens[place].text, re.IGNORECASE):
            return place
    for place in story.places("trick"):
        before = story.tokens[max(0, place - 2) : place]
        if any(re.match(r"через|спустя|cherez", token.text, re.IGNORECASE) for token in before):
            return place
    return None


def attention(story: Story, culprit: int | None) -> None:
    if story.has("next_board") and culprit is not None:
        place = story.places("next_board")[0]
        calling = story.places("called_next", "pass", "opened", "said", "a_call", "bid_word", "auction")
        if near := [number for number in calling if abs(number - place) <= 8]:
            who = subject(story, near[0])
            who = doer_before(story, near[0]) if who is None else who
            if who is not None and kinship(story, who, culprit) == "opponents":
                story.put("attention_when", "non_offenders_called_next_board", min(place, near[0]), near[-1] + 1)
    if story.has("round_end") and not story.has("round_not_over"):
        place = story.places("round_end")[0]
        story.put("attention_when", "after_round", place, place + 1)
    if story.has("cards_returned"):
        place = story.places("cards_returned")[0]
        story.put("all_hands_returned", True, place, place + 1)
