"""Components of messages: rows of buttons and selects, and the layouts of Components V2."""

import unicodedata
from collections.abc import Collection, Iterator
from typing import Any, Final

from playground import kinds, limits
from playground.checks.field import Field
from playground.limits import named

_TOP_V2: Final = frozenset(
    (kinds.ROW, kinds.SECTION, kinds.TEXT, kinds.GALLERY, kinds.FILE, kinds.SEPARATOR, kinds.CONTAINER)
)
_IN_CONTAINER: Final = _TOP_V2 - {kinds.CONTAINER}
_KEYS: Final = {
    kinds.ROW: "components",
    kinds.BUTTON: "style label emoji custom_id url sku_id disabled",
    kinds.SECTION: "components accessory",
    kinds.TEXT: "content",
    kinds.THUMBNAIL: "media description spoiler",
    kinds.GALLERY: "items",
    kinds.FILE: "file spoiler name size",
    kinds.SEPARATOR: "divider spacing",
    kinds.CONTAINER: "components accent_color spoiler",
}
_SELECT_KEYS: Final = named(
    "type id custom_id placeholder min_values max_values disabled required options channel_types default_values"
)


def check_message_components(place: Field, *, v2: bool, files: Collection[str]) -> None:
    """Note the problems of a message's components.

    ``v2`` says whether the message has the flag of Components V2; ``files`` are the names of its attachments.
    """
    if not place.given:
        return
    if v2:
        parts = place.items(limits.V2_COMPONENTS)
        for part in parts:
            _check_part(part, _TOP_V2, files)
        _check_sums(place)
    else:
        for row in place.items(limits.ROWS):
            if row.obj(("type", "id", "components")) and row["type"].one_of((kinds.ROW,), required=True):
                _check_row(row)
    check_identities(place)


def check_identities(place: Field) -> None:
    """Every custom_id and every numeric id stands once in a message or modal."""
    everything = list(walk(place))
    sentence = "Component custom id cannot be duplicated"
    place.unique((part["custom_id"] for part in everything), "COMPONENT_CUSTOM_ID_DUPLICATED", sentence)
    identities = [part["id"] for part in everything if part["id"].value != 0]
    for identity in identities:
        identity.whole(0, limits.COMPONENT_ID)
    place.unique(identities, "COMPONENT_ID_DUPLICATED", "Component id cannot be duplicated")


def walk(place: Field) -> Iterator[Field]:
    """Every component of a list, outer ones first, accessories and labelled ones included."""
    inner = place.value if isinstance(place.value, list) else []
    for part in place.items(len(inner)) if inner else ():
        yield from _walk_one(part)


def _walk_one(part: Field) -> Iterator[Field]:
    if not isinstance(part.value, dict):
        return
    yield part
    yield from walk(part["components"])
    for key in ("accessory", "component"):
        if part[key].given:
            yield from _walk_one(part[key])


def _check_sums(place: Field) -> None:
    everything = list(walk(place))
    if len(everything) > limits.V2_COMPONENTS:
        sentence = f"Number of components exceeds maximum of {limits.V2_COMPONENTS}"
        place.wrong("COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED", sentence)
    texts = [part["content"].value for part in everything if part["type"].value == kinds.TEXT]
    texts = [text for text in texts if isinstance(text, str)]
    if sum(map(len, texts)) > limits.V2_TEXT:
        sentence = f"Displayable text size exceeds maximum size of {limits.V2_TEXT}"
        place.wrong("COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED", sentence)
    size = sum(len(text.encode()) + limits.V2_TEXT_OVERHEAD_BYTES for text in texts)
    if size > limits.V2_TEXT_BYTES:
        place.wrong("COMPONENT_TEXT_BYTES_EXCEEDED", f"Text takes more than {limits.V2_TEXT_BYTES} bytes")


