"""A network of its own for a process, that a test can cut off from everything else."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

_NUMBERS = count(1)


class Namespace:
    """A network namespace that one cable connects with this machine."""

    def __init__(self) -> None:
        number = next(_NUMBERS)
        self._name = f"fifties-{os.getpid()}-{number}"
        self._cable = f"ff{os.getpid() % 100_000}-{number}"
        block = f"10.{200 + number % 50}.{os.getpid() % 256}"
        self.here, self.there = f"{block}.1", f"{block}.2"
        """The addresses of this machine and of the process."""
        self.command = ("ip", "netns", "exec", self._name)

    def open(self) -> None:
        """Lay the cable."""
        _ip("netns", "add", self._name)
        _ip("link", "add", self._cable, "type", "veth", "peer", "name", "eth0", "netns", self._name)
        _ip("address", "add", f"{self.here}/24", "dev", self._cable)
        _ip("-n", self._name, "address", "add", f"{self.there}/24", "dev", "eth0")
        _ip("-n", self._name, "link", "set", "lo", "up")
        _ip("link", "set", self._cable, "up")
        self.resume()

    def cut(self) -> None:
        """Let nothing through in either direction; nobody is told."""
        _ip("-n", self._name, "link", "set", "eth0", "down")

    def resume(self) -> None:
        """Let everything through."""
        _ip("-n", self._name, "link", "set", "eth0", "up")

    def close(self) -> None:
        """Remove it."""
        subprocess.run(["ip", "netns", "delete", self._name], check=False, capture_output=True)


def _ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def why_not() -> str | None:
    """Return why this machine allows no namespaces, if so."""
    if "PYTEST_XDIST_WORKER" in os.environ:
        return "browsers beside it break off when a network comes or goes; make soak has none"
    if os.name != "posix" or os.geteuid() != 0:
        return "network namespaces need root"
    if shutil.which("ip") is None:
        return "network namespaces need iproute2"
    trial = Namespace()
    try:
        trial.open()
    except subprocess.CalledProcessError as error:
        return f"no network namespaces: {error.stderr.decode().strip()}"
    finally:
        trial.close()
    return None


@contextmanager
def namespace() -> Iterator[Namespace | None]:
    """Open a namespace, if the machine allows one."""
    if why_not() is not None:
        yield None
        return
    opened = Namespace()
    try:
        opened.open()
        yield opened
    finally:
        opened.close()
