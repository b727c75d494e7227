"""Names of people at a live table: tidied, told apart, and made up for whoever gives none."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from random import Random
from typing import Final
from unicodedata import category, combining, normalize

from fifties.core.record_parts import MOST_LETTERS as MOST_SIGNS
from fifties.core.refusals import Refusal
from fifties.table.generated_names import NAMES

MOST_LETTERS: Final = 24
"""The longest name, in letters as people count them."""

MOST_BYTES: Final = 200
"""The longest name in UTF-8, whatever its letters are made of."""

_MOST_READ: Final = 4_000
"""Signs of a raw name that are looked at; the rest is somebody's joke."""

_MOST_KEPT: Final = 1_000
"""Signs of a tidied name: enough to say how much too long it is."""

_MOST_MARKS: Final = 4
"""On one letter. Vietnamese, Thai and Hebrew stay below; only zalgo climbs higher."""

_ELLIPSIS: Final = "…"

_LONGEST_LETTER: Final = 16
"""In signs; an embracing couple with two skin colours has ten."""

_TRIES: Final = 20
"""Names to make up before one gets a number."""

_ZWJ: Final = "\u200d"
_JOINERS: Final = "\u200c" + _ZWJ
_VIRAMA: Final = 9
"""The combining class of signs that take a consonant's vowel away."""

_FILLERS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0")
"""Letters and marks by category, but nobody can see them."""

_BLANKS: Final = frozenset("\u2800\U0001d159")
"""Symbols by category, but they look like a space."""

_SELECTORS: Final = frozenset(
    map(chr, (*range(0x180B, 0x180E), 0x180F, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)))
)
"""They choose between two looks of the sign before them."""

_SKINS: Final = range(0x1F3FB, 0x1F400)
_FLAG_HALVES: Final = range(0x1F1E6, 0x1F200)


class NameEmpty(Refusal, frozen=True, tag="table-name-empty"):
    """Nothing that can be seen."""


class NameTooLong(Refusal, frozen=True, tag="table-name-too-long"):
    """More than a seat has room for."""

    letters: int
    most: int
    """How many of these letters there is room for; elaborate emoji take more than one's share."""


def tidy(name: str) -> str:
    """Return *name* on one line, without anything invisible, reordering or towering."""
    if _is_plain(name):
        return " ".join(name[:_MOST_KEPT].split())
    seen = "".join(" " if _is_blank(sign) else sign for sign in name[:_MOST_READ] if _shows(sign))
    words = normalize("NFC", seen)[:_MOST_KEPT].split(" ")
    return " ".join(filter(None, map(_tidy_word, words)))


def letters(name: str) -> list[str]:
    """Split a tidied *name* where people see one letter end and the next begin."""
    if _is_plain(name):
        return [*name[:_MOST_KEPT]]
    found: list[str] = []
    for sign in name[:_MOST_KEPT]:
        if found and len(found[-1]) < _LONGEST_LETTER and _clings(sign, found[-1]):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def shortened(name: str, most: int) -> str:
    """Return *name*, or whole letters of its beginning and an ellipsis: *most* bytes in UTF-8."""
    if _size(name) <= most:
        return name
    kept = letters(name)
    while kept and _size("".join(kept).rstrip() + _ELLIPSIS) > most:
        kept.pop()
    return "".join(kept).rstrip() + _ELLIPSIS


def _size(text: str) -> int:
    return len(text.encode(errors="surrogatepass"))


def name_refusal(name: str) -> Refusal | None:
    """Return what is wrong with a tidied *name*, if anything is."""
    if not name:
        return NameEmpty()
    if not _fits(name):
        return NameTooLong(len(letters(name)), len(_fitting(name)))
    return None


def name_key(name: str) -> str:
    """Return what two names share if people at a table would take one for the other."""
    if _is_plain(name):
        return name[:_MOST_READ].lower().replace(" ", "")
    text = name[:_MOST_READ]
    # Folding can undo the normal form, and the normal form bring new signs to fold.
    for _ in range(2):
        text = normalize("NFKD", text).casefold()
    return normalize("NFKC", "".join(filter(_tells_apart, text)))


