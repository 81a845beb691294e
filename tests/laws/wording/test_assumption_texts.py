"""Everything that may be told as taken for granted has its words."""

import pytest

from engine.assumptions import DOUBTFUL
from engine.case import slug
from engine.facts import Kind
from engine.situations import Register
from laws.wording import LANGUAGES, Catalogue, Language


@pytest.fixture(scope="module")
def words() -> dict[Language, Catalogue]:
    return {lang: Catalogue.load(lang) for lang in LANGUAGES}


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", DOUBTFUL)
def test_every_assumption_has_words(
    name: str, lang: Language, situations: Register, words: dict[Language, Catalogue]
) -> None:
    assumed = [spec for spec in situations.values() if name in spec.facts and spec.facts[name].kind is Kind.DEFAULT]
    for spec in assumed:
        own = words[lang].first(f"assumed-{slug(spec.name)}-{slug(name)}", f"assumed-{slug(name)}")
        assert own, spec.name
        assert not words[lang].say(own).endswith("."), own
