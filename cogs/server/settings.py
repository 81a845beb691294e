"""What a server can set, as a value: only what it has set differs from the defaults of config.toml."""

import logging
from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from laws.regulations import ClaimOrder, FouledMethod, Rounding

_log = logging.getLogger(__name__)

ROLES: Final = 25
"""Roles that can count as Directors: as many as a select holds."""
CHANNELS: Final = 50
MINUTES: Final = 9999
DAYS: Final = 36500
SCALE: Final = 300
"""Characters of the scale of penalties."""


class ServerSettings(BaseModel):
    """The settings of a server; None for what it leaves to the defaults.

    Attributes:
        private: whether answers are seen by the asker alone.
        channels: by the id of a channel, where that is otherwise.
        official_text: the name of the imported text that is quoted; None for all there are.
        director_roles: whoever has one counts as a Director; empty: by permission.
        zone: of clock times.
        journal_days: how long the journal keeps its entries; 0 for good.
        penalty_scale: what the usual penalties are, in words.
    """

    model_config = ConfigDict(frozen=True, extra="ignore")

    edition: Literal[1987, 1997, 2007, 2017] | None = None
    language: Literal["auto", "ru", "en"] | None = None
    private: bool | None = None
    channels: dict[int, bool] = Field(default_factory=dict, max_length=CHANNELS)
    director_roles: tuple[int, ...] = Field(default=(), max_length=ROLES)
    official_text: str | None = Field(default=None, max_length=100)
    zone: str | None = Field(default=None, max_length=40)
    journal_days: int | None = Field(default=None, ge=0, le=DAYS)
    defenders_ask_1997: bool | None = None
    defenders_ask_2007: bool | None = None
    two_standards: bool | None = None
    rounding: Rounding | None = None
    method: FouledMethod | None = None
    claim_order: ClaimOrder | None = None
    correction_minutes: int | None = Field(default=None, ge=0, le=MINUTES)
    appeal_minutes: int | None = Field(default=None, ge=0, le=MINUTES)
    own_card: bool | None = None
    memory_aids: bool | None = None
    two_hands: bool | None = None
    penalty_scale: str | None = Field(default=None, max_length=SCALE)

    def as_data(self) -> dict[str, Any]:
        """What is stored: JSON values of what the server has set."""
        return self.model_dump(mode="json", exclude_defaults=True)

    def with_(self, **changes: object) -> "ServerSettings":
        """The settings with some changed.

        Raises:
            ValidationError: a value is not allowed.
        """
        return ServerSettings.model_validate({**self.model_dump(), **changes})


UNSET: Final = ServerSettings()


def read(data: Mapping[str, Any]) -> ServerSettings:
    """The settings that were stored; a value that this version does not know is left to the default."""
    try:
        return ServerSettings.model_validate(data)
    except ValidationError as error:
        wrong = {str(item["loc"][0]) for item in error.errors()}
        _log.warning("settings of a server: %s not understood and left out", ", ".join(sorted(wrong)))
        return ServerSettings.model_validate({name: value for name, value in data.items() if name not in wrong})
