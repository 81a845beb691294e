"""Facts of revokes from the order of events (Laws 61-64)."""

import re
from dataclasses import dataclass

from laws.reading.events import asked_about, denied, first, sentence
from laws.reading.facts import Story
from laws.reading.narrative import (
    VERBS,
    Kinship,
    antecedent,
    cyrillic,
    doer_before,
    kinship,
    left_edge,
    people,
    plural,
    right_edge,
    somebody_before,
    subject,
    words,
)
from laws.reading.tokens import number_of

_ACTS = ("not_follow", "discard", "ruff")
_LATER = frozenset({"after", "again", "later_tricks"})
_ASKING = frozenset({"how_many", "is_allowed", "or_word", "what_now", "hypothetical", "which", "who", "check_word"})
_THAT = re.compile(r"\b(?:that|this|the revoke) trick|\b[эе]т[ау] взятк|\bт[ау] взятк", re.IGNORECASE)
_MORE = re.compile(r"\b(?:more|another|further|besides|others?|as well|again)\b|\bеще|\bдруг(?:ую|ие|их)\b", re.IGNORECASE)
_SAME_CARD = re.compile(
    r"\b(?:that|this|those|these|the) (?:very|same|exact|withheld|missing)\b|\bexactly (?:that|this)\b|\bone of (?:those|these)\b"
    r"|\bcould (?:legally )?have (?:been )?(?:play|follow|put)|\b(?:эт|ет|т)(?:ой|им|ою|у|от|ими|ем|ои) (?:же|само)\w*"
    r"|\bмог(?:ла|ли)? (?:бы )?(?:положить|сыграть|дать)|\bкотор\w+ (?:не дал|не положил)|\bиз этих\b",
    re.IGNORECASE,
)
_OLD = re.compile(r"\b(?:19)?[89]7\b")
_BELIEF = re.compile(r"\b(?:thought|thinking|believ|reckon|думал|реши[лв]|полага|показалось)")
_LAST = re.compile(r"\blast\b|\bпоследн")
_MANY = re.compile(r"\b(?:tricks|взятки|взяток)\b", re.IGNORECASE)
_HAND_ROLES = {"table_hand": "dummy", "dummy": "dummy", "declarer": "declarer", "defender": "defender"}
_OVER = ("play_over", "next_board", "round_end", "cards_returned", "no_more", "at_end", "overlooked")


@dataclass(frozen=True)
class Win:
    """Tricks won, as told: by whom, how many (None: the number is not told), and whether after the revoke trick.

    `none` says that they won none; `others` that all the persons named are said not to have won.
    """

    place: int
    by: Kinship | None
    count: int | None
    later: bool
    trick: int | None = None
    none: bool = False


def revoke(story: Story) -> None:
    """Facts of a revoke."""
    act = _act(story)
    culprit = _culprit(story, act) if act is not None else None
    if act is not None:
        _kind(story, act, culprit)
        _number_and_cards(story, act)
    _both(story)
    if act is not None and story.values.get("other_side_revoked") is None:
        tricks(story, act, culprit)
        _repeated(story)
        _since(story, act, culprit)
    if culprit is not None:
        _offender(story, act or culprit, culprit)
    _attention(story, culprit)
    contract(story)


def tricks(story: Story, act: int, culprit: int | None) -> None:
    """Who won the revoke trick and what the offending side won later.

    Args:
        act: the token of the revoke.
        culprit: the token of the player who revoked.
    """
    told = wins(story, act, culprit)
    _winner(story, act, told)
    _called_from_dummy(story, culprit)
    _later(story, act, told)
    _same_card(story, told)


def contract(story: Story) -> None:
    """The contract with its declarer, where both are told."""
    roles = story.roles
    if roles.contract and roles.declarer and roles.contract[0] in "1234567":
        place = first(story, f"call_{roles.contract}") or 0
        story.put("contract", f"{roles.contract} by {roles.declarer}", place, place + 2)


