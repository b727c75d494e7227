"""The Fluent files of the four languages, read for the tests that compare them."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import fifties

LOCALES = Path(fifties.__file__).parent / "locales"


def file_names(language: str) -> list[str]:
    """List the files of a language, below its folder."""
    folder = LOCALES / language
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl"))


@cache
def resource_of(language: str, part: str) -> ast.Resource:
    """Read a file; to parse one takes long."""
    return FluentResource((LOCALES / language / part).read_text(encoding="utf-8"))


@cache
def _entries(language: str, part: str) -> list[ast.EntryType]:
    entries = resource_of(language, part).body
    junk = [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    assert not junk, (language, part, junk)
    return entries


def _messages_of_part(language: str, part: str) -> dict[str, ast.Message]:
    found = [entry for entry in _entries(language, part) if isinstance(entry, ast.Message)]
    assert len({entry.id.name for entry in found}) == len(found), "a message stands there twice"
    return {entry.id.name: entry for entry in found}


def messages(
    language: str, part: str | None = None, *, browser: bool = True
) -> dict[str, ast.Message]:
    """Read the messages of a file, or of a language with or without what only browsers say."""
    if part is not None:
        return _messages_of_part(language, part)
    return {
        name: message
        for each in file_names(language)
        if browser or not each.startswith("browser/")
        for name, message in _messages_of_part(language, each).items()
    }


@cache
def bundle_of(language: str) -> FluentBundle:
    """Read all that a language says, in terminal and browser."""
    bundle = FluentBundle([language], use_isolating=False)
    for part in file_names(language):
        bundle.add_resource(resource_of(language, part))
    return bundle


def terms(language: str, part: str) -> set[str]:
    """Return which terms a file has."""
    return {entry.id.name for entry in _entries(language, part) if isinstance(entry, ast.Term)}


class _Names(Visitor):
    """Collects the details and the other messages that a message names."""

    def __init__(self) -> None:
        self.details: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.details.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)


@cache
def _names(message: ast.Message) -> _Names:
    visitor = _Names()
    visitor.visit(message)
    return visitor


def variables(message: ast.Message) -> set[str]:
    """Return which details a message names."""
    return _names(message).details


def references(message: ast.Message) -> set[str]:
    """Return which other messages a message names."""
    return _names(message).messages
