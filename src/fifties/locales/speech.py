"""The messages of a language, read from Fluent files when they are first needed."""

from __future__ import annotations

import re
from collections.abc import Mapping
from datetime import date
from importlib.resources import files
from threading import Lock
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de", "it")
"""The first one is for people of any other language."""

_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
"""Where an entry begins."""
_MENTION: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")

_MOST_DIGITS: Final = 12
_MOST_LETTERS: Final = 900
_MOST_BITS: Final = 14_000


class Speech:
    """Returns the messages of one language, except those that only the browser shows."""

    def __init__(self, language: str) -> None:
        # A host on a phone starts sooner if it loads this when it first has to say something.
        from fluent.runtime import FluentBundle  # noqa: PLC0415 - see above

        self.language = language
        self._bundle: FluentBundle = FluentBundle([language], use_isolating=False)
        self._reading = Lock()
        self._unread: dict[str, str] = {}
        for part in files(__package__).joinpath(language).iterdir():
            if part.name.endswith(".ftl"):
                _, *entries = _ENTRY.split(part.read_text(encoding="utf-8"))
                self._unread.update(zip(entries[::2], entries[1::2], strict=True))

    def __call__(self, message: str, /, **details: object) -> str:
        """Return *message* with its *details*; raise `LookupError` if one of them is missing."""
        with self._reading:  # a server uses it in several threads
            if not self._bundle.has_message(message):
                self._read(message)
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise LookupError(message)
        text, errors = self._bundle.format_pattern(pattern, _formattable(details))
        if errors:
            raise LookupError(f"{message} in {self.language}: {errors}")
        return str(text)

    def _read(self, entry: str) -> None:
        """Parse *entry* and the entries that it mentions; parsing all would take much longer."""
        from fluent.runtime import FluentResource  # noqa: PLC0415 - it is loaded by now

        text = self._unread.pop(entry, None)
        if text is not None:
            self._bundle.add_resource(FluentResource(f"{entry} ={text}"))
            for mentioned in _MENTION.findall(text):
                self._read(mentioned)


def long_date(day: date) -> object:
    """Return a detail that a message writes as a date, in the words of its language."""
    from fluent.runtime.types import fluent_date  # noqa: PLC0415 - as in `Speech`

    return fluent_date(day, dateStyle="long")


def _formattable(details: dict[str, object]) -> dict[str, object]:
    """Return *details* with long texts and numbers cut, which the formatter would refuse."""
    return {name: _cut(detail) for name, detail in details.items()}


def _cut(detail: object) -> object:
    if isinstance(detail, str) and len(detail) > _MOST_LETTERS:
        return f"{detail[:_MOST_LETTERS]}…"
    if isinstance(detail, int) and abs(detail) >= 10**_MOST_DIGITS:
        # Python refuses to write a number of thousands of digits in base 10.
        digits = str(detail) if detail.bit_length() < _MOST_BITS else f"{detail:#x}"
        return f"{digits[:_MOST_DIGITS]}…"
    return detail


def preferred_language(environment: Mapping[str, str]) -> str:
    """Return the language that the variables of this *environment* ask for."""
    for variable in ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        for wanted in environment.get(variable, "").split(":"):
            language = wanted.replace("-", "_").split("_")[0].split(".")[0].lower()
            if language in LANGUAGES:
                return language
        if environment.get(variable):
            break
    return LANGUAGES[0]
