"""What a follower tells the owner of its table about who is connected here."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from fifties.host.cluster_messages import ConnectionsChanged
from fifties.host.room import Room
from fifties.table.entries import MemberId

WHOLE_EVERY: Final = 5.0
"""Seconds after which the owner is told all connections again, in case the bus has lost some."""


class ReportsContext(Protocol):
    """What is needed of the process."""

    node: str

    def send(self, nodes: Iterable[str], message: ConnectionsChanged) -> None:
        """Send a message to some processes, together with others."""
        ...


class ConnectionReports:
    """Tells whose connections have changed, and all of them now and then.

    Whoever has told so is known to the owner as a follower, and is sent what it keeps.
    """

    def __init__(self, room: Room, context: ReportsContext, owner: Callable[[], str]) -> None:
        self._room, self._context = room, context
        self._owner = owner
        """Returns who is to be told; nobody if it is empty."""
        self._loop = asyncio.get_running_loop()
        self._changed_members: set[MemberId] = set()
        """Members whose connections have changed since the owner was told."""
        self._timer: asyncio.TimerHandle | None = None
        self._whole_at = 0.0
        """When the owner is to be told all connections."""

    def note(self, member: MemberId) -> None:
        """Note that a connection of *member* has come or gone."""
        self._changed_members.add(member)
        if self._timer is None:
            self._timer = self._loop.call_later(0, self._report)

    def report_all(self) -> None:
        """Tell the owner all connections."""
        self._whole_at = 0.0
        self._report()

    def report_regularly(self) -> None:
        """Tell the owner all connections again, if that was long ago."""
        if self._loop.time() >= self._whole_at:
            self._report()

    def _report(self) -> None:
        self.stop()
        owner, now, broadcaster = self._owner(), self._loop.time(), self._room.broadcaster
        if not owner:
            return
        whole = now >= self._whole_at
        changed, self._changed_members = self._changed_members, set()
        members = broadcaster.members if whole else changed
        counts = [(member, len(broadcaster.clients_of(member))) for member in members]
        if whole:
            self._whole_at = now + WHOLE_EVERY
        message = ConnectionsChanged(self._room.code, self._context.node, counts, whole)
        self._context.send([owner], message)

    def stop(self) -> None:
        """Cancel the timer."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
