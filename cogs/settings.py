"""Settings: config.toml as typed models, one class a section. Secrets come from the environment only."""

import os
import pathlib
import tomllib
from collections.abc import Mapping
from typing import Any, Final, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from laws.regulations import ClaimOrder, FouledMethod, Rounding

ROOT = pathlib.Path(__file__).parents[1]
BYTES: Final = 256 * 1024
"""A larger file is no config.toml."""
SHOWN: Final = 80
"""Characters of a wrong value that are shown."""


class SettingsError(ValueError):
    """A setting is unknown or has a wrong value; the message names file, key, value and what was expected."""


class _Section(BaseModel):
    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class Rulings(_Section):
    """What is ruled under when nobody says otherwise."""

    edition: Literal[1987, 1997, 2007, 2017]
    language: Literal["auto", "ru", "en"]
    zone: str = Field(max_length=40)


class Regulations(_Section):
    """Choices that the Laws leave to an authority."""

    defenders_may_ask_1997: bool
    defenders_may_ask_2007: bool
    two_standards_2007: bool
    rounding: Rounding
    fouled_board: FouledMethod
    claim_order: ClaimOrder
    correction_minutes: int = Field(ge=0, le=9999)
    appeal_minutes: int = Field(ge=0, le=9999)
    own_card: bool
    memory_aids: bool
    spectators_two_hands: bool
    penalty_scale: str = Field(max_length=300)


class Discord(_Section):
    """How the bot shows itself in Discord."""

    private: bool
    health_port: int = Field(ge=0, le=65535)
    health_host: str


class Pace(_Section):
    """How much one user may ask."""

    at_once: int = Field(ge=0)
    a_second: float = Field(gt=0)


class About(_Section):
    """What the bot says of itself."""

    source: str = Field(pattern=r"^(https://\S+)?$")


class Playground(_Section):
    """The local Discord that is served when there is no token."""

    host: Literal["127.0.0.1", "localhost", "::1"]
    port: int = Field(ge=0, le=65535)


class Storage(_Section):
    """Where the bot keeps what it is told to keep, and for how long."""

    data: str
    journal_days: int = Field(ge=0, le=36500)


class Logs(_Section):
    """What goes to standard error."""

    level: Literal["DEBUG", "INFO", "WARNING", "ERROR"]


class Settings(_Section):
    """All settings."""

    rulings: Rulings
    regulations: Regulations
    discord: Discord
    pace: Pace
    about: About
    playground: Playground
    storage: Storage
    logs: Logs

    @property
    def data_folder(self) -> pathlib.Path:
        """The data folder; a relative one lies beside bot.py."""
        return ROOT / self.storage.data


def load(path: pathlib.Path | None = None) -> Settings:
    """Read and check config.toml.

    Raises:
        SettingsError: the file cannot be read, or a key or value is wrong.
    """
    path = path or ROOT / "config.toml"
    try:
        data = tomllib.loads(_text(path))
    except tomllib.TOMLDecodeError as error:
        raise SettingsError(f"{path}: not valid TOML: {error}") from None
    except RecursionError:
        raise SettingsError(f"{path}: not valid TOML: nested too deeply") from None
    try:
        return Settings.model_validate(data)
    except ValidationError as error:
        raise SettingsError("\n".join(_problem(path, item, data) for item in error.errors(include_url=False))) from None


def _text(path: pathlib.Path) -> str:
    """What a file says; nothing that is not an ordinary file, which might never end."""
    try:
        ordinary = path.is_file() or not path.exists()
        raw = b""
        if ordinary:
            with path.open("rb") as file:
                raw = file.read(BYTES + 1)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "no name of a file"
        raise SettingsError(f"{str(path)!r}: cannot be read ({reason})") from None
    if not ordinary or len(raw) > BYTES:
        raise SettingsError(f"{path}: not a file of settings")
    try:
        return raw.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError:
        raise SettingsError(f"{path}: not text in UTF-8") from None


def _problem(path: pathlib.Path, item: Mapping[str, Any], data: Mapping[str, Any]) -> str:
    key = ".".join(map(str, item["loc"]))
    if item["type"] == "extra_forbidden":
        return f"{path}: {key}: unknown key; known here: {', '.join(_known(item['loc']))}"
    if item["type"] == "missing":
        return f"{path}: {key}: missing; see the commented default in config.toml"
    return f"{path}: {key} = {repr(item['input'])[:SHOWN]}: {item['msg'][:1].lower()}{item['msg'][1:]}"


def _known(place: tuple[str, ...]) -> list[str]:
    model: Any = Settings
    for part in place[:-1]:
        model = model.model_fields[part].annotation
    return sorted(model.model_fields)


def secret(name: str, environment: Mapping[str, str] = os.environ) -> str | None:
    """A secret from the variable `name`, or from the file that `name`_FILE names.

    Raises:
        SettingsError: the file cannot be read.
    """
    if value := environment.get(name, "").strip():
        return value
    if path := environment.get(f"{name}_FILE", "").strip():
        try:
            return pathlib.Path(path).read_text(encoding="utf-8").strip() or None
        except OSError as error:
            raise SettingsError(f"{name}_FILE: {path} cannot be read ({error.strerror})") from None
        except ValueError:
            raise SettingsError(f"{name}_FILE: {path} is not text in UTF-8") from None
    return None
