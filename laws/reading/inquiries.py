"""Facts of questions about a possible revoke and of looks at quitted tricks (Laws 61, 65, 66)."""

import re
from typing import Final

from laws.reading.events import asked_about, denied, doer, first, sentence
from laws.reading.facts import Story
from laws.reading.narrative import people as actors
from laws.reading.narrative import subject
from laws.reading.revoke_order import OVER, time_passed
from laws.reading.revoke_tricks import tricks
from laws.reading.roles import is_person

_ROLES: Final = ("declarer", "dummy", "defender")
_OBJECT: Final = re.compile(r"(?:у )?(?:\w+(?:ого|его|ому|ему|ую|юю|ых|их|ым|им)|парт(?:нер)?[ау]|болван[ау]|стол[ау])")
"""Russian forms of a person who is asked, and asks nothing."""


def inquiry(story: Story) -> None:
    """Who asked whom about a possible revoke."""
    asking = first(story, "ask", "having_none")
    if asking is None or {"dummy_lost_rights", "inquirer", "asked"} <= set(story.values):
        return
    who = _asker(story, asking)
    person = _own_role(story, who) if who is not None else None
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
    asked = _asked(story, asking, inquirer, people, mine=person == "i" or inquirer == story.roles.me)
    if asked == inquirer:
        inquirer = _other_asker(story, people, asked)
    if inquirer is not None:
        story.put("inquirer", inquirer, who or asking, asking + 1)
    if asked:
        story.put("asked", asked, asking, asking + 2)
    for place in story.places("had_suit", "revoke"):
        named = story.tokens[place].symbol == "revoke" and subject(story, place) is None
        if not named and not asked_about(story, place) and not denied(story, place):
            story.put("revoke_found", True, place, place + 1)
            questioned = next((who for who in actors(story, asking, place) if who != asking), None)
            if questioned is not None:
                tricks(story, place, questioned)
            break
    _found_later(story, asking)
    if _in_general(story, asking):
        story.put("revoke_found", False, asking, asking + 1)


def _in_general(story: Story, asking: int) -> bool:
    """Whether it is only asked whether one may ask ('may dummy ask a defender?'): nothing has happened."""
    span = sentence(story, asking)
    allowed = first(story, "is_allowed", "right_to", start=span.start)
    told = story.has("ruff", "discard", "not_follow", "revoke", "shown_again", "no_pause")
    return allowed is not None and allowed < asking and not told and span.start == 0 and len(story.places("ask")) < 2


def _asker(story: Story, asking: int) -> int | None:
    """The person who asks; whom the verb has as its object was asked."""
    symbols = [token.symbol for token in story.tokens]
    if (quoted := _asks_behind(story, asking)) is not None:
        return quoted
    if symbols[max(0, asking - 2) : asking] == ["dummy", ","]:
        return asking - 2
    if asking > 1 and symbols[asking - 2] == "said" and is_person(symbols[asking - 1]):
        return subject(story, asking - 2)
    who = subject(story, asking)
    if who is not None and who > asking:
        before = _introduced(story, asking)
        who = before if before is not None else None if _object(story, who) else who
    if who is None:
        who = doer(story, asking)
        asked = who is not None and (_object(story, who) or (who > asking and story.tokens[who].text.isascii()))
        who = None if asked else who
    return who if who is not None else _first_named(story, asking)


def _object(story: Story, place: int) -> bool:
    """Whether a person stands in a Russian case in which nobody acts."""
    return bool(_OBJECT.fullmatch(story.tokens[place].text.casefold()))


def _first_named(story: Story, asking: int) -> int | None:
    """The first who acts in the sentence of the question, in front of it."""
    found = actors(story, sentence(story, asking).start, asking)
    return next((place for place in found if not _object(story, place) and story.tokens[place].symbol != "he"), None)


def _own_role(story: Story, who: int) -> str:
    """What somebody is called; the teller by the role that he tells right beside ('as dummy I', 'I, declarer, ask')."""
    symbols = [token.symbol for token in story.tokens]
    if symbols[who] != "i":
        return symbols[who]
    if who and symbols[who - 1] in _ROLES and (who < 2 or symbols[who - 2] in (".", "?", ",")):
        return symbols[who - 1]
    behind = symbols[who + 1 : who + 3]
    return next((symbol for symbol in behind[: 2 if behind[:1] == [","] else 1] if symbol in _ROLES), "i")


def _other_asker(story: Story, people: set[str], asked: str) -> str | None:
    """Who asked, where the one first thought of was asked: nobody asks himself."""
    if asked == "declarer" and people & {"dummy", "table_hand"}:
        return "dummy"
    if story.roles.me in _ROLES and story.roles.me != asked:
        return story.roles.me
    if asked == "declarer":
        return "defender" if "defender" in people else None
    return "declarer" if asked == "dummy" and "declarer" in people else None


def _asks_behind(story: Story, asking: int) -> int | None:
    """Who asks what was quoted before ('"No clubs?" asks dummy')."""
    tokens = story.tokens
    if tokens[asking].symbol == "having_none":
        for number in range(asking + 2, min(len(tokens) - 2, asking + 8)):
            if tokens[number].symbol == "said" and tokens[number - 1].symbol in (",", "?"):
                who = number + (2 if tokens[number + 1].symbol == "i" else 1)
                return who if tokens[who].symbol in _ROLES else None
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
        if story.tokens[place].symbol in ("i", "table_hand", *_ROLES) and not _object(story, place)
    ]
    return told[0] if told else None


def _found_later(story: Story, asking: int) -> None:
    """Whether the revoke came out only after play had gone on."""
    over = [place for place in story.places(*OVER) if place > asking]
    place = over[0] if over else time_passed(story, asking)
    if place is not None and story.values.get("revoke_found") is not False:
        story.put("established", True, place, place + 2)


def _asked(story: Story, asking: int, inquirer: str, people: set[str], *, mine: bool) -> str | None:
    """Who was asked; `mine` says that the teller asked, so that his partner is the inquirer's."""
    near = [token.symbol for token in story.tokens[asking + 1 : asking + 5]]
    near = near[: near.index(",")] if "," in near else near
    if asking and story.tokens[asking].symbol == "having_none" and is_person(story.tokens[asking - 1].symbol):
        near = [story.tokens[asking - 1].symbol]
    if "he" in near[:1]:
        others = [
            place for place in actors(story, 0, asking) if story.tokens[place].symbol not in ("i", "he", inquirer)
        ]
        near[0] = story.tokens[others[-1]].symbol if others else "he"
    if near[:1] == ["i"] and (own := _own_role(story, asking + 1)) in _ROLES:
        near[0] = own
    if near[:2] == ["i", "partner"] and not mine and inquirer in ("declarer", "dummy"):
        return "opponent_defender"
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
    if inquirer == "dummy" and _acted_before(story, asking) in ("declarer", "partner" if mine else "declarer"):
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
    found = [first(story, symbol) for symbol in ("shown_again", "exposed", "last_trick", "quitted", "saw", "ask")]
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
        return
    symbol = story.tokens[who].symbol
    requester = {"dummy": "dummy", "declarer": "declarer", "defender": "defender"}.get(symbol)
    if symbol in ("i", "partner") and story.tokens[who + 1 : who + 2] and story.tokens[who + 1].symbol == "defender":
        requester = "defender"
    elif symbol in ("i", "partner") and story.roles.me in ("declarer", "defender", "dummy"):
        requester = story.roles.me
    if requester:
        story.put("requester", requester, who, looking + 1)
