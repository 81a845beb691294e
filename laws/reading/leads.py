"""Facts of leads out of turn and from the wrong hand (Laws 53-56)."""

import re

from laws.reading.cards import cards_near, put_declarer
from laws.reading.events import asked_about, denied, doer, first
from laws.reading.facts import Story
from laws.reading.followers import declarer_played, defenders_played
from laws.reading.narrative import speaker, subject
from laws.reading.places import told_seat
from laws.reading.roles import is_person, seat_after
from laws.reading.tokens import number_of
from laws.reading.turns import lead_against_turn, side_of


def lead_out_of_turn(story: Story) -> None:
    """Who led, and whose lead it was."""
    act: int | None
    who: int | None
    leader: int | None
    told = lead_against_turn(story.tokens)
    if told is not None and told.against == "partner_turn":
        act, who, leader = told.act, told.who, told.owner
    else:
        act, who = _wrong_lead(story)
        leader = _right_leader(story, who)
    if who is not None and (player := story.roles.player(who)):
        story.put("offender", player, who, (act or who) + 1)
    if leader is not None and (player := story.roles.player(leader)) and player != story.values.get("offender"):
        story.put("leader", player, leader, leader + 1)
    put_declarer(story)
    if story.roles.contract and not story.has("trick", "win", "trickno_"):
        story.put("opening_lead", True, 0, 1)
    _against_contract(story)
    _complete(story)
    near = act if act is not None else who
    if near is not None:
        found = cards_near(story, near, 6) or story.places("card_")[:1]
        if found:
            story.put("card", story.tokens[found[0]].value, found[0], found[0] + 1)
    _leader_too(story)
    declarer_played(story)
    trick = first(story, "trickno_")
    if trick is not None:
        story.put("trick", number_of(story.tokens[trick]), trick, trick + 1)
    if story.values.get("declarer_choice") in ("require", "forbid"):
        chosen_suit(story)


def _against_contract(story: Story) -> None:
    """A contract as the only call, and nothing played before: the lead was the opening lead."""
    calls = story.places("call_")
    if len(calls) == 1 and calls[0] <= _HEAD and not story.has(*_PLAYED, "trickno_") and not story.places("trickno_"):
        story.put("opening_lead", True, calls[0], calls[0] + 1)


def _leader_too(story: Story) -> None:
    """The player whose lead it was has put a card on the table as well."""
    cards = story.places("card_")
    if len(cards) < 2 or story.tokens[cards[0]].value != story.values.get("card"):
        return
    between = [token.symbol for token in story.tokens[cards[0] : cards[1]]]
    owners = [place for place, symbol in enumerate(between) if symbol in ("on_lead", "whose", "turn", "has_to_play")]
    if (
        owners
        and {"play", "lead", "face_up", "exposed", "opened", "said"} & set(between[owners[0] :])
        and "declarer" not in between[owners[0] :]
    ):
        story.put("right_leader_led", "faced", cards[0] + owners[0], cards[1] + 1)
        story.put("right_leader_card", story.tokens[cards[1]].value, cards[1], cards[1] + 1)


def chosen_suit(story: Story) -> None:
    """The suit that declarer required or forbade."""
    for place in story.places("forbid", "require"):
        if asked_about(story, place):
            continue
        for number in range(place + 1, min(len(story.tokens), place + 5)):
            if story.tokens[number].symbol[:5] == "suit_" and story.tokens[number].value:
                story.put("choice_suits", [story.tokens[number].value], place, number + 1)
                return


def _complete(story: Story) -> None:
    """The opening leader sits to the left of declarer; who leads in his place and is a defender is his partner."""
    declarer, offender = story.values.get("declarer"), story.values.get("offender")
    owner = story.values.get("leader")
    if isinstance(offender, str) and isinstance(owner, str) and {offender, owner} in ({"N", "S"}, {"E", "W"}):
        story.put("right_leader_is_partner", True, 0, 1)
    if not story.values.get("opening_lead") or not isinstance(offender, str) or offender not in tuple("NESW"):
        return
    if isinstance(declarer, str) and seat_after(declarer, 3) == offender:
        story.put("leader", seat_after(declarer, 1), 0, 1)
    leader = story.values.get("leader")
    if declarer is None and isinstance(leader, str) and leader in tuple("NESW") and seat_after(leader, 2) == offender:
        story.put("declarer", seat_after(leader, 3), 0, 1)


