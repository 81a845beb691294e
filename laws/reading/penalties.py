"""Facts of penalty cards: which lie on the table, whose turn it is, and what was played instead (Laws 50-52)."""

import re

from laws.reading.cards import put_declarer, put_offender
from laws.reading.events import asked_about, doer, first
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.lying import lying_cards
from laws.reading.narrative import subject
from laws.reading.roles import seat_after

_SEATS = tuple("NESW")
_ABOUT_A_SUIT = ("suit_S", "suit_H", "suit_D", "suit_C", "of_suit")
_LED = re.compile(r"led|зашли|пошли|ходят|заходят|zashli|poshli|hodyat")
_NOT_LED = ("require", "forbid", "hypothetical", "neg", "declarer", "i")
_UNNAMED = 0.6
"""How doubtful a ruling is about penalty cards that the story does not name."""
_TURN = ("on_lead", "lead", "win", "has_to_play", "play", "follow")


def penalty_cards(story: Story) -> None:
    """The penalty cards on the table, whose turn it is, and what declarer chose."""
    holders = _put_cards(story)
    _under_choice(story)
    if holders and "turn" not in story.values:
        _turn(story, holders[0])
    elif (
        "penalty_cards" in story.values
        and (place := first(story, "on_lead"))
        and story.tokens[place - 1].symbol == "partner"
    ):
        story.put("turn", "partner", place - 1, place + 1)
    put_declarer(story)
    _chosen_suits(story)


def _under_choice(story: Story) -> None:
    """Declarer's choice is for the partner of a penalty card, who is on lead; one who follows is under none."""
    if story.values.get("to_lead") is False:
        story.drop("declarer_choice", "choice_suits")
        return
    held = story.values.get("penalty_cards")
    if story.values.get("declarer_choice") not in ("require", "forbid", "no_restriction") or not isinstance(held, list):
        return
    owners = {card["player"] for card in held}
    if len(owners) == 1:
        owner = owners.pop()
        partner = seat_after(owner, 2) if owner in _SEATS else "partner"
        story.put("turn", partner, 0, 1)


def _chosen_suits(story: Story) -> None:
    """The suits that declarer required or forbade: more than one where he forbids them in one breath."""
    for place in story.places("forbid", "require", "barred"):
        if asked_about(story, place) or "is_allowed" in [
            token.symbol for token in story.tokens[max(0, place - 2) : place]
        ]:
            continue
        found: list[int] = []
        for number in range(place + 1, min(len(story.tokens), place + 7)):
            token = story.tokens[number]
            if token.symbol[:5] == "suit_" and token.value:
                found.append(number)
            elif found and token.symbol not in (",", "each"):
                break
        if found and found[0] <= place + 4:
            suits = list(dict.fromkeys(story.tokens[number].value for number in found))
            several = suits[:1] if story.tokens[place].symbol == "require" else suits
            story.put("choice_suits", several, place, found[-1] + 1)
            return
    held = story.values.get("penalty_cards")
    if isinstance(held, list) and story.values.get("declarer_choice") in ("require", "forbid"):
        _among_the_suits(story, {str(card["card"])[0] for card in held})


def _among_the_suits(story: Story, held: set[str]) -> None:
    """The suits of the penalty cards that the story names: one of them was required, or those forbidden."""
    named = [place for place in story.places("suit_") if story.tokens[place].value in held]
    suits = list(dict.fromkeys(story.tokens[place].value for place in named))
    if suits and (len(suits) == 1 or story.values.get("declarer_choice") == "forbid"):
        story.put("choice_suits", suits, named[0], named[-1] + 1)


def _put_cards(story: Story, *, others: frozenset[int] = frozenset()) -> list[int]:
    """Put the penalty cards; the tokens of their holders, the first card's first."""
    found = lying_cards(story, others=others)
    if found and all(card.entry["player"] not in ("declarer", "dummy") for card in found):
        places = sorted(card.place for card in found)
        story.put("penalty_cards", [card.entry for card in found], places[0], places[-1] + 1)
    return [card.holder for card in found if card.holder is not None]


def _turn(story: Story, holder: int) -> None:
    """Whose turn it is: his seat, or what he is to the holder of the penalty card."""
    for place in story.places(*_TURN):
        symbol = story.tokens[place].symbol
        if symbol in ("play", "follow") and not asked_about(story, place):
            continue
        before = {token.symbol for token in story.tokens[max(0, place - 2) : place]}
        behind = {token.symbol[:5] for token in story.tokens[place + 1 : place + 4]}
        if before & {"require", "forbid"} or (symbol == "win" and behind & {"penal", "card_"}):
            continue
        who = subject(story, place)
        who = doer(story, place) if who is None else who
        if who is None or story.tokens[who].symbol in ("declarer", "dummy", "table_hand", "he"):
            continue
        player = story.roles.player(who)
        if player in _SEATS and story.roles.player(holder) in _SEATS:
            story.put("turn", player, who, place + 1)
            return
        relation = kinship(story, who, holder)
        if relation in ("offender", "partner"):
            story.put("turn", relation, who, place + 1)
            return


