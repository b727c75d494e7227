"""Checks the heats of a kit.

Each draw has to follow from its secret, and each result from its game; and whoever played the next
stage had to go on by the rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import pairwise

from fifties.core.refusals import IllegalSetup
from fifties.core.seal import Seal
from fifties.kit import refusals
from fifties.kit.csv_lines import read_time
from fifties.kit.game_check import CheckedGame
from fifties.kit.heat_list import HEATS, HeatDrawListed, HeatList, HeatListed, StageListed
from fifties.kit.manifest import Manifest
from fifties.kit.refusals import KitRefused
from fifties.kit.signature import MANIFEST
from fifties.table.heats import draw_heats, heat_code


def check_heats(
    heats: HeatList,
    manifest: Manifest,
    games: Sequence[CheckedGame],
    participants: Mapping[int, str],
) -> None:
    """Compare the heats with the games that were played in them, or raise `KitRefused`."""
    tables = {heat.table for stage in heats.stages for heat in stage.heats} | {manifest.table}
    if any(game.table not in tables for game in manifest.games):
        raise KitRefused(refusals.RecordDiffers(HEATS), MANIFEST)
    by_table = {game.listed.table: game for game in games}
    for number, stage in enumerate(heats.stages, 1):
        if stage.number != number or not stage.draws:
            raise KitRefused(refusals.StageDiffers(number), HEATS)
        _check_players(stage, manifest.table, participants)
        for heat in stage.heats:
            _check_result(stage, heat, by_table.get(heat.table))
        before = heats.stages[: number - 1]
        for late, draw in enumerate(stage.draws):
            _check_draw(stage, draw, None if late else _expected(before))


def _check_players(stage: StageListed, event: str, participants: Mapping[int, str]) -> None:
    """See that everybody plays once in a stage, and that each heat has its own table."""
    heats = [*stage.heats]
    players = [number for heat in heats for number in heat.players]
    codes = [heat_code(event, stage.number, number) for number in range(1, len(heats) + 1)]
    numbered = [heat.number for heat in heats] == [*range(1, len(heats) + 1)]
    if len({*players}) != len(players) or not {*players} <= participants.keys():
        raise KitRefused(refusals.StageDiffers(stage.number), HEATS)
    if not numbered or [heat.table for heat in heats] != codes or stage.final != _is_final(stage):
        raise KitRefused(refusals.StageDiffers(stage.number), HEATS)


def _is_final(stage: StageListed) -> bool:
    """Return whether nobody can go on from a stage: all who were left played in one heat."""
    return stage.advance == 0 and len([*stage.heats]) == 1


def _check_result(stage: StageListed, heat: HeatListed, game: CheckedGame | None) -> None:
    """Compare a heat with its game; without one it may have no result."""
    told = heat.places, heat.points
    if game is None:
        fine = told == ((), ())
    else:
        players = tuple(map(int, game.record.header.players))
        wanted = tuple(game.sheet.places), tuple(game.sheet.points)
        ended = read_time(heat.ended or "")
        fine = players == heat.players and (
            told == ((), ()) if ended is None else told == wanted and ended >= _end_of(game)
        )
    if not fine or not {*heat.left} <= {*heat.players}:
        raise KitRefused(refusals.HeatDiffers(stage.number, heat.number), HEATS)


def _end_of(game: CheckedGame) -> int:
    return read_time(game.listed.ended or "") or 0


def _expected(before: Sequence[StageListed]) -> list[int] | None:
    """Return who had to be drawn after these stages; ``None``: whoever was there."""
    played = [stage.rebuild() for stage in before]
    if not any(stage.has_result for stage in played):
        return None
    gone = {number for heat in before[-1].heats for number in heat.left}
    here = {number for heat in before[-1].heats for number in heat.players} - gone
    if played[-1].has_result:
        return played[-1].members_going_on(here)
    # Nobody had a result: the same ones were drawn again.
    return [number for heat in before[-1].heats for number in heat.players if number in here]


def _check_draw(stage: StageListed, draw: HeatDrawListed, expected: list[int] | None) -> None:
    """Draw heats again, from those who went on or from all who were there."""
    groups = [heat.players for heat in draw.heats]
    sizes = [len(group) for group in groups]
    pool = sorted(number for group in groups for number in group)
    even = bool(sizes) and max(sizes) - min(sizes) <= 1
    if not even or (expected is not None and sorted(expected) != pool):
        raise KitRefused(refusals.StageDiffers(stage.number), HEATS)
    try:
        seal = Seal(draw.secret)
    except IllegalSetup:
        raise KitRefused(refusals.HeatsUndrawn(stage.number), HEATS) from None
    follows = draw_heats(seal, expected or pool, sizes) == groups
    if seal.commitment != draw.commitment or not follows:
        raise KitRefused(refusals.HeatsUndrawn(stage.number), HEATS)
    times = [read_time(text) for text in (draw.published, draw.drawn)]
    times += [read_time(heat.ended) for heat in draw.heats if heat.ended is not None][:1]
    known = [time for time in times if time is not None]
    if known != times or any(before > after for before, after in pairwise(known)):
        raise KitRefused(refusals.TimeGoesBack(1), HEATS)
