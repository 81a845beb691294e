"""What a rule gives back: an outcome, the steps that lead to it with their citations, options and judgements.

Texts are message ids with arguments; their wording in each language is not the core's business.
"""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import BaseModel, ConfigDict, Field

Argument = str | int | float | bool | tuple[str, ...]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class Message(_Value):
    """A text to be worded: the id in the catalogue and its arguments (roles, seats, cards, suits, calls, numbers)."""

    id: str
    args: Mapping[str, Argument] = {}


def message(name: str, /, **args: Argument) -> Message:
    """A message by its id, with its arguments."""
    return Message(id=name, args=args)


class Step(_Value):
    """One step of the reasoning and the section that it rests on."""

    law: str
    text: Message


class Option(_Value):
    """Something that a player may choose, in the order in which the Director reads options out.

    Attributes:
        by: who chooses: a player or side (contract.md).
        code: an option code of situations.md.
        effect: the suit or card that the code refers to, as {'suit': 'H'} or {'card': 'SA'}.
        text: what follows from the choice.
        until: when the right ends; None where nothing ends it before the next action.
    """

    by: str
    code: str
    text: Message
    effect: Mapping[str, str] = {}
    until: Message | None = None
    law: str


class Judgement(_Value):
    """A question that only the Director can answer, and the section that gives it to him."""

    law: str
    ask: Message
    fact: str | None = None


class Transfer(_Value):
    """Tricks that change sides after the play."""

    to: str
    tricks: int = Field(ge=0, le=13)
    law: str


class PenaltyCard(_Value):
    """A penalty card; `card` is None where the facts do not name it."""

    player: str
    card: str | None = None
    rank: Literal["major", "minor"]


Rule = Literal["lead_suit", "not_lead_suit", "play_highest", "play_lowest", "not_suit", "play_card", "no_restriction"]
Until = Literal["this_trick", "retains_lead", "first_lead", "card_played"]


class Restriction(_Value):
    """A duty or ban on a player's next lead or play."""

    player: str
    rule: Rule
    suit: str | None = None
    card: str | None = None
    until: Until


class PassRequired(_Value):
    """A duty to pass."""

    player: str
    span: Literal["next_turn", "rest_of_auction"] = Field(serialization_alias="for")


class Outcome(_Value):
    """The concrete consequences in the fields of contract.md. None means that nothing is asserted."""

    transfers: tuple[Transfer, ...] | None = None
    tricks_transferred: int | None = None
    penalty_cards: tuple[PenaltyCard, ...] | None = None
    restrictions: tuple[Restriction, ...] | None = None
    pass_required: tuple[PassRequired, ...] | None = None
    options: tuple[Option, ...] | None = None
    stands: tuple[str, ...] | None = None
    cancelled: tuple[str, ...] | None = None
    withdrawn: tuple[str, ...] | None = None
    played: Any = None
    call: Mapping[str, Any] | None = None
    allowed: bool | None = None
    dealer: str | None = None
    vulnerable: str | None = None
    leader: str | None = None
    turn: str | None = None
    contract: str | None = None
    no_rectification: bool | None = None
    claim_tricks: Mapping[str, int] | None = None
    score: int | float | None = None
    matchpoints: Any = None
    imps: Any = None
    victory_points: Any = None
    adjusted_score: Mapping[str, Any] | None = None
    unauthorized_information: tuple[Mapping[str, str], ...] | None = None
    play: Literal["continues", "ceases", "suspended"] | None = None
    deadline: Mapping[str, Any] | None = None


class Ruling(_Value):
    """A decided case.

    Attributes:
        verdict: the outcome in one sentence.
        outcome: its concrete fields.
        laws: sections applied, the deciding ones first, without duplicates; never empty.
        steps: how the outcome follows; never empty.
        judgement: what the Director still has to judge.
        notes: what a club regulates or what else the asker should know.
    """

    verdict: Message
    outcome: Outcome
    laws: tuple[str, ...] = Field(min_length=1)
    steps: tuple[Step, ...] = Field(min_length=1)
    judgement: tuple[Judgement, ...] = ()
    notes: tuple[Message, ...] = ()
