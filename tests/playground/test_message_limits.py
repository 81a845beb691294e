"""Every limit of messages and their components: just within is taken, just beyond is refused by name."""

from typing import Any

import pytest

from playground import LocalDiscord, limits
from tests.playground.bodies import (
    JSON,
    V2,
    Asked,
    Respond,
    box,
    button,
    embed,
    field,
    gallery,
    link,
    message,
    named,
    options,
    picture,
    row,
    section,
    select,
    text,
    v2,
)

ROWS = [row(button(place)) for place in range(6)]
E_LONG = "x" * 1000
FULL_FIELDS = [field("n" * 100, "v" * 1000) for _ in range(5)]

# What is just within: a name, and the data of a message.
TAKEN: list[tuple[str, JSON]] = [
    ("content", {"content": "я" * limits.CONTENT}),
    ("ten embeds", {"embeds": [{"title": "t"}] * limits.EMBEDS}),
    ("embed title", embed(title="t" * limits.EMBED_TITLE)),
    ("embed description", embed(description="d" * limits.EMBED_DESCRIPTION)),
    ("embed fields", embed(fields=[field()] * limits.EMBED_FIELDS)),
    ("embed field", embed(fields=[field("n" * limits.EMBED_FIELD_NAME, "v" * limits.EMBED_FIELD_VALUE)])),
    ("embed footer", embed(footer={"text": "f" * limits.EMBED_FOOTER})),
    ("embed author", embed(author={"name": "a" * limits.EMBED_AUTHOR})),
    ("embed sum", {"embeds": [{"description": "d" * 500, "fields": FULL_FIELDS}]}),
    ("five rows of five buttons", message(*(row(*(button(5 * r + c) for c in range(5))) for r in range(limits.ROWS)))),
    ("custom_id", message(row(button(custom_id="c" * limits.CUSTOM_ID)))),
    ("button label", message(row(button(label="б" * limits.BUTTON_LABEL)))),
    ("emoji for a label", message(row(button(label=None, emoji={"name": "♠️"})))),
    ("select", message(row(select(limits.SELECT_OPTIONS, placeholder="p" * limits.SELECT_PLACEHOLDER)))),
    ("select of all", message(row(select(4, min_values=0, max_values=4)))),
    ("option", message(row(select(options=[{"label": "l" * 100, "value": "v" * 100, "description": "d" * 100}])))),
    ("user select", message(row({"type": 5, "custom_id": "u"}))),
    ("V2 text", v2(text("я" * limits.V2_TEXT))),
    ("V2 count", v2(box(*(text() for _ in range(limits.V2_COMPONENTS - 1))))),
    ("V2 section", v2(section(text(), text(), text(), accessory={"type": 11, **picture()}))),
    ("V2 gallery", v2(gallery(*(picture() for _ in range(limits.GALLERY_ITEMS))))),
    ("V2 separator", v2(text(), {"type": 14, "divider": False, "spacing": 2})),
    ("V2 rows", v2(*(row(button(place)) for place in range(10)))),
    ("mentions", {"content": "c", "allowed_mentions": {"parse": ["users"], "roles": ["1"]}}),
    ("private flag", {"content": "c", "flags": 64}),
]

