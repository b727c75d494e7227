"""Finished games as records, and the archive that keeps them."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Protocol

from msgspec import Struct

from fifties.games.registry import write_record
from fifties.table.table import Table


class KeptRecord(Struct, frozen=True):
    """A finished game."""

    name: str
    finished: float
    game: str
    players: tuple[str, ...]
    text: str
    """The record itself; lists leave it out."""
    winners: tuple[int, ...] = ()
    """Their seats."""
    totals: tuple[int, ...] = ()
    """In seat order; nothing of parties."""


class RecordWithKeys(Struct, frozen=True):
    """A record with the keys of those who played."""

    record: KeptRecord
    keys: tuple[str, ...]


class RecordArchive(Protocol):
    """Hands out the records of finished games; the log of tables keeps them with its rows."""

    async def record(self, name: str) -> KeptRecord | None:
        """Return a record, or raise `Unreadable`."""
        ...

    async def records_of(self, key: str) -> list[KeptRecord]:
        """Return the records of the games that the holder of *key* played, latest first."""
        ...

    async def erase(self, name: str, key: str) -> bool:
        """Erase a record for somebody who played in it; return whether there was such a one."""
        ...

    async def erase_before(self, before: float) -> int:
        """Erase records of games that ended before *before*; return how many."""
        ...


def finished_game(table: Table, name: str, now: float) -> RecordWithKeys:
    """Return the record of a game that has just ended at *table*, for those who played."""
    play = table.to_record.pop(name)
    if not play.over:
        raise ValueError("the secret of a game that is on belongs into no record")
    today = datetime.fromtimestamp(now, UTC).date().isoformat()
    # With the last state known it is not replayed: all tables would wait for a large party.
    record = write_record(play.record(today), play.state)
    keys = [table.members[member].key for member in play.seats]
    winners = () if (outcome := play.game.outcome(play.state)) is None else outcome.winners
    totals = () if play.crowd else play.game.points(play.state)
    kept = KeptRecord(name, now, play.game.name, play.names, record, winners, totals)
    return RecordWithKeys(kept, tuple(key for key in keys if key))
