"""What a program passes to the library: checked at the call, refused with one sentence."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain
from operator import index
from types import UnionType
from typing import Final, cast

from fifties.core.refusals import IllegalSetup, Refusal

_LONGEST_SHOWN: Final = 60
_INT: Final = frozenset({int})
_TUPLE: Final = frozenset({tuple})


class NotWhole(Refusal, frozen=True, tag="argument-not-whole"):
    """Something else than a whole number."""

    name: str
    given: str


class TooSmall(Refusal, frozen=True, tag="argument-too-small"):
    """A whole number below the least."""

    name: str
    given: int
    least: int


class OutsideRange(Refusal, frozen=True, tag="argument-outside-range"):
    """A whole number below the least or above the most."""

    name: str
    given: int
    least: int
    most: int


class NotPositive(Refusal, frozen=True, tag="argument-not-positive"):
    """Something else than a number above 0 and below the limit."""

    name: str
    given: str
    limit: int


class NotShare(Refusal, frozen=True, tag="argument-not-a-share"):
    """Something else than a number from 0 to 1."""

    name: str
    given: str


class NotTrueOrFalse(Refusal, frozen=True, tag="argument-not-true-or-false"):
    """Something else than a truth value."""

    name: str
    given: str


class WrongType(Refusal, frozen=True, tag="argument-wrong-type"):
    """A value of another type than the argument has."""

    name: str
    wanted: str
    """The type, as a program writes it."""
    given: str


class NotAnEdition(Refusal, frozen=True, tag="argument-not-an-edition"):
    """Neither an edition of this game nor the name of one."""

    wanted: str
    known: str
    given: str


def shown(value: object) -> str:
    """Return *value* as an error names it: as Python writes it, cut to one short line."""
    try:
        text = " ".join(repr(value).split())
    except ValueError:  # Python writes no number of thousands of digits.
        text = type(value).__name__
    return text if len(text) <= _LONGEST_SHOWN else f"{text[:_LONGEST_SHOWN]}…"


def whole_number(
    name: str, value: object, *, least: int | None = None, most: int | None = None
) -> int:
    """Return *value* as an int, NumPy's too, or raise `IllegalSetup`."""
    try:
        number = index(value)  # type: ignore[arg-type] # whether it can be one is the question
    except TypeError:
        raise IllegalSetup(NotWhole(name, shown(value))) from None
    if isinstance(value, bool):
        raise IllegalSetup(NotWhole(name, shown(value)))
    if least is not None and most is not None and not least <= number <= most:
        raise IllegalSetup(OutsideRange(name, number, least, most))
    if least is not None and number < least:
        raise IllegalSetup(TooSmall(name, number, least))
    return number


def positive_number(name: str, value: object, limit: int) -> float:
    """Return a number above 0 and below *limit*, or raise `IllegalSetup`."""
    number = _real(value)
    if number is None or not 0 < number < limit:
        raise IllegalSetup(NotPositive(name, shown(value), limit))
    return number


def share(name: str, value: object) -> float:
    """Return a number from 0 to 1, or raise `IllegalSetup`."""
    number = _real(value)
    if number is None or not 0 <= number <= 1:
        raise IllegalSetup(NotShare(name, shown(value)))
    return number


def true_or_false(name: str, value: object) -> bool:
    """Return *value* if it is one of both, or raise `IllegalSetup`."""
    if not isinstance(value, bool):
        raise IllegalSetup(NotTrueOrFalse(name, shown(value)))
    return value


def require_type(name: str, value: object, kind: type | UnionType, wanted: str) -> None:
    """Raise `IllegalSetup` if *value* is not of that *kind*, which a program writes as *wanted*."""
    if not isinstance(value, kind):
        raise IllegalSetup(WrongType(name, wanted, shown(value)))


def is_tuple_of_ints(value: object) -> bool:
    """Return whether *value* is what a state can hold: whole numbers that nobody can change."""
    return type(value) is tuple and _INT.issuperset(map(type, value))


def are_tuples_of_ints(values: Sequence[object]) -> bool:
    """Return the same of every one of *values*."""
    return _TUPLE.issuperset(map(type, values)) and _INT.issuperset(
        map(type, chain.from_iterable(cast("Sequence[tuple[object, ...]]", values)))
    )


def numbers(value: object) -> tuple[int, ...] | None:
    """Return a list or tuple of whole numbers as a tuple, or ``None``."""
    found = tuple(value) if isinstance(value, list | tuple) else None
    return found if is_tuple_of_ints(found) else None


def rows(value: object) -> tuple[tuple[int, ...], ...] | None:
    """Return a list or tuple of such lists or tuples as tuples, or ``None``."""
    if not isinstance(value, list | tuple):
        return None
    if not all(isinstance(row, list | tuple) for row in value):
        return None
    found = tuple(map(tuple, value))
    return found if are_tuples_of_ints(found) else None


def _real(value: object) -> float | None:
    if isinstance(value, bool | str | bytes):
        return None
    try:
        return float(value)  # type: ignore[arg-type] # whether it can be one is the question
    except (TypeError, ValueError, OverflowError):
        return None
