"""From which of declarer's two hands a lead came, and which one was in turn (Law 55): what each mention of a hand tells.

'From the table', 'called dummy's card' tell where a card came from; 'in hand', 'instead of dummy', 'dummy had won' whose turn
it was. One clause often has both, so the nearest word does not decide, but what the preposition and the words around it say.
"""

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal

from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.tokens import Token

Hand = Literal["declarer", "dummy"]
Sense = Literal["source", "turn", "told"]

_HANDS: Final[dict[str, Hand]] = {
    "table_hand": "dummy",
    "dummy": "dummy",
    "own_hand": "declarer",
    "hand_word": "declarer",
}
_OTHER: Final[dict[Hand, Hand]] = {"dummy": "declarer", "declarer": "dummy"}
_STANDS: Final = re.compile(
    r"(?:was |were |being |был[аи]? |crossed |перешел |перешла )?(?:in|on|at|to|в|во|на)\b|руке$|столе$"
)
_CAME: Final = re.compile(r"(?:from|off|out|frm|of|с|со|из|от|изо)\b|(?:рукой|столом|болваном|own hand)$")
_NOUN: Final = re.compile(r"(?:за|вы)?ход(?:ить|е)?|атаковать")
"""The lead as a thing that belongs to a hand: 'ход с руки', 'ходить с руки'."""
_HIS: Final = re.compile(r"(?:his|her|their) lead")
_OURS: Final = re.compile(r"\b(?:my|our|наш\w*|мой|моя|моего)\b")
_CALLS: Final = frozenset({"designate", "a_call", "director_called", "called_next"})
_DUTY: Final = frozenset({"on_lead", "should", "has_to_play", "due_to_call", "turn", "entitled_turn", "instead_of"})
_ENDS: Final = frozenset({",", ".", "?", "but_word", "though", "when"})
_BESIDE: Final = frozenset({"ahead_of", "before", "after", "next", "over", "behind"})
_SPEAKERS: Final = frozenset({"opp", "lho", "rho", "defender", "they", "player"})
_ASKING: Final = frozenset({"has_to_play", "is_allowed", "now", "require", "make_good"})
_WINS: Final = frozenset({"win", "trick"})
_BELIEVED: Final = frozenset({"thought_that", "hypothetical"})
_LYING: Final = frozenset({"a_card", "play", "face_up", "exposed", "each", "kept"})
_LIE: Final = re.compile(r"lie|lies|lying|stays?|left|лежит|лежать|лежат|остается")


def hands_told(story: Story) -> tuple[Hand | None, Hand | None]:
    """The hand that led and the hand whose turn it was, each as far as the story tells it."""
    found: dict[Sense, list[Hand]] = {"source": [], "turn": [], "told": []}
    for place, token in enumerate(story.tokens):
        hand = _hand(token)
        if hand is None or (sense := _sense(story.tokens, place)) is None:
            continue
        if sense != "source" or not _settled(story.tokens, place):
            found[sense].append(hand)
    turns = set(found["turn"])
    turn = turns.pop() if len(turns) == 1 else None
    source: Hand | None = next(iter(found["source"] or found["told"]), None)
    if _called(story.tokens) and (source is None or "dummy" in found["source"]):
        source = "dummy"
    return source, turn if turn != source else None


def read_hands(story: Story) -> None:
    """Note the hand that led; where the other one was in turn, that too."""
    source, turn = hands_told(story)
    if source is not None:
        story.put("led_from", source, 0, 1)
    elif turn is not None and story.values.get("turn_was") != "defender":
        story.put("led_from", _OTHER[turn], 0, 1)
        story.put("turn_was", "other_hand", 0, 1)
    if source is not None and turn is not None:
        story.drop("turn_was")
        story.put("turn_was", "other_hand", 0, 1)
    elif turn is None and (place := _defenders_turn(story)) is not None:
        story.put("turn_was", "defender", place, place + 1)


def _defenders_turn(story: Story) -> int | None:
    """Where the trick before, or the turn to lead, is told to have been a defender's."""
    ours = story.roles.me not in ("declarer", "dummy") and not story.has("in_own_hand", "told_turn")
    theirs = {"defender", "opp", "lho", "rho"} | ({"i", "we", "partner"} if ours else set())
    tokens = story.tokens
    for place in story.places("win", "trick", "on_lead", "lead", "trick_12", "last_trick"):
        if denied(story, place) or asked_about(story, place) or _told_after(story, place):
            continue
        symbol, text = tokens[place].symbol, tokens[place].text.casefold()
        if symbol == "on_lead" and ours and _OURS.search(text):
            return place
        if symbol == "lead" and not _NOUN.fullmatch(text):
            continue
        before = [place - 1] if place else []
        if before and tokens[place - 1].symbol in ("have", "who", "already"):
            before = [place - 2]
        behind = [place + 1] if symbol != "lead" or text != "lead" else []
        for number in (*before, *behind):
            if 0 <= number < len(tokens) and tokens[number].symbol in theirs and not _part(tokens, number):
                return number
    return None


def _told_after(story: Story, place: int) -> bool:
    """Whether a word stands behind what was said to the lead, where it tells of later tricks or of claims."""
    return any(number < place for number in story.places("accept", "reject", "take_back", "cover"))


