"""How many files, and so how many connections, this process may have open."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Final

if sys.platform != "win32":
    import resource

UNLIMITED: Final = sys.maxsize

FALLBACKS: Final = (1 << 20, 10_240)
"""What is tried where a system allows less than it says, as macOS does."""


def open_files_limits() -> tuple[int, int]:
    """Return how many files may be open now, and up to how many a process may raise that."""
    if sys.platform == "win32":
        return UNLIMITED, UNLIMITED
    now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    return _number(now), _number(most)


def _number(limit: int) -> int:
    return UNLIMITED if limit < 0 else min(limit, UNLIMITED)


def raise_open_files() -> int:
    """Let this process open as many files as it may; return how many that are."""
    now, most = open_files_limits()
    if sys.platform != "win32" and now < most:
        hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        for wanted in (most, *FALLBACKS):
            with suppress(OSError, ValueError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, most), hard))
                break
    return open_files_limits()[0]
