"""Facts of revokes from the order of events (Laws 61-64)."""

import re

from laws.reading.culprits import OWNER, culprit_of
from laws.reading.events import asked_about, first
from laws.reading.facts import Story
from laws.reading.followers import opponents_played
from laws.reading.kinship import Kinship, kinship
from laws.reading.narrative import (
    kind_of,
    people,
    plural,
    subject,
)
from laws.reading.revoke_cards import number_and_cards
from laws.reading.revoke_order import OVER, attention, played_later, since
from laws.reading.revoke_tricks import tricks
from laws.reading.tokens import ORDINALS, number_of, numbers_trick
from laws.reading.two_revokes import apart, repeated, two_suits
from laws.reading.wins import questioned

_ACTS = ("not_follow", "discard", "ruff")
_HELD = ("though", "had_suit", "have", "sorry", "still")
_OWN = ("own_hand", "in_own_hand")
_FROM = re.compile(r"(?:from|off|со?|из|s[o]?) ", re.IGNORECASE)
_ACROSS = ("lho", "rho", "opp", "defender")
_HAND_ROLES = {"table_hand": "dummy", "dummy": "dummy", "declarer": "declarer", "defender": "defender"}


def revoke(story: Story) -> None:
    """Facts of a revoke."""
    act = _act(story)
    culprit = culprit_of(story, act) if act is not None else None
    if act is not None:
        _kind(story, act, culprit)
        number_and_cards(story, act)
        played_later(story, act)
    _both(story)
    two_suits(story)
    if act is not None and story.values.get("other_side_revoked") is None:
        who = act if culprit is None and story.has("they") and not story.has("i", "we") else culprit
        if story.values.get("second_revoke"):
            apart(story, act, who)
        else:
            tricks(story, act, who)
            repeated(story)
        since(story, act, culprit)
    if act is not None and culprit is not None:
        opponents_played(story, act, culprit)
    if culprit is not None:
        _offender(story, act or culprit, culprit)
    attention(story, culprit)
    contract(story)


def contract(story: Story) -> None:
    """The contract with its declarer, where both are told."""
    roles = story.roles
    if roles.contract and roles.declarer and roles.contract[0] in "1234567":
        place = first(story, f"call_{roles.contract}") or 0
        story.put("contract", f"{roles.contract} by {roles.declarer}", place, place + 2)


def _act(story: Story) -> int | None:
    """The token of the revoke itself: the first act that tells it."""
    kind = story.values.get("revoke_kind")
    if kind == "required_suit_not_led":
        ordered = first(story, "require", "has_to_play", "said")
        leads = [place for place in story.places("lead", "play") if ordered is not None and place > ordered + 3]
        played = [place for place in leads if {"call", "card"} & {kind_of(story, place + 1), kind_of(story, place + 2)}]
        if found := played or leads:
            return found[0]
    if kind == "penalty_card_not_played":
        places = [
            place for place in story.places("play", "discard", "ruff", "not_follow") if not asked_about(story, place)
        ]
        carded = [place for place in places if "card" in (kind_of(story, place + 1), kind_of(story, place + 2))]
        if found := carded or places:
            return found[0]
    named = [place for place in story.places("revoke") if not questioned(story, place)]
    named = [place for place in named if subject(story, place) is not None] or named
    for strong in (story.places(*_ACTS), named):
        told = [place for place in strong if not questioned(story, place)]
        if told:
            if strong is not named and named and named[0] < told[0] and subject(story, named[0]) is not None:
                return named[0]
            held = first(story, "had_suit", "have", "though")
            before = [place for place in told if held is None or abs(place - held) <= 14]
            return (before or told)[0]
    for place in story.places("follow", "play"):
        if "neg" in [token.symbol for token in story.tokens[max(0, place - 3) : place]]:
            return place
    for place in story.places("follow", "play"):
        if _other_suit(story, place):
            return place
    anywhere = story.places(*_ACTS, "revoke")
    return anywhere[0] if anywhere else None


def _other_suit(story: Story, place: int) -> bool:
    """Whether one suit is told to have been played on another, of which a card is left ('положил пику на черву')."""
    suits = [token.symbol for token in story.tokens[place + 1 : place + 3]]
    if suits and suits[0][:5] in ("suit_", "card_") and not questioned(story, place):
        thrown = suits[0][5:6]
        for mark in range(place + 2, min(len(story.tokens) - 1, place + 9)):
            left, kept = story.tokens[mark].symbol, story.tokens[mark + 1].symbol
            if left in _HELD and kept[:5] == "suit_" and kept[5:] not in ("", thrown):
                return True
    if len(suits) < 2 or any(symbol[:5] != "suit_" or not symbol[5:] for symbol in suits) or suits[0] == suits[1]:
        return False
    return suits[1] in [token.symbol for token in story.tokens[place + 3 :]] and not questioned(story, place)


def _offender(story: Story, act: int, culprit: int) -> None:
    """The seat or role of who revoked, where the story tells it."""
    symbol = story.tokens[culprit].symbol
    owner = story.tokens[culprit - 1] if culprit else None
    if symbol == "partner" and owner is not None and OWNER.fullmatch(owner.text) and owner.symbol in _ACROSS:
        story.put("offender", "defender", culprit, act + 1)
    player = story.roles.player(culprit) or _HAND_ROLES.get(symbol)
    if player is None and symbol == "i" and story.values.get("since_revoke") == "own_side_named_card":
        player = "declarer"
    if player is None and symbol in ("i", "partner", "lho", "rho"):
        player = _beside(story, culprit)
    if player is None and symbol in ("i", "partner", "lho", "rho", "opp"):
        others = [number for number in story.places("declarer", "dummy") if number != culprit]
        others += [number for number in story.places("table_hand") if number != culprit and _playing(story, number)]
        if any(kinship(story, number, culprit) == "opponents" for number in others):
            player = "defender"
    story.put("offender", player, culprit, act + 1)


