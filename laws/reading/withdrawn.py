"""Facts of a withdrawn call when its maker's partner comes to lead: the suits it showed, and those shown lawfully (Law 26)."""

import re

from laws.reading.calls import Call, calls, is_bid, plain_suit, player_of
from laws.reading.events import asked_about
from laws.reading.exchanges import contract_told, exchanged, ground
from laws.reading.facts import Story
from laws.reading.roles import seat_after

_MARKS = ("insufficient", "oot", "take_back", "withdrew_call", "make_good", "boot")
_CHANGED = ("make_good", "instead_of")
_OUR_CONTRACT = re.compile(
    r"\b(?:разыгрываю|играю|играем|разыгрываем|razygr[yi]va[yj]?u|igra[yj]?u|i'?m declar\w+|i am declar\w+|im decl\w*"
    r"|declarer here|i play|i'?m playing|we(?:'re|re)? (?:are )?(?:declar\w+|play\w*)|as declarer)\b",
    re.IGNORECASE,
)
_LEVEL = re.compile(r"\d|(?:one|two|three|four|five|six|seven|од[ин]|дв[аеу]|тр[ие]|четыр|пят|шест|сем)", re.IGNORECASE)
_OUR_CALL = frozenset({"i", "we"})
_INSTEAD = re.compile(
    r"\W*(?:(?:instead of|in place of|вместо|взамен|vmesto|vzamen|replac\w+)\b"
    r"(?!\s+(?:него|неё|нее|них|этого|it|that|by|with)\b)"
    r"|(?:\w+\s+){0,3}?(?:comparable (?:to|with)|in common with|(?:сопоставим|сравним)\w* с)\b)[^.?!]{0,24}",
    re.IGNORECASE,
)
_LEADING = frozenset({"lead", "on_lead", "require", "forbid", "declarer", "."})


def withdrawn(story: Story) -> None:
    """The call that was withdrawn, the suit it showed, and the suit of the call put in its place."""
    told = [call for call in calls(story) if not contract_told(story, call)]
    marks = story.places(*_MARKS)
    near = [call for call in told if is_bid(call.code) and any(abs(call.place - mark) <= 4 for mark in marks)]
    bids = near or [call for call in told if is_bid(call.code)]
    bid = next((call for call in bids if _LEVEL.match(story.tokens[call.place].text)), None) or next(iter(bids), None)
    if bid is None:
        _suits_alone(story)
        _sides(story, marks)
        return
    story.put("call", bid.code, bid.place, bid.place + 1)
    if (player := player_of(story, bid.caller)) and bid.caller is not None and player in "NESW":
        story.put("offender", player, bid.caller, bid.place + 1)
    if suit := plain_suit(story, bid.code):
        story.put("suits_specified", [suit], bid.place, bid.place + 1)
    _sides(story, marks)
    _shown_after(story, told, bid)


def _sides(story: Story, marks: list[int]) -> None:
    """Who declares, whether the offender's side defends, and who of two seats leads."""
    declarer, offender = story.roles.declarer, story.values.get("offender")
    if declarer is not None and declarer in "NESW":
        story.put("declarer", declarer, 0, 1)
        if isinstance(offender, str) and offender in "NESW":
            same_side = declarer in (offender, seat_after(offender, 2))
            story.put("offending_side_defends", not same_side, 0, 1)
    elif (found := _OUR_CONTRACT.search(story.text)) and not asked_about(story, _token_at(story, found.start())):
        near = {token.symbol for mark in marks for token in story.tokens[max(0, mark - 3) : mark + 3]}
        if near.isdisjoint(_OUR_CALL):
            place = _token_at(story, found.start())
            story.put("offending_side_defends", True, place, place + 1)


def _token_at(story: Story, start: int) -> int:
    """The token in which a place of the text lies."""
    return next((number for number, token in enumerate(story.tokens) if token.end > start), len(story.tokens) - 1)


def likeness(story: Story) -> None:
    """The withdrawn call and the one in its place, of which a story asks whether they are comparable (Law 23A)."""
    told = [call for call in calls(story) if not contract_told(story, call) and not ground(story, call)]
    pair = exchanged(story, told)
    if pair is None and len({call.code for call in told}) == 2:
        first, second = told[0], next(call for call in told if call.code != told[0].code)
        between = (story.tokens[first.place].end, story.tokens[second.place].start)
        backwards = between[0] <= between[1] and _INSTEAD.fullmatch(story.text, *between)
        pair = (second, first) if backwards else (first, second)
    if pair is None:
        return
    for fact, call in zip(("call", "replacement"), pair, strict=True):
        story.put(fact, call.code, call.place, call.place + 1)


def _shown_after(story: Story, told: list[Call], bid: Call) -> None:
    """The suit of the lawful call that replaced the withdrawn one."""
    for mark in story.places(*_CHANGED):
        after = [call for call in told if mark < call.place <= mark + 4 and call.place > bid.place]
        if after and not asked_about(story, after[0].place) and (suit := plain_suit(story, after[0].code)):
            story.put("suits_shown_legally", [suit], mark, after[0].place + 1)
            return


def _suits_alone(story: Story) -> None:
    """Suits told without a level ('a natural heart bid, insufficient, changed to spades')."""
    if story.has("transfer", "artificial", "conventional"):
        return
    marks = story.places("insufficient", "oot", "withdrew_call", "boot")
    if not marks:
        return
    suits = [
        place
        for place in story.places("suit_")
        if story.tokens[place].value
        and not _LEADING & {token.symbol for token in story.tokens[min(place, marks[0]) : max(place, marks[0])]}
    ]
    changed = [mark for mark in story.places(*_CHANGED) if mark > marks[0]]
    first = [place for place in suits if not changed or place < changed[0]]
    if not first:
        return
    story.put("suits_specified", [story.tokens[first[0]].value], first[0], first[0] + 1)
    second = [place for place in suits if changed and changed[0] < place <= changed[0] + 3]
    if second:
        story.put("suits_shown_legally", [story.tokens[second[0]].value], changed[0], second[0] + 1)
