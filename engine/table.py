"""The running case at a table: what one ruling leaves is what the next one starts from.

Penalty cards stay until they are played or picked up (50), a restriction lasts as long as its law says, a duty to pass
ends with the auction. A table is a value; every event makes another one.
"""

from collections.abc import Sequence
from typing import Any, Literal, Self

from pydantic import BaseModel, ConfigDict

from engine.cards import Card, Suit, is_honour, suit_of
from engine.decide import Decision
from engine.edition import LATEST, Edition
from engine.players import SEATS, Seat, partner
from engine.ruling import Rule
from engine.situations import SituationSpec

TURN = "penalty_card_turn"
NOT_PLAYED = "penalty_card_not_played"
_ALL_LYING = frozenset({TURN, NOT_PLAYED})
"""Situations whose outcome names every penalty card that is left; the others name those that are added."""
_PLAYED_LATER = frozenset({TURN, "premature_play"})
"""Situations whose outcome names a card that has still to be played."""
LEADS = frozenset({"lead_suit", "not_lead_suit"})

Duration = Literal["this_trick", "retains_lead", "first_lead"]


class _Value(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid")


class LyingCard(_Value):
    """A penalty card on the table; `card` is None until somebody says which it is."""

    player: Seat
    card: Card | None
    rank: Literal["major", "minor"]


class Restricted(_Value):
    """A restriction in force on a player's lead or play."""

    player: Seat
    rule: Rule
    suit: Suit | None = None
    card: Card | None = None
    until: Duration


class Passing(_Value):
    """A duty to pass."""

    player: Seat
    span: Literal["next_turn", "rest_of_auction"]


class Choice(_Value):
    """Declarer's choice over a defender's lead, in force as long as its restriction; `picked_up` are the cards it freed."""

    player: Seat
    choice: Literal["require", "forbid"]
    suits: tuple[Suit, ...]
    picked_up: tuple[LyingCard, ...]


class Table(_Value):
    """A table in the middle of a deal.

    Attributes:
        declarer: None while nobody said who declares, as during the auction.
        penalty_cards: those that lie on the table.
        restrictions: those in force. The duty to play a penalty card is not among them: it goes with the card.
        passes: duties to pass, while the auction lasts.
        choices: declarer's choices that the restrictions come from.
        leader: the player last known to be on lead; `trick_over` once his trick has been played.
    """

    edition: Edition = LATEST
    declarer: Seat | None = None
    penalty_cards: tuple[LyingCard, ...] = ()
    restrictions: tuple[Restricted, ...] = ()
    passes: tuple[Passing, ...] = ()
    choices: tuple[Choice, ...] = ()
    leader: Seat | None = None
    trick_over: bool = False

    @property
    def dummy(self) -> Seat | None:
        return partner(self.declarer) if self.declarer else None

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The opponents of declarer, in the order of SEATS; nobody while he is not known."""
        return tuple(seat for seat in SEATS if self.declarer and seat not in (self.declarer, self.dummy))

    @property
    def declaring(self) -> tuple[Seat, ...]:
        """Declarer and dummy; nobody while they are not known."""
        return (self.declarer, partner(self.declarer)) if self.declarer else ()

    @property
    def unnamed(self) -> LyingCard | None:
        """A penalty card that nobody has named; nothing can be ruled about it before."""
        return next((lying for lying in self.penalty_cards if lying.card is None), None)

    def after(self, spec: SituationSpec, decision: Decision) -> Self:
        """The table as a ruling leaves it.

        Args:
            spec: the situation ruled on.
            decision: the ruling; `wanting` of it must be None.

        Raises:
            ValueError: the outcome names a player by a role, since the facts do not say who he is.
        """
        outcome = decision.outcome
        table = self._changed(declarer=self.dummy) if _changes_declarer(spec, decision) else self
        for seat in (seat for seat in SEATS if seat == outcome.leader):
            table = table.on_lead(seat)
        if outcome.leader is None and decision.facts.get("right_leader_is_partner") is False:
            table = table.lead_lost()
        lying = table._lying(spec, decision)
        added = tuple(
            Restricted.model_validate(duty.model_dump())
            for duty in outcome.restrictions or ()
            if duty.until != "card_played" and duty.rule != "no_restriction"
        )
        kept = tuple(duty for duty in table.restrictions if duty not in added)
        passes = tuple(Passing(player=duty.player, span=duty.span) for duty in outcome.pass_required or ())
        return table._changed(
            penalty_cards=lying,
            restrictions=(*kept, *added),
            passes=tuple(dict.fromkeys((*table.passes, *passes))),
            choices=(*table.choices, *_choices(table, decision, added, lying)),
        )

    def declared(self, seat: Seat) -> Self:
        """The table once the auction is over. Declarer's side takes its exposed cards up and leads as it likes."""
        table = self._changed(declarer=seat)
        return table._changed(
            penalty_cards=tuple(lying for lying in table.penalty_cards if lying.player in table.defenders),
            restrictions=tuple(duty for duty in table.restrictions if duty.player in table.defenders),
            passes=(),
        )._in_force()

    def dealt(self) -> Self:
        """The table with the next board: nothing of the last one is left."""
        return type(self)(edition=self.edition)

    def on_lead(self, seat: Seat) -> Self:
        """The table once it is known who leads to the next trick: he who was on lead before and is not keeps no ban."""
        table = self if seat == self.leader or self.leader is None or self.trick_over else self.trick_played()
        lost = table.leader if table.leader != seat else None
        kept = tuple(duty for duty in table.restrictions if duty.until != "retains_lead" or duty.player != lost)
        return table._changed(restrictions=kept, leader=seat, trick_over=False, passes=())._in_force()

    def lead_lost(self) -> Self:
        """The table once the defenders have lost the lead to declarer's side, to whichever of its hands."""
        kept = tuple(duty for duty in self.restrictions if duty.until != "retains_lead" or duty.player != self.leader)
        return self._changed(restrictions=kept, leader=None, trick_over=False, passes=())._in_force()

    def trick_played(self) -> Self:
        """The table once all four have played to the trick."""
        kept = tuple(
            duty
            for duty in self.restrictions
            if duty.until != "this_trick" and (duty.until != "first_lead" or duty.player != self.leader)
        )
        return self._changed(restrictions=kept, trick_over=True, passes=())._in_force()

    def card_played(self, card: Card) -> Self:
        """The table once a penalty card has been played; it is like any other card then."""
        return self._changed(penalty_cards=tuple(lying for lying in self.penalty_cards if lying.card != card))

    def passed(self, seat: Seat) -> Self:
        """The table once a player who had to pass at his next turn has passed."""
        over = Passing(player=seat, span="next_turn")
        return self._changed(passes=tuple(duty for duty in self.passes if duty != over))

    def lifted(self, duty: Restricted) -> Self:
        """The table without a restriction that the Director takes back or that cannot be met."""
        return self._changed(restrictions=tuple(item for item in self.restrictions if item != duty))._in_force()

    def named(self, lying: LyingCard, card: Card) -> Self:
        """The table once a penalty card is named. An honour is major whatever was thought before (50)."""
        rank: Literal["major", "minor"] = "major" if is_honour(card) else lying.rank
        named = LyingCard(player=lying.player, card=card, rank=rank)
        return self._changed(
            penalty_cards=_ranked(tuple(named if item == lying else item for item in self.penalty_cards))
        )

    def facts_for(self, spec: SituationSpec, leading: Seat | None = None) -> dict[str, Any]:
        """The facts of a situation that the table settles, as plain JSON values.

        Args:
            leading: for a turn to lead, whose it is; the facts then hold the choice that declarer has made over his lead.
        """
        known: dict[str, Any] = {"declarer": self.declarer, "dummy": self.dummy} if self.declarer else {}
        if spec.name in _TAKES_LYING:
            known["penalty_cards"] = [lying.model_dump() for lying in self.penalty_cards]
        if spec.name == TURN and leading is not None:
            known |= self._choice(leading)
        return {name: value for name, value in known.items() if name in spec.facts}

    def _choice(self, leader: Seat) -> dict[str, Any]:
        """The choice in force over a lead, unless a new penalty card of his partner gives declarer a new one."""
        made = [item for item in self.choices if item.player == leader]
        new = any(lying.player == partner(leader) and lying.rank == "major" for lying in self.penalty_cards)
        if not made or new:
            return {}
        last = [item for item in made if item.choice == made[-1].choice]
        lying = (*self.penalty_cards, *(card for item in last for card in item.picked_up))
        return {
            "penalty_cards": [card.model_dump() for card in lying],
            "declarer_choice": made[-1].choice,
            "choice_suits": [suit for item in last for suit in item.suits],
        }

    def _lying(self, spec: SituationSpec, decision: Decision) -> tuple[LyingCard, ...]:
        cards = decision.outcome.penalty_cards
        new = tuple(LyingCard.model_validate(card.model_dump()) for card in cards or ())
        if cards is None and replaced_by_designation(spec, decision):
            player, card = decision.facts.get("offender"), decision.facts.get("card")
            new = (LyingCard.model_validate({"player": player, "card": card, "rank": "major"}),)
        if cards is not None and spec.name in _ALL_LYING:
            return new
        fresh = {(lying.player, lying.card): lying for lying in new}
        played = _played(spec, decision)
        kept = [
            lying
            for lying in self.penalty_cards
            if (lying.player, lying.card) not in fresh and lying.card not in played
        ]
        return _ranked((*kept, *fresh.values()))

    def _in_force(self) -> Self:
        """Without choices whose restriction is over."""
        kept = tuple(choice for choice in self.choices if any(_of(choice, duty) for duty in self.restrictions))
        return self._changed(choices=kept)

    def _changed(self, **changes: object) -> Self:
        return self.model_copy(update=changes)


_TAKES_LYING = frozenset(
    {TURN, NOT_PLAYED, "exposed_card_in_play", "penalty_card_created", "simultaneous_play"},
)
"""Situations that start from the penalty cards on the table; a record of the play tells them itself."""


def _choices(
    before: Table, decision: Decision, added: Sequence[Restricted], left: Sequence[LyingCard]
) -> tuple[Choice, ...]:
    """The choices of declarer that a ruling carries out, each with the penalty cards that it freed."""
    offender, card = decision.facts.get("offender"), decision.facts.get("card")
    own = [LyingCard(player=offender, card=card, rank="major")] if offender in SEATS and card else []
    found = []
    for duty in (duty for duty in added if duty.rule in LEADS and duty.suit):
        freed = tuple(
            lying
            for lying in dict.fromkeys((*before.penalty_cards, *own))
            if lying.card
            and lying.player == partner(duty.player)
            and suit_of(lying.card) == duty.suit
            and lying not in left
        )
        if freed and duty.suit:
            word: Literal["require", "forbid"] = "require" if duty.rule == "lead_suit" else "forbid"
            found.append(Choice(player=duty.player, choice=word, suits=(duty.suit,), picked_up=freed))
    return tuple(found)


def _changes_declarer(spec: SituationSpec, decision: Decision) -> bool:
    """Whether declarer has become dummy by spreading his hand after an opening lead out of turn (54A)."""
    facts = decision.facts
    if spec.name == "exposed_card_in_play":
        return facts.get("how") == "after_opening_lead_out_of_turn" and facts.get("player_role") == "declarer"
    spread = facts.get("declarer_action") in ("spread_hand", "exposed_own_card")
    return spec.name == "lead_out_of_turn" and spread


def _played(spec: SituationSpec, decision: Decision) -> frozenset[str]:
    """Cards that a ruling leaves played; a penalty card among them is like any other from then on."""
    if spec.name in _PLAYED_LATER:
        return frozenset()
    outcome = decision.outcome
    return frozenset((*(outcome.stands or ()), *([outcome.played] if isinstance(outcome.played, str) else ())))


def replaced_by_designation(spec: SituationSpec, decision: Decision) -> bool:
    """Whether a card played instead of one of several penalty cards goes back (52B2) while declarer still designates."""
    refused = spec.name == NOT_PLAYED and decision.facts.get("accepted") is False
    return refused and decision.outcome.penalty_cards is None


def _of(choice: Choice, duty: Restricted) -> bool:
    rule = "lead_suit" if choice.choice == "require" else "not_lead_suit"
    return duty.player == choice.player and duty.rule == rule and duty.suit in choice.suits


def _ranked(cards: tuple[LyingCard, ...]) -> tuple[LyingCard, ...]:
    """Two or more penalty cards of one defender are all major (50B; 50C in 1987)."""
    held = [card.player for card in cards]
    return tuple(card.model_copy(update={"rank": "major"}) if held.count(card.player) > 1 else card for card in cards)