def _act(story: Story) -> int | None:
    """The token of the revoke itself: the first act that tells it."""
    kind = story.values.get("revoke_kind")
    if kind == "required_suit_not_led":
        ordered = first(story, "require", "has_to_play", "said")
        leads = [place for place in story.places("lead", "play") if ordered is not None and place > ordered + 3]
        played = [place for place in leads if {"call", "card"} & {_kind_of(story, place + 1), _kind_of(story, place + 2)}]
        if found := played or leads:
            return found[0]
    if kind == "penalty_card_not_played":
        places = [place for place in story.places("play", "discard", "ruff", "not_follow") if not asked_about(story, place)]
        carded = [place for place in places if "card" in (_kind_of(story, place + 1), _kind_of(story, place + 2))]
        if found := carded or places:
            return found[0]
    named = [place for place in story.places("revoke") if not _questioned(story, place)]
    named = [place for place in named if subject(story, place) is not None] or named
    for strong in (story.places(*_ACTS), named):
        told = [place for place in strong if not _questioned(story, place)]
        if told:
            if strong is not named and named and named[0] < told[0] and subject(story, named[0]) is not None:
                return named[0]
            held = first(story, "had_suit", "have", "though")
            before = [place for place in told if held is None or abs(place - held) <= 14]
            return (before or told)[0]
    for place in story.places("follow", "play"):
        if "neg" in [token.symbol for token in story.tokens[max(0, place - 3) : place]]:
            return place
    anywhere = story.places(*_ACTS, "revoke")
    return anywhere[0] if anywhere else None


def _kind_of(story: Story, place: int) -> str:
    return story.tokens[place].symbol.partition("_")[0] if place < len(story.tokens) else ""


def _questioned(story: Story, place: int) -> bool:
    """Whether a verb only stands in a question: a short sentence of its own, or behind a word that asks."""
    symbols = [token.symbol for token in story.tokens]
    end = next((number for number in range(place, len(symbols)) if symbols[number] == "."), len(symbols))
    if "?" not in symbols[place:end]:
        return "hypothetical" in symbols[left_edge(story, place) : place]
    start = place
    while start and symbols[start - 1] not in (".", "?"):
        start -= 1
    opening = symbols[left_edge(story, place) : place]
    alone = start > 0 and not any(symbol == "," for symbol in symbols[start:place])
    return alone or bool(_ASKING & set(opening))


def _culprit(story: Story, act: int) -> int | None:
    if story.values.get("revoke_kind") == "required_suit_not_led":
        for place in story.places("require", "said", "has_to_play"):
            if told := [number for number in people(story, place - 1, place + 4) if _third(story, number)]:
                return told[0]
    found = subject(story, act)
    if found is None and act and story.tokens[act].symbol == "revoke" and act + 1 < len(story.tokens):
        found = next(iter(people(story, act + 1, min(act + 4, right_edge(story, act)))), None)
    if found is None:
        found = doer_before(story, act)
    if found is None:
        found = next(iter(people(story, left_edge(story, act), right_edge(story, act))), None)
    if found is None:
        found = somebody_before(story, act)
    if found is None:
        found = first(story, "i", start=act)
    if found is not None and story.tokens[found].symbol == "he":
        return story.roles.antecedent(found) or found
    return found


def _third(story: Story, place: int) -> bool:
    return story.tokens[place].symbol not in ("i", "we")


def _offender(story: Story, act: int, culprit: int) -> None:
    """The seat or role of who revoked, where the story tells it."""
    symbol = story.tokens[culprit].symbol
    player = story.roles.player(culprit) or _HAND_ROLES.get(symbol)
    if player is None and symbol == "i" and story.values.get("since_revoke") == "own_side_named_card":
        player = "declarer"
    if player is None and symbol in ("i", "partner", "lho", "rho", "opp"):
        others = [number for number in story.places("declarer", "dummy", "table_hand") if number != culprit]
        if any(kinship(story, number, culprit) == "opponents" for number in others):
            player = "defender"
    story.put("offender", player, culprit, act + 1)


def _kind(story: Story, act: int, culprit: int | None) -> None:
    symbol = story.tokens[culprit].symbol if culprit is not None else ""
    near = [token.symbol for token in story.tokens[max(0, act - 2) : act + 3]]
    if symbol in ("dummy", "table_hand") or (story.tokens[act].symbol in _ACTS and "table_hand" in near and symbol != "i"):
        story.put("offender", "dummy", act, act + 1)
        story.put("revoke_kind", "dummy_card_not_played", act, act + 1)


