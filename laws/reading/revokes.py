"""Facts of revokes, of questions about them, and of looking at quitted tricks (Laws 61-66)."""

from laws.reading.events import asked_about, denied, doer, first, number_after, sentence
from laws.reading.facts import Story
from laws.reading.tokens import number_of

_DEFENDING = ("defender", "opp", "lho", "rho")


def revoke(story: Story) -> None:
    """Facts of a revoke from the order of events."""
    act = _act(story)
    culprit = _culprit(story, act) if act is not None else None
    if culprit is not None:
        story.put("offender", _offender(story, culprit), culprit, (act or culprit) + 1)
    _kind(story, act, culprit)
    _number_and_card(story, act)
    _both(story)
    if act is not None and story.values.get("other_side_revoked") is None:
        _winners(story, act, culprit)
        _since(story, act, culprit)
    _attention(story, culprit)
    contract(story)


def contract(story: Story) -> None:
    """The contract with its declarer, where both are told."""
    roles = story.roles
    if roles.contract and roles.declarer and roles.contract[0] in "1234567":
        place = first(story, f"call_{roles.contract}") or 0
        story.put("contract", f"{roles.contract} by {roles.declarer}", place, place + 2)


def _act(story: Story) -> int | None:
    """The token of the revoke itself: the first act that tells it."""
    places = [place for place in story.places("not_follow", "discard", "ruff") if not asked_about(story, place)]
    named = [place for place in story.places("revoke") if not asked_about(story, place)]
    if places or named:
        return min(places + named)
    for place in story.places("follow", "play"):
        if "neg" in [token.symbol for token in story.tokens[max(0, place - 3) : place]]:
            return place
    anywhere = story.places("not_follow", "discard", "ruff", "revoke")
    return anywhere[0] if anywhere else None


def _culprit(story: Story, act: int) -> int | None:
    found = doer(story, act)
    if found is not None and story.tokens[found].symbol == "he":
        return story.roles.person_before(found) or found
    return found


def _offender(story: Story, culprit: int) -> str | None:
    symbol = story.tokens[culprit].symbol
    player = story.roles.player(culprit)
    if player:
        return player
    others = {story.tokens[place].symbol for place in range(len(story.tokens))}
    if symbol in ("i", "partner", "opp", "lho", "rho", "they") and "declarer" in others and "dummy" not in (symbol,):
        if symbol in ("i", "partner"):
            return "defender"
        return None
    return None


def _kind(story: Story, act: int | None, culprit: int | None) -> None:
    symbol = story.tokens[culprit].symbol if culprit is not None else ""
    if symbol in ("dummy", "table_hand") or (story.has("dummy") and _dummy_ruffs(story)):
        story.drop("offender")
        story.put(
            "offender", story.roles.player(culprit) if symbol == "dummy" and culprit is not None else "dummy", 0, 1
        )
        story.put("revoke_kind", "dummy_card_not_played", act or 0, (act or 0) + 1)
        story.put("established", True, act or 0, (act or 0) + 1) if story.has("later_tricks", "after") else None


def _dummy_ruffs(story: Story) -> bool:
    return any(
        "table_hand" in [token.symbol for token in story.tokens[place : place + 3]] for place in story.places("ruff")
    ) and bool(story.places("had_suit"))


def _number_and_card(story: Story, act: int | None) -> None:
    if act is None:
        return
    span = sentence(story, act)
    numbers = [place for place in story.places("trickno_", "ord_") if place in span]
    if story.has("trick_12") and not numbers:
        place = story.places("trick_12")[0]
        story.put("trick", 12, place, place + 1)
    if numbers:
        nearest = min(numbers, key=lambda place: abs(place - act))
        value = number_of(story.tokens[nearest])
        if value and value <= 13 and (story.tokens[nearest].symbol[:7] == "trickno" or abs(nearest - act) <= 3):
            story.put("trick", value, nearest, nearest + 1)
    if story.tokens[act].symbol in ("discard", "ruff"):
        for place in range(act + 1, min(act + 3, len(story.tokens))):
            if story.tokens[place].symbol == ",":
                break
            if story.tokens[place].symbol[:5] == "card_" and not story.evidence.get("card"):
                story.put("card", story.tokens[place].value, place, place + 1)
                break


