"""The position in which every game of a table begins that plays on from a record."""

from __future__ import annotations

from typing import Generic

from msgspec import Struct

from fifties.core.branch import Branch
from fifties.core.contract import ActionT, Actor, Seat
from fifties.table.settings import SettingsT


class InheritedAction(Struct, Generic[ActionT], frozen=True, gc=False):
    """Something that was done in the game that a table plays on from."""

    actor: Actor
    action: ActionT


class Position(Struct, Generic[ActionT], frozen=True, gc=False):
    """A moment of a record, with all that led to it."""

    branch: Branch
    """Which record, and which moment."""
    players: tuple[str, ...]
    """Who played there, in seat order."""
    actions: tuple[InheritedAction[ActionT], ...]
    draws: bool = False
    """Whether chance acts first."""
    dealer: Seat | None = None
    """Who dealt first, where cards are dealt."""


class BranchedTable(Struct, Generic[SettingsT, ActionT], frozen=True, gc=False):
    """A table that begins in a position: how it is set, and the position."""

    settings: SettingsT
    position: Position[ActionT]