def _number_and_cards(story: Story, act: int) -> None:
    span = sentence(story, act)
    if story.has("trick_12") and not any(story.tokens[place].symbol[:8] == "trickno_" for place in span):
        place = story.places("trick_12")[0]
        if not any(story.tokens[number].symbol[:4] == "ord_" for number in range(max(0, place - 4), place)):
            story.put("trick", 12, place, place + 1)
    numbers = [place for place in story.places("trickno_", "ord_") if place in span and _trick(story, place)]
    if numbers:
        nearest = min(numbers, key=lambda place: (abs(place - act), place))
        value = number_of(story.tokens[nearest])
        if value and value <= 13 and (story.tokens[nearest].symbol[:7] == "trickno" or abs(nearest - act) <= 8):
            story.put("trick", value, nearest, nearest + 1)
    played = None
    if story.tokens[act].symbol in ("discard", "ruff", "play", "lead", "not_follow"):
        limit = min(right_edge(story, act), act + 7)
        played = next((place for place in range(act + 1, limit) if _kind_of(story, place) == "card"), None)
        if played is not None and _held(story, act, played):
            played = None
    if played is not None:
        story.put("card", story.tokens[played].value, played, played + 1)
    _legal_cards(story, act, played)


def _held(story: Story, act: int, card: int) -> bool:
    """Whether a card named behind the revoke is one that stayed in the hand."""
    tokens = story.tokens
    if tokens[card - 1].symbol in ("have", "though", "he", "had_suit"):
        return True
    end = card
    while end < len(tokens) and (tokens[end].symbol == "," or tokens[end].symbol[:5] == "card_"):
        end += 1
    if end < len(tokens) and tokens[end].symbol in ("own_hand", "hand_word", "had_suit", "still"):
        return True
    thrown = tokens[act + 1].symbol
    if tokens[act].symbol == "discard" and thrown[:5] == "suit_" and thrown[5:] and tokens[card].value[0] != thrown[5]:
        return True
    return bool(re.search(r"\b(?:with|имея|при|holding)\s+$", story.text[: tokens[card].start].casefold())) and (
        tokens[act].symbol != "ruff" or tokens[card - 1].symbol[:5] != "suit_"
    )


def _trick(story: Story, place: int) -> bool:
    """Whether an ordinal can be that of a trick."""
    following = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
    return following[:5] not in ("suit_", "card_") and following not in ("board", "deal", "round_word", "table_no")


def _legal_cards(story: Story, act: int, played: int | None) -> None:
    """The cards that could have been played, where the story lists all that were found."""
    marks = story.places("had_suit", "have", "though", "he", "attention", "saw")
    for place in (*marks, *(card - 1 for card in story.places("card_") if card > act and _held(story, act, card))):
        held: list[int] = []
        for number in range(place + 1, min(len(story.tokens), place + 8)):
            symbol = story.tokens[number].symbol
            if symbol[:5] == "card_":
                held.append(number)
            elif symbol not in (",", "own_hand", "have", "he", "had_suit", "hand_word") or (symbol == "," and not held):
                break
        suits = {story.tokens[number].value[0] for number in held}
        if held and len(suits) == 1 and held[0] > act and played not in held:
            cards = [story.tokens[number].value for number in held]
            if story.has("ruff", "discard", "not_follow") and cards[0] != story.values.get("card"):
                story.put("legal_cards", list(dict.fromkeys(cards)), held[0], held[-1] + 1)
                return


def _both(story: Story) -> None:
    """Both sides revoked: told as such, or one of each side by name."""
    places = [
        place
        for place in story.places("both_sides")
        if {"revoke", "not_follow"} & {token.symbol for token in story.tokens[max(0, place - 4) : place + 5]}
    ]
    pair = _two_revokers(story)
    if not places and pair is None:
        return
    place = places[0] if places else pair or 0
    story.drop("offender", "trick", "card", "legal_cards")
    same = story.has("same_trick") or (pair is not None and len(_trick_numbers(story)) == 1)
    story.put("other_side_revoked", "same_trick" if same else "other_trick", place, place + 3)
    everybody = story.has("next") and story.has("all_four")
    if story.has("established", "lead_next", "later_tricks", *_OVER) or everybody:
        story.put("established", True, place, place + 3)
        story.put("other_revoke_established", True, place, place + 3)


