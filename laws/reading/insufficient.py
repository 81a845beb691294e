"""Facts of an insufficient bid (Law 27): the bid, who called over it, and the call put in its place."""

import re

from laws.reading.auctions import height
from laws.reading.calls import ARTIFICIAL, Call, calls, is_bid, not_like, plain_suit, player_of, record, same
from laws.reading.events import asked_about, denied
from laws.reading.exchanges import contract_told, exchanged, ground
from laws.reading.facts import Story
from laws.reading.followers import called_since
from laws.reading.roles import is_person

_CHANGES = frozenset({"make_good", "instead_of", "changed_mind", "reject", "no_pause", "himself"})
_STOPPED = frozenset({"reject", "stop_card", "disagree", "insufficient", "director_called", "attention"})
_REFUSALS = ("reject", "disagree")
_REFUSED = (*_REFUSALS, "insufficient")
_STRAINS = "CDHSN"
_EQUAL = re.compile(
    r"same|just what|subset|precise|narrow|specific|то же|тот же|подмнож|точн|уз|tozhe|to zhe", re.IGNORECASE
)
_NEARLY = re.compile(r"about|much|roughly|similar|sort of|примерно|близк|аналогич", re.IGNORECASE)
_THEN = frozenset({"after", "now"})
"""Words by which a later call of the same player is told ('then 3D', 'тогда 3б')."""


def insufficient(story: Story) -> None:
    """Facts of an insufficient bid."""
    told = [call for call in calls(story) if not contract_told(story, call)]
    pair = _exchange(story, told)
    number = told.index(pair[0]) if pair else _too_low(story, told)
    if number is None:
        return
    bid = told[number]
    story.put("call", bid.code, bid.place, bid.place + 1)
    if (player := player_of(story, bid.caller)) and bid.caller is not None and player in "NESW":
        story.put("offender", player, bid.caller, bid.place + 1)
    last = _last(story, [call for call in told if pair is None or call is not pair[1]], bid)
    if last is not None and last in told[:number]:
        record(story, told[:number], bid)
    _suits(story, bid)
    called_since(story, bid.place, bid.caller, partner=True)
    if last is not None:
        _next_call(story, told, number, last)
    if pair:
        _replaced(story, bid, pair[1], last)
    else:
        _replacement(story, told, number, last)
    not_like(story, bid)
    other = story.values.get("comparable") is False and story.values.get("replacement") not in (None, "P")
    conventional = story.values.get("bid_natural") is False
    if other and (conventional or story.values.get("lowest_same_denomination") is not True):
        story.put("same_or_more_precise", False, bid.place, bid.place + 1)
    elif story.values.get("comparable") is True and (told_same := _told_same(story)) is not None:
        story.put("same_or_more_precise", True, told_same, told_same + 1)
    refused = story.values.get("replacement_made") != "before_ruling" and not _only_wanted(story, told, bid)
    if "replacement" in story.values and refused and not story.values.get("next_player_acted"):
        story.put("accepted", False, bid.place, bid.place + 1)


def _told_same(story: Story) -> int | None:
    """Where a story says that two calls mean the same, or one a part of the other, and not that they are alike."""
    places = (place for place in story.places("comparable", "subset") if _EQUAL.search(story.tokens[place].text))
    return next((place for place in places if not _NEARLY.search(story.tokens[place].text)), None)


def _exchange(story: Story, told: list[Call]) -> tuple[Call, Call] | None:
    """The insufficient bid and the call put in its place, where a change of one for the other is told."""
    pair = exchanged(story, [call for call in told if not ground(story, call)])
    if pair is None or not is_bid(pair[0].code):
        return None
    old, new = pair
    if is_bid(new.code) and height(new.code) <= height(old.code):
        return None
    near = [story.tokens[place].symbol for place in range(max(0, new.place - 4), new.place)]
    if denied(story, new.place) or "is_allowed" in near or story.tokens[new.place].bracketed:
        return None
    return pair


