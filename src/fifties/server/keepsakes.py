"""Finished games as records."""

from __future__ import annotations

from datetime import UTC, datetime

from fifties.games.records import write_record
from fifties.server.store import KeptRecord, Owned
from fifties.table.play import is_party
from fifties.table.table import Table


def finished(table: Table, name: str, now: float) -> Owned:
    """Write a game that has just ended at *table* down, for those who played."""
    play = table.to_record.pop(name)
    if not play.over:
        raise ValueError("the secret of a game that is on belongs into no record")
    today = datetime.fromtimestamp(now, UTC).date().isoformat()
    # The whole server would wait while a hall full of people is replayed.
    record = write_record(play.record(today), play.state)
    keys = [table.members[member].key for member in play.seats]
    winners = () if (outcome := play.game.outcome(play.state)) is None else outcome.winners
    totals = () if is_party(play.game) else play.game.view(play.state, None).totals
    kept = KeptRecord(name, now, play.game.name, play.names, record, winners, totals)
    return Owned(kept, tuple(key for key in keys if key))