def _trick_numbers(story: Story) -> set[int | None]:
    return {number_of(story.tokens[place]) for place in story.places("trickno_", "ord_")}


def _two_revokers(story: Story) -> int | None:
    """Two people of different sides of whom each is told to have revoked, the second perhaps without a verb."""
    for place in story.places("revoke", "not_follow"):
        who = subject(story, place)
        if who is None or _questioned(story, place):
            continue
        end = next((number for number in range(place, len(story.tokens)) if story.tokens[number].symbol == "."), place)
        for number in people(story, place + 1, end):
            near = [token.symbol for token in story.tokens[number + 1 : number + 4]]
            also = any(symbol[:8] == "trickno_" or symbol[:4] == "ord_" for symbol in near[:2]) or "revoke" in near
            verbs = {"win", "later_tricks", "ruff", "lead"} & set(near)
            earlier = any(token.symbol[:4] in ("tric", "ord_") and token.symbol != "trick" for token in story.tokens[who:number])
            if also and earlier and not verbs and kinship(story, number, who) == "opponents":
                return number
    return None


def wins(story: Story, act: int, culprit: int | None) -> list[Win]:
    """All tricks that the story tells to have been won, in order."""
    found: list[Win] = []
    revoked = story.values.get("trick")
    for place, token in enumerate(story.tokens):
        if culprit is None or token.symbol not in ("win", "later_tricks", "no_more", "last_trick", "trick"):
            continue
        event = _ours(story, place, act, culprit) if token.symbol == "trick" else _win(story, place, act, culprit)
        if event is None:
            continue
        if isinstance(revoked, int) and event.trick is not None:
            event = Win(place, event.by, 1 if event.count is None else event.count, event.trick > revoked, event.trick)
        found.append(event)
        if event.by != "opponents" and (also := _also(story, place, culprit)):
            found.append(also)
    return found


def _win(story: Story, place: int, act: int, culprit: int) -> Win | None:
    symbol, text = story.tokens[place].symbol, story.tokens[place].text
    start, end = left_edge(story, place), right_edge(story, place)
    clause = [token.symbol for token in story.tokens[start:end]]
    before, behind = clause[: place - start], clause[place - start + 1 :]
    if symbol == "last_trick":
        return _last(story, place, culprit)
    if "director" in before or "hypothetical" in clause or _questioned(story, place):
        return None
    if place < act and not (symbol == "win" and act - place <= 9 and "trick" in behind and "." not in behind):
        return None
    if symbol == "later_tricks" and not _has_verb(text):
        verb = any(entry in ("win", "later_tricks", "make_good") for entry in clause[: place - start]) or (
            start and story.tokens[start - 1].symbol in ("win", "make_good", "ruff")
        )
        counted = story.tokens[start - 1].symbol == "win" if start else False
        if counted or not verb:
            return None
    who = subject(story, place)
    inherited = who is None
    inside = _inside(story, place, culprit) if who is None else None
    if who is None:
        who = None if plural(story, place) else doer_before(story, place)
    by: Kinship | None
    if inside is not None:
        by = inside
    elif who is None:
        by = "side" if plural(story, place) else "offender"
    else:
        by = kinship(story, who, culprit)
    numbers = _numbers(story, place, end)
    said = words(story, start, end)
    if _BELIEF.search(said):
        return None
    if (_LAST.search(words(story, start, place)) or ("only" in clause and "trick" in before)) and not {"several", "after"} & set(before):
        return Win(place, by, 0, later=True, none=True)
    several = "several" in behind or ("several" in before and "trick" in before) or bool(_MANY.search(words(story, place, end)))
    if behind and behind[-1] == "after" and end < len(story.tokens) and story.tokens[end].symbol in VERBS:
        behind = behind[:-1]
    later = bool(_LATER & {*before, *behind}) or bool(_MORE.search(words(story, start, end))) or symbol == "later_tricks"
    if _THAT.search(words(story, start, end)):
        later = False
    if symbol == "win" and not _LATER & set(before) and "neg" in clause:
        persons = {kinship(story, other, culprit) for other in people(story, start, end)}
        if {"offender", "partner"} <= persons:
            return Win(place, "opponents", None, later=False)
    if symbol == "no_more" or "neg" in before[-3:] or "neg" in behind[:1]:
        return _none(story, place, culprit, by, later=symbol == "no_more" or later or "neg" in behind[:1])
    if symbol == "later_tricks" and not inherited and by is None:
        by = "side"
    listed, trick, count = numbers
    if count is not None and (count > 6 or any(entry[:5] == "call_" for entry in clause)):
        return None
    if listed:
        return Win(place, by, listed, listed > 1 or later, trick if listed == 1 else None)
    if count is None and later:
        count = 2 if several else 1
    elif count is None and several and "trick" in behind:
        count = 2
    return Win(place, by, count, later)


