"""The trick of a revoke, the card played to it and the cards that could have been played."""

import re

from laws.reading.events import sentence
from laws.reading.facts import Story
from laws.reading.narrative import kind_of, right_edge
from laws.reading.tokens import number_of

_WITH = re.compile(r"\b(?:with|using|by)\s+(?:\S+\s+){0,2}$", re.IGNORECASE)
_INSTRUMENT = re.compile(r"\w+(?:ой|ем|ом|кой)\b")
"""A Russian card in the case of a tool: what was played."""
_ON = re.compile(r"\b(?:on|under|onto|over|на|под|na|pod)\s+(?:\S+\s+){0,2}$", re.IGNORECASE)


def number_and_cards(story: Story, act: int) -> None:
    span = sentence(story, act)
    if story.has("trick_12") and not any(story.tokens[place].symbol[:8] == "trickno_" for place in span):
        place = story.places("trick_12")[0]
        if story.tokens[place - 1].symbol != "win" and not any(
            story.tokens[number].symbol[:4] == "ord_" for number in range(max(0, place - 4), place)
        ):
            story.put("trick", 12, place, place + 1)
    numbers = [place for place in story.places("trickno_", "ord_") if place in span and _trick(story, place)]
    if numbers:
        nearest = min(numbers, key=lambda place: (abs(place - act), place))
        value = number_of(story.tokens[nearest])
        if value and value <= 13 and (story.tokens[nearest].symbol[:7] == "trickno" or abs(nearest - act) <= 8):
            story.put("trick", value, nearest, nearest + 1)
    played = None
    if story.tokens[act].symbol in ("discard", "ruff", "play", "lead", "not_follow"):
        limit = min(right_edge(story, act), act + 7)
        played = next((place for place in range(act + 1, limit) if kind_of(story, place) == "card"), None)
        if played is not None and (_held(story, act, played) or _upon(story, act, played)):
            played = None
    if played is not None:
        story.put("card", story.tokens[played].value, played, played + 1)
    _legal_cards(story, act, played)


def _upon(story: Story, act: int, card: int) -> bool:
    """Whether the card named is the one on which another was played ('ruffed my ace of clubs', 'снёс на короля')."""
    before, named_card = story.text[: story.tokens[card].start], story.tokens[card].text.casefold()
    if story.tokens[act].symbol == "ruff":
        return not (_WITH.search(before) or _INSTRUMENT.match(named_card))
    return bool(_ON.search(before))


def _held(story: Story, act: int, card: int) -> bool:
    """Whether a card named behind the revoke is one that stayed in the hand."""
    tokens = story.tokens
    if tokens[card - 1].symbol in ("have", "though", "he", "had_suit"):
        return True
    end = card
    while end < len(tokens) and (tokens[end].symbol == "," or tokens[end].symbol[:5] == "card_"):
        end += 1
    if end < len(tokens) and tokens[end].symbol in ("own_hand", "hand_word", "had_suit", "still"):
        return True
    thrown = tokens[act + 1].symbol
    other = tokens[act].symbol == "discard" and thrown[:5] == "suit_" and thrown[5:] not in ("", tokens[card].value[0])
    if other and card < right_edge(story, act):
        return True
    return bool(re.search(r"\b(?:with|имея|при|holding)\s+$", story.text[: tokens[card].start].casefold())) and (
        tokens[act].symbol != "ruff" or tokens[card - 1].symbol[:5] != "suit_"
    )


def _trick(story: Story, place: int) -> bool:
    """Whether an ordinal can be that of a trick."""
    following = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
    return following[:5] not in ("suit_", "card_") and following not in ("board", "deal", "round_word", "table_no")


def _legal_cards(story: Story, act: int, played: int | None) -> None:
    """The cards that could have been played, where the story lists all that were found."""
    marks = story.places("had_suit", "have", "though", "he", "attention", "saw")
    behind = [card for card in story.places("card_") if card > act]
    kept = [card for card in behind if not _ON.search(story.text[: story.tokens[card].start])]
    for place in (*marks, *(card - 1 for card in kept if _held(story, act, card))):
        held: list[int] = []
        if place + 1 < len(story.tokens) and story.tokens[place + 1].symbol[:5] == "card_" and place + 1 not in kept:
            continue
        for number in range(place + 1, min(len(story.tokens), place + 8)):
            symbol = story.tokens[number].symbol
            if symbol[:5] == "card_":
                held.append(number)
            elif symbol not in (",", "_", "own_hand", "have", "he", "had_suit", "hand_word") or (
                symbol == "," and not held
            ):
                break
        suits = {story.tokens[number].value[0] for number in held}
        if held and len(suits) == 1 and held[0] > act and played not in held:
            cards = [story.tokens[number].value for number in held]
            if story.has("ruff", "discard", "not_follow") and cards[0] != story.values.get("card"):
                story.put("legal_cards", list(dict.fromkeys(cards)), held[0], held[-1] + 1)
                return
