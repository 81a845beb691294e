"""Facts of claims and concessions: who claims, what is claimed, who doubts it and who wants to play on (Laws 68-70)."""

import re

from laws.reading.events import asked_about, first
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.narrative import doer_before, named, people, plural, somebody_before, speaker, subject
from laws.reading.tokens import Token, number_of

_SEATS = tuple("NESW")
_SPOKEN = ("claim", "concede")
_DECLARERS = ("outstanding_trump", "missing_card")
"""Points that only declarer's claims turn on, as players tell them."""
_COUNTED = frozenset(
    {"trick", ",", ".", "said", "neg", "no_line", "previous_word", "last", "several", "num_4", "num_5", "num_6", "i"}
)
_MOST_LEFT = 9
"""More tricks than a claim is made for: 'claimed on 12' counts those that were won before."""
_HOLDERS = ("i", "against_mine", "lho", "rho", "defender", "opp", "partner")
_NO_POINT = ("play_on", "all_four")
_OTHERS = ("opp", "they", "lho", "rho", "defender", "director")
"""Who only answers to a claim that is told as declarer's."""
_DECLARING = ("declarer", "dummy")
_OF_IT = frozenset({"said", "opinion", "thought_that", "claims_that", "meant", "agreed", "disagree", "accept", "win"})
_SELF = re.compile(r"сам\w?|himself|herself", re.IGNORECASE)
_NOUN = re.compile(r"claim(?:er)?$|conce(?:ssion|ded)$|клейм\w{0,3}$|претенз|уступк", re.IGNORECASE)


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
    _trick_held(story)
    if story.values.get("doubted_by") == "none":
        story.drop("play_on_asked_by")
    if story.values.get("doubtful_point") != "outstanding_trump":
        story.drop("unaware_of_trump", "outstanding_trump_mentioned")


def _trick_held(story: Story) -> None:
    """A high card of an opponent that wins a trick on a normal line, where no trump is in doubt.

    An ace does in a suit that the claimer still has cards of, a king or queen where he says that he plays that suit.
    """
    if story.values.get("claimer") != "declarer" or story.has("outstanding_trump", "dummy", "concede", "play_on"):
        return
    for place in story.places("card_"):
        suit, rank = story.tokens[place].value[0], story.tokens[place].value[1]
        holder = place - 2 if story.tokens[place - 1].symbol in ("have", "had_suit", "still", "sitting") else place - 1
        held = holder >= 0 and story.tokens[holder].symbol in _HOLDERS
        if rank not in "AKQ" or not held or asked_about(story, place) or not story.has(f"suit_{suit}"):
            continue
        if story.roles.me == "declarer" and story.tokens[holder].symbol in ("i", "against_mine", "partner"):
            continue
        played = [number for number in story.places("play", "lead") if number + 1 < len(story.tokens)]
        if rank == "A" or any(story.tokens[number + 1].symbol == f"suit_{suit}" for number in played):
            story.drop("doubtful_point", "unaware_of_trump", "outstanding_trump_mentioned")
            story.put("doubtful_point", "unstated_line", holder, place + 1)
            story.put("worse_line_normal", True, holder, place + 1)
            return


def _claimer(story: Story) -> int | None:
    """Who claimed or conceded; the token of that person, or of the verb."""
    conceded = story.values.get("partner_objected_at_once") is True
    for acted in story.places(*_SPOKEN):
        who = subject(story, acted)
        who = doer_before(story, acted) if who is None else who
        if who is None or asked_about(story, acted) or _called_so(story, who, acted):
            continue
        player = story.roles.player(who)
        seated = player in _SEATS and story.roles.declarer is not None
        if conceded and seated and player != story.roles.declarer:
            story.drop("claimer")
        if player in ("declarer", "defender") or (seated and (conceded or player == story.roles.declarer)):
            story.put("claimer", player, who, acted + 1)
        elif player in _SEATS and story.roles.declarer is None and story.values.get("doubtful_point") in _DECLARERS:
            story.put("claimer", "declarer", who, acted + 1)
        _by_point(story, who, acted)
        return who
    told = first(story, *_SPOKEN)
    told = (
        next((place for place in story.places("said") if _declared(story.tokens[place])), None)
        if told is None
        else told
    )
    if told is not None:
        _by_point(story, None, told)
    return told


