"""Scores, weighted scores and claims for the terminal, worked out as in Discord."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace

from cogs.claim import form as claimform
from cogs.claim.state import Claim
from cogs.claim.work import Judged, judge
from cogs.dialog import Dialog
from cogs.office import Office
from cogs.pictures.sheet import as_text as sheet_text
from cogs.render.as_text import as_text
from cogs.render.claimcard import claim_text
from cogs.render.sheets import sheet_of
from cogs.score import form as scoreform
from cogs.score.state import Kind, Scoring, Sum
from engine.edition import Edition
from engine.players import SEATS
from laws.answers import Answer
from laws.wording import Language


def answer(office: Office, text: str, options: Namespace, edition: Edition, lang: Language | None) -> Answer:
    """The answer to `score` or `adjust`.

    Raises:
        UserError: naming the place and how to mend it.
    """
    kind: Kind = "score" if options.command == "score" else "adjust"
    likely: Scoring = "imps" if options.other and not options.field else "matchpoints"
    told: Scoring = getattr(options, "scoring", None) or likely
    asked = Sum(
        kind=kind,
        lang=lang or _language_of(text),
        edition=edition,
        scoring=told,
        vulnerability=options.vulnerable,
        declarer=options.declarer,
        expected=getattr(options, "expected", 0),
    )
    typed = {scoreform.RESULT: text, scoreform.FIELD: options.field, scoreform.OTHER: options.other}
    facts = scoreform.facts_of(asked, typed)
    found = office.counsel.rule(scoreform.SITUATIONS[kind], facts, edition=edition, lang=asked.lang)
    return replace(found, question=text)


def as_lines(office: Office, found: Answer) -> str:
    """The answer and its tables."""
    words = office.words_of(found)
    sheet = sheet_of(found, words)
    text = as_text(found, words, office.register, office.book)
    return f"{text}\n\n{sheet_text(sheet)}" if sheet else text


def claim(office: Office, text: str, options: Namespace, edition: Edition, lang: Language | None) -> Iterator[str]:
    """The lines that answer `claim`.

    Raises:
        UserError: naming the hand, what cannot be so, and how to mend it.
    """
    language = lang or _language_of(f"{text} {options.statement}")
    bare = Claim(
        lang=language,
        edition=edition,
        trump=options.trump,
        leader=options.leader,
        claimer=options.claimer,
        declarer=options.declarer,
        claimed=options.tricks,
        table=claimform.read_table(options.trick, options.leader) if options.trick else (),
        shown_out=claimform.read_shown_out(options.shown_out),
    )
    typed: dict[str, str] = {SEATS[0]: text}
    told = claimform.filled(bare, {**typed, claimform.STATEMENT: options.statement})
    found = judge(told)
    if not isinstance(found, Judged):
        raise claimform.problem(found[0])
    yield from claim_text(Dialog(office).desk, told, found)


def _language_of(text: str) -> Language:
    return "ru" if any("а" <= sign <= "я" or sign == "ё" for sign in text.casefold()) else "en"