def _beside(story: Story, culprit: int) -> str | None:
    """The role told right beside a person ('my partner on defence', 'I as declarer', 'the defender on my left')."""
    before = story.tokens[culprit - 1].symbol if culprit else ""
    behind = story.tokens[culprit + 1].symbol if culprit + 1 < len(story.tokens) else ""
    symbol = story.tokens[culprit].symbol
    aside = [token.symbol for token in story.tokens[culprit + 1 : culprit + 4]]
    if symbol == "i" and aside[:1] + aside[2:] == [",", ","] and aside[1] in ("declarer", "defender"):
        return aside[1]
    opens = [token.symbol for token in story.tokens[max(0, culprit - 3) : culprit]]
    if (
        symbol == "i"
        and opens[-1:] == [","]
        and opens[-2:-1] in (["declarer"], ["defender"])
        and opens[:-2] in ([], ["."])
    ):
        return opens[-2]
    if behind == "defender" or (before == "defender" and symbol != "partner"):
        return "defender"
    return "declarer" if symbol == "i" and "declarer" in (before, behind) else None


def _playing(story: Story, place: int) -> bool:
    """Whether the table is a hand that plays, and not where something lies."""
    near = {token.symbol for token in story.tokens[max(0, place - 3) : place + 4]}
    return bool(near & {"win", "lead", "play", "designate", "ruff", "discard", "on_lead", "later_tricks"})


def _kind(story: Story, act: int, culprit: int | None) -> None:
    symbol = story.tokens[culprit].symbol if culprit is not None else ""
    from_table = story.tokens[act].symbol in _ACTS and symbol in ("", "declarer") and _from_table(story, act)
    hand = symbol == "table_hand" and culprit is not None and not story.tokens[culprit].text.startswith(("on ", "at "))
    if hand or (symbol == "dummy" and culprit is not None and culprit > act - 4) or from_table:
        story.put("offender", "dummy", act, act + 1)


def _from_table(story: Story, act: int) -> bool:
    """Whether the card came from dummy ('со стола снесли'), and what is told next is not done from the own hand."""
    if story.has("own_hand", "in_own_hand"):
        return False
    near = [place for place in story.places("table_hand") if act - 2 <= place <= act + 2]
    return any(_FROM.match(story.tokens[place].text) or place == act + 1 for place in near)


def _both(story: Story) -> None:
    """Both sides revoked: told as such, or one of each side by name."""
    places = [
        place
        for place in story.places("both_sides")
        if {"revoke", "not_follow"} & {token.symbol for token in story.tokens[max(0, place - 4) : place + 5]}
    ]
    pair = _two_revokers(story, "opponents")
    if not places and pair is None:
        if (partners := _two_revokers(story, "partner")) is not None:
            story.put("second_revoke", True, partners, partners + 2)
        return
    place = places[0] if places else pair or 0
    story.drop("offender", "trick", "card", "legal_cards")
    one = pair is not None and len(_trick_numbers(story)) == 1 and not story.has("after")
    same = story.has("same_trick") or one
    story.put("other_side_revoked", "same_trick" if same else "other_trick", place, place + 3)
    everybody = story.has("next") and story.has("all_four")
    if story.has("established", "lead_next", "later_tricks", *OVER) or everybody:
        story.put("established", True, place, place + 3)
        story.put("other_revoke_established", True, place, place + 3)


def _trick_numbers(story: Story) -> set[int | None]:
    return {number_of(story.tokens[place]) for place in story.places("trickno_", "ord_", *ORDINALS)}


def _two_revokers(story: Story, relation: Kinship) -> int | None:
    """Two people so related of whom each is told to have revoked, the second perhaps without a verb."""
    for place in story.places("revoke", "not_follow"):
        who = subject(story, place)
        if who is None or questioned(story, place):
            continue
        if relation == "opponents" and _together(story, place, who):
            return place
        stops = (number for number in range(place, len(story.tokens)) if story.tokens[number].symbol == ".")
        end = next(stops, len(story.tokens))
        for number in people(story, place + 1, end):
            near = [token.symbol for token in story.tokens[number + 1 : number + 4]]
            also = any(map(numbers_trick, near[:2])) or "revoke" in near
            verbs = {"win", "later_tricks", "ruff", "lead"} & set(near)
            earlier = any(numbers_trick(token.symbol) for token in story.tokens[who:number]) or "revoke" in near
            if also and earlier and not verbs and kinship(story, number, who) == relation:
                return number
    return None


def _together(story: Story, act: int, who: int) -> bool:
    """Whether two people of different sides do one and the same thing ('declarer and my partner both failed to follow')."""
    symbols = [token.symbol for token in story.tokens]
    before = [
        number
        for number in people(story, max(0, who - 4), who)
        if symbols[number] not in _OWN and symbols[number : number + 2] != ["i", "partner"]
    ]
    between = symbols[before[-1] + 1 : who] if before else ["."]
    joined = set(between) <= {",", "i", "he", "partner"} and before[-1:] != [who]
    both = plural(story, act) or "each" in symbols[who : act + 1]
    return bool(joined and both and before and kinship(story, before[-1], who) == "opponents")
