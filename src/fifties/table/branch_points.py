"""At which moments of a record a new table can begin, and what it takes along from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import StrEnum
from hashlib import sha256
from itertools import accumulate, takewhile
from typing import NamedTuple

from msgspec import Struct

from fifties.core.branch import Branch, place_of
from fifties.core.contract import CHANCE, Action, AnyGame, State
from fifties.core.record import AnyRecord, replay
from fifties.core.refusals import IllegalSetup
from fifties.table import refusals
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

    BOX = "box"
    """The record does not tell the cards of its box, so that no more can be drawn."""


class _Moment(NamedTuple):
    """A moment of a record at which nothing is secret."""

    place: int
    """So many entries have led here."""
    round: int
    played: int
    draws: bool


def why_no_branch(record: AnyRecord) -> NoBranch | None:
    """Return why nobody can play on from *record*; ``None`` if everybody can."""
    try:
        game_adapter(record.game.name).settings_for(record.game)
    except IllegalSetup:
        return NoBranch.BOX
    return None


def branch_points(record: AnyRecord) -> tuple[BranchPoint, ...]:
    """Return all moments at which a new table can begin; none where `why_no_branch` says why.

    Not for parties, whose timelines tell less than all events.
    """
    if why_no_branch(record) is not None:
        return ()
    told = [0, *accumulate(len(step.events) for step in replay(record))]
    hides = game_adapter(record.game.name).same_offer_for_all
    return tuple(_point(moment, told, hides=hides) for moment in _moments(record))


def _point(moment: _Moment, told: Sequence[int], *, hides: bool) -> BranchPoint:
    """Return a moment of a timeline; so many events were *told* after each entry of the record."""
    after = told[moment.place]
    # Where choices are secret, what follows from the last one is not known before it was told.
    since = after if hides or not moment.place else told[moment.place - 1] + 1
    return BranchPoint(since, after, moment.round, moment.played, moment.draws)


def crowd_branch_points(
    record: AnyRecord, before: Sequence[int], after: Sequence[int]
) -> tuple[BranchPoint, ...]:
    """Return all such moments of a party, whose timeline tells less than all events.

    So many events are told *before* each draw, and at the end, and *after* each draw.
    """
    points = []
    for _, draws, played, draws_next in _moments(record):
        told = before[draws] if draws_next else after[draws - 1]
        points.append(BranchPoint(told, told, draws, played, draws_next))
    return tuple(points)


def branched_table(
    record: AnyRecord, origin: bytes, draws: int, played: int, name: str | None = None
) -> BranchedTable:
    """Return the table that begins so many *draws*, then so many actions into *record*.

    Choices that are secret at that moment are made anew, and so is a draw that the record does not
    tell as a whole: the table begins before it. *origin* is the record's file, *name* what it
    is kept under. Raises `IllegalSetup`.
    """
    game: AnyGame = record.game
    place = place_of(record.entries, draws, played)
    if place is None:
        raise IllegalSetup(refusals.BranchPastEnd())
    state: State = game.start()
    for entry in record.entries[:place]:
        state = game.apply(state, entry.actor, entry.action).state
    if not game.to_act(state):
        raise IllegalSetup(refusals.BranchGameOver())
    begins = [moment for moment in _moments(record) if moment.place <= place][-1]
    branch = Branch(sha256(origin).hexdigest(), begins.round, begins.played, name)
    actions = (_whole_action(record, place) for place in range(begins.place))
    players, dealer = record.header.players, game.first_dealer
    position = Position(branch, players, tuple(actions), draws=begins.draws, dealer=dealer)
    return BranchedTable(game_adapter(game.name).settings_for(game), position)


def _moments(record: AnyRecord) -> Iterator[_Moment]:
    """Yield all moments at which a table can begin, in order."""
    game: AnyGame = record.game
    hides = game_adapter(game.name).same_offer_for_all
    state: State = game.start()
    draws = played = 0
    is_known = True
    yield _Moment(0, 0, 0, CHANCE in game.to_act(state))
    for place, entry in enumerate(record.entries, 1):
        state, played = game.apply(state, entry.actor, entry.action).state, played + 1
        if entry.actor == CHANCE:
            draws, played = draws + 1, 0
            is_known = _whole_draw(record, place - 1) is not None
        elif hides and played % game.players:
            continue  # Others still choose; a party would take long to say who.
        actors = game.to_act(state)
        draws_next = CHANCE in actors
        is_open = draws_next or not hides or len(actors) == game.players
        if actors and is_known and is_open:
            yield _Moment(place, draws, played, draws_next)


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