def led_suit(story: Story) -> None:
    """The suit that was led to the trick in question, where it is told without a question."""
    for place in story.places("lead"):
        if {"is_allowed", "has_to_play", "require", "forbid"} & {
            token.symbol for token in story.tokens[max(0, place - 2) : place]
        }:
            continue
        for number in (place + 1, place - 1, place + 2):
            if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "suit_":
                story.put("led_suit", story.tokens[number].value, place, number + 1)
                return
    for place in story.places("play"):
        who, behind = subject(story, place), story.tokens[place + 1] if place + 1 < len(story.tokens) else None
        declaring = who is not None and story.tokens[who].symbol in ("declarer", "dummy", "table_hand")
        if declaring and behind is not None and behind.symbol[:5] in ("suit_", "card_") and behind.value:
            story.put("led_suit", behind.value[0], place, place + 2)
            return


def _suit_was_led(story: Story) -> None:
    """A suit told to have been led by nobody named ('hearts are led', 'зашли в черву'): who has to play follows."""
    for place in story.places("lead"):
        if not _LED.fullmatch(story.tokens[place].text.casefold().split()[-1]):
            continue
        before = [number for number in range(max(0, place - 3), place) if story.tokens[number].symbol in _ABOUT_A_SUIT]
        told = [number for number in before if all(_weak(story, other) for other in range(number + 1, place))]
        if not told and not story.tokens[place].text.isascii() | bool(before):
            told = [number for number in range(place + 1, place + 2) if _about_a_suit(story, number)]
        start = story.tokens[told[0] - 1].symbol if told and told[0] else ""
        behind = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
        if not told or start in _NOT_LED or behind in ("oot", "require", "forbid"):
            continue
        story.drop("to_lead")
        story.put("to_lead", False, min(told[0], place), max(told[0], place) + 1)
        if value := story.tokens[told[0]].value:
            story.put("led_suit", value, min(told[0], place), max(told[0], place) + 1)
        return


def _about_a_suit(story: Story, place: int) -> bool:
    return place < len(story.tokens) and story.tokens[place].symbol in _ABOUT_A_SUIT


def _weak(story: Story, place: int) -> bool:
    return story.tokens[place].symbol in ("have", "_")


def turn_with_penalty_cards(story: Story) -> None:
    """Everything of a turn with penalty cards."""
    _suit_was_led(story)
    penalty_cards(story)
    if story.values.get("to_lead") is False:
        led_suit(story)
    held = story.values.get("penalty_cards")
    if held is None and "declarer_choice" not in story.values and story.has("penalty_card", "major_pc", "minor_pc"):
        story.unsure(_UNNAMED)
    if isinstance(held, list) and "turn" not in story.values and story.values.get("to_lead") is False:
        story.put("turn", held[0]["player"], 0, 1)


def _of_the_suit_led(story: Story) -> None:
    """A penalty card told by its rank ('his penalty nine') and the card played, both of the suit led."""
    led = [
        story.tokens[number].value
        for place in story.places("lead")
        for number in range(place + 1, min(len(story.tokens), place + 3))
        if story.tokens[number].symbol[:5] == "suit_" and story.tokens[number].value
    ]
    ranks = [
        number
        for number in story.places("penalty_card", "major_pc")
        if story.tokens[number].value in tuple("AKQJT98765432")
    ]
    holder = story.values.get("offender")
    if len(set(led)) != 1 or not ranks or not isinstance(holder, str):
        return
    card = led[0] + story.tokens[ranks[0]].value
    story.put("penalty_cards", [{"player": holder, "card": card, "rank": "major"}], ranks[0], ranks[0] + 1)
    for number in story.places("rank_"):
        if story.tokens[number - 1].symbol in ("play", "follow") and number > ranks[0]:
            story.put("card", led[0] + story.tokens[number].symbol[5:], number - 1, number + 1)
            return


def forgotten_penalty_card(story: Story) -> None:
    """A penalty card that was not played: who, and what he played instead."""
    mark = first(story, "penalty_card", "minor_pc", "major_pc")
    acts = [place for place in story.places("play", "follow", "discard", "lead") if mark is None or place > mark]
    act = acts[0] if acts else first(story, "lapse", "instead_of")
    if act is None:
        return
    holders = _put_cards(story)
    held = story.values.get("penalty_cards")
    lying = {card["card"] for card in held} if isinstance(held, list) else set()
    if isinstance(held, list):
        story.drop("offender")
        who = doer(story, act)
        player = story.roles.player(who) if who is not None else None
        if player in _SEATS and all(card["player"] == "offender" for card in held):
            held = [{**card, "player": player} for card in held]
            story.drop("penalty_cards")
            story.put("penalty_cards", held, act, act + 1)
        story.put("offender", held[0]["player"], holders[0] if holders else 0, act + 1)
    else:
        put_offender(story, act)
        if story.values.get("offender") not in _SEATS:
            story.drop("offender")
    for number in story.places("card_"):
        beside = mark is not None and abs(number - mark) <= 1
        if number > act and not beside and story.tokens[number].value not in lying and number - act <= 5:
            story.put("card", story.tokens[number].value, number, number + 1)
            break
    _of_the_suit_led(story)
    put_declarer(story)
    story.drop("turn", "choice_suits")
