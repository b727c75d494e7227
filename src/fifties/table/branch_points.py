"""At which moments of a record a new table can begin, and what it takes along from there."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from hashlib import sha256
from itertools import takewhile

from msgspec import Struct

from fifties.core.branch import Branch, place_of
from fifties.core.contract import CHANCE, Action, AnyGame, State
from fifties.core.record import AnyRecord
from fifties.core.refusals import IllegalSetup
from fifties.table import refusals
from fifties.table.game_adapter import AnyGameAdapter
from fifties.table.position import BranchedTable, InheritedAction, Position
from fifties.table.registry import game_adapter


class BranchPoint(Struct, frozen=True, gc=False):
    """A moment of a replay at which a new table can begin."""

    since: int
    """From so many events of the timeline on, until the next point, a new table begins here."""
    after: int
    """So many events have led here."""
    round: int
    """So many draws have been: what `[branch]` in a record tells."""
    played: int
    """So many choices or cards since the last of them."""
    draws: bool
    """Whether chance acts next: it draws anew."""


class NoBranch(StrEnum):
    """Why no new table can begin at any moment of a record."""

    TOO_MANY = "too-many"
    """A table that plays on needs somebody on every seat, and it seats fewer than played."""
    BOX = "box"
    """The record does not tell the cards of its box, so that no more can be drawn."""


def why_no_branch(record: AnyRecord) -> NoBranch | None:
    """Return why nobody can play on from *record*; ``None`` if everybody can."""
    adapter = game_adapter(record.game.name)
    if record.game.players > adapter.most_seats:
        return NoBranch.TOO_MANY
    try:
        adapter.settings_for(record.game)
    except IllegalSetup:
        return NoBranch.BOX
    return None


def branch_points(record: AnyRecord) -> tuple[BranchPoint, ...]:
    """Return all moments at which a new table can begin; none where `why_no_branch` says why."""
    if why_no_branch(record) is not None:
        return ()
    return tuple(point for point, _ in _points(record))


def branched_table(
    record: AnyRecord, origin: bytes, draws: int, played: int, name: str | None = None
) -> BranchedTable:
    """Return the table that begins so many *draws*, then so many actions into *record*.

    Choices that are secret at that moment are made anew, and so is a draw that the record does not
    tell as a whole: the table begins before it. *origin* is the record's file, *name* what it
    is kept under. Raises `IllegalSetup`.
    """
    game: AnyGame = record.game
    adapter = game_adapter(game.name)
    if game.players > adapter.most_seats:
        raise IllegalSetup(refusals.BranchTooMany(game.players, adapter.most_seats))
    place = place_of(record.entries, draws, played)
    if place is None:
        raise IllegalSetup(refusals.BranchPastEnd())
    state: State = game.start()
    for entry in record.entries[:place]:
        state = game.apply(state, entry.actor, entry.action).state
    if not game.to_act(state):
        raise IllegalSetup(refusals.BranchGameOver())
    *_, (point, begins) = (found for found in _points(record) if found[1] <= place)
    branch = Branch(sha256(origin).hexdigest(), point.round, point.played, name)
    actions = (_whole_action(record, place) for place in range(begins))
    players, dealer = record.header.players, game.first_dealer
    position = Position(branch, players, tuple(actions), draws=point.draws, dealer=dealer)
    return BranchedTable(adapter.settings_for(game), position)


def _points(record: AnyRecord) -> Iterator[tuple[BranchPoint, int]]:
    """Yield all branch points, each with the number of entries before it."""
    game: AnyGame = record.game
    adapter = game_adapter(game.name)
    state: State = game.start()
    told = draws = played = 0
    is_known = True
    yield BranchPoint(0, 0, 0, 0, CHANCE in game.to_act(state)), 0
    for place, entry in enumerate(record.entries):
        step = game.apply(state, entry.actor, entry.action)
        # Where choices are secret, what follows from the last one is not known before it was told.
        since = told + (len(step.events) if adapter.same_offer_for_all else 1)
        state, told, played = step.state, told + len(step.events), played + 1
        if entry.actor == CHANCE:
            draws, played = draws + 1, 0
            is_known = _whole_draw(record, place) is not None
        if is_known and _is_open(adapter, game, state):
            acts_first = CHANCE in game.to_act(state)
            yield BranchPoint(since, told, draws, played, acts_first), place + 1


def _whole_action(record: AnyRecord, place: int) -> InheritedAction:
    """Return an action before a branch point; a draw is written down as a whole from now on."""
    entry = record.entries[place]
    drawn = _whole_draw(record, place) if entry.actor == CHANCE else None
    return InheritedAction(entry.actor, drawn or entry.action)


def _whole_draw(record: AnyRecord, place: int) -> Action | None:
    """Return what chance did at *place*, if the record tells all of it."""
    later = (entry.actor for entry in record.entries[place + 1 :])
    played = len([*takewhile(lambda actor: actor != CHANCE, later)])
    adapter = game_adapter(record.game.name)
    return adapter.whole_draw(record.game, record.entries[place].action, played)


def _is_open(adapter: AnyGameAdapter, game: AnyGame, state: State) -> bool:
    """Return whether the game goes on, and nobody has chosen in secret what others still choose."""
    actors = game.to_act(state)
    if not actors or not adapter.same_offer_for_all or CHANCE in actors:
        return bool(actors)
    return len(actors) == game.players
