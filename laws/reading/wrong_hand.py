"""Facts of declarer's lead from the wrong hand, and of what the defenders made of it (Law 55)."""

import re

from laws.reading.acts import still_ahead
from laws.reading.cards import cards_near, put_declarer
from laws.reading.events import asked_about, denied, doer
from laws.reading.facts import Story
from laws.reading.followers import defenders_played
from laws.reading.hands import read_hands
from laws.reading.narrative import speaker, subject
from laws.reading.places import told_seat
from laws.reading.roles import seat_after
from laws.reading.turns import lead_against_turn, side_of


def wrong_hand(story: Story) -> None:
    """Declarer's lead from the wrong hand: the card and who was on lead."""
    put_declarer(story)
    story.drop("contract")
    told = lead_against_turn(story.tokens)
    read_hands(story)
    if told is not None and (
        hand := {"table": "dummy", "hand": "declarer"}.get(side_of(story.tokens[told.who].symbol))
    ):
        story.put("led_from", hand, told.act, told.act + 1)
    _defenders_act(story)
    defenders_played(story)
    _disagreed(story)
    own: set[int] = set()
    if story.values.get("turn_was") == "defender":
        for place in story.places("win"):
            who = doer(story, place)
            if who is not None and (player := story.roles.player(who)) and player in "NESW":
                story.put("leader", player, place, who + 1)
        own = _right_defender(story)
    cards = [number for number in story.places("card_") if number not in own and not _another(story, number)]
    if cards:
        story.put("card", story.tokens[cards[0]].value, cards[0], cards[0] + 1)


_SPOKEN = ("accept", "agreed", "reject", "disagree", "take_back", "told_turn", "stop_card")
_ANSWERS = {
    "accept": "accepts",
    "agreed": "accepts",
    "reject": "rejects",
    "disagree": "rejects",
    "told_turn": "rejects",
    "stop_card": "rejects",
    "require": "rejects",
    "cover": "played",
    "meant": "rejects",
}


def _defenders_act(story: Story) -> None:
    """What the defenders say to declarer's lead, by their side of him, or the teller's own card upon it."""
    from_dummy = story.values.get("led_from") == "dummy"
    nearest = {"rho": "next_defender", "lho": "other_defender"} if from_dummy else {
        "lho": "next_defender", "rho": "other_defender",
    }  # fmt: skip
    for place in story.places(*_ANSWERS, "take_back", "play", "follow"):
        symbol = story.tokens[place].symbol
        who = subject(story, place)
        who = speaker(story, place) if who is None and symbol in _SPOKEN else who
        if who is None or denied(story, place) or denied(story, who) or asked_about(story, place):
            continue
        if still_ahead(story, place) or "turn" in [token.symbol for token in story.tokens[max(0, place - 2) : place]]:
            continue
        answer = _ANSWERS.get(symbol, "rejects" if symbol == "take_back" else "played")
        if symbol in ("require", "meant") and "take_back" not in [
            token.symbol for token in story.tokens[place + 1 : place + 4]
        ]:
            continue
        person = story.tokens[who].symbol
        if person in nearest and story.roles.me in ("declarer", None):
            if answer in (story.values.get(other) for other in nearest.values()):
                story.drop(*nearest.values())
            story.drop(nearest[person])
            story.put(nearest[person], answer, who, place + 1)
        elif person == "i" and symbol == "cover" and story.roles.me != "declarer":
            story.put("next_defender", answer, who, place + 1)


def _another(story: Story, card: int) -> bool:
    """Whether a card is told to have won before, or as the defender's own lead at his own turn."""
    before = story.tokens[card - 1].symbol if card else "."
    own = before in ("i", "own") and story.roles.me != "declarer"
    return before == "win" or (own and story.values.get("turn_was") == "defender")


def _disagreed(story: Story) -> None:
    """One defender accepts and the other does not: who is next to play is known only by their places."""
    if story.has("lho", "rho", "next_hand", "fourth_hand", "fourth"):
        return
    takes = _who_says(story, ("accept", "agreed"), None)
    leaves = _who_says(story, ("reject", "disagree", "take_back", "neg"), takes)
    if takes is None or leaves is None:
        return
    story.drop("next_defender", "other_defender")
    for place, answer, other in ((takes, "accepts", "rejects"), (leaves, "rejects", "accepts")):
        if told_seat(story, story.tokens[place].symbol) == "next":
            story.put("next_defender", answer, place, place + 1)
            story.put("other_defender", other, min(takes, leaves), max(takes, leaves) + 1)
            return
    declarer = story.roles.declarer
    seat = story.roles.player(takes)
    if declarer and seat in tuple("NESW") and seat in (seat_after(declarer, 1), seat_after(declarer, 3)):
        nearest = seat_after(declarer, 3 if story.values.get("led_from") == "dummy" else 1)
        story.put("next_defender", "accepts" if seat == nearest else "rejects", takes, takes + 1)
        story.put("other_defender", "rejects" if seat == nearest else "accepts", leaves, leaves + 1)


_MYSELF = re.compile(r"(?:я|i)\b", re.IGNORECASE)
_ONE_OF_TWO = ("num_1", "other", "second", "wrong_defender", "different")


def _who_says(story: Story, answers: tuple[str, ...], others: int | None) -> int | None:
    """The defender right before an answer, another than one already found."""
    for place in story.places(*answers):
        if story.tokens[place].symbol != "neg" and (denied(story, place) or asked_about(story, place)):
            continue
        if others is not None and _MYSELF.match(story.tokens[place].text) and story.tokens[others].symbol != "i":
            return place
        for number in range(place - 1, max(-1, place - 4), -1):
            symbol = story.tokens[number].symbol
            person = symbol in _ONE_OF_TWO or symbol in ("i", "partner", "defender") or symbol[:5] == "seat_"
            if person and others is not None and number != others:
                return number if symbol != story.tokens[others].symbol else None
            if person and others is None:
                return number
            if symbol in (".", "?"):
                break
    return None


def _right_defender(story: Story) -> set[int]:
    """The defender whose lead it was has led as well: his cards."""
    winners = [story.tokens[who].symbol for place in story.places("win") if (who := subject(story, place)) is not None]
    for place in story.places("lead", "play"):
        who = subject(story, place)
        if who is None or story.tokens[who].symbol not in winners or denied(story, place):
            continue
        story.put("right_defender_led", True, who, place + 1)
        cards = [number for number in cards_near(story, place, 3) if number > place]
        if cards:
            story.put("right_defender_card", story.tokens[cards[0]].value, cards[0], cards[0] + 1)
        return set(cards)
    return set()
