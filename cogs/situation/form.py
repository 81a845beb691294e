"""The form of a situation, made from its facts: pages of a modal, and the sheet that shows what is known and what is not.

A page has the facts that still matter, best first. What is left empty is passed over, and nobody is asked for it again.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from cogs import limits
from cogs.dialog import Case, Dialog
from cogs.forms import FIELDS, Form
from cogs.limits import clip
from cogs.render.card import bold
from cogs.render.desk import AMBER, GREEN, rows, title_of
from cogs.render.parts import Button, Card, Menu, Panel, Part, capital, fields, fitted
from cogs.render.quote import harmless, neutral, quoted
from cogs.situation.facts import mattering, ordered
from cogs.situation.fields import UNKNOWN, field, named, pick, value_of
from cogs.situation.state import Aim, FormIds, Packer, Step, begun
from cogs.state import OutdatedError
from engine.facts import FactSpec
from engine.situations import SituationSpec
from laws.answers import Answer
from laws.errors import UserError
from laws.questions import fact_label, stated
from laws.wording import Catalogue

SHOWN: Final = 200
"""Characters of a value on the sheet."""
LEFT: Final = "…"
"""Ends a question whose words no longer count, since its facts were gone through one by one."""


@dataclass(frozen=True)
class Taken:
    """A case after a page.

    Attributes:
        passed: facts left open.
        problems: what could not be read.
    """

    case: Case
    passed: frozenset[str]
    problems: tuple[str, ...] = ()


class SituationForms:
    """Makes the form of any situation and takes what was entered in it."""

    def __init__(self, dialog: Dialog) -> None:
        self.dialog = dialog
        self.packer = Packer(dialog.codec, dialog.office.register)

    def words(self, case: Case) -> Catalogue:
        """The catalogue of a case."""
        return self.dialog.words(case.lang)

    def spec(self, case: Case) -> SituationSpec:
        """The situation of a case.

        Raises:
            OutdatedError: it has none.
        """
        if case.situation is None:
            raise OutdatedError("no situation")
        return self.dialog.office.register[case.situation]

    def ids(self, aim: Aim, case: Case) -> FormIds:
        """The custom_ids of a message about a case."""
        state = begun(case.lang, case.edition, case.situation, case.facts)
        return FormIds(self.packer, self.dialog.codec, replace(aim, state=state, phase=None))

    def left(self, case: Case, passed: frozenset[str]) -> tuple[FactSpec, ...]:
        """The facts that still matter and were not passed over, best first; dummy is known by his partner.

        A form is opened at once or not at all: where hands are known, which may take a search, no ruling is made for it.
        """
        spec = self.spec(case)
        decision = self.answer(case).decision if "hands" not in case.facts else None
        names = mattering(spec, case.facts, case.edition, decision)
        known = passed | ({"dummy"} if "declarer" in spec.facts else set())
        return tuple(spec.facts[name] for name in names if name not in known)

    def answer(self, case: Case) -> Answer:
        """The answer from the facts alone; the words of the question were read before."""
        return self.dialog.answer(apart(case))

    def next_page(self, aim: Aim, case: Case) -> Form:
        """The next page: what still decides; where nothing does, what was assumed."""
        spec = self.spec(case)
        found = self.left(case, aim.passed) or tuple(ordered(spec))
        return self.page(aim, case, found[:FIELDS])

    def page(self, aim: Aim, case: Case, facts: Iterable[FactSpec], step: Step = Step.SENT) -> Form:
        """A page for some facts, with what is known of them."""
        spec, words = self.spec(case), self.words(case)
        entries = tuple(field(fact, spec, case.facts.get(fact.name), words) for fact in facts)
        return Form(self.ids(aim, case).step(step), title_of(spec.name, words), entries)

    def fact(self, aim: Aim, case: Case, name: str) -> Form:
        """A page for one fact.

        Raises:
            OutdatedError: the situation has no such fact.
        """
        known = self.spec(case).facts
        if name not in known:
            raise OutdatedError("no such fact")
        return self.page(aim, case, (known[name],))

    def taken(self, aim: Aim, case: Case, entered: Mapping[str, str]) -> Taken:
        """The case with what was entered on a page. An empty field takes a fact back.

        Raises:
            OutdatedError: a field is no fact of the situation.
        """
        spec, words = self.spec(case), self.words(case)
        facts, passed, problems = dict(case.facts), set(aim.passed), []
        for name, text in entered.items():
            if name not in spec.facts:
                raise OutdatedError("no such fact")
            facts.pop(name, None)
            passed.discard(name)
            if text.strip() in ("", UNKNOWN):
                passed.add(name)
                continue
            try:
                facts[name] = value_of(spec, spec.facts[name], text)
            except UserError as error:
                problems.append(f"{bold(fact_label(name, spec.name, words))}: {words.text(named(error, spec, words))}")
        return Taken(apart(replace(case, facts=facts)), frozenset(passed), tuple(problems))

    def after(self, aim: Aim, taken: Taken, *, private: bool) -> Card:
        """What follows a page: the ruling, or the sheet while something still decides or was wrong."""
        case = taken.case
        answer = self.answer(case)
        aim = replace(aim, passed=taken.passed)
        open_facts = [asked for asked in answer.missing if asked.fact not in taken.passed]
        if taken.problems or open_facts or not has_outcomes(answer):
            return self.sheet(aim, case, taken.problems)
        return self.dialog.shown(case, private=private, outcomes=bool(answer.missing))

    def sheet(self, aim: Aim, case: Case, problems: Sequence[str] = ()) -> Card:
        """What is known of a case, what still decides, and ways to go on."""
        case = apart(case)
        spec, words = self.spec(case), self.words(case)
        answer = self.answer(case)
        said = [words.text(harmless(item)) for item in answer.reply] if answer.decision is None else []
        heading = words.say("form-heading", title=title_of(spec.name, words), laws=spec.laws, n=laws_in(spec.laws))
        decided = answer.decision is not None and not answer.missing
        note = [words.say("form-decided")] if decided and not problems else []
        blocks = [quoted(case.question), bold(heading), *problems, *said, *note]
        ids = self.ids(aim, case)
        found = rows(self._ways(aim, case, answer, ids, words), *self._menus(spec, case, ids, words))
        panel = Panel(
            "\n\n".join(filter(None, blocks)),
            parts=tuple(_parts(answer, spec, case, words)),
            footer=words.say("answer-footer", edition=str(case.edition.value)),
            colour=GREEN if decided else AMBER,
        )
        return Card((fitted(panel),), found, dict(case.facts) if ids.attached else None)

    def _ways(self, aim: Aim, case: Case, answer: Answer, ids: FormIds, words: Catalogue) -> tuple[Button, ...]:
        asked = [item for item in answer.missing if item.fact not in aim.passed]
        further = self.left(case, aim.passed)
        found = []
        if asked:
            found.append(Button(ids.step(Step.FILL), words.say("form-fill", n=len(asked)), "primary"))
        elif further:
            found.append(Button(ids.step(Step.FILL), words.say("form-more", n=len(further))))
        if has_outcomes(answer):
            name = "form-outcomes" if answer.missing else "form-ruling"
            found.append(Button(ids.step(Step.CARD), words.say(name), "success"))
        if answer.missing:
            found.append(Button(ids.step(Step.ASK), words.say("form-one-by-one")))
        return (*found, Button(ids.step(Step.PHASES, situation=None), words.say("form-other-kind")))

    def _menus(self, spec: SituationSpec, case: Case, ids: FormIds, words: Catalogue) -> tuple[Menu, ...]:
        facts = tuple(ordered(spec))
        size = limits.SELECT_OPTIONS
        return tuple(
            Menu(
                ids.step(step),
                words.say("form-facts" if step is Step.FACT else "form-facts-more"),
                tuple(pick(fact, spec, case.facts.get(fact.name), words) for fact in facts[start : start + size]),
            )
            for step, start in ((Step.FACT, 0), (Step.MORE, size))
            if start < len(facts)
        )


def apart(case: Case) -> Case:
    """The case ruled on by its facts alone: the words of its question were read when the form was opened."""
    question = case.question
    return case if not question or question.endswith(LEFT) else replace(case, question=f"{question} {LEFT}")


def has_outcomes(answer: Answer) -> bool:
    """Whether anything can be said of what comes of a case."""
    return answer.decision is not None and bool(answer.decision.branches)


def laws_in(laws: str) -> int:
    """How many laws a list such as '53-54, 56' names, as far as a sentence about them depends on it: one or more."""
    return 1 if re.fullmatch(r"\w+", laws) else 2


def _parts(answer: Answer, spec: SituationSpec, case: Case, words: Catalogue) -> Iterable[Part]:
    known = stated(case.facts, spec, words)
    if known:
        lines = tuple(f"• {name}: {bold(neutral(clip(value, SHOWN)))}" for _, name, value in known)
        yield from fields(words.say("form-known"), lines)
    if answer.missing:
        yield from fields(words.say("form-decides"), tuple(f"• {asked.ask}" for asked in answer.missing[:FIELDS]))
    judged = [item.fact for item in answer.decision.judged if item.fact] if answer.decision else []
    if judged and not answer.missing:
        lines = tuple(f"• {capital(fact_label(name, spec.name, words))}" for name in judged)
        yield from fields(words.say("form-judged"), lines)
