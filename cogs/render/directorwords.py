"""Sentences of a Director's card: penalty cards, restrictions, choices, events, periods."""

from collections.abc import Iterator

from cogs.director.clock import ends
from cogs.director.position import Position
from cogs.director.state import Deadlines, DeskState
from cogs.render import verdicts
from cogs.render.parts import capital
from cogs.render.quote import neutral
from engine.case import slug
from engine.choices import Taking
from engine.players import SEATS
from engine.table import LyingCard, Restricted, Table
from laws.answers import Answer
from laws.wording import Catalogue


def title(state: DeskState, words: Catalogue) -> str:
    """The heading of a case: the table and the board as far as they are known."""
    return words.say("director-title", board=state.board or 0, number=state.number or 0)


def lying_card(lying: LyingCard, words: Catalogue) -> str:
    """A penalty card as a line: whose, which, major or minor."""
    return words.say("director-penalty-card", player=lying.player, card=lying.card or "", rank=lying.rank)


def restriction(duty: Restricted, words: Catalogue) -> str:
    """A restriction as a sentence."""
    until = words.say(f"director-until-{slug(duty.until)}")
    name = f"director-restricted-{slug(duty.rule)}"
    if duty.rule == "play_card" and duty.card:
        name = "director-restricted-this-card"
    known = int(duty.suit is not None)
    return words.say(name, player=duty.player, suit=duty.suit or "", known=known, card=duty.card or "", until=until)


def passes(table: Table, words: Catalogue) -> Iterator[str]:
    """Duties to pass as sentences."""
    yield from (words.say(f"director-pass-{slug(duty.span)}", player=duty.player) for duty in table.passes)


def verdict(position: Position, answer: Answer, words: Catalogue) -> Iterator[str]:
    """The ruling in sentences; a restriction from elsewhere comes before it."""
    assert answer.decision is not None
    open_restrictions = position.open_restrictions
    yield from (restriction(duty, words) for duty in open_restrictions)
    found = tuple(dict.fromkeys(words.text(ruling.verdict) for ruling in verdicts.rulings(answer.decision)))
    said = " / ".join(found)
    yield words.say("director-apart", verdict=said) if open_restrictions else said


def aloud(position: Position, words: Catalogue) -> tuple[str, ...]:
    """What the Director reads out: the ruling, what may be chosen, what lies and is in force; without sections."""
    lines: list[str] = []
    if position.answer and position.answer.decision and not position.problem and not position.asked:
        lines += verdict(position, position.answer, words)
        lines += [line.text for line in verdicts.options(position.answer.decision.outcome.options or (), words)]
    lines += [words.say("director-lies", card=lying_card(lying, words)) for lying in position.table.penalty_cards]
    spoken_of = _spoken_of(position)
    lines += [restriction(duty, words) for duty in position.table.restrictions if duty not in spoken_of]
    lines += passes(position.table, words)
    return tuple(lines or [words.say("director-nothing-to-read")])


def _spoken_of(position: Position) -> frozenset[Restricted]:
    """Restrictions that the sentences of the ruling tell already, with the player whom they bind."""
    decision = position.answer.decision if position.answer and not position.asked else None
    if decision is None:
        return frozenset()
    named = {value for ruling in verdicts.rulings(decision) for value in ruling.verdict.args.values()}
    said = {(duty.player, duty.rule, duty.suit) for duty in decision.outcome.restrictions or () if duty.player in named}
    told = [duty for duty in position.table.restrictions if (duty.player, duty.rule, duty.suit) in said]
    return frozenset((*told, *position.open_restrictions))


def taking(item: Taking, table: Table, words: Catalogue) -> str:
    """An option as the label of a button; who chooses is said unless it is declarer."""
    known = int(bool(item.suits))
    said = words.say(f"director-take-{slug(item.code)}", suits=item.suits, known=known)
    others = item.by in SEATS and item.by != table.declarer
    return words.say("director-take-by", player=item.by, choice=said) if others else capital(said)


def event(what: str, table: Table, words: Catalogue) -> str:
    """An event of the list as the label of an option."""
    kind, _, about = what.partition(":")
    if kind == "lift":
        return words.say("director-next-lift", restriction=restriction(table.restrictions[int(about)], words))
    return words.say(f"director-next-{kind}", about=about)


def periods(deadlines: Deadlines | None, words: Catalogue) -> Iterator[str]:
    """When the rights run out, by Discord's own clock: every reader sees it in their own time, and it counts down."""
    for law, end in ends(deadlines) if deadlines else ():
        yield words.say(f"director-period-{law.lower()}", law=law, at=f"<t:{end}:t>", left=f"<t:{end}:R>")


def around(state: DeskState, words: Catalogue) -> Iterator[str]:
    """Who plays and what was noted; what the Director typed is neutral."""
    if state.pairs:
        yield words.say("director-pairs-are", pairs=neutral(state.pairs))
    yield from (neutral(line) for line in state.note.splitlines() if line.strip())
