"""The options that all environments share."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import TypeVar

from fifties.core.contract import Edition

EditionT = TypeVar("EditionT", bound=Edition)


def whole_option(name: str, value: int, least: int, most: int | None = None) -> int:
    """Return an option that is a whole number, NumPy's too, or say what it has to be."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least or (most is not None and number > most):
        bounds = f"{least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} is a whole number, {bounds}, not {value!r}")
    return number


def named_edition(
    edition: str | EditionT, known: Mapping[str, EditionT], kind: type[EditionT]
) -> EditionT:
    """Return the edition that an option names or is, or say what it has to be."""
    if isinstance(edition, kind):
        return edition
    if isinstance(edition, str) and edition in known:
        return known[edition]
    raise ValueError(f"edition is {' or '.join(known)}, or an Edition, not {edition!r}")
