"""Which heats are drawn when, and which are ended: the requests of an event's hosts about them."""

from __future__ import annotations

from collections.abc import Sequence

from fifties.core.seal import Seal
from fifties.table import entries, refusals, requests
from fifties.table.entries import AnyLogEntry, MemberId
from fifties.table.heats import HeatRules, HeatStage, draw_heats, heat_sizes, usual_advance
from fifties.table.registry import adapter_for, seat_limit
from fifties.table.request_context import RequestContext, require
from fifties.table.schedule import draw_secret, unused_secret
from fifties.table.table import Table


def draw(context: RequestContext, request: requests.DrawHeats) -> list[AnyLogEntry]:
    """Draw a stage of an event, or further heats of the first one for those who came late."""
    table = context.table
    require(table.settings.event is not None, refusals.EventOnly())
    require(table.running is None, refusals.GameRuns())
    stage = table.heats.stage
    if stage is not None and not stage.is_over:
        return _draw_late(context, stage)
    members = _players(table)
    least = adapter_for(table.settings).least_seats
    require(len(members) >= least, refusals.TooFewForHeats(len(members), least))
    sizes = _sizes(table, len(members), request)
    if len(sizes) == 1:
        rules = HeatRules(size=sizes[0], final=request.final, advance=0)
    else:
        advance = request.advance or usual_advance(sizes, request.final)
        most = min(sizes) - 1
        require(advance <= most, refusals.HeatsAdvance(advance, most))
        rules = HeatRules(size=request.size, final=request.final, advance=advance)
    number = 1 if stage is None else stage.number + 1
    new = HeatStage(number, rules, len(sizes) == 1, table.hosts, request.pace, request.clock)
    return _drawn(context, new, members, sizes)


def _players(table: Table) -> list[MemberId]:
    """Return who plays the next stage."""
    stages = table.heats.stages
    if stages and stages[-1].has_result:
        require(not stages[-1].is_final, refusals.HeatsOver())
        return stages[-1].members_going_on(table.lineup)
    if not any(stage.has_result for stage in stages):
        # In the order of their numbers, so that anybody can draw them again.
        return sorted(table.lineup)
    # All heats of the last stage were ended before anybody had a result: they are drawn again.
    again = [member for heat in stages[-1].heats for member in heat.players]
    return [member for member in again if member in table.lineup]


def _sizes(table: Table, players: int, request: requests.DrawHeats) -> tuple[int, ...]:
    """Return how many play in each heat: all of them in the final, if they fit into it."""
    stage = table.heats.stage
    # Whoever shares a place that goes on makes the final larger, and no stage more.
    awaited = stage is not None and stage.has_result and stage.leads_to_final
    if players <= seat_limit(table.settings) and (awaited or players <= request.final):
        return (players,)
    return heat_sizes(players, request.size, adapter_for(table.settings).least_seats)


def _draw_late(context: RequestContext, stage: HeatStage) -> list[AnyLogEntry]:
    """Draw those who came late into further heats of the first stage."""
    table = context.table
    is_first = not any(earlier.has_result for earlier in table.heats.stages[:-1])
    require(is_first and not stage.is_final, refusals.HeatsGoOn(len(stage.heats) - stage.over))
    late = [member for member in sorted(table.lineup) if not _plays(table, stage, member)]
    require(bool(late), refusals.HeatsGoOn(len(stage.heats) - stage.over))
    least = adapter_for(table.settings).least_seats
    require(len(late) >= least, refusals.TooFewForHeats(len(late), least))
    return _drawn(context, stage, late, heat_sizes(len(late), stage.rules.size, least))


def _plays(table: Table, stage: HeatStage, member: MemberId) -> bool:
    found = table.heats.seat_of(member)
    return found is not None and found[0] is stage


def _drawn(
    context: RequestContext, stage: HeatStage, members: Sequence[MemberId], sizes: Sequence[int]
) -> list[AnyLogEntry]:
    """Draw heats from the secret of the table, and seal another one for what comes next."""
    table = context.table
    sealed, secret = unused_secret(table, context.rng)
    drawn = entries.HeatsDrawn(
        stage=stage.number,
        rules=stage.rules,
        heats=tuple(draw_heats(Seal(secret), members, sizes)),
        hosts=table.hosts,
        secret=secret,
        pace=stage.pace,
        clock=stage.clock,
        final=stage.is_final,
    )
    return [*sealed, drawn, draw_secret(context.rng)]


def end(context: RequestContext, request: requests.EndHeat) -> list[AnyLogEntry]:
    """End a heat before its time, or all that go on; at the table of a heat, this one."""
    table = context.table
    if table.heat is not None:
        return [] if table.is_heat_over else [entries.Abandoned()]
    stage = table.heats.stage
    require(table.settings.event is not None, refusals.EventOnly())
    if request.heat is None:
        going_on = () if stage is None else tuple(_going_on(stage))
        return [entries.HeatsEnded(stage.number, going_on)] if stage and going_on else []
    found = None if stage is None else table.heats.find(stage.number, request.heat)
    if stage is None or found is None or found[1].result is not None:
        raise refusals.NotAtThisTable(refusals.NoSuchHeat(request.heat))
    return [] if found[1].is_ended else [entries.HeatsEnded(stage.number, (request.heat,))]


def _going_on(stage: HeatStage) -> list[int]:
    return [heat.number for heat in stage.heats if heat.result is None and not heat.is_ended]


def require_no_heats(table: Table) -> None:
    """Refuse a game of the whole event while its players are at the tables of heats."""
    stage = table.heats.stage
    if stage is not None:
        require(stage.is_over, refusals.HeatsGoOn(len(stage.heats) - stage.over))
