"""What a word of thought, a sigh or a cry was: how partner had information, what misled an opponent, what a spectator did."""

import re
from collections.abc import Sequence

from laws.reading.facts import Story
from laws.reading.tokens import Token

_THOUGHT = re.compile(r"(?:think|thought|дума|подума|dum|podum)\w*", re.IGNORECASE)
_ABOUT = frozenset(
    {
        "he",
        "i",
        "they",
        "natural",
        "artificial",
        "weak_two",
        "strong",
        "two_suiter",
        "transfer",
        "neg",
        "not_alerted",
        "is_allowed",
        "?",
    }
)
_SIGH = re.compile(r"(?:sigh|вздох|вздых|vzdoh|vzdokh|vzdyh)\w*", re.IGNORECASE)
_CRY = re.compile(r"(?:gasp|groan|sigh|whistl|ах|ох|ой|вздох|вздых|присвист|простон|akh|okh)\w*", re.IGNORECASE)
_MANNER = re.compile(r"(?:mannerism|slam|snap|bang|manner|шлепнул|стукнул)", re.IGNORECASE)
_SPOKEN = re.compile(
    r"(?:вслух|шепнул|said|told|tells|says|whisper|mutter|comment|remark|замечан|реплик|коммент)", re.IGNORECASE
)
_WORDS = frozenset({"said", "ask", "warn", "suggested_card"})
_TEMPO = ("hesitation", "slow", "minutes", "pause")


def source(story: Story) -> None:
    """Takes back a tempo that is an opinion ('I thought it natural') and tells a sigh from a remark."""
    if story.values.get("source") == "hesitation" and _only_opinions(story):
        story.drop("source")
    if story.values.get("source") == "remark" and (place := _only(story, _SIGH)) is not None:
        story.drop("source")
        story.put("source", "manner", place, place + 1)


def inference(story: Story) -> None:
    """Takes back a tempo that is an opinion, and tells the manner of a play from a gesture."""
    if story.values.get("inference_from") == "tempo" and _only_opinions(story):
        story.drop("inference_from")
    gestures = story.places("gesture")
    if story.values.get("inference_from") == "gesture" and all(_MANNER.match(story.tokens[at].text) for at in gestures):
        story.drop("inference_from")
        story.put("inference_from", "manner", gestures[0], gestures[0] + 1)


def reaction(story: Story) -> None:
    """A spectator who gasps has reacted, however loud it was; one who says something has done more than that."""
    act = story.values.get("spectator_act")
    if act == "reacts" and not story.has("gesture") and _only(story, _SPOKEN) is not None:
        story.drop("spectator_act")
    if act not in ("draws_attention", "disturbs") or story.has("revoke", "not_follow"):
        return
    place = _only(story, _CRY)
    if place is not None and not _WORDS & {token.symbol for token in story.tokens[max(0, place - 2) : place + 3]}:
        story.drop("spectator_act")
        story.put("spectator_act", "reacts", place, place + 1)


def _only(story: Story, form: re.Pattern[str]) -> int | None:
    """The first remark of a story all of whose remarks have such a form and in which nobody says a word."""
    places = story.places("remark")
    if not places or story.has("ask") or not all(form.match(story.tokens[place].text) for place in places):
        return None
    return places[0]


def _only_opinions(story: Story) -> bool:
    """Whether every word of tempo in a story says what somebody believed, or that he did not think."""
    places = story.places(*_TEMPO)
    return bool(places) and all(_opinion(story.tokens, place) for place in places)


def _opinion(tokens: Sequence[Token], place: int) -> bool:
    token = tokens[place]
    if token.symbol != "hesitation" or not _THOUGHT.fullmatch(token.text):
        return False
    before = tokens[place - 1].symbol if place else "."
    behind = tokens[place + 1].symbol if place + 1 < len(tokens) else "."
    sooner = tokens[place - 2].symbol if place > 1 else "."
    return before in ("i", "neg", "director") or (before == "_" and sooner == "i") or behind in _ABOUT