def _both(story: Story) -> None:
    for place in story.places("both_sides"):
        near = [token.symbol for token in story.tokens[max(0, place - 4) : place + 5]]
        if not {"revoke", "not_follow"} & set(near):
            continue
        story.drop("offender", "trick", "card")
        same = story.has("same_trick")
        story.put("other_side_revoked", "same_trick" if same else "other_trick", place, place + 3)
        if story.has("established", "lead_next", "play_over") or _played_on_by_all(story):
            story.put("established", True, place, place + 3)
            story.put("other_revoke_established", True, place, place + 3)


def _played_on_by_all(story: Story) -> bool:
    return bool(story.has("next") and story.has("all_four"))


def _winners(story: Story, act: int, culprit: int | None) -> None:
    """Who won the revoke trick, and what the offending side won later."""
    decided = False
    later = False
    for place, token in enumerate(story.tokens):
        symbol = token.symbol
        if place <= act and symbol != "win":
            continue
        if symbol in ("after", "again") and decided:
            later = True
        if symbol == "later_tricks":
            _later(story, place, culprit)
            continue
        if symbol == "no_more":
            if not asked_about(story, place):
                _none_later(story, place, culprit)
            continue
        if symbol != "win" or place < act - 4 or (asked_about(story, place) and _counts(story, place)):
            continue
        who = doer(story, place)
        relation = story.roles.relation(who, culprit) if who is not None else None
        if who is None and story.tokens[act].symbol in ("ruff"):
            relation = "offender"
        if denied(story, place):
            continue
        behind = [entry.symbol for entry in story.tokens[place + 1 : place + 5]]
        if (listed := _listed(story, place)) is not None:
            if relation != "opponents":
                story.put("later_tricks_won", min(listed, 12), place, place + 2)
            continue
        count = number_after(story, place, 3)
        before = [entry.symbol for entry in story.tokens[max(0, place - 3) : place]]
        if "after" in before or "still" in before or later or decided:
            if relation in ("offender", "partner") and not asked_about(story, place):
                value = count[0] if count else 2 if "several" in behind else 1
                story.put("later_tricks_won", min(value, 12), place, place + 4)
            continue
        if count and "trick" in behind and "director" in story.stream.present and count[0] < 4 and place > act + 6:
            continue
        if count and count[0] > 6:
            continue
        if relation and place > act - 4:
            decided = True
            story.put("trick_won_by", relation, max(0, place - 2), place + 2)
    _by_ruff(story, act, culprit)
    _overruffed(story, act, culprit)
    if (
        story.values.get("later_tricks_won") == 0
        and story.tokens[act].symbol == "ruff"
        and story.has("last", "last_trick", "high")
    ):
        story.put("trick_won_by", "offender", act, act + 1)


def _overruffed(story: Story, act: int, culprit: int | None) -> None:
    """A ruff over the revoke wins the trick."""
    for place in story.places("ruff"):
        if (
            "trick_won_by" in story.values
            or place <= act
            or not story.tokens[place].text.startswith(("over", "перебил"))
        ):
            continue
        who = doer(story, place)
        relation = story.roles.relation(who, culprit) if who is not None else None
        if relation:
            story.put("trick_won_by", relation, place, place + 1)


def _counts(story: Story, place: int) -> bool:
    """Whether the question around a verb asks for a number."""
    symbols = {story.tokens[number].symbol for number in sentence(story, place)}
    return bool(symbols & {"how_many", "or_word", "take_back"}) or number_after(story, place, 2) is not None


def _listed(story: Story, place: int) -> int | None:
    """How many tricks are listed by their numbers behind a verb."""
    listed = 0
    for number in range(place + 1, min(len(story.tokens), place + 16)):
        symbol = story.tokens[number].symbol
        if symbol[:4] in ("tric", "ord_", "num_") and symbol != "trick":
            listed += 1
        elif symbol not in (",", "trick"):
            break
    first_symbol = story.tokens[place + 1].symbol if place + 1 < len(story.tokens) else ""
    return listed if listed and first_symbol[:4] in ("tric", "ord_") and first_symbol != "trick" else None


