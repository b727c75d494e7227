"""What a host does at a table: asks people, and tells everybody what happens."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from fifties.bots.reasons import Reason
from fifties.core.contract import Action, Seat

People: TypeAlias = frozenset[Seat]
"""The seats of those who sit at this keyboard; bots have the others."""

Judge: TypeAlias = Callable[[Action], None]
"""Raises `IllegalAction` unless an action is allowed."""


class Host(Protocol):
    """The voice of one game at a table. It knows what a seat or a spectator may know, no more."""

    def ask(self, view: Any, judge: Judge) -> Action:
        """Let the person whose *view* this is act."""
        ...

    def hold_back(self, seat: Seat, reason: Reason) -> None:
        """Keep what a bot says about its action until everything lies open."""
        ...

    def tell(self, event: Any) -> None:
        """Say what happened, as a spectator sees it."""
        ...
