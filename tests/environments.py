"""Building the package, and installing it into fresh environments."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
UV = str(Path(sys.executable).parent / "uv")


def build(kind: str, folder: Path, root: Path = ROOT) -> Path:
    """Build a `wheel` or an `sdist` of *root* into *folder*, with what this environment has."""
    before = set(folder.glob("*"))
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(folder)]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (built,) = set(folder.glob("*")) - before
    return built


class Environment:
    """An environment that holds nothing but what is installed into it."""

    def __init__(self, folder: Path) -> None:
        _uv("venv", "--quiet", "--python", sys.executable, str(folder))
        self.folder = folder
        self._programs = folder / ("Scripts" if os.name == "nt" else "bin")

    def install(self, *what: str) -> None:
        """Install packages in the versions that are pinned here, from the cache if it has them."""
        pinned = ("--constraint", str(ROOT / "requirements" / "all.txt"))
        command = ("pip", "install", "--quiet", "--python", str(self.folder), *pinned, *what)
        if _uv(*command, "--offline", may_fail=True):
            _uv(*command)

    def program(self, name: str) -> str:
        """Return the path of a command."""
        return str(self._programs / name)

    def run(
        self, *arguments: str, typed: str = "", code: int = 0, **environment: str
    ) -> subprocess.CompletedProcess[str]:
        """Run a command of this environment, and expect an exit code."""
        name, *rest = arguments
        home = str(self.folder)
        clean = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "FIFTIES_DATA": home, "HOME": home}
        done = subprocess.run(
            [self.program(name), *rest],
            input=typed,
            cwd=self.folder,
            env={**clean, **environment},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        assert done.returncode == code, (arguments, done.returncode, done.stdout, done.stderr)
        return done


def _uv(*arguments: str, may_fail: bool = False) -> int:
    done = subprocess.run([UV, *arguments], capture_output=True, text=True, check=False)
    assert may_fail or done.returncode == 0, done.stderr
    return done.returncode
