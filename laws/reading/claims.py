"""Facts of claims and concessions: who claims, what is claimed, who doubts it and who wants to play on (Laws 68-70)."""

from laws.reading.events import asked_about, first
from laws.reading.facts import Story
from laws.reading.narrative import doer_before, kinship, speaker, subject
from laws.reading.tokens import Token, number_of

_SEATS = tuple("NESW")
_SPOKEN = ("claim", "concede")
_DECLARERS = ("outstanding_trump", "missing_card")
"""Points that only declarer's claims turn on, as players tell them."""
_COUNTED = frozenset(
    {"trick", ",", ".", "said", "neg", "no_line", "previous_word", "last", "several", "num_4", "num_5", "num_6", "i"}
)
_NO_POINT = ("play_on", "all_four")


def claim(story: Story) -> None:
    """Facts of a claim."""
    acted = _claimer(story)
    _tricks(story)
    if acted is not None:
        _play_on(story, acted)
    if story.roles.declarer:
        story.put("declarer", story.roles.declarer, 0, 1)
    if (
        story.values.get("doubted_by") == "dummy"
        or story.has(*_NO_POINT)
        or story.values.get("partner_objected_at_once")
    ):
        story.drop("doubtful_point", "unaware_of_trump")
    if story.values.get("doubtful_point") != "outstanding_trump":
        story.drop("unaware_of_trump", "outstanding_trump_mentioned")


def _claimer(story: Story) -> int | None:
    """Who claimed or conceded; the token of that person, or of the verb."""
    conceded = story.values.get("partner_objected_at_once") is True
    for acted in story.places(*_SPOKEN):
        who = subject(story, acted)
        who = doer_before(story, acted) if who is None else who
        if who is None:
            continue
        player = story.roles.player(who)
        seated = player in _SEATS and story.roles.declarer is not None
        if conceded and seated and player != story.roles.declarer:
            story.drop("claimer")
        if player in ("declarer", "defender") or (seated and (conceded or player == story.roles.declarer)):
            story.put("claimer", player, who, acted + 1)
        elif player in _SEATS and story.roles.declarer is None and story.values.get("doubtful_point") in _DECLARERS:
            story.put("claimer", "declarer", who, acted + 1)
        return who
    return first(story, *_SPOKEN)


def _tricks(story: Story) -> None:
    """The number of tricks claimed, right behind the verb."""
    place = first(story, "claim", "said", "concede")
    if place is None:
        return
    for number in range(place + 1, min(len(story.tokens), place + 5)):
        token = story.tokens[number]
        count = number_of(token)
        following = story.tokens[number + 1].symbol if number + 1 < len(story.tokens) else "."
        if token.symbol == ".":
            return
        if not count or count > 13 or token.symbol[:3] not in ("num", "ran"):
            continue
        if following in _COUNTED and _counts(story, story.tokens[place], number):
            story.put("claimed_tricks", count, place, number + 1)
        return


def _counts(story: Story, verb: Token, number: int) -> bool:
    if asked_about(story, number):
        return False
    return verb.symbol == "claim" or (verb.symbol == "said" and story.has("declarer"))


def _play_on(story: Story, claimer: int) -> None:
    """Who asked to play on."""
    for place in story.places("play_on"):
        who = speaker(story, place)
        who = subject(story, place) if who is None else who
        who = doer_before(story, place) if who is None else who
        if who is None:
            continue
        relation = "partner" if story.tokens[who].symbol == "dummy" else kinship(story, who, claimer)
        if relation in ("offender", "partner", "side"):
            story.drop("play_on_asked_by")
            story.put("play_on_asked_by", "claiming_side", who, place + 1)
        elif relation == "opponents":
            story.drop("play_on_asked_by")
            story.put("play_on_asked_by", "non_claiming_side", who, place + 1)
        return
