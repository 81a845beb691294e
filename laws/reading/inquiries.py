"""Facts of questions about a possible revoke and of looks at quitted tricks (Laws 61, 65, 66)."""

from laws.reading.events import asked_about, denied, doer, first, sentence
from laws.reading.facts import Story
from laws.reading.narrative import people as actors
from laws.reading.narrative import subject
from laws.reading.revoke_order import OVER, time_passed
from laws.reading.revoke_tricks import tricks
from laws.reading.roles import is_person


def inquiry(story: Story) -> None:
    """Who asked whom about a possible revoke."""
    asking = first(story, "ask", "having_none")
    if asking is None or {"dummy_lost_rights", "inquirer", "asked"} <= set(story.values):
        return
    who = subject(story, asking)
    if (quoted := _asks_behind(story, asking)) is not None:
        who = quoted
    elif who is not None and who > asking and (before := _introduced(story, asking)) is not None:
        who = before
    who = doer(story, asking) if who is None else who
    if [token.symbol for token in story.tokens[max(0, asking - 2) : asking]] == ["dummy", ","]:
        who = asking - 2
    person = story.tokens[who].symbol if who is not None else None
    people = {story.tokens[place].symbol for place in range(len(story.tokens))}
    inquirer = {"dummy": "dummy", "table_hand": "dummy", "declarer": "declarer", "defender": "defender"}.get(
        person or ""
    )
    if person in ("i", None) and story.roles.me in ("declarer", "dummy", "defender"):
        inquirer = story.roles.me
    partnered = person in ("i", "partner") and "partner" in people and not people & {"dummy"}
    if inquirer is None and partnered and (story.roles.me == "defender" or people & {"declarer", "defender"}):
        inquirer = "defender"
    if inquirer is None and partnered and story.roles.me != "declarer":
        inquirer = "defender"
    looks = _looks_at(story, asking)
    if inquirer is None and looks is not None:
        inquirer = looks
    if inquirer is None:
        return
    if who is not None and who == subject(story, asking) and person == inquirer:
        story.drop("inquirer", "asked")
    story.put("inquirer", inquirer, who or asking, asking + 1)
    asked = _asked(story, asking, inquirer, people)
    if asked:
        story.put("asked", asked, asking, asking + 2)
    for place in story.places("had_suit", "revoke"):
        if not asked_about(story, place) and not denied(story, place):
            story.put("revoke_found", True, place, place + 1)
            questioned = next((who for who in actors(story, asking, place) if who != asking), None)
            if questioned is not None:
                tricks(story, place, questioned)
            break
    _found_later(story, asking)
    if "revoke_found" not in story.values and story.has("is_allowed", "right_to"):
        story.put("revoke_found", False, asking, asking + 1)


def _asks_behind(story: Story, asking: int) -> int | None:
    """Who asks what was quoted before ('"No clubs?" asks dummy')."""
    tokens = story.tokens
    behind = asking + 1
    quoted = asking > 0 and story.text[: tokens[asking].start].rstrip()[-1:] in ('"', "'", "»", "”", "’")
    if not quoted or behind >= len(tokens) or tokens[asking].symbol != "ask":
        return None
    return behind if is_person(tokens[behind].symbol) or tokens[behind].symbol == "table_hand" else None


def _introduced(story: Story, asking: int) -> int | None:
    """The teller or a role with whom the sentence of the question begins; whom it names behind the verb was asked."""
    span = sentence(story, asking)
    told = [
        place
        for place in range(span.start, asking)
        if story.tokens[place].symbol in ("i", "declarer", "dummy", "defender")
    ]
    return told[0] if told else None


def _found_later(story: Story, asking: int) -> None:
    """Whether the revoke came out only after play had gone on."""
    over = [place for place in story.places(*OVER) if place > asking]
    place = over[0] if over else time_passed(story, asking)
    if place is not None and story.values.get("revoke_found") is not False:
        story.put("established", True, place, place + 2)


def _asked(story: Story, asking: int, inquirer: str, people: set[str]) -> str | None:
    near = [token.symbol for token in story.tokens[asking + 1 : asking + 5]]
    if "he" in near[:1] and (before := story.roles.antecedent(asking + 1)) is not None:
        near[0] = story.tokens[before].symbol
    if inquirer in ("dummy", "declarer") and _looks_at(story, asking) == inquirer:
        return "opponent_defender"
    for symbol in near:
        if symbol[:5] == "seat_" and inquirer in ("declarer", "dummy"):
            return "opponent_defender"
        if symbol == "declarer":
            return "declarer"
        if symbol == "dummy":
            return "dummy"
        if symbol in ("defender", "opp", "lho", "rho", "they"):
            return "partner_defender" if inquirer == "defender" and symbol == "defender" else "opponent_defender"
        if symbol == "partner":
            return {"declarer": "dummy", "dummy": "declarer", "defender": "partner_defender"}[inquirer]
    if inquirer == "dummy" and story.roles.me == "declarer":
        return "declarer"
    if inquirer == "defender" and "partner" in people:
        return "partner_defender"
    if inquirer == "dummy" and _acted_before(story, asking) == "declarer":
        return "declarer"
    if inquirer == "dummy" and people & {"defender", "opp"}:
        return "opponent_defender"
    return None


def _looks_at(story: Story, asking: int) -> str | None:
    """Declarer or dummy who looks at a defender and asks, as a sentence begins."""
    start = sentence(story, asking).start
    symbols = [token.symbol for token in story.tokens[start:asking]]
    for number, symbol in enumerate(symbols[:-2]):
        looks = symbol in ("dummy", "declarer") and symbols[number + 1] == "shown_again"
        if looks and symbols[number + 2] in ("lho", "rho", "opp", "defender"):
            return symbol
    return None


def _acted_before(story: Story, asking: int) -> str | None:
    """Who played the card that the question is about."""
    acts = [place for place in story.places("ruff", "discard", "not_follow", "play") if place < asking]
    who = subject(story, acts[-1]) if acts else None
    return story.tokens[who].symbol if who is not None else None


def inspection(story: Story) -> None:
    """Who wants to see a quitted trick."""
    found = [first(story, symbol) for symbol in ("shown_again", "exposed", "last_trick", "quitted")]
    looking = next((place for place in found if place is not None), None)
    if looking is None:
        return
    asking = first(story, "ask", "designate", "require")
    who = subject(story, looking)
    if who is None and asking is not None:
        who = subject(story, asking)
    who = doer(story, looking) if who is None else who
    if who is not None and story.tokens[who].symbol == "he":
        who = story.roles.antecedent(who)
    if who is None and story.roles.me in ("declarer", "defender", "dummy"):
        story.put("requester", story.roles.me, looking, looking + 1)
    if who is None:
        who = first(story, "declarer", "defender", "dummy")
    if who is None:
        return
    symbol = story.tokens[who].symbol
    requester = {"dummy": "dummy", "declarer": "declarer", "defender": "defender"}.get(symbol)
    if symbol in ("i", "partner") and story.tokens[who + 1 : who + 2] and story.tokens[who + 1].symbol == "defender":
        requester = "defender"
    elif symbol in ("i", "partner") and story.roles.me in ("declarer", "defender", "dummy"):
        requester = story.roles.me
    if requester:
        story.put("requester", requester, who, looking + 1)
