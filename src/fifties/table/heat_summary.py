"""What is shown of heats: sums to everybody, one's own heat, and pages of who plays where."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping
from itertools import islice
from typing import Final

from msgspec import Struct

from fifties.core.contract import Seat
from fifties.table.entries import MemberId
from fifties.table.heats import Heat, HeatNumber, HeatStage
from fifties.table.member_names import search_key
from fifties.table.messages import HeatInfo, HeatPlayer, HeatsInfo, YourHeat
from fifties.table.table import Table

PODIUM: Final = 3
"""The last place of the final that is shown to everybody."""

LISTED_PLAYERS: Final = 7
"""How many players of a heat are listed."""

LISTED_HEATS: Final = 24
"""How many heats are on a page."""

LISTED_FOUND: Final = 20
"""How many people are listed whose names begin alike."""


class HeatLine(Struct, frozen=True, gc=False):
    """One heat and who plays in it."""

    number: HeatNumber
    code: str
    """Of its table."""
    players: tuple[HeatPlayer, ...]
    """The best first when it is over, else in seat order; of a hall the first seven."""
    seated: int
    """How many play, listed or not."""
    open: bool
    """Whether its table is there."""
    over: bool
    rounds: int | None
    """How many rounds were told so far, if that is known."""


class HeatPage(Struct, frozen=True, gc=False):
    """Some heats of a stage."""

    stage: int
    """Counted from 1; 0 if no heats were drawn."""
    stages: int
    """How many were drawn."""
    total: int
    """How many heats the stage has."""
    heats: tuple[HeatLine, ...]


class FoundPlayer(Struct, frozen=True, gc=False):
    """Somebody who was looked for, and where they play or played last."""

    name: str
    heat: YourHeat


def heats_info(table: Table) -> HeatsInfo | None:
    """Return how the heats of an event get on."""
    stage = table.heats.stage
    if stage is None:
        return None
    return HeatsInfo(
        stage=stage.number,
        final=stage.is_final,
        heats=len(stage.heats),
        open=stage.opened,
        over=stage.over,
        players=stage.players,
        size=stage.rules.size,
        advance=stage.rules.advance,
        to_final=stage.rules.final,
        going_on=stage.going_on,
        winners=_winners(table, stage),
    )


def _winners(table: Table, stage: HeatStage) -> tuple[HeatPlayer, ...]:
    """Return the first three places of the final."""
    if not (stage.is_final and stage.is_over):
        return ()
    found = _players(table, stage, stage.heats[0])
    return tuple(one for one in found if one.place is not None and one.place <= PODIUM)


def heat_info(table: Table) -> HeatInfo | None:
    """Return which heat is played at this table, if one is."""
    origin = table.heat
    if origin is None:
        return None
    return HeatInfo(
        event=origin.event,
        settings=origin.settings,
        stage=origin.stage,
        number=origin.number,
        final=origin.final,
        advance=origin.advance,
        over=table.is_heat_over,
    )


def your_heat(table: Table, member: MemberId) -> YourHeat | None:
    """Return where *member* plays, or played last, once the table for that is there."""
    found = table.heats.seat_of(member)
    if found is None or not found[1].is_open:
        return None
    stage, heat, seat = found
    player = _player(table, stage, heat, seat)
    return YourHeat(
        code=table.heats.code_of(stage, heat),
        stage=stage.number,
        number=heat.number,
        final=stage.is_final,
        over=heat.result is not None,
        place=player.place,
        points=player.points,
        goes_on=player.goes_on,
    )


def _player(table: Table, stage: HeatStage, heat: Heat, seat: Seat) -> HeatPlayer:
    name = table.members[heat.players[seat]].name
    result = heat.result
    if result is None:
        return HeatPlayer(name, None, None, None)
    goes_on = None if stage.is_final else seat in heat.going_on
    if not result.places:
        return HeatPlayer(name, None, None, goes_on)
    return HeatPlayer(name, result.places[seat], result.points[seat], goes_on)


def _players(table: Table, stage: HeatStage, heat: Heat) -> tuple[HeatPlayer, ...]:
    """Return who plays in a heat, the best first once it is over; of a hall only some."""
    seats = [*range(len(heat.players))]
    if heat.result is not None and heat.result.places:
        seats.sort(key=heat.result.places.__getitem__)
    return tuple(_player(table, stage, heat, seat) for seat in islice(seats, LISTED_PLAYERS))


def heat_page(
    table: Table, stage: int | None, first: HeatNumber, rounds: Mapping[tuple[int, HeatNumber], int]
) -> HeatPage:
    """Return some heats of a *stage*, by default the last one, from the *first* of them on.

    *rounds* is how many rounds were told, by stage and heat, where that is known.
    """
    stages = table.heats.stages
    number = len(stages) if stage is None else stage
    if not 0 < number <= len(stages):
        return HeatPage(0, len(stages), 0, ())
    shown = stages[number - 1]
    heats = shown.heats[max(1, first) - 1 :][:LISTED_HEATS]
    lines = tuple(_line(table, shown, heat, rounds.get((number, heat.number))) for heat in heats)
    return HeatPage(number, len(stages), len(shown.heats), lines)


def _line(table: Table, stage: HeatStage, heat: Heat, rounds: int | None) -> HeatLine:
    return HeatLine(
        number=heat.number,
        code=table.heats.code_of(stage, heat),
        players=_players(table, stage, heat),
        seated=len(heat.players),
        open=heat.is_open,
        over=heat.result is not None,
        rounds=rounds,
    )


def find_players(table: Table, name: str) -> tuple[FoundPlayer, ...]:
    """Return the players whose names begin with *name*, whatever the case and the accents."""
    heats = table.heats
    if heats.names is None:
        named = ((search_key(table.members[member].name), member) for member in heats.members)
        heats.names = sorted(named)
    wanted = search_key(name)
    first = bisect_left(heats.names, (wanted, -1))
    alike = [
        member
        for known, member in heats.names[first : first + LISTED_FOUND]
        if known.startswith(wanted)
    ]
    found = ((table.members[member].name, your_heat(table, member)) for member in alike)
    return tuple(FoundPlayer(name, heat) for name, heat in found if heat is not None)