@lru_cache(maxsize=16_384)  # a crowd, for whoever types one letter after the other
def search_key(name: str) -> str:
    """Return what names are looked for by: neither case, spaces nor accents matter."""
    key = name_key(name)
    if key.isascii():
        return key
    return "".join(sign for sign in normalize("NFKD", key) if not combining(sign))


def free_name(name: str, taken: Collection[str]) -> str:
    """Return the tidied *name*, numbered if its key is among the *taken* ones, cut if too long."""
    plain = tidy("".join(_fitting(name)))
    if name_key(plain) not in taken:
        return plain
    # By halves: where everybody is called the same, counting would take as long as they are many.
    before, free = 1, 2
    while name_key(_numbered(name, free)) in taken:
        before, free = free, free * 2
    while free - before > 1:
        between = (before + free) // 2
        if name_key(_numbered(name, between)) in taken:
            before = between
        else:
            free = between
    return _numbered(name, free)


def made_up_name(language: str, rng: Random, taken: Collection[str]) -> str:
    """Make up a friendly name whose key is not *taken*, in English if *language* is not known."""
    names = NAMES.get(language, NAMES["en"])
    for _ in range(_TRIES):
        name = rng.choice(names)
        if name_key(name) not in taken:
            return name
    return free_name(rng.choice(names), taken)


def free_bot_name(names: Sequence[str], taken: Collection[str]) -> str:
    """Return the first of *names* whose key is not *taken*; when all are, one gets a number."""
    return next((name for name in names if name_key(name) not in taken), free_name(names[0], taken))


def _is_plain(name: str) -> bool:
    """Return whether *name* needs no care: thousands of these come to a party within seconds."""
    return name.isascii() and name.isprintable()


def _is_blank(sign: str) -> bool:
    return sign.isspace() or sign in _BLANKS


def _shows(sign: str) -> bool:
    """Return whether *sign* can be seen, or changes how its neighbours look."""
    if sign in _FILLERS:
        return False
    return category(sign)[0] != "C" or sign in _JOINERS or sign.isspace()


def _tells_apart(sign: str) -> bool:
    invisible = sign in _JOINERS or sign in _SELECTORS or not _shows(sign)
    return not (invisible or _is_blank(sign))


def _tidy_word(word: str) -> str:
    kept = "".join(_signs_kept(word))
    bare = kept.rstrip(_JOINERS)
    # Sinhala and older Malayalam spelling end words on a joiner: it shapes the last consonant.
    shaping = kept.startswith(_ZWJ, len(bare)) and combining(bare[-1]) == _VIRAMA
    return bare + _ZWJ if shaping else bare


def _signs_kept(word: str) -> Iterator[str]:
    """Leave out marks and joiners that have no letter before them, or too many others."""
    before, marks = "", 0
    for sign in word:
        joins, is_mark = sign in _JOINERS, category(sign)[0] == "M"
        if (joins or is_mark) and not before:
            continue
        if (joins and before in _JOINERS) or (is_mark and marks == _MOST_MARKS):
            continue
        if is_mark:
            marks += 1
        elif not joins:
            marks = 0
        before = sign
        yield sign


def _clings(sign: str, letter: str) -> bool:
    """Return whether people see *sign* as a part of the *letter* before it."""
    kind = category(sign)
    if letter[-1] == _ZWJ and kind in {"So", "Lo"}:
        return True
    if ord(sign) in _FLAG_HALVES:
        return len(letter) == 1 and ord(letter) in _FLAG_HALVES
    return kind[0] == "M" or sign in _JOINERS or ord(sign) in _SKINS


def _fits(name: str) -> bool:
    # A name that fits here also has to fit into a record, hence the signs.
    return (
        len(name) <= MOST_SIGNS and _size(name) <= MOST_BYTES and len(letters(name)) <= MOST_LETTERS
    )


def _fitting(name: str, ending: str = "") -> list[str]:
    """Return as many letters of *name* as fit before *ending*."""
    kept = letters(name[: MOST_SIGNS + 1])
    while kept and not _fits("".join(kept) + ending):
        kept.pop()
    return kept


def _numbered(name: str, number: int) -> str:
    start = tidy("".join(_fitting(name, f" {number}")))
    return f"{start} {number}".strip()
