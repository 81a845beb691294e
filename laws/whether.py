"""Yes or no: the short answer to a question whether something is allowed, has to be done, stands or is penalized.

Said only where the words of the question and every outcome left agree on what is asked. Where the outcomes differ, it is said
under which answers to the open facts it is yes, if a few of them tell; else nothing is said.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Literal

from engine.decide import Branch, Decision
from engine.ruling import Step
from laws.matters import POINTS
from laws.points import MAY, MUST, Found, Point
from laws.reading.translit import key_of_latin

Short = Literal["yes", "no", ""]

_SENTENCE: Final = re.compile(r"[^.!?;\n]+[.!?;\n]*")
_PIECE: Final = re.compile(r"\s*,\s+|\s+[-–—]+\s+|:\s+|\(|\)")
_ORELSE: Final = re.compile(
    r",?\s+(?:or|или)\s+(?:is it |it is |it's |am i |are we |уже |это )*(?:not|too late|поздно|нет|нельзя|no)\b.*"
)
"""The other half of a question that asks for yes or no anyway ('or is it too late')."""
_OPEN: Final = re.compile(
    r"\b(?:или|что|чего|че|чё|кто|кого|кому|чья|чей|чью|какой|какая|какие|какую|какое|какого|когда|сколько|скока|как|куда|"
    r"почему|зачем|or|what|whats|who|whose|which|when|how|why|where)\b"
)
"""Words of a question that yes and no do not answer."""
_BEGINS: Final = re.compile(
    r"^(?:and |so |but |then |ok |now |а |и |но |так )*(?:can|may|must|could|do|does|did|is|are|am|was|were|should|will|has|"
    r"have|можно|могу|вправе|обязан|нужно|надо)\b|\bли\b"
)
"""How a question begins that somebody wrote without its mark."""
_ASKS: Final = re.compile(rf"{MAY}|{MUST}")
_NOT: Final = r"(?:не|нельзя|нет|ни|not|no|never|cannot|cant|\w*n't)"
_NEGATED: Final = re.compile(rf"\b{_NOT}\b(?: \w+)?\s*$|^\s*\w*n't\b|^\s*cannot\b|\bнельзя\b")
"""A 'not' just before the word that asks."""
_NEGATED_AFTER: Final = re.compile(rf"^(?:'t\b|(?:\s+\w+){{0,2}}\s+{_NOT}\b)")
_ANY_NOT: Final = re.compile(rf"\b{_NOT}\b|\bбез\b|\bwithout\b")
_CHECK: Final = re.compile(
    r"^(?:(?:is|was|are) (?:that|this|it|he|she|they|the td|the director) (?:really )?(?:right|true|so|correct|a rule)|"
    r"(?:is|was) that|really|seriously|true|right|correct|(?:а )?(?:он|она|судья|это|они) (?:прав[аы]?|так|верно|правда)|"
    r"серь?езно|правда|верно|так|это так|разве|прав)$"
)
"""A question that only asks whether what was said before it is so."""
_SAID_MAY: Final = re.compile(rf"{MAY}|{MUST}|нельзя|\bcan't\b|\bcant\b|\bcannot\b")
_TIME: Final = re.compile(r"late|minut|hour|поздно|минут|час|срок|опозда")
_BARE: Final = re.compile(
    rf"(?:{MAY}|{MUST}|\b(?:i|we|he|she|they|it|that|this|is|are|was|do|does|so|now|still|then|and|to|я|мы|он|она|они|мне|нам|ему|"
    r"это|такое|так|ли|теперь|еще|уже|а|и|был[аои]?)\b|\s)+"
)
"""A question that means what was told before it ('may I?')."""
_ACT: Final = re.compile(
    r"\bwhen\b|\bwhat (?:must|do|does|should|can|may|now)\b|\bкогда\b|"
    r"\bч(?:то|е) (?:\w+ )?(?:делать|должен|должна|должны|обязан\w*|нужно|надо|мо(?:жет|гу|жно))\b|\bкак быть\b"
)
"""Words that ask for an act or for its time."""
_MANY: Final = 3
"""Open facts that a short answer may name."""


@dataclass(frozen=True)
class Said:
    """The short answer.

    Attributes:
        short: yes, no, or empty where there is none or it depends.
        step: the step that tells it, where the verdict does not.
        when: where it depends, the open facts with the values under which it is `then`.
    """

    short: Short = ""
    step: Step | None = None
    when: Mapping[str, tuple[object, ...]] = field(default_factory=lambda: MappingProxyType({}))
    then: bool = True

    def turned(self) -> "Said":
        """The answer to the opposite."""
        short: Short = "no" if self.short == "yes" else "yes" if self.short == "no" else ""
        return Said(short, self.step, self.when, not self.then)


NOTHING: Final = Said()


def whether(question: str, decision: Decision) -> Short:
    """The short answer to a question in words, empty where there is none.

    Args:
        question: what was asked, as it was written.
    """
    return answered(question, decision).short


def answered(question: str, decision: Decision, lang: str = "") -> Said:
    """The short answer with what it rests or depends on.

    Args:
        question: what was asked, as it was written.
        lang: the language of the answer; Russian in Latin letters is read as such where it is 'ru'.
    """
    if not decision.branches:
        return NOTHING
    found = [said for said in _answers(_plain(question, lang), decision) if said != NOTHING]
    return (
        found[0]
        if found and all((said.short, said.when) == (found[0].short, found[0].when) for said in found)
        else NOTHING
    )


def checks(question: str, decision: Decision, lang: str = "") -> Short:
    """The short answer to a question whether what somebody said at the table is so ('he says ..., is that right?')."""
    before: list[str] = []
    for sentence in _SENTENCE.findall(_plain(question, lang)):
        for piece in filter(None, map(str.strip, _PIECE.split(sentence.strip(" .!?;\n")))):
            if before and "?" in sentence[-3:] and _CHECK.search(piece) and decision.branches:
                return _checked(before, decision).short
            before.append(piece)
    return ""


def asks_for_act(question: str) -> bool:
    """Whether a question asks what is to be done, or when."""
    return bool(_ACT.search(question.casefold()))


def _plain(question: str, lang: str) -> str:
    """A text in small letters without ё; Russian in Latin letters in Cyrillic ones."""
    text = question.casefold().replace("ё", "е").replace("’", "'")
    if lang == "ru" and not re.search("[а-я]", text):
        return re.sub(r"[a-z']+", lambda word: key_of_latin(word[0]), text)
    return text


def _answers(text: str, decision: Decision) -> Iterator[Said]:
    """What the rulings left say to each question in a text."""
    before: list[str] = []
    for sentence in _SENTENCE.findall(text):
        marked = "?" in sentence[-3:]
        pieces = [piece.strip() for piece in _PIECE.split(_ORELSE.sub("", sentence.strip(" .!?;\n"))) if piece.strip()]
        for number, piece in enumerate(pieces):
            last = number == len(pieces) - 1
            if marked and last and _CHECK.search(piece) and before:
                yield _checked(before, decision)
            elif _BEGINS.search(piece) or (marked and (last or _ASKS.search(piece))):
                yield NOTHING if _open(piece) else _answer(piece, text, decision)
            before.append(piece)


def _open(piece: str) -> bool:
    """Whether yes or no does not answer a question, or would be taken both ways."""
    asks = _ASKS.search(piece)
    if asks is None:
        return bool(_OPEN.search(piece) or _ANY_NOT.search(piece))
    before, after = piece[: asks.start()], piece[asks.end() :]
    either = re.search(r"\b(?:или|or)\b", piece)
    return bool(either or _OPEN.search(before) or _NEGATED.search(before) or _NEGATED_AFTER.match(after))


def _checked(before: Sequence[str], decision: Decision) -> Said:
    """What the rulings left say to something that somebody at the table is told to have said."""
    for piece in reversed(before[-2:]):
        if not _SAID_MAY.search(piece):
            continue
        denied = bool(_ANY_NOT.search(piece) or "нельзя" in piece)
        stated = re.sub(rf"\b{_NOT}\b", lambda word: "можно" if word[0] == "нельзя" else "can", piece)
        said = _answer(stated, stated, decision)
        if said.when and decision.situation == "appeal_deadline" and not any(map(_TIME.search, before)):
            said = Said("yes")
        return said.turned() if denied and said != NOTHING else said
    return NOTHING


def _answer(asked: str, text: str, decision: Decision) -> Said:
    """What the rulings left say to one question, by the first point on which all of them speak."""
    context = text if _ASKS.search(asked) and _BARE.fullmatch(asked) else asked
    for point in POINTS:
        if point.about(asked, context, decision.situation):
            said = _by_point(point, asked, decision.branches)
            if said != NOTHING:
                return said
    return NOTHING


def _by_point(point: Point, asked: str, branches: Sequence[Branch]) -> Said:
    told: list[tuple[Branch, Found]] = []
    for branch in branches:
        for ruling in branch.rulings:
            found = point.answer(ruling, asked)
            if found is None:
                return NOTHING
            told.append((branch, found))
    answers = {found[0] for _, found in told}
    if len(answers) == 1:
        return Said("yes" if answers == {True} else "no", _common(told))
    sides = [
        _parted([b for b, f in told if f[0] is side], [b for b, f in told if f[0] is not side])
        for side in (True, False)
    ]
    best = min((side for side in (0, 1) if sides[side]), key=lambda side: (len(sides[side]), side), default=None)
    return NOTHING if best is None else Said(when=sides[best], then=best == 0)


def _common(told: Sequence[tuple[Branch, Found]]) -> Step | None:
    """The step that gives the answer in every ruling."""
    step = told[0][1][1]
    rulings = [ruling for branch, _ in told for ruling in branch.rulings]
    return step if step is not None and all(step in ruling.steps for ruling in rulings) else None


def _parted(these: Sequence[Branch], others: Sequence[Branch]) -> Mapping[str, tuple[object, ...]]:
    """The fewest facts whose values hold in these branches and in none of the others; empty where there are none."""
    facts = [fact for fact in these[0].when if all(fact in branch.when for branch in these)]
    when = {fact: tuple(dict.fromkeys(value for branch in these for value in branch.when[fact])) for fact in facts}

    def parts(names: Sequence[str]) -> bool:
        return all(
            any(fact in branch.when and not set(when[fact]) & set(branch.when[fact]) for fact in names)
            for branch in others
        )

    if not parts(facts):
        return {}
    for fact in tuple(facts):
        fewer = [name for name in facts if name != fact]
        if fewer and parts(fewer):
            facts = fewer
    return {fact: when[fact] for fact in facts} if len(facts) <= _MANY else {}
