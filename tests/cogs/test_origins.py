"""Custom_ids tell their commands, and no two families of them begin alike."""

from itertools import combinations

import pytest

from cogs.book import state as bookstate
from cogs.dialog import Dialog
from cogs.direct.table import COMMANDS
from cogs.journal import state as journalstate
from cogs.origins import command_named, command_of
from cogs.router import ELSEWHERE
from cogs.situation import state as situationstate
from cogs.state import Action
from laws.wording import LANGUAGES

ON_CARDS = (journalstate.KEEP, situationstate.OPEN, situationstate.GUIDE)
"""Buttons of the cards of rulings."""


def test_no_two_families_begin_alike() -> None:
    families = [*ELSEWHERE, bookstate.PREFIX]
    assert not any(one.startswith(two) or two.startswith(one) for one, two in combinations(families, 2))
    assert not {family[1] for family in families} & {action.value for action in Action}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_family_has_a_command_with_a_name(lang: str, dialog: Dialog) -> None:
    words = dialog.office.words["ru" if lang == "ru" else "en"]
    for family in (*ELSEWHERE, bookstate.PREFIX):
        assert words.say(f"command-{command_of(family + 'x')}")
        assert (command_of(family + "x") == "ruling") == (family in ON_CARDS)


def test_the_form_tells_the_command_that_it_began_with() -> None:
    assert [command_of(f"0Fo{letter}1.x") for letter in "sgrq"] == ["situation", "guide", "ruling", "situation"]
    assert [command_of(text) for text in ("", "1", "9a", "1aAAA")] == ["ruling"] * 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_discord_tells_of_the_command_goes_before_the_custom_id(lang: str, dialog: Dialog) -> None:
    english, words = dialog.office.words["en"], dialog.office.words["ru" if lang == "ru" else "en"]
    for direct in COMMANDS:
        ids = [f"command-{direct.group}", f"command-{direct.group}-{direct.name}"]
        ids = ids if direct.group else [f"command-{direct.name}"]
        told = " ".join(map(english.say, ids))
        assert command_named(told, "1aAAA", words) == " ".join(map(words.say, ids)), told


@pytest.mark.parametrize("told", ["", " ", "Rule on this", "revoke nonsense", "poll", "{ $x }"])
def test_a_name_that_is_none_of_ours_leaves_it_to_the_custom_id(told: str, dialog: Dialog) -> None:
    assert command_named(told, "0Dxxxx", dialog.office.words["ru"]) == "судья"
    assert command_named(told, "1aAAA", dialog.office.words["en"]) == "ruling"
