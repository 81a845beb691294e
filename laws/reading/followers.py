"""What was done, or not yet done, after an irregularity, by the players around the offender: facts from the acts of a story."""

import re
from collections.abc import Sequence

from laws.reading.acts import Act, acts
from laws.reading.calls import answered, made_by_another
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.places import Where, where
from laws.reading.roles import is_person
from laws.reading.tokens import Token

_ENDED = frozenset({"reject", "disagree", "make_good", "changed_mind", "accept", "take_back"})
_DECLARING = frozenset({"declarer", "table_hand", "dummy"})
_HANDS = {"table_hand": "played_from_dummy", "own_hand": "played_from_hand", "in_own_hand": "played_from_hand"}
_LED = ("wrong_hand", "lead", "lol_oot", "oot", "designate", "own_hand", "table_hand")
_PASS = ("pass", "call_P", "bid_card", "boot")
_REACH = 7
_OVER_A_BID = re.compile(r"\s*(?:over|on|на|поверх)\s", re.IGNORECASE)
_OVER = frozenset({"auction_over", "three_passes", "all_pass"})
_BESIDE_DECLARER = ({"lho", "declarer"}, {"rho", "declarer"})
_NEXT = ("next_hand", "after_him", "next")


def called_since(
    story: Story, place: int, caller: int | None, *, partner: bool = False, until: int | None = None
) -> None:
    """Whether the next player, and the offender's partner, have called since an irregular call.

    Args:
        place: the token of the call.
        caller: the token of the offender, where he is named.
        partner: whether the situation has the fact `partner_acted`.
        until: the token from which on what was done came later than the call was changed.
    """
    told: dict[str, Act] = {}
    for act in acts(story, "call", _behind(story, place)):
        if answered(story, act.place):
            continue
        over = _ENDED & {token.symbol for token in story.tokens[place + 1 : act.place]}
        if act.done and (over or (until is not None and act.place >= until)):
            continue
        if act.who is None:
            told.setdefault("next", act)
            told.setdefault("partner", act)
            continue
        seat = where(story, act.who, caller)
        if seat == "opponent" and act.done:
            seat = "next"
        if seat in ("next", "partner"):
            told.setdefault(seat, act)
    if (passed := _passed_out(story, place, until)) is not None:
        told.setdefault("partner", passed)
    if "partner" in told and told["partner"].done:
        told.setdefault("next", told["partner"])
    if "next" in told:
        _tell(story, "next_player_acted", told["next"])
        if told["next"].done and story.values.get("accepted") is False:
            story.drop("accepted")
    if partner and "partner" in told:
        _tell(story, "partner_acted", told["partner"])


def _behind(story: Story, place: int) -> int:
    """Where what followed a call begins: behind the bid over which it was made and its maker ('1H over LHO's 1S')."""
    tokens = story.tokens
    for number in range(place + 2, min(len(tokens), place + _REACH)):
        named = tokens[number].symbol[:5] == "call_" or tokens[number].symbol in ("dbl", "rdbl")
        if named and made_by_another(story, place, number) is not None:
            return number + 1
    if not _OVER_A_BID.match(story.text, tokens[place].end):
        return place + 1
    for number in range(place + 1, min(len(tokens), place + 5)):
        symbol = tokens[number].symbol
        if symbol[:5] == "call_":
            follows = number + 1 < len(tokens) and is_person(tokens[number + 1].symbol)
            named = any(is_person(token.symbol) for token in tokens[place + 1 : number])
            return number + 2 if follows and not named and _ends(tokens, number + 2) else number + 1
        if symbol not in ("_", "own", "over_word", "insufficient") and not is_person(symbol):
            break
    return place + 1


def _ends(tokens: Sequence[Token], place: int) -> bool:
    """Whether a clause ends at a token."""
    return place >= len(tokens) or tokens[place].symbol in (".", ",", "?", "but_word", "reject", "accept")


def _passed_out(story: Story, place: int, until: int | None) -> Act | None:
    """What tells that everybody passed over a call, so that the auction ended with it; a pass may be the last itself."""
    tokens = story.tokens
    if tokens[place].symbol in _PASS:
        return None
    for number in range(place + 1, len(tokens) if until is None else until):
        ended = tokens[number].symbol in _OVER and not re.match(
            r"after|после|third|трет", tokens[number].text, re.IGNORECASE
        )
        rounds = (
            tokens[number].symbol == "pass" and [token.symbol for token in tokens[number : number + 3]] == ["pass"] * 3
        )
        everybody = tokens[number].symbol == "pass" and tokens[number - 1].symbol in ("all_four", "all_rest", "each")
        before = {token.symbol for token in tokens[max(place + 1, number - 2) : number]}
        if (ended or rounds or everybody) and not before & {
            "before",
            "after",
            "neg",
            "notyet",
            "is_allowed",
            "hypothetical",
        }:
            return Act(number, number, True)
    return None