# What is just beyond: a name, the data of a message, where the refusal stands in it, and Discord's word for it.
REFUSED: list[tuple[str, JSON, str, str]] = [
    ("content", {"content": "x" * (limits.CONTENT + 1)}, "content", "BASE_TYPE_MAX_LENGTH"),
    ("content type", {"content": 5}, "content", "BASE_TYPE_BAD_TYPE"),
    ("embeds", {"embeds": [{"title": "t"}] * (limits.EMBEDS + 1)}, "embeds", "BASE_TYPE_MAX_LENGTH"),
    ("embed title", embed(title="t" * 257), "embeds.0.title", "BASE_TYPE_MAX_LENGTH"),
    ("embed description", embed(description="d" * 4097), "embeds.0.description", "BASE_TYPE_MAX_LENGTH"),
    ("embed fields", embed(fields=[field()] * 26), "embeds.0.fields", "BASE_TYPE_MAX_LENGTH"),
    ("embed field name", embed(fields=[field("n" * 257)]), "embeds.0.fields.0.name", "BASE_TYPE_MAX_LENGTH"),
    ("embed field value", embed(fields=[field("n", "v" * 1025)]), "embeds.0.fields.0.value", "BASE_TYPE_MAX_LENGTH"),
    ("embed field empty", embed(fields=[field("n", " ")]), "embeds.0.fields.0.value", "BASE_TYPE_REQUIRED"),
    ("embed footer", embed(footer={"text": "f" * 2049}), "embeds.0.footer.text", "BASE_TYPE_BAD_LENGTH"),
    ("embed author", embed(author={"name": "a" * 257}), "embeds.0.author.name", "BASE_TYPE_BAD_LENGTH"),
    ("embed sum", {"embeds": [{"description": "d" * 501, "fields": FULL_FIELDS}]}, "embeds", "MAX_EMBED_SIZE_EXCEEDED"),
    ("embed empty", {"embeds": [{}]}, "embeds.0.description", "BASE_TYPE_REQUIRED"),
    ("embed colour", embed(color=1 << 24), "embeds.0.color", "NUMBER_TYPE_MAX"),
    ("embed picture", embed(image={"url": "attachment://no.png"}), "embeds.0.image.url", "MEDIA_ATTACHMENT_NOT_FOUND"),
    ("embed link", embed(url="javascript://x"), "embeds.0.url", "URL_TYPE_INVALID_SCHEME"),
    ("rows", message(*ROWS), "components", "BASE_TYPE_MAX_LENGTH"),
    ("buttons", message(row(*map(button, range(6)))), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ("empty row", message(row()), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    (
        "select beside button",
        message(row(select(), button())),
        "components.0.components",
        "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
    ),
    ("no row", message(button()), "components.0.type", "BASE_TYPE_CHOICES"),
    (
        "custom_id",
        message(row(button(custom_id="c" * 101))),
        "components.0.components.0.custom_id",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "custom_id twice",
        message(row(button(), button())),
        "components.0.components.1.custom_id",
        "COMPONENT_CUSTOM_ID_DUPLICATED",
    ),
    ("no custom_id", message(row(button(custom_id=None))), "components.0.components.0.custom_id", "BASE_TYPE_REQUIRED"),
    (
        "link with custom_id",
        message(row(link(custom_id="x"))),
        "components.0.components.0.custom_id",
        "BUTTON_COMPONENT_INVALID_FIELD",
    ),
    ("link scheme", message(row(link(url="ftp://x"))), "components.0.components.0.url", "URL_TYPE_INVALID_SCHEME"),
    ("button label", message(row(button(label="b" * 81))), "components.0.components.0.label", "BASE_TYPE_MAX_LENGTH"),
    (
        "bare button",
        message(row(button(label=None))),
        "components.0.components.0",
        "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED",
    ),
    ("button style", message(row(button(style=7))), "components.0.components.0.style", "BASE_TYPE_CHOICES"),
    (
        "emoji",
        message(row(button(emoji={"name": "x"}))),
        "components.0.components.0.emoji.name",
        "COMPONENT_INVALID_EMOJI",
    ),
    ("options", message(row(select(26))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    ("no options", message(row(select(0))), "components.0.components.0.options", "BASE_TYPE_BAD_LENGTH"),
    (
        "more values than options",
        message(row(select(2, max_values=3))),
        "components.0.components.0.options",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "values",
        message(row(select(3, min_values=3, max_values=2))),
        "components.0.components.0.min_values",
        "BASE_TYPE_BAD_RANGE",
    ),
    (
        "placeholder",
        message(row(select(placeholder="p" * 151))),
        "components.0.components.0.placeholder",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "option label",
        message(row(select(options=options(1, label="l" * 101)))),
        "components.0.components.0.options.0.label",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "option value",
        message(row(select(options=options(1, value="v" * 101)))),
        "components.0.components.0.options.0.value",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "option description",
        message(row(select(options=options(1, description="d" * 101)))),
        "components.0.components.0.options.0.description",
        "BASE_TYPE_MAX_LENGTH",
    ),
    (
        "option twice",
        message(row(select(options=options(2, value="v")))),
        "components.0.components.0.options.1.value",
        "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
    ),
    (
        "defaults",
        message(row(select(options=options(2, default=True)))),
        "components.0.components.0.options",
        "SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES",
    ),
    (
        "id twice",
        message(row(button(0, id=5), button(1, id=5))),
        "components.0.components.1.id",
        "COMPONENT_ID_DUPLICATED",
    ),
    ("V2 without flag", message(text()), "components.0.type", "BASE_TYPE_CHOICES"),
    ("V2 with content", v2(text(), content="c"), "content", "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    (
        "V2 with embeds",
        v2(text(), embeds=[{"title": "t"}]),
        "embeds",
        "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
    ),
    ("V2 one text", v2(text("x" * 4001)), "components.0.content", "BASE_TYPE_BAD_LENGTH"),
    (
        "V2 text sum",
        v2(text("x" * 2000), box(text("x" * 2001))),
        "components",
        "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
    ),
    ("V2 text bytes", v2(text("♠" * 3400)), "components", "COMPONENT_TEXT_BYTES_EXCEEDED"),
    (
        "V2 count",
        v2(*(box(*(text() for _ in range(20))) for _ in range(2))),
        "components",
        "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
    ),
    ("V2 button outside a row", v2(button()), "components.0.type", "BASE_TYPE_CHOICES"),
    ("V2 box in a box", v2(box(box(text()))), "components.0.components.0.type", "BASE_TYPE_CHOICES"),
    ("V2 section texts", v2(section(*(text() for _ in range(4)))), "components.0.components", "BASE_TYPE_BAD_LENGTH"),
    ("V2 section alone", v2({"type": 9, "components": [text()]}), "components.0.accessory", "BASE_TYPE_REQUIRED"),
    ("V2 gallery", v2(gallery(*(picture() for _ in range(11)))), "components.0.items", "BASE_TYPE_BAD_LENGTH"),
    (
        "V2 picture",
        v2(gallery(picture("attachment://no.png"))),
        "components.0.items.0.media.url",
        "MEDIA_ATTACHMENT_NOT_FOUND",
    ),
    (
        "V2 picture text",
        v2(gallery(picture(description="d" * 1025))),
        "components.0.items.0.description",
        "BASE_TYPE_BAD_LENGTH",
    ),
    (
        "V2 file",
        v2({"type": 13, "file": {"url": "https://x.org/f"}}),
        "components.0.file.url",
        "UNFURLED_MEDIA_ITEM_REFERENCE_REQUIRED",
    ),
    ("V2 accent", v2(box(text(), accent_color=-1)), "components.0.accent_color", "NUMBER_TYPE_MIN"),
    ("V2 spacing", v2(text(), {"type": 14, "spacing": 3}), "components.1.spacing", "BASE_TYPE_CHOICES"),
    ("flags", {"content": "c", "flags": 1 << 7}, "flags", "MESSAGE_FLAGS_INVALID"),
    (
        "mentions twice",
        {"content": "c", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
        "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
    ),
    (
        "mentions word",
        {"content": "c", "allowed_mentions": {"parse": ["all"]}},
        "allowed_mentions.parse.0",
        "BASE_TYPE_CHOICES",
    ),
    ("attachment", {"content": "c", "attachments": [{"id": "5"}]}, "attachments.0.id", "ATTACHMENT_NOT_FOUND"),
    ("unknown field", {"content": "c", "embed": {}}, "embed", "UNKNOWN_FIELD"),
]


@pytest.mark.parametrize("data", named(TAKEN))
async def test_message_within_the_limits(data: JSON, asked: Asked, respond: Respond) -> None:
    answer = await respond(await asked(), {"type": 4, "data": data})
    assert answer.status == 200, answer.body


@pytest.mark.parametrize(("data", "path", "word"), named(REFUSED))
async def test_message_beyond_the_limits(
    data: JSON, path: str, word: str, asked: Asked, respond: Respond, local: LocalDiscord
) -> None:
    exchange = await asked()
    answer = await respond(exchange, {"type": 4, "data": data})
    assert (answer.status, answer.body["code"]) == (400, 50035)
    assert word in answer.problem(f"data.{path}"), answer.body
    assert not exchange.acknowledged
    assert local.messages("general") == ()


@pytest.mark.parametrize("data", [{}, {"content": " \n "}, {"components": []}, {"flags": V2}, {"embeds": []}])
async def test_empty_message_is_refused(data: JSON, asked: Asked, respond: Respond) -> None:
    answer = await respond(await asked(), {"type": 4, "data": data})
    assert (answer.status, answer.body["code"]) == (400, 50006)


async def test_all_problems_are_named_at_once(asked: Asked, respond: Respond) -> None:
    data = {"content": "x" * 2001, "embeds": [{"title": "t" * 257}], "components": [row(button(label="b" * 81))]}
    answer = await respond(await asked(), {"type": 4, "data": data})
    assert set(answer.body["errors"]["data"]) == {"content", "embeds", "components"}


@pytest.mark.parametrize("body", [[], {"type": 12}, {"type": "4"}, {}, {"type": 4}, {"type": 4, "data": "x"}])
async def test_bodies_that_are_no_answer(body: Any, asked: Asked, respond: Respond) -> None:
    answer = await respond(await asked(), body)
    assert (answer.status, answer.body["code"]) == (400, 50035)
