"""Facts of claims and concessions: who claims, what is claimed, who doubts it and who wants to play on (Laws 68-70)."""

from laws.reading.events import asked_about, first
from laws.reading.facts import Story
from laws.reading.kinship import kinship
from laws.reading.narrative import doer_before, speaker, subject
from laws.reading.tokens import Token, number_of

_SEATS = tuple("NESW")
_SPOKEN = ("claim", "concede")
_DECLARERS = ("outstanding_trump", "missing_card")
"""Points that only declarer's claims turn on, as players tell them."""
_COUNTED = frozenset(
    {"trick", ",", ".", "said", "neg", "no_line", "previous_word", "last", "several", "num_4", "num_5", "num_6", "i"}
)
_HOLDERS = ("i", "against_mine", "lho", "rho", "defender", "opp", "partner")
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
    return verb.symbol == "claim" or _declared(verb) or (verb.symbol == "said" and story.has("declarer"))


def _declared(verb: Token) -> bool:
    """Whether a verb of saying is the one that Russian players use for claiming."""
    return verb.text.casefold().startswith(("заяв", "zayav", "zajav", "zaiav", "zaav"))


def _play_on(story: Story, claimer: int) -> None:
    """Who asked to play on."""
    for place in story.places("play_on"):
        if "is_allowed" in [token.symbol for token in story.tokens[max(0, place - 4) : place]]:
            continue
        who = speaker(story, place)
        who = subject(story, place) if who is None else who
        who = doer_before(story, place) if who is None else who
        near = [token.symbol for token in story.tokens[max(0, place - 4) : place]]
        if "is_allowed" in near and not {"declarer", "dummy"} & set(near):
            who = next((number for number in story.places("we", "i", "opp") if number > claimer), None)
            story.drop("play_on_asked_by")
            story.put("play_on_asked_by", "non_claiming_side", who or place, place + 1)
            return
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
