"""What the cooperation of several processes needs of the hub."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from fifties.host.room import Room, RoomContext
from fifties.host.table_log import TableLog

if TYPE_CHECKING:
    from fifties.host.heat_tables import HeatTables


class ClusterContext(RoomContext, Protocol):
    """What the processes' cooperation needs of the hub."""

    rooms: dict[str, Room]
    log: TableLog
    heat_tables: HeatTables

    def forget(self, room: Room) -> None:
        """Take a room out of the memory."""
        ...

    async def find(self, code: str) -> Room | None:
        """Return the room of a table, loaded from the log if need be; ``None`` if there is none."""
        ...

    def count_address(self, address: str, *, opened: bool) -> None:
        """Count a wrong code or an opened table of another process against *address*."""
        ...
