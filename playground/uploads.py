"""Attached files: kept in memory, measured where they are pictures, and served back under signed addresses."""

import hmac
import mimetypes
import re
import secrets
import struct
from collections import OrderedDict
from dataclasses import dataclass, replace
from hashlib import sha256
from typing import Any, Final

from playground.clock import Snowflakes

_UNSAFE: Final = re.compile(r"[^\w.\-]+")
_JPEG_SIZES: Final = frozenset((*range(0xC0, 0xC4), *range(0xC5, 0xC8), *range(0xC9, 0xCC), *range(0xCD, 0xD0)))


@dataclass(frozen=True)
class Upload:
    """A file as it was sent."""

    filename: str
    data: bytes


@dataclass(frozen=True)
class Attachment:
    """A file of a message. ``width`` and ``height`` are pixels, ``None`` unless it is a picture."""

    id: str
    filename: str
    size: int
    content_type: str
    url: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    ephemeral: bool = False

    def described(self, description: str | None) -> "Attachment":
        """The same file with another alternative text."""
        return self if description is None else replace(self, description=description or None)

    def payload(self) -> dict[str, Any]:
        """The attachment object of Discord's API."""
        payload: dict[str, Any] = {
            "id": self.id,
            "filename": self.filename,
            "size": self.size,
            "content_type": self.content_type,
            "url": self.url,
            "proxy_url": self.url,
            "flags": 0,
        }
        if self.description is not None:
            payload["description"] = self.description
        if self.width and self.height:
            payload |= {"width": self.width, "height": self.height}
        if self.ephemeral:
            payload["ephemeral"] = True
        return payload


def safe_name(filename: str) -> str:
    """A file's name as Discord keeps it: anything but letters, digits, dots, hyphens and underscores becomes ``_``."""
    return _UNSAFE.sub("_", filename.replace("\\", "/").rpartition("/")[2]).strip("_") or "unknown"


def picture_size(data: bytes) -> tuple[int, int] | None:
    """Width and height in pixels of a PNG, GIF, JPEG or WebP picture, or ``None``."""
    if data[:8] == b"\x89PNG\r\n\x1a\n" and len(data) >= 24:
        width, height = struct.unpack(">II", data[16:24])
        return width, height
    if data[:4] == b"GIF8" and len(data) >= 10:
        width, height = struct.unpack("<HH", data[6:10])
        return width, height
    if data[:4] == b"RIFF" and data[8:16] == b"WEBPVP8X" and len(data) >= 30:
        return 1 + int.from_bytes(data[24:27], "little"), 1 + int.from_bytes(data[27:30], "little")
    if data[:2] == b"\xff\xd8":
        return _jpeg_size(data)
    return None


def _jpeg_size(data: bytes) -> tuple[int, int] | None:
    place = 2
    while place + 9 <= len(data) and data[place] == 0xFF:
        length = int.from_bytes(data[place + 2 : place + 4], "big")
        if data[place + 1] in _JPEG_SIZES:
            height, width = struct.unpack(">HH", data[place + 5 : place + 9])
            return width, height
        place += 2 + length
    return None


class Uploads:
    """The files of all messages. The oldest are forgotten above ``capacity`` bytes.

    ``base_url`` is the server's own address; it is known once the server listens.
    """

    def __init__(self, snowflakes: Snowflakes, capacity: int) -> None:
        self.base_url = ""
        self._snowflakes = snowflakes
        self._capacity = capacity
        self._key = secrets.token_bytes(32)
        self._held: OrderedDict[str, tuple[Attachment, bytes]] = OrderedDict()
        self._bytes = 0

    def keep(self, upload: Upload, channel_id: str, *, description: str | None, ephemeral: bool) -> Attachment:
        """Keep a file and give it an address."""
        snowflake = self._snowflakes.new()
        filename = safe_name(upload.filename)
        size = picture_size(upload.data)
        folder = "ephemeral-attachments" if ephemeral else "attachments"
        path = f"/{folder}/{channel_id}/{snowflake}/{filename}"
        attachment = Attachment(
            id=snowflake,
            filename=filename,
            size=len(upload.data),
            content_type=mimetypes.guess_type(filename)[0] or "application/octet-stream",
            url=f"{self.base_url}{path}?hm={self._signature(snowflake)}",
            description=description or None,
            width=size[0] if size else None,
            height=size[1] if size else None,
            ephemeral=ephemeral,
        )
        self._held[snowflake] = (attachment, upload.data)
        self._bytes += attachment.size
        while self._bytes > self._capacity and len(self._held) > 1:
            _, (oldest, _) = self._held.popitem(last=False)
            self._bytes -= oldest.size
        return attachment

    def find(self, snowflake: str, signature: str) -> tuple[Attachment, bytes] | None:
        """A kept file and its bytes, or ``None`` where there is none or the signature is not ours."""
        if not hmac.compare_digest(signature.encode(), self._signature(snowflake).encode()):
            return None
        return self._held.get(snowflake)

    def read(self, attachment: Attachment) -> bytes:
        """The bytes of a kept file; ``KeyError`` when it was forgotten."""
        return self._held[attachment.id][1]

    def _signature(self, snowflake: str) -> str:
        return hmac.new(self._key, snowflake.encode(), sha256).hexdigest()