def _inside(story: Story, place: int, culprit: int) -> Kinship | None:
    """The person named inside a form of several words ('потом он взял')."""
    said = words(story, place, place + 1)
    third = story.tokens[culprit].symbol not in ("i", "we", "partner")
    if re.search(r"\b(?:они|их)\b", said):
        return "side" if third else "opponents"
    if re.search(r"\bмы\b|\bнаши\b", said):
        return "opponents" if third else "side"
    if re.search(r"\bон[а]?\b", said):
        before = antecedent(story, place, culprit)
        return kinship(story, before, culprit) if before is not None else None
    return None


def _ours(story: Story, place: int, act: int, culprit: int) -> Win | None:
    """'The trick was ours'."""
    end = right_edge(story, place)
    if place < act or _questioned(story, place) or end >= len(story.tokens) + 1:
        return None
    for number in range(place + 1, end):
        if re.fullmatch(r"ours|наш\w{1,2}", story.tokens[number].text.casefold()) and number == end - 1:
            return Win(place, kinship(story, number, culprit), None, later=False)
    return None


def _has_verb(text: str) -> bool:
    return bool(re.search(r"[а-я]|won|took", text, re.IGNORECASE))


def _numbers(story: Story, place: int, end: int) -> tuple[int, int | None, int | None]:
    """How many tricks are listed by number behind a verb, the first of them, and a count that is told."""
    listed: list[int] = []
    for number in range(place + 1, min(len(story.tokens), place + 16)):
        token = story.tokens[number]
        value = 12 if token.symbol == "trick_12" else number_of(token)
        spoken = story.text[token.start : token.end].casefold()
        named = (token.symbol[:8] == "trickno_" and " with " not in spoken) or token.symbol[:4] == "ord_" or token.symbol == "trick_12"
        if value is not None and (named or listed):
            listed.append(value)
        elif token.symbol in ("trick", ",") and (listed or number == place + 1) and not (token.symbol == "," and not listed):
            continue
        else:
            break
    if listed:
        return len(listed), listed[0], None
    for number in (*range(place + 1, min(end, place + 6)), *range(place - 1, max(left_edge(story, place) - 1, place - 5), -1)):
        token = story.tokens[number]
        if token.symbol == ",":
            break
        if token.symbol[:4] == "num_" or (token.symbol[:5] == "rank_" and token.symbol[5:] in "23456789"):
            value = number_of(token)
            following = story.tokens[number + 1].symbol if number + 1 < len(story.tokens) else ""
            if value is not None and value <= 13 and following[:5] != "suit_":
                return 0, None, value
    return 0, None, None


def _none(story: Story, place: int, culprit: int, by: Kinship | None, *, later: bool) -> Win | None:
    """They won no (more) tricks; where both of a side are said not to have won the trick, the others did."""
    start = left_edge(story, place)
    named = {kinship(story, who, culprit) for who in people(story, start, right_edge(story, place))}
    if not later and ({"offender", "partner"} <= named or "side" in named):
        return Win(place, "opponents", None, later=False)
    if not later or by == "opponents":
        return None
    return Win(place, by, 0, later=True, none=True)


