"""Lines of comma-separated values in one form only, so that a changed byte is noticed."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from functools import lru_cache
from io import StringIO
from typing import Final, TypeAlias

from fifties.kit.refusals import KitRefused, LineMisshapen

Row: TypeAlias = Sequence[str | int]

_FORMULA: Final = ("=", "+", "-", "@", "'")
"""What makes a spreadsheet compute a cell, and the sign that keeps it from doing so."""

_TIME_LETTERS: Final = 24
_MOST_DIGITS: Final = 7


def write_csv(columns: Sequence[str], rows: Iterable[Row]) -> bytes:
    """Return a line with the names of *columns* and a line for each of *rows*, in UTF-8."""
    text = StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(columns)
    writer.writerows(rows)
    return text.getvalue().encode()


def read_csv(data: bytes, columns: Sequence[str], part: str) -> list[tuple[str, ...]]:
    """Return the rows of *part*, or raise `KitRefused` for what `write_csv` does not write."""
    rows = [tuple(row) for row in _rows(data, part)]
    wrong = next((at for at, row in enumerate(rows) if len(row) != len(columns)), None)
    if not rows or rows[0] != tuple(columns):
        raise KitRefused(LineMisshapen(1), part)
    if wrong is not None:
        raise KitRefused(LineMisshapen(wrong + 1), part)
    again = write_csv(columns, rows[1:])
    if again != data:
        raise KitRefused(LineMisshapen(different_line(data, again)), part)
    return rows[1:]


def _rows(data: bytes, part: str) -> Iterator[list[str]]:
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        raise KitRefused(LineMisshapen(data.count(b"\n", 0, error.start) + 1), part) from None
    reader = csv.reader(StringIO(text, newline=""), strict=True)
    try:
        yield from reader
    except csv.Error:
        raise KitRefused(LineMisshapen(max(1, reader.line_num)), part) from None


def different_line(found: bytes, wanted: bytes) -> int:
    """Return the first line in which two texts differ, counted from 1."""
    lines = zip(found.split(b"\n"), wanted.split(b"\n"), strict=False)
    same = next((at for at, (one, other) in enumerate(lines) if one != other), None)
    return min(found.count(b"\n"), wanted.count(b"\n")) + 1 if same is None else same + 1


def is_number(cell: str) -> bool:
    """Return whether a cell holds a number above 0 as it is usually written."""
    fine = cell.isascii() and cell.isdigit() and len(cell) <= _MOST_DIGITS
    return fine and not cell.startswith("0")


def write_text(text: str) -> str:
    """Return a cell that no spreadsheet takes for a formula."""
    return f"'{text}" if text.startswith(_FORMULA) else text


def read_text(cell: str) -> str:
    """Return the text of a cell that `write_text` has written."""
    return cell.removeprefix("'")


@lru_cache(maxsize=64)
def write_time(at: float) -> str:
    """Return a time of day, in UTC and to the thousandth of a second."""
    return _iso(round(at * 1000))


def _iso(milliseconds: int) -> str:
    seconds, rest = divmod(milliseconds, 1000)
    day = datetime.fromtimestamp(seconds, UTC).isoformat().removesuffix("+00:00")
    return f"{day}.{rest:03}Z"


@lru_cache(maxsize=64)
def read_time(text: str) -> int | None:
    """Return a time of day in milliseconds, or ``None`` if it is not written as it should be."""
    try:
        day = datetime.fromisoformat(text) if len(text) == _TIME_LETTERS else None
    except ValueError:
        day = None
    if day is None or day.tzinfo is None:
        return None
    milliseconds = round(day.timestamp() * 1000)
    return milliseconds if _iso(milliseconds) == text else None
