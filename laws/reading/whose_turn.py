"""Whose turn it was, told by the players as the teller sees them ('I was dealer', 'it was my RHO to open')."""

import re

from laws.reading.calls import Call, player_of
from laws.reading.facts import Story
from laws.reading.roles import seat_after

_ROUND = {"i": 0, "lho": 1, "partner": 2, "rho": 3}
_OWNERS: dict[int, str] = {1: "lho", 2: "partner", 3: "rho"}
_TURN = ("turn", "dealer", "dealt")
_TO_SPEAK = re.compile(
    r"(?P<lho>\blho|left(?:[- ]hand)?(?: opp\w*)?|лев\w+)(?:['’]?s)?,? (?:who was )?to (?:speak|open|bid|call)\b"
    r"|(?P<rho>\brho|right(?:[- ]hand)?(?: opp\w*)?)(?:['’]?s)?,? (?:who was )?to (?:speak|open|bid|call)\b"
    r"|(?P<partner>\bpartner|\bpd|\bpard)(?:['’]?s)?,? (?:who was )?to (?:speak|open|bid|call)\b"
    r"|(?P<i>\bmy (?:bid|call|turn|go)\b|\bмоя (?:была )?очередь\b|\bочередь (?:была )?моя\b)",
    re.IGNORECASE,
)
_BESIDE_DEALER = re.compile(
    r"\bdealer['’]?s (?P<left>lho|left)\b|(?:from|by|of) (?:the )?player (?P<left_en>left) of (?:the )?dealer"
    r"|\b(?P<left_of>слева) от (?:сдающего|дилера|сдатчика)"
    r"|(?:сдающ\w+|дилер\w*|сдатчик\w*)[^.?!\n]{0,40}\bсосед\w* (?:(?P<left_his>слева) от него)"
    r"|(?:сдающ\w+|дилер\w*|сдатчик\w*)[^.,?!\n]{0,30}\bего сосед\w* (?P<left_its>слева)"
    r"|\bdealer['’]?s (?P<right>rho|right)\b|(?:from|by) (?:the )?player (?P<right_en>right) of (?:the )?dealer"
    r"|\b(?P<right_of>справа) от (?:сдающего|дилера|сдатчика)"
    r"|(?:сдающ\w+|дилер\w*|сдатчик\w*)[^.,?!\n]{0,20}\bего (?P<right_its>правый)\b",
    re.IGNORECASE,
)
"""An offender named by where he sits beside the dealer."""
_CAME_IN = ("jumped_in", "ahead_of", "overcall", "opened", "oot", "boot", "called_next", "said", "bid_word", "pass")
_BEFORE = ("before", "ahead_of", "instead_of")
_CALLING = frozenset({"opened", "pass", "dbl", "rdbl"})
_WISHED = frozenset({"is_allowed", "meant", "has_to_play", "hypothetical", "turn"})
_BLOCKED = frozenset({".", "?", "neg", "but_word"})


def relative_turn(story: Story, call: Call | None) -> None:
    """Seen from the offender, the player whose turn it was, where neither of them is named by a seat."""
    if "turn" in story.values:
        return
    if (beside := _beside_dealer(story)) is not None:
        story.drop("turn_belongs_to")
        story.put("turn_belongs_to", *beside)
        return
    told = _told(story, call)
    culprit = call.caller if call else None
    if culprit is None and told is not None and told[0] == 0:
        culprit = _who_jumped_in(story)
    offender = _position(story, culprit)
    if offender is None or told is None:
        return
    owner = _OWNERS.get((told[0] - offender) % 4)
    if owner is None:
        return
    story.drop("turn_belongs_to")
    story.put("turn_belongs_to", owner, told[1], told[1] + 1)
    _called_in_turn(story, call, told[0])


def _beside_dealer(story: Story) -> tuple[str, int, int] | None:
    """Whose turn it was where the offender is told to sit beside the dealer ("dealer's LHO got in first")."""
    found = _BESIDE_DEALER.search(story.text)
    if found is None:
        return None
    side = found.lastgroup or ""
    places = [n for n, token in enumerate(story.tokens) if found.start() <= token.start < found.end()]
    return ("rho" if side.startswith("left") else "lho", places[0], places[-1] + 1) if places else None