def _last(story: Story, told: list[Call], bid: Call) -> Call | None:
    """The bid over which the insufficient one was made."""
    higher = [call for call in told if call is not bid and is_bid(call.code) and height(call.code) >= height(bid.code)]
    for call in higher:
        if ground(story, call) and abs(call.place - bid.place) <= 8:
            return call
    before = told[: told.index(bid)]
    return next((call for call in reversed(before) if call in higher), None)


def _only_wanted(story: Story, told: list[Call], bid: Call) -> bool:
    """Whether the call in place of the bid is only wanted or asked for, and nobody is told to have refused the bid."""
    if story.has(*_REFUSALS) or story.values.get("accepted") is False:
        return False
    wanted = story.values.get("replacement")
    for call in told:
        if call.place > bid.place and call.code == wanted:
            near = {token.symbol for token in story.tokens[max(0, call.place - 4) : call.place]}
            return bool(near & {"meant", "is_allowed"})
    return False


def _too_low(story: Story, told: list[Call]) -> int | None:
    if (number := _under(story, told)) is not None:
        return number
    top: str | None = None
    for number, call in enumerate(told):
        if not is_bid(call.code):
            continue
        if top and height(call.code) <= height(top):
            return number
        if any(
            story.tokens[place].symbol in ("make_good", "instead_of")
            for place in range(max(0, call.place - 3), call.place)
        ):
            continue
        top = call.code
    for place in story.places("insufficient"):
        near = [number for number, call in enumerate(told) if is_bid(call.code) and abs(call.place - place) <= 4]
        if near:
            return min(near, key=lambda number: abs(told[number].place - place))
    return None


def _under(story: Story, told: list[Call]) -> int | None:
    """The bid told to have been made over one that is not lower ('1H over his 1S', 'after 1S he put 1H')."""
    for base in told:
        if not is_bid(base.code) or not ground(story, base):
            continue
        near = [
            number
            for number, call in enumerate(told)
            if is_bid(call.code)
            and height(call.code) <= height(base.code)
            and not ground(story, call)
            and _one_breath(story, call, base)
        ]
        before = [number for number in near if told[number].place < base.place]
        if near:
            return before[-1] if before else near[0]
    return None


def _one_breath(story: Story, one: Call, other: Call) -> bool:
    """Whether two calls are told in one sentence, not far apart."""
    begin, end = sorted((one.place, other.place))
    return 0 < end - begin <= 8 and all(token.symbol not in (".", "?") for token in story.tokens[begin:end])


def _suits(story: Story, bid: Call) -> None:
    strain = bid.code[1]
    near = {story.tokens[place].symbol for place in range(max(0, bid.place - 3), min(len(story.tokens), bid.place + 4))}
    if "transfer" in near and strain in "DH":
        story.put("suits_specified", ["H" if strain == "D" else "S"], bid.place, bid.place + 2)
    elif "natural" in near and strain != "N" and "neg" not in near:
        story.put("suits_specified", [strain], bid.place, bid.place + 2)
    elif suit := plain_suit(story, bid.code):
        story.put("suits_specified", [suit], bid.place, bid.place + 1)


def _next_call(story: Story, told: list[Call], number: int, last: Call) -> None:
    """Whether the next player called over the irregular call before anything else happened."""
    if number + 1 >= len(told) or "next_player_acted" in story.values or story.has("reject"):
        return
    following, bid = told[number + 1], told[number]
    if following is last or following.code == bid.code or following.place < bid.place or ground(story, following):
        return
    between = {story.tokens[place].symbol for place in range(bid.place + 1, following.place)}
    caller = following.caller if following.caller is not None else _opens_sentence(story, following.place)
    if between & _CHANGES or caller is None or same(story, caller, bid.caller):
        return
    if asked_about(story, following.place) and "is_allowed" in between:
        return
    relation = story.roles.relation(caller, bid.caller)
    if relation != "partner":
        story.put("next_player_acted", True, following.place, following.place + 1)


