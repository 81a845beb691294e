"""Transport compression of the gateway: one stream over all frames of a connection."""

import importlib
import zlib
from collections.abc import Callable
from typing import Any


def compressor(kind: str | None) -> Callable[[str], str | bytes]:
    """How a connection's frames are packed, by the ``compress`` of its address.

    ``zlib-stream`` frames end with a sync flush; ``zstd-stream`` needs the ``zstandard`` package, which a client that
    asks for it has. ``None`` leaves the text as it is.

    Raises:
        ValueError: on another kind.
        ImportError: when there is no ``zstandard``.
    """
    if kind is None:
        return lambda text: text
    if kind == "zlib-stream":
        stream = zlib.compressobj()
        return lambda text: stream.compress(text.encode()) + stream.flush(zlib.Z_SYNC_FLUSH)
    if kind == "zstd-stream":
        return _zstd()
    raise ValueError(f"unknown transport compression {kind!r}")


def _zstd() -> Callable[[str], bytes]:
    zstandard: Any = importlib.import_module("zstandard")
    stream = zstandard.ZstdCompressor().compressobj()
    return lambda text: bytes(stream.compress(text.encode()) + stream.flush(zstandard.COMPRESSOBJ_FLUSH_BLOCK))
