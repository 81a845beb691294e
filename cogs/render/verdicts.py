"""The sentences that every rendering shares: verdicts, branches, options, steps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from cogs.render.parts import capital
from engine.case import slug
from engine.decide import Branch, Decision
from engine.facts import FactSpec, Shape
from engine.ruling import Judgement, Option, Ruling, Step, message
from engine.situations import Register, SituationSpec
from laws.answers import Answer
from laws.questions import fact_label, label
from laws.whether import whether
from laws.wording import Catalogue


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


def headline(answer: Answer, words: Catalogue) -> tuple[str, ...]:
    """What is said first: yes or no where the question has that answer, and the verdict of a decided case.

    One line, or a heading and a line for each reason that leads to the same outcome.
    """
    decision = answer.decision
    short = "" if answer.verdict or decision is None else whether(answer.question, decision)
    said = words.say(f"answer-{short}") if short else ""
    if decision is None or not (decision.decided and len(decision.branches) == 1):
        return (said,) if said else ()
    found = reasons(decision)
    if len(found) == 1:
        told = words.text(found[0].verdict)
        return (words.say("answer-short", short=said, verdict=told) if said else told,)
    heading = words.say("answer-either-way")
    lines = (f"• {words.text(ruling.verdict)} [{ruling.laws[0]}]" for ruling in found)
    return (words.say("answer-short", short=said, verdict=heading) if said else heading, *lines)


def branches(decision: Decision, spec: SituationSpec, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Every remaining outcome: the answers under which it holds, and its verdict."""
    return tuple((condition(branch, spec, words), _joined(branch.rulings, words)) for branch in decision.branches)


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
    either, name = words.say("answer-or"), slug(fact.name)
    own = words.first(f"when-{slug(situation)}-{name}", f"when-{name}")
    if own and fact.shape is Shape.YES_NO:
        return words.say(own, yes=int(bool(values[0]))), True
    from_here = fact.shape is Shape.NUMBER and len(values) > 1 and values == fact.domain[-len(values) :]
    keys = [f"from-{values[0]}"] if from_here else [slug(str(value)) for value in values]
    clauses = [words.first(f"when-{slug(situation)}-{name}-{key}", f"when-{name}-{key}") for key in keys]
    if all(clauses):
        return either.join(words.say(clause) for clause in clauses if clause), True
    if from_here:
        shown = words.say("answer-at-least", n=str(values[0]))
    else:
        shown = either.join(label(fact, value, situation, words) for value in values)
    return words.say("answer-when", fact=fact_label(fact.name, situation, words), values=shown), False


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


def steps(decision: Decision, words: Catalogue) -> tuple[Line, ...]:
    """How the outcome follows, a sentence a section."""
    return tuple(Line(words.text(step.text), step.law) for step in shared_steps(decision))


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
