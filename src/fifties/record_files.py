"""Reads records and editions from files, or from text and bytes that a program holds already."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import Any, TypeAlias

from fifties.core.arguments import require_type
from fifties.core.contract import Edition
from fifties.core.document import MOST_BYTES
from fifties.core.record import Record
from fifties.games.registry import parse_edition, parse_record

Source: TypeAlias = str | bytes | PathLike[str]
"""The text of a record, the bytes of its file, or the file's path."""


def read_record(source: Source) -> Record[Any]:
    """Return a record that keeps the rules, from its text, the bytes of its file or a path.

    A record says ``game = …`` at least, so a string of one line without ``=`` is taken for a path;
    a `pathlib.Path` always is one. Raises `RecordRefused` for a record that breaks a rule, or is
    none, and `OSError` for a file that cannot be read.
    """
    return parse_record(_content(source))


def read_edition(source: Source) -> Edition:
    """Return an edition that somebody copied off their box; takes what `read_record` does.

    Raises `RecordRefused` for what describes no box, and `OSError` for a file that cannot be read.
    """
    return parse_edition(_content(source))


def read_bytes(path: str | PathLike[str]) -> bytes:
    """Return the bytes of a file, but at most one more than a record may have."""
    with Path(path).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _content(source: Source) -> str | bytes:
    require_type("source", source, str | bytes | PathLike, "str, bytes or pathlib.Path")
    if isinstance(source, PathLike):
        return read_bytes(source)
    if isinstance(source, str) and source.strip() and not {"\n", "="} & {*source}:
        return read_bytes(source)
    return source
