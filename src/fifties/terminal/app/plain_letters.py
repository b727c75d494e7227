"""A language in letters that any terminal can show, as wide as they are counted."""

from __future__ import annotations

import unicodedata

from fifties.locales import Speech
from fifties.terminal.streams import PLAIN


def plain_letters(text: str) -> str:
    """Return *text* in ASCII: letters without accents rather than question marks."""
    spelt = "".join(PLAIN.get(letter, letter) for letter in text)
    return "".join(_plain(letter) for letter in spelt)


def _plain(letter: str) -> str:
    if letter.isascii():
        return letter
    return unicodedata.normalize("NFKD", letter).encode("ascii", "ignore").decode() or "?"


class PlainSpeech(Speech):
    """Says everything that another speech says, in plain letters."""

    def __init__(self, say: Speech) -> None:
        self.language = say.language
        self._say = say

    def __call__(self, message: str, /, **details: object) -> str:
        """Say *message* in plain letters."""
        return plain_letters(self._say(message, **details))
