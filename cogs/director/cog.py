"""/director: begins a running case at a table; the clicks on its card go to the desk."""

from collections.abc import Mapping
from typing import Final

from discord import app_commands

from cogs import clicks, limits, options, replies
from cogs.director import ids as directorids
from cogs.director.desk import DirectorDesk
from cogs.director.state import PAIRS, DeskState, Moment
from cogs.director.tabletext import lying_cards, restrictions
from cogs.limits import clip
from cogs.render.quote import plain
from cogs.serving import ClickedCog, Service
from engine.edition import Edition
from engine.players import Seat
from engine.table import Table
from laws.wording import Catalogue

Interaction = replies.Interaction
Choice = app_commands.Choice
Board = app_commands.Range[int, 1, 999]
Pairs = app_commands.Range[str, 1, PAIRS]
Listed = app_commands.Range[str, 1, limits.BOOK_WORDS]

_OFFERED: Final[Mapping[str, Mapping[str, str | int]]] = {"declarer": options.SEAT_CHOICES}


class DirectorCog(ClickedCog):
    """Starts cases and answers the clicks on their cards.

    Args:
        words: the catalogue that the default texts of the command come from.
    """

    def __init__(
        self,
        service: Service,
        desk: DirectorDesk,
        *,
        words: Catalogue,
    ) -> None:
        super().__init__(service)
        self._desk = desk
        self._commands = (self._slash(words),)

    def owns(self, custom_id: str) -> bool:
        return directorids.is_desk(custom_id)

    def named(self, custom_id: str) -> str:
        return f"case {custom_id[2:3]!r}"

    async def clicked(self, interaction: Interaction, custom_id: str) -> None:
        given = clicks.typed(interaction).get(replies.TYPED) or clicks.selected(interaction)
        await self._desk.clicked(interaction, directorids.parse(custom_id), given)

    def _slash(self, words: Catalogue) -> options.Command:
        async def director(
            interaction: Interaction,
            declarer: Choice[str] | None = None,
            cards: Listed | None = None,
            restrictions: Listed | None = None,
            board: Board | None = None,
            number: Board | None = None,
            pairs: Pairs | None = None,
            edition: options.EditionOption = None,
            language: options.LanguageOption = None,
            visibility: options.VisibilityOption = None,
        ) -> None:
            with self._in_flight:
                policy = await self._policies.of(interaction)
                wish = options.wish(edition, language, visibility)
                seat = options.seat(declarer) if declarer else None
                table = _table(seat, policy.edition_of(wish), cards or "", restrictions or "")
                state = DeskState(
                    lang=policy.language_of(wish, self._failures.language(interaction)),
                    moment=Moment(table=table, board=board),
                    directors=(interaction.user.id,),
                    number=number,
                    pairs=clip(plain(pairs or ""), PAIRS),
                )
                await self._desk.begin(interaction, state, private=bool(wish.private))

        return options.slash(words, "director", director, offered=_OFFERED)


def _table(declarer: Seat | None, edition: Edition, cards: str, bans: str) -> Table:
    return Table(
        edition=edition,
        declarer=declarer,
        penalty_cards=lying_cards(cards, declarer),
        restrictions=restrictions(bans),
    )
