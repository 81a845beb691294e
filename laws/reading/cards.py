"""Facts about cards shown, led or named (Laws 24, 41-60, 67)."""

from laws.reading.chosen import choice_told, only_other_suit
from laws.reading.events import asked_about, denied, doer, first
from laws.reading.facts import Story
from laws.reading.roles import is_person
from laws.reading.tokens import number_of
from laws.reading.wins import wins

HONOURS = "AKQJT"
_ORDINAL_WORDS = ("second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "eleventh")


def put_offender(story: Story, place: int | None) -> int | None:
    """Put the doer of a token as offender; the token of the person."""
    if place is None:
        return None
    who = doer(story, place)
    if who is None:
        return None
    player = story.roles.player(who)
    if player:
        story.put("offender", player, who, place + 1)
    return who


def cards_near(story: Story, place: int, reach: int = 7) -> list[int]:
    """The cards named near a token in its sentence."""
    return [
        number
        for number in story.places("card_")
        if abs(number - place) <= reach
        and not any(token.symbol == "." for token in story.tokens[min(number, place) : max(number, place)])
    ]


def shown_in_auction(story: Story) -> None:
    """A card exposed before the play: whose and which."""
    act = first(story, "dropped", "exposed", "face_up", "pulled")
    if act is None:
        act = first(story, "card_")
    if act is None:
        return
    put_offender(story, act)
    if story.values.get("offender") in ("declarer", "dummy", "defender") and "offending_side_defends" in story.values:
        story.drop("offender")
    found = cards_near(story, act, 9) or story.places("card_")[:1]
    if found:
        story.put("cards", list(dict.fromkeys(story.tokens[number].value for number in found)), found[0], found[-1] + 1)


def shown_in_play(story: Story) -> None:
    """A card exposed in the play: whose and which."""
    named = ("said",) if story.values.get("how") == "named" else ()
    act = first(story, "dropped", "exposed", "held_near", "face_up", *named, "saw")
    if act is None:
        act = first(story, "card_")
    if act is None:
        return
    put_offender(story, act)
    found = [number for number in cards_near(story, act, 9) if not _played(story, act, number)]
    if found:
        story.put("cards", list(dict.fromkeys(story.tokens[number].value for number in found)), found[0], found[-1] + 1)


def _played(story: Story, act: int, card: int) -> bool:
    """Whether a card is the one that was played as another dropped."""
    before = story.tokens[card - 1].symbol
    return story.tokens[act].symbol == "dropped" and before in ("play", "lead", "follow") and card - 1 != act


def put_declarer(story: Story) -> None:
    """Declarer's seat, and the contract where its level is told."""
    roles = story.roles
    if roles.declarer:
        story.put("declarer", roles.declarer, 0, 1)
        if roles.contract and roles.contract[0] in "1234567":
            story.put("contract", f"{roles.contract} by {roles.declarer}", 0, 1)


def premature(story: Story) -> None:
    """Who played before his turn."""
    act = first(story, "premature", "lead_next") or first(story, "play", "lead")
    if act is None:
        return
    choice_told(story)
    for place in story.places("premature", "lead_next", "play"):
        if denied(story, place):
            continue
        who = doer(story, place)
        if who is not None and story.tokens[who].symbol not in ("dummy", "table_hand"):
            player = story.roles.player(who)
            if player and story.tokens[who].symbol != "declarer":
                story.put("offender", player, who, place + 1)
            found = cards_near(story, place, 4)
            if found:
                story.put("card", story.tokens[found[0]].value, found[0], found[0] + 1)
            before = [number for number in story.places("before", "ahead_of") if place < number <= place + 2]
            behind = before[0] + 1 if before and before[0] + 1 < len(story.tokens) else None
            if behind is not None and is_person(story.tokens[behind].symbol):
                relation = story.roles.relation(behind, who)
                if relation == "partner":
                    story.put("premature", "before_partner", place, behind + 1)
            break
    if "rank_choice" in story.values and "choice_suits" not in story.values:
        story.drop("declarer_choice")
    led = first(story, "lead")
    led = first(story, "table_hand") if led is None else led
    if led is not None:
        for number in range(max(0, led - 2), min(len(story.tokens), led + 3)):
            if story.tokens[number].symbol[:5] == "suit_" and story.tokens[number].value:
                story.put("led_suit", story.tokens[number].value, number, number + 1)
                break
    only_other_suit(story)


def defective(story: Story) -> None:
    """Who played no card or too many, to which trick."""
    acts = story.places("stuck") or story.places("omitted", "two_cards", "sim_play", "play", "surplus", "follow")
    who = next((who for act in acts if (who := put_offender(story, act)) is not None), None)
    others = {token.symbol for place, token in enumerate(story.tokens) if place != who}
    if who is not None and story.tokens[who].symbol in ("partner", "i") and "declarer" in others:
        near = {token.symbol for token in story.tokens[max(0, who - 1) : who + 3]}
        if not {"declarer", "presumed_declarer"} & near:
            story.put("offender", "defender", who, who + 1)
    if stuck := story.places("stuck"):
        story.drop("card_fault")
        story.put("card_fault", "too_many", stuck[0], stuck[0] + 1)
    _by_counts(story)
    _trick_of_fault(story)
    if story.values.get("card_fault") == "too_many" and who is not None and (cards := story.places("card_")):
        marks = story.places("surplus", "mechanical", "again")
        beside = [place for place in cards if any(place - mark in (1, -1) for mark in marks)]
        place = (beside or cards)[-1]
        story.put("surplus_card", story.tokens[place].value, place, place + 1)
    for place in story.places("lead"):
        for number in range(place + 1, min(len(story.tokens), place + 3)):
            if story.tokens[number].symbol[:5] == "suit_" and story.tokens[number].value:
                story.put("led_suit", story.tokens[number].value, number, number + 1)
    if who is not None and story.values.get("card_fault") != "too_many":
        _won_since(story, acts, who)
    put_declarer(story)


def _won_since(story: Story, acts: list[int], who: int) -> None:
    """The tricks that the side at fault won, that one or a later one."""
    told = [event for event in wins(story, acts[0], who) if event.by in ("offender", "partner", "side")]
    if not told:
        return
    later = [event for event in told if event.later and not event.none]
    value = "later_trick" if later else "none" if told[0].none else "that_trick"
    story.put("own_side_won", value, told[0].place, told[0].place + 1)
    if value == "none" and told[0].later and story.values.get("later_revoke", "none") != "none":
        story.put("later_tricks_won", 0, told[0].place, told[0].place + 1)


def _by_counts(story: Story) -> None:
    """More or fewer cards than the others have: a card was not played, or too many were."""
    counts = [
        (number_of(token), place)
        for place, token in enumerate(story.tokens)
        if (token.symbol[:4] == "num_" or token.symbol[:5] == "rank_" or token.symbol == "had_suit")
        and {"have", "a_card", "kept", "all_four", "other"}
        & {near.symbol for near in story.tokens[max(0, place - 2) : place + 3]}
    ]
    told = [(1 if count is None else count, place) for count, place in counts if count is None or count <= 13]
    if len(told) < 2 or told[0][0] == told[1][0] or "card_fault" in story.values:
        return
    fault = "omitted" if told[0][0] > told[1][0] else "too_many"
    story.put("card_fault", fault, told[0][1], told[1][1] + 1)


def _put_there(story: Story, place: int) -> bool:
    """Whether an ordinal names the trick to which a card was (not) put."""
    before = {token.symbol for token in story.tokens[max(0, place - 3) : place]}
    return bool(before & {"omitted", "play", "a_card", "surplus", "two_cards", "lead", "attention", "now"})


def _trick_of_fault(story: Story) -> None:
    """The trick in question; where a later one is named too, that is when it was found."""
    places = story.places("trickno_", "ord_", "trick_12")
    numbers = {
        place: 12 if story.tokens[place].symbol == "trick_12" else number_of(story.tokens[place]) for place in places
    }
    words = [place for place in story.places(*_ORDINAL_WORDS) if story.has("trick", "trickno_1") or numbers]
    numbers.update({place: number_of(story.tokens[place]) for place in words if _put_there(story, place)})
    known = {place: number for place, number in numbers.items() if number}
    if not known:
        return
    place = min(known, key=lambda entry: known[entry] or 0)
    story.put("trick", known[place], place, place + 1)
    if len(set(known.values())) > 1:
        story.put("both_sides_played_next", True, place, place + 1)


def simultaneous(story: Story) -> None:
    """The cards of one hand that came out together."""
    act = first(story, "sim_play", "sim_call", "two_cards", "play")
    put_offender(story, act)
    found = cards_near(story, act, 9) if act is not None else []
    if len(found) >= 2:
        story.put("cards", [story.tokens[number].value for number in found], found[0], found[-1] + 1)
        _meant_of_them(story, found)
    elif (named := _two_of_a_suit(story)) is not None:
        story.put("cards", named[0], named[1], named[1] + 3)
        _said_of_them(story, *named)


def _two_of_a_suit(story: Story) -> tuple[list[str], int] | None:
    """Two cards of one suit that is named once: 'the eight and nine of clubs', 'two diamonds, deuce and jack'."""
    tokens = story.tokens
    suits = {token.value for token in tokens if token.symbol[:5] == "suit_"}
    for place in story.places("rank_", "card_"):
        behind = tokens[place + 1 : place + 3]
        pair = [tokens[place], *(token for token in behind if token.symbol[:5] in ("rank_", "card_"))][:2]
        told = {token.value[0] for token in pair if token.symbol[:5] == "card_"} or suits
        if len(pair) < 2 or len(told) != 1 or pair[0].symbol[-1] == pair[1].symbol[-1]:
            continue
        suit = next(iter(told))
        return [suit + token.symbol[-1] for token in pair], place
    return None


def _said_of_them(story: Story, cards: list[str], start: int) -> None:
    """The one of two cards of a suit that the player says he plays."""
    for place in story.places("said", "play", "meant"):
        near = [token.symbol for token in story.tokens[place + 1 : place + 3]]
        named = [card for card in cards if f"rank_{card[1]}" in near]
        if place > start + 2 and len(named) == 1 and not asked_about(story, place):
            story.put("named_card", named[0], place, place + 2)
            return


def _meant_of_them(story: Story, cards: list[int]) -> None:
    """The one of two cards that the player says he wanted to play."""
    for place in story.places("meant"):
        near = story.tokens[place + 1 : place + 3]
        ranks = {
            token.symbol[5:] if token.symbol[:5] == "rank_" else token.value[1:]
            for token in near
            if token.symbol[:5] in ("rank_", "card_")
        }
        named = [number for number in cards if story.tokens[number].value[1] in ranks and number < place]
        if len(named) == 1 and not asked_about(story, place):
            story.put("named_card", story.tokens[named[0]].value, place, place + 2)
            return
