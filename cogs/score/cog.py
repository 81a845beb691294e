"""/score and /adjust: what a contract scores, what a weighted score is worth, and what the other tables get."""

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

import aiohttp
import discord
from discord import app_commands

from cogs import clicks, limits, options, replies
from cogs.forms import kept
from cogs.office import Office
from cogs.render.card import card
from cogs.render.desk import Desk
from cogs.render.quote import harmless
from cogs.score import form as scoreform
from cogs.score.state import (
    DATUM_HALVES,
    DIVISORS,
    OUTLIERS,
    ROUNDINGS,
    SCORINGS,
    SIDES,
    Kind,
    Sum,
    is_sum,
    parse,
)
from cogs.serving import ClickedCog, Service
from engine.case import slug
from engine.deal import VULNERABILITIES
from engine.players import SEATS
from laws.answers import Answer
from laws.errors import UserError, user_error
from laws.wording import Catalogue

Interaction = replies.Interaction
Choice = app_commands.Choice
Typed = app_commands.Range[str, 1, limits.TEXT_INPUT]
Short = app_commands.Range[str, 1, 40]
Results = app_commands.Range[int, 2, 999]

FILE_BYTES: Final = 64 * 1024
FILE_SECONDS: Final = 10.0
_OFFERED: Final[Mapping[str, Mapping[str, str | int]]] = {
    "vulnerability": {f"vulnerable-{zone.lower()}": zone for zone in VULNERABILITIES},
    "declarer": options.SEAT_CHOICES,
    "scoring": {f"scoring-{slug(name)}": name for name in SCORINGS},
    "innocent": {"side-ns": "NS", "side-ew": "EW"},
    "rounding": {f"rounding-{slug(name)}": name for name in ROUNDINGS},
    "divisor": {f"divisor-{slug(name)}": name for name in DIVISORS},
    "outliers": {f"outliers-{slug(name)}": name for name in OUTLIERS},
    "halves": {f"halves-{slug(name)}": name for name in DATUM_HALVES},
}


