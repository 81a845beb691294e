"""/claim: the exact check of a claim, asked in one form and answered from a worker process."""

import logging
from collections.abc import Mapping
from typing import Final

from discord import app_commands

from cogs import clicks, limits, options, replies
from cogs.claim import form as claimform
from cogs.claim.state import Claim, ClaimAction, is_claim, parse
from cogs.claim.work import Judged, Workshop
from cogs.forms import kept
from cogs.render.claimcard import claim_card, switched, why_cards
from cogs.render.desk import AMBER, Desk
from cogs.render.parts import Card, Panel
from cogs.render.quote import harmless, question_in
from cogs.serving import ClickedCog, Service
from engine.cards import Denomination
from laws.errors import UserError
from laws.wording import Catalogue

_log = logging.getLogger(__name__)

Interaction = replies.Interaction
Choice = app_commands.Choice
Short = app_commands.Range[str, 1, limits.LABEL_DESCRIPTION]
Tricks = app_commands.Range[int, 0, 13]

TRUMPS: Final[tuple[Denomination, ...]] = ("S", "H", "D", "C", "N")
OUTSTANDING: Final = ("mentioned", "forgotten", "known")


class ClaimCog(ClickedCog):
    """Judges claims.

    Args:
        workshop: where claims are searched.
        words: the catalogue that the default texts of the command come from.
    """

    def __init__(
        self,
        service: Service,
        desk: Desk,
        workshop: Workshop,
        *,
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._desk = desk
        self._workshop = workshop
        self._commands = (self._slash(words),)

    async def cog_unload(self) -> None:
        """Let the workers end."""
        await self._workshop.close()

    def owns(self, custom_id: str) -> bool:
        return is_claim(custom_id)

    def named(self, custom_id: str) -> str:
        return f"claim {custom_id[2:3]!r}"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        await self._clicked(interaction, *parse(custom_id))

    async def begin(self, interaction: Interaction, claim: Claim) -> None:
        """Ask for the hands."""
        await replies.open_form(interaction, claimform.form(claim, {}, self._desk.words[claim.lang]))

    async def _clicked(self, interaction: Interaction, action: ClaimAction, claim: Claim) -> None:
        words = self._desk.words[claim.lang]
        said = question_in(clicks.described(interaction))
        match action:
            case ClaimAction.FORM:
                typed = kept(clicks.fields(interaction), claimform.NAMES) if not claim.hands else None
                again = claimform.retyped(claim, said, words) if typed is None else typed
                await replies.open_form(interaction, claimform.form(claim, again, words))
            case ClaimAction.SENT:
                await self._sent(interaction, claim)
            case ClaimAction.WHY:
                await replies.promise(interaction, private=True)
                found = await self._judged(claim)
                cards = why_cards(self._desk, claim, found) if not isinstance(found, Card) else (found,)
                await replies.complete(interaction, cards[0], no_files=words.say("discord-no-files"))
                await replies.further(interaction, cards[1:], private=True)
            case ClaimAction.PUBLISH:
                await self._answer(interaction, claim, said, private=False)
            case ClaimAction.SHOW:
                claim = switched(claim, clicks.selected(interaction))
                own = clicks.own(interaction)
                await self._answer(interaction, claim, said, private=clicks.private(interaction) or not own, change=own)

    async def _sent(self, interaction: Interaction, claim: Claim) -> None:
        words = self._desk.words[claim.lang]
        typed = clicks.typed(interaction)
        try:
            told = claimform.filled(claim, typed)
        except UserError as error:
            shown = UserError(error.code, harmless(error.said), error.where)
            card = claimform.wrong(claim, shown, typed, words)
            await replies.answer(interaction, [card], private=True, no_files=words.say("discord-no-files"))
            return
        await self._answer(interaction, told, typed.get(claimform.STATEMENT, ""), private=claim.private)

    async def _answer(
        self, interaction: Interaction, claim: Claim, said: str, *, private: bool, change: bool = False
    ) -> None:
        await replies.promise(interaction, private=private, change=change)
        found = await self._judged(claim)
        card = found if isinstance(found, Card) else claim_card(self._desk, claim, found, said, private=private)
        words = self._desk.words[claim.lang]
        shown = (await self._policies.of(interaction)).noted(card, words)
        await replies.complete(interaction, shown, no_files=words.say("discord-no-files"))

    async def _judged(self, claim: Claim) -> Judged | Card:
        """What the workers found; else a card that says why there is nothing."""
        words = self._desk.words[claim.lang]
        try:
            found = await self._workshop.judge(claim)
        except TimeoutError:
            _log.warning("claim: the workers gave no answer in time")
            return Card((Panel(words.say("claim-too-slow"), colour=AMBER),))
        if isinstance(found, Judged):
            return found
        return Card((Panel(words.text(harmless(claimform.problem(found[0]).said)), colour=AMBER),))

    def _slash(self, words: Catalogue) -> options.Command:
        async def claim(
            interaction: Interaction,
            trump: Choice[str],
            leader: Choice[str],
            claimer: Choice[str],
            tricks: Tricks | None = None,
            declarer: Choice[str] | None = None,
            trick: Short | None = None,
            outstanding: Choice[str] | None = None,
            shown_out: Short | None = None,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            first = options.seat(leader)
            wish = options.wish(edition, language, visibility)
            policy = await self._policies.of(interaction)
            year = policy.edition_of(wish)
            told = Claim(
                lang=policy.language_of(wish, self._failures.language(interaction)),
                edition=year,
                trump=next(name for name in TRUMPS if name == trump.value),
                leader=first,
                claimer=options.seat(claimer),
                private=policy.hidden(wish),
                declarer=options.seat(declarer) if declarer else None,
                table=claimform.read_table(trick, first) if trick else (),
                claimed=tricks,
                shown_out=claimform.read_shown_out(shown_out) if shown_out else (),
                mentioned=outstanding is not None and outstanding.value == "mentioned",
                unaware={"forgotten": True, "known": False}.get(outstanding.value) if outstanding else None,
                any_order=policy.regulations.order(year) == "any",
            )
            with self._in_flight:
                await self.begin(interaction, told)

        offered: Mapping[str, Mapping[str, str | int]] = {
            "trump": {f"trump-{name.lower()}": name for name in TRUMPS},
            "outstanding": {f"outstanding-{name}": name for name in OUTSTANDING},
            **dict.fromkeys(("leader", "claimer", "declarer"), options.SEAT_CHOICES),
        }
        return options.slash(words, "claim", claim, offered=offered)
