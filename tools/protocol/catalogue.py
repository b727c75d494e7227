"""Which types make up the protocol, what they name, and what each is called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Final

from msgspec import Struct

from tools.protocol.definitions import define
from tools.protocol.shapes import (
    Alias,
    Definition,
    Key,
    Record,
    Way,
    keys_in,
    keys_of,
)


class Chapter(Struct, frozen=True):
    """A type that the page begins a chapter with: a union, or a single struct."""

    title: str
    lead: str
    key: Key
    way: Way


CHAPTERS: Final = (
    Chapter(
        "What a client sends",
        "Everything is addressed to the table that the connection has joined.",
        Key("fifties.table.requests", "ClientMessage"),
        Way.SENT,
    ),
    Chapter(
        "What the server sends",
        "Requests are answered with their `id`; the rest comes unasked.",
        Key("fifties.table.messages", "ServerMessage"),
        Way.TOLD,
    ),
    Chapter(
        "Events",
        "They come in `update`, in the order in which things happened.",
        Key("tools.protocol.our_games", "ToldEvent"),
        Way.TOLD,
    ),
)
"""What the page is about."""


class Subject(Struct, frozen=True):
    """A type that is described in TypeScript alone."""

    key: Key
    way: Way


BESIDES: Final = (
    Subject(Key("fifties.host.api_bodies", "OpenTable"), Way.SENT),
    Subject(Key("fifties.host.api_bodies", "BranchQuery"), Way.SENT),
    Subject(Key("fifties.host.api_bodies", "TableOpened"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "TableFound"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "PeopleFound"), Way.TOLD),
    Subject(Key("fifties.server.heats", "HeatsFound"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "RecordListed"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "RecordKept"), Way.TOLD),
    Subject(Key("fifties.table.timeline", "Timeline"), Way.TOLD),
    Subject(Key("fifties.review.fifty", "FiftyReview"), Way.TOLD),
    Subject(Key("fifties.review.fifty_fifty", "FiftyFiftyReview"), Way.TOLD),
    Subject(Key("fifties.review.fifty", "FiftyReviewPart"), Way.TOLD),
    Subject(Key("fifties.review.fifty_fifty", "FiftyFiftyReviewPart"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "About"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "Health"), Way.TOLD),
    Subject(Key("fifties.host.api_bodies", "RefusalAnswer"), Way.TOLD),
)
"""What goes over HTTP, which /openapi.json describes to people."""


class Catalogue:
    """All definitions behind some chapters, and beside them."""

    def __init__(
        self, chapters: Iterable[Chapter] = CHAPTERS, besides: Iterable[Subject] = BESIDES
    ) -> None:
        self.chapters = tuple(chapters)
        self.entries: dict[tuple[Key, Way], Definition] = {}
        """In the order in which they are first named."""
        for chapter in self.chapters:
            self._enter(chapter.key, chapter.way)
        self.on_page = {key for key, _ in self.entries}
        """What the chapters name, directly or not."""
        for subject in besides:
            self._enter(subject.key, subject.way)

    def _enter(self, key: Key, way: Way) -> None:
        if (key, way) in self.entries:
            return
        definition = self.entries[key, way] = define(key)
        for inner in keys_of(definition):
            self._enter(inner, way)

    @cached_property
    def definitions(self) -> dict[Key, Definition]:
        """Every definition once."""
        return {key: definition for (key, _), definition in self.entries.items()}

    @cached_property
    def names(self) -> dict[Key, str]:
        """What each definition is called; those of one name are told apart by their package."""
        shared = Counter(key.name for key in self.definitions)
        names = {
            key: key.name if shared[key.name] == 1 else _package(key) + key.name
            for key in self.definitions
        }
        if len({name.lower() for name in names.values()}) < len(names):
            raise ValueError("two types have one name")
        return names

    def ways(self, key: Key) -> set[Way]:
        """Tell in which directions something travels."""
        return {way for way in Way if (key, way) in self.entries}

    def has_two_forms(self, key: Key) -> bool:
        """Tell whether clients may leave out what the server always tells, here or inside."""
        return len(self.ways(key)) == len(Way) and self._varies(key, set())

    def _varies(self, key: Key, seen: set[Key]) -> bool:
        if key in seen:
            return False
        seen.add(key)
        definition = define(key)
        if isinstance(definition, Record) and any(
            len(field.left_out_by) == 1 for field in definition.fields
        ):
            return True
        return any(self._varies(inner, seen) for inner in keys_of(definition))

    def members(self, chapter: Chapter) -> list[Record]:
        """List the structs of a chapter."""
        return list(_records(chapter.key))


def _records(key: Key) -> Iterable[Record]:
    definition = define(key)
    if isinstance(definition, Record):
        yield definition
    elif isinstance(definition, Alias):
        for inner in keys_in(definition.shape):
            yield from _records(inner)


def _package(key: Key) -> str:
    return "".join(word.title() for word in key.module.split(".")[-2].split("_"))
