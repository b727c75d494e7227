"""Writes the files that commands are asked for: completely or not at all."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(file: Path, data: bytes) -> None:
    """Write *file* completely or not at all; a file that was there stays until then."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        draft.write_bytes(data)
        draft.replace(file)
    except OSError as error:
        draft.unlink(missing_ok=True)
        # The user knows the file, not the draft.
        raise OSError(error.errno, error.strerror, str(file)) from None
