"""What this machine can hold, measured: a server in a process of its own, and some phones."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import suppress
from enum import StrEnum
from pathlib import Path
from typing import Final

from msgspec import Struct

from fifties.core.refusals import Refused
from fifties.doctor.findings import Check, Detail, Finding, Verdict
from fifties.doctor.machine import OTHER_FILES
from fifties.locales import Speech
from fifties.open_files import open_files_limits
from fifties.terminal.rehearsal.event_address import read_event_address
from fifties.terminal.rehearsal.rehearsal import Plan, Rehearsal, Script, Status

PHONES: Final = 200
"""How many phones the server is tried with."""
SCRIPT: Final = Script(PHONES, thinking=2, show_seconds=30)
COUNTED: Final = 12
"""For how many looks, each half a second, a count is measured."""

BEATS_A_SECOND: Final = 3.0
"""How often the count of a large event tells everybody something."""
SHARE: Final = 0.6
"""Which share of one core the count may take, and of the free memory all phones."""


class Bound(StrEnum):
    """What keeps a server from holding more phones."""

    PROCESSOR = "processor"
    MEMORY = "memory"
    FILES = "files"


class Usage(Struct, frozen=True):
    """What a process has used."""

    seconds: float
    """Of processor time."""
    bytes: int
    """Of memory."""


class Capacity(Struct, frozen=True):
    """What a server was measured to need."""

    telling_seconds: float
    """Of processor time, to tell one phone one thing."""
    phone_bytes: int
    """Of memory for one phone."""
    free_bytes: int | None
    """Of memory on this machine."""

    @property
    def by_processor(self) -> int:
        """How many phones one core can tell a count."""
        return round(SHARE / (BEATS_A_SECOND * self.telling_seconds))

    @property
    def by_memory(self) -> int | None:
        """How many phones fit into the memory."""
        if self.free_bytes is None or self.phone_bytes <= 0:
            return None
        return round(SHARE * self.free_bytes / self.phone_bytes)


def check_capacity(phones: int, say: Speech, watch: Callable[[Status], None]) -> Finding:
    """Measure how many phones one server on this machine can hold; *phones* are wanted."""
    try:
        measured = measure(say, watch)
    except (OSError, Refused) as error:
        why = {"reason": str(error)}
        return Finding(Check.CAPACITY, Verdict.UNKNOWN, "doctor-capacity-unknown", why)
    if measured is None:
        return Finding(Check.CAPACITY, Verdict.UNKNOWN, "doctor-capacity-unmeasured")
    _, files = open_files_limits()
    bounds = {
        Bound.PROCESSOR: measured.by_processor,
        Bound.FILES: max(0, files - OTHER_FILES),
        **({} if measured.by_memory is None else {Bound.MEMORY: measured.by_memory}),
    }
    bound = min(bounds, key=bounds.__getitem__)
    details: dict[str, Detail] = {
        "phones": rounded_down(bounds[bound]),
        "bound": bound,
        "microseconds": round(1e6 * measured.telling_seconds),
        "kilobytes": max(1, measured.phone_bytes >> 10),
        "wanted": phones,
    }
    if bounds[bound] >= phones:
        return Finding(Check.CAPACITY, Verdict.FINE, "doctor-capacity-seen", details)
    return Finding(
        Check.CAPACITY,
        Verdict.DOUBTFUL,
        "doctor-capacity-seen",
        details,
        f"doctor-capacity-{bound}",
    )


def rounded_down(number: int) -> int:
    """Return a number with two figures, as precise as it was measured."""
    unit: int = 10 ** max(0, len(str(number)) - 2)
    return number // unit * unit


def measure(say: Speech, watch: Callable[[Status], None]) -> Capacity | None:
    """Run a server and some phones for some seconds; ``None`` where usage cannot be read."""
    if usage_of(os.getpid()) is None:
        return None
    command = (sys.executable, "-m", "fifties", "serve", "--host", "127.0.0.1", "--port", "0")
    with tempfile.TemporaryDirectory(prefix="fifties-doctor-") as data:
        process = subprocess.Popen(  # noqa: S603 - our own program
            [*command, "--data", data, "--lang", "en"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        try:
            site = _site_of(process)
            return asyncio.run(_Measurement(site, process.pid, watch).run(say))
        finally:
            process.kill()
            process.wait()
            if process.stdout is not None:
                process.stdout.close()


def _site_of(process: subprocess.Popen[str]) -> str:
    """Return the address that a server prints when it is ready."""
    line = "" if process.stdout is None else process.stdout.readline()
    if "http://" not in line:
        raise OSError(line.strip() or "the server did not start")
    return "http://" + line.split("http://")[1].strip()


class _Measurement:
    """A rehearsal at a server whose process is watched, broken off after some seconds of count."""

    def __init__(self, site: str, pid: int, watch: Callable[[Status], None]) -> None:
        self._site, self._pid, self._watch = site, pid, watch
        self._before = usage_of(pid)
        self._joined: Usage | None = None
        self._counting: list[tuple[Usage, int]] = []
        """What was used, and how much was told, at each look during the count."""
        self._enough = asyncio.Event()
        self._rehearsal: Rehearsal

    async def run(self, say: Speech) -> Capacity | None:
        """Measure."""
        plan = Plan([read_event_address(self._site)], SCRIPT)
        self._rehearsal = Rehearsal(plan, say)
        running = asyncio.create_task(self._rehearsal.run(self._look))
        enough = asyncio.create_task(self._enough.wait())
        await asyncio.wait({running, enough}, return_when=asyncio.FIRST_COMPLETED)
        running.cancel()
        with suppress(asyncio.CancelledError):
            await running
        enough.cancel()
        return self._capacity()

    def _look(self, status: Status) -> None:
        self._watch(status)
        usage = usage_of(self._pid)
        if usage is None or status.came < status.phones:
            return
        if self._joined is None:
            self._joined = usage
        if status.number is not None:
            self._counting.append((usage, self._rehearsal.told))
        if len(self._counting) > COUNTED:
            self._enough.set()

    def _capacity(self) -> Capacity | None:
        if self._before is None or self._joined is None or len(self._counting) <= 1:
            return None
        (first, told_before), *_, (last, told) = self._counting
        tellings = max(1, told - told_before)
        seconds = max(1e-7, (last.seconds - first.seconds) / tellings)
        size = (self._joined.bytes - self._before.bytes) // PHONES
        return Capacity(seconds, size, free_memory())


def usage_of(pid: int) -> Usage | None:
    """Return what a process has used so far; ``None`` where the system does not tell."""
    with suppress(OSError, ValueError, IndexError):
        folder = Path(f"/proc/{pid}")
        fields = (folder / "stat").read_text("ascii", "replace").rpartition(")")[2].split()
        ticks = int(fields[11]) + int(fields[12])
        pages = int((folder / "statm").read_text("ascii").split()[1])
        return Usage(ticks / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))
    return _usage_by_ps(pid)


def _usage_by_ps(pid: int) -> Usage | None:
    """Ask `ps`, which macOS has."""
    with suppress(OSError, ValueError, IndexError):
        told = subprocess.run(  # noqa: S603 - a number is all that is handed over
            ["ps", "-o", "time=", "-o", "rss=", "-p", str(pid)],  # noqa: S607 - wherever it is
            capture_output=True,
            check=False,
            text=True,
        ).stdout.split()
        seconds = 0.0
        for part in told[0].split(":"):
            seconds = 60 * seconds + float(part)
        return Usage(seconds, int(told[1]) << 10)
    return None


def free_memory() -> int | None:
    """Return how many bytes of memory programs could still get; ``None`` if that is not known."""
    with suppress(OSError, ValueError):
        for line in Path("/proc/meminfo").read_text("ascii").splitlines():
            name, _, rest = line.partition(":")
            if name == "MemAvailable":
                return int(rest.split()[0]) << 10
    with suppress(OSError, ValueError, AttributeError):
        return os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE") // 2
    return None
