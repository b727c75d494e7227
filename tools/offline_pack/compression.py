"""How files of the offline pack are compressed for those who take them along."""

from __future__ import annotations

import lzma
from typing import Final

FILTER: Final = {
    "id": lzma.FILTER_LZMA1,
    "preset": 9 | lzma.PRESET_EXTREME,
    "dict_size": 1 << 24,
    "pb": 0,
}
"""What makes the pack smallest: nothing in it is aligned."""

SIZE_FIELD: Final = slice(5, 13)
"""Where the beginning of such a file says how large it will be."""


def compress(content: bytes) -> bytes:
    """Return *content* as `web/src/device_host/lzma.ts` unpacks it: with its size in front."""
    packed = bytearray(lzma.compress(content, lzma.FORMAT_ALONE, filters=[FILTER]))
    packed[SIZE_FIELD] = len(content).to_bytes(8, "little")
    return bytes(packed)
