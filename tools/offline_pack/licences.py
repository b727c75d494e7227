"""The licences of all that the offline pack holds, in one text."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from importlib.metadata import Distribution, distributions
from itertools import chain
from pathlib import Path
from typing import Final

TEXTS: Final = Path(__file__).parents[2] / "web" / "LICENSES"
"""Of those that come without the text of their licence."""

RUNTIME: Final = {
    "Pyodide": ("pyodide.txt", "pyodide-libraries.txt"),
    "Python": ("cpython.txt", "cpython-parts.txt"),
}
"""By name, the text of the licence, and those of what is linked into it."""

CHANGES: Final = """\
This is part of Pyodide, whose sources are at https://github.com/pyodide/pyodide. Of its Python
modules and of Python's standard library those are left out that no table needs; the others are
compiled, without docstrings and line numbers."""

TEXT_OF_LIBRARY: Final = {"fluent.runtime": "fluent.txt", "fluent.syntax": "fluent.txt"}
"""By name, the text for a library whose wheel has none."""

BESIDE: Final = {"fpdf2": "gpl-3.txt"}
"""By name, a text that the licence of a library refers to."""

SOURCES: Final = """\
The sources of {name} {version} are at {address}; of its modules those are left out that
nothing here imports, the others are compiled, without docstrings and line numbers."""
ADDRESSES: Final = {"fpdf2": "https://github.com/py-pdf/fpdf2"}
"""By name, where the sources are of a library whose licence asks to say so."""

USUAL_NAMES: Final = {"LICENSE", "LICENCE", "COPYING", "NOTICE"}


def kept_texts() -> list[Path]:
    """Return the texts that are kept here, in a fixed order."""
    runtime = chain.from_iterable(RUNTIME.values())
    names = {*runtime, *TEXT_OF_LIBRARY.values(), *BESIDE.values()}
    return [TEXTS / name for name in sorted(names)]


def collect_licences(
    installed: Iterable[Path], fonts: Path, runtime_versions: dict[str, str]
) -> str:
    """Return the licences of Python, of libraries that are installed in folders, and of fonts."""
    libraries = chain.from_iterable(map(_of_libraries, installed))
    return "\n\n".join([*_of_runtime(runtime_versions), *libraries, *_of_fonts(fonts)]) + "\n"


def _of_runtime(versions: dict[str, str]) -> Iterator[str]:
    for name, texts in RUNTIME.items():
        licences = [(TEXTS / text).read_text(encoding="utf-8").strip("\n") for text in texts]
        yield "\n\n\n".join([f"{_heading(name, versions[name])}{CHANGES}", *licences])


def _of_libraries(folder: Path) -> Iterator[str]:
    for library in sorted(distributions(path=[str(folder)]), key=lambda found: found.name.lower()):
        yield _heading(library.name, library.version) + _licence_of(library)


def _of_fonts(folder: Path) -> Iterator[str]:
    """Yield the licences that lie beside the fonts of printed sheets."""
    for path in sorted(folder.glob("*.txt")):
        title = f"Fonts of printed sheets: {path.name}"
        text = path.read_text(encoding="utf-8").strip("\n")
        yield f"{title}\n{'=' * len(title)}\n\n{text}"


def _licence_of(library: Distribution) -> str:
    own = [file for file in library.files or () if file.stem.upper() in USUAL_NAMES]
    paths = [Path(str(file.locate())) for file in own if ".dist-info" in file.parts[0]]
    if not paths and library.name in TEXT_OF_LIBRARY:
        paths = [TEXTS / TEXT_OF_LIBRARY[library.name]]
    if not paths:
        raise SystemExit(f"the offline pack needs the text of the licence of {library.name}")
    if library.name in BESIDE:
        paths.append(TEXTS / BESIDE[library.name])
    texts = [path.read_text(encoding="utf-8").strip("\n") for path in paths]
    if library.name in ADDRESSES:
        address = ADDRESSES[library.name]
        texts.insert(0, SOURCES.format(name=library.name, version=library.version, address=address))
    return "\n\n".join(texts)


def _heading(name: str, version: str) -> str:
    title = f"{name} {version}"
    return f"{title}\n{'=' * len(title)}\n\n"
