"""The table of a heat: the log with which it begins, and how the heat has ended there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from fifties.table import entries
from fifties.table.entries import AnyLogEntry, HeatOrigin, MemberId, Role
from fifties.table.heats import Heat, HeatResult, HeatStage
from fifties.table.registry import adapter_for
from fifties.table.table import Table


def first_entries(event: Table, stage: HeatStage, heat: Heat, secret: str) -> list[AnyLogEntry]:
    """Return the first entries of a heat's table, at which the game has begun.

    Everybody who plays has the token that they have at the event. The first who comes sets the
    game going, and bots keep the seats of those who do not come.
    """
    return [*_opening(event, stage, heat, secret)]


def _opening(event: Table, stage: HeatStage, heat: Heat, secret: str) -> Iterator[AnyLogEntry]:
    held = event.settings.event
    if held is None:
        raise ValueError("only events have heats")
    players = len(heat.players)
    settings = adapter_for(event.settings).heat_settings(event.settings, players)
    settings = replace(settings, pace=stage.pace, clock=stage.clock)
    code, advance = event.heats.code_of(stage, heat), stage.rules.advance
    origin = HeatOrigin(event.code, held, stage.number, heat.number, advance, stage.is_final)
    yield entries.Opened(code, settings, origin)
    yield entries.Sealed(secret)
    for seat, member in enumerate(heat.players):
        yield _joined(event, member, seat, Role.SEAT)
        yield entries.SeatTaken(seat)
    ids = {member: seat for seat, member in enumerate(heat.players)}
    hosts = [host for host in stage.hosts if host in event.members]
    for host in hosts:
        if host not in ids:
            ids[host] = len(ids)
            yield _joined(event, host, ids[host], Role.SPECTATOR)
    for number, host in enumerate(hosts):
        yield entries.HostAdded(ids[host]) if number else entries.HostPassed(ids[host])
    yield entries.Started(tuple(range(players)))


def _joined(event: Table, member: MemberId, number: MemberId, role: Role) -> entries.Joined:
    """Return how a member of the event joins; whoever has left it since cannot come back here."""
    someone = event.members[member]
    return entries.Joined(
        number,
        someone.name,
        role,
        "" if someone.gone else someone.key,
        lang=someone.lang,
        device=someone.device,
        level=someone.level,
    )


def result_at(table: Table) -> HeatResult | None:
    """Return how the heat at this table has ended, by what was told; ``None``: it goes on.

    There is no result where it was ended before a whole round was told.
    """
    play = table.play
    if play is None or not table.is_heat_over:
        return None
    if not play.rounds_told:
        return HeatResult()
    members = [table.members[member] for member in play.seats]
    left = tuple(seat for seat, one in enumerate(members) if one.gone or one.leaving)
    return HeatResult(play.game.places(play.told), play.game.points(play.told), left)