def _last(story: Story, place: int, culprit: int) -> Win | None:
    """'It was their last trick': they won none after the trick just told."""
    near = list(people(story, left_edge(story, place), place))
    owners = [token.symbol for token in story.tokens[max(0, place - 3) : place]]
    if "they" not in owners and not near:
        return None
    return Win(place, "side", 0, later=True, none=True)


def _also(story: Story, place: int, culprit: int) -> Win | None:
    """A second person who also won tricks, told without a verb ('and his partner one more')."""
    end = next((number for number in range(place + 1, len(story.tokens)) if story.tokens[number].symbol in VERB_STOPS), None)
    for who in people(story, place + 2, end if end is not None else len(story.tokens)):
        behind = story.tokens[who + 1 : who + 4]
        if not behind or (end is not None and story.tokens[end].symbol in ("win", "later_tricks") and end - who <= 3):
            continue
        counts = [number_of(token) for token in behind if token.symbol[:4] == "num_"]
        relation = kinship(story, who, culprit)
        if counts and counts[0] and counts[0] <= 6 and relation in ("offender", "partner", "side"):
            return Win(who, relation, counts[0], later=True)
    return None


VERB_STOPS = (".", "?", "win", "later_tricks", "attention", "director_called", "lead", "play")


def _winner(story: Story, act: int, told: list[Win]) -> None:
    """Who won the revoke trick: the first trick told that is not a later one."""
    own = None
    for number, event in enumerate(told):
        if event.none or event.later or (event.count or 1) > 1:
            continue
        own = number
        ended = told[number + 1] if number + 1 < len(told) else None
        by = event.by
        if ended is not None and story.tokens[ended.place].symbol == "last_trick" and by == "opponents":
            by = "partner" if story.tokens[event.place + 1].symbol in ("table_hand", "dummy") else None
        if by in ("offender", "partner", "opponents"):
            story.put("trick_won_by", by, max(0, event.place - 2), event.place + 2)
        break
    if own is not None:
        for number in range(own + 1, len(told)):
            event = told[number]
            if not event.later and event.by != "opponents" and event.trick is None and not event.none:
                again = _THAT.search(words(story, left_edge(story, event.place), right_edge(story, event.place)))
                told[number] = Win(event.place, event.by, event.count or 1, not again, None, event.none)
    elif "trick_won_by" not in story.values:
        _overruffed(story, act)


def _called_from_dummy(story: Story, culprit: int | None) -> None:
    """Declarer's next lead is called from dummy: dummy won the trick."""
    if culprit is None or "trick_won_by" in story.values or story.values.get("since_revoke") != "own_side_named_card":
        return
    for place in story.places("designate", "ask"):
        near = [token.symbol for token in story.tokens[place + 1 : place + 5]]
        if {"table_hand", "dummy"} & set(near) and story.tokens[culprit].symbol in ("i", "declarer"):
            story.put("trick_won_by", "partner", place, place + 3)


def _overruffed(story: Story, act: int) -> None:
    """A ruff over the revoke wins the trick; so does a ruff that was the last trick of the side."""
    culprit = subject(story, act)
    for place in story.places("ruff"):
        if place > act and story.tokens[place].text.startswith(("over", "перебил")) and culprit is not None:
            who = subject(story, place)
            relation = kinship(story, who, culprit) if who is not None else None
            if relation and relation != "side":
                story.put("trick_won_by", relation, place, place + 1)


def _later(story: Story, act: int, told: list[Win]) -> None:
    """The sum of the tricks that the offending side won later."""
    counted = [event for event in told if event.later and event.by in ("offender", "partner", "side") and not event.none]
    if counted:
        total = sum(event.count or 1 for event in counted)
        story.put("later_tricks_won", min(total, 12), counted[0].place, counted[-1].place + 2)
        discarded = story.tokens[act].symbol == "discard" and story.tokens[act + 1].symbol != "trump"
        if discarded and (total > 1 or not _OLD.search(story.text)):
            story.put("trick_won_by", "opponents", act, act + 1)
        return
    ended = [event for event in told if event.none]
    if ended:
        story.put("later_tricks_won", 0, ended[0].place, ended[0].place + 1)
        if "trick_won_by" not in story.values and story.tokens[act].symbol == "ruff":
            story.put("trick_won_by", "offender", act, act + 1)