def _wrong_lead(story: Story) -> tuple[int | None, int | None]:
    for place in story.places("wrong_defender"):
        return place, place
    for place in story.places("lol_oot", "olot"):
        who = doer(story, place)
        if who is not None:
            return place, who
    for place in story.places("instead_of"):
        if place + 1 < len(story.tokens) and story.tokens[place + 1].symbol == "he":
            after = [number for number in story.places("lead", "play") if place < number <= place + 4]
            near = [number for number in (place + 3, place + 4) if number < len(story.tokens)]
            seats = [number for number in near if is_person(story.tokens[number].symbol)]
            if after and seats:
                return after[0], seats[0]
        before = [number for number in story.places("lead", "play", "opening_lead") if place - 6 <= number < place]
        if before and (who := doer(story, before[-1])) is not None:
            return before[-1], who
    turns = _turn_places(story)
    for place in story.places("lead", "play", "face_up", "opening_lead", "said", "opened"):
        symbol = story.tokens[place].symbol
        behind = [token.symbol[:5] for token in story.tokens[place + 1 : place + 3]]
        if (symbol == "play" and "call_" in behind) or (symbol == "opened" and not {"card_", "suit_"} & set(behind)):
            continue
        if any(abs(place - turn) <= 1 for turn in turns) and symbol != "play":
            continue
        who = doer(story, place)
        if who is None or story.tokens[who].symbol in ("declarer", "dummy", "table_hand", "own_hand"):
            continue
        beside = who in (place - 1, place + 1) or (who == place - 2 and story.tokens[place - 1].symbol == "who")
        if any(turn - 1 <= who <= turn + 2 for turn in turns) and not beside:
            continue
        leader = _right_leader(story, None)
        if leader is not None and story.tokens[leader].symbol == story.tokens[who].symbol:
            continue
        return place, who
    return None, None


def _turn_places(story: Story) -> list[int]:
    return story.places("on_lead", "turn", "has_to_play", "should", "win")


def _right_leader(story: Story, culprit: int | None) -> int | None:
    for place in _turn_places(story):
        symbol = story.tokens[place].symbol
        near = [place - 1, place + 1, place + 2, place - 2] if symbol != "win" else [place + 1, place - 1]
        if symbol == "win" and place and story.tokens[place - 1].symbol == "have":
            near.append(place - 2)
        for number in near:
            if not 0 <= number < len(story.tokens) or number == culprit:
                continue
            if is_person(story.tokens[number].symbol) and story.tokens[number].symbol not in (
                "declarer",
                "i",
                "player",
            ):
                if symbol in ("has_to_play", "should") and not _leads(story, place):
                    continue
                return number
    for place in story.places("opening_lead"):
        if place and story.tokens[place - 1].symbol[:5] == "seat_" and place - 1 != culprit:
            return place - 1
        if place + 1 < len(story.tokens) and story.tokens[place + 1].symbol[:5] == "seat_" and place + 1 != culprit:
            return place + 1
    return None


def _leads(story: Story, place: int) -> bool:
    near = {token.symbol for token in story.tokens[max(0, place - 3) : place + 4]}
    return bool(near & {"lead", "opening_lead", "on_lead"})


def wrong_hand(story: Story) -> None:
    """Declarer's lead from the wrong hand: the card and who was on lead."""
    put_declarer(story)
    story.drop("contract")
    told = lead_against_turn(story.tokens)
    if told is not None and (
        hand := {"table": "dummy", "hand": "declarer"}.get(side_of(story.tokens[told.who].symbol))
    ):
        story.drop("led_from")
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
    cards = [number for number in story.places("card_") if number not in own]
    if cards:
        story.put("card", story.tokens[cards[0]].value, cards[0], cards[0] + 1)


_HEAD = 12
_PLAYED = ("trick", "win", "later_tricks", "lead_next", "during_play", "play_over", "ruff", "discard")
_SPOKEN = ("accept", "reject", "take_back")
_ANSWERS = {"accept": "accepts", "reject": "rejects", "require": "rejects", "cover": "played", "meant": "rejects"}


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
        if who is None or denied(story, place) or asked_about(story, place):
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
