"""The way of a question: text or facts in, an answer out. The same for Discord, the terminal and scripts."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from engine.assumptions import assumptions
from engine.decide import Decision, decide
from engine.edition import EDITIONS, LATEST, Edition
from engine.errors import FactsError
from engine.ruling import Message, message
from engine.situations import Register, SituationSpec
from laws.answers import Answer, Kind, Verdict
from laws.book import Book
from laws.errors import from_facts, user_error
from laws.questions import questions
from laws.reading import Reader, Reading
from laws.reading.result import Facts
from laws.regulations import Regulations
from laws.relevance import confidence, named_laws, told_first
from laws.verdicts import checked
from laws.whether import answered, checks
from laws.wording import Catalogue, Language

UNDERSTOOD = 0.4
"""Probability from which a reading is ruled on without asking whether it was meant."""


@dataclass(frozen=True)
class Counsel:
    """Answers questions; holds no state of its own.

    Attributes:
        words: the catalogue of each language.
    """

    register: Register
    book: Book
    reader: Reader
    words: Mapping[Language, Catalogue]
    regulations: Regulations
    default_edition: Edition = LATEST

    def ask(
        self,
        text: str,
        *,
        edition: Edition | None = None,
        lang: Language | None = None,
        facts: Mapping[str, Any] | None = None,
        situation: str | None = None,
    ) -> Answer:
        """Answer a question in words.

        Args:
            edition: wins over the edition named in the text, which wins over the default.
            lang: the language of the answer; None for that of the question.
            facts: answers already given; they win over what the text says.
            situation: the situation chosen where several were offered.

        Raises:
            UserError: an answer given is no fact of the situation, or outside its domain.
        """
        reading = self.reader.read(text, lang=lang)
        language: Language = lang or reading.lang
        chosen = edition or (Edition(reading.edition) if reading.edition else self.default_edition)
        situation = situation or self._understood(reading)
        if situation is None or situation not in self.register:
            return self._not_ruled(reading, language, chosen)
        known = self.register[situation].facts
        told = {name: value for name, value in reading.facts_for(situation).items() if name in known}
        given = {**told, **(facts or {})}
        answer = self._ruled(situation, given, chosen, language, reading)
        return replace(
            answer,
            question=text,
            evidence=reading.evidence,
            reply=(*answer.reply, *_told_twice(reading, situation)),
            second=reading.second,
            confidence=confidence(answer, reading, self.reader.calibration),
            alternatives=tuple(item.situation for item in reading.candidates[1:3] if item.situation in self.register),
        )

    def rule(
        self, situation: str, facts: Mapping[str, Any], *, edition: Edition | None = None, lang: Language = "en"
    ) -> Answer:
        """Answer from structured facts.

        Raises:
            UserError: the situation is unknown, or a fact is.
        """
        if situation not in self.register:
            raise user_error("unknown-situation", "situation", given=situation[:80])
        chosen = edition or self.default_edition
        try:
            decision = decide(self.register[situation], facts, chosen)
        except FactsError as error:
            raise from_facts(error) from None
        return self._answer(decision, facts, lang)

    def under(self, situation: str, facts: Mapping[str, Any]) -> tuple[Decision, ...]:
        """The same facts under all four editions; an edition in which they cannot hold is left out.

        Raises:
            UserError: a fact is unknown or outside its domain, or the facts hold in no edition.
        """
        spec = self.register[situation]
        found: list[Decision] = []
        problem: FactsError | None = None
        for edition in EDITIONS:
            try:
                found.append(decide(spec, {**self.regulations.facts(spec, edition), **facts}, edition))
            except FactsError as error:
                problem = error
        if problem and not found:
            raise from_facts(problem) from None
        return tuple(found)

    def _understood(self, reading: Reading) -> str | None:
        if reading.intent in ("none", "lookup", "term") or not reading.candidates:
            return None
        best = reading.candidates[0]
        return best.situation if best.probability >= UNDERSTOOD else None

    def _ruled(
        self, situation: str, given: dict[str, Any], edition: Edition, lang: Language, reading: Reading
    ) -> Answer:
        spec = self.register[situation]
        assumed = self.regulations.facts(spec, edition)
        read = reading.all_facts.get(situation, Facts())
        try:
            decision, given = decided(spec, assumed, given, edition, read)
        except FactsError as error:
            problem = from_facts(error)
            return Answer(
                kind="unclear",
                lang=lang,
                edition=edition,
                situation=situation,
                facts=given,
                reply=(message("answer-facts-clash"), problem.said),
                laws=tuple(section for section, _ in reading.sections[:3]),
            )
        answer = self._answer(decision, given, lang, reading.text)
        answer = replace(answer, laws=told_first(answer, reading))
        if reading.editions or reading.intent == "comparison":
            wanted = tuple(Edition(year) for year in reading.editions) or EDITIONS
            compared = tuple(item for item in self.under(situation, given) if item.edition in wanted)
            answer = replace(answer, comparison=compared)
        if reading.claimed:
            answer = replace(answer, verdict=_verdict(reading, decision, lang))
        return answer

    def _answer(self, decision: Decision, facts: Mapping[str, Any], lang: Language, question: str = "") -> Answer:
        spec = self.register[decision.situation]
        return Answer(
            kind=_kind(decision),
            lang=lang,
            edition=decision.edition,
            situation=decision.situation,
            laws=named_laws(decision),
            facts=dict(facts),
            missing=questions(decision, spec, self.words[lang], answered(question, decision, lang).when),
            decision=decision,
            assumed=assumptions(spec, decision),
            confidence=1.0,
        )

    def _not_ruled(self, reading: Reading, lang: Language, edition: Edition) -> Answer:
        known = tuple(item.situation for item in reading.candidates[:3] if item.situation in self.register)
        sections = tuple(section for section, _ in reading.sections[:5])
        offer = known if reading.intent != "none" else ()
        unclear = "answer-not-a-question" if reading.intent == "none" else "answer-kind-not-known"
        lookup = reading.intent in ("lookup", "term") and sections
        return Answer(
            kind="lookup" if lookup else "unclear",
            lang=lang,
            edition=edition,
            laws=sections,
            alternatives=offer,
            reply=() if lookup else (message("answer-did-you-mean" if offer else unclear),),
            question=reading.text,
            confidence=reading.confidence,
        )


def decided(
    spec: SituationSpec, assumed: Mapping[str, Any], given: dict[str, Any], edition: Edition, read: Facts
) -> tuple[Decision, dict[str, Any]]:
    """The decision, and the facts that it rests on: what the models read gives way where it cannot hold with the rest."""
    try:
        return decide(spec, {**assumed, **given}, edition, read.doubted), given
    except FactsError:
        kept = {name: value for name, value in given.items() if name not in read.learned or read.values[name] != value}
        if len(kept) == len(given):
            raise
        return decide(spec, {**assumed, **kept}, edition, read.doubted), kept


def _verdict(reading: Reading, decision: Decision, lang: Language) -> Verdict | None:
    """The verdict on a ruling told; where the outcome does not say, that on the words; none where nothing is open."""
    found = checked(reading.claimed, decision)
    said = checks(reading.text, decision, lang) if found == "open" else ""
    if said:
        return "right" if said == "yes" else "wrong"
    return None if found == "open" and not decision.questions and len(decision.branches) == 1 else found


CALCULATIONS = frozenset({"contract_score", "board_conditions"})
"""Situations that only compute: nothing irregular happened."""


def _kind(decision: Decision) -> Kind:
    if not decision.decided:
        return "question"
    return "calculation" if decision.situation in CALCULATIONS else "ruling"


def _told_twice(reading: Reading, situation: str) -> tuple[Message, ...]:
    """What the story tells in two ways that cannot both hold, in its own words."""
    found = reading.all_facts.get(situation)
    return (
        tuple(message("answer-told-twice", one=item.one, other=item.other) for item in found.conflicts) if found else ()
    )
