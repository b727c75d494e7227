"""Writes docs/protocol.md: what is said about the protocol by hand, and all of its messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from string import Template
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict

from fifties.host.broadcaster import TOLD_WITHIN
from fifties.server.limits import Limits
from fifties.table.broadcast import LISTED
from fifties.table.history import REMEMBERED
from fifties.table.runner import ANSWERS_KEPT
from tools.protocol.catalogue import Catalogue
from tools.protocol.example_json import print_example
from tools.protocol.shapes import (
    Alias,
    Definition,
    Either,
    Exactly,
    Field,
    Key,
    Limited,
    ListOf,
    MapOf,
    Named,
    Plain,
    Record,
    Shape,
    TupleOf,
    Way,
    Words,
    own_limits,
    sentence,
)

Examples = Mapping[Key, Struct]

_VALUES: Final = "## Values inside messages"


def page(catalogue: Catalogue, examples: Examples) -> str:
    """Return the page about everything in *catalogue*."""
    return "\n\n".join(_Writer(catalogue, examples).sections()) + "\n"


def introduction() -> str:
    """Return what is said by hand, with the server's own limits in it."""
    text = files(__package__).joinpath("introduction.md").read_text(encoding="utf-8")
    numbers = asdict(Limits())
    numbers |= {"answers_kept": ANSWERS_KEPT, "remembered": REMEMBERED, "listed": LISTED}
    numbers |= {"told_within": TOLD_WITHIN}
    return Template(text.strip()).substitute(numbers)


class _Writer:
    def __init__(self, catalogue: Catalogue, examples: Examples) -> None:
        self.catalogue = catalogue
        self.examples = examples
        self._chapters = {chapter.key: chapter.title for chapter in catalogue.chapters}

    def sections(self) -> Iterator[str]:
        yield introduction()
        shown: set[Key] = set()
        for chapter in self.catalogue.chapters:
            members = self.catalogue.members(chapter)
            yield f"## {chapter.title}\n\n{chapter.lead}"
            yield self._contents(members)
            for record in members:
                yield from self._section(record)
            shown |= {chapter.key, *(record.key for record in members)}
        yield _VALUES
        rest = [self.catalogue.definitions[key] for key in self.catalogue.on_page - shown]
        for definition in sorted(rest, key=self._title):
            yield from self._section(definition)

    def _title(self, definition: Definition) -> str:
        return self.catalogue.names[definition.key]

    def _contents(self, members: list[Record]) -> str:
        rows = [
            (f"`{record.tag[1]}`" if record.tag else "", self._link(record.key), record.doc)
            for record in members
        ]
        tag = next((record.tag[0] for record in members if record.tag), "")
        return _table((f"`{tag}`" if tag else "", "type", "meaning"), rows)

    def _section(self, definition: Definition) -> Iterator[str]:
        yield f"### {self._title(definition)}"
        if definition.doc:
            yield definition.doc
        match definition:
            case Record():
                yield self._fields(definition)
                yield from self._example(definition.key)
            case Words():
                rows = [(f'`"{word}"`', doc) for word, doc in definition.options]
                yield _table(("value", "meaning"), rows)
            case Alias():
                yield self._alias(definition)

    def _alias(self, alias: Alias) -> str:
        words = self._words(alias.shape)
        limits = sentence(own_limits(alias.shape))
        return f"{words[0].upper()}{words[1:]}. {limits}".strip()

    def _fields(self, record: Record) -> str:
        rows = [(f"`{record.tag[0]}`", f'`"{record.tag[1]}"`', "")] if record.tag else []
        sent = Way.SENT in self.catalogue.ways(record.key)
        for field in record.fields:
            meaning = f"{field.doc} {sentence(self._limits(field.shape))}".strip()
            rows.append((f"`{field.name}`", self._kind(field, sent=sent), meaning))
        return _table(("field", "type", "meaning"), rows)

    def _kind(self, field: Field, *, sent: bool) -> str:
        words = self._words(field.shape)
        if sent and Way.SENT in field.left_out_by:
            return f"{words}; `{field.default}` if left out"
        return f"{words}; may be absent" if Way.TOLD in field.left_out_by else words

    def _limits(self, shape: Shape) -> tuple[str, ...]:
        """Tell the limits of a value, with those of the aliases that it is declared with."""
        limits = list(own_limits(shape))
        for option in shape.options if isinstance(shape, Either) else (shape,):
            named = self.catalogue.definitions[option.key] if isinstance(option, Named) else None
            if isinstance(named, Alias):
                limits += self._limits(named.shape)
        return tuple(limits)

    def _example(self, key: Key) -> Iterator[str]:
        example = self.examples.get(key)
        if example is None:
            return
        printed = print_example(example)
        yield f"```json\n{printed.text}\n```"
        if printed.cut is not None:
            yield f"… and so on: lists are cut after {printed.cut} items here."

    def _link(self, key: Key) -> str:
        name = self.catalogue.names[key]
        heading = self._chapters.get(key, name)
        return f"[{name}](#{heading.lower().replace(' ', '-')})"

    def _words(self, shape: Shape) -> str:
        match shape:
            case Plain(word):
                return word
            case Exactly(texts):
                return " or ".join(f'`"{text}"`' for text in texts)
            case Named(key):
                return self._link(key)
            case Limited(inner, _):
                return self._words(inner)
            case ListOf() | TupleOf() | MapOf() | Either():
                return self._several(shape)

    def _several(self, shape: ListOf | TupleOf | MapOf | Either) -> str:
        match shape:
            case ListOf(item):
                return f"list of {self._item(item)}"
            case TupleOf(items):
                return f"array of {len(items)}: {', '.join(map(self._words, items))}"
            case MapOf(value):
                return f"object of {self._item(value)}"
            case Either(options):
                return " or ".join(map(self._words, options))

    def _item(self, shape: Shape) -> str:
        words = self._words(shape)
        return words if isinstance(shape, Plain | Named) else f"({words})"


def _table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(map(_cell, line))} |" for line in lines)


def _cell(text: str) -> str:
    return text.replace("|", r"\|")