def _who_jumped_in(story: Story) -> int | None:
    """Who is told to have come in, where his call is not named ('it was my turn, but LHO came in')."""
    for place in story.places(*_CAME_IN):
        if place and story.tokens[place - 1].symbol in _OWNERS.values():
            return place - 1
    return None


def _called_in_turn(story: Story, call: Call | None, turn: int) -> None:
    """Whether the player whose turn it was is told to have called himself, and nobody to have refused anything."""
    if call is None or turn or story.has("reject", "accept", "disagree", "take_back"):
        return
    for place in range(call.place + 1, len(story.tokens) - 1):
        symbols = [token.symbol for token in story.tokens[place : place + 6]]
        stop = next((n for n, symbol in enumerate(symbols) if symbol in (".", "?", ",")), len(symbols))
        acts = [n for n in range(1, stop) if symbols[n] in _CALLING or symbols[n][:5] == "call_"]
        firmly = acts and symbols[acts[0] - 1] not in ("neg", "notyet") and not _WISHED & set(symbols[:stop])
        if symbols[0] == "i" and firmly:
            story.put("right_player_called", True, place, place + 2)
            return


def _position(story: Story, caller: int | None) -> int | None:
    """Where the offender sits, the teller being 0; an offender who is not named is the teller."""
    if caller is None:
        return 0 if story.has("i") else None
    return _ROUND.get(story.tokens[caller].symbol)


def _told(story: Story, call: Call | None) -> tuple[int, int] | None:
    """The place of the player whose turn it was told to be, and the token that tells it."""
    if found := _TO_SPEAK.search(story.text):
        symbol = str(found.lastgroup)
        place = next((n for n, token in enumerate(story.tokens) if token.start >= found.start()), 0)
        return _ROUND[symbol], place
    for place in story.places(*_BEFORE):
        ahead = call is not None and 0 < place - call.place <= 3
        symbol = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
        if ahead and symbol in _ROUND and story.tokens[place - 1].symbol != "neg":
            return _ROUND[symbol], place
    for place in story.places(*_TURN):
        for step in (1, -1, 2, -2):
            number = place + step
            if not 0 <= number < len(story.tokens) or (call is not None and number == call.caller):
                continue
            between = {token.symbol for token in story.tokens[min(place, number) : max(place, number) + 1]}
            symbol = story.tokens[number].symbol
            if symbol in _ROUND and not between & _BLOCKED and story.tokens[place - 1].symbol != "neg":
                owned = symbol == "i" and number + 1 < len(story.tokens) and story.tokens[number + 1].symbol in _ROUND
                return (_ROUND[story.tokens[number + 1].symbol if owned else symbol]), place
    return None


def to_speak(story: Story) -> bool:
    """Whether the story says of a player that it was for him to call ('with RHO to speak')."""
    return bool(_TO_SPEAK.search(story.text))


def named_again(story: Story, told: list[Call], number: int) -> Call:
    """The early call, with its maker where only a second mention names him ('a pass out of turn: West dealt, North passed')."""
    early = told[number]
    if early.caller is not None:
        return early
    for call in told[number + 1 :]:
        if call.code != early.code:
            break
        seat = player_of(story, call.caller)
        if call.caller is not None and seat and seat in "NESW":
            return Call(early.code, early.place, call.caller)
    return early


def refused_by_another(story: Story, offender: str) -> bool:
    """Only the next player may refuse: what another is told to have said decides nothing (Law 29A); whether that is told."""
    for place in story.places("reject"):
        near = [token.symbol for token in story.tokens[max(0, place - 3) : place]]
        seats = [symbol[5:] for symbol in near if symbol[:5] == "seat_"]
        if seats and not {".", ","} & set(near) and seats[-1] != seat_after(offender, 1):
            story.drop("accepted")
            return True
    return False
