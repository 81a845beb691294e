"""The reader: text in, reading out."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from types import MappingProxyType

from laws.reading import turns
from laws.reading.auctions import computed
from laws.reading.candidates import Ranker, Ranking
from laws.reading.concepts import Concepts
from laws.reading.conflicts import ConflictFinder
from laws.reading.deductions import DEDUCTIONS
from laws.reading.doubts import Doubts
from laws.reading.facts import FactReader, Story
from laws.reading.intent import Asked, asked
from laws.reading.learned import Weights
from laws.reading.lexicon import ROOT, LexiconError, load_words, read_toml
from laws.reading.on_demand import FactsOnDemand
from laws.reading.patterns import Compiler, Found, PatternError, Stream
from laws.reading.result import Facts, Language, Reading
from laws.reading.roles import Casting
from laws.reading.rulings import Given, RulingReader
from laws.reading.seconds import SecondFinder
from laws.reading.sections import SectionFinder
from laws.reading.threads import first_post, stories
from laws.reading.tokenizer import Tokenizer
from laws.reading.tokens import Token, Tokens
from laws.reading.told import ToldFacts

_WRITTEN_BY_CODE = frozenset({"holding", "percent", "points", "ns", "ew", ",", "?"})
_COMPUTED = ("low_over", "led_not_winner", "seat_skipped", *turns.CONCEPTS)
_TRACED = 60
_STORY_ALONE, _STORY_SCORE = 0.5, 3.0
"""Probability and score from which a story is understood without the ruling that it tells."""
_TWO_IN_ONE = ("revoked_again", "second_revoke", "other_side_revoked")
"""Facts of one ruling on two revokes, which are then not two matters."""


class Reader:
    """Reads what people write about something that happened at a bridge table.

    Deterministic, without a network; made once by `load` and then shared.
    """

    def __init__(self, root: Path, weights: Weights, told: ToldFacts | None) -> None:
        words = load_words(root)
        classes = {
            name: tuple(map(str, members))
            for name, members in read_toml(root / "classes.toml").items()
            if isinstance(members, list)
        }
        compile_ = self.compiler = Compiler(words.lexemes | _WRITTEN_BY_CODE, classes)
        self.tokenizer = Tokenizer(words)
        self.concepts = Concepts(read_toml(root / "concepts.toml"), compile_, _COMPUTED)
        names = self.concepts.names
        situations = read_toml(root / "situations.toml")
        self.ranker = Ranker(situations, compile_, names, words.stems, weights)
        self.sections = SectionFinder(self.ranker.profiles, read_toml(root / "sections.toml"), compile_, names, weights)
        files = {path.name: read_toml(path) for path in sorted((root / "facts").glob("*.toml"))}
        self._seconds = SecondFinder(read_toml(root / "seconds.toml"), compile_, names)
        self._rulings = RulingReader(read_toml(root / "rulings.toml").get("ruling"), compile_)
        conflicting = ConflictFinder(read_toml(root / "conflicts.toml").get("conflict"), compile_, names)
        doubts = Doubts(read_toml(root / "doubts.toml").get("doubt"), compile_, names)
        self._facts = FactReader(files, compile_, names, DEDUCTIONS, conflicting, doubts, told)
        try:
            cast = {
                name: tuple(compile_(str(entry)) for entry in entries)
                for name, entries in read_toml(root / "roles.toml").items()
                if isinstance(entries, list)
            }
        except PatternError as error:
            raise LexiconError(f"roles.toml: {error}") from None
        self._casting = Casting(cast)

    @classmethod
    def load(cls, root: Path = ROOT, weights: Path | None = None, *, told: bool = True) -> "Reader":
        """The reader with the lexicon below `root`.

        Args:
            told: whether the models of facts are asked, too.

        Raises:
            LexiconError: a file or entry of the lexicon is broken; the message names it.
        """
        here = Path(__file__)
        models = ToldFacts.load(here.with_name("facts.jsonl")) if told else None
        return cls(root, Weights.load(weights or here.with_name("weights.json")), models)

    @property
    def calibration(self) -> tuple[float, float, float, float]:
        """How sure whole answers are (see laws.relevance)."""
        return self.ranker.weights.answer

    def read(self, text: str, *, lang: Language | None = None) -> Reading:
        """Understand a text.

        Args:
            text: any text; what is beyond 6,000 characters is not read.
            lang: the language to assume where the text has no words of either.

        Of a thread the first post is read; of two stories in one text the first is, and the second one is named with it.
        """
        post = first_post(text)
        told = stories(post)
        if told is not None:
            first, other = (self._understood(part, lang) for part in told)
            if _is_story(first) and _is_story(other):
                return replace(first, text=self.tokenizer(text, lang).text, second=other.situation)
        return self._understood(post, lang)

    def studied(self, text: str, situation: str) -> Story:
        """A text read as one of a known situation, with all that the models look at; what training needs."""
        tokens = self.tokenizer(text)
        stream, concepts = self._heard(tokens.tokens, tokens.text)
        seen = self.ranker.seen(stream, concepts, tokens.words)
        roles = self._casting(stream, tokens.tokens)
        story = Story(tokens.text, tokens.tokens, stream, concepts, roles, seen=seen)
        self._facts.read(situation, story)
        return story

    def _understood(self, text: str, lang: Language | None) -> Reading:
        """One story, or one question."""
        tokens = self.tokenizer(text, lang)
        stream, concepts = self._heard(tokens.tokens, tokens.text)
        given = self._rulings(tokens.text, tokens.tokens, stream)
        ranking = self._ranked(tokens, stream, concepts, given)
        question = asked(tokens.text, stream, tokens.tokens, ranking, given.claims)
        roles = self._casting(stream, tokens.tokens)

        def facts_of(situation: str) -> Facts:
            story = Story(tokens.text, tokens.tokens, stream, concepts, roles, seen=ranking.seen)
            return self._facts.read(situation, story)

        facts = FactsOnDemand([candidate.situation for candidate in ranking.candidates], facts_of)
        span = range(given.start, given.end) if given.claims else range(0)
        second = self._seconds(stream, concepts, ranking.candidates[0].situation, span)
        return self._reading(tokens, stream, concepts, ranking, question, facts, second)

    def _heard(self, tokens: Sequence[Token], text: str) -> tuple[Stream, Mapping[str, Found]]:
        """Tokens as a stream for patterns, and the concepts in it."""
        stream = self.compiler.stream([token.symbol for token in tokens])
        told = {**computed(tokens, stream, text), **turns.computed(tokens)}
        return stream, self.concepts.find(stream, told)

    def _ranked(self, tokens: Tokens, stream: Stream, concepts: Mapping[str, Found], given: Given) -> Ranking:
        """The situations of a story; one ruled to be a lost board is read without that ruling, where enough is left."""
        ranking = self.ranker.rank(stream, concepts, tokens.words)
        if "board" not in given.claims or ranking.candidates[0].situation != "artificial_score":
            return ranking
        kept = (*tokens.tokens[: given.start], *tokens.tokens[given.end :])
        told, named = self._heard(kept, tokens.text)
        first, last = tokens.tokens[given.start].start, tokens.tokens[given.end - 1].end
        words = self.tokenizer(tokens.text[:first] + tokens.text[last:], tokens.lang).words
        without = self.ranker.rank(told, named, words)
        best = without.candidates[0]
        return without if best.probability >= _STORY_ALONE and without.scores[0][1] >= _STORY_SCORE else ranking

    def _reading(
        self,
        tokens: Tokens,
        stream: Stream,
        concepts: Mapping[str, Found],
        ranking: Ranking,
        question: Asked,
        facts: Mapping[str, Facts],
        second: str | None,
    ) -> Reading:
        best = ranking.candidates[0].situation
        own = facts[best]
        silent = question.intent == "none"
        confidence = ranking.confidence * (0.3 if silent else 1.0) * (1 - 0.3 * tokens.unknown) * (1 - own.doubt)
        scores = dict(ranking.scores)
        second = second or next(
            (
                candidate.situation
                for candidate in ranking.candidates[1:]
                if candidate.probability > 0.2 and scores[candidate.situation] > 4
            ),
            None,
        )
        if second == best and any(own.values.get(fact) not in (None, False, "none") for fact in _TWO_IN_ONE):
            second = None
        return Reading(
            text=tokens.text,
            lang=tokens.lang,
            edition=question.edition,
            editions=question.editions,
            intent=question.intent,
            candidates=ranking.candidates,
            sections=self.sections.find(stream, concepts, ranking, question.numbers, own.values),
            facts=own.values,
            evidence=own.evidence,
            claimed=MappingProxyType(dict(question.claimed)),
            second=second,
            conflicts=own.conflicts,
            confidence=round(confidence, 4),
            trace=MappingProxyType(
                {
                    "tokens": tuple((token.text, token.symbol) for token in tokens.tokens[:_TRACED]),
                    "concepts": tuple(concepts),
                    "scores": ranking.scores,
                    "cues": {name: ranking.cues.get(name, ()) for name, _ in ranking.scores},
                    "spelling": tokens.mode,
                    "unknown": round(tokens.unknown, 3),
                }
            ),
            all_facts=facts,
        )


def _is_story(reading: Reading) -> bool:
    """Whether a part of a text tells something that can be ruled on by itself."""
    scores = reading.trace["scores"]
    best = scores[0][1] if isinstance(scores, tuple) else 0.0
    asks = reading.intent in ("ruling", "check")
    return asks and reading.candidates[0].probability >= _STORY_ALONE and best >= _STORY_SCORE
