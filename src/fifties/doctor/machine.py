"""This machine: open files, addresses, the clock, and the disk."""

from __future__ import annotations

import ctypes
import os
import shutil
import socket
import sys
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryFile
from time import perf_counter
from typing import Final

from fifties.doctor.findings import Check, Detail, Finding, Verdict, judged
from fifties.open_files import UNLIMITED, open_files_limits
from fifties.server.network import base_url, lan_address

OTHER_FILES: Final = 200
"""How many files a server needs beside its phones, at most: pages that are loaded, databases."""

FLUSHES: Final = 60
FLUSH_BYTES: Final = 4096
FLUSH_SECONDS: Final = 3.0
"""How often and how long the disk is tried."""
FINE_FLUSH: Final = 0.02
"""Seconds that 95 of 100 flushes may take: everybody at a table waits for each."""

FINE_SPACE, LITTLE_SPACE = 1 << 30, 100 << 20
"""Bytes that should be free."""

_UNSYNCHRONISED: Final = 5
"""What adjtimex returns while nothing sets the clock."""


def check_open_files(phones: int) -> Finding:
    """Look whether there may be a connection for every phone."""
    _, most = open_files_limits()
    needed = phones + OTHER_FILES
    if most == UNLIMITED:
        return Finding(Check.FILES, Verdict.FINE, "doctor-files-unlimited")
    details: dict[str, Detail] = {
        "files": most,
        "phones": max(0, most - OTHER_FILES),
        "needed": str(needed),
    }
    if most >= needed:
        return Finding(Check.FILES, Verdict.FINE, "doctor-files-seen", details)
    return Finding(Check.FILES, Verdict.WRONG, "doctor-files-seen", details, "doctor-files-raise")


def check_addresses(port: int) -> Iterator[Finding]:
    """Look under which address phones reach this machine, and whether the port is free."""
    address = lan_address()
    if address is None:
        yield Finding(
            Check.ADDRESS, Verdict.WRONG, "doctor-address-none", advice="doctor-address-connect"
        )
    else:
        details = {"address": base_url(address, port)}
        yield Finding(Check.ADDRESS, Verdict.FINE, "doctor-address-seen", details)
    details = {"port": str(port)}
    if _is_free(port):
        yield Finding(Check.PORT, Verdict.FINE, "doctor-port-free", details)
    else:
        yield Finding(
            Check.PORT, Verdict.DOUBTFUL, "doctor-port-taken", details, "doctor-port-choose"
        )


def _is_free(port: int) -> bool:
    with socket.socket() as listener:
        if os.name == "posix":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind(("", port))
        except OSError:
            return False
    return True


def check_clock() -> Finding:
    """Look whether something sets this machine's clock."""
    state = _clock_state()
    if state is None or state < 0:
        return Finding(
            Check.CLOCK, Verdict.UNKNOWN, "doctor-clock-unknown", advice="doctor-clock-look"
        )
    if state == _UNSYNCHRONISED:
        return Finding(
            Check.CLOCK, Verdict.DOUBTFUL, "doctor-clock-unset", advice="doctor-clock-set"
        )
    return Finding(Check.CLOCK, Verdict.FINE, "doctor-clock-fine")


def _clock_state() -> int | None:
    if not sys.platform.startswith("linux"):
        return None
    with suppress(OSError, AttributeError):
        # A buffer of zeros asks for nothing to be changed, and is larger than any struct timex.
        return int(ctypes.CDLL(None).adjtimex(ctypes.create_string_buffer(512)))
    return None


def check_disk(data: Path) -> Iterator[Finding]:
    """Look how long the disk takes until something is safe on it, and how much space is left."""
    folder = next(one for one in (data, *data.parents) if one.is_dir())
    try:
        flushes = _flush(folder)
        free = shutil.disk_usage(folder).free
    except OSError as error:
        why = {"folder": str(folder), "reason": error.strerror or str(error)}
        yield Finding(Check.DISK, Verdict.WRONG, "doctor-disk-unusable", why, "doctor-disk-choose")
        return
    *_, p95 = quantiles(flushes, n=20)
    verdict = judged(p95, FINE_FLUSH)
    details: dict[str, Detail] = {
        "folder": str(folder),
        "p50": round(1000 * quantiles(flushes, n=2)[0], 1),
        "p95": round(1000 * p95, 1),
    }
    advice = None if verdict is Verdict.FINE else "doctor-disk-choose"
    yield Finding(Check.DISK, verdict, "doctor-disk-seen", details, advice)
    space = judged(-free, -FINE_SPACE, -LITTLE_SPACE)
    advice = None if space is Verdict.FINE else "doctor-space-clear"
    details = {"folder": str(folder), "megabytes": free >> 20}
    yield Finding(Check.SPACE, space, "doctor-space-seen", details, advice)


def _flush(folder: Path) -> list[float]:
    """Write and flush a little again and again; return how long each took."""
    taken: list[float] = []
    with TemporaryFile(dir=folder) as file:
        while len(taken) < FLUSHES and (sum(taken) < FLUSH_SECONDS or len(taken) < 2):  # noqa: PLR2004 - quantiles need two
            began = perf_counter()
            file.write(os.urandom(FLUSH_BYTES))
            file.flush()
            os.fsync(file.fileno())
            taken.append(perf_counter() - began)
    return taken
