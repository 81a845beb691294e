"""The lexicon's files: size, and clear errors for broken ones."""

import shutil
import tomllib
from pathlib import Path

import pytest

from laws.reading import LexiconError, Reader
from laws.reading.lexicon import ROOT


def count() -> int:
    files = [*(ROOT / "words").glob("*.toml"), ROOT / "concepts.toml"]
    return sum(len(tomllib.loads(path.read_text(encoding="utf-8"))) for path in files)


def test_the_lexicon_has_enough_concepts() -> None:
    assert count() >= 600


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    return Path(shutil.copytree(ROOT, tmp_path / "lexicon"))


@pytest.mark.parametrize(
    ("file", "text", "named"),
    [
        ("words/play.toml", "[broken\n", "play.toml"),
        ("words/play.toml", '[win]\nfr = "gagner"\n', "win"),
        ("concepts.toml", '[odd]\nany = ["no_such_word"]\n', "odd"),
        ("facts/play.toml", '[[rule]]\nfor = ["claim"]\n', "play.toml"),
        ("situations.toml", '[revoke]\nlaws = ["64A"]\n', "revoke"),
    ],
)
def test_a_broken_lexicon_is_named(copy: Path, file: str, text: str, named: str) -> None:
    (copy / file).write_text(text, encoding="utf-8")
    with pytest.raises(LexiconError, match=named):
        Reader.load(copy)
