"""Names in any script: which font has each letter, and in what order letters are printed."""

from __future__ import annotations

import unicodedata
from collections.abc import Container, Sequence
from functools import cache
from itertools import groupby
from typing import Final

from msgspec import Struct

_RIGHT_TO_LEFT: Final = {"R", "AL", "AN"}
_ISOLATED, _FINAL, _INITIAL, _MEDIAL = "<isolated>", "<final>", "<initial>", "<medial>"
_FORMS: Final = (*range(0xFB50, 0xFC00), *range(0xFE80, 0xFEFD))
"""The code points of Arabic letters in the forms that they take beside others."""


class Run(Struct, frozen=True):
    """Consecutive letters that are printed in one font."""

    face: str
    text: str


def runs(text: str, faces: Sequence[tuple[str, Container[int]]]) -> tuple[Run, ...]:
    """Return *text* in runs of one font, in the order of print.

    Each letter comes from the first of *faces* that has it. Letters that none has are left out, as
    are the signs that only join emoji.
    """
    found = [
        (face, letter)
        for letter in _in_order(unicodedata.normalize("NFC", text))
        if (face := _face_of(letter, faces)) is not None
    ]
    split = groupby(found, key=lambda pair: pair[0])
    return tuple(Run(face, "".join(letter for _, letter in pairs)) for face, pairs in split)


def _face_of(letter: str, faces: Sequence[tuple[str, Container[int]]]) -> str | None:
    return next((face for face, letters in faces if ord(letter) in letters), None)


def _in_order(text: str) -> str:
    """Return the letters of *text* in the order of print, from left to right."""
    if not any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in text):
        return text
    from fpdf.bidi import BidiParagraph  # noqa: PLC0415 - few names need it

    return BidiParagraph(_joined(text)).get_reordered_string()


@cache
def _arabic() -> dict[str, dict[str, str]]:
    """Return the forms that every Arabic letter takes beside others."""
    shapes: dict[str, dict[str, str]] = {}
    for code in _FORMS:
        kind, *letters = unicodedata.decomposition(chr(code)).split() or [""]
        if kind in {_ISOLATED, _FINAL, _INITIAL, _MEDIAL}:
            base = "".join(chr(int(letter, 16)) for letter in letters)
            shapes.setdefault(base, {})[kind] = chr(code)
    return shapes


def _joined(text: str) -> str:
    """Return *text* with its Arabic letters in the forms that they take beside each other."""
    shapes = _arabic()
    parts: list[str] = []
    for letter in text:
        pair = parts[-1] + letter if parts else ""
        if len(pair) == 2 and pair in shapes:  # noqa: PLR2004 - lam and alef become one sign
            parts[-1] = pair
        else:
            parts.append(letter)
    return "".join(
        _looks(part, shapes.get(part, {}), _joins_on(parts[:at]), _joins_back(parts[at + 1 :]))
        for at, part in enumerate(parts)
    )


def _looks(part: str, forms: dict[str, str], before: bool, after: bool) -> str:  # noqa: FBT001 - two neighbours
    reaches = after and _INITIAL in forms
    kind = (_MEDIAL if reaches else _FINAL) if before else (_INITIAL if reaches else _ISOLATED)
    return forms.get(kind) or forms.get(_FINAL if before else _ISOLATED) or part


def _joins_on(before: list[str]) -> bool:
    return bool(before) and _INITIAL in _arabic().get(before[-1], {})


def _joins_back(after: list[str]) -> bool:
    return bool(after) and _FINAL in _arabic().get(after[0], {})
