"""A record as a timeline: everything that happened, for screens that know no rules.

Building one replays the whole game, which can take seconds.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum
from itertools import islice
from typing import Generic

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import (
    CHANCE,
    Action,
    AnyGame,
    Event,
    EventT,
    GameEnded,
    Seat,
    State,
    View,
    ViewT,
)
from fifties.core.record import AnyRecord, RecordRefused, final_state, replay
from fifties.core.verification import inherited_draws, verify
from fifties.table.branch_points import (
    BranchPoint,
    NoBranch,
    branch_points,
    crowd_branch_points,
    why_no_branch,
)
from fifties.table.broadcast import LISTED
from fifties.table.game_adapter import AnyGameAdapter, Crowd
from fifties.table.messages import AwardT, InfoT, LineT
from fifties.table.registry import game_adapter


class Chance(StrEnum):
    """Whether a record shows that nobody chose the cards."""

    UNSEALED = "unsealed"
    """It tells no secret that draws could follow from."""
    VERIFIED = "verified"
    """All draws follow from the sealed secret."""
    DIFFERS = "differs"
    """Some draw is another one."""


class MineThen(Struct, Generic[LineT], frozen=True, gc=False):
    """How one player of a party stood at some time."""

    after: int
    """After so many events of the timeline."""
    mine: LineT


class BranchShown(Struct, frozen=True, gc=False):
    """Where a game branched off."""

    origin: str
    """The SHA-256 of the other game's record, in base 16."""
    record: str | None
    """What a server kept it under."""
    round: int
    """So many draws are the other game's."""
    played: int
    """So many choices or cards after the last of them are, too."""
    draws: bool
    """Whether chance acted first from then on: the round was over."""
    after: int
    """So many events of the timeline."""


class Timeline(Struct, Generic[InfoT, EventT, ViewT, LineT, AwardT], frozen=True):
    """A whole game, or as much of it as was written down. It has no secrets any more."""

    game: str
    edition: str
    players: tuple[str, ...]
    """Names in seat order; those of a party are cut short."""
    date: str | None
    """What the record says about itself."""
    place: str | None
    note: str | None
    chance: Chance
    commitment: str | None
    """What the table published before the game, if it was sealed."""
    shown: InfoT
    events: tuple[EventT, ...]
    """All of them in order, with everybody's numbers and hands; a party's are sums."""
    awards: tuple[tuple[AwardT, ...], ...]
    """Of each round."""
    finished: bool
    """Whether somebody has won; a record may stop early."""
    view: ViewT
    """How a spectator saw the game before the first event."""
    points: tuple[BranchPoint, ...] = ()
    """At which moments a new table can begin, in order."""
    no_branch: NoBranch | None = None
    """Why there are none, if there are none."""
    branch: BranchShown | None = None
    """Where the game branched off another one, if it did."""
    mine: tuple[MineThen[LineT], ...] = ()
    """At a party, how the seat that was asked for stood whenever that changed."""


class RecordTimeline(Struct, frozen=True):
    """The timeline of a record, and of a party what each seat wants to know for itself."""

    timeline: Timeline
    names: tuple[str, ...]
    crowd: Crowd | None = None
    """A party that has been told nothing yet."""
    lines: tuple[tuple[MineThen, ...], ...] = ()
    """By seat, at a party."""

    def seen_from(self, seat: Seat | None) -> Timeline:
        """Return the timeline with the lines of *seat*, if it is a party's."""
        if seat is None or self.crowd is None:
            return self.timeline
        return replace(self.timeline, view=self.crowd.view(seat), mine=self.lines[seat])


