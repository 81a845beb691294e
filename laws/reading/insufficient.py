"""Facts of an insufficient bid (Law 27): the bid, who called over it, and the call put in its place."""

from laws.reading.auctions import height
from laws.reading.calls import Call, calls, is_bid, not_like, plain_suit, player_of, record, same
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.followers import called_since
from laws.reading.roles import is_person

_CHANGES = frozenset({"make_good", "instead_of", "changed_mind", "reject", "no_pause", "himself"})
_STOPPED = frozenset({"reject", "stop_card", "disagree", "insufficient", "director_called", "attention"})
_REFUSALS = ("reject", "disagree")
_REFUSED = (*_REFUSALS, "insufficient")
_STRAINS = "CDHSN"
_THEN = frozenset({"after", "now"})
"""Words by which a later call of the same player is told ('then 3D', 'тогда 3б')."""


def insufficient(story: Story) -> None:
    """Facts of an insufficient bid."""
    told = calls(story)
    number = _too_low(story, told)
    if number is None:
        return
    bid = told[number]
    story.put("call", bid.code, bid.place, bid.place + 1)
    if (player := player_of(story, bid.caller)) and bid.caller is not None and player in "NESW":
        story.put("offender", player, bid.caller, bid.place + 1)
    last = next((call for call in reversed(told[:number]) if is_bid(call.code)), None)
    record(story, told[:number], bid)
    _suits(story, bid)
    called_since(story, bid.place, bid.caller, partner=True)
    _next_call(story, told, number)
    _replacement(story, told, number, last)
    not_like(story, bid)
    other = story.values.get("comparable") is False and story.values.get("replacement") not in (None, "P")
    conventional = story.values.get("bid_natural") is False
    if other and (conventional or story.values.get("lowest_same_denomination") is not True):
        story.put("same_or_more_precise", False, bid.place, bid.place + 1)
    refused = story.values.get("replacement_made") != "before_ruling" and not _only_wanted(story, told, bid)
    if "replacement" in story.values and refused and not story.values.get("next_player_acted"):
        story.put("accepted", False, bid.place, bid.place + 1)


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


def _suits(story: Story, bid: Call) -> None:
    strain = bid.code[1]
    near = {story.tokens[place].symbol for place in range(max(0, bid.place - 3), min(len(story.tokens), bid.place + 4))}
    if "transfer" in near and strain in "DH":
        story.put("suits_specified", ["H" if strain == "D" else "S"], bid.place, bid.place + 2)
    elif "natural" in near and strain != "N" and "neg" not in near:
        story.put("suits_specified", [strain], bid.place, bid.place + 2)
    elif suit := plain_suit(story, bid.code):
        story.put("suits_specified", [suit], bid.place, bid.place + 1)


def _next_call(story: Story, told: list[Call], number: int) -> None:
    """Whether the next player called over the irregular call before anything else happened."""
    if number + 1 >= len(told) or "next_player_acted" in story.values or story.has("reject"):
        return
    following, bid = told[number + 1], told[number]
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
        suits = story.values.get("suits_specified")
        strains = [bid.code[1], *(suits if isinstance(suits, list) else [])]
        if last is not None:
            lowest = {_lowest(last.code, strain) for strain in strains}
            story.put("lowest_same_denomination", call.code in lowest, call.place, call.place + 1)
        return


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
