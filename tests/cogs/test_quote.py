"""A quote is harmless, and the question can be read from it again."""

import re

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cogs.limits import clip
from cogs.render.quote import LENGTH, harmless, neutral, plain, question_in, quoted, whole
from engine.ruling import message


@given(st.text(max_size=600))
@example("@everyone <@123> <#1> **b** __u__ ~~s~~ `c` ||p|| [a](http://x.y) > q\n# h\n- l 1. x")
@example("1. e4")
@example("\\*")
def test_a_question_is_read_from_its_quote(text: str) -> None:
    description = quoted(text) + "\n\n**verdict**"
    assert question_in(description) == clip(plain(text), LENGTH)


@given(st.text(alphabet="@everyonhr<>#&!123*_~`|[]()\\ -\n\u200b\u202e:/", max_size=80))
def test_nothing_in_a_quote_is_a_mention_or_markdown(text: str) -> None:
    shown = neutral(text)
    assert "@everyone" not in shown
    assert "@here" not in shown
    assert "://" not in shown
    assert "\u202e" not in shown
    assert "\n" not in shown
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_~`|#<]", shown)


@pytest.mark.parametrize("text", ["", " ", "\u200b\u202e", "\n\n"])
def test_nothing_is_quoted_where_nothing_is_said(text: str) -> None:
    assert quoted(text) == ""
    assert question_in("\n\n**verdict**") == ""


def test_what_a_user_gave_is_neutral_in_a_message() -> None:
    said = harmless(message("error-invalid-fact", fact="trick", given="**@everyone**", n=1))
    assert said.args == {"fact": "trick", "given": "\\*\\*@\u200beveryone\\*\\*", "n": 1}


def test_what_a_user_gave_is_neutral_whatever_the_argument_is_called() -> None:
    assert harmless(message("error-auction-not-a-call", call="**x**", number=3)).args["call"] == "\\*\\*x\\*\\*"
    assert harmless(message("error-auction-row-too-long", row="`x`")).args["row"] == "\\`x\\`"


def test_what_a_user_gave_is_short_enough_for_any_message() -> None:
    said = harmless(message("error-invalid-fact", given="*" * 6000, most=3))
    assert len(str(said.args["given"])) <= 2 * LENGTH
    assert said.args["most"] == 3


def test_a_long_question_is_known_to_be_cut() -> None:
    assert not whole(question_in(quoted("а" * 6000)))
    assert whole(question_in(quoted("а" * LENGTH)))
    assert not whole("")
