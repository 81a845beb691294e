"""Facts of cards named from dummy: what was named, what dummy holds (Laws 45, 46)."""

import re

from laws.reading.events import asked_about, denied
from laws.reading.facts import Story

_SMALL = re.compile("[xх]|Х.*Х")
"""Small cards of a holding that are not told by rank."""
_STOPS = (".", "?", ",", "said", "designate")


def designation(story: Story) -> None:
    """What was named, what dummy holds and what was led, where the story says it."""
    _named_card(story)
    led = None
    for place in story.places("lead"):
        before = {token.symbol for token in story.tokens[max(0, place - 2) : place]}
        if before & {"dummy", "gesture"} or ("neg" in before and not before & {"lho", "rho", "opp"}):
            continue
        for number in (*range(place + 1, min(len(story.tokens), place + 4)), *range(max(0, place - 1), place)):
            symbol = story.tokens[number].symbol
            if symbol[:5] == "suit_" and story.tokens[number].value:
                led = story.tokens[number].value
                story.put("led_suit", led, place, number + 1)
                break
    named = story.values.get("called_suit")
    suit = led or (named if isinstance(named, str) else None)
    for place in story.places("holding"):
        ranks = _ranks(story.tokens[place].text)
        near = [
            story.tokens[number].value
            for number in (place - 1, place + 1, place + 2)
            if 0 <= number < len(story.tokens) and story.tokens[number].symbol[:5] == "suit_"
        ]
        held = (near[0] if near else suit) or None
        if ranks and held and _settled(story, story.tokens[place].text, ranks):
            story.put("dummy_cards", f"{held}:{ranks}", place, place + 1)
    _won_before(story)
    _seen_cards(story)
    _of_one_rank(story)
    spoken = _spoken_ranks(story)
    if spoken and suit and "dummy_cards" not in story.values:
        start, ranks = spoken
        story.put("dummy_cards", f"{suit}:{ranks}", start, start + len(ranks))


def _named_card(story: Story) -> None:
    """A card named by suit and rank."""
    if story.values.get("called_word") == "anything":
        _asked_for_another(story)
    if {"called_rank", "called_word"} & story.values.keys():
        return
    for place in story.places("designate", "said"):
        code = _card_near(story, place, None)
        dummys = {token.symbol for token in story.tokens[max(0, place - 2) : place]} & {"dummy", "table_hand"}
        if code is not None and code[1] == place + 1 and not dummys:
            story.drop("called_suit")
            story.put("called_suit", code[0][0], place, code[1] + 1)
            story.put("called_rank", code[0][1], place, code[1] + 1)
            return
    if "called_suit" not in story.values and not story.has("designate", "said", "a_call"):
        for place in story.places("card_")[:1]:
            behind = {token.symbol for token in story.tokens[place + 1 : place + 4]}
            if place <= 1 and not behind & {"had_suit", "win", "table_hand", "dummy", "lead"}:
                story.put("called_suit", story.tokens[place].value[0], place, place + 1)
                story.put("called_rank", story.tokens[place].value[1], place, place + 1)


def _asked_for_another(story: Story) -> None:
    """'May he choose any card now?' is no designation where a card was named before."""
    words = story.places("anything")
    named = [place for place in story.places("designate", "said") if _card_near(story, place, None)]
    if words and named and named[0] < words[0] and (asked_about(story, words[0]) or story.has("is_allowed")):
        story.drop("called_word")


def _settled(story: Story, holding: str, ranks: str) -> bool:
    """Whether a holding tells which card was named; the lowest one is not told where small cards are written as x."""
    if not _SMALL.search(holding):
        return True
    rank = story.values.get("called_rank")
    return rank in tuple(ranks) if rank else story.values.get("called_word") in ("high", "win")


def _seen_cards(story: Story) -> None:
    """Cards named right behind 'on the table'."""
    for place in story.places("table_hand", "dummy"):
        held: dict[str, str] = {}
        for number in range(place + 1, min(len(story.tokens), place + 8)):
            token = story.tokens[number]
            if token.symbol[:5] == "card_":
                held[token.value[0]] = held.get(token.value[0], "") + token.value[1]
            elif token.symbol not in (",", "have", "only"):
                break
        if sum(map(len, held.values())) >= 2:
            cards = " ".join(f"{suit}:{ranks}" for suit, ranks in held.items())
            story.put("dummy_cards", cards, place, place + 1)
            return


def _won_before(story: Story) -> None:
    """The card with which dummy won the trick before, where dummy now leads."""
    for place in story.places("win", "ruff"):
        near = {token.symbol for token in story.tokens[max(0, place - 2) : place + 3]}
        cards = [
            number
            for number in range(place + 1, min(len(story.tokens), place + 5))
            if story.tokens[number].symbol[:5] == "card_"
        ]
        if cards and near & {"table_hand", "dummy"}:
            story.put("last_trick_won_with", story.tokens[cards[0]].value, place, cards[0] + 1)
            story.put("led_suit", "none", place, cards[0] + 1)
            return
    _suit_won_before(story)


