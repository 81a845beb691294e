"""Facts of a situation from a text: rules of the lexicon first, then what needs arithmetic or a second look."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from laws.reading.concepts import Compile, Condition, Term, condition
from laws.reading.lexicon import LexiconError
from laws.reading.patterns import Found, Stream
from laws.reading.result import Conflict, Facts, Value
from laws.reading.roles import Roles, is_person
from laws.reading.supposed import TOLD_ONLY, supposed
from laws.reading.tokens import Token, number_of

SIGNS: Final = frozenset({".", ",", "?"})


@dataclass
class Story:
    """A text on the way to its facts: tokens, concepts, cast, and the facts found so far."""

    text: str
    tokens: Sequence[Token]
    stream: Stream
    concepts: Mapping[str, Found]
    roles: Roles
    values: dict[str, Value] = field(default_factory=dict)
    evidence: dict[str, str] = field(default_factory=dict)
    doubt: float = 0.0
    used: set[int] = field(default_factory=set)
    seen: tuple[str, ...] = ()
    """What the models look at; empty where they are not to be asked."""

    def put(self, fact: str, value: Value, start: int, end: int) -> None:
        """Note a fact with the tokens it came from; the first value of a fact stays."""
        if value is None or fact in self.values:
            return
        if fact in TOLD_ONLY and supposed(self.tokens, start, end):
            return
        self.values[fact] = value
        end = max(start + 1, end)
        if start < len(self.tokens):
            self.used.update(range(start, min(end, len(self.tokens))))
            last = self.tokens[min(end, len(self.tokens)) - 1]
            self.evidence[fact] = self.text[self.tokens[start].start : last.end]

    def unsure(self, doubt: float) -> None:
        """Note that a fact was inferred with so much doubt (0 to 1)."""
        self.doubt = max(self.doubt, doubt)

    def drop(self, *facts: str) -> None:
        """Take back facts that turned out to be something else."""
        for fact in facts:
            self.values.pop(fact, None)
            self.evidence.pop(fact, None)

    def explained(self) -> float:
        """The share of the words that facts were read from."""
        words = {number for number, token in enumerate(self.tokens) if token.symbol not in SIGNS}
        return len(words & self.used) / len(words) if words else 0.0

    def places(self, *symbols: str) -> list[int]:
        """Tokens with one of these symbols (or of a kind, written 'call_')."""
        kinds = tuple(symbol for symbol in symbols if symbol.endswith("_"))
        return [
            number
            for number, token in enumerate(self.tokens)
            if token.symbol in symbols or (kinds and token.symbol.startswith(kinds))
        ]

    def has(self, *symbols: str) -> bool:
        """Whether the text has one of these words."""
        return not self.stream.present.isdisjoint(symbols)


@dataclass(frozen=True)
class Rule:
    """A rule of the lexicon: where its condition holds, these facts are stated. '$name' stands for a captured token."""

    situations: frozenset[str]
    sets: tuple[tuple[str, Value], ...]
    condition: Condition


Deduction = Callable[[Story], None]


class FactReader:
    """Reads the facts of a situation.

    Args:
        files: name -> tables of a rules file, each with a list `rule`.
        deductions: situation -> functions that add facts after the rules.
        conflicting: finds, and takes out of the story, what it tells in two ways.
        doubts: finds what it mentions without a value having been read.
        told: the models of facts; None to read by the rules alone.
    """

    def __init__(
        self,
        files: Mapping[str, Mapping[str, object]],
        compile_: Compile,
        known: set[str],
        deductions: Mapping[str, Sequence[Deduction]],
        conflicting: Callable[[str, Story], tuple[Conflict, ...]],
        doubts: Callable[[str, Story], frozenset[str]],
        told: Callable[[str, Story], frozenset[str]] | None = None,
    ) -> None:
        self._told = told
        self._conflicting = conflicting
        self._doubts = doubts
        self._deductions = deductions
        self._rules: dict[str, list[Rule]] = {}
        self._by_term: dict[str, dict[Term, list[int]]] = {}
        for name, tables in files.items():
            entries = tables.get("rule", ())
            if not isinstance(entries, list):
                raise LexiconError(f"{name}: [[rule]] is expected")
            for number, entry in enumerate(entries, start=1):
                where = f"{name}: rule {number}"
                if not {"for", "set", "any"} <= set(entry):
                    raise LexiconError(f"{where} needs for, set and any")
                rule = Rule(
                    frozenset(entry["for"]), tuple(entry["set"].items()), condition(entry, compile_, where, known)
                )
                for situation in rule.situations:
                    rules = self._rules.setdefault(situation, [])
                    for term in rule.condition.any:
                        self._by_term.setdefault(situation, {}).setdefault(term, []).append(len(rules))
                    rules.append(rule)

    def read(self, situation: str, story: Story) -> Facts:
        """The facts of one situation."""
        for rule in self._worth(situation, story):
            if all(fact in story.values for fact, _ in rule.sets):
                continue
            if found := rule.condition.find(story.stream, story.concepts):
                for fact, value in rule.sets:
                    start, end = found.start, found.end
                    if isinstance(value, str) and value.startswith("$"):
                        place = found.captured.get(value[1:])
                        if place is None:
                            continue
                        story.put(fact, coded(story, place, fact), start, end)
                    else:
                        story.put(fact, value, start, end)
        for deduce in self._deductions.get(situation, ()):
            deduce(story)
        learned = self._told(situation, story) if self._told else frozenset()
        conflicts = self._conflicting(situation, story)
        return Facts(
            MappingProxyType(dict(story.values)),
            MappingProxyType(dict(story.evidence)),
            conflicts,
            story.doubt,
            self._doubts(situation, story),
            round(story.explained(), 3),
            learned & story.values.keys(),
        )

    def _worth(self, situation: str, story: Story) -> list[Rule]:
        """The rules of a situation of which the text may hold a pattern, in their order."""
        by_term = self._by_term.get(situation, {})
        found = {
            number for term in (*story.stream.possible, *story.concepts) if term in by_term for number in by_term[term]
        }
        rules = self._rules.get(situation, [])
        return [rules[number] for number in sorted(found)]


def coded(story: Story, place: int, fact: str) -> Value:
    """The value that a captured token stands for."""
    token = story.tokens[place]
    kind = token.symbol.partition("_")[0]
    if is_person(token.symbol) or token.symbol in ("he", "table_hand"):
        return story.roles.player(place)
    if kind in ("call", "card", "suit"):
        return token.value or token.symbol.partition("_")[2]
    if token.symbol in ("pass", "dbl", "rdbl"):
        return {"pass": "P", "dbl": "X", "rdbl": "XX"}[token.symbol]
    if token.symbol == "notrump":
        return "N"
    if kind == "rank" and fact == "called_rank":
        return token.symbol[5:]
    return number_of(token)
