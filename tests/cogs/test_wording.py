"""The texts of Discord: the same in both languages, and each is used."""

import ast
import pathlib
import re
from collections.abc import Iterator

import pytest

from cogs.office import Office

ROOT = pathlib.Path(__file__).parents[2]
FILES = ("discord.ftl", "commands.ftl")


def ids(file: str, lang: str) -> set[str]:
    text = (ROOT / "laws" / "wording" / lang / file).read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE))


@pytest.mark.parametrize("file", FILES)
def test_both_languages_have_the_same_texts_with_the_same_arguments(file: str, office: Office) -> None:
    assert ids(file, "ru") == ids(file, "en")
    for name in ids(file, "ru"):
        assert office.words["ru"].variables(name) == office.words["en"].variables(name), name


def test_every_text_of_the_cards_is_used() -> None:
    code = "".join(path.read_text(encoding="utf-8") for path in (ROOT / "cogs").rglob("*.py"))
    made = {name for name in ids("discord.ftl", "en") if name.startswith("discord-type-")}
    assert [name for name in ids("discord.ftl", "en") - made if f'"{name}"' not in code] == []


def errors() -> Iterator[tuple[str, str, frozenset[str]]]:
    """Where the code makes an error of the user's, its code, and the arguments that it gives."""
    for path in (found for room in ("cogs", "laws") for found in (ROOT / room).rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "user_error":
                given = frozenset(item.arg or "" for item in node.keywords) | {"where"}
                if isinstance(code := node.args[0], ast.Constant):
                    yield f"{path.relative_to(ROOT)}:{node.lineno}", str(code.value), given


def test_every_error_gives_its_text_the_arguments_that_it_needs(office: Office) -> None:
    found = list(errors())
    assert len(found) > 50
    for words in office.words.values():
        lacking = [(where, code) for where, code, given in found if not words.variables(f"error-{code}") <= given]
        assert lacking == []


@pytest.mark.parametrize(("n", "word"), [(1, "ещё 1 шаг,"), (2, "ещё 2 шага,"), (5, "ещё 5 шагов,")])
def test_numbers_agree(n: int, word: str, office: Office) -> None:
    assert word in office.words["ru"].say("discord-more", n=n)
