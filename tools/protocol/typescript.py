"""Says the protocol in TypeScript: types only, so nothing of it is left when it is compiled."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from textwrap import indent, wrap
from typing import Final

from tools.protocol.catalogue import Catalogue
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

COMMAND: Final = "make protocol"

_HEAD: Final = f"""\
// Generated from the server's own types by `{COMMAND}`.
// Changes made here are lost; docs/protocol.md tells how this is spoken.
"""

_WIDTH: Final = 100
_ASKED: Final = "Asked"
"""Ends the name of what clients may send with gaps and the server always tells in full."""


def typescript(catalogue: Catalogue) -> str:
    """Return a module that declares everything in *catalogue*."""
    return _Writer(catalogue).module()


class _Writer:
    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue

    def module(self) -> str:
        declared: dict[str, str] = {}
        for (key, way), definition in self.catalogue.entries.items():
            declared.setdefault(self._name(key, way), self._declare(definition, way))
        return "\n".join([_HEAD, *declared.values()])

    def _name(self, key: Key, way: Way) -> str:
        name = self.catalogue.names[key]
        asked = way is Way.SENT and self.catalogue.has_two_forms(key)
        return name + _ASKED if asked else name

    def _declare(self, definition: Definition, way: Way) -> str:
        name = self._name(definition.key, way)
        match definition:
            case Record():
                doc = [definition.doc]
                if self.catalogue.has_two_forms(definition.key):
                    doc.append(_FORMS[way])
                body = "".join(self._fields(definition, way))
                return f"{_comment(doc)}export interface {name} {{\n{body}}}\n"
            case Words():
                meanings = [f"- `{word}`: {doc}" for word, doc in definition.options if doc]
                words = [json.dumps(word) for word, _ in definition.options]
                return _comment([definition.doc, *meanings]) + _type(name, words)
            case Alias():
                doc = [definition.doc, sentence(own_limits(definition.shape))]
                return _comment(doc) + _type(name, self._options(definition.shape, way))

    def _fields(self, record: Record, way: Way) -> Iterator[str]:
        if record.tag is not None:
            name, tag = record.tag
            yield f"  readonly {name}: {json.dumps(tag)};\n"
        for field in record.fields:
            doc = indent(_comment([field.doc, *_notes(field, way)]), "  ")
            mark = "?" if way in field.left_out_by else ""
            yield f"{doc}  readonly {field.name}{mark}: {self._shape(field.shape, way)};\n"

    def _options(self, shape: Shape, way: Way) -> list[str]:
        options = shape.options if isinstance(shape, Either) else (shape,)
        # Whole numbers and others are one kind to TypeScript, and told once.
        return list(dict.fromkeys(self._shape(option, way) for option in options))

    def _shape(self, shape: Shape, way: Way) -> str:
        match shape:
            case Plain(word):
                return "number" if word == "integer" else word
            case Exactly(texts):
                return " | ".join(map(json.dumps, texts))
            case Named(key):
                return self._name(key, way)
            case Limited(inner, _):
                return self._shape(inner, way)
            case ListOf() | TupleOf() | MapOf() | Either():
                return self._several(shape, way)

    def _several(self, shape: ListOf | TupleOf | MapOf | Either, way: Way) -> str:
        match shape:
            case ListOf(item):
                return f"readonly {self._item(item, way)}[]"
            case TupleOf(items):
                return f"readonly [{', '.join(self._shape(item, way) for item in items)}]"
            case MapOf(value):
                return f"Readonly<Record<string, {self._shape(value, way)}>>"
            case Either():
                return " | ".join(self._options(shape, way))

    def _item(self, shape: Shape, way: Way) -> str:
        text = self._shape(shape, way)
        return f"({text})" if " " in text else text


_FORMS: Final = {
    Way.SENT: "As a client sends it: what has a default may be left out.",
    Way.TOLD: "As the server tells it: complete.",
}


def _type(name: str, options: Sequence[str]) -> str:
    line = f"export type {name} = {' | '.join(options)};"
    if len(line) <= _WIDTH:
        return f"{line}\n"
    return f"export type {name} =\n" + "\n".join(f"  | {option}" for option in options) + ";\n"


def _notes(field: Field, way: Way) -> Iterator[str]:
    yield sentence(own_limits(field.shape))
    if field.default is not None and way in field.left_out_by:
        yield f"Left out: `{field.default}`."


def _comment(paragraphs: Sequence[str]) -> str:
    """Write a JSDoc comment: on one line if it fits, nothing if there is nothing to say."""
    texts = [text.replace("*/", "*\\/") for text in paragraphs if text]
    line = f"/** {' '.join(texts)} */"
    if not texts or (len(line) < _WIDTH and not any(text.startswith("- ") for text in texts)):
        return f"{line}\n" if texts else ""
    lines = [line for text in texts for line in _wrapped(text)]
    return "\n".join(["/**", *(f" * {line}" for line in lines), " */"]) + "\n"


def _wrapped(text: str) -> list[str]:
    hanging = "  " if text.startswith("- ") else ""
    return wrap(text, _WIDTH - 5, subsequent_indent=hanging, break_long_words=False)
