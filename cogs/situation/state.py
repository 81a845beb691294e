"""The custom_ids of the form of a situation and of the guided mode.

A custom_id is the version, `F`, a letter for the step, one for the command it began with, whether the answer is private,
the facts passed over as a hexadecimal bitmap, and after a full stop the case as `cogs.state` packs it. Where the case does
not fit, its facts ride in the message as a file.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Any, Final

from cogs import limits
from cogs.state import NOTHING, VERSION, Action, Codec, Ids, OutdatedError, State
from engine.edition import Edition
from engine.situations import Register
from laws.wording import Language

PREFIX: Final = VERSION + "F"
OPEN: Final = VERSION + "O"
"""Begins the custom_id of the button on a card that opens the form; the rest is the case as `cogs.state` packs it."""
GUIDE: Final = VERSION + "G"
"""The same for the button that begins the guided mode."""
_HEAD: Final = re.compile(re.escape(PREFIX) + r"([a-z])([a-z])([01])([0-9a-f]*)\.(.+)")


class Step(Enum):
    """What a click asks for; the value stands in the custom_id."""

    SHEET = "o"
    """Show the form: what is known, what still decides, and every fact to choose from."""
    FILL = "f"
    """Open the next page of the form."""
    FACT = "k"
    """Open a page for the fact chosen in a select."""
    MORE = "m"
    """The same, from the second select."""
    SENT = "s"
    """Take the page."""
    CARD = "c"
    """Show the ruling."""
    PHASES = "p"
    """Guided: ask when it happened."""
    KINDS = "q"
    """Guided: ask what kind of thing it was, in the phase of the board that `Aim.phase` names."""
    KIND = "i"
    """Guided: begin the situation chosen in a select."""
    ASK = "n"
    """Guided: ask what still decides, after an answer by a button."""
    PICK = "v"
    """Guided: take the option of a select."""
    TYPE = "t"
    """Guided: open a modal for the fact."""
    TYPED = "y"
    """Guided: take what was typed."""
    SKIP = "u"
    """Guided: the fact is not known; ask the next one."""
    BACK = "b"
    """Guided: take the last answer back."""
    OUT = "x"
    """Guided: stop, and show what can be said so far."""
    TELL = "w"
    """Guided: open a modal in which it is told in words."""
    TOLD = "r"


class Origin(Enum):
    """The command that a dialog began with."""

    SITUATION = "s"
    GUIDE = "g"
    RULING = "r"


class Phase(Enum):
    """Part of a board; the value stands where a case has its facts passed over."""

    BEFORE = 1
    AUCTION = 2
    PLAY = 3
    AFTER = 4
    SCORING = 5
    CONDUCT = 6


@dataclass(frozen=True)
class Aim:
    """A step of a dialog and the case it is about.

    Attributes:
        private: whether only the asker is to see the answer.
        passed: facts asked for and left open by the user.
        phase: for `Step.KINDS`.
    """

    step: Step
    state: State
    origin: Origin = Origin.SITUATION
    private: bool = True
    passed: frozenset[str] = frozenset()
    phase: Phase | None = None


def is_situation(custom_id: str) -> bool:
    """Whether a custom_id belongs to these dialogs."""
    return custom_id.startswith((PREFIX, OPEN, GUIDE))


def opening(ids: Ids) -> str:
    """The custom_id of the button on a card that opens the form with its facts."""
    return OPEN + ids.of(Action.SHOW).removeprefix(VERSION + Action.SHOW.value)


def guiding(ids: Ids) -> str:
    """The custom_id of the button on a card that begins the guided mode."""
    return GUIDE + ids.of(Action.SHOW).removeprefix(VERSION + Action.SHOW.value)


class Packer:
    """Packs and reads these custom_ids."""

    def __init__(self, codec: Codec, register: Register) -> None:
        self._codec = codec
        self._register = register

    def pack(self, aim: Aim) -> str | None:
        """The custom_id; None where it does not fit."""
        packed = self._codec.pack(aim.state)
        if packed is None:
            return None
        bits = aim.phase.value if aim.phase else self._bitmap(aim.state.situation, aim.passed)
        over = f"{bits:x}" if bits else ""
        custom_id = f"{PREFIX}{aim.step.value}{aim.origin.value}{int(aim.private)}{over}.{packed}"
        return custom_id if len(custom_id) <= limits.CUSTOM_ID else None

    def parse(self, custom_id: str) -> Aim:
        """What a custom_id asks for.

        Raises:
            OutdatedError: it was not written by this version.
        """
        for prefix, begin in ((OPEN, Step.SHEET), (GUIDE, Step.PHASES)):
            if custom_id.startswith(prefix):
                plain = VERSION + Action.SHOW.value + custom_id.removeprefix(prefix)
                return Aim(begin, self._codec.parse(plain), Origin.RULING)
        found = _HEAD.fullmatch(custom_id)
        if found is None:
            raise OutdatedError("no form")
        state = self._codec.parse(found[5])
        bits = int(found[4] or "0", 16)
        try:
            step, origin = Step(found[1]), Origin(found[2])
            phase = Phase(bits) if state.situation is None and bits else None
        except ValueError as error:
            raise OutdatedError(str(error)) from None
        return Aim(step, state, origin, found[3] == "1", self._names(state.situation, bits), phase)

    def _bitmap(self, situation: str | None, passed: Iterable[str]) -> int:
        if situation is None:
            return 0
        names = list(self._register[situation].facts)
        return sum(1 << names.index(name) for name in passed)

    def _names(self, situation: str | None, bits: int) -> frozenset[str]:
        if situation is None:
            return frozenset()
        names = self._register[situation].facts
        return frozenset(name for place, name in enumerate(names) if bits >> place & 1)


class FormIds(Ids):
    """The custom_ids of the components of one message of these dialogs.

    It takes the place of the ids of a card where a question is asked in the guided mode: the same rows, whose clicks stay
    within it.

    Attributes:
        attached: whether the message needs a file with the facts.
    """

    _GUIDED: Final[Mapping[Action, Step]] = {
        Action.SHOW: Step.ASK,
        Action.PICK: Step.PICK,
        Action.TYPE: Step.TYPE,
        Action.TYPED: Step.TYPED,
        Action.OUTCOMES: Step.SKIP,
    }

    def __init__(self, packer: Packer, codec: Codec, aim: Aim) -> None:
        state = aim.state
        super().__init__(codec, state.lang, state.edition, state.situation, state.facts)
        self._packer = packer
        self._aim = aim

    def of(
        self,
        action: Action,
        *,
        fact: str | None = None,
        change: Mapping[str, Any] = NOTHING,
        edition: Edition | None = None,
    ) -> str:
        """The custom_id for an action of a question, with some facts changed."""
        return self.step(self._GUIDED[action], fact=fact, change=change)

    def step(
        self,
        step: Step,
        *,
        fact: str | None = None,
        change: Mapping[str, Any] = NOTHING,
        passed: frozenset[str] | None = None,
        situation: str | None = "",
        phase: Phase | None = None,
    ) -> str:
        """The custom_id of a step.

        Args:
            passed: facts passed over, where they are not those of the dialog so far.
            situation: another case, begun from nothing; None for none.
        """
        own = self._aim.state
        state = replace(own, action=Action.SHOW, fact=fact, facts={**own.facts, **change}, attached=False)
        if situation != "":
            state = replace(state, situation=situation, facts=NOTHING, fact=None)
        over = self._aim.passed if passed is None else passed
        aim = replace(self._aim, step=step, state=state, phase=phase, passed=over if situation == "" else frozenset())
        whole = self._packer.pack(aim)
        if whole is not None:
            return whole
        self.attached = True
        rest = self._packer.pack(replace(aim, state=replace(state, facts=change, attached=True)))
        if rest is None:
            raise ValueError(f"the change {change} is too long for a custom_id")
        return rest


def begun(lang: Language, edition: Edition, situation: str | None = None, facts: Mapping[str, Any] = NOTHING) -> State:
    """A case as these dialogs hold it."""
    return State(Action.SHOW, lang, edition, situation, facts)
