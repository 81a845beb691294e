"""The sentences that every rendering shares: verdicts, branches, options, steps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from cogs.render.parts import capital
from engine.case import slug
from engine.decide import Branch, Decision, Question
from engine.facts import FactSpec, Shape
from engine.ruling import Judgement, Option, Ruling, Step, message
from engine.situations import Register, SituationSpec
from laws.answers import Answer
from laws.questions import fact_label, label
from laws.whether import NOTHING, Said, answered
from laws.wording import Catalogue

HOLDING: Final = 2
"""Sentences that are said before a question because they hold whatever the answer is."""

ALTERNATIVES: Final = 4
"""Values of a fact that a condition names."""
TOGETHER: Final = 3
"""Outcomes named behind one condition."""
MOST: Final = 7
"""Outcomes that are told one by one."""


@dataclass(frozen=True)
class Line:
    """A sentence and the section that it rests on."""

    text: str
    law: str


def rulings(decision: Decision) -> tuple[Ruling, ...]:
    """All rulings that are left."""
    return tuple(ruling for branch in decision.branches for ruling in branch.rulings)


def reasons(decision: Decision) -> tuple[Ruling, ...]:
    """The rulings that are left, one for each verdict."""
    return _distinct(rulings(decision))


def _distinct(found: Sequence[Ruling]) -> tuple[Ruling, ...]:
    return tuple({ruling.verdict.model_dump_json(): ruling for ruling in reversed(found)}.values())[::-1]


def verdict(decision: Decision, words: Catalogue) -> str:
    """The outcome of a decided case in one sentence, or in one for each reason that leads to the same outcome."""
    return _joined(rulings(decision), words)


def _joined(found: Sequence[Ruling], words: Catalogue) -> str:
    first, *others = dict.fromkeys(words.text(ruling.verdict) for ruling in _distinct(found))
    for other in others:
        first = words.say("answer-or-else", one=first, other=other)
    return first


def headline(answer: Answer, words: Catalogue, spec: SituationSpec | None = None) -> tuple[str, ...]:
    """What is said first: yes or no where the question has that answer, and the verdict of a decided case.

    One line, or a heading and a line for each reason that leads to the same outcome; where a step or an open fact gives the
    short answer, a line for that comes first.

    Args:
        spec: the situation, of whose facts the short answer may depend on one; without it nothing is said of that.
    """
    decision = answer.decision
    if decision is None:
        return ()
    said = NOTHING if answer.verdict else answered(answer.question, decision, answer.lang)
    short = words.say(f"answer-{said.short}") if said.short else ""
    lines = [] if not said.step else [words.say("answer-short", short=short, verdict=_cited(said.step, words))]
    if said.when and spec:
        lines.append(_hinge(said, decision, spec, words))
    short = "" if lines else short
    if not (decision.decided and len(decision.branches) == 1):
        same = _same(decision, words)
        told = _after(short, same, words) if same else short
        return (*lines, told) if told else tuple(lines)
    found = reasons(decision)
    if len(found) == 1:
        return (*lines, _after(short, words.text(found[0].verdict), words))
    heading = words.say("answer-either-way")
    others = (f"• {words.text(ruling.verdict)} [{ruling.laws[0]}]" for ruling in found)
    return (*lines, _after(short, heading, words), *others)


def _after(short: str, told: str, words: Catalogue) -> str:
    """The verdict with the short answer before it, unless it begins with that itself."""
    word = short.rstrip(".")
    itself = told.startswith((f"{word},", f"{word}:", f"{word}."))
    return told if not short or itself else words.say("answer-short", short=short, verdict=told)


def _cited(step: Step, words: Catalogue) -> str:
    return f"{words.text(step.text)} [{step.law}]"


def _hinge(said: Said, decision: Decision, spec: SituationSpec, words: Catalogue) -> str:
    """On what the short answer depends."""
    when = condition(Branch(said.when, decision.branches[0].rulings), spec, words)
    return words.say("answer-hinge", when=when, yes=int(said.then))


def _same(decision: Decision, words: Catalogue) -> str:
    """The verdict of every ruling left where it is one and the same; else empty."""
    told = {words.text(ruling.verdict) for ruling in rulings(decision)}
    return told.pop() if len(told) == 1 else ""


def holding(answer: Answer, words: Catalogue) -> tuple[str, ...]:
    """What holds in every ruling that is left, said before what is still asked; empty where one ruling is left."""
    return tuple(_cited(step, words) for step in _holding(answer))


def _holding(answer: Answer) -> tuple[Step, ...]:
    decision = answer.decision
    if decision is None or len(rulings(decision)) < 2 or (decision.decided and len(decision.branches) == 1):
        return ()
    said = NOTHING if answer.verdict else answered(answer.question, decision, answer.lang)
    return tuple(step for step in shared_steps(decision) if step != said.step)[-HOLDING:]


def branches(decision: Decision, spec: SituationSpec, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Every remaining outcome: the answers under which it holds, and its verdict."""
    return tuple((condition(branch, spec, words), _joined(branch.rulings, words)) for branch in decision.branches)


