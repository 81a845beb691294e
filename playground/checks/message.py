"""Messages: content, embeds, flags, mentions and attachments, alone and together."""

from collections.abc import Collection
from typing import Any, Final

from playground import kinds, limits
from playground.checks.components import check_link, check_message_components
from playground.checks.field import Field
from playground.errors import Code, refused
from playground.limits import named

_KEYS: Final = named(
    "content tts embeds flags allowed_mentions components attachments poll nonce enforce_nonce "
    "message_reference sticker_ids username avatar_url thread_name applied_tags payload_json "
    "shared_client_theme"
)
_EMBED_KEYS: Final = named(
    "type url title color timestamp description author image thumbnail footer fields provider video flags"
)
_SETTABLE: Final = kinds.SUPPRESS_EMBEDS | kinds.EPHEMERAL | kinds.SILENT | kinds.COMPONENTS_V2
_EMPTY_EMBED: Final = ("title", "description", "author", "footer", "image", "thumbnail", "fields", "video", "provider")


def check_flags(flags: Field, settable: int = _SETTABLE) -> int:
    """The flags of a message; a problem for any that an application cannot set here."""
    value = flags.whole(0, limits.OPTION_NUMBER) or 0
    if value & ~settable:
        flags.wrong("MESSAGE_FLAGS_INVALID", f"The flags {value & ~settable} cannot be set here")
    return value


def check_message(data: Field, *, files: Collection[str], flags: int, strict_new: bool = True) -> None:
    """Note the problems of the fields of a message that is sent or edited.

    ``files`` are the names of the attachments that the message will have, ``flags`` its flags. ``strict_new`` is for
    a new message, which must not be empty.

    Raises:
        DiscordError: 50006 for an empty new message.
    """
    if not data.obj(_KEYS):
        return
    v2 = bool(flags & kinds.COMPONENTS_V2)
    data["content"].text(limits.CONTENT)
    data["tts"].flag()
    check_embeds(data["embeds"], files)
    check_message_components(data["components"], v2=v2, files=files)
    _check_mentions(data["allowed_mentions"])
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if data[key].value not in (None, "", []) and data[key].given:
                sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                data[key].wrong("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
    if strict_new:
        data.refuse()
        if is_empty(data.value, files=files, v2=v2):
            raise refused(Code.EMPTY_MESSAGE)


def is_empty(message: dict[str, Any], *, files: Collection[str], v2: bool) -> bool:
    """Whether a message would show nothing. Files of Components V2 show only where a component names them."""
    if v2:
        return not message.get("components")
    said = str(message.get("content") or "").strip()
    return not (said or message.get("embeds") or message.get("components") or files or message.get("poll"))


def check_embeds(embeds: Field, files: Collection[str]) -> None:
    """Note the problems of a message's embeds, one by one and their sum."""
    total = 0
    for embed in embeds.items(limits.EMBEDS):
        if embed.obj(_EMBED_KEYS):
            total += _check_embed(embed, files)
    if total > limits.EMBED_TOTAL:
        sentence = f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}"
        embeds.wrong("MAX_EMBED_SIZE_EXCEEDED", sentence)


def _check_embed(embed: Field, files: Collection[str]) -> int:
    size = len(embed["title"].text(limits.EMBED_TITLE)) + len(embed["description"].text(limits.EMBED_DESCRIPTION))
    check_link(embed["url"], (), required=False)
    embed["color"].whole(0, limits.COLOUR)
    for key, inner, most in (("footer", "text", limits.EMBED_FOOTER), ("author", "name", limits.EMBED_AUTHOR)):
        if embed[key].given:
            size += len(embed[key][inner].text(most, least=1, required=True))
            check_link(embed[key]["icon_url"], files, required=False)
    for key in ("image", "thumbnail"):
        if embed[key].given:
            check_link(embed[key]["url"], files)
    for row in embed["fields"].items(limits.EMBED_FIELDS):
        if row.obj(("name", "value", "inline")):
            for key, most in (("name", limits.EMBED_FIELD_NAME), ("value", limits.EMBED_FIELD_VALUE)):
                text = row[key].text(most, required=True)
                if row[key].given and not text.strip():
                    row[key].wrong("BASE_TYPE_REQUIRED", "This field is required")
                size += len(text)
            row["inline"].flag()
    if not any(embed.value.get(key) for key in _EMPTY_EMBED):
        embed["description"].wrong("BASE_TYPE_REQUIRED", "This field is required")
    return size


def _check_mentions(mentions: Field) -> None:
    if not mentions.given or not mentions.obj(("parse", "users", "roles", "replied_user")):
        return
    parsed = [item.value for item in mentions["parse"].items(3)]
    for item in mentions["parse"].items(3):
        if item.value not in ("everyone", "users", "roles"):
            item.wrong("BASE_TYPE_CHOICES", "Value must be one of {'everyone', 'roles', 'users'}.")
    for key in ("users", "roles"):
        ids = mentions[key].items(limits.ALLOWED_MENTION_IDS)
        mentions.unique(ids, "SET_TYPE_ALREADY_CONTAINS_VALUE", "The set already contains this value")
        if ids and key in parsed:
            sentence = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            mentions.wrong("MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", sentence)
