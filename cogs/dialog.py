"""The dialog with a user: from a question or a click to what the next message shows. It keeps nothing between them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from cogs import limits
from cogs.limits import clip
from cogs.office import Office
from cogs.policy import Policy
from cogs.render import asking
from cogs.render.card import CERTAIN, bold, card
from cogs.render.desk import AMBER, Desk, title_of, titled
from cogs.render.editions import editions, pictured
from cogs.render.parts import Card, Panel, Prompt, fitted
from cogs.render.quote import quoted, whole
from cogs.render.why import section_card, why
from cogs.state import NOTHING, Action, Codec, Ids, OutdatedError, State
from cogs.typed import typed
from engine.edition import EDITIONS, Edition
from engine.errors import FactsError
from engine.facts import Shape, check
from engine.situations import SituationSpec
from laws.answers import Answer
from laws.errors import UserError, user_error
from laws.questions import stated
from laws.wording import Catalogue, Language

CASE: Final = "case:"
"""Begins the value of a choice that names a kind of case instead of telling one."""


@dataclass(frozen=True)
class Case:
    """What a click is about.

    Attributes:
        question: the question as the card quotes it.
        facts: all facts, those of an attached file included.
    """

    question: str
    situation: str | None
    facts: Mapping[str, Any]
    edition: Edition
    lang: Language


class Dialog:
    """Answers questions and clicks with cards.

    Args:
        keeps: whether the asker may keep rulings in a journal.
    """

    def __init__(self, office: Office, desk: Desk | None = None, *, keeps: bool = True) -> None:
        self.office = office
        self._keeps = keeps
        self.desk = desk or Desk(office.words, office.register, office.book, Codec(office.register))
        self.codec = self.desk.codec

    def under(self, policy: Policy, *, keeps: bool = True) -> "Dialog":
        """The dialog by the policy of a server.

        Args:
            keeps: whether the asker may keep rulings in the server's journal.
        """
        desk = replace(self.desk, scale=policy.penalty_scale)
        return Dialog(policy.office(self.office), desk, keeps=keeps)

    def words(self, lang: Language) -> Catalogue:
        """The catalogue of a language."""
        return self.office.words[lang]

    def asked(
        self, text: str, *, private: bool, edition: Edition | None, lang: Language | None, fallback: Language
    ) -> Card:
        """Answer a question in words.

        Args:
            lang: the language chosen; None for that of the question.
            fallback: the language where the question does not show one.

        Raises:
            UserError: there is no question.
        """
        text = text.strip()
        if not text:
            raise user_error("no-text", "text")
        situation = text.removeprefix(CASE)
        if text.startswith(CASE) and situation in self.office.register:
            chosen = edition or self.office.counsel.default_edition
            return self.shown(Case("", situation, NOTHING, chosen, lang or fallback), private=private)
        if lang is None and not any(sign.isalpha() for sign in text):
            lang = fallback
        answer = self.office.counsel.ask(text, edition=edition, lang=lang)
        readings: dict[str, Mapping[str, Any]] = {}
        if answer.alternatives and (not answer.situation or answer.confidence < CERTAIN):
            reading = self.office.counsel.reader.read(text, lang=lang)
            readings = {name: reading.facts_for(name) for name in answer.alternatives}
        return card(self.desk, answer, private=private, readings=readings, keeps=self._keeps)

    def shown(self, case: Case, *, private: bool, outcomes: bool = False) -> Card:
        """The card of a case as it stands."""
        return card(self.desk, self.answer(case), private=private, outcomes=outcomes, keeps=self._keeps)

    def answer(self, case: Case) -> Answer:
        """Rule on a case anew. Facts that do not fit together give an answer that says so."""
        counsel = self.office.counsel
        if case.situation is None:
            return replace(counsel.ask(case.question, edition=case.edition, lang=case.lang), question=case.question)
        if whole(case.question):
            return counsel.ask(
                case.question, edition=case.edition, lang=case.lang, situation=case.situation, facts=case.facts
            )
        return self._ruled(case, case.situation)

    def _ruled(self, case: Case, situation: str) -> Answer:
        counsel = self.office.counsel
        assumed = counsel.regulations.facts(self.office.register[situation], case.edition)
        try:
            answer = counsel.rule(situation, {**assumed, **case.facts}, edition=case.edition, lang=case.lang)
        except UserError as error:
            answer = Answer("unclear", case.lang, case.edition, situation, reply=(error.said,))
        return replace(answer, facts=dict(case.facts), question=case.question)

    def why(self, case: Case) -> tuple[Card, ...]:
        """The reasons, as one message or more."""
        found = why(self.desk, self.answer(case))
        return found or (self._note("discord-nothing-more", case.lang),)

    def editions(self, case: Case) -> Card:
        """The case under all editions."""
        answer = self.answer(case)
        return editions(self.desk, answer, self._under(case, answer))

    def pictured(self, case: Case) -> Card:
        """The same as a picture."""
        answer = self.answer(case)
        return pictured(self.desk, answer, self._under(case, answer))

    def _under(self, case: Case, answer: Answer) -> tuple[Answer, ...]:
        """The answers to the same facts under all editions; none where the text was not understood as a case."""
        if case.situation is None:
            return ()
        told = replace(case, facts=answer.facts)
        return tuple(self._ruled(replace(told, edition=edition), case.situation) for edition in EDITIONS)

    def picked(self, case: Case, fact: str, place: str) -> Case:
        """The case with the fact answered by an option of a select.

        Raises:
            UserError: there is no such option.
        """
        spec = self.office.register[case.situation or ""]
        value = asking.chosen(spec.facts[fact], place)
        if value is None:
            raise user_error("invalid-fact", fact, fact=fact, given=place, expected="none")
        return replace(case, facts={**case.facts, fact: value})

    def typed(self, case: Case, fact: str, text: str) -> Case:
        """The case with the fact answered by a text.

        Raises:
            UserError: the text is no value of the fact.
        """
        spec = self.office.register[case.situation or ""]
        return replace(case, facts={**case.facts, fact: typed(spec, spec.facts[fact], text)})

    def anew(self, case: Case, fact: str) -> Card:
        """The question for a fact that was understood wrongly, with every value it can have.

        Raises:
            OutdatedError: there is no such fact.
        """
        words = self.words(case.lang)
        if case.situation is None or fact not in self.office.register[case.situation].facts:
            raise OutdatedError("no fact")
        spec = self.office.register[case.situation]
        ids = Ids(self.codec, case.lang, case.edition, case.situation, case.facts)
        asked = asking.anew(spec.facts[fact], spec.name, words)
        rows = asking.answers(asked, spec.facts[fact], ids, words, skip=False)
        blocks = (quoted(case.question), title_of(spec.name, words), bold(asked.ask))
        panel = Panel("\n\n".join(filter(None, blocks)), colour=AMBER)
        return Card((fitted(panel),), rows, dict(case.facts) if ids.attached else None)

    def prompt(self, case: Case, fact: str) -> Prompt:
        """The modal in which a fact is typed. What does not fit its custom_id is read from the message again."""
        spec = self.office.register[case.situation or ""]
        ids = Ids(self.codec, case.lang, case.edition, case.situation, case.facts)
        return asking.prompt(spec.facts[fact], spec.name, ids, self.words(case.lang))

    def remark(self, case: Case) -> Prompt:
        """The modal that asks what the right answer would be."""
        words = self.words(case.lang)
        ids = Ids(self.codec, case.lang, case.edition, case.situation, case.facts)
        return Prompt(
            custom_id=ids.of(Action.REMARK),
            title=clip(words.say("discord-remark-title"), limits.MODAL_TITLE),
            label=clip(words.say("discord-remark-label"), limits.LABEL),
            description=clip(words.say("discord-remark-about"), limits.LABEL_DESCRIPTION),
            introduction=words.say("discord-remark-consent"),
            long=True,
        )

    def section(self, case: Case, name: str) -> Card:
        """The wording of a section.

        Raises:
            UserError: the edition has no such section.
        """
        found = section_card(self.desk, case.edition, name, case.lang)
        if found is None:
            year = case.edition.value
            raise user_error("unknown-law", name, given=name[:20], edition=year, near="none", elsewhere="none")
        return found

    def suggestions(self, text: str, lang: Language) -> tuple[tuple[str, str], ...]:
        """Choices for a text that is being typed, as name and value: the text itself, then kinds of case that fit it."""
        if len(text.strip()) > limits.CHOICE:
            return ()
        words = self.words(lang)
        names = {name: title_of(name, words) for name in self.office.register if titled(name, words)}
        reading = self.office.counsel.reader.read(text) if text.strip() else None
        likely = [item.situation for item in reading.candidates] if reading else []
        typed_text = text.strip().casefold()
        alike = [name for name, title in names.items() if typed_text in title.casefold()]
        order = [name for name in dict.fromkeys([*likely, *alike]) if name in names]
        own = [(text.strip(), text.strip())] if typed_text else []
        found = [(clip(names[name], limits.CHOICE), CASE + name) for name in order]
        return tuple([*own, *found][: limits.CHOICES])

    def _must_be_facts(self, spec: SituationSpec, attached: Mapping[str, Any], words: Catalogue) -> None:
        """Each by itself, and such as can be told; facts that clash, also within a record, are the asker's to correct."""
        if not attached.keys() <= spec.facts.keys():
            raise OutdatedError("no fact of this version")
        simple = {name: value for name, value in attached.items() if spec.facts[name].shape is not Shape.RECORD}
        try:
            check(spec.model, simple)
            stated(attached, spec, words)
        except (FactsError, LookupError, ValueError, TypeError, AttributeError):
            raise OutdatedError("no value of this version") from None

    def _note(self, name: str, lang: Language) -> Card:
        return Card((Panel(self.words(lang).say(name)),))

    def case_of(self, state: State, question: str, attached: Mapping[str, Any]) -> Case:
        """The case of a click.

        Args:
            attached: the facts of the message's file; empty where it has none.

        Raises:
            OutdatedError: they are none of this version's.
        """
        if state.situation is not None:
            self._must_be_facts(self.office.register[state.situation], attached, self.words(state.lang))
        return Case(question, state.situation, {**attached, **state.facts}, state.edition, state.lang)
