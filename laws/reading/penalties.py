"""Facts of penalty cards: which lie on the table, whose turn it is, and what was played instead (Laws 50-52)."""

from laws.reading.cards import HONOURS, put_declarer, put_offender
from laws.reading.events import asked_about, doer, first
from laws.reading.facts import Story
from laws.reading.leads import chosen_suit
from laws.reading.narrative import kinship, subject
from laws.reading.roles import is_person

_SEATS = tuple("NESW")
_MARKS = ("penalty_card", "major_pc", "minor_pc", "dropped", "face_up")
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
    put_declarer(story)
    chosen_suit(story)


def _put_cards(story: Story) -> list[int]:
    """Put the penalty cards; the tokens of their holders, the first card's first."""
    cards: list[dict[str, str]] = []
    holders: list[int] = []
    places: list[int] = []
    both = _both_named(story)
    meant = _meant(story)
    for number in story.places("card_"):
        holder = _holder(story, number)
        if holder is None or not (both or number in meant):
            continue
        entry = _lying(story, number, _player(story, holder, holders), named=both)
        if entry is None or any(entry["card"] == card["card"] for card in cards):
            continue
        cards.append(entry)
        holders.append(holder)
        places.append(number)
    if cards and all(card["player"] not in ("declarer", "dummy") for card in cards):
        story.put("penalty_cards", cards, places[0], places[-1] + 1)
    return holders


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
    return found


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
    if not symbols and not named:
        return None
    minor = "minor_pc" in symbols or (
        small and "major_pc" not in symbols and bool(symbols & {"dropped", "penalty_card"})
    )
    if not (minor or not small or "major_pc" in symbols or named):
        return None
    return {"player": player, "card": code, "rank": "minor" if (minor or named) and small else "major"}


def _holder(story: Story, number: int) -> int | None:
    before, behind = range(number - 1, max(-1, number - 7), -1), range(number + 1, min(len(story.tokens), number + 5))
    places: list[int] = [*before, *behind]
    for place in places:
        if story.tokens[place].symbol == "." and place < number:
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


def turn_with_penalty_cards(story: Story) -> None:
    """Everything of a turn with penalty cards."""
    penalty_cards(story)
    if story.values.get("to_lead") is False:
        led_suit(story)
    held = story.values.get("penalty_cards")
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
