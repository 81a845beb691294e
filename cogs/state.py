"""A case in the custom_id of a button, so that a click can be answered without any memory.

A custom_id is the version, a letter for the action, and in base64url: language, edition, a checksum that names the
situation as its facts are declared now, and the facts: a bitmap of those given, then their values. A value of a
finite type is its place in that type, a small number is itself; anything else is JSON text.
"""

import base64
import binascii
import hashlib
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from types import MappingProxyType
from typing import Any, Final

from cogs import limits
from engine.edition import EDITIONS, Edition
from engine.facts import FactSpec, Shape
from engine.situations import Register, SituationSpec
from laws.wording import LANGUAGES, Language

VERSION: Final = "1"
_CHECKSUM: Final = 3
_AS_JSON: Final = 255
NOTHING: Final[Mapping[str, Any]] = MappingProxyType({})


class Action(Enum):
    """What a click asks for; the value stands in the custom_id."""

    SHOW = "a"
    """Show the case as it stands in the custom_id: an answer was given, a reading or an edition chosen."""
    PICK = "m"
    """Take the chosen option of a select as the value of the fact."""
    TYPE = "q"
    """Open a modal for the fact."""
    TYPED = "s"
    """Take what was typed as the value of the fact."""
    OUTCOMES = "u"
    """The fact is not known: show every outcome that is left."""
    WHY = "w"
    EDITIONS = "e"
    PICTURE = "i"
    """Show the comparison of the editions as a picture."""
    LANGUAGE = "l"
    PUBLISH = "p"
    WRONG = "f"
    """Open the modal that asks what the right answer would be."""
    REMARK = "g"
    """Keep what was typed there."""
    CORRECT = "k"
    """Ask anew for the fact chosen in a select."""
    SECTION = "t"
    """Show the wording of the section chosen in a select."""


class OutdatedError(ValueError):
    """A custom_id of another version, or of a situation whose facts are declared otherwise by now."""


@dataclass(frozen=True)
class State:
    """A case and what is asked about it.

    Attributes:
        situation: None where the text was not understood as a case.
        fact: the fact that the action is about.
        attached: the message carries a file with the facts; `facts` are those that replace or complete them.
    """

    action: Action
    lang: Language
    edition: Edition
    situation: str | None = None
    facts: Mapping[str, Any] = field(default_factory=lambda: NOTHING)
    fact: str | None = None
    attached: bool = False


class Codec:
    """Packs and reads custom_ids for the situations of a register.

    Raises:
        ValueError: two situations have the same checksum.
    """

    def __init__(self, register: Register) -> None:
        self._register = register
        self._checksums = {name: checksum(spec) for name, spec in register.items()}
        self._situations = {value: name for name, value in self._checksums.items()}
        if len(self._situations) != len(self._checksums):
            raise ValueError("two situations have the same checksum")

    def pack(self, state: State) -> str | None:
        """The custom_id of a state; None where it does not fit."""
        flags = LANGUAGES.index(state.lang) | EDITIONS.index(state.edition) << 1 | state.attached << 3
        packed = bytearray([flags])
        if state.situation is not None:
            spec = self._register[state.situation]
            packed += self._checksums[spec.name]
            packed.append(list(spec.facts).index(state.fact) if state.fact is not None else _AS_JSON)
            packed += _facts(spec, state.facts)
        custom_id = VERSION + state.action.value + base64.urlsafe_b64encode(packed).decode().rstrip("=")
        return custom_id if len(custom_id) <= limits.CUSTOM_ID else None

    def parse(self, custom_id: str) -> State:
        """The state that a custom_id holds.

        Raises:
            OutdatedError: it was not written by this version for these situations.
        """
        if custom_id[:1] != VERSION:
            raise OutdatedError(f"version {custom_id[:1]!r}")
        try:
            action = Action(custom_id[1:2])
            packed = base64.b64decode(custom_id[2:] + "=" * (-len(custom_id[2:]) % 4), altchars=b"-_", validate=True)
            return self._state(action, packed)
        except (ValueError, IndexError, binascii.Error) as error:
            raise OutdatedError(str(error)) from None

    def _state(self, action: Action, packed: bytes) -> State:
        flags = packed[0]
        state = State(action, LANGUAGES[flags & 1], EDITIONS[flags >> 1 & 3], attached=bool(flags & 8))
        if len(packed) == 1:
            return state
        situation = self._situations.get(packed[1 : 1 + _CHECKSUM])
        if situation is None:
            raise OutdatedError("unknown situation")
        spec = self._register[situation]
        place = packed[1 + _CHECKSUM]
        fact = None if place == _AS_JSON else list(spec.facts)[place]
        facts = _unpacked(spec, packed[2 + _CHECKSUM :])
        return State(action, state.lang, state.edition, situation, facts, fact, state.attached)


