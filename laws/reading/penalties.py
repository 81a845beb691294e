"""Facts of penalty cards: which lie on the table, whose turn it is, and what was played instead (Laws 50-52)."""

from laws.reading.cards import HONOURS, put_declarer, put_offender
from laws.reading.corrected import corrected_card
from laws.reading.events import asked_about, doer, first
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.leads import chosen_suit
from laws.reading.narrative import subject
from laws.reading.roles import is_person

_SEATS = tuple("NESW")
_MARKS = ("penalty_card", "major_pc", "minor_pc", "dropped", "face_up")
_UNNAMED = 0.6
"""How doubtful a ruling is about penalty cards that the story does not name."""
_TURN = ("on_lead", "lead", "win", "has_to_play", "play", "follow")


def another_penalty_card(story: Story) -> None:
    """A further penalty card."""
    act = first(story, "dropped", "exposed")
    if act is None:
        return
    put_offender(story, act)
    after = [number for number in story.places("card_") if number > act - 3]
    if after:
        story.put("cards", [story.tokens[after[0]].value], after[0], after[0] + 1)
    before = [number for number in story.places("card_") if number not in after[:1]]
    lying = [entry for number in before[:2] if (entry := _lying(story, number, "offender", named=True))]
    offender = story.values.get("offender")
    if lying and isinstance(offender, str) and offender in _SEATS:
        lying = [{**entry, "player": offender} for entry in lying]
    if lying:
        story.put("penalty_cards", lying, before[0], before[-1] + 1)


def penalty_cards(story: Story) -> None:
    """The penalty cards on the table, whose turn it is, and what declarer chose."""
    holders = _put_cards(story)
    if holders and "turn" not in story.values:
        _turn(story, holders[0])
    elif (
        "penalty_cards" in story.values
        and (place := first(story, "on_lead"))
        and story.tokens[place - 1].symbol == "partner"
    ):
        story.put("turn", "partner", place - 1, place + 1)
    put_declarer(story)
    chosen_suit(story)


def _put_cards(story: Story) -> list[int]:
    """Put the penalty cards; the tokens of their holders, the first card's first."""
    cards: list[dict[str, str]] = []
    holders: list[int] = []
    places: list[int] = []
    both = _both_named(story)
    meant = _meant(story)
    led = _led_with_another(story)
    for number in story.places("card_"):
        if number in led or not (both or number in meant):
            continue
        listed = places and all(token.symbol == "," for token in story.tokens[places[-1] + 1 : number])
        holder = (holders[-1] if holders else None) if listed else _holder(story, number)
        player = "offender" if holder is None else _player(story, holder, holders)
        entry = _lying(story, number, player, named=both)
        if entry is None or any(entry["card"] == card["card"] for card in cards):
            continue
        cards.append(entry)
        holders += [] if holder is None else [holder]
        places.append(number)
    for place in story.places("dropped"):
        rank = _dropped_rank(story, place)
        if rank is not None and led and not cards:
            number = min(led)
            holder = _holder(story, number)
            code = story.tokens[number].value[0] + story.tokens[rank].symbol[5:]
            player = "offender" if holder is None else _player(story, holder, holders)
            cards.append({"player": player, "card": code, "rank": "major" if code[1] in HONOURS else "minor"})
            holders += [] if holder is None else [holder]
            places.append(rank)
    if not cards and (taken := corrected_card(story)) is not None:
        holder, number = taken
        player = "offender" if holder is None else _player(story, holder, holders)
        cards.append({"player": player, "card": story.tokens[number].value, "rank": "major"})
        holders += [] if holder is None else [holder]
        places.append(number)
    cards = [{**card, "rank": "major"} if _several(cards, card) else card for card in cards]
    if cards and all(card["player"] not in ("declarer", "dummy") for card in cards):
        story.put("penalty_cards", cards, places[0], places[-1] + 1)
    return holders


def _several(cards: list[dict[str, str]], card: dict[str, str]) -> bool:
    """Whether a player has more than one penalty card: then all of them are major (50B)."""
    return sum(card["player"] == other["player"] for other in cards) > 1


def _led_with_another(story: Story) -> set[int]:
    """Cards that were led or played as another one dropped: they are no penalty cards."""
    found: set[int] = set()
    for place in story.places("dropped"):
        acted = [mark for mark in story.places("lead", "play", "opening_lead") if place - 5 <= mark < place]
        others = [number for number in story.places("card_") if acted and acted[-1] < number < place]
        other = _dropped_rank(story, place) is not None or any(
            token.symbol[:5] == "card_" for token in story.tokens[place + 1 : place + 4]
        )
        if others and other and not {"penalty_card", "major_pc", "minor_pc"} & set(story.stream.symbols[:place]):
            found.update(others)
    return found


