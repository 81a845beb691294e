"""The card of a claim: the ruling, the bounds, what the Director must decide, and the line that loses."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Final

from cogs import limits
from cogs.claim.state import Claim, ClaimAction, pack
from cogs.claim.work import Judged, excuses, player
from cogs.limits import clip
from cogs.pictures.compose import ending
from cogs.pictures.sheet import Sheet, as_text
from cogs.render import verdicts
from cogs.render.card import bold, numbered
from cogs.render.desk import AMBER, GREEN, GREY, Desk, rows
from cogs.render.parts import Button, Card, Menu, Panel, Part, Pick, capital, fields, fitted, packed
from cogs.render.quote import quoted
from cogs.render.sheets import LINE, line_of
from cogs.render.why import wording
from engine.claims.bounds import Bounds
from engine.edition import EDITIONS
from engine.ruling import Step
from engine.situations import SituationSpec
from laws.relevance import named_laws
from laws.wording import Catalogue, Language

STEPS: Final = 2
JUDGEMENTS: Final = 2
SECTIONS: Final = 8
MESSAGES: Final = 3
ASSUMPTIONS: Final = ("any_order", "notices", "throws_high", "unaware", "irrational")
"""The parts of a claim that can be switched, by the names that the engine gives the assumptions."""
_ENGINE: Final = {
    "any_order": "top_down",
    "notices": "notices_show_out",
    "throws_high": "keeps_high",
    "unaware": "unaware_of_trump",
    "irrational": "guess_fails",
}
_OTHER: Final[Mapping[Language, Language]] = {"ru": "en", "en": "ru"}


def claim_card(desk: Desk, claim: Claim, found: Judged, said: str, *, private: bool) -> Card:
    """The card of a claim.

    Args:
        said: the claimer's words.
        private: whether only the asker sees it, so that showing it to everyone is offered.
    """
    words = desk.words[claim.lang]
    panel = Panel(
        description="\n\n".join(
            filter(None, (quoted(said), *_verdicts(found, desk.register[found.decision.situation], words)))
        ),
        parts=tuple(_parts(claim, found, words)),
        footer=_footer(claim, words),
        colour=GREEN if found.check.certain else AMBER,
    )
    shown = rows(_switches(claim, found, words), _standing(claim, private, words), _editions(claim))
    return Card((fitted(panel),), shown, sheet=_sheet(claim, found, words))


def claim_text(desk: Desk, claim: Claim, found: Judged) -> Iterator[str]:
    """The card's content as plain lines, with every step."""
    words = desk.words[claim.lang]
    yield from (line.replace("**", "") for line in _verdicts(found, desk.register[found.decision.situation], words))
    for part in _parts(claim, found, words, steps=None):
        yield f"\n{part.name}:\n{part.value.replace('**', '')}"
    yield "\n" + as_text(_sheet(claim, found, words))
    yield "\n" + _footer(claim, words)


def why_cards(desk: Desk, claim: Claim, found: Judged) -> tuple[Card, ...]:
    """All steps with the line trick by trick, and the wording of the sections."""
    words = desk.words[claim.lang]
    lines = numbered(verdicts.steps(found.decision, words))
    judged = tuple(f"• {line.text} [{line.law}]" for line in verdicts.judgements(found.decision, words))
    panels = [
        Panel("\n".join(lines), words.say("answer-steps"), fields(words.say("answer-judges"), judged), colour=GREY)
    ]
    sections = (desk.book.section(claim.edition, name) for name in named_laws(found.decision))
    panels += [wording(section, claim.lang, words) for section in sections if section][:SECTIONS]
    return tuple(Card(message) for message in list(packed(tuple(panels)))[:MESSAGES])


def switched(claim: Claim, name: str) -> Claim:
    """The claim with one assumption switched."""
    match name:
        case "any_order":
            return replace(claim, any_order=not claim.any_order)
        case "notices":
            return replace(claim, notices=not claim.notices)
        case "throws_high":
            return replace(claim, throws_high=not claim.throws_high)
        case "unaware":
            return replace(claim, unaware=claim.unaware is False)
        case "irrational":
            return replace(claim, irrational=not claim.irrational)
    return claim


def _verdicts(found: Judged, spec: SituationSpec, words: Catalogue) -> Iterator[str]:
    if len(found.decision.branches) == 1:
        yield bold(verdicts.verdict(found.decision, words))
    else:
        yield bold(words.say("claim-judged-apart"))
        for when, said in verdicts.branches(found.decision, spec, words):
            yield f"• {capital(when)}: {said}"
    if found.layouts > 1:
        yield words.say("claim-layouts", n=found.layouts, complete=int(found.complete))
    yield from (f"*{note}*" for note in verdicts.notes(found.decision, words))


