"""A table that plays a random deal with random irregularities, each put to the engine and to the referee alike."""

import random
from collections.abc import Mapping
from typing import Any

from engine.decide import Decision, decide
from engine.edition import EDITIONS, Edition
from engine.legal_play import Duty, legal_play
from engine.situations import Register
from tests.engine.play.referee import SEATS, Ban, Referee, clockwise, winner

DROP, LEAD, WRONG_HAND, OTHER_CARD, REVOKE = 0.05, 0.2, 0.2, 0.3, 0.04
"""How often each irregularity happens where it can."""


class Table:
    """One deal from the opening lead to the last trick.

    Attributes:
        tricks: (seat, card) in the order played, trick by trick.
        seen: how many irregularities of each kind there were.
    """

    def __init__(self, situations: Register, seed: int) -> None:
        self.chance = random.Random(seed)
        self.situations = situations
        self.edition = Edition(self.chance.choice(EDITIONS))
        pack = [suit + rank for suit in "SHDC" for rank in "AKQJT98765432"]
        self.chance.shuffle(pack)
        self.deal = {seat: frozenset(pack[13 * place : 13 * place + 13]) for place, seat in enumerate(SEATS)}
        hands = {seat: set(cards) for seat, cards in self.deal.items()}
        self.referee = Referee(self.chance.choice("SHDCN"), self.chance.choice(SEATS), hands)
        self.tricks: list[list[tuple[str, str]]] = []
        self.revoked: list[tuple[int, str]] = []
        self.seen: dict[str, int] = {}
        self.ban: tuple[str, Ban] | None = None

    def run(self) -> None:
        leader = clockwise(self.referee.declarer)
        for number in range(1, 14):
            leader = self.trick(number, leader)

    def trick(self, number: int, leader: str) -> str:
        """Play a trick and return its winner, having compared it with the engine's."""
        if self.ban and self.ban[0] != leader:
            self.ban = None
        start = self.lead_out_of_turn(number, leader) or self.wrong_hand(number, leader)
        played: list[tuple[str, str]] = []
        if start:
            seat, card = start
        else:
            seat = leader
            card = self.choose_card(seat, None, self.lead_choice(seat))
        for position in range(4):
            if position:
                seat = clockwise(seat)
                led = played[0][1][0]
                card = self.other_card(seat, led) or self.revoke(number, seat, led) or self.choose_card(seat, led, None)
            self.referee.play(seat, card)
            played.append((seat, card))
            self.drop()
        self.tricks.append(played)
        return self.referee.finish(played)

    # what the engine is asked

    def decide(self, situation: str, facts: Mapping[str, Any]) -> Decision:
        decision = decide(self.situations[situation], facts, self.edition)
        assert not decision.questions, (situation, facts, decision.questions)
        return decision

    def note(self, kind: str) -> None:
        self.seen[kind] = self.seen.get(kind, 0) + 1

    def on_table(self) -> list[dict[str, str]]:
        return [{"player": seat, "card": card, "rank": rank} for seat, card, rank in sorted(self.referee.listed())]

    @property
    def common(self) -> dict[str, Any]:
        return {"declarer": self.referee.declarer}

    def same_penalty_cards(self, decision: Decision) -> None:
        cards = decision.outcome.penalty_cards
        assert cards is not None
        assert {(card.player, card.card, card.rank) for card in cards} == self.referee.listed()

    # legal play

    def choose_card(self, seat: str, led: str | None, ban: Ban | None) -> str:
        """A legal card; engine and referee agree on which are legal and on who chooses."""
        cards, declarer_picks = self.referee.legal(seat, led, ban)
        duty = None
        if ban and not led:
            duty = Duty("lead_suit", (ban.must,)) if ban.must else Duty("not_lead_suit", tuple(sorted(ban.never)))  # type: ignore[arg-type]
        own: Any = self.referee.penalty[seat]
        suit: Any = led
        found = legal_play(self.referee.hands[seat], suit, penalty=own, duty=duty)
        assert set(found.cards) == cards, (seat, led, ban, own)
        assert found.declarer_designates == declarer_picks
        if own and led:
            self.compare_turn(seat, led, cards, declarer_picks)
        return self.chance.choice(sorted(cards))

    def compare_turn(self, seat: str, led: str, cards: set[str], declarer_picks: bool) -> None:
        hand = " ".join(f"{s}:{''.join(c[1] for c in self.referee.hands[seat] if c[0] == s) or '-'}" for s in "SHDC")
        facts = {"turn": seat, "to_lead": False, "led_suit": led, "hands": {seat: hand}}
        decision = self.decide("penalty_card_turn", {**self.common, **facts, "penalty_cards": self.on_table()})
        self.same_penalty_cards(decision)
        played = decision.outcome.played
        if isinstance(played, str):
            assert {played} == cards
        else:
            assert set(played["among"]) == cards
            assert (played["choice_of"] == self.referee.declarer) == declarer_picks

    # irregularities

    def drop(self) -> None:
        """49, 50B: a defender drops a card."""
        seat = self.chance.choice(SEATS)
        hidden = sorted(self.referee.hands[seat] - set(self.referee.penalty[seat]))
        if not hidden or self.chance.random() > DROP:
            return
        self.note("drop")
        card = self.chance.choice(hidden)
        role = "defender" if self.referee.defends(seat) else "declarer" if seat == self.referee.declarer else "dummy"
        facts = {"offender": seat, "player_role": role, "how": "dropped", "cards": [card]}
        decision = self.decide("exposed_card_in_play", {**self.common, **facts, "penalty_cards": self.on_table()})
        if self.referee.defends(seat):
            created = {"offender": seat, "cards": [card], "deliberate": False, "penalty_cards": self.on_table()}
            second = self.decide("penalty_card_created", {**self.common, **created})
            self.referee.expose(seat, card, deliberate=False)
            self.same_penalty_cards(second)
        self.same_penalty_cards(decision)

    def lead_choice(self, leader: str) -> Ban | None:
        """50D2, 51B: declarer's choice while the partner of a major penalty card is on lead."""
        suits = self.referee.must_wait(leader)
        if not suits:
            return self.ban[1] if self.ban else None
        self.note("choice")
        facts = {**self.common, "turn": leader, "to_lead": True, "penalty_cards": self.on_table()}
        options = self.decide("penalty_card_turn", facts).outcome.options or ()
        assert [option.code for option in options] == [
            *["require_suit"] * len(suits),
            *["forbid_suit"] * len(suits),
            "no_restriction",
        ]
        assert all(option.by == self.referee.declarer for option in options)
        choice = self.chance.choice(("require", "forbid", "no_restriction"))
        named = [self.chance.choice(suits)] if choice == "require" else sorted(suits)[: self.chance.randint(1, 2)]
        if choice == "no_restriction":
            named = []
        hand = " ".join(f"{s}:{''.join(c[1] for c in self.referee.hands[leader] if c[0] == s) or '-'}" for s in "SHDC")
        decision = self.decide(
            "penalty_card_turn", {**facts, "declarer_choice": choice, "choice_suits": named, "hands": {leader: hand}}
        )
        self.referee.pick_up(leader, set(named))
        self.same_penalty_cards(decision)
        old = self.ban[1].never if self.ban else frozenset()
        return self.choose_ban(leader, choice, named, decision, old)

    def choose_ban(
        self, leader: str, choice: str, named: list[str], decision: Decision, old: frozenset[str]
    ) -> Ban | None:
        """The restriction now in force; an older ban on a lead binds only while it can still be told apart."""
        hand = self.referee.hands[leader]
        rules = {(rule.rule, rule.suit) for rule in decision.outcome.restrictions or () if rule.rule != "play_card"}
        if choice == "require":
            able = any(card[0] in named for card in hand)
            assert rules == ({("lead_suit", named[0])} if able else set())
            self.ban = None
            return Ban(must=named[0])
        if choice == "forbid":
            able = any(card[0] not in named for card in hand)
            assert rules == ({("not_lead_suit", suit) for suit in named} if able else set())
            self.ban = (leader, Ban(never=frozenset(named) | old))
        else:
            assert not rules
        return self.ban[1] if self.ban else None

    def lead_out_of_turn(self, number: int, leader: str) -> tuple[str, str] | None:
        """53, 54, 56: a defender leads out of turn; the lead that stands, or None where the right player leads."""
        seats = [seat for seat in SEATS if self.referee.defends(seat) and seat != leader and self.referee.hands[seat]]
        if self.chance.random() > LEAD or any(self.referee.penalty[seat] for seat in SEATS) or self.ban:
            return None
        opening = number == 1
        offender = self.chance.choice(seats)
        card = self.chance.choice(sorted(self.referee.hands[offender]))
        self.note("lead_out_of_turn")
        facts: dict[str, Any] = {**self.common, "offender": offender, "leader": leader, "card": card, "trick": number}
        facts["opening_lead"] = opening
        accepted = self.chance.random() < 0.4
        decision = self.decide("lead_out_of_turn", {**facts, "accepted": accepted})
        outcome = decision.outcome
        if number == 13 and self.edition == 2017:
            assert outcome.withdrawn == (card,)
            assert outcome.leader == leader
            return None
        if accepted:
            assert outcome.stands == (card,)
            assert outcome.leader == offender
            assert outcome.penalty_cards == ()
            return offender, card
        assert outcome.withdrawn == (card,)
        self.referee.expose(offender, card, deliberate=True)
        self.same_penalty_cards(decision)
        codes = [option.code for option in outcome.options or ()]
        waits = leader == clockwise(offender, 2)
        assert codes == (["require_suit", "forbid_suit", "no_restriction"] if waits else [])
        return None

    def wrong_hand(self, number: int, leader: str) -> tuple[str, str] | None:
        """53, 55: declarer leads from the wrong hand."""
        referee = self.referee
        if number == 1 or self.chance.random() > WRONG_HAND or referee.defends(leader):
            return None
        wrong = clockwise(leader, 2)
        card = self.chance.choice(sorted(referee.hands[wrong]))
        self.note("wrong_hand")
        reaction = self.chance.choice(("accepts", "rejects"))
        facts: dict[str, Any] = {**self.common, "card": card, "trick": number, "leader": leader}
        facts |= {"led_from": "declarer" if wrong == referee.declarer else "dummy", "next_defender": reaction}
        outcome = self.decide("wrong_hand_lead", {**facts, "information_gained": False}).outcome
        if reaction == "accepts" and not (number == 13 and self.edition == 2017):
            assert outcome.stands == (card,)
            assert outcome.leader == wrong
            return wrong, card
        assert outcome.withdrawn == (card,)
        assert outcome.leader == leader
        assert outcome.penalty_cards == ()
        return None

    def other_card(self, seat: str, led: str) -> str | None:
        """52: a defender plays another card of the suit in place of his major penalty card."""
        cards, declarer_picks = self.referee.legal(seat, led)
        own = self.referee.penalty[seat]
        others = sorted(card for card in self.referee.hands[seat] if card[0] == led and card not in own)
        due = sorted(cards)[0]
        if declarer_picks or own.get(due) != "major" or len(cards) > 1 or due[0] != led or not others:
            return None
        if len(own) > 1 or self.chance.random() > OTHER_CARD:
            return None
        self.note("other_card")
        card = self.chance.choice(others)
        accepted = self.chance.random() < 0.5
        facts = {"offender": seat, "card": card, "accepted": accepted, "penalty_cards": self.on_table()}
        decision = self.decide("penalty_card_not_played", {**self.common, **facts})
        assert decision.outcome.tricks_transferred == 0
        if accepted:
            assert decision.outcome.stands == (card,)
            self.same_penalty_cards(decision)
            return card
        assert decision.outcome.withdrawn == (card,)
        assert decision.outcome.played == due
        self.referee.penalty[seat] = {}
        self.referee.expose(seat, card, deliberate=True)
        self.same_penalty_cards(decision)
        self.referee.penalty[seat][due] = "major"
        return due

    def revoke(self, number: int, seat: str, led: str) -> str | None:
        """61A: a player without penalty cards does not follow suit, and nobody notices."""
        hand = self.referee.hands[seat]
        others = sorted(card for card in hand if card[0] != led)
        holds = any(card[0] == led for card in hand)
        if self.revoked or self.referee.penalty[seat] or not (holds and others) or number > 11:
            return None
        if self.chance.random() > REVOKE:
            return None
        self.note("revoke")
        self.revoked.append((number, seat))
        return self.chance.choice(others)

    def winners(self) -> list[str]:
        return [winner(trick, self.referee.trump) for trick in self.tricks]
