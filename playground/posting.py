"""How a body and its files become a message, or a new state of one: checked, its references resolved, then stored."""

import copy
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from playground import kinds, limits, permissions
from playground.checks.components import walk
from playground.checks.field import MISSING, Field
from playground.checks.message import check_flags, check_message, is_empty
from playground.errors import Code, refused
from playground.hub import Hub
from playground.messages import Message, Origin, pings
from playground.uploads import Attachment, Upload, safe_name
from playground.world import Channel, User

JSON = dict[str, Any]


@dataclass(frozen=True)
class Draft:
    """A message's body with the files sent beside it, by their numbers."""

    data: Field
    files: Mapping[int, Upload]


@dataclass(frozen=True)
class _Kept:
    """An attachment that a message will have: a new file, or one it has already."""

    source: Upload | Attachment
    description: str | None

    @property
    def name(self) -> str:
        return safe_name(self.source.filename)


def post(
    hub: Hub,
    draft: Draft,
    *,
    channel: Channel,
    author: User | None = None,
    viewer: User | None = None,
    origin: Origin | None = None,
    reply_to: str | None = None,
    force_flags: int = 0,
) -> Message:
    """Check and post a new message.

    Raises:
        DiscordError: when Discord would refuse it.
    """
    data = draft.data
    flags = 0
    if data.need() and isinstance(data.value, dict):
        flags = check_flags(data["flags"]) | force_flags
    kept = _plan_attachments(data, draft.files, ())
    check_message(data, files=[item.name for item in kept], flags=flags)
    data.refuse()
    ephemeral = bool(flags & kinds.EPHEMERAL)
    _check_rights(hub, channel, draft.files, author)
    attachments = _keep(hub, kept, channel, ephemeral=ephemeral)
    now = hub.clock.now()
    message = Message(
        id=hub.snowflakes.new(),
        channel=channel,
        author=author,
        content=str(data["content"].value or "").strip() if data["content"].given else "",
        created=now,
        embeds=_embeds(data["embeds"], attachments),
        components=stored_components(data["components"], attachments),
        attachments=attachments,
        flags=flags,
        viewer=viewer if ephemeral else None,
        origin=origin,
        reply_to=reply_to,
    )
    message = replace(message, pings=_pings(hub, message, data["allowed_mentions"]))
    hub.log.add(message)
    return message


def edit(hub: Hub, message: Message, draft: Draft, *, clear_flags: int = 0) -> Message:
    """Check an edit and put it in place; fields that are not in the body stay as they are.

    Raises:
        DiscordError: when Discord would refuse it.
    """
    data = draft.data
    settable = kinds.SUPPRESS_EMBEDS | kinds.COMPONENTS_V2 | kinds.EPHEMERAL | kinds.SILENT
    asked = check_flags(data["flags"], settable) if isinstance(data.value, dict) else 0
    flags = message.flags & ~clear_flags | asked & (kinds.COMPONENTS_V2 | kinds.SUPPRESS_EMBEDS)
    kept = _plan_attachments(data, draft.files, message.attachments)
    names = [item.name for item in kept]
    check_message(data, files=names, flags=flags, strict_new=False)
    merged = _merged(message, data)
    if flags & kinds.COMPONENTS_V2:
        for key in ("content", "embeds"):
            if merged[key] and not data[key].given:
                sentence = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                data[key].wrong("MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", sentence)
    data.refuse()
    if is_empty(merged, files=names, v2=bool(flags & kinds.COMPONENTS_V2)):
        raise refused(Code.EMPTY_MESSAGE)
    _check_rights(hub, message.channel, draft.files, message.author)
    attachments = _keep(hub, kept, message.channel, ephemeral=message.ephemeral)
    changed = replace(
        message,
        content=merged["content"],
        embeds=_embeds(data["embeds"], attachments) if "embeds" in data.value else message.embeds,
        components=(
            stored_components(data["components"], attachments) if "components" in data.value else message.components
        ),
        attachments=attachments,
        flags=flags,
        edited=message.edited if message.thinking else hub.clock.now(),
    )
    changed = replace(
        changed, pings=_pings(hub, changed, data["allowed_mentions"]) if message.thinking else changed.pings
    )
    hub.log.replace(changed, hub.clock.now())
    return changed


def _merged(message: Message, data: Field) -> JSON:
    body = data.value if isinstance(data.value, dict) else {}
    content = body.get("content", message.content)
    return {
        "content": content.strip() if isinstance(content, str) else "",
        "embeds": body.get("embeds", message.embeds) or (),
        "components": body.get("components", message.components) or (),
    }


def _check_rights(hub: Hub, channel: Channel, files: Mapping[int, Upload], author: User | None) -> None:
    if author is not None or not files:
        return
    if not permissions.granted(hub.world.app_permissions(channel), permissions.ATTACH_FILES):
        raise refused(Code.MISSING_PERMISSIONS)


