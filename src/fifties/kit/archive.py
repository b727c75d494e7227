"""The zip file of a kit: parts one after the other, stored as they are, in one form only.

Nothing in such a file is left to whoever writes it: the same parts give the same bytes. So a byte
that was changed anywhere, around the parts as well as in them, is noticed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from struct import Struct as Layout
from typing import Final
from zlib import crc32

from fifties.kit.refusals import ArchiveChanged, KitRefused, NoKit

ARCHIVE: Final = "zip"
"""What is named when the file around the parts is wrong."""

LOCAL: Final = Layout("<4s5H3L2H")
CENTRAL: Final = Layout("<4s6H3L5H2L")
END: Final = Layout("<4s4H2LH")

_LOCAL_MARK: Final = b"PK\x03\x04"
_CENTRAL_MARK: Final = b"PK\x01\x02"
_END_MARK: Final = b"PK\x05\x06"
_VERSION: Final = 20
_DAY: Final = 0x21
"""The first of January 1980, the earliest that zip knows."""


def pack(parts: Mapping[str, bytes]) -> bytes:
    """Return the zip file of *parts*, whose names are ASCII, in their order."""
    return b"".join(piece for _, piece in _pieces(parts.items()))


def unpack(data: bytes) -> dict[str, bytes]:
    """Return the parts of a kit, or raise `KitRefused`; `check_form` looks at all around them."""
    parts: dict[str, bytes] = {}
    place, last = 0, ""
    while data[place : place + 4] != _CENTRAL_MARK:
        if len(data) < place + LOCAL.size:
            raise _changed(last, place) if parts else KitRefused(NoKit(), ARCHIVE)
        mark, *_, size, _, length, _ = LOCAL.unpack_from(data, place)
        if mark != _LOCAL_MARK:
            raise _changed(last, place) if parts else KitRefused(NoKit(), ARCHIVE)
        begin = place + LOCAL.size + length
        name = data[place + LOCAL.size : begin].decode("ascii", "replace")
        if name in parts or begin + size > len(data) or not name.isascii():
            raise _changed(last, place)
        parts[name], last = data[begin : begin + size], name
        place = begin + size
    if not parts:
        raise KitRefused(NoKit(), ARCHIVE)
    return parts


def check_form(data: bytes, parts: Mapping[str, bytes]) -> None:
    """Raise `KitRefused` unless *data* is what `pack` makes of *parts*, byte for byte."""
    place = 0
    for part, piece in _pieces(parts.items()):
        found = data[place : place + len(piece)]
        if found != piece:
            raise _changed(part, place + _first_difference(found, piece))
        place += len(piece)
    if place != len(data):
        raise _changed("", place)


def _pieces(parts: Iterable[tuple[str, bytes]]) -> Iterator[tuple[str, bytes]]:
    """Yield the whole file in pieces, each with the part that it belongs to, if to one."""
    directory: list[tuple[str, bytes]] = []
    place = 0
    for part, content in parts:
        name, size = part.encode("ascii"), len(content)
        common = (_VERSION, 0, 0, 0, _DAY, crc32(content), size, size, len(name), 0)
        head = LOCAL.pack(_LOCAL_MARK, *common) + name
        entry = CENTRAL.pack(_CENTRAL_MARK, _VERSION, *common, 0, 0, 0, 0, place) + name
        directory.append((part, entry))
        yield part, head
        yield part, content
        place += len(head) + size
    yield from directory
    size = sum(len(entry) for _, entry in directory)
    count = len(directory)
    yield "", END.pack(_END_MARK, 0, 0, count, count, size, place, 0)


def _changed(part: str, byte: int) -> KitRefused:
    return KitRefused(ArchiveChanged(byte), f"{ARCHIVE} ({part})" if part else ARCHIVE)


def _first_difference(found: bytes, wanted: bytes) -> int:
    both = zip(found, wanted, strict=False)
    return next((at for at, (one, other) in enumerate(both) if one != other), len(found))
