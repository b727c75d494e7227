"""What can be said about a type on the wire, whatever language says it."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from typing import Final, TypeAlias

from msgspec import Struct


class Key(Struct, frozen=True, order=True):
    """Where a type is defined."""

    module: str
    name: str


class Way(StrEnum):
    """In which direction something travels."""

    SENT = "sent"
    """From a client: what has a default may be left out."""
    TOLD = "told"
    """From the server: all that has a value is there."""


class Plain(Struct, frozen=True):
    """One of JSON's own kinds of values."""

    word: str


INTEGER: Final = Plain("integer")
NUMBER: Final = Plain("number")
STRING: Final = Plain("string")
BOOLEAN: Final = Plain("boolean")
NULL: Final = Plain("null")
ANYTHING: Final = Plain("unknown")
ABSENT: Final = Plain("absent")
"""Only ever one of several: the field need not be there."""


class Exactly(Struct, frozen=True):
    """One of a few texts."""

    texts: tuple[str, ...]


class ListOf(Struct, frozen=True):
    """Any number of items."""

    item: Shape


class TupleOf(Struct, frozen=True):
    """So many items, each of its own kind."""

    items: tuple[Shape, ...]


class MapOf(Struct, frozen=True):
    """An object with any keys."""

    value: Shape


class Either(Struct, frozen=True):
    """One of several."""

    options: tuple[Shape, ...]


class Named(Struct, frozen=True):
    """Something that has a definition of its own."""

    key: Key


class Limited(Struct, frozen=True):
    """Something within limits, which are told in words."""

    shape: Shape
    limits: tuple[str, ...]


Shape: TypeAlias = Plain | Exactly | ListOf | TupleOf | MapOf | Either | Named | Limited


class Field(Struct, frozen=True):
    """A field of a record."""

    name: str
    shape: Shape
    doc: str
    default: str | None
    """As JSON, if there is one that can be told."""
    left_out_by: frozenset[Way]
    """Who may leave it out."""


class Record(Struct, frozen=True):
    """A struct: an object with known fields."""

    key: Key
    doc: str
    tag: tuple[str, str] | None
    """The field that tells it from others, and its value there."""
    fields: tuple[Field, ...]


class Words(Struct, frozen=True):
    """An enumeration: one of a few texts, each with its meaning."""

    key: Key
    doc: str
    options: tuple[tuple[str, str], ...]


class Alias(Struct, frozen=True):
    """Another name for a shape."""

    key: Key
    doc: str
    shape: Shape


Definition: TypeAlias = Record | Words | Alias


def keys_in(shape: Shape) -> list[Key]:
    """List the definitions that *shape* names itself, in order."""
    match shape:
        case Named(key):
            return [key]
        case ListOf(inner) | MapOf(inner) | Limited(inner, _):
            return keys_in(inner)
        case TupleOf(parts) | Either(parts):
            return [key for part in parts for key in keys_in(part)]
        case _:
            return []


def keys_of(definition: Definition) -> list[Key]:
    """List the definitions that *definition* names itself, in order."""
    match definition:
        case Record():
            return [key for field in definition.fields for key in keys_in(field.shape)]
        case Alias():
            return keys_in(definition.shape)
        case Words():
            return []


def own_limits(shape: Shape) -> tuple[str, ...]:
    """Tell the limits that *shape* itself states; a definition that it names has its own."""
    match shape:
        case Limited(inner, limits):
            return (*limits, *own_limits(inner))
        case Either(options):
            return tuple(limit for option in options for limit in own_limits(option))
        case _:
            return ()


def sentence(limits: Sequence[str]) -> str:
    """Put limits into a sentence, if there are any."""
    text = ", ".join(limits)
    return f"{text[0].upper()}{text[1:]}." if text else ""