def _plan_attachments(data: Field, files: Mapping[int, Upload], present: tuple[Attachment, ...]) -> list[_Kept]:
    """The attachments a message will have: those it lists, and files that came without a word."""
    if sum(len(upload.data) for upload in files.values()) > limits.REQUEST_BYTES:
        raise refused(Code.REQUEST_TOO_LARGE)
    if any(len(upload.data) > limits.FILE_BYTES for upload in files.values()):
        raise refused(Code.REQUEST_TOO_LARGE)
    by_id = {attachment.id: attachment for attachment in present}
    by_number = {str(number): upload for number, upload in files.items()}
    listed = data["attachments"]
    kept: list[_Kept] = []
    if listed.given:
        for item in listed.items(limits.FILES):
            source = by_number.pop(str(item["id"].value), None) or by_id.get(str(item["id"].value))
            if source is None:
                item["id"].wrong("ATTACHMENT_NOT_FOUND", "Attachment data not found")
                continue
            item["filename"].text(limits.FILE_NAME, least=1)
            kept.append(_Kept(source, item["description"].text(limits.FILE_DESCRIPTION) or None))
    elif listed.value is MISSING:
        kept += [_Kept(attachment, attachment.description) for attachment in present]
    kept += [_Kept(upload, None) for upload in by_number.values()]
    if len(kept) > limits.FILES:
        listed.wrong("BASE_TYPE_MAX_LENGTH", f"Must be {limits.FILES} or fewer in length.")
    return kept


def _keep(hub: Hub, kept: list[_Kept], channel: Channel, *, ephemeral: bool) -> tuple[Attachment, ...]:
    return tuple(
        item.source.described(item.description)
        if isinstance(item.source, Attachment)
        else hub.uploads.keep(item.source, channel.id, description=item.description, ephemeral=ephemeral)
        for item in kept
    )


def _by_reference(attachments: tuple[Attachment, ...]) -> dict[str, Attachment]:
    return {f"attachment://{attachment.filename}": attachment for attachment in attachments}


def _embeds(field: Field, attachments: tuple[Attachment, ...]) -> tuple[JSON, ...]:
    """The embeds as Discord stores them: typed, with the addresses of their pictures."""
    known = _by_reference(attachments)
    stored = []
    for given in field.value if field.given else ():
        embed = {"type": "rich", **{key: copy.copy(value) for key, value in given.items() if value not in (None, [])}}
        for key, name in (("image", "url"), ("thumbnail", "url"), ("author", "icon_url"), ("footer", "icon_url")):
            file = known.get(str(embed.get(key, {}).get(name)))
            if file is not None:
                embed[key] |= {name: file.url, f"proxy_{name}": file.url}
                if name == "url":
                    embed[key] |= {"width": file.width, "height": file.height}
        stored.append(embed)
    return tuple(stored)


def stored_components(field: Field, attachments: tuple[Attachment, ...] = ()) -> tuple[JSON, ...]:
    """The components as Discord stores them: each with a number of its own, media with their addresses."""
    if not field.given:
        return ()
    known = _by_reference(attachments)
    components = copy.deepcopy(field.value)
    parts = [part.value for part in walk(Field(components))]
    taken = {part.get("id") for part in parts}
    free = (number for number in range(1, len(parts) + len(taken) + 2) if number not in taken)
    for part in parts:
        if not part.get("id"):
            part["id"] = next(free)
        for thing in part.get("default_values") or ():
            thing["id"] = str(thing["id"])
        for holder in [part, *part.get("items", ())]:
            for key in ("media", "file"):
                file = known.get(str((holder.get(key) or {}).get("url")))
                if file is not None:
                    holder[key] = _media(file)
                    if key == "file":
                        holder.update(name=file.filename, size=file.size)
    return tuple(components)


def _media(file: Attachment) -> JSON:
    media: JSON = {
        "id": file.id,
        "url": file.url,
        "proxy_url": file.url,
        "content_type": file.content_type,
        "attachment_id": file.id,
        "loading_state": 2,
        "flags": 0,
    }
    if file.width and file.height:
        media |= {"width": file.width, "height": file.height}
    return media


def _pings(hub: Hub, message: Message, allowed: Field) -> frozenset[str]:
    """Whom a message notifies; only content and Components V2 texts can, embeds never do."""
    may_everyone = permissions.granted(
        hub.world.app_permissions(message.channel)
        if message.author is None
        else hub.world.permissions(message.author, message.channel),
        permissions.MENTION_EVERYONE,
    )
    texts = [message.content, *(part["content"] for part in message.parts() if part["type"] == kinds.TEXT)]
    return pings("\n".join(texts), allowed.value if allowed.given else None, may_everyone=may_everyone)
