"""A record's text as tables that say clearly what they miss, know not or cannot use."""

from __future__ import annotations

import tomllib
from difflib import get_close_matches
from typing import Final, TypeVar

from fifties.core import record_refusals as refusals
from fifties.core.record import Place, RecordRefused
from fifties.core.refusals import Refusal

MOST_BYTES: Final = 16 * 1024 * 1024
"""The largest party takes a quarter of this, and less than half of it with the longest names."""

MOST_DOTS: Final = 100
"""In a key; the parser takes a time that grows with their square."""

MOST_NUMBER: Final = 10**4_000
"""Python refuses to write much longer numbers down, even to say what is wrong with them."""

Kind = TypeVar("Kind", int, str)


def parse(data: str | bytes) -> TomlTable:
    """Read a TOML document, as text or as the bytes of a file."""
    if len(data) > MOST_BYTES:
        raise RecordRefused(refusals.TooLarge(MOST_BYTES >> 20))
    text = data.removeprefix("\ufeff") if isinstance(data, str) else _decoded(data)
    if not text.strip():
        raise RecordRefused(refusals.Empty())
    if any(line.partition("=")[0].count(".") > MOST_DOTS for line in text.split("\n")):
        raise RecordRefused(refusals.TooNested())
    try:
        return TomlTable(tomllib.loads(text), Place())
    except RecursionError:
        raise RecordRefused(refusals.TooNested()) from None
    except ValueError as error:
        raise RecordRefused(_not_toml(text, str(error))) from None


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordRefused(refusals.NotText(error.start + 1)) from None


def _not_toml(text: str, message: str) -> Refusal:
    """Find the spot in the parser's *message*; it names none if the document ends too early."""
    reason, _, spot = message.partition(" (at line ")
    if spot[:1].isdigit():
        line, column = (int(word) for word in spot.rstrip(")").split(", column "))
    else:
        line, column = text.count("\n") + 1, len(text) - text.rfind("\n")
    return refusals.NotToml(line, column, reason.partition(" (at ")[0])


class TomlTable:
    """One table of a document. Every question is answered or ends in a refusal with its place."""

    def __init__(
        self, values: dict[str, object], place: Place, players: tuple[str, ...] = ()
    ) -> None:
        self._values = values
        self.place = place
        self.players = players

    def __contains__(self, key: str) -> bool:
        return key in self._values

    def refuse(self, refusal: Refusal, seat: int | None = None) -> RecordRefused:
        """Return an error that names this table's place, and *seat* if given."""
        place = Place(self.place.round, self.place.trick, seat)
        return RecordRefused(refusal, place, self.players)

    def at(self, place: Place, players: tuple[str, ...]) -> TomlTable:
        """Return the same table, known to stand at *place* of a game of *players*."""
        return TomlTable(self._values, place, players)

    def allow(self, *keys: str) -> None:
        """Refuse any key but *keys*."""
        for key in self._values:
            if key not in keys:
                nearest = get_close_matches(key, keys, n=1)
                raise self.refuse(refusals.UnknownKey(key, nearest[0] if nearest else "none"))

    def number(self, key: str) -> int:
        """Return a number."""
        return self._one(key, int, "number")

    def text(self, key: str) -> str:
        """Return a text."""
        return self._one(key, str, "text")

    def word(self, key: str, known: str) -> bool:
        """Return whether the key is there; the only text it can have is *known*."""
        if key not in self:
            return False
        if self.text(key) != known:
            raise self.refuse(refusals.UnknownWord(key, known))
        return True

    def numbers(self, key: str) -> tuple[int, ...]:
        """Return a list of numbers."""
        return self._many(key, self._list(key, "numbers"), int, "numbers")

    def texts(self, key: str) -> tuple[str, ...]:
        """Return a list of texts."""
        return self._many(key, self._list(key, "texts"), str, "texts")

    def lists(self, key: str) -> tuple[tuple[int, ...], ...]:
        """Return a list of lists of numbers, one for each seat if it is not said otherwise."""
        found = []
        for seat, value in enumerate(self._list(key, "lists")):
            if not isinstance(value, list):
                raise self.refuse(refusals.WrongType(key, "lists"))
            known = seat if seat < len(self.players) else None
            found.append(self._many(key, value, int, "lists", known))
        return tuple(found)

    def pairs(self, key: str) -> tuple[tuple[int, int], ...]:
        """Return a list of pairs of numbers."""
        found = []
        for pair in self.lists(key):
            if len(pair) != 2:  # noqa: PLR2004 - a pair
                raise self.refuse(refusals.NoPair(key))
            found.append((pair[0], pair[1]))
        return tuple(found)

    def is_list_of_lists(self, key: str) -> bool:
        """Return whether the list holds lists."""
        return any(isinstance(value, list) for value in self._list(key, "numbers"))

    def tables(self, key: str) -> list[TomlTable]:
        """Return a list of tables."""
        values = self._list(key, "tables")
        found = [
            TomlTable(value, self.place, self.players)
            for value in values
            if isinstance(value, dict)
        ]
        if len(found) < len(values):
            raise self.refuse(refusals.WrongType(key, "tables"))
        return found

    def table(self, key: str) -> TomlTable:
        """Return a table."""
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.refuse(refusals.WrongType(key, "table"))
        return TomlTable(value, self.place, self.players)

    def day(self, key: str) -> str:
        """Return a date or a time in any form, as text."""
        value = self._value(key)
        if isinstance(value, str):
            return value
        if not hasattr(value, "isoformat"):
            raise self.refuse(refusals.WrongType(key, "text"))
        return str(value.isoformat())

    def _value(self, key: str) -> object:
        if key not in self._values:
            raise self.refuse(refusals.MissingKey(key))
        return self._values[key]

    def _one(self, key: str, kind: type[Kind], wanted: str) -> Kind:
        return self._many(key, [self._value(key)], kind, wanted)[0]

    def _list(self, key: str, wanted: str) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.refuse(refusals.WrongType(key, wanted))
        return value

    def _many(
        self,
        key: str,
        values: list[object],
        kind: type[Kind],
        wanted: str,
        seat: int | None = None,
    ) -> tuple[Kind, ...]:
        # A truth value is an int to Python, but not to anybody who writes a record.
        found = tuple(v for v in values if isinstance(v, kind) and not isinstance(v, bool))
        if len(found) < len(values):
            raise self.refuse(refusals.WrongType(key, wanted), seat)
        if any(isinstance(v, int) and abs(v) > MOST_NUMBER for v in values):
            raise self.refuse(refusals.NumberTooLarge(key), seat)
        return found