def _dropped_rank(story: Story, place: int) -> int | None:
    """The rank beside a word for dropping, where a card of the same suit was led with it ('the five tumbled out as well')."""
    for number in (place - 1, place + 1, place + 2):
        if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "rank_":
            return number
    return None


def _meant(story: Story) -> set[int]:
    """The cards that words of penalty cards are about: the nearest to each word, all near one that tells of several."""
    cards = story.places("card_")
    found: set[int] = set()
    for mark in story.places(*_MARKS):
        several = mark and story.tokens[mark - 1].symbol in ("num_2", "rank_2", "each", "several")
        near = [number for number in cards if abs(number - mark) <= 7]
        found.update(near if several else sorted(near, key=lambda number: abs(number - mark))[:1])
        if (
            len(near) > 1
            and near[1] - near[0] <= 2
            and story.tokens[near[0]].value[0] == story.tokens[near[1]].value[0]
        ):
            found.update(near[:2])
    return found | {number for number in cards if _on_the_table(story, number)}


def _on_the_table(story: Story, number: int) -> bool:
    """Whether a card is told to have been lying on the table already."""
    before = [token.symbol for token in story.tokens[max(0, number - 3) : number]]
    return "already" in before and story.has("dropped", "on_lead", "penalty_card", *_MARKS)


def _both_named(story: Story) -> bool:
    """Whether the two cards of the story are its two penalty cards, wherever they are called so."""
    told = any(
        place and story.tokens[place - 1].symbol in ("num_2", "rank_2", "each")
        for place in story.places("penalty_card")
    )
    return told and len({story.tokens[place].value for place in story.places("card_")}) == 2


def _player(story: Story, holder: int, before: list[int]) -> str:
    """The holder's seat; without seats the first holder is the offender, another one his partner."""
    player = story.roles.player(holder)
    if player in _SEATS and player is not None:
        return player
    if before and kinship(story, holder, before[0]) == "partner":
        return "partner"
    return "offender"


def _lying(story: Story, number: int, player: str, *, named: bool) -> dict[str, str] | None:
    """The penalty card at a token, with its rank; None where nothing says that it is one."""
    near = [mark for mark in story.places(*_MARKS) if abs(mark - number) <= 7]
    symbols = {story.tokens[mark].symbol for mark in near}
    code = story.tokens[number].value
    small = code[1] not in HONOURS
    named = named or _on_the_table(story, number)
    if not symbols and not named:
        return None
    minor = "minor_pc" in symbols or (
        small and "major_pc" not in symbols and bool(symbols & {"dropped", "penalty_card"})
    )
    if not (minor or not small or "major_pc" in symbols or named):
        return None
    return {"player": player, "card": code, "rank": "minor" if (minor or named) and small else "major"}


def _holder(story: Story, number: int) -> int | None:
    before, behind = range(number - 1, max(-1, number - 10), -1), range(number + 1, min(len(story.tokens), number + 5))
    places: list[int] = [*before, *behind]
    for place in places:
        if place > number and story.tokens[place].symbol in (",", ".", "but_word"):
            break
        if story.tokens[place].symbol == ".":
            break
        if is_person(story.tokens[place].symbol) and story.tokens[place].symbol not in ("declarer", "dummy"):
            return place
    return None


def _turn(story: Story, holder: int) -> None:
    """Whose turn it is: his seat, or what he is to the holder of the penalty card."""
    for place in story.places(*_TURN):
        if story.tokens[place].symbol in ("play", "follow") and not asked_about(story, place):
            continue
        who = subject(story, place)
        who = doer(story, place) if who is None else who
        if who is None or story.tokens[who].symbol in ("declarer", "dummy", "table_hand"):
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


def turn_with_penalty_cards(story: Story) -> None:
    """Everything of a turn with penalty cards."""
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
        story.put("offender", held[0]["player"], holders[0] if holders else 0, act + 1)
    else:
        put_offender(story, act)
    for number in story.places("card_"):
        beside = mark is not None and abs(number - mark) <= 1
        if number > act and not beside and story.tokens[number].value not in lying and number - act <= 5:
            story.put("card", story.tokens[number].value, number, number + 1)
            break
    _of_the_suit_led(story)
    put_declarer(story)
    story.drop("turn", "choice_suits")
