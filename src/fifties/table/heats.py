"""The heats of an event: how many play where, who goes on, and when the final comes.

Points of different heats are never compared: a table of three hands out more of them than a table
of seven. So the best of every heat go on, and everybody who ties for the last of these places.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from math import ceil
from typing import Final, TypeAlias

from msgspec import Struct, field

from fifties.core.contract import Seat
from fifties.core.seal import Seal
from fifties.table.settings import Clock, Pace

HeatNumber: TypeAlias = int
"""A heat of a stage, counted from 1."""

LEAST_GO_ON: Final = 3
"""So many go on from a stage at least, or nobody could play the next one."""


class HeatRules(Struct, frozen=True, kw_only=True):
    """How a stage is divided, and how many of it go on."""

    size: int
    """How many play in one heat; a few more where too few would be left for another one."""
    final: int
    """How many the final is for: it comes as soon as those who are left fit into it."""
    advance: int
    """How many of each heat go on, and whoever shares the last of these places; 0 in the final."""


class HeatResult(Struct, frozen=True):
    """How a heat has ended, by seat."""

    places: tuple[int, ...] = ()
    """Counted from 1 and shared by whoever stands alike; nothing without a result."""
    points: tuple[int, ...] = ()
    left: tuple[Seat, ...] = ()
    """Those who have left; they do not go on."""


def heat_code(event: str, stage: int, number: HeatNumber) -> str:
    """Return the code of a heat's table; no code that is drawn for a table is as long."""
    return f"{event}S{stage}H{number}"