def _check_row(row: Field) -> None:
    children = row["components"].items(limits.ROW_BUTTONS, least=1, required=True)
    types = [child["type"].value for child in children]
    if any(kind in kinds.SELECTS for kind in types) and len(types) > 1:
        row["components"].wrong("COMPONENT_LAYOUT_WIDTH_EXCEEDED", "A select takes a whole row")
    for child in children:
        kind = child["type"].one_of({kinds.BUTTON, *kinds.SELECTS}, required=True)
        if kind == kinds.BUTTON:
            check_button(child)
        elif kind is not None:
            check_select(child)


def _check_part(part: Field, allowed: Collection[int], files: Collection[str]) -> None:
    if not isinstance(part.value, dict):
        part.obj(())
        return
    kind = part["type"].one_of(allowed, required=True)
    if kind is None:
        return
    part.obj({"type", "id", *_KEYS[kind].split()})
    if kind == kinds.ROW:
        _check_row(part)
    elif kind == kinds.SECTION:
        _check_section(part, files)
    elif kind == kinds.TEXT:
        part["content"].text(limits.V2_TEXT, least=1, required=True)
    elif kind == kinds.GALLERY:
        for item in part["items"].items(limits.GALLERY_ITEMS, least=1, required=True):
            if item.obj(("media", "description", "spoiler")):
                _check_media(item["media"], files)
                item["description"].text(limits.MEDIA_DESCRIPTION, least=1)
    elif kind == kinds.FILE:
        _check_media(part["file"], files, attachment_only=True)
    elif kind == kinds.SEPARATOR:
        part["divider"].flag()
        part["spacing"].one_of((1, 2))
    elif kind == kinds.CONTAINER:
        part["accent_color"].whole(0, limits.COLOUR)
        part["spoiler"].flag()
        for child in part["components"].items(limits.V2_COMPONENTS, least=1, required=True):
            _check_part(child, _IN_CONTAINER, files)


def _check_section(part: Field, files: Collection[str]) -> None:
    for text in part["components"].items(limits.SECTION_TEXTS, least=1, required=True):
        _check_part(text, (kinds.TEXT,), files)
    accessory = part["accessory"]
    if not accessory.need():
        return
    kind = accessory["type"].one_of((kinds.BUTTON, kinds.THUMBNAIL), required=True)
    if kind == kinds.BUTTON:
        check_button(accessory)
    elif kind == kinds.THUMBNAIL and accessory.obj({"type", "id", *_KEYS[kind].split()}):
        _check_media(accessory["media"], files)
        accessory["description"].text(limits.MEDIA_DESCRIPTION, least=1)


def _check_media(media: Field, files: Collection[str], *, attachment_only: bool = False) -> None:
    if media.need() and isinstance(media.value, dict):
        check_link(media["url"], files, attachment_only=attachment_only)