def _opens_sentence(story: Story, place: int) -> int | None:
    """The person with whom the sentence of a call begins ('Responder, delighted, ... 1S')."""
    start = place
    while start and story.tokens[start - 1].symbol not in (".", "?"):
        start -= 1
    return start if start and is_person(story.tokens[start].symbol) else None


def _replacement(story: Story, told: list[Call], number: int, last: Call | None) -> None:
    bid = told[number]
    for call in told[number + 1 :]:
        between = {story.tokens[place].symbol for place in range(max(bid.place + 1, call.place - 8), call.place)}
        wanted = _wanted(story, bid, call)
        changed = between & _CHANGES or wanted or _called_instead(story, bid, call)
        asked = asked_about(story, call.place) and "is_allowed" in between
        if call.code == "P" and asked_about(story, call.place) and "make_good" not in between:
            continue
        if not changed or ((asked or denied(story, call.place)) and not wanted):
            continue
        if is_bid(call.code) and last is not None and height(call.code) <= height(last.code):
            continue
        ahead = {token.symbol for token in story.tokens[max(0, call.place - 3) : call.place]}
        by_himself = ("he" in ahead and wanted) or (
            story.tokens[call.place - 1].symbol == "he" and _called_instead(story, bid, call)
        )
        if call.caller is not None and not by_himself and not same(story, call.caller, bid.caller):
            relation = story.roles.relation(call.caller, bid.caller)
            if relation in ("partner", "opponents") or (
                relation is None and is_person(story.tokens[call.caller].symbol)
            ):
                continue
        if "@" in call.code or (call.code == bid.code and "make_good" not in between):
            continue
        story.put("replacement", call.code, call.place, call.place + 1)
        if not is_bid(call.code):
            return
        _denomination(story, bid, call, last)
        return


def _replaced(story: Story, bid: Call, call: Call, last: Call | None) -> None:
    """Note the call put in place of the bid."""
    if "@" in call.code:
        return
    story.put("replacement", call.code, call.place, call.place + 1)
    if is_bid(call.code):
        _denomination(story, bid, call, last)


def _denomination(story: Story, bid: Call, call: Call, last: Call | None) -> None:
    """Whether the new bid is the lowest sufficient one in the denomination named or shown; what is artificial may show any."""
    suits = story.values.get("suits_specified")
    if last is None or (story.has(*ARTIFICIAL) and not suits):
        return
    strains = [bid.code[1], *(suits if isinstance(suits, list) else [])]
    lowest = {_lowest(last.code, strain) for strain in strains}
    story.put("lowest_same_denomination", call.code in lowest, call.place, call.place + 1)


def _wanted(story: Story, bid: Call, call: Call) -> bool:
    """Whether a call is told or asked for as the one that the offender wants once his bid is not accepted."""
    behind = story.tokens[bid.place + 1 : call.place]
    refused = not {token.symbol for token in behind}.isdisjoint(_REFUSED)
    near = [token.symbol for token in story.tokens[max(bid.place + 1, call.place - 4) : call.place]]
    after = [token.symbol for token in story.tokens[call.place + 1 : call.place + 3]]
    said = not {"meant", "is_allowed", "make_good"}.isdisjoint(near) or not {"make_good"}.isdisjoint(after)
    to_change = "make_good" in after[:2] or {"meant", "make_good"} <= set(near)
    return (refused and said) or to_change


def _called_instead(story: Story, bid: Call, call: Call) -> bool:
    """Whether the same player calls again once his bid was stopped or refused, told without a verb ('he then 4S')."""
    between = [token.symbol for token in story.tokens[bid.place + 1 : call.place]]
    refused = bool(_STOPPED & set(between)) or "neg win" in " ".join(between) or story.values.get("accepted") is False
    again = call.caller is not None and (
        story.tokens[call.place - 1].symbol in ("he", *_THEN) or same(story, call.caller, bid.caller)
    )
    return refused and (again or (call.caller is None and bool(_THEN & set(between[-2:]))))


def _lowest(over: str, strain: str) -> str:
    level = int(over[0])
    return f"{level if _STRAINS.index(strain) > _STRAINS.index(over[1]) else level + 1}{strain}"
