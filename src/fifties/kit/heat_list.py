"""The heats of an event as its kit lists them: how they were drawn, how they ended, who went on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from fifties.core.seal import Seal
from fifties.kit.csv_lines import write_time
from fifties.kit.refusals import KitRefused, LineMisshapen
from fifties.kit.table_history import HeatDraw, TableHistory
from fifties.table.heats import Heat, HeatResult, HeatRules, HeatStage, absent_seats
from fifties.table.settings import Clock, Pace

HEATS: Final = "heats.json"
"""The part of a kit that this is, where an event was played in heats."""


class HeatListed(Struct, frozen=True, forbid_unknown_fields=True):
    """One heat. Players go by the numbers of participants, and lists are in seat order."""

    number: int
    """Of the heat in its stage, counted from 1."""
    table: str
    """The code of its table, at which its game is listed."""
    players: tuple[int, ...]
    ended: str | None
    """When the event knew of its end."""
    places: tuple[int, ...]
    """Empty without a result: it goes on, or was ended before a round was told."""
    points: tuple[int, ...]
    left: tuple[int, ...]
    """Who had left the heat, or the event when the next stage was drawn, and so did not go on."""


class HeatDrawListed(Struct, frozen=True, forbid_unknown_fields=True):
    """Heats that were drawn together."""

    published: str
    """When the commitment was."""
    drawn: str
    commitment: str
    secret: str
    heats: tuple[HeatListed, ...]


class StageListed(Struct, frozen=True, forbid_unknown_fields=True):
    """Heats that were played side by side."""

    number: int
    final: bool
    size: int
    """How many were to play in a heat."""
    advance: int
    """How many of each heat went on, and whoever shared the last of these places."""
    to_final: int
    """How many the final was for."""
    draws: tuple[HeatDrawListed, ...]
    """More than one if some came late."""

    @property
    def heats(self) -> Iterator[HeatListed]:
        """All heats of the stage."""
        for draw in self.draws:
            yield from draw.heats

    def rebuild(self) -> HeatStage:
        """Return the stage as a table knows it, of participants in place of members."""
        rules = HeatRules(size=self.size, final=self.to_final, advance=self.advance)
        stage = HeatStage(self.number, rules, self.final, (), Pace.HALL, Clock.RELAXED)
        stage.heats = [_rebuild(heat) for heat in self.heats]
        return stage


def _rebuild(heat: HeatListed) -> Heat:
    left = tuple(seat for seat, number in enumerate(heat.players) if number in heat.left)
    result = HeatResult(heat.places, heat.points, left)
    return Heat(heat.number, heat.players, result=None if heat.ended is None else result)


class HeatList(Struct, frozen=True, forbid_unknown_fields=True):
    """All heats of an event."""

    stages: tuple[StageListed, ...]

    def encode(self) -> bytes:
        """Return the bytes of the part."""
        return msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n"


def read_heats(data: bytes) -> HeatList:
    """Return the heats of a kit, or raise `KitRefused`."""
    try:
        return msgspec.json.decode(data, type=HeatList)
    except msgspec.DecodeError:
        raise KitRefused(LineMisshapen(1), HEATS) from None


def list_heats(event: TableHistory) -> HeatList:
    """Return the heats of an event as its own log tells them."""
    return HeatList(tuple(_list_stage(event, stage) for stage in event.table.heats.stages))


def _list_stage(event: TableHistory, stage: HeatStage) -> StageListed:
    draws = [draw for draw in event.heat_draws if draw.entry.stage == stage.number]
    after = next((draw for draw in event.heat_draws if draw.entry.stage > stage.number), None)
    heats = iter(stage.heats)
    return StageListed(
        number=stage.number,
        final=stage.is_final,
        size=stage.rules.size,
        advance=stage.rules.advance,
        to_final=stage.rules.final,
        draws=tuple(_list_draw(event, stage, draw, after, heats) for draw in draws),
    )


def _list_draw(
    event: TableHistory,
    stage: HeatStage,
    draw: HeatDraw,
    after: HeatDraw | None,
    heats: Iterator[Heat],
) -> HeatDrawListed:
    drawn = [next(heats) for _ in draw.entry.heats]
    return HeatDrawListed(
        published=write_time(draw.published),
        drawn=write_time(draw.at),
        commitment=Seal(draw.entry.secret).commitment,
        secret=draw.entry.secret,
        heats=tuple(_list_heat(event, stage, heat, after) for heat in drawn),
    )


def _list_heat(
    event: TableHistory, stage: HeatStage, heat: Heat, after: HeatDraw | None
) -> HeatListed:
    ended = event.heat_ends.get((stage.number, heat.number))
    result = heat.result or HeatResult()
    left = {*result.left, *(() if after is None else absent_seats(heat, after.here))}
    return HeatListed(
        number=heat.number,
        table=event.table.heats.code_of(stage, heat),
        players=tuple(member + 1 for member in heat.players),
        ended=None if ended is None else write_time(ended),
        places=result.places,
        points=result.points,
        left=tuple(heat.players[seat] + 1 for seat in sorted(left)),
    )
