"""An answer as plain text: short first, then why."""

from collections.abc import Iterator
from typing import Final

from cogs.render import verdicts
from engine.situations import Register, SituationSpec
from laws.answers import Answer, Asked
from laws.book import Book
from laws.questions import stated
from laws.whether import asks_for_act
from laws.wording import Catalogue

CHOICES: Final = 5
"""Answers listed to a question that has many."""


def as_text(answer: Answer, words: Catalogue, register: Register, book: Book) -> str:
    """Exactly what a player would read."""
    blocks = ["\n".join(block) for block in _blocks(answer, words, register, book)]
    return "\n\n".join(block for block in blocks if block)


def _blocks(answer: Answer, words: Catalogue, register: Register, book: Book) -> Iterator[list[str]]:
    if answer.verdict:
        yield [words.say(f"answer-verdict-{answer.verdict}")]
    if answer.reply:
        yield [words.text(item) for item in answer.reply]
    if answer.decision and answer.situation:
        yield from _decision_blocks(answer, words, register)
    elif answer.alternatives:
        yield [f"• {words.say('situation-' + name.replace('_', '-'))}" for name in answer.alternatives]
    if not answer.decision and answer.laws:
        yield [words.say("answer-nearest") + ":", *_nearest(answer, book)]
    if answer.second and answer.second in register:
        yield [words.say("answer-second", title=words.say("situation-" + answer.second.replace("_", "-")))]
    yield [words.say("answer-footer", edition=answer.edition.value)]


def _decision_blocks(answer: Answer, words: Catalogue, register: Register) -> Iterator[list[str]]:
    decision = answer.decision
    assert decision is not None
    spec = register[decision.situation]
    if told := verdicts.headline(answer, words, spec):
        yield list(told)
    if held := verdicts.holding(answer, words):
        yield [f"{words.say('answer-holds')}: {held[0]}", *held[1:]]
    outcomes = _outcomes(answer, words, spec)
    if act := outcomes and answer.missing and asks_for_act(answer.question):
        yield outcomes
    if answer.missing:
        first = answer.missing[0]
        choices = " / ".join(_shown(first, words))
        yield [words.say("answer-depends"), f"→ {first.ask}", *([f"   {choices}"] if choices else [])]
    if outcomes and not act:
        yield outcomes
    if taken := verdicts.assumed(answer, words):
        yield [taken]
    if options := decision.outcome.options:
        numbered = verdicts.options(options, words)
        yield [
            words.say("answer-options") + ":",
            *(f"{n}. {line.text} [{line.law}]" for n, line in enumerate(numbered, 1)),
        ]
    if steps := verdicts.steps(decision, words, told=(*told, *held)):
        yield [words.say("answer-steps") + ":", *(f"{n}. {line.text} [{line.law}]" for n, line in enumerate(steps, 1))]
    if judged := verdicts.judgements(decision, words):
        yield [words.say("answer-judges") + ":", *(f"• {line.text} [{line.law}]" for line in judged)]
    if answer.comparison:
        yield [words.say("answer-comparison") + ":", *_compared(answer, words, register)]
    if remarks := list(verdicts.notes(decision, words)):
        yield remarks
    if shown := stated(answer.facts, spec, words):
        said = "; ".join(f"{name}: {value}" for _, name, value in shown)
        yield [f"{words.say('answer-understood')}: {said}."]


def _outcomes(answer: Answer, words: Catalogue, spec: SituationSpec) -> list[str]:
    """What is left, under which answers; empty for a ruling."""
    decision = answer.decision
    if decision is None or not (len(decision.branches) > 1 or (answer.missing and decision.branches)):
        return []
    found = verdicts.outcomes(decision, spec, words)
    lines = [words.say("answer-if", when=when, verdict=said) for when, said in found[: verdicts.MOST]]
    more = [words.say("answer-more-outcomes")] if len(found) > verdicts.MOST else []
    return [words.say("answer-outcomes") + ":", *lines, *more]


def _shown(asked: Asked, words: Catalogue) -> Iterator[str]:
    """The answers to choose from; of many only the likely ones, which stand first."""
    few = len(asked.choices) <= CHOICES + 1
    yield from (choice.label for choice in (asked.choices if few else asked.choices[:CHOICES]))
    if not few:
        yield words.say("answer-something-else")


def _compared(answer: Answer, words: Catalogue, register: Register) -> Iterator[str]:
    for editions, said, laws in verdicts.compared(answer.comparison, register, words):
        yield words.say("answer-comparison-line", edition=editions, verdict=f"{said} [{laws}]")


def _nearest(answer: Answer, book: Book) -> Iterator[str]:
    for name in answer.laws:
        section = book.section(answer.edition, name)
        yield f"• {name}" + (f" — {section.heading[answer.lang]}" if section else "")
