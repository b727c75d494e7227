"""What goes into the offline pack, and what of it is left out because no table needs it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from typing import Final

LANGUAGES: Final = ("en", "fr", "de", "it")

LAYERS: Final = (
    *("bots", "core", "games", "host", "locales", "simulation", "solver", "table", "web_worker"),
    *("__init__.py", "exits.py", "extras.py", "record_files.py", "words.py"),
)
"""The parts of `fifties` that run in the worker: a host, and all below it."""

PRINTING_LAYERS: Final = ("paper",)
"""The parts that are loaded when something is printed for the first time."""

BABEL_DATA: Final = {f"{name}.dat" for name in ("root", *LANGUAGES)}

LEFT_OUT: Final = (
    *("babel/messages", "babel/locale-data", "pytz/zoneinfo", "bin"),
    *("fifties/locales/*/browser", "fifties/locales/*/app.ftl", "fifties/locales/*/research.ftl"),
    *("fifties/paper/fonts/*.md", "fifties/paper/fonts/*.txt"),
)
"""Folders and files of the libraries and of `fifties` that nothing in the worker reads."""

STDLIB_LEFT_OUT: Final = frozenset(
    Path(__file__).with_name("stdlib_left_out.txt").read_text(encoding="utf-8").split()
)
"""Modules and packages of Python's standard library that nothing in the worker imports."""

PRINTING_KEPT: Final = frozenset(
    Path(__file__).with_name("printing_kept.txt").read_text(encoding="utf-8").split()
)
"""Modules that printing imports, of its libraries and of what else is left out of the standard
library."""

CODECS: Final = frozenset(
    (
        *("__init__", "aliases", "ascii", "cp1252", "cp437", "idna", "latin_1", "punycode"),
        *("raw_unicode_escape", "unicode_escape", "utf_16", "utf_16_be", "utf_16_le", "utf_8"),
        *("utf_32", "utf_32_be", "utf_32_le", "utf_8_sig"),
    )
)
"""What is kept of `encodings`."""


def keeps_of_stdlib(name: str) -> bool:
    """Return whether the file *name* of the standard library is kept."""
    path = PurePosixPath(name)
    if path.parts[0] == "encodings":
        return path.stem in CODECS
    return not any(str(part) in STDLIB_LEFT_OUT for part in (path, *path.parents))


def keeps(name: str) -> bool:
    """Return whether the file *name* of a library or of `fifties` is kept."""
    path = PurePosixPath(name)
    if path.match("babel/locale-data/*.dat"):
        return path.name in BABEL_DATA
    if "__pycache__" in path.parts or path.suffix in {".pyi", ".typed"}:
        return False
    if path.parts[0].endswith(".dist-info"):
        return False
    return not any(part.match(left_out) for part in (path, *path.parents) for left_out in LEFT_OUT)


_COMPILED: Final = re.compile(rb"^(?:import|from) (?:numpy|numba)", re.MULTILINE)


def own_files(package: Path, layers: tuple[str, ...] = LAYERS) -> Iterator[Path]:
    """Yield the files of *layers* of `fifties` that belong into the pack, in a fixed order.

    A module that begins by importing NumPy or Numba cannot be imported there.
    """
    for layer in sorted(layers):
        found = package / layer
        inside = sorted(found.rglob("*")) if found.is_dir() else [found]
        for path in inside:
            if not path.is_file() or not keeps(path.relative_to(package.parent).as_posix()):
                continue
            if path.suffix != ".py" or not _COMPILED.search(path.read_bytes()):
                yield path
