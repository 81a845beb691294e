"""An office with the settings of config.toml and a reader with fixed readings."""

import pathlib
from dataclasses import replace
from typing import Any, cast

from cogs import settings as settings_of
from cogs.office import Office, build
from tests.cogs.reading import FixedReader


def fixed_office(data: pathlib.Path) -> Office:
    """The office; what the bot keeps goes into `data`, and nobody is asked to wait."""
    settings = settings_of.load()
    storage = settings.storage.model_copy(update={"data": str(data)})
    pace = settings.pace.model_copy(update={"at_once": 0})
    office = build(settings.model_copy(update={"storage": storage, "pace": pace}))
    return replace(office, counsel=replace(office.counsel, reader=cast(Any, FixedReader())))


def with_settings(office: Office, section: str, **changes: object) -> Office:
    """The same office under other settings."""
    changed = getattr(office.settings, section).model_copy(update=changes)
    return replace(office, settings=office.settings.model_copy(update={section: changed}))