def _parts(claim: Claim, found: Judged, words: Catalogue, *, steps: int | None = STEPS) -> Iterator[Part]:
    yield Part(words.say("claim-bounds", n=found.check.tricks), "\n".join(_bounds(found, words)))
    if decides := list(_decides(claim, found, words)):
        yield from fields(words.say("claim-director"), tuple(decides))
    told = [line for line, step in _told(found, words) if step.text.id != LINE]
    shown = told if steps is None else told[-steps:]
    if shown:
        more = [words.say("discord-more", n=len(told) - len(shown))] if len(told) > len(shown) else []
        lines = (f"• {line.text} [{line.law}]" for line in shown)
        yield from fields(words.say("answer-steps"), (*lines, *more))


def _told(found: Judged, words: Catalogue) -> Iterator[tuple[verdicts.Line, Step]]:
    shared = verdicts.shared_steps(found.decision)
    yield from ((verdicts.Line(words.text(step.text), step.law), step) for step in shared)


def _bounds(found: Judged, words: Catalogue) -> Iterator[str]:
    check = found.check
    yield words.say("claim-legal", range=_span(Bounds(check.legal[0].low, check.legal[1].high), words))
    yield words.say("claim-normal", range=_span(Bounds(check.normal[0].low, check.normal[1].high), words))
    if check.double_dummy:
        yield words.say("claim-double-dummy", range=_span(check.double_dummy, words))
    yield bold(words.say("claim-certain" if check.certain else "claim-searched" if check.settled else "claim-open"))


def _span(bounds: Bounds, words: Catalogue) -> str:
    if bounds.exact:
        return words.say("claim-exactly", n=bounds.low)
    return words.say("claim-range", low=bounds.low, high=bounds.high)


def _decides(claim: Claim, found: Judged, words: Catalogue) -> Iterator[str]:
    """What changes the result, and the judgements of the ruling."""
    for name, engine in _ENGINE.items():
        bounds = found.check.switched.get(engine)
        if bounds is not None and name in _offered(claim, found):
            assumed = words.say(f"claim-if-{name.replace('_', '-')}", now=int(_now(claim, name)))
            yield f"• {assumed}: {_span(bounds, words)}"
    if not found.check.settled:
        yield "• " + words.say("claim-judge-open")
    judged = verdicts.judgements(found.decision, words)[:JUDGEMENTS]
    yield from (f"• {line.text} [{line.law}]" for line in judged)


def _offered(claim: Claim, found: Judged) -> tuple[str, ...]:
    """The assumptions that can be switched here."""
    trump_out = claim.trump != "N" and not claim.mentioned and "unaware_of_trump" in found.check.switched
    shown = {
        "any_order": True,
        "notices": True,
        "throws_high": True,
        "unaware": trump_out or claim.unaware is not None,
        "irrational": excuses(claim.edition),
    }
    return tuple(name for name in ASSUMPTIONS if shown[name])


def _now(claim: Claim, name: str) -> bool:
    return claim.unaware is not False if name == "unaware" else bool(getattr(claim, name))


def _switches(claim: Claim, found: Judged, words: Catalogue) -> Menu:
    """A select of other assumptions, each with what it would come to."""
    picks = []
    for name in _offered(claim, found):
        bounds = found.check.switched.get(_ENGINE[name], found.check.normal[0])
        label = words.say(f"claim-if-{name.replace('_', '-')}", now=int(_now(claim, name)))
        came = words.say("claim-then", range=_span(bounds, words))
        picks.append(Pick(name, clip(capital(label), limits.OPTION_TEXT), clip(came, limits.OPTION_TEXT)))
    return Menu(pack(ClaimAction.SHOW, claim), words.say("claim-switch"), tuple(picks))


def _standing(claim: Claim, private: bool, words: Catalogue) -> tuple[Button, ...]:
    other = replace(claim, lang=_OTHER[claim.lang])
    found = [
        Button(pack(ClaimAction.WHY, claim), words.say("discord-why")),
        Button(pack(ClaimAction.FORM, claim), words.say("claim-mend")),
        Button(pack(ClaimAction.SHOW, other), words.say("discord-language")),
    ]
    if private:
        found.append(Button(pack(ClaimAction.PUBLISH, claim), words.say("discord-publish")))
    return tuple(found)


def _editions(claim: Claim) -> tuple[Button, ...]:
    others = (edition for edition in EDITIONS if edition != claim.edition)
    return tuple(
        Button(pack(ClaimAction.SHOW, replace(claim, edition=edition)), str(edition.value)) for edition in others
    )


def _footer(claim: Claim, words: Catalogue) -> str:
    facts = words.say(
        "claim-understood",
        claimer=claim.claimer,
        declarer=claim.declarer or claim.claimer,
        claimed="all" if claim.claimed is None else claim.claimed,
    )
    return f"{facts}\n{words.say('answer-footer', edition=claim.edition.value)}"


def _sheet(claim: Claim, found: Judged, words: Catalogue) -> Sheet:
    return ending(
        found.hands,
        words,
        trump=claim.trump,
        leader=claim.leader,
        table=claim.table,
        marked=player(claim),
        line=line_of(found.decision),
    )