def _part(tokens: Sequence[Token], place: int) -> bool:
    """Whether a person is only the owner of what comes next ('my partner', 'our declarer')."""
    following = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
    return following in ("declarer", "dummy", "a_card", "rank", "lead_next") or following[:5] in ("card_", "rank_")


def _hand(token: Token) -> Hand | None:
    if token.symbol == "in_own_hand":
        return "dummy" if re.search(r"dummy|board|table|стол|болван", token.text.casefold()) else "declarer"
    if token.symbol == "table_no":
        return "dummy" if re.fullmatch(r"(?:the |за )?(?:table|стол\w*)", token.text.casefold()) else None
    return _HANDS.get(token.symbol)


def _called(tokens: Sequence[Token]) -> bool:
    """Whether a card was asked for, as one asks for dummy's."""
    return any(
        token.symbol in _CALLS and tokens[place - 1].symbol not in ("neg", "is_allowed")
        if place
        else token.symbol in _CALLS
        for place, token in enumerate(tokens)
    )


def _settled(tokens: Sequence[Token], place: int) -> bool:
    """Whether the lead has been refused before: what is led then is another one."""
    return any(tokens[number].symbol == "reject" and tokens[number + 1].symbol != "lead" for number in range(place - 1))


def _sense(tokens: Sequence[Token], place: int) -> Sense | None:
    text = tokens[place].text.casefold().replace("ё", "е")
    before = list(_clause(tokens, place, 4))
    previous = tokens[place - 1].symbol if place else "."
    following = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
    if tokens[place].symbol == "in_own_hand":
        return "told"
    if previous == "instead_of" or (previous == "neg" and following in _ENDS):
        return "turn"
    if _STANDS.match(text):
        return _standing(tokens, place, previous)
    if _asking(tokens, place):
        return None
    duty = not _DUTY.isdisjoint(before) or following in ("should", "has_to_play", "on_lead")
    if _CAME.match(text):
        if place and _HIS.fullmatch(tokens[place - 1].text.casefold()):
            return "source"
        return "turn" if duty or previous == "win" or _noun(tokens, place) else "source"
    if tokens[place].symbol == "hand_word":
        return "source" if {"lead", "play"} & set(before[:3]) and previous == "_" else None
    if tokens[place].symbol == "own_hand":
        return "source" if previous in ("lead", "play") and text.endswith("cards") else None
    if previous in _BESIDE:
        return None
    return _table(before, previous, following, [token.symbol for token in tokens[place + 1 : place + 4]], duty=duty)


def _table(before: Sequence[str], previous: str, following: str, behind: Sequence[str], *, duty: bool) -> Sense | None:
    """What a mention of dummy without a preposition tells."""
    if not _CALLS.isdisjoint(before) or (following == "lead" and not _CALLS.isdisjoint(behind)):
        return "source"
    if (
        duty
        or following in (*_WINS, "turn")
        or previous in _WINS
        or behind[:2] in (["have", "win"], ["have", "on_lead"])
    ):
        return "turn"
    if previous == "down":
        return "source"
    if previous == "lead" and following in _ENDS:
        return "turn"
    return "source" if following == "lead" else None


def _standing(tokens: Sequence[Token], place: int, previous: str) -> Sense | None:
    """'In hand', 'on the table': in turn, unless an opponent said so or a card lies there."""
    near = [token.symbol for token in tokens[max(0, place - 5) : place]]
    after = [token.symbol for token in tokens[place + 1 : place + 4]]
    if "said" in near and not _SPEAKERS.isdisjoint(near):
        return None if "neg" in near else "told"
    if "said" in after and any(symbol in _SPEAKERS or symbol[:5] == "seat_" for symbol in after):
        return "told"
    if not _BELIEVED.isdisjoint(near):
        return "told"
    if ("neg" in near and "said" in near) or "take_back" in near[-2:] or previous in _LYING or _lies(tokens, place):
        return None
    return "turn"


def _lies(tokens: Sequence[Token], place: int) -> bool:
    """Whether something is said to lie there."""
    return place > 0 and bool(_LIE.fullmatch(tokens[place - 1].text.casefold().replace("ё", "е")))


def _clause(tokens: Sequence[Token], place: int, reach: int) -> Iterator[str]:
    """The symbols before a place in its clause, the nearest first."""
    for number in range(place - 1, max(-1, place - reach - 1), -1):
        if tokens[number].symbol in _ENDS:
            return
        yield tokens[number].symbol


def _noun(tokens: Sequence[Token], place: int) -> bool:
    """Whether the lead itself is said to belong to the hand: 'ход с руки', 'ходить с руки'."""
    token = tokens[place - 1] if place else None
    if token is None or token.symbol not in ("lead", "on_lead"):
        return False
    following = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
    return token.symbol == "on_lead" or (following != "instead_of" and bool(_NOUN.fullmatch(token.text.casefold())))


def _asking(tokens: Sequence[Token], place: int) -> bool:
    """Whether a mention belongs to a question of what comes next ('must I lead a club from hand?')."""
    start, end = place, place
    while start and tokens[start - 1].symbol not in (".", "?", ","):
        start -= 1
    while end < len(tokens) and tokens[end].symbol not in (".", "?", ","):
        end += 1
    close = next((token.symbol for token in tokens[end:] if token.symbol in (".", "?")), ".")
    return close == "?" and any(token.symbol in _ASKING for token in tokens[start:end])