def _called_so(story: Story, who: int, acted: int) -> bool:
    """Whether somebody only says, thinks or wants something of a claim ('declarer says that is a claim')."""
    between = {story.tokens[number].symbol for number in range(min(who, acted) + 1, max(who, acted))}
    return bool(between & _OF_IT) and bool(_NOUN.search(story.tokens[acted].text))


def _by_point(story: Story, who: int | None, acted: int) -> None:
    """A claim by nobody named that turns on trumps or on the place of a card, as told by those who hold them, is declarer's."""
    unnamed = who is None or story.tokens[who].symbol == "he" or story.roles.player(who) is None
    if unnamed and story.values.get("doubtful_point") in _DECLARERS and not story.has("concede", "defender"):
        story.put("claimer", "declarer", acted if who is None else who, acted + 1)


def _tricks(story: Story) -> None:
    """The number of tricks claimed, right behind the verb."""
    place = first(story, "claim", "said", "concede")
    if place is None:
        return
    for number in range(place + 1, min(len(story.tokens), place + 5)):
        token = story.tokens[number]
        count = number_of(token)
        following = story.tokens[number + 1].symbol if number + 1 < len(story.tokens) else "."
        if token.symbol in (".", "down"):
            return
        if not count or count > _MOST_LEFT or token.symbol[:3] not in ("num", "ran"):
            continue
        if following in _COUNTED and _counts(story, story.tokens[place], number):
            story.put("claimed_tricks", count, place, number + 1)
        return


def _counts(story: Story, verb: Token, number: int) -> bool:
    if asked_about(story, number):
        return False
    if verb.symbol == "claim" or _declared(verb):
        return True
    place = story.tokens.index(verb)
    who = subject(story, place)
    who = somebody_before(story, place) if who is None else who
    other = who is not None and story.tokens[who].symbol in _OTHERS
    return verb.symbol == "said" and story.has("declarer") and not other


def _declared(verb: Token) -> bool:
    """Whether a verb of saying is the one that Russian players use for claiming."""
    return verb.text.casefold().startswith(("заяв", "zayav", "zajav", "zaiav", "zaav"))


def _play_on(story: Story, claimer: int) -> None:
    """Who asked to play on."""
    for place in story.places("play_on"):
        near = [token.symbol for token in story.tokens[max(0, place - 4) : place]]
        if "is_allowed" in near or asked_about(story, place):
            continue
        asked = next((number for number in range(place - 1, max(0, place - 4), -1) if _asks(story, number)), None)
        who = subject(story, asked) if asked is not None else None
        if asked is not None and who is None and plural(story, asked):
            continue
        who = speaker(story, place) if who is None else who
        who = subject(story, place) if who is None else who
        who = doer_before(story, place) if who is None else who
        if (
            who is None
            or story.tokens[who + 1].symbol == "claim"
            or (asked is None and _others_between(story, who, place))
        ):
            continue
        side = _side_of(story, who, claimer)
        if side is not None:
            story.drop("play_on_asked_by")
            story.put("play_on_asked_by", side, who, place + 1)
        return


def _asks(story: Story, place: int) -> bool:
    return story.tokens[place].symbol in ("ask", "designate")


def _others_between(story: Story, who: int, place: int) -> bool:
    """Whether somebody else is named between the one in action and what is said."""
    return any(story.tokens[other].symbol not in ("i", "we", "he") for other in people(story, who + 1, place))


def _side_of(story: Story, who: int, claimer: int) -> str | None:
    """Whether somebody is of the side that claimed: by his role where both roles are told, else by kinship."""
    symbol = story.tokens[who].symbol
    by_role = story.values.get("claimer")
    role = story.roles.me if symbol == "i" else symbol
    if by_role in ("declarer", "defender") and role in (*_DECLARING, "defender"):
        return "claiming_side" if (by_role == "declarer") == (role in _DECLARING) else "non_claiming_side"
    if symbol == "he" and _SELF.fullmatch(story.tokens[who + 1].text):
        return "claiming_side"
    if not named(story.tokens[claimer].symbol):
        return None
    relation = "partner" if symbol == "dummy" else kinship(story, who, claimer)
    if relation == "opponents":
        return "non_claiming_side"
    return "claiming_side" if relation in ("offender", "partner", "side") else None