def _same_card(story: Story, told: list[Win]) -> None:
    """A later trick won with a card that could have been played to the revoke trick."""
    for event in told:
        if not event.later or event.by not in ("offender", "side") or event.none:
            continue
        start = max(left_edge(story, event.place) - 1, 0)
        end = right_edge(story, event.place)
        while end < len(story.tokens) and story.tokens[end].symbol not in (".", "?"):
            end += 1
        if _SAME_CARD.search(words(story, start, end)):
            story.put("won_with_playable_card", True, start, end)
            return


def _repeated(story: Story) -> None:
    """Of two revokes in a suit the first is the one that counts, where its trick is told."""
    if story.values.get("same_suit_before") == "established" and "trick_won_by" in story.values:
        if "later_tricks_won" in story.values and story.has("each", "sim_call", "again", "twice"):
            story.drop("same_suit_before")


def _since(story: Story, act: int, culprit: int | None) -> None:
    """What has happened since the revoke."""
    if "since_revoke" in story.values or "established" in story.values:
        return
    for place in story.places("established"):
        if not denied(story, place) and not _questioned(story, place):
            story.put("established", True, place, place + 1)
            return
    for symbol, fact, value in (("not_established", "established", False), ("not_next", "since_revoke", "nothing")):
        if story.has(symbol):
            place = story.places(symbol)[0]
            story.put(fact, value, place, place + 1)
            return
    if "later_tricks_won" in story.values or story.has(*_OVER):
        place = (story.places(*_OVER, "later_tricks") or [act])[0]
        story.put("established", True, place, place + 1)
        return
    if _led_on(story, act, culprit) or _claimed(story, culprit):
        return
    if (place := _time_passed(story)) is not None:
        story.put("established", True, place, place + 2)


def _led_on(story: Story, act: int, culprit: int | None) -> bool:
    for place in story.places("lead_next"):
        if (place < act and story.tokens[act].symbol != "revoke") or culprit is None:
            continue
        if {"before", "neg", "notyet", "hypothetical"} & {token.symbol for token in story.tokens[max(0, place - 3) : place]}:
            story.put("since_revoke", "nothing", place, place + 1)
            return True
        who = subject(story, place)
        who = doer_before(story, place) if who is None else who
        relation = kinship(story, who, culprit) if who is not None else "offender"
        if relation:
            value = "opponents_played_on" if relation == "opponents" else "own_side_played_on"
            story.put("since_revoke", value, place, place + 1)
        return True
    return False


def _claimed(story: Story, culprit: int | None) -> bool:
    for place in story.places("claim"):
        who = subject(story, place)
        relation = kinship(story, who, culprit) if who is not None and culprit is not None else None
        if relation:
            value = "opponents_claimed" if relation == "opponents" else "own_side_claimed"
            story.put("since_revoke", value, place, place + 1)
            return True
    return False


def _time_passed(story: Story) -> int | None:
    """'Two tricks later', 'через три взятки'."""
    for place in story.places("later_tricks"):
        if re.search(r"tricks? (?:later|after)", story.tokens[place].text, re.IGNORECASE):
            return place
    for place in story.places("trick"):
        before = story.tokens[max(0, place - 2) : place]
        if any(re.match(r"через|спустя|cherez", token.text, re.IGNORECASE) for token in before):
            return place
    return None


def _attention(story: Story, culprit: int | None) -> None:
    if story.has("next_board") and culprit is not None:
        place = story.places("next_board")[0]
        calling = story.places("called_next", "pass", "opened", "said", "a_call", "bid_word", "auction")
        if near := [number for number in calling if abs(number - place) <= 8]:
            who = subject(story, near[0])
            who = doer_before(story, near[0]) if who is None else who
            if who is not None and kinship(story, who, culprit) == "opponents":
                story.put("attention_when", "non_offenders_called_next_board", min(place, near[0]), near[-1] + 1)
    if story.has("round_end") and not story.has("round_not_over"):
        place = story.places("round_end")[0]
        story.put("attention_when", "after_round", place, place + 1)
    if story.has("cards_returned"):
        place = story.places("cards_returned")[0]
        story.put("all_hands_returned", True, place, place + 1)
