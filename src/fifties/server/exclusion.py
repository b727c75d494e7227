"""One server a directory."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from fifties.server.store import StoreInUse

if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(path: Path) -> IO[bytes]:
    """Hold *path* until it is closed or this process ends, however it ends."""
    file = path.open("ab")
    try:
        _lock(file)
    except OSError:
        file.close()
        raise StoreInUse(path.parent) from None
    return file