def heat_sizes(players: int, size: int, least: int) -> tuple[int, ...]:
    """Return how many play in each heat: about *size*, as evenly as can be, none below *least*."""
    heats = max(1, min(ceil(players / size), players // least))
    fewer, more = divmod(players, heats)
    return (fewer + 1,) * more + (fewer,) * (heats - more)


def usual_advance(sizes: Sequence[int], final: int) -> int:
    """Return how many of each heat go on, so that as many as it is for come to the final.

    If there are more heats than that, the winners of this stage play another one. Somebody is
    always out.
    """
    wanted = max(final // len(sizes), ceil(LEAST_GO_ON / len(sizes)))
    return min(wanted, min(sizes) - 1)


def draw_heats(seal: Seal, members: Sequence[int], sizes: Sequence[int]) -> list[tuple[int, ...]]:
    """Return who plays in each heat, as *seal* has it."""
    order = iter(seal.draw_order(len(members)))
    return [tuple(members[next(order)] for _ in range(size)) for size in sizes]


def seats_that_go_on(
    result: HeatResult, advance: int, gone: Collection[Seat] = ()
) -> tuple[Seat, ...]:
    """Return who of a heat goes on, in seat order, without those who have *gone* since.

    Their places are passed on to the next best.
    """
    out = {*result.left, *gone}
    here = sorted(place for seat, place in enumerate(result.places) if seat not in out)
    if not here or advance < 1:
        return ()
    last = here[min(advance, len(here)) - 1]
    return tuple(
        seat for seat, place in enumerate(result.places) if seat not in out and place <= last
    )


class Heat(Struct):
    """One heat of a stage, as the event knows it."""

    number: HeatNumber
    players: tuple[int, ...]
    """The event's members who play, in seat order."""
    is_open: bool = False
    """Whether its table is there."""
    is_ended: bool = False
    """Whether a host of the event has ended it; what has been told of it counts."""
    result: HeatResult | None = None
    going_on: frozenset[Seat] = frozenset()
    """Who goes on by this result, unless they leave the event; then the next best do."""


class HeatStage(Struct):
    """Heats that are played side by side."""

    number: int
    """Counted from 1."""
    rules: HeatRules
    is_final: bool
    hosts: tuple[int, ...]
    """The event's members who are hosts at each of its tables."""
    pace: Pace
    clock: Clock
    heats: list[Heat] = field(default_factory=list)
    players: int = 0
    opened: int = 0
    """How many heats can be played."""
    over: int = 0
    """How many heats have a result."""
    going_on: int = 0
    """How many players go on by these results."""

    @property
    def is_over(self) -> bool:
        """Whether all heats have a result."""
        return self.over == len(self.heats)

    @property
    def leads_to_final(self) -> bool:
        """Whether those who go on play the final, however many share their places.

        They do if so many as are meant to go on fit into it, or are too few for two heats.
        """
        meant = len(self.heats) * self.rules.advance
        return meant <= self.rules.final or meant < 2 * LEAST_GO_ON

    @property
    def has_result(self) -> bool:
        """Whether some heat was not ended before a whole round was told."""
        return any(heat.result is not None and heat.result.places for heat in self.heats)

    def members_going_on(self, here: Collection[int]) -> list[int]:
        """Return the members who go on, in the order of their heats; *here* is who can.

        If they would be too few for another heat, one more of each heat goes on, and so on.
        """
        for advance in range(self.rules.advance, max(len(heat.players) for heat in self.heats) + 1):
            found = [
                heat.players[seat]
                for heat in self.heats
                if heat.result is not None
                for seat in seats_that_go_on(heat.result, advance, absent_seats(heat, here))
            ]
            if len(found) >= LEAST_GO_ON:
                break
        return found

    def open(self, first: HeatNumber, last: HeatNumber) -> None:
        """Note that the tables of these heats are there."""
        for heat in self.heats[first - 1 : last]:
            self.opened += not heat.is_open
            heat.is_open = True

    def report(self, heat: Heat, result: HeatResult, here: Collection[int]) -> None:
        """Note how a heat has ended, of whose players those who are *here* can go on."""
        heat.result = result
        gone = absent_seats(heat, here)
        heat.going_on = frozenset(seats_that_go_on(result, self.rules.advance, gone))
        self.over += 1
        self.going_on += len(heat.going_on)


class EventPlace(Struct, frozen=True):
    """How far somebody has come at an event in heats."""

    place: int
    """Counted from 1, and shared by whoever stands alike."""
    points: int | None
    """In the final; ``None`` for those who did not get there."""
    stage: int
    """The last one that they played, counted from 1."""


def event_places(stages: Sequence[HeatStage]) -> dict[int, EventPlace]:
    """Return everybody's place, by member, once the final is over; before, nothing.

    The final has places of its own. Whoever was out at an earlier stage comes behind all who got
    further, and shares the place with all who were out with them: heats are not compared.
    """
    final = stages[-1] if stages else None
    if final is None or not final.is_final or not final.has_result:
        return {}
    (heat,) = final.heats
    result = heat.result or HeatResult()
    found = {
        member: EventPlace(place, points, final.number)
        for member, place, points in zip(heat.players, result.places, result.points, strict=True)
    }
    for stage in reversed(stages[:-1]):
        place = len(found) + 1
        out = (member for one in stage.heats for member in one.players if member not in found)
        found |= {member: EventPlace(place, None, stage.number) for member in [*out]}
    return found


def absent_seats(heat: Heat, here: Collection[int]) -> set[Seat]:
    """Return the seats of a heat whose members are not *here*."""
    return {seat for seat, member in enumerate(heat.players) if member not in here}


class Heats:
    """All heats of an event, as its log tells them."""

    def __init__(self, code: str) -> None:
        self._code = code
        """The event's."""
        self.stages: list[HeatStage] = []
        self._seats: dict[int, tuple[HeatStage, Heat, Seat]] = {}
        """Where each member plays, or played last."""
        self.names: list[tuple[str, int]] | None = None
        """All players by name, once somebody was looked for."""

    @property
    def stage(self) -> HeatStage | None:
        """The stage that is being played, or was played last."""
        return self.stages[-1] if self.stages else None

    @property
    def go_on(self) -> bool:
        """Whether a heat is still without a result."""
        return self.stage is not None and not self.stage.is_over

    @property
    def members(self) -> Collection[int]:
        """Everybody who plays, or has played, in a heat."""
        return self._seats.keys()

    def seat_of(self, member: int) -> tuple[HeatStage, Heat, Seat] | None:
        """Return where *member* plays, or played last."""
        return self._seats.get(member)

    def code_of(self, stage: HeatStage, heat: Heat) -> str:
        """Return the code of a heat's table."""
        return heat_code(self._code, stage.number, heat.number)

    def codes(self) -> Iterator[str]:
        """Yield the codes of all tables that belong to the event."""
        for stage in self.stages:
            for heat in stage.heats:
                yield self.code_of(stage, heat)

    def add(self, stage: HeatStage, groups: Sequence[tuple[int, ...]]) -> None:
        """Add heats of *groups* to a *stage*, which may be a new one."""
        if stage is not self.stage:
            self.stages.append(stage)
        self.names = None
        for group in groups:
            heat = Heat(len(stage.heats) + 1, group)
            stage.heats.append(heat)
            stage.players += len(group)
            for seat, member in enumerate(group):
                self._seats[member] = (stage, heat, seat)

    def find(self, stage: int, number: HeatNumber) -> tuple[HeatStage, Heat] | None:
        """Return a heat, if there is such a one."""
        if not 0 < stage <= len(self.stages):
            return None
        found = self.stages[stage - 1]
        return (found, found.heats[number - 1]) if 0 < number <= len(found.heats) else None
