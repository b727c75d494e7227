"""The folder in which this user's games and seats are kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def data_folder() -> Path:
    """Return where saved games and seats are kept; `FIFTIES_DATA` names another place."""
    chosen = os.environ.get("FIFTIES_DATA")
    if chosen:
        return Path(chosen)
    home = os.environ.get("LOCALAPPDATA" if sys.platform == "win32" else "XDG_DATA_HOME")
    return Path(home or Path.home() / ".local" / "share") / "fifties"