def check_link(url: Field, files: Collection[str], *, attachment_only: bool = False, required: bool = True) -> None:
    """Note the problems of a link: only http, https, and ``attachment://`` with the name of a file of the message."""
    link = url.text(limits.URL, least=1, required=required)
    if not link:
        return
    scheme, _, rest = link.partition("://")
    if scheme == "attachment":
        if rest not in files:
            url.wrong("MEDIA_ATTACHMENT_NOT_FOUND", f"The referenced attachment {rest!r} was not found")
    elif attachment_only:
        url.wrong("UNFURLED_MEDIA_ITEM_REFERENCE_REQUIRED", "Only attachment:// references are allowed here")
    elif scheme not in ("http", "https") or not rest:
        schemes = "('http', 'https', 'attachment')"
        url.wrong("URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not supported. Scheme must be one of {schemes}.')


def check_button(button: Field) -> None:
    """Note the problems of a button."""
    if not button.obj({"type", "id", *_KEYS[kinds.BUTTON].split()}):
        return
    style = button["style"].one_of(range(1, kinds.PREMIUM + 1), required=True)
    label = button["label"].text(limits.BUTTON_LABEL)
    button["disabled"].flag()
    check_emoji(button["emoji"])
    wanted = {kinds.LINK: "url", kinds.PREMIUM: "sku_id"}.get(style or 0, "custom_id")
    button[wanted].need()
    for key in {"url", "sku_id", "custom_id"} - {wanted}:
        if button[key].given:
            button[key].wrong("BUTTON_COMPONENT_INVALID_FIELD", f"A button of this style cannot have {key}")
    button["custom_id"].text(limits.CUSTOM_ID, least=1)
    if wanted == "url" and button["url"].text(limits.BUTTON_URL).partition("://")[0] not in (
        "http",
        "https",
        "discord",
    ):
        button["url"].wrong("URL_TYPE_INVALID_SCHEME", "Scheme must be one of ('http', 'https', 'discord').")
    if style != kinds.PREMIUM and not label and not button["emoji"].given:
        button.wrong("BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A button must have a label or an emoji")


def check_emoji(emoji: Field) -> None:
    """Note the problem of an emoji that is neither a custom one nor in Unicode's emoji."""
    if not emoji.given or not emoji.obj(("id", "name", "animated")) or emoji["id"].given:
        return
    name = emoji["name"].value
    if not isinstance(name, str) or not name or not any(_pictured(sign) for sign in name):
        emoji["name"].wrong("COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _pictured(sign: str) -> bool:
    return sign == "\N{COMBINING ENCLOSING KEYCAP}" or (
        ord(sign) > 0xA8 and unicodedata.category(sign) in ("So", "Sm", "Sk")
    )


def check_select(select: Field, *, in_modal: bool = False) -> None:
    """Note the problems of a select, in a message or under a label of a modal."""
    if not select.obj(_SELECT_KEYS):
        return
    select["custom_id"].text(limits.CUSTOM_ID, least=1, required=True)
    select["placeholder"].text(limits.SELECT_PLACEHOLDER)
    least, most = check_span(select, limits.SELECT_OPTIONS)
    if in_modal and select["disabled"].flag():
        select["disabled"].wrong("COMPONENT_DISABLED_IN_MODAL", "A select in a modal cannot be disabled")
    if select["type"].value == kinds.STRING_SELECT:
        needed = max(1, least, most)
        options = select["options"].items(limits.SELECT_OPTIONS, least=needed, required=True)
        check_options(select["options"], options, most)
        return
    if select["options"].given:
        select["options"].wrong("SELECT_COMPONENT_INVALID_FIELD", "Only a string select has options")
    select["default_values"].items(most)


def check_span(group: Field, highest: int) -> tuple[int, int]:
    """How few and how many values may be chosen, from ``min_values`` and ``max_values``; both default to 1."""
    least = group["min_values"].whole(0, highest)
    most = group["max_values"].whole(1, highest)
    low, high = 1 if least is None else least, 1 if most is None else most
    if low > high:
        group["min_values"].wrong("BASE_TYPE_BAD_RANGE", "min_values is above max_values")
    return low, high


def check_options(place: Field, options: list[Field], most: int) -> None:
    """Note the problems of the options of a select or a group of boxes, of which ``most`` may be chosen."""
    for option in options:
        if option.obj(("label", "value", "description", "emoji", "default")):
            option["label"].text(limits.OPTION_LABEL, least=1, required=True)
            option["value"].text(limits.OPTION_VALUE, least=1, required=True)
            option["description"].text(limits.OPTION_DESCRIPTION)
            check_emoji(option["emoji"])
    sentence = "The specified option value is already used"
    place.unique((option["value"] for option in options), "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED", sentence)
    if sum(option["default"].flag() for option in options) > most:
        place.wrong("SELECT_COMPONENT_TOO_MANY_DEFAULT_VALUES", f"At most {most} options can be chosen beforehand")


def find(components: Any, custom_id: str) -> dict[str, Any] | None:
    """The component with this custom_id among a list of them, or ``None``."""
    for part in walk(Field(components)):
        if part["custom_id"].value == custom_id:
            return dict(part.value)
    return None
