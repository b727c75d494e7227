"""Game records: a header and the actions of a game. Replaying one is a fold over its actions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, Generic, TypeAlias, cast

from msgspec import Struct

from fifties.core import record_refusals as refusals
from fifties.core.arguments import require_type
from fifties.core.branch import Branch
from fifties.core.contract import (
    Action,
    ActionT,
    Actor,
    EventT,
    Game,
    GameT,
    GameT_co,
    PlayableGame,
    Seat,
    StateT,
    Step,
    ViewT,
)
from fifties.core.refusals import IllegalAction, Refusal, Refused
from fifties.core.seal import Seal

RULES_VERSION: Final = 1


class Place(Struct, frozen=True):
    """A spot in a record, as precise as it is known."""

    round: int | None = None
    """Counted from 1, and so is the trick."""
    trick: int | None = None
    seat: Seat | None = None


class RecordRefused(Refused):
    """A record that breaks a rule, or is none."""

    def __init__(
        self, refusal: Refusal, place: Place | None = None, players: tuple[str, ...] = ()
    ) -> None:
        super().__init__(refusal)
        self.place = place or Place()
        self.players = players


class Header(Struct, frozen=True):
    """What a record says about a game besides its actions."""

    players: tuple[str, ...]
    """Names in seat order, all different."""
    date: str | None = None
    place: str | None = None
    note: str | None = None
    seal: Seal | None = None
    """What all draws follow from, once it may be told."""
    branch: Branch | None = None
    """Where it branched off another game, if it did."""


class Entry(Struct, frozen=True, gc=False):
    """One action of a game."""

    actor: Actor
    action: Action


class Record(Struct, Generic[GameT_co], frozen=True):
    """A game as far as it was played."""

    header: Header
    game: GameT_co
    entries: tuple[Entry, ...]


AnyRecord: TypeAlias = Record[PlayableGame]
"""A record of some game."""


def replay(
    record: Record[Game[StateT, ActionT, EventT, ViewT]],
) -> Iterator[Step[StateT, EventT]]:
    """Play the actions of *record* again, one step each; a broken rule raises `IllegalAction`."""
    require_type("record", record, Record, "Record")
    return cast("Iterator[Step[StateT, EventT]]", _steps(record))


def _steps(record: AnyRecord) -> Iterator[Step]:
    state = record.game.start()
    for entry in record.entries:
        step = record.game.apply(state, entry.actor, entry.action)
        state = step.state
        yield step


def final_state(record: Record[Game[StateT, ActionT, EventT, ViewT]]) -> StateT:
    """Return the state in which *record* ends."""
    state = record.game.start()
    for step in replay(record):
        state = step.state
    return state


class Referee(Generic[GameT]):
    """Follows a written game action by action, and says where it breaks a rule."""

    def __init__(self, header: Header, game: GameT) -> None:
        self.header = header
        self.game = game
        self.state = game.start()
        self.entries: list[Entry] = []

    def apply(self, actor: Actor, action: Action, place: Place) -> None:
        """Carry *action* out, which stands at *place*."""
        try:
            self.state = self.game.apply(self.state, actor, action).state
        except IllegalAction as illegal:
            raise self.refused(illegal.refusal, place) from None
        self.entries.append(Entry(actor, action))

    def refused(self, refusal: Refusal, place: Place) -> RecordRefused:
        """Return the error that *refusal* at *place* makes of the whole record."""
        return RecordRefused(refusal, place, self.header.players)

    def record(self) -> Record[GameT]:
        """Return what has been followed so far, if it reaches to where it branched off."""
        branch = self.header.branch
        if branch is not None and branch.inherited(self.entries) is None:
            raise self.refused(refusals.BranchPastEnd(branch.round, branch.played), Place())
        return Record(self.header, self.game, tuple(self.entries))