def _tell(story: Story, fact: str, act: Act) -> None:
    story.drop(fact)
    start = min(act.place, act.who) if act.who is not None else act.place
    story.put(fact, act.done, start, max(act.place, act.who or 0) + 1)


def defenders_played(story: Story) -> None:
    """What the defenders played, or had not played yet, after declarer's lead from the wrong hand (Laws 53A, 53C)."""
    led = next(iter(sorted(story.places(*_LED))), None)
    if led is None or story.values.get("turn_was") == "defender":
        return
    declarer = next((place for place in story.places("declarer") if story.tokens[place].symbol == "declarer"), None)
    first: Where = "last" if story.values.get("led_from") == "dummy" else "next"
    for act in acts(story, "play", led + 1):
        if act.who is None or story.tokens[act.who].symbol in _DECLARING:
            continue
        seat = where(story, act.who, declarer) if declarer is not None else _beside_declarer(story, act.who)
        if story.tokens[act.who].symbol in _NEXT:
            seat = first
        if seat not in ("next", "last"):
            continue
        fact = "next_defender" if seat == first else "other_defender"
        if act.done or story.values.get(fact) == "played":
            story.drop(fact)
        if act.done:
            story.put(fact, "played", act.who, act.place + 1)


def _beside_declarer(story: Story, who: int) -> Where | None:
    """Where a player sits seen from a declarer of whom only the seat is told."""
    seat, declarer = story.roles.player(who), story.roles.declarer
    if seat is None or seat not in "NESW" or declarer is None:
        return (
            where(story, who, None)
            if story.tokens[who].symbol in ("lho", "rho", "i", "partner", "after_dummy")
            else None
        )
    return ("offender", "next", "partner", "last")[("NESW".index(seat) - "NESW".index(declarer)) % 4]


def declarer_played(story: Story) -> None:
    """What declarer played, and from which hand, after a defender's lead out of turn (Laws 53A, 54B)."""
    led = next(iter(sorted(story.places("lead", "lol_oot", "oot", "opening_lead", "play"))), None)
    if led is None:
        return
    if (place := _from_dummy(story, led)) is not None:
        story.drop("declarer_action", "next_hand_played", "accepted")
        story.put("declarer_action", "played_from_dummy", place, place + 2)
        return
    for act in acts(story, "play", led + 1):
        mine = act.who is not None and story.tokens[act.who].symbol == "i" and story.roles.me == "declarer"
        symbol = story.tokens[act.who].symbol if act.who is not None else ""
        if not mine and symbol not in (*_DECLARING, *_NEXT):
            continue
        if _lays_out(story, act):
            return
        if not act.done:
            if story.values.get("declarer_action") in (*_HANDS.values(), None):
                story.drop("declarer_action", "next_hand_played")
            return
        if story.values.get("right_leader_is_partner") is False and _own_lead(story, act):
            story.drop("declarer_action", "next_hand_played")
            story.put("right_leader_led", "faced", act.place, act.place + 1)
            return
        hand = _hand(story, act)
        story.drop("declarer_action", "next_hand_played", "accepted")
        story.put("declarer_action", hand, act.who or act.place, act.place + 1)
        if hand is None:
            story.put("next_hand_played", True, act.who or act.place, act.place + 1)
        return


_SEVERAL = frozenset(("several", "num_2", "num_3", "num_4", "num_5"))
_WHOLE_HAND = frozenset({"num_13", "two_cards", "hand_word", "spread_hand"})
_BELIEVED = frozenset({"thought_that", "hesitation", "pretend"})


def _lays_out(story: Story, act: Act) -> bool:
    """Whether what is told of dummy, or of one who took himself for dummy, is that he put his hand down."""
    behind = {token.symbol for token in story.tokens[act.place + 1 : act.place + 4]}
    table = act.who is not None and story.tokens[act.who].symbol in ("table_hand", "dummy")
    if table and behind & _SEVERAL and "a_card" in behind:
        return True
    if act.who is None or not behind & {*_WHOLE_HAND, "i", "he", "down"}:
        return False
    ahead = {token.symbol for token in story.tokens[max(0, act.who - 4) : act.who]}
    return table and bool(behind & _WHOLE_HAND or ahead & _BELIEVED)


