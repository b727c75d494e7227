"""Opens tables: as many as the limits allow, each under a code that is free."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from math import ceil
from typing import TYPE_CHECKING, Final, TypeAlias

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.host import refusals
from fifties.host.codes import new_code, new_token
from fifties.host.leases import FIRST_EPOCH
from fifties.host.owner import TableOwner
from fifties.host.refusals import NotServed
from fifties.host.room import Room
from fifties.host.table_log import NewTable
from fifties.host.token_buckets import TokenBuckets
from fifties.table.entries import MemberId
from fifties.table.position import BranchedTable, Position
from fifties.table.requests import Join
from fifties.table.settings import TableSettings

if TYPE_CHECKING:
    from fifties.host.hub import Hub

OPENING_TRIES: Final = 20
"""How many codes are tried for a new table: hardly ever is one taken, unless the log is damaged."""

ReadBranch: TypeAlias = Callable[[], Awaitable[BranchedTable]]
"""Reads a record, and returns the table that begins at a moment of it."""


class Opener(Struct, frozen=True, kw_only=True):
    """Who opens a table, and from where."""

    join: Join
    token: str
    address: str
    device: str
    seat: Seat | None = None
    """Which seat they take, where the table plays on from a record."""


class TableOpenings:
    """Opens tables for people, and counts them."""

    def __init__(self, hub: Hub) -> None:
        limits = hub.limits
        rate = limits.openings_a_minute / 60 if limits.openings else 0
        self.buckets = TokenBuckets(rate, limits.openings)
        """How many tables each address may open."""
        self._hub = hub
        self._loop = asyncio.get_running_loop()
        self._codes: set[str] = set()
        """Of tables that are being opened and are not stored yet."""

    async def open(
        self, settings: TableSettings, join: Join, address: str, device: str, *, alone: bool
    ) -> tuple[Room, str, MemberId]:
        """Open a table; return its room, and the opener's token and number."""
        await self._require_room(address, alone=alone)
        return await self._open(settings, None, self._opener(join, address, device))

    async def open_branch(
        self, read_branch: ReadBranch, join: Join, address: str, device: str, seat: Seat | None
    ) -> tuple[Room, str, MemberId]:
        """Open a table that plays on from a record, which is read only if one may be opened."""
        await self._require_room(address, alone=False)
        branched = await read_branch()
        opener = self._opener(join, address, device, seat)
        return await self._open(branched.settings, branched.position, opener)

    def _opener(self, join: Join, address: str, device: str, seat: Seat | None = None) -> Opener:
        token = join.token or new_token(self._hub.rng)
        return Opener(join=join, token=token, address=address, device=device, seat=seat)

    async def _open(
        self, settings: TableSettings, position: Position | None, opener: Opener
    ) -> tuple[Room, str, MemberId]:
        for _ in range(OPENING_TRIES):
            room = await self._try_to_open(settings, position, opener)
            if room is not None:
                self._hub.rooms[room.code] = room
                return room, opener.token, 0
        raise NotServed(refusals.ServerFull())

    async def _try_to_open(
        self, settings: TableSettings, position: Position | None, opener: Opener
    ) -> Room | None:
        """Open a table under a new code, unless that is taken, or its storage is damaged."""
        hub = self._hub
        code = new_code(hub.rng)
        if code in self._codes or not await hub.log.is_free(code):
            return None
        now = hub.now()
        room = Room(code, hub.rng, hub.now, opener.address)
        if hub.cluster is None:
            room.role = TableOwner(room, hub)
        else:
            hub.cluster.own(room, FIRST_EPOCH)
        rows = room.runner.open(code, settings, now, position)
        rows += room.runner.join(opener.join, opener.token, opener.device, now, opener.seat)
        kept: asyncio.Future[bool] = self._loop.create_future()
        self._codes.add(code)
        try:
            epoch = 0 if hub.cluster is None else FIRST_EPOCH
            hub.journal.open(NewTable(code, opener.address, now), rows, kept.set_result, epoch)
            return room if await kept else None
        finally:
            self._codes.remove(code)

    async def _require_room(self, address: str, *, alone: bool) -> None:
        hub, now = self._hub, self._loop.time()
        most = hub.limits.tables
        if most and await hub.log.count() + len(self._codes) >= most:
            raise NotServed(refusals.ServerFull())
        if not alone:
            await self.require_fewer_shared(address)
        bucket = self.buckets.of(address, now)
        if not bucket.take(now):
            raise NotServed(refusals.TooManyOpened(ceil(bucket.wait(now))))
        if hub.cluster is not None:
            hub.cluster.count_address(address, opened=True)

    async def require_fewer_shared(self, address: str) -> None:
        """Refuse if *address* has as many tables of several people as it may."""
        most = self._hub.limits.tables_per_address
        if most and await self._hub.log.count_shared(address) >= most:
            raise NotServed(refusals.TooManyTables(most))
