"""The licences of what the offline pack holds."""

from __future__ import annotations

import gzip
import re
from pathlib import Path
from zipfile import ZipFile

from fifties.built_client.offline_copy import PACK, read_pack
from tools.offline_pack.__main__ import PYODIDE
from tools.offline_pack.contents import PRINTING_KEPT, keeps_of_stdlib
from web_worker.test_equality import printed

from environments import ROOT
from web.chromium import node

PINNED = re.compile(r"^([\w.-]+)==(\S+)", re.MULTILINE)
WORDS = {
    "Pyodide": "Mozilla Public License Version 2.0",
    "Python": "PYTHON SOFTWARE FOUNDATION LICENSE VERSION 2",
    "babel": "Babel Team",
    "fluent-runtime": "Apache License",
    "fonttools": "Just van Rossum",
    "fpdf2": "The sources of fpdf2 2.",
    "msgspec": "Jim Crist-Harif",
    "pytz": "Stuart Bishop",
}
"""Of some, what their licence says."""


UNVERSIONED = (
    *("bzip2", "compiler-rt, of LLVM", "Emscripten", "hiwire"),
    *("libc++, libc++abi and libunwind, of LLVM", "libffi", "liblzma, of XZ Utils", "musl"),
)
"""What is linked into Pyodide and does not say which version it is."""
PARTS_OF_PYTHON = (
    *("Mersenne Twister, in random", "SipHash24, in hashes", "strtod and dtoa", "mimalloc"),
    *("cfuhash, in hash tables", "HACL*, in hashlib", "Global Unbounded Sequences"),
    *("pyzstd, in compression.zstd", "uvloop, in asyncio"),
)
GRANTS = re.compile(r"Permission (is hereby|to use)|redistributed under|SPDX-License-Identifier")
"""What a module says that is not under Python's own licence alone."""

LINKED = """
import sys, zlib
import _decimal, _sqlite3, _zstd, pyexpat

def versions():
    expat = pyexpat.EXPAT_VERSION.replace("expat_", "Expat ")
    return "\\n".join([
        f"zlib {zlib.ZLIB_RUNTIME_VERSION}", f"SQLite {_sqlite3.sqlite_version}", expat,
        f"Zstandard {_zstd.zstd_version}", f"libmpdec {_decimal.__libmpdec_version__}",
    ])

def has(*modules):
    return set(modules) <= set(sys.builtin_module_names)
"""
"""What is linked into Pyodide tells which version it is, or at least that it is there."""


def test_the_licences_of_what_is_linked_into_pyodide_are_taken_along(tmp_path: Path) -> None:
    module = tmp_path / "linked.py"
    module.write_text(LINKED)
    calls = ("versions()", "has('_bz2', '_ctypes', '_lzma')")
    script = str(Path(__file__).with_name("run_in_pyodide.mjs"))
    *versions, others = printed(node(), script, str(PACK), str(module), *calls)
    assert others == "true"
    text = gzip.decompress((PACK / "licences.txt.gz").read_bytes()).decode()
    for name in (*versions, *UNVERSIONED, *PARTS_OF_PYTHON):
        assert re.search(rf"^{re.escape(name)}\n-+\n\n", text, re.MULTILINE), name


def test_no_module_of_the_standard_library_has_a_licence_that_is_not_taken_along() -> None:
    text = gzip.decompress((PACK / "licences.txt.gz").read_bytes()).decode()
    with ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        kept = [name for name in archive.namelist() if keeps_of_stdlib(name)]
        kept += PRINTING_KEPT & set(archive.namelist())
        sources = {name: archive.read(name).decode() for name in kept if name.endswith(".py")}
    named = [name for name, source in sources.items() if GRANTS.search(source)]
    assert len(named) > 5
    for name in named:
        module = name.removesuffix(".py").removesuffix("/__init__").split("/")
        package = ".".join(module[:2]) if module[0] == "xml" else module[0]
        assert re.search(rf"^(.+, in )?{re.escape(package)}\n-+\n\n", text, re.MULTILINE), name


def test_the_licence_of_all_that_is_in_the_pack_is_taken_along() -> None:
    pack = read_pack()
    assert pack is not None
    assert "licences.txt" in pack.files
    text = gzip.decompress((PACK / "licences.txt.gz").read_bytes()).decode()
    _, *parts = re.split(r"^(\S+) (\d[\d.]*)\n=+\n\n", text, flags=re.MULTILINE)
    found = {
        (name.replace(".", "-").replace("_", "-"), version): licence
        for name, version, licence in zip(parts[::3], parts[1::3], parts[2::3], strict=True)
    }
    locks = [ROOT / "requirements" / f"{name}.txt" for name in ("offline", "printing")]
    pinned = PINNED.findall("\n".join(lock.read_text() for lock in locks))
    assert len(pinned) > len(WORDS) - 2
    assert set(pinned) == {key for key in found if key[0] not in {"Pyodide", "Python"}}
    assert min(map(len, found.values())) > 500
    for whole in ("LESSER GENERAL PUBLIC LICENSE", "END OF TERMS AND CONDITIONS", "OFL-kalam.txt"):
        assert whole in text
    for name, words in WORDS.items():
        (licence,) = [licence for key, licence in found.items() if key[0] == name]
        assert words in licence
