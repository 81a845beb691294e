"""A kept ruling told again in either language, from its facts."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cogs.journal.entry import Draft, searchable
from cogs.render import verdicts
from cogs.render.desk import title_of, titled
from engine.decide import Decision, decide
from engine.edition import Edition
from engine.errors import FactsError
from engine.facts import check
from engine.situations import Register
from laws.book import Book, Section
from laws.questions import stated
from laws.relevance import named_laws
from laws.wording import LANGUAGES, Catalogue, Language


@dataclass(frozen=True)
class Account:
    """What an entry says in a language.

    Attributes:
        title: what kind of case it was.
        verdict: as the rules core gives it now; where that cannot be, as it was read.
        changed: the core would give another outcome now, or none.
        facts: name and value of each.
        sections: those of the book that are cited.
    """

    title: str
    verdict: str
    changed: bool
    facts: tuple[tuple[str, str], ...] = ()
    options: tuple[verdicts.Line, ...] = ()
    judgements: tuple[verdicts.Line, ...] = ()
    steps: tuple[verdicts.Line, ...] = ()
    notes: tuple[str, ...] = ()
    sections: tuple[Section, ...] = ()


class Accounts:
    """Rules on cases for the journal and tells entries again."""

    def __init__(self, register: Register, book: Book, words: Mapping[Language, Catalogue]) -> None:
        self._register = register
        self._book = book
        self._words = words

    def draft(
        self, situation: str, facts: Mapping[str, Any], edition: Edition, lang: Language, question: str = ""
    ) -> Draft | None:
        """A ruling as it is kept; None where the facts do not decide.

        Args:
            facts: those stated and those that regulations fix.
        """
        decision = self._decided(situation, facts, edition)
        if decision is None:
            return None
        return Draft(
            edition=edition,
            lang=lang,
            situation=situation,
            facts=dict(facts),
            laws=named_laws(decision),
            verdict=self._verdict(decision, self._words[lang]),
            outcome=outcome(decision),
            question=question,
        )

    def of(self, entry: Draft, lang: Language) -> Account:
        """An entry told in a language."""
        words = self._words[lang]
        known = entry.situation in self._register and titled(entry.situation, words)
        title = title_of(entry.situation, words) if known else entry.situation
        decision = self._decided(entry.situation, entry.facts, entry.edition)
        sections = [self._book.section(entry.edition, law) for law in entry.laws]
        told = Account(
            title=title,
            verdict=entry.verdict,
            changed=True,
            facts=tuple(self._facts(entry, words)) if known else (),
            sections=tuple(section for section in sections if section),
        )
        if decision is None or outcome(decision) != entry.outcome:
            return told
        return replace(
            told,
            verdict=self._verdict(decision, words),
            changed=False,
            options=verdicts.options(decision.outcome.options or (), words),
            judgements=verdicts.judgements(decision, words),
            steps=verdicts.steps(decision, words),
            notes=tuple(verdicts.notes(decision, words)),
        )

    def searchable(self, entry: Draft) -> str:
        """What a search in an entry looks at, in both languages."""
        return searchable(entry, *self._names(entry))

    def _names(self, entry: Draft) -> Iterator[str]:
        for lang in LANGUAGES:
            told = self.of(entry, lang)
            yield from (told.title, told.verdict)

    def _facts(self, entry: Draft, words: Catalogue) -> Iterator[tuple[str, str]]:
        """Name and value of each fact; facts that this version does not take stay as they are."""
        spec = self._register[entry.situation]
        try:
            check(spec.model, entry.facts)
        except FactsError:
            yield from ((name, str(value)) for name, value in entry.facts.items())
        else:
            yield from ((name, value) for _, name, value in stated(entry.facts, spec, words))

    def _verdict(self, decision: Decision, words: Catalogue) -> str:
        """The outcome in a sentence, or where a judgement is left each with its condition."""
        if len(decision.branches) == 1:
            return verdicts.verdict(decision, words)
        told = verdicts.branches(decision, self._register[decision.situation], words)
        return " ".join(words.say("answer-if", when=when, verdict=verdict) for when, verdict in told)

    def _decided(self, situation: str, facts: Mapping[str, Any], edition: Edition) -> Decision | None:
        if situation not in self._register:
            return None
        try:
            decision = decide(self._register[situation], facts, edition)
        except FactsError:
            return None
        return decision if decision.decided and decision.branches else None


def outcome(decision: Decision) -> dict[str, Any]:
    """The fields of an outcome that are asserted, as plain values without texts."""
    found = decision.outcome
    fields = found.model_dump(mode="json", by_alias=True, exclude_none=True, exclude={"options"})
    if found.options is not None:
        told = {"by", "code", "effect", "law"}
        fields["options"] = [option.model_dump(mode="json", include=told) for option in found.options]
    return fields
