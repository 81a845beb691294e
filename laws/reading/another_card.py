"""A further penalty card of a defender: which lay there before, and which came to them now (Laws 50 and 51)."""

from laws.reading.cards import put_offender
from laws.reading.events import first
from laws.reading.facts import Story
from laws.reading.lying import PENALTY, holder_of, pair_of, rank_of, told_as_lying

_SEATS = tuple("NESW")
_CLAUSE = (".", "?", ",", "after", "but_word")
_TOGETHER = (",", "plus", "each", "face_up", "sim_call")
_BEFORE = frozenset({"already", "first", "begin_turn"})
_HAD = frozenset({"have", "lying", "had_suit", "num_1"})
_CAME = frozenset({"dropped", "now"})


def another_penalty_card(story: Story) -> None:
    """A further penalty card: which lay there before, and which came to them now."""
    act = first(story, "dropped", "exposed")
    if act is not None:
        put_offender(story, act)
    if story.values.get("offender") not in _SEATS:
        story.drop("offender")
    cards = story.places("card_")
    if cards:
        _put(story, cards)
    if "penalty_cards" not in story.values and not _none_before(story):
        _unnamed_before(story)


def _put(story: Story, cards: list[int]) -> None:
    before = [] if _none_before(story) else [number for number in cards if _lay_before(story, number)]
    fell = [number for number in cards if {"dropped", "exposed"} & set(_just_before(story, number))]
    before = before if len(before) < len(cards) else [] if fell and len(cards) == 1 else before[:1]
    shown = {story.tokens[number].value for number in before}
    now = [number for number in cards if number not in before and story.tokens[number].value not in shown]
    codes = list(dict.fromkeys(code for number in now for code in pair_of(story, number)))
    if now and (before or len(codes) == 1 or _together(story, now)):
        story.put("cards", codes, now[0], now[-1] + 1)
    if not before or not now:
        return
    lying = [_entry(story, number) for number in before]
    held = [entry["player"] for entry in lying]
    lying = [{**entry, "rank": "major"} if held.count(entry["player"]) > 1 else entry for entry in lying]
    story.put("penalty_cards", lying, before[0], before[-1] + 1)
    owner = lying[0]["player"]
    story.put("offender", owner if owner in _SEATS else "offender", now[0], now[0] + 1)


def _just_before(story: Story, number: int) -> list[str]:
    return [token.symbol for token in story.tokens[max(0, number - 3) : number]]


def _unnamed_before(story: Story) -> None:
    """A penalty card that lay there before and is not named: whose it was."""
    new = story.places("card_", "dropped", "exposed")
    for place in story.places(*PENALTY):
        near = [token.symbol for token in story.tokens[max(0, place - 7) : place]]
        if not (_BEFORE | _HAD) & set(near):
            continue
        holder = holder_of(story, place)
        if holder is None or not any(number > place for number in new):
            continue
        partners = story.tokens[holder].symbol == "partner" and story.has("i")
        story.put("already_lying", "partners" if partners else "his", holder, place + 1)
        return


def _together(story: Story, cards: list[int]) -> bool:
    """Whether cards are named in one breath."""
    between = story.tokens[cards[0] : cards[-1]]
    return all(token.symbol in _TOGETHER or token.symbol[:5] == "card_" for token in between)


def _none_before(story: Story) -> bool:
    """Whether the story says that no penalty card lay there before."""
    for place in story.places(*PENALTY):
        near = [token.symbol for token in story.tokens[max(0, place - 2) : place + 3]]
        if "neg" in near or "none_left" in near or "first" in near[:2]:
            return True
    return False


def _lay_before(story: Story, number: int) -> bool:
    """Whether a card is told as a penalty card of before: its clause or one right beside it says so, and not that it fell."""
    left, right = number, number
    while left and story.tokens[left - 1].symbol not in _CLAUSE:
        left -= 1
    while right + 1 < len(story.tokens) and story.tokens[right + 1].symbol not in _CLAUSE:
        right += 1
    clause = {token.symbol for token in story.tokens[left : right + 1]}
    if clause & _BEFORE:
        return True
    if clause & _CAME:
        return False
    spoken = [*range(left, right + 1), *_apposition(story, left - 1, -1), *_apposition(story, right + 1, 1)]
    return any(told_as_lying(story, place) for place in spoken)


def _apposition(story: Story, comma: int, step: int) -> list[int]:
    """The words beyond a comma that belong to a card ('his minor penalty card, the four of hearts')."""
    if not 0 <= comma < len(story.tokens) or story.tokens[comma].symbol != ",":
        return []
    found: list[int] = []
    for place in range(comma + step, comma + 4 * step, step):
        if not 0 <= place < len(story.tokens) or story.tokens[place].symbol in (*_CLAUSE, *_CAME):
            break
        found.append(place)
    return found


def _entry(story: Story, number: int) -> dict[str, str]:
    """A card of before with its holder as seen from the player of the new one."""
    holder = holder_of(story, number)
    player = story.roles.player(holder) if holder is not None else None
    if player not in _SEATS:
        others = holder is not None and story.tokens[holder].symbol == "partner" and story.has("i")
        player = "partner" if others else "offender"
    rank = rank_of(story, number, named=True) or "minor"
    return {"player": str(player), "card": story.tokens[number].value, "rank": rank}
