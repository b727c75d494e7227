"""The heats of an event of 100 to 10,000: how soon all tables are there, and who waits for that.

One process with SQLite on the disk of the machine. Players are in the event's log and not
connected, so that only drawing and opening is measured. Beside it a task asks for a turn of the
event loop every millisecond: the longest that it waited is what anybody else would have noticed.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from msgspec import Struct
from side_by_side import headline, row

from fifties.host.client import LocalClient
from fifties.host.hub import Hub, opening_join
from fifties.host.owner import TableOwner
from fifties.host.room import Room
from fifties.server.sqlite_store import SqliteStore
from fifties.table.entries import AnyLogEntry, Joined, Role, SeatTaken
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.requests import DrawHeats, Resume
from fifties.table.runner import LogRow, TableRunner

PLAYERS: Final = (100, 1_000, 10_000)
HELD_AGAINST: Final = 1_000
"""With fewer, one flush of the disk is most of it."""

SIZE: Final = 7
TURN: Final = 0.001
LOOK: Final = 0.002

EVENT: Final = FiftySettings(party=True, event=EventSettings(title="Fifty"))


class Opened(Struct, frozen=True):
    """What drawing and opening has taken, in seconds."""

    heats: int
    first: float
    """Until the first tables were there."""
    all: float
    longest_wait: float
    """Of others, for a turn of the event loop."""


def players_entries(players: int) -> Iterator[AnyLogEntry]:
    """Yield the entries with which so many come to play."""
    for member in range(1, players + 1):
        yield Joined(member, f"Player {member}", Role.SEAT, f"{member:064x}")
        yield SeatTaken(member)


async def gather(room: Room, players: int) -> None:
    """Let so many come to an event."""
    came = asyncio.Event()

    def come(runner: TableRunner, now: float) -> list[LogRow]:
        version = runner.table.version
        rows = [
            LogRow(version + number, now, entry)
            for number, entry in enumerate(players_entries(players), 1)
        ]
        runner.restore(rows)
        came.set()
        return rows

    if isinstance(room.role, TableOwner):
        room.role.carry_out(come)
    await came.wait()
    await room.wait_until_stored()


async def longest_turn(waits: list[float]) -> None:
    """Note how long a turn of the event loop has to be waited for."""
    while True:
        began = perf_counter()
        await asyncio.sleep(TURN)
        waits.append(perf_counter() - began - TURN)


async def draw(players: int, directory: Path) -> Opened:
    """Draw the heats of an event, and wait until all tables are there."""
    store = SqliteStore(directory)
    hub = Hub(store, store)
    room, token, _ = await hub.open(EVENT, opening_join("Moderator", Role.SPECTATOR))
    await gather(room, players)
    moderator = LocalClient(hub)
    moderator.request(Resume(id="resume", code=room.code, token=token))
    await moderator.receive()
    waits = [0.0]
    watch = asyncio.create_task(longest_turn(waits))
    began, first = perf_counter(), 0.0
    moderator.request(DrawHeats(id="draw", size=SIZE))
    while (stage := room.runner.table.heats.stage) is None or stage.opened < len(stage.heats):
        await asyncio.sleep(LOOK)
        if stage is not None and stage.opened and not first:
            first = perf_counter() - began
    await room.wait_until_stored()
    took = perf_counter() - began
    watch.cancel()
    await hub.stop()
    store.close()
    return Opened(len(stage.heats), first or took, took, max(waits))


def main() -> None:
    """Measure and print."""
    headline("How soon can all play when the heats of an event are drawn?")
    found: dict[int, Opened] = {}
    for players in PLAYERS:
        with TemporaryDirectory() as directory:
            opened = found[players] = asyncio.run(draw(players, Path(directory)))
        name = f"{players:,} players, {opened.heats:,} heats"
        row(f"{name}: the first tables", f"{opened.first * 1e3:.0f} ms")
        row(f"{name}: all tables", f"{opened.all * 1e3:.0f} ms")
        row(f"{name}: longest wait of others", f"{opened.longest_wait * 1e3:.0f} ms", "50 or less")
    most, few = found[PLAYERS[-1]], found[HELD_AGAINST]
    a_heat = most.all / most.heats / (few.all / few.heats)
    row(f"{PLAYERS[-1]:,} players / {HELD_AGAINST:,}: a heat", f"{a_heat:.2f}", "1 is no growth")


if __name__ == "__main__":
    main()
