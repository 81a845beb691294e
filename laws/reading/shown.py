"""Cards shown before the play that a story tells by their rank or number alone ('an ace', 'two small ones')."""

import re

from laws.reading.cards import HONOURS
from laws.reading.events import first
from laws.reading.facts import Story
from laws.reading.tokens import number_of

_COUNTED = frozenset({"a_card", "low", "small_card", "honour", "suit_S", "suit_H", "suit_D", "suit_C"})
_LOW = frozenset({"low", "small_card", "lowest"})
_BETWEEN = frozenset({",", "a_card", "table_hand", "face_up", "_", "and_word"})
_OF_THEM = re.compile(r" of (?:his|hers?|my|mine|their|theirs|them|our|ours|partner's|(?:lho|rho)'s)\b", re.IGNORECASE)
_AGAIN = frozenset({"two_cards", "several", "sim_play"})


def listed(story: Story) -> None:
    """Cards named one after another behind the act; a number and a suit is a card there, not a bid ('dropped 4S, 7D')."""
    act = first(story, "dropped")
    if act is None:
        return
    found: list[str] = []
    end = act
    for place in range(act + 1, min(len(story.tokens), act + 9)):
        token = story.tokens[place]
        bid = token.symbol[:5] == "call_" and token.value[:1].isdigit() and token.value[1:2] in tuple("SHDC")
        if token.symbol[:5] == "card_" or bid:
            found.append(token.value[1] + token.value[0] if bid else token.value)
            end = place
        elif token.symbol not in _BETWEEN and token.symbol[:4] != "num_":
            break
    if any(token.symbol[:5] == "call_" for token in story.tokens[act:end]) or len(found) > 1:
        story.drop("cards")
        story.put("cards", found, act, end + 1)


def by_rank(story: Story) -> None:
    """Whether several cards were shown, or an honour, where the cards themselves are not named."""
    act = first(story, "dropped", "exposed", "face_up", "pulled")
    if act is None or "cards" in story.values:
        return
    near = range(max(0, act - 7), min(len(story.tokens), act + 8))
    for place in near:
        if _several(story, place):
            story.put("several", True, place, place + 2)
            return
    for place in near:
        symbol = story.tokens[place].symbol
        if symbol in _LOW or symbol == "honour" or symbol[:5] == "rank_":
            high = symbol == "honour" or (symbol[:5] == "rank_" and symbol[5:] in HONOURS)
            story.put("honour", high, place, place + 1)
            return


def _several(story: Story, place: int) -> bool:
    """Whether more than one card is counted at a token."""
    token = story.tokens[place]
    if token.symbol in _AGAIN:
        return True
    if token.symbol[:4] != "num_" and token.symbol not in ("rank_2", "rank_3", "rank_4", "rank_5"):
        return False
    count = number_of(token)
    if count is not None and 2 <= count <= 5 and _OF_THEM.match(story.text[token.end :]):
        return True
    behind = [entry.symbol for entry in story.tokens[place + 1 : place + 3]]
    if count is None or not behind:
        return False
    listed = behind[0][:4] == "num_" and behind[-1][:5] == "suit_"
    return listed or (2 <= count <= 4 and not _COUNTED.isdisjoint(behind[:1] if behind[0] not in _LOW else behind))
