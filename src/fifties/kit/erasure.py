"""Erases a person from a kit: their name goes, and everything that was signed stays as it is."""

from __future__ import annotations

from collections.abc import Collection

from fifties.kit.archive import pack, unpack
from fifties.kit.bundle_check import check_parts, read_names
from fifties.kit.csv_lines import write_csv, write_text
from fifties.kit.manifest import NAME_COLUMNS, NAMES
from fifties.kit.refusals import KitRefused, NoSuchParticipant


def erase(data: bytes, numbers: Collection[int]) -> bytes:
    """Return the kit without the names of the participants with these *numbers*.

    Raises `KitRefused` if the name of one of them is not in it.
    """
    parts = unpack(data)
    check_parts(parts)
    names = read_names(parts[NAMES]) if NAMES in parts else []
    known = {number for number, _, _ in names}
    for number in sorted(numbers):
        if number not in known:
            raise KitRefused(NoSuchParticipant(number), NAMES)
    left = [
        (number, salt, write_text(name)) for number, salt, name in names if number not in numbers
    ]
    return pack({**parts, NAMES: write_csv(NAME_COLUMNS, left)})


def leave_names_out(data: bytes) -> bytes:
    """Return the kit without any name."""
    parts = unpack(data)
    check_parts(parts)
    return pack({name: content for name, content in parts.items() if name != NAMES})