def _suit_won_before(story: Story) -> None:
    """The suit of the card with which dummy won the trick before ('won in dummy with a heart', 'взял со стола червой')."""
    symbols = [token.symbol for token in story.tokens]
    for place in story.places("win"):
        start, end = place, place + 1
        while start and place - start < 3 and symbols[start - 1] not in (".", "?"):
            start -= 1
        while end < len(symbols) and end - place < 6 and symbols[end] not in _STOPS:
            end += 1
        clause = symbols[start:end]
        there = {"table_hand", "dummy"} & set(clause) or "dummy" in symbols[max(0, place - 5) : place]
        if not there or {"lho", "rho", "defender", "opp", "they"} & set(clause) or denied(story, place):
            continue
        suits = [number for number in range(place + 1, end) if symbols[number][:5] == "suit_"]
        before = place - 1 if place and symbols[place - 1][:5] == "suit_" else None
        if not suits and before is not None and story.tokens[before].text.casefold().endswith(("ой", "oy", "oj")):
            suits = [before]
        if suits and (suit := story.tokens[suits[0]].value):
            story.put("last_trick_suit", suit, place, suits[0] + 1)
            story.put("led_suit", "none", place, suits[0] + 1)
            return


def _of_one_rank(story: Story) -> None:
    """Cards of one rank in two suits that dummy holds ('two queens, hearts and clubs')."""
    for place in story.places("rank_A", "rank_K", "rank_Q", "rank_J", "rank_T"):
        before = [token.symbol for token in story.tokens[max(0, place - 5) : place]]
        if not {"num_2", "rank_2", "each"} & set(before[-2:]):
            continue
        suits = [
            token.value for token in story.tokens[place + 1 : place + 7] if token.symbol[:5] == "suit_" and token.value
        ]
        if len(suits) >= 2:
            rank = story.tokens[place].symbol[5:]
            story.put("dummy_cards", " ".join(f"{suit}:{rank}" for suit in suits[:2]), place, place + 1)
            return


def _ranks(text: str) -> str:
    """The ranks of a holding, small cards left out; one capital Х is the Russian ten, two are small cards."""
    table = str.maketrans("ТКДВхХ", "AKQJxx")
    ranks = text.replace("10", "T")
    ranks = ranks.replace("Х", "T") if ranks.count("Х") == 1 else ranks
    ranks = ranks.translate(table).replace("x", "")
    return (
        "".join(sorted(set(ranks), key="AKQJT98765432".index)) if all(rank in "AKQJT98765432" for rank in ranks) else ""
    )


def _spoken_ranks(story: Story) -> tuple[int, str] | None:
    """Ranks in a row after 'on the table', or right before it ('king-jack on the table')."""
    for place in story.places("table_hand", "dummy"):
        ranks = ""
        number = place - 1
        while number >= 0 and story.tokens[number].symbol[:5] == "rank_":
            ranks = story.tokens[number].symbol[5:] + ranks
            number -= 1
        if len(ranks) >= 2 and len(set(ranks)) == len(ranks):
            return number + 1, "".join(sorted(ranks, key="AKQJT98765432".index))
        ranks = ""
        for number in range(place + 1, min(len(story.tokens), place + 9)):
            symbol = story.tokens[number].symbol
            if symbol[:5] == "rank_":
                ranks += symbol[5:]
            elif symbol not in (",", "have", "had_suit", "only"):
                break
        if len(ranks) >= 2 and len(set(ranks)) == len(ranks):
            return place + 1, "".join(sorted(ranks, key="AKQJT98765432".index))
    return None


def _card_near(story: Story, place: int, led: str | None) -> tuple[str, int] | None:
    for number in range(place + 1, min(len(story.tokens), place + 5)):
        token = story.tokens[number]
        if token.symbol[:5] == "card_":
            return token.value, number
        if token.symbol[:5] == "rank_" and led:
            return led + token.symbol[5:], number
        if token.symbol == ".":
            return None
    return None


def change(story: Story) -> None:
    """The card named first and the one now wanted, where both have a suit."""
    for place in story.places("designate", "said", "lead", "play"):
        named = _card_near(story, place, _suit_of_play(story)) or _quoted_before(story, place)
        if named is None:
            continue
        marks = [
            mark for mark in story.places("sorry", "slip_tongue", "changed_mind", "meant", "neg") if mark > named[1]
        ]
        wanted = _card_near(story, marks[0], named[0][0]) if marks else None
        if wanted and wanted[0] != named[0]:
            story.put("card", named[0], named[1], named[1] + 1)
            story.put("changed_to", wanted[0], wanted[1], wanted[1] + 1)
        return


def _quoted_before(story: Story, place: int) -> tuple[str, int] | None:
    """The card in quotes before a verb of saying ('"king of spades" I said')."""
    if story.tokens[place].symbol not in ("designate", "said"):
        return None
    for number in range(place - 1, max(-1, place - 4), -1):
        token = story.tokens[number]
        if token.symbol[:5] == "card_":
            return token.value, number
        if token.symbol not in (",", "i", "he", "declarer"):
            return None
    return None


def _suit_of_play(story: Story) -> str | None:
    """The one suit that a story of a trick names."""
    suits = {story.tokens[place].value for place in story.places("suit_") if story.tokens[place].value}
    return suits.pop() if len(suits) == 1 else None
