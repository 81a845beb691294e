"""The sentences that every rendering shares: verdicts, branches, options, steps."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from engine.case import slug
from engine.decide import Branch, Decision
from engine.ruling import Judgement, Option, Ruling, Step
from engine.situations import SituationSpec
from laws.answers import Answer
from laws.questions import fact_label, label
from laws.wording import Catalogue


@dataclass(frozen=True)
class Line:
    """A sentence and the section that it rests on."""

    text: str
    law: str


def rulings(decision: Decision) -> tuple[Ruling, ...]:
    """All rulings that are left."""
    return tuple(ruling for branch in decision.branches for ruling in branch.rulings)


def verdict(decision: Decision, words: Catalogue) -> str:
    """The outcome of a decided case in one sentence, or in one for each reason that leads to the same outcome."""
    said = dict.fromkeys(words.text(ruling.verdict) for ruling in rulings(decision))
    return " / ".join(said)


def branches(decision: Decision, spec: SituationSpec, words: Catalogue) -> tuple[tuple[str, str], ...]:
    """Every remaining outcome: the answers under which it holds, and its verdict."""
    return tuple((condition(branch, spec, words), _verdicts(branch, words)) for branch in decision.branches)


def condition(branch: Branch, spec: SituationSpec, words: Catalogue) -> str:
    """The answers under which a branch holds, in words."""
    parts = [
        words.say(
            "answer-when",
            fact=fact_label(fact, spec.name, words),
            values=words.say("answer-or").join(label(spec.facts[fact], value, spec.name, words) for value in values),
        )
        for fact, values in branch.when.items()
        if len(values) < max(2, len(spec.facts[fact].domain))
    ]
    return words.say("answer-and").join(parts) or words.say("answer-otherwise")


def _verdicts(branch: Branch, words: Catalogue) -> str:
    return " / ".join(dict.fromkeys(words.text(ruling.verdict) for ruling in branch.rulings))


def options(found: Sequence[Option], words: Catalogue) -> tuple[Line, ...]:
    """Options in reading order, each with who chooses and until when."""
    lines = []
    for option in found:
        by = words.say("show-who", value=option.by)
        text = words.say("answer-option", by=by[:1].upper() + by[1:], text=words.text(option.text))
        if option.until:
            text += " " + words.say("answer-until", until=words.text(option.until))
        lines.append(Line(text, option.law))
    return tuple(lines)


def shared_steps(decision: Decision) -> tuple[Step, ...]:
    """The steps that hold in every ruling left; where nothing is open and reasons differ, all of them."""
    left = rulings(decision)
    if not left:
        return ()
    common = [step for step in left[0].steps if all(step in ruling.steps for ruling in left[1:])]
    if decision.decided and len(decision.branches) == 1 and len(left) > 1:
        return tuple({step.model_dump_json(): step for ruling in left for step in ruling.steps}.values())
    return tuple(common)


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
