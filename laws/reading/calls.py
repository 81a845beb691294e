"""The calls of a story: who called what in which order."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from laws.reading.auctions import named_backwards
from laws.reading.bare_bids import bare_bids
from laws.reading.facts import Story
from laws.reading.narrative import cyrillic
from laws.reading.roles import is_person, seat_after
from laws.reading.tokens import Token

_CALLS = {"pass": "P", "call_P": "P", "dbl": "X", "call_X": "X", "rdbl": "XX", "call_XX": "XX"}
_ANSWERS = frozenset({"reject", "accept", "disagree", "make_good", "said", "director_called"})
_SAID_BEHIND = frozenset({"said", "bid_word", "opened", "designate", "dropped", "called_next", "overcall"})
_DOUBLED = re.compile("double|dbl|контр", re.IGNORECASE)
_PASSED = re.compile("pass|пас|green|зел[её]н", re.IGNORECASE)
_RUSSIAN = re.compile("[а-яё]+", re.IGNORECASE)
_DOUBLING = re.compile("(?:re)?doubl(?:ed|es)|dbld|(?:за)?контри|реконтри", re.IGNORECASE)
_THOUGHT = re.compile("думал[аи]?|thought|thinking|thinks", re.IGNORECASE)
_SHOWING = re.compile(
    r"\b(?:show(?:s|ed|ing)?|promis\w+|hold(?:s|ing)?|having|показ\w+|обеща\w+|имея)\s+(?:at least\s+|the\s+)?$",
    re.IGNORECASE,
)
_TO_US = re.compile(r"меня|мне|мной|нас|нам|нами|me|us", re.IGNORECASE)
_PAST = re.compile(r"л[аи]?$", re.IGNORECASE)
_VERB = re.compile(r"(?:pass|(?:re)?doubl)(?:ed|es)$", re.IGNORECASE)
_OBJECT = 6
"""How many words may stand between a pass or double and the call over which it was made."""
_BY = re.compile(r"\s+(?:by|from|от)\s+(?:my\s+|моего\s+)?", re.IGNORECASE)


@dataclass(frozen=True)
class Call:
    """A call told in a story: its code, its token, and the token of its caller."""

    code: str
    place: int
    caller: int | None


def calls(story: Story) -> list[Call]:
    """All calls of a story in the order told."""
    found: list[Call] = []
    bare = bare_bids(story.tokens)
    for place, token in enumerate(story.tokens):
        code = _CALLS.get(token.symbol) or (token.value if token.symbol[:5] == "call_" and token.value else "")
        code = code or bare.get(place, "")
        if token.symbol in ("called_next", "boot", "take_back") and _PASSED.search(token.text):
            code = "P"
        if token.symbol == "bid_card":
            code = "P" if _PASSED.search(token.text) else "X" if _DOUBLED.search(token.text) else ""
        if not code or _believed(story.tokens, place) or _held(story.text, token) or answered(story, place):
            continue
        code = code.rstrip("X") if code[:1].isdigit() else code
        if is_bid(code) and found and _doubles_it(story.tokens, found[-1], place):
            found.insert(len(found) - 1, Call(code, place, None))
            continue
        if found and (maker := made_by_another(story, found[-1].place, place)) is not None:
            found.insert(len(found) - 1, Call(code, place, maker))
            continue
        call = Call(code, place, _caller(story, place))
        last = found[-1].place if found else None
        backwards = last is not None and named_backwards(story.text, story.tokens[last].end, token.start)
        if backwards and all(entry.place <= found[-1].place for entry in found):
            found.insert(len(found) - 1, call)
        else:
            found.append(call)
    return found


def answered(story: Story, place: int) -> bool:
    """Whether a call is what the player before it refused or accepted, as in Russian ('Север пас не принял')."""
    tokens = story.tokens
    if not 0 < place < len(tokens) - 1 or not is_person(tokens[place - 1].symbol) or not cyrillic(story, place):
        return False
    return tokens[place + 1].symbol in ("reject", "accept", "disagree") and not _PAST.search(tokens[place].text)


def made_by_another(story: Story, verb: int, place: int) -> int | None:
    """The maker of a call over which a pass or double was made ('passed partner's strong 2C', "doubled partner's 1NT")."""
    tokens = story.tokens
    if not _VERB.match(tokens[verb].text) or not 0 < place - verb <= _OBJECT:
        return None
    between = range(verb + 1, place)
    if any(tokens[number].symbol in (".", ",", "?", "before", "over_word") for number in between):
        return None
    owned = [number for number in between if is_person(tokens[number].symbol) and tokens[number].symbol != "i"]
    return owned[-1] if owned and re.search(r"'s\b", story.text[tokens[verb].end : tokens[place].start]) else None


def _doubles_it(tokens: Sequence[Token], double: Call, place: int) -> bool:
    """Whether a bid is what the call before it doubled ('doubled 4S')."""
    told = double.caller is not None or place == double.place + 1
    verb = told and double.code in ("X", "XX") and _DOUBLING.match(tokens[double.place].text)
    return bool(verb) and place - double.place <= 2 and tokens[place - 1].symbol != ","


def _believed(tokens: Sequence[Token], place: int) -> bool:
    """Whether a call is what somebody wrongly believed to have been made ('I thought he had opened 1NT')."""
    for number in range(place - 1, max(-1, place - 5), -1):
        if tokens[number].symbol in (".", ",", "but_word", "meant"):
            return False
        if tokens[number].symbol == "thought_that":
            return True
        if tokens[number].symbol == "hesitation" and _THOUGHT.fullmatch(tokens[number].text):
            return tokens[number + 1].symbol == "he" or is_person(tokens[number + 1].symbol)
    return False


def _held(text: str, token: Token) -> bool:
    """Whether a number and a suit in words are cards that a call shows ('showing five hearts'), no bid."""
    return not token.text[:1].isdigit() and bool(_SHOWING.search(text, max(0, token.start - 24), token.start))


def _caller(story: Story, place: int) -> int | None:
    tokens = story.tokens
    if _named_behind(story, place):
        return place + 1
    if _said_behind(story, place):
        return place + 2
    for number in range(place - 1, max(-1, place - 6), -1):
        symbol = tokens[number].symbol
        if symbol == "," and number == place - 1 and number and tokens[number - 1].symbol[:5] == "seat_":
            return number - 1
        if symbol == "," and (before := _before_aside(tokens, number)) is not None:
            return before
        if symbol in (".", ",") or symbol[:5] == "call_" or symbol in _CALLS:
            break
        if symbol == "he":
            before = story.roles.antecedent(number)
            return before if before is not None else number
        if is_person(symbol):
            if tokens[number - 1].symbol in ("instead_of", "ahead_of", "before") and number > 0:
                continue
            if symbol in ("i", "we") and _TO_US.fullmatch(tokens[number].text):
                continue
            return number
    behind = place + 1
    if _over_another(tokens, place):
        behind = place + 3
    if behind < len(tokens) and is_person(tokens[behind].symbol):
        by = _BY.fullmatch(story.text, tokens[behind - 1].end, tokens[behind].start)
        if by:
            mine = tokens[behind].symbol == "i" and [token.symbol for token in tokens[behind + 1 : behind + 2]] == [
                "partner"
            ]
            return behind + mine
    for number in range(place + 1, min(len(tokens), place + 4)):
        symbol = tokens[number].symbol
        if symbol in (".", ",", "?", "instead_of", "ahead_of", "before", "partner", "when") or symbol[:5] == "call_":
            break
        if is_person(symbol):
            return None if _calls_next(tokens, number) else number
    return None


def _said_behind(story: Story, place: int) -> bool:
    """Whether a Russian verb with its subject stands behind the call ('1п сказал Запад')."""
    tokens = story.tokens
    if place + 2 >= len(tokens) or tokens[place + 1].symbol not in _SAID_BEHIND or not cyrillic(story, place + 1):
        return False
    return is_person(tokens[place + 2].symbol)


def _over_another(tokens: Sequence[Token], place: int) -> bool:
    """Whether the call over which this one was made stands between it and its maker ('2H over 2S by partner')."""
    if place + 3 >= len(tokens) or tokens[place + 2].symbol[:5] != "call_":
        return False
    return tokens[place + 1].text.casefold() in ("over", "on", "after")


def _named_behind(story: Story, place: int) -> bool:
    """Whether a clause ends with the caller's seat right behind the verb, as in Russian ('сдавал Запад, спасовал Север')."""
    behind = [token.symbol for token in story.tokens[place + 1 : place + 3]]
    ends = len(behind) == 1 or (len(behind) == 2 and behind[1] in (".", ",", "?"))
    return bool(behind) and behind[0][:5] == "seat_" and ends and bool(_RUSSIAN.match(story.tokens[place].text))


def _before_aside(tokens: Sequence[Token], place: int) -> int | None:
    """The person before an aside that ends at a comma ('East, not looking, opened')."""
    for number in range(place - 2, max(0, place - 5), -1):
        if tokens[number].symbol == "," and is_person(tokens[number - 1].symbol):
            inside = {token.symbol for token in tokens[number + 1 : place]}
            spoken = inside & (_CALLS.keys() | _ANSWERS) or any(symbol[:5] == "call_" for symbol in inside)
            return None if spoken else number - 1
    return None


def _calls_next(tokens: Sequence[Token], place: int) -> bool:
    """Whether a person named behind a call is the one who makes the next call ('after 1H West said 1S')."""
    for token in tokens[place + 1 : place + 4]:
        if token.symbol in (".", ","):
            return False
        if token.symbol[:5] == "call_" or token.symbol in _CALLS:
            return True
    return False


def same(story: Story, one: int | None, other: int | None) -> bool:
    """Whether two callers are the same person; who is not named is the teller."""
    if one is None or other is None:
        named = one if one is not None else other
        return named is None or story.tokens[named].symbol == "i"
    return story.tokens[one].symbol == story.tokens[other].symbol


def player_of(story: Story, place: int | None) -> str | None:
    """The player at a token, as far as the story says."""
    return story.roles.player(place) if place is not None else None


def is_bid(code: str) -> bool:
    """Whether a call is a bid."""
    return code[:1].isdigit()


def record(story: Story, before: list[Call], irregular: Call) -> None:
    """The auction up to the irregular call, where seats tell all of it."""
    seats = [player_of(story, call.caller) for call in (*before, irregular)]
    if not before or any(seat is None or seat not in "NESW" for seat in seats[:1]):
        return
    first = seats[0] or "N"
    for number, seat in enumerate(seats[: len(before)]):
        if seat is not None and seat != seat_after(first, number):
            return
    story.put(
        "auction", {"dealer": first, "calls": [call.code for call in before]}, before[0].place, irregular.place + 1
    )


ARTIFICIAL = ("artificial", "transfer", "stayman", "blackwood", "strong", "negative_reply", "not_suit_club")


def not_like(story: Story, call: Call) -> None:
    """What is never comparable (Law 23A): a pass in place of a bid, another suit in place of a natural bid."""
    replacement = story.values.get("replacement")
    if not isinstance(replacement, str) or not is_bid(call.code):
        return
    shown = story.values.get("suits_specified")
    plain = not story.has(*ARTIFICIAL) or story.values.get("replacement_natural") is True
    other = is_bid(replacement) and replacement[1] != "N" and plain
    if (
        (other and call.code[1] == "N")
        or replacement == "P"
        or (other and isinstance(shown, list) and shown and replacement[1] not in shown)
    ):
        story.put("comparable", False, call.place, call.place + 1)


def plain_suit(story: Story, code: str) -> str | None:
    """The suit that a bid shows by itself where nothing says that it is artificial; 1C, 2C and 2D often are."""
    if not is_bid(code) or code[1] == "N" or code in ("1C", "2C", "2D") or int(code[0]) > 5 or story.has(*ARTIFICIAL):
        return None
    return code[1]