def outcomes(decision: Decision, spec: SituationSpec, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """The remaining outcomes as they are read: every one, or where these are many by the answers to one question."""
    found = branches(decision, spec, words)
    if len(found) <= MOST:
        return found
    by_question = (grouped(decision, question, spec, words) for question in decision.questions if question.values)
    return next((told for told in by_question if len(told) > 1), found)


def grouped(
    decision: Decision, question: Question, spec: SituationSpec, words: Catalogue
) -> tuple[tuple[str, str], ...]:
    """The outcomes by the answers to one question; where an answer leaves several, also on what they depend further."""
    left: dict[object, list[Branch]] = {value: [] for value in question.values}
    for branch in decision.branches:
        for value in branch.when.get(question.fact, question.values):
            left[value].append(branch)
    told: dict[tuple[str, ...], list[object]] = {}
    for value, found in left.items():
        told.setdefault(tuple(dict.fromkeys(_joined(branch.rulings, words) for branch in found)), []).append(value)
    lines = []
    for said, values in told.items():
        when = condition(Branch({question.fact: tuple(values)}, decision.branches[0].rulings), spec, words)
        lines.append((when, said[0] if len(said) == 1 else _further(said, words)))
    return tuple(lines)


def _further(said: Sequence[str], words: Catalogue) -> str:
    """What several outcomes of one answer come to: themselves where they are few."""
    few = len(said) <= TOGETHER
    return words.say("answer-further-one-of", verdicts=" / ".join(said)) if few else words.say("answer-further")


def condition(branch: Branch, spec: SituationSpec, words: Catalogue) -> str:
    """The answers under which a branch holds, in words that begin with a capital letter."""
    parts = [
        _holds(spec.facts[fact], values, spec.name, words)
        for fact, values in branch.when.items()
        if len(values) < max(2, len(spec.facts[fact].domain))
    ]
    if not parts:
        return words.say("answer-otherwise")
    joined = words.say("answer-and").join(said for said, _ in parts)
    return words.say("answer-condition", when=joined) if parts[0][1] else capital(joined)


def _holds(fact: FactSpec, values: tuple[object, ...], situation: str, words: Catalogue) -> tuple[str, bool]:
    """That a fact has one of some values, and whether that is a clause; else it is the fact's name with the values."""
    name = slug(fact.name)
    own = words.first(f"when-{slug(situation)}-{name}", f"when-{name}")
    if own and fact.shape is Shape.YES_NO:
        return words.say(own, yes=int(bool(values[0]))), True
    from_here = fact.shape is Shape.NUMBER and len(values) > 1 and values == fact.domain[-len(values) :]
    keys = [f"from-{values[0]}"] if from_here else [slug(str(value)) for value in values]
    clauses = [words.first(f"when-{slug(situation)}-{name}-{key}", f"when-{name}-{key}") for key in keys]
    if all(clauses):
        return _either([words.say(clause) for clause in clauses if clause], words), True
    if from_here:
        shown = words.say("answer-at-least", n=str(values[0]))
    else:
        shown = _either([label(fact, value, situation, words) for value in values], words)
    return words.say("answer-when", fact=fact_label(fact.name, situation, words), values=shown), False


def _either(said: Sequence[str], words: Catalogue) -> str:
    """Some alternatives with 'or' between them; of many the first ones, and that there are others like them."""
    shown = said if len(said) <= ALTERNATIVES else (*said[: ALTERNATIVES - 1], words.say("answer-or-the-like"))
    return words.say("answer-or").join(shown)


def compared(found: Sequence[Decision], register: Register, words: Catalogue) -> Iterator[tuple[str, str, str]]:
    """The same facts under several editions: the years, what they come to, and the sections; alike ones together."""
    told: dict[str, list[Decision]] = {}
    for decision in found:
        told.setdefault(_comes_to(decision, register[decision.situation], words), []).append(decision)
    for said, alike in told.items():
        years = ", ".join(str(decision.edition.value) for decision in alike)
        laws = dict.fromkeys(ruling.laws[0] for decision in alike for ruling in rulings(decision))
        yield years, said, ", ".join(laws)


def _comes_to(decision: Decision, spec: SituationSpec, words: Catalogue) -> str:
    if len(decision.branches) == 1:
        return verdict(decision, words)
    return " ".join(words.say("answer-if", when=when, verdict=said) for when, said in branches(decision, spec, words))


def options(found: Sequence[Option], words: Catalogue) -> tuple[Line, ...]:
    """Options in reading order, each with who chooses and until when; the same for several suits is one."""
    lines = []
    for option in _merged(found, words):
        by = words.say("show-who", value=option.by)
        text = words.say("answer-option", by=by[:1].upper() + by[1:], text=words.text(option.text))
        if option.until:
            text += " " + words.say("answer-until", until=words.text(option.until))
        lines.append(Line(text, option.law))
    return tuple(lines)


def _merged(found: Sequence[Option], words: Catalogue) -> Iterator[Option]:
    """Options, those that only differ in their suit put together where the catalogue has words for it."""
    left = list(found)
    while left:
        option = left.pop(0)
        several = f"{option.text.id}-one-of"
        suits = [option.effect.get("suit", "")]
        while left and words.has(several) and _differ_in_suit(option, left[0]):
            suits.append(left.pop(0).effect["suit"])
        if len(suits) > 1:
            option = option.model_copy(update={"text": message(several, **{**option.text.args, "suit": tuple(suits)})})
        yield option


def _differ_in_suit(one: Option, other: Option) -> bool:
    return "suit" in other.effect and _without_suit(one) == _without_suit(other)


def _without_suit(option: Option) -> tuple[object, ...]:
    until = option.until.id if option.until else ""
    return option.by, option.code, option.law, until, option.text.id, {**option.text.args, "suit": ""}


def shared_steps(decision: Decision) -> tuple[Step, ...]:
    """The steps that hold in every ruling left; where nothing is open and no step is common, those of the first."""
    left = rulings(decision)
    if not left:
        return ()
    common = tuple(step for step in left[0].steps if all(step in ruling.steps for ruling in left[1:]))
    return common if common or len(reasons(decision)) > 1 or not decision.decided else left[0].steps


def steps(decision: Decision, words: Catalogue, *, told: Sequence[str] = ()) -> tuple[Line, ...]:
    """How the outcome follows, a sentence a section.

    Args:
        told: sentences that were said before and are not repeated.
    """
    lines = tuple(Line(words.text(step.text), step.law) for step in shared_steps(decision))
    return tuple(line for line in lines if f"{line.text} [{line.law}]" not in told)


def judgements(decision: Decision, words: Catalogue) -> tuple[Line, ...]:
    """What only the Director can decide, without repetition."""
    found: list[Judgement] = list(decision.judged)
    found += [item for ruling in rulings(decision) for item in ruling.judgement]
    distinct: Mapping[str, Judgement] = {f"{item.law} {item.ask.model_dump_json()}": item for item in found}
    return tuple(Line(words.text(item.ask), item.law) for item in distinct.values())


def leaves_penalties(decision: Decision) -> bool:
    """Whether it leaves the size of a penalty to the regulations."""
    return any(note.id == "board-note-scale-of-penalties" for ruling in rulings(decision) for note in ruling.notes)


def notes(decision: Decision, words: Catalogue) -> Iterator[str]:
    """Regulations that were assumed and other remarks."""
    yield from dict.fromkeys(words.text(note) for ruling in rulings(decision) for note in ruling.notes)


def assumed(answer: Answer, words: Catalogue) -> str:
    """What was taken for granted and decides, as one sentence; empty where nothing was."""
    situation = slug(answer.situation or "")
    names = [slug(item.fact) for item in answer.assumed]
    said = [words.say(words.first(f"assumed-{situation}-{name}") or f"assumed-{name}") for name in names]
    return words.say("answer-assuming", facts="; ".join(said)) if said else ""