def _by_ruff(story: Story, act: int, culprit: int | None) -> None:
    """A side 'won the trick' told by the place of the winning hand, such as 'взяли рукой'."""
    if "trick_won_by" in story.values or culprit is None:
        return
    for place in story.places("table_hand"):
        if story.tokens[place - 1].symbol == "win" and story.tokens[culprit].symbol in ("declarer", "i"):
            story.put("trick_won_by", "partner", place - 1, place + 1)


def _later(story: Story, place: int, culprit: int | None) -> None:
    if asked_about(story, place) and story.has("hypothetical"):
        return
    who = doer(story, place)
    relation = story.roles.relation(who, culprit) if who is not None else "partner"
    if who is not None and story.tokens[who].symbol in ("they", "he", "opp") and relation is None:
        relation = "partner"
    if relation == "opponents" or denied(story, place):
        return
    near = number_after(story, place, 2)
    before = story.tokens[place - 1] if place else None
    value = near[0] if near else None
    if value is None and before is not None and (counted := number_of(before)) and before.symbol[:3] in ("num", "ran"):
        value = counted
    words = story.tokens[place].text.casefold()
    if value is None:
        value = 1 if words.startswith(("trick later", "later trick", "trick after")) else 2
    story.put("later_tricks_won", min(value, 12), place, place + 2)


def _none_later(story: Story, place: int, culprit: int | None) -> None:
    who = doer(story, place)
    relation = story.roles.relation(who, culprit) if who is not None else "partner"
    if relation != "opponents":
        story.put("later_tricks_won", 0, place, place + 1)


def _since(story: Story, act: int, culprit: int | None) -> None:
    """What has happened since the revoke."""
    if "since_revoke" in story.values or "established" in story.values:
        return
    for place in story.places("established"):
        if not denied(story, place) and not asked_about(story, place):
            story.put("established", True, place, place + 1)
            return
    if story.has("not_established"):
        place = story.places("not_established")[0]
        story.put("established", False, place, place + 1)
        return
    if story.has("not_next"):
        place = story.places("not_next")[0]
        story.put("since_revoke", "nothing", place, place + 1)
        return
    for place in story.places("lead_next"):
        if denied(story, place) or (place < act and story.tokens[act].symbol != "revoke"):
            continue
        who = doer(story, place)
        relation = story.roles.relation(who, culprit) if who is not None else "offender"
        if relation == "opponents":
            story.put("since_revoke", "opponents_played_on", place, place + 1)
        elif relation:
            story.put("since_revoke", "own_side_played_on", place, place + 1)
        return
    if _claimed(story, culprit):
        return
    if story.values.get("won_with_playable_card"):
        story.put("later_tricks_won", 1, act, act + 1)
    over = ("play_over", "next_board", "round_end", "cards_returned", "no_more", "later_tricks")
    if "later_tricks_won" in story.values or story.has(*over):
        place = (story.places(*over) or [act])[0]
        story.put("established", True, place, place + 1)


def _claimed(story: Story, culprit: int | None) -> bool:
    for place in story.places("claim"):
        who = doer(story, place)
        relation = story.roles.relation(who, culprit) if who is not None else None
        if relation is None and culprit is not None and story.tokens[culprit].symbol in _DEFENDING:
            relation = "opponents"
        if relation == "opponents":
            story.put("since_revoke", "opponents_claimed", place, place + 1)
            return True
        if relation:
            story.put("since_revoke", "own_side_claimed", place, place + 1)
            return True
    return False


def _attention(story: Story, culprit: int | None) -> None:
    if story.has("next_board"):
        place = story.places("next_board")[0]
        calling = story.places("called_next", "pass", "opened", "said", "a_call", "bid_word")
        if near := [number for number in calling if abs(number - place) <= 8]:
            who = doer(story, near[-1])
            relation = story.roles.relation(who, culprit) if who is not None else None
            if relation == "opponents" or (
                who is not None and story.tokens[who].symbol in ("i", "we") and relation is None
            ):
                story.put("attention_when", "non_offenders_called_next_board", place, near[-1] + 1)
    if story.has("round_end") and not story.has("round_not_over"):
        place = story.places("round_end")[0]
        story.put("attention_when", "after_round", place, place + 1)
    if story.has("cards_returned"):
        place = story.places("cards_returned")[0]
        story.put("all_hands_returned", True, place, place + 1)
