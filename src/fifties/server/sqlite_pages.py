"""Reads rows out of the pages of an SQLite file, without the trees that lead to them.

A damaged page hides all rows behind it from SQLite. The pages themselves are mostly sound: each
says what it is and where its rows begin (https://www.sqlite.org/fileformat2.html). All
our tables are WITHOUT ROWID, so their rows are the keys of index trees, in inner pages and leaves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from struct import unpack
from typing import Final, TypeAlias

Value: TypeAlias = int | float | str | bytes | None

HEADER: Final = 100
"""Bytes before the first page's own header."""

USUAL_PAGE: Final = 4096
SMALLEST_PAGE: Final = 512
LARGEST_PAGE: Final = 65_536

INNER: Final = 0x02
LEAF: Final = 0x0A

_INTEGERS: Final = {1: 1, 2: 2, 3: 3, 4: 4, 5: 6, 6: 8}
"""How many bytes an integer of each serial type has."""
_FLOAT: Final = 7
_ZERO: Final = 8
_ONE: Final = 9
_FIRST_BLOB: Final = 12

MOST_BYTES: Final = 64 << 20
"""No row of ours is larger: a length beyond it is damage."""


class SqlitePages:
    """The pages of one file, numbered from 1."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("rb")
        head = self._file.read(HEADER).ljust(HEADER, b"\0")
        size = int.from_bytes(head[16:18], "big")
        size = LARGEST_PAGE if size == 1 else size
        sound = SMALLEST_PAGE <= size <= LARGEST_PAGE and size & (size - 1) == 0
        self._size = size if sound else USUAL_PAGE
        self._usable = self._size - (head[20] if sound else 0)
        self._first_free = int.from_bytes(head[32:36], "big")
        self._free = int.from_bytes(head[36:40], "big")
        self.count = path.stat().st_size // self._size

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def rows(self, progress: Callable[[int, int], None]) -> Iterator[tuple[Value, ...]]:
        """Yield every row that can be read; *progress* is told the page and how many there are."""
        unused = self._unused()
        for number in range(1, self.count + 1):
            progress(number, self.count)
            if number not in unused:
                yield from self._rows_of(number)

    def _read(self, number: int) -> bytes:
        if not 1 <= number <= self.count:
            raise ValueError("no such page")
        self._file.seek((number - 1) * self._size)
        return self._file.read(self._size)

    def knows_unused(self) -> bool:
        """Return whether the list of unused pages is sound: new rows are written into these."""
        unused = self._unused()
        return len(unused) == self._free and all(1 < number <= self.count for number in unused)

    def _unused(self) -> set[int]:
        """Return the pages that hold nothing any more, as far as the list of them can be read."""
        found, trunk = set[int](), self._first_free
        while 1 <= trunk <= self.count and trunk not in found:
            found.add(trunk)
            page = self._read(trunk)
            count = min(int.from_bytes(page[4:8], "big"), self._size // 4 - 2)
            found |= {int.from_bytes(page[8 + 4 * n : 12 + 4 * n], "big") for n in range(count)}
            trunk = int.from_bytes(page[:4], "big")
        return found

    def _rows_of(self, number: int) -> Iterator[tuple[Value, ...]]:
        page = self._read(number)
        start = HEADER if number == 1 else 0
        kind = page[start]
        if kind not in {INNER, LEAF}:
            return
        count = int.from_bytes(page[start + 3 : start + 5], "big")
        pointers = start + (12 if kind == INNER else 8)
        for place in range(pointers, min(pointers + 2 * count, self._size - 1), 2):
            cell = int.from_bytes(page[place : place + 2], "big")
            try:
                yield _values(self._payload(page, cell + (4 if kind == INNER else 0)))
            except (IndexError, ValueError):
                # This row is damaged; the next one may be sound.
                continue

    def _payload(self, page: bytes, at: int) -> bytes:
        """Return the bytes of a row, which may go on in other pages."""
        size, at = _varint(page, at)
        if size > min(MOST_BYTES, self.count * self._size):
            raise ValueError("a length beyond all pages")
        here = self._local(size)
        data = bytearray(page[at : at + here])
        more = int.from_bytes(page[at + here : at + here + 4], "big")
        while len(data) < size:
            beyond = self._read(more)
            data += beyond[4 : min(self._usable, 4 + size - len(data))]
            more = int.from_bytes(beyond[:4], "big")
        return bytes(data)

    def _local(self, size: int) -> int:
        """Return how many bytes of a row stand in its own page."""
        most = (self._usable - 12) * 64 // 255 - 23
        least = (self._usable - 12) * 32 // 255 - 23
        if size <= most:
            return size
        here = least + (size - least) % (self._usable - 4)
        return here if here <= most else least


def _values(payload: bytes) -> tuple[Value, ...]:
    """Return the values of a row."""
    end, at = _varint(payload, 0)
    kinds = []
    while at < end:
        kind, at = _varint(payload, at)
        kinds.append(kind)
    found = []
    for kind in kinds:
        value, at = _value(payload, at, kind)
        found.append(value)
    if at != len(payload):
        raise ValueError("a row of another length")
    return tuple(found)


def _value(payload: bytes, at: int, kind: int) -> tuple[Value, int]:
    if kind == 0:
        return None, at
    if kind in {_ZERO, _ONE}:
        return kind - _ZERO, at
    if kind in _INTEGERS:
        end = at + _INTEGERS[kind]
        return int.from_bytes(payload[at:end], "big", signed=True), end
    if kind == _FLOAT:
        (number,) = unpack("!d", payload[at : at + 8].ljust(8, b"\0"))
        return number, at + 8
    end = at + (kind - _FIRST_BLOB) // 2
    if kind < _FIRST_BLOB or end > len(payload):
        raise ValueError("no such kind of value")
    data = payload[at:end]
    return (data.decode() if kind % 2 else data), end


def _varint(data: bytes, at: int) -> tuple[int, int]:
    """Return a number of up to nine bytes, and where the next one begins."""
    number = 0
    for place in range(at, at + 8):
        byte = data[place]
        number = number << 7 | byte & 0x7F
        if byte < 0x80:  # noqa: PLR2004 - the bit that says that more follows
            return number, place + 1
    return number << 8 | data[at + 8], at + 9
