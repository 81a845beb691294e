"""Facts of leads out of turn (Laws 53, 54 and 56)."""

from laws.reading.acts import still_ahead
from laws.reading.cards import cards_near, put_declarer
from laws.reading.chosen import choice_told
from laws.reading.events import asked_about, denied, doer
from laws.reading.facts import Story
from laws.reading.followers import declarer_played
from laws.reading.lead_seats import declares, led_trick, opening_seats
from laws.reading.roles import is_person, seat_after
from laws.reading.turns import lead_against_turn

_SEATS = tuple("NESW")
_HEAD = 12
_PLAYED = ("trick", "win", "later_tricks", "lead_next", "during_play", "play_over", "ruff", "discard")


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
    if who is not None and (player := story.roles.player(who)) and not declares(story, player):
        story.put("offender", player, who, (act or who) + 1)
    if (
        leader is not None
        and (player := story.roles.player(leader)) in _SEATS
        and player != story.values.get("offender")
        and not (story.values.get("opening_lead") and declares(story, player))
    ):
        story.put("leader", player, leader, leader + 1)
    put_declarer(story)
    if (
        story.roles.contract
        and not story.has("trick", "win", "trickno_")
        and story.values.get("right_leader_is_partner") is not False
    ):
        story.put("opening_lead", True, 0, 1)
    _against_contract(story)
    _complete(story)
    opening_seats(story)
    near = act if act is not None else who
    if near is not None:
        found = cards_near(story, near, 6) or story.places("card_")[:1]
        if found:
            story.put("card", story.tokens[found[0]].value, found[0], found[0] + 1)
    elif len(cards := story.places("card_")) == 1:
        story.put("card", story.tokens[cards[0]].value, cards[0], cards[0] + 1)
    _leader_too(story)
    declarer_played(story)
    led_trick(story)
    choice_told(story)


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


_ASKED = frozenset({"is_allowed", "hypothetical", "forbid", "require", "should", "has_to_play"})
_ANSWERED = ("reject", "forbid", "require", "accept", "no_restriction")


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
        if _ASKED & {token.symbol for token in story.tokens[max(0, place - 2) : place]} or _to_come(story, place):
            continue
        if symbol == "said" and not any(part in ("card", "suit", "rank", "a", "face") for part in _kinds(story, place)):
            continue
        beside = who in (place - 1, place + 1) or (who == place - 2 and story.tokens[place - 1].symbol == "who")
        if any(turn - 1 <= who <= turn + 2 for turn in turns) and not beside:
            continue
        leader = _right_leader(story, None)
        if leader is not None and story.tokens[leader].symbol == story.tokens[who].symbol:
            continue
        return place, who
    return None, None


def _to_come(story: Story, place: int) -> bool:
    """Whether a lead is told as what somebody else was to do, or as what followed declarer's answer."""
    answered = next(iter(sorted(story.places(*_ANSWERED))), None)
    led = any(number < place for number in story.places("lead", "play", "lol_oot", "oot", "card_"))
    return still_ahead(story, place) or (answered is not None and led and place > answered + 1)


def _kinds(story: Story, place: int) -> list[str]:
    return [token.symbol.partition("_")[0] for token in story.tokens[place + 1 : place + 4]]


def _turn_places(story: Story) -> list[int]:
    return story.places("on_lead", "turn", "has_to_play", "should", "win")


def _right_leader(story: Story, culprit: int | None) -> int | None:
    for place in _turn_places(story):
        symbol = story.tokens[place].symbol
        if symbol == "win" and (denied(story, place) or asked_about(story, place)):
            continue
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
