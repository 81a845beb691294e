"""Facts that a story tells both ways: they are not used, both sayings are named, and the fact is asked for."""

from dataclasses import dataclass

from laws.reading.concepts import Compile, Term, look, terms
from laws.reading.events import asked_about, denied
from laws.reading.facts import Story
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found
from laws.reading.result import Conflict
from laws.reading.tokens import number_of

_LEFT = frozenset({"kept", "last"})
_PLAYING = frozenset({"play", "contract", "declarer", "against_word", "disagree"})
"""What stands before the call that is the contract."""


@dataclass(frozen=True)
class Clash:
    """A fact with the two ways of telling it that cannot both hold."""

    fact: str
    one: tuple[Term, ...]
    other: tuple[Term, ...]
    without: tuple[Term, ...]


class ConflictFinder:
    """Finds what a story tells both ways.

    Args:
        entries: the tables of conflicts.toml.
    """

    def __init__(self, entries: object, compile_: Compile, known: set[str]) -> None:
        if not isinstance(entries, list):
            raise LexiconError("conflicts.toml: [[conflict]] is expected")
        self._clashes: dict[str, list[Clash]] = {}
        for number, entry in enumerate(entries, start=1):
            where = f"conflicts.toml: conflict {number}"
            if not {"fact", "for", "one", "other"} <= set(entry):
                raise LexiconError(f"{where} needs fact, for, one and other")
            sides = (terms(entry.get(name, ()), compile_, where, known) for name in ("one", "other", "not"))
            clash = Clash(str(entry["fact"]), *sides)
            for situation in entry["for"]:
                self._clashes.setdefault(situation, []).append(clash)

    def __call__(self, situation: str, story: Story) -> tuple[Conflict, ...]:
        """The conflicts of a story; the facts concerned are dropped from it."""
        found: list[Conflict] = []
        for clash in self._clashes.get(situation, ()):
            if any(look(term, story.stream, story.concepts) for term in clash.without):
                continue
            pair = _pair(clash, story)
            if pair:
                found.append(Conflict(clash.fact, _words(story, pair[0]), _words(story, pair[1])))
        if situation == "claim" and (more := _more_than_left(story)):
            found.append(more)
        found += _ruffed_at_notrump(story)
        story.drop(*(conflict.fact for conflict in found if conflict.fact != "contract"))
        return tuple(found)


def _pair(clash: Clash, story: Story) -> tuple[Found, Found] | None:
    ones = [hit for term in clash.one if (hit := look(term, story.stream, story.concepts))]
    others = [hit for term in clash.other if (hit := look(term, story.stream, story.concepts))]
    for one in ones:
        for other in others:
            persons = _person(story, one), _person(story, other)
            same = None in persons or persons[0] == persons[1]
            if same and not any(asked_about(story, hit.start) for hit in (one, other)):
                return one, other
    return None


def _person(story: Story, found: Found) -> str | None:
    place = found.captured.get("who")
    return story.tokens[place].symbol if place is not None else None


def _words(story: Story, found: Found) -> str:
    return story.text[story.tokens[found.start].start : story.tokens[found.end - 1].end]


def _more_than_left(story: Story) -> Conflict | None:
    """More tricks are claimed than cards are left."""
    claimed = story.values.get("claimed_tricks")
    if not isinstance(claimed, int):
        return None
    for place in story.places("a_card", "trick"):
        beside = range(max(0, place - 2), min(len(story.tokens), place + 3))
        left = any(story.tokens[number].symbol in _LEFT for number in beside)
        count = number_of(story.tokens[place - 1]) if place else None
        if left and count is not None and count < claimed:
            told = story.text[story.tokens[place - 1].start : story.tokens[place].end]
            return Conflict("claimed_tricks", story.evidence.get("claimed_tricks", str(claimed)), told)
    return None


def _ruffed_at_notrump(story: Story) -> list[Conflict]:
    """A trick is ruffed though the contract, told by calls in notrump alone, has no trumps."""
    if not story.has("ruff"):
        return []
    calls = story.places("call_")
    played = [place for place in calls if place and story.tokens[place - 1].symbol in _PLAYING]
    if not (story.roles.contract or played) or any(story.tokens[place].value[1:2] != "N" for place in calls):
        return []
    for place in story.places("ruff"):
        if calls and not denied(story, place) and not asked_about(story, place):
            call = (played or calls)[0]
            return [Conflict("contract", story.tokens[call].text, story.tokens[place].text)]
    return []
