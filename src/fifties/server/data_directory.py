"""The directory of a server's data: one server at a time, and what can be wrong with it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Final

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


FILE: Final = "fifties.sqlite"
LOCK: Final = "lock"


class StoreUnusable(Exception):  # noqa: N818 - it says what is the matter
    """A file or directory that cannot be used: which one, and why."""

    def __init__(self, path: Path, reason: str = "") -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason


class StoreInUse(StoreUnusable):
    """Another server works in the same directory."""


class StoreTooNew(StoreUnusable):
    """A newer version of this program has written there."""


class StoreTooOld(StoreUnusable):
    """An earlier version of this program has written there, in a way that is not read any more."""


class StoreForeign(StoreUnusable):
    """Something else than this program has written there."""


class StoreDamaged(StoreUnusable):
    """What this program has written there cannot be read any more."""


def lock(directory: Path) -> IO[bytes]:
    """Lock *directory* until the file returned is closed or this process ends, however it ends."""
    file = (directory / LOCK).open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StoreInUse(directory) from None
    return file