def build(record: AnyRecord) -> RecordTimeline:
    """Return the timeline of a record that was read, and so has kept every rule."""
    game: AnyGame = record.game
    adapter = game_adapter(game.name)
    crowd = adapter.crowd(game, record.header.players)
    if crowd is not None:
        return _build_crowd(record, adapter, crowd)
    events = [event for step in replay(record) for event in step.events]
    scored = [event for event in events if adapter.has_awards and type(event) in adapter.results]
    timeline = _timeline(
        record,
        _chance(record),
        game.view(game.start(), None),
        tuple(adapter.as_written(record, events)),
        tuple(adapter.awards(event) for event in scored),
    )
    mentions = adapter.mentions(game, final_state(record))
    timeline = replace(
        timeline,
        shown=replace(timeline.shown, mentions=mentions),
        points=branch_points(record),
        branch=_show_branch(record),
    )
    return RecordTimeline(timeline, record.header.players)


def _show_branch(record: AnyRecord) -> BranchShown | None:
    branch = record.header.branch
    if branch is None:
        return None
    game: AnyGame = record.game
    state, after = game.start(), 0
    for step in islice(replay(record), branch.inherited(record.entries)):
        state, after = step.state, after + len(step.events)
    draws = CHANCE in game.to_act(state)
    return BranchShown(branch.origin, branch.record, branch.round, branch.played, draws, after)


def _timeline(
    record: AnyRecord,
    chance: Chance,
    view: View,
    events: tuple[Event, ...],
    awards: tuple[tuple[Struct, ...], ...] = (),
) -> Timeline:
    """Return what *record* says about itself with what was made of its actions."""
    header, game = record.header, record.game
    return Timeline(
        game=game.name,
        edition=game.edition.name,
        players=header.players,
        date=header.date,
        place=header.place,
        note=header.note,
        chance=chance,
        commitment=None if header.seal is None else header.seal.commitment,
        shown=game_adapter(game.name).game_info(game, header.players, (), None),
        events=events,
        awards=awards,
        finished=bool(events) and isinstance(events[-1], GameEnded),
        view=view,
        no_branch=why_no_branch(record),
    )


def _chance(record: AnyRecord) -> Chance:
    if record.header.seal is None:
        return Chance.UNSEALED
    try:
        verify(record)
    except RecordRefused:
        return Chance.DIFFERS
    return Chance.VERIFIED


def _build_crowd(record: AnyRecord, adapter: AnyGameAdapter, crowd: Crowd) -> RecordTimeline:
    """Follow a party's record as its members did: told in sums, and each their own line."""
    names = record.header.players
    chance = Chance.UNSEALED if record.header.seal is None else Chance.VERIFIED
    first = crowd.view(None)
    events: list[Event] = []
    lines: list[list[MineThen]] = [[] for _ in names]
    before: list[int] = []
    after: list[int] = []
    for beat in adapter.crowd_beats(record):
        if beat.drawn is not None:
            before.append(len(events))
            if _differs(record, len(after), *beat.drawn):
                chance = Chance.DIFFERS
        crowd.fold(beat.events)
        events += crowd.digest(beat.events)
        if beat.drawn is not None:
            after.append(len(events))
            continue  # What chance draws changes nobody's own line.
        for seat in crowd.concerned(beat.events):
            lines[seat].append(MineThen(len(events), crowd.mine(seat)))
    timeline = _timeline(record, chance, first, tuple(events))
    points = crowd_branch_points(record, (*before, len(events)), after)
    timeline = replace(
        timeline,
        players=names[:LISTED],
        points=() if timeline.no_branch else points,
        branch=_show_crowd_branch(record, points),
    )
    untold = adapter.crowd(record.game, names)
    return RecordTimeline(timeline, names, untold, tuple(map(tuple, lines)))


def _differs(record: AnyRecord, draws: int, state: State, drawn: Action) -> bool:
    """Return whether chance drew something else, after so many *draws*, than the seal says."""
    seal, game = record.header.seal, record.game
    if seal is None or draws < inherited_draws(record):
        return False
    return bool(game.offer(state, CHANCE).sample(seal.draw(draws)) != drawn)


def _show_crowd_branch(record: AnyRecord, points: Sequence[BranchPoint]) -> BranchShown | None:
    branch = record.header.branch
    if branch is None:
        return None
    place = branch.round, branch.played
    point = [point for point in points if (point.round, point.played) <= place][-1]
    return BranchShown(branch.origin, branch.record, *place, point.draws, point.after)