def _from_dummy(story: Story, led: int) -> int | None:
    """A card told to have been played from dummy without a word of who played it."""
    tokens = story.tokens
    for place in story.places("play"):
        if place <= led + 1 or tokens[place - 1].symbol not in ("have", "a_card") or place + 1 >= len(tokens):
            continue
        passive = "a_card" in [token.symbol for token in tokens[place - 2 : place]]
        if passive and tokens[place + 1].symbol == "table_hand":
            return place
    return None


def _own_lead(story: Story, act: Act) -> bool:
    """Whether what declarer played was the lead that was his."""
    behind = [token.symbol for token in story.tokens[act.place : act.place + 9]]
    behind = behind[: behind.index(".")] if "." in behind else behind
    own = [number for number, symbol in enumerate(behind) if symbol in ("own", "he", "i")]
    return any(
        "lead" in (behind[number:] if behind[number] == "own" else behind[number + 1 : number + 2]) for number in own
    )


def _hand(story: Story, act: Act) -> str | None:
    """The hand that a card of declarer's side was played from."""
    if act.who is not None and story.tokens[act.who].symbol in ("table_hand", "dummy"):
        return "played_from_dummy"
    before = story.tokens[act.place - 1] if act.place else None
    if before is not None and before.symbol == "own_hand":
        return _HANDS[before.symbol]
    for token in story.tokens[act.place + 1 : act.place + 5]:
        if token.symbol in (".", ",", "?"):
            break
        if token.symbol in (*_HANDS, "dummy"):
            return _HANDS.get(token.symbol, "played_from_dummy")
    return None


def card_changed_since(story: Story) -> None:
    """Whether an opponent played before the naming of a card was changed (Law 45C4b)."""
    named = next(iter(sorted(story.places("said", "designate", "rank_", "card_"))), None)
    if named is None:
        return
    for act in acts(story, "play", named + 1):
        symbol = story.tokens[act.who].symbol if act.who is not None else ""
        other = symbol in ("lho", "rho", "opp", "defender", "after_dummy", *_NEXT) or (
            symbol[:5] == "seat_" and story.tokens[act.who or 0].value != story.roles.declarer
        )
        if act.who is None or other or (symbol in ("i", "partner") and story.has("declarer")):
            _tell(story, "next_player_acted", act)
            return


def own_partner_called(story: Story) -> None:
    """Whether the teller's partner has called since the teller's own call (Law 21B1a)."""
    tokens = story.tokens
    mine = next(
        (
            place
            for place in story.places("i")
            if {"pass", "call_P", "called_next"} & {token.symbol for token in tokens[place + 1 : place + 3]}
        ),
        None,
    )
    if mine is None:
        return
    other_side = False
    for act in acts(story, "call", mine + 3):
        symbol = tokens[act.who].symbol if act.who is not None else ""
        if symbol in ("i", "lho", "rho", "opp"):
            other_side = symbol != "i"
        if symbol not in ("partner", "partner_to_call") or tokens[(act.who or 0) - 1].symbol in ("he", "they", "own"):
            continue
        told = {token.symbol for token in tokens[act.who or 0 : act.place + 3]} & {"already", "called_next", "after"}
        if told or other_side or not act.done:
            story.put("own_partner_called_since", act.done, act.who or 0, act.place + 1)
        return


def opponents_played(story: Story, revoke: int, culprit: int) -> None:
    """Whether an opponent has played to the trick behind a revoke that is still to be corrected (Law 62C1)."""
    open_ = story.values.get("established") is False or story.values.get("since_revoke") == "nothing"
    if not open_:
        return
    for act in acts(story, "play", revoke + 1):
        behind = [token.symbol for token in story.tokens[act.place + 1 : act.place + 3]]
        if act.who is None or not act.done or {"next", "trick"} & set(behind):
            continue
        kin = kinship(story, act.who, culprit)
        beside = kin is None and {story.tokens[act.who].symbol, story.tokens[culprit].symbol} in _BESIDE_DECLARER
        if kin == "opponents" or beside:
            story.put("next_opponent_played", True, act.who, act.place + 1)
            return