def checksum(spec: SituationSpec) -> bytes:
    """Differs between situations and whenever the facts of one are declared otherwise."""
    declared = [[fact.name, fact.shape.value, [str(value) for value in fact.values]] for fact in spec.facts.values()]
    return hashlib.blake2b(json.dumps([spec.name, declared]).encode(), digest_size=_CHECKSUM).digest()


def _facts(spec: SituationSpec, facts: Mapping[str, Any]) -> bytes:
    unknown = facts.keys() - spec.facts.keys()
    if unknown:
        raise ValueError(f"{spec.name} has no fact {sorted(unknown)[0]}")
    bitmap = sum(1 << place for place, name in enumerate(spec.facts) if name in facts)
    values = b"".join(_value(fact, facts[name]) for name, fact in spec.facts.items() if name in facts)
    return bitmap.to_bytes(_bitmap_bytes(spec), "little") + values


def _bitmap_bytes(spec: SituationSpec) -> int:
    return (len(spec.facts) + 7) // 8


def _value(fact: FactSpec, value: Any) -> bytes:
    if fact.shape is Shape.NUMBER and type(value) is int and 0 <= value < _AS_JSON:
        return bytes([value])
    for place, known in enumerate(fact.values):
        if type(known) is type(value) and known == value:
            return bytes([place])
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    return bytes([_AS_JSON, min(len(text), 255)]) + text


def _unpacked(spec: SituationSpec, packed: bytes) -> dict[str, Any]:
    start = _bitmap_bytes(spec)
    bitmap = int.from_bytes(packed[:start], "little")
    rest = memoryview(packed)[start:]
    facts: dict[str, Any] = {}
    for place, (name, fact) in enumerate(spec.facts.items()):
        if not bitmap >> place & 1:
            continue
        first = rest[0]
        if first == _AS_JSON:
            end = 2 + rest[1]
            facts[name] = json.loads(bytes(rest[2:end]))
        else:
            end = 1
            facts[name] = first if fact.shape is Shape.NUMBER else fact.values[first]
        rest = rest[end:]
    if rest:
        raise OutdatedError("more bytes than facts")
    return facts


class Ids:
    """The custom_ids of the components of one message; those that do not fit leave the facts to a file in it.

    Attributes:
        attached: whether the message needs that file.
    """

    def __init__(
        self, codec: Codec, lang: Language, edition: Edition, situation: str | None, facts: Mapping[str, Any]
    ) -> None:
        self._codec = codec
        self._lang: Language = lang
        self._edition = edition
        self._situation = situation
        self._facts = facts
        self.attached = False

    def of(
        self,
        action: Action,
        *,
        fact: str | None = None,
        change: Mapping[str, Any] = NOTHING,
        edition: Edition | None = None,
    ) -> str:
        """The custom_id for an action on the case, with some facts changed or another edition."""
        chosen = edition or self._edition
        facts = {**self._facts, **change}
        whole = self._codec.pack(State(action, self._lang, chosen, self._situation, facts, fact))
        if whole is not None:
            return whole
        self.attached = True
        return self._packed(State(action, self._lang, chosen, self._situation, change, fact, attached=True))

    def other_case(self, situation: str, facts: Mapping[str, Any]) -> str | None:
        """The custom_id that shows another reading of the text; None where it does not fit."""
        return self._codec.pack(State(Action.SHOW, self._lang, self._edition, situation, facts))

    def _packed(self, state: State) -> str:
        custom_id = self._codec.pack(state)
        if custom_id is None:
            raise ValueError(f"the choice {state.facts} is too long for a custom_id")
        return custom_id
