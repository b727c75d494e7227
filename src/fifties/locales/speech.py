"""Saying messages in a language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from threading import Lock
from typing import Final

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES: Final = ("en", "fr", "de", "it")
"""The first one is spoken to people of any other language."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_MENTION: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_DIGITS_READ: Final = 12
_LETTERS_SAID: Final = 900
_BITS_WRITTEN: Final = 14_000


class Speech:
    """The messages of one language, but for those that only a browser says."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        self._reading = Lock()
        self._unread: dict[str, str] = {}
        self._part_of: dict[str, str] = {}
        for part in files(__package__).joinpath(language).iterdir():
            if part.name.endswith(".ftl"):
                source = self._unread[part.name] = part.read_text(encoding="utf-8")
                self._part_of.update(dict.fromkeys(_ENTRY.findall(source), part.name))

    def __call__(self, message: str, /, **details: object) -> str:
        """Say *message*; a message or a detail that is missing is a bug, and raises."""
        with self._reading:  # a server speaks in several threads
            if not self._bundle.has_message(message):
                self._read_part_of(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, _sayable(details))
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors}")
        return str(text)

    def _read_part_of(self, entry: str) -> None:
        """Read the file of *entry* and those of what it mentions; a command needs only a few."""
        source = self._unread.pop(self._part_of.get(entry, ""), None)
        if source is not None:
            self._bundle.add_resource(FluentResource(source))
            for mentioned in _MENTION.findall(source):
                self._read_part_of(mentioned)


def _sayable(details: dict[str, object]) -> dict[str, object]:
    """Cut what is too long for anybody to read; the formatter would give up on it."""
    return {name: _cut(detail) for name, detail in details.items()}


def _cut(detail: object) -> object:
    if isinstance(detail, str) and len(detail) > _LETTERS_SAID:
        return f"{detail[:_LETTERS_SAID]}…"
    if isinstance(detail, int) and abs(detail) >= 10**_DIGITS_READ:
        # Python writes no number of thousands of digits but in base 16.
        digits = str(detail) if detail.bit_length() < _BITS_WRITTEN else f"{detail:#x}"
        return f"{digits[:_DIGITS_READ]}…"
    return detail


def preferred_language(environment: Mapping[str, str]) -> str:
    """Tell which language the user of this *environment* wants to read."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(variable, "").split(":"):
            language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
            if language in LANGUAGES:
                return language
        if environment.get(variable):
            break
    return LANGUAGES[0]
