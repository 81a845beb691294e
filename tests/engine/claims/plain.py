"""Plain enumerations to check the searches against: every card in every order, no table, no pruning."""

import random
from collections.abc import Iterator

from engine.cards import PACK, suit_of, winner_of
from engine.claims.endings import Ending, Holdings
from engine.claims.follows import Turn, follow
from engine.claims.leads import lead
from engine.claims.lines import Lines
from engine.claims.plays import code, dealt, suited
from engine.players import SEATS, Seat, after, side


def random_ending(cards: int, chance: random.Random, *, trump: str = "", table: int = 0) -> Ending:
    """A random ending of so many cards a hand; `table` cards of the current trick are played, legally."""
    pack = list(PACK)
    chance.shuffle(pack)
    hands = {seat: pack[index * cards : (index + 1) * cards] for index, seat in enumerate(SEATS)}
    leader = chance.choice(SEATS)
    played: list[str] = []
    for step in range(table):
        seat = after(leader, step)
        card = chance.choice(legal(tuple(hands[seat]), tuple(played)))
        hands[seat].remove(card)
        played.append(card)
    denomination = trump or chance.choice("SHDCNN")
    return Ending.of(hands, denomination, leader, played)  # type: ignore[arg-type]


def legal(hand: tuple[str, ...], table: tuple[str, ...]) -> tuple[str, ...]:
    """Law 44C."""
    follow = tuple(card for card in hand if table and suit_of(card) == suit_of(table[0]))
    return follow or hand


def counted(ending: Ending, of: str) -> tuple[int, int, int]:
    """Tricks of a side: the fewest and the most of all lines, and those of perfect play."""
    known: dict[tuple[Holdings, Seat, tuple[str, ...]], tuple[int, int, int]] = {}

    def tricks(hands: Holdings, leader: Seat, table: tuple[str, ...]) -> tuple[int, int, int]:
        key = (hands, leader, table)
        if key not in known:
            known[key] = searched(hands, leader, table)
        return known[key]

    def searched(hands: Holdings, leader: Seat, table: tuple[str, ...]) -> tuple[int, int, int]:
        if len(table) == 4:
            winner = winner_of(((after(leader, step), card) for step, card in enumerate(table)), ending.trump)
            won = int(side(winner) == of)
            fewest, most, perfect = tricks(hands, winner, ()) if any(hands) else (0, 0, 0)
            return won + fewest, won + most, won + perfect
        seat = after(leader, len(table))
        index = SEATS.index(seat)
        results: list[tuple[int, int, int]] = []
        for card in legal(hands[index], table):
            left = list(hands)
            left[index] = tuple(other for other in hands[index] if other != card)
            results.append(tricks((left[0], left[1], left[2], left[3]), leader, (*table, card)))
        best = max if side(seat) == of else min
        return min(low for low, _, _ in results), max(high for _, high, _ in results), best(dd for _, _, dd in results)

    return tricks(ending.hands, ending.leader, ending.table)


def worst_line(lines: Lines) -> int:
    """Fewest tricks of a claimer's side over the normal plays that `lines` offers and all legal plays of the others."""
    return min(_played(lines, dealt(lines.ending), SEATS.index(lines.ending.leader), (), 0, lines.shown))


def _played(
    lines: Lines, hands: tuple[int, int, int, int], leader: int, table: tuple[int, ...], done: int, shown: int
) -> Iterator[int]:
    if not any(hands):
        yield 0
        return
    yield from _trick(lines, hands, leader, table, done, shown, None)


def _trick(
    lines: Lines,
    hands: tuple[int, int, int, int],
    leader: int,
    table: tuple[int, ...],
    done: int,
    shown: int,
    step: int | None,
) -> Iterator[int]:
    seats = [SEATS[(leader + place) % 4] for place in range(4)]
    if len(table) == 4:
        winner = SEATS.index(winner_of(zip(seats, map(code, table), strict=True), lines.ending.trump))
        one_time = step is not None and lines.statement.steps[step].kind not in ("draw trumps", "play", "cross-ruff")
        after_step = done | 1 << step if one_time and step is not None else done
        for rest in _played(lines, hands, winner, (), after_step, shown):
            yield rest + (winner % 2 == lines.own % 2)
        return
    seat = (leader + len(table)) % 4
    cards: list[int]
    if seat % 2 != lines.own % 2:
        held = hands[seat]
        suit_held = suited(held, table[0] // 13) if table else 0
        cards = [card for card in range(52) if (suit_held or held) >> card & 1]
    elif not table:
        directed = lead(lines, hands, seat, done, shown)
        step = directed.step
        cards = [card for group in directed.groups for card in group]
    else:
        so_far = list(zip(seats, map(code, table), strict=False))
        winning = seats.index(winner_of(so_far, lines.ending.trump))
        turn = Turn(seat, table, winning, shown, step)
        cards = [card for group in follow(lines, hands, turn) for card in group]
    for card in cards:
        left = list(hands)
        left[seat] ^= 1 << card
        seen = shown
        if table and card // 13 != table[0] // 13 and seat % 2 != lines.own % 2:
            seen |= 1 << 4 * seat + table[0] // 13
        yield from _trick(lines, (left[0], left[1], left[2], left[3]), leader, (*table, card), done, seen, step)
