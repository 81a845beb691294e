"""config.toml is read as it stands; whatever is wrong is named with file, key, value and what was expected."""

import os
import pathlib
import tomllib

import pytest

from cogs.settings import ROOT, Settings, SettingsError, load, secret


def broken(tmp_path: pathlib.Path, old: str, new: str) -> pathlib.Path:
    text = (ROOT / "config.toml").read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "config.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path


def test_the_file_in_the_repository_is_valid() -> None:
    assert load().rulings.edition == 2017


def test_every_key_has_a_comment() -> None:
    lines = (ROOT / "config.toml").read_text(encoding="utf-8").splitlines()
    keys = [number for number, line in enumerate(lines) if " = " in line and not line.startswith("#")]
    sections = tomllib.loads("\n".join(lines))
    assert len(keys) == sum(len(section) for section in sections.values())
    shared = ("health_port",)
    for number in keys:
        assert lines[number - 1].startswith("#") or lines[number].startswith(shared), lines[number]


@pytest.mark.parametrize(
    ("old", "new", "named"),
    [
        ("edition = 2017", "edition = 2016", "rulings.edition = 2016"),
        ("edition = 2017", 'edition = "2017"', "rulings.edition = '2017'"),
        ("edition = 2017", "editoin = 2017", "rulings.editoin: unknown key; known here: edition, language"),
        ("edition = 2017", "", "rulings.edition: missing"),
        (
            '[playground]\n# The local Discord served when there is no token. Loopback only.\nhost = "127.0.0.1"',
            '[playground]\nhost = "0.0.0.0"',
            "playground.host = '0.0.0.0'",
        ),
        ("port = 8765", "port = 99999", "playground.port = 99999"),
        ("[logs]", "[lgos]", "lgos: unknown key"),
        ("[rulings]", "[rulings", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_named(tmp_path: pathlib.Path, old: str, new: str, named: str) -> None:
    path = broken(tmp_path, old, new)
    with pytest.raises(SettingsError) as raised:
        load(path)
    assert named in str(raised.value)
    assert str(path) in str(raised.value)


def test_a_missing_file_is_named(tmp_path: pathlib.Path) -> None:
    with pytest.raises(SettingsError, match="cannot be read"):
        load(tmp_path / "nowhere.toml")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"\xff\xfe\x00", "not text in UTF-8"),
        (b"a = " + b"[" * 5000, "nested too deeply"),
        (b"# " + b"x" * 300_000, "not a file of settings"),
        (b"", "missing"),
        (b"rulings = 5", "rulings = 5"),
        (b'[rulings]\nedition = "' + b"t" * 9000 + b'"', "rulings.edition = 'ttt"),
        (b"\x00", "not valid TOML"),
    ],
)
def test_an_odd_file_is_named_in_few_words(tmp_path: pathlib.Path, content: bytes, said: str) -> None:
    path = tmp_path / "config.toml"
    path.write_bytes(content)
    with pytest.raises(SettingsError) as raised:
        load(path)
    assert said in str(raised.value)
    assert max(map(len, str(raised.value).splitlines())) < 400


def test_what_is_no_file_is_not_read(tmp_path: pathlib.Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    for path in (tmp_path, pipe, pathlib.Path("/dev/zero"), pathlib.Path("a\0b"), pathlib.Path("x" * 5000)):
        with pytest.raises(SettingsError, match=r"not a file|cannot be read"):
            load(path)


def test_a_file_from_windows_is_read(tmp_path: pathlib.Path) -> None:
    text = (ROOT / "config.toml").read_text(encoding="utf-8")
    path = tmp_path / "config.toml"
    path.write_bytes(b"\xef\xbb\xbf" + text.replace("\n", "\r\n").encode())
    assert load(path) == load()


def test_settings_cannot_be_changed() -> None:
    settings = load()
    assert isinstance(settings, Settings)
    with pytest.raises(ValueError, match="frozen"):
        settings.rulings = settings.rulings  # type: ignore[misc]


def test_a_secret_comes_from_the_environment_or_a_file(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "token"
    file.write_text("from-file\n", encoding="utf-8")
    assert secret("DISCORD_TOKEN", {"DISCORD_TOKEN": " direct "}) == "direct"
    assert secret("DISCORD_TOKEN", {"DISCORD_TOKEN_FILE": str(file)}) == "from-file"
    assert secret("DISCORD_TOKEN", {}) is None
    with pytest.raises(SettingsError, match="cannot be read"):
        secret("DISCORD_TOKEN", {"DISCORD_TOKEN_FILE": str(tmp_path / "none")})
    file.write_bytes(b"\xff")
    with pytest.raises(SettingsError, match="not text in UTF-8"):
        secret("DISCORD_TOKEN", {"DISCORD_TOKEN_FILE": str(file)})