class ScoringCog(ClickedCog):
    """Works scores out.

    Args:
        words: the catalogue that the default texts of the commands come from.
    """

    def __init__(
        self,
        service: Service,
        office: Office,
        desk: Desk,
        *,
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._office = office
        self._desk = desk
        self._words = words
        self._commands = (self._score(), self._adjust())

    def owns(self, custom_id: str) -> bool:
        return is_sum(custom_id)

    def named(self, custom_id: str) -> str:
        return "score form"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        sent, asked = parse(custom_id)
        if sent:
            await self._answer(interaction, asked, clicks.typed(interaction))
        else:
            await self._again(interaction, asked)

    async def _again(self, interaction: Interaction, asked: Sum) -> None:
        message = interaction.message
        if message is not None and message.attachments:
            typed: Mapping[str, str] = {name: str(value) for name, value in (await replies.attached(message)).items()}
        else:
            typed = kept(clicks.fields(interaction), scoreform.NAMES)
        await replies.open_form(interaction, scoreform.form(asked, typed, self._desk.words[asked.lang]))

    async def _begin(
        self, interaction: Interaction, asked: Sum, typed: Mapping[str, str], file: discord.Attachment | None = None
    ) -> None:
        """Answer what was asked, or open the form where something is missing."""
        with self._in_flight:
            if file is not None:
                await replies.promise(interaction, private=asked.private)
                typed = {**typed, scoreform.FIELD: await read(file)}
            enough = typed.get(scoreform.RESULT) and (
                asked.kind == "score" or typed.get(scoreform.FIELD) or typed.get(scoreform.OTHER)
            )
            if enough or file is not None:
                await self._answer(interaction, asked, typed)
            else:
                await replies.open_form(interaction, scoreform.form(asked, typed, self._desk.words[asked.lang]))

    async def _answer(self, interaction: Interaction, asked: Sum, typed: Mapping[str, str]) -> None:
        words = self._desk.words[asked.lang]
        private = asked.private
        try:
            shown = card(self._desk, self.answer(asked, typed), private=private)
        except UserError as error:
            told = UserError(error.code, harmless(error.said), error.where)
            shown, private = scoreform.wrong(asked, told, typed, words), True
        shown = (await self._policies.of(interaction)).noted(shown, words)
        no_files = words.say("discord-no-files")
        if interaction.response.is_done():
            await replies.complete(interaction, shown, no_files=no_files)
        else:
            await replies.answer(interaction, [shown], private=private, no_files=no_files)

    def answer(self, asked: Sum, typed: Mapping[str, str]) -> Answer:
        """The answer to what was typed.

        Raises:
            UserError: naming the place and how to mend it.
        """
        facts = scoreform.facts_of(asked, typed)
        situation = scoreform.SITUATIONS[asked.kind]
        found = self._office.counsel.rule(situation, facts, edition=asked.edition, lang=asked.lang)
        return replace(found, question=typed[scoreform.RESULT], confidence=1.0)

    async def _asked(self, interaction: Interaction, kind: Kind, wish: options.Wish) -> Sum:
        policy = await self._policies.of(interaction)
        return Sum(
            kind=kind,
            lang=policy.language_of(wish, self._failures.language(interaction)),
            edition=policy.edition_of(wish),
            private=policy.hidden(wish),
            rounding=policy.regulations.rounding,
        )

    def _score(self) -> options.Command:
        async def score(
            interaction: Interaction,
            result: Short | None = None,
            field: Typed | None = None,
            other: Short | None = None,
            vulnerability: Choice[str] | None = None,
            declarer: Choice[str] | None = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            sums = await self._asked(interaction, "score", options.wish(None, language, visibility))
            asked = _with(sums, vulnerability, declarer)
            await self._begin(interaction, asked, _texts(result, field, other))

        return options.slash(self._words, "score", score, offered=_OFFERED)

    def _adjust(self) -> options.Command:
        async def adjust(
            interaction: Interaction,
            weights: Typed | None = None,
            field: Typed | None = None,
            file: discord.Attachment | None = None,
            other: Short | None = None,
            scoring: Choice[str] | None = None,
            vulnerability: Choice[str] | None = None,
            declarer: Choice[str] | None = None,
            results: Results | None = None,
            innocent: Choice[str] | None = None,
            rounding: Choice[str] | None = None,
            committee: bool = False,
            divisor: Choice[str] | None = None,
            outliers: Choice[str] | None = None,
            halves: Choice[str] | None = None,
            in_datum: bool = False,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            sums = await self._asked(interaction, "adjust", options.wish(edition, language, visibility))
            asked = _with(sums, vulnerability, declarer)
            told = scoring.value if scoring else "imps" if other and not field and not file else "matchpoints"
            asked = replace(
                asked,
                scoring=next(name for name in SCORINGS if name == told),
                innocent=next((side for side in SIDES if innocent and side == innocent.value), None),
                rounding=next((name for name in ROUNDINGS if rounding and name == rounding.value), asked.rounding),
                committee=committee,
                divisor=next((name for name in DIVISORS if divisor and name == divisor.value), asked.divisor),
                outliers=next((name for name in OUTLIERS if outliers and name == outliers.value), asked.outliers),
                datum_half=next((name for name in DATUM_HALVES if halves and name == halves.value), asked.datum_half),
                in_datum=in_datum,
                expected=results or 0,
            )
            await self._begin(interaction, asked, _texts(weights, field, other), file)

        return options.slash(self._words, "adjust", adjust, offered=_OFFERED)


async def read(file: discord.Attachment) -> str:
    """The text of a file of results.

    Raises:
        UserError: it is too large, no text, or cannot be had.
    """
    if file.size > FILE_BYTES:
        raise user_error("score-file-too-large", "file", given=file.size // 1024, most=FILE_BYTES // 1024)
    try:
        async with asyncio.timeout(FILE_SECONDS):
            raw = await file.read()
    except (TimeoutError, OSError, discord.HTTPException, aiohttp.ClientError):
        raise user_error("score-file-gone", "file") from None
    for encoding in ("utf-8-sig", "cp1251"):
        try:
            found = raw.decode(encoding)
        except UnicodeDecodeError:
            continue
        if "\0" not in found:
            return found
    raise user_error("score-file-no-text", "file")


def _with(asked: Sum, vulnerability: Choice[str] | None, declarer: Choice[str] | None) -> Sum:
    told = vulnerability.value if vulnerability else "none"
    zone = next(name for name in VULNERABILITIES if name == told)
    by = next((seat for seat in SEATS if declarer and seat == declarer.value), None)
    return replace(asked, vulnerability=zone, declarer=by)


def _texts(result: str | None, field: str | None, other: str | None) -> Mapping[str, str]:
    given = {scoreform.RESULT: result, scoreform.FIELD: field, scoreform.OTHER: other}
    return {name: value for name, value in given.items() if value}
