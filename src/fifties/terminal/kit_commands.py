"""`fifties verify` and `fifties erase` for the kit of an event, which is a file of its own."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from fifties.kit.bundle_check import MOST_BYTES, CheckedKit, check_kit
from fifties.kit.erasure import erase, leave_names_out
from fifties.kit.game_check import CheckedGame
from fifties.kit.heat_list import HeatListed, StageListed
from fifties.kit.manifest import GameEnd, GameListed
from fifties.kit.refusals import KitRefused
from fifties.locales import Speech
from fifties.table.choice_seal import seal_groups
from fifties.terminal.file_output import write_whole
from fifties.terminal.progress_bar import progress_bar
from fifties.words import Words

HUNDRED: Final = 100
_MINUTES: Final = 16
_SECONDS: Final = slice(11, 19)


def read_kit(path: str | Path) -> bytes:
    """Return the bytes of a file, but at most one more than a kit may have."""
    with Path(path).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def check_with_progress(data: bytes, say: Speech, expected: str | None = None) -> CheckedKit:
    """Check a kit, and show on a terminal how far that is; raises `KitRefused`."""
    with progress_bar(say("verify-kit-progress"), HUNDRED) as on_progress:
        return check_kit(data, expected, lambda share: on_progress(int(HUNDRED * share)))


def refused_kit(refused: KitRefused, say: Speech) -> str:
    """Return which part of a kit is wrong, and why."""
    return f"{refused.part}: {Words(say).refusal(refused.refusal)}"


def describe_kit(data: bytes, say: Speech, expected: str | None = None) -> Iterator[str]:
    """Yield what a kit proves, line by line; raise `KitRefused` if something in it is wrong."""
    kit = check_with_progress(data, say, expected)
    manifest = kit.manifest
    yield say("verify-kit-fine", fingerprint=kit.fingerprint)
    title = {"title": manifest.title} if manifest.title else {}
    event = say("verify-kit-event" if title else "verify-kit-table", table=manifest.table, **title)
    people = say(
        "verify-kit-participants", participants=manifest.participants, named=len(kit.names)
    )
    yield f"  {event}, {people}"
    counting = {(game.listed.table, game.listed.number): game for game in kit.games}
    heats = {heat.table for stage in kit.heats.stages for heat in stage.heats if not stage.final}
    for stage, after in zip_longest(kit.heats.stages, kit.heats.stages[1:]):
        yield f"  {_stage_line(stage, say)}"
        for heat in stage.heats if not stage.final else ():
            yield f"    {_heat_line(kit, heat, after, say)}"
    for listed in manifest.games:
        if listed.table not in heats:
            yield f"  {_game_line(listed, say)}"
            game = counting.get((listed.table, listed.number))
            yield from (f"    {line}" for line in (_game_lines(kit, game, say) if game else ()))
    yield say("verify-kit-compare")


def _stage_line(stage: StageListed, say: Speech) -> str:
    heats = [*stage.heats]
    return say(
        "verify-kit-final" if stage.final else "verify-kit-stage",
        stage=stage.number,
        heats=len(heats),
        players=sum(len(heat.players) for heat in heats),
        drawn=_minutes(stage.draws[0].drawn),
        commitment=stage.draws[0].commitment,
    )


def _heat_line(kit: CheckedKit, heat: HeatListed, after: StageListed | None, say: Speech) -> str:
    """Return who has won a heat, and who went on from it to the stage *after*."""
    drawn = {number for one in (after.heats if after else ()) for number in one.players}
    best = [one for one, place in zip(heat.players, heat.places, strict=False) if place == 1]
    told = [f"{heat.table}: "]
    if heat.places:
        points = heat.points[heat.players.index(best[0])]
        winner = ", ".join([_known(kit, one, say) for one in best])
        told.append(say("verify-kit-winner", winner=winner, points=points))
        going = [str(one) for one in sorted(drawn & {*heat.players})]
        told.append(f"; {say('verify-kit-going-on', numbers=', '.join(going))}" if going else "")
    else:
        told.append(say("verify-kit-no-result" if heat.ended else "verify-kit-goes-on"))
    return "".join(told)


def _known(kit: CheckedKit, number: int, say: Speech) -> str:
    """Return the number of a participant, and the name if it is in the kit."""
    named = say("verify-kit-number", number=str(number)), kit.names.get(number, "")
    return " ".join(filter(None, named))


def _game_line(listed: GameListed, say: Speech) -> str:
    message = {
        GameEnd.FINISHED: "verify-kit-game",
        GameEnd.BROKEN_OFF: "verify-kit-broken-off",
        GameEnd.ENDED: "verify-kit-game",
        GameEnd.PLAYING: "verify-kit-playing",
    }[listed.end]
    told = say(
        message,
        game=say(f"game-{listed.game}"),
        players=listed.players,
        began=_minutes(listed.began),
        ended=_minutes(listed.ended or ""),
    )
    return f"{listed.table}-{listed.number}: {told}"


def _minutes(time: str) -> str:
    return f"{time[:_MINUTES].replace('T', ' ')} UTC" if time else ""


def _game_lines(kit: CheckedKit, game: CheckedGame, say: Speech) -> Iterator[str]:
    yield say("verify-kit-commitment", commitment=game.listed.commitment)
    for number, sealed in enumerate(game.seals.rounds, 1):
        shown = sealed.choices
        if shown is None:
            yield say("verify-kit-unsealed", round=number)
        else:
            time, seal = shown.shown[_SECONDS], seal_groups(shown.seal)
            yield say("verify-kit-choices", round=number, time=time, seal=seal)
    sheet = game.sheet
    for seat, name in enumerate(game.record.header.players):
        if sheet.places[seat] == 1:
            winner = _known(kit, int(name), say)
            yield say("verify-kit-winner", winner=winner, points=sheet.points[seat])


def erase_names(path: Path, numbers: Collection[int], say: Speech) -> list[str]:
    """Erase participants from a kit, all of them if no *numbers* are given; return what to say.

    The file is written anew completely or not at all. Raises `KitRefused`.
    """
    data = read_kit(path)
    kit = check_with_progress(data, say)
    gone = numbers or {*kit.names}
    write_whole(path, erase(data, numbers) if numbers else leave_names_out(data))
    salted = {salt.participant for game in kit.games for salt in game.seals.salts}
    lines = [say("erase-salted", number=str(one)) for one in sorted(salted & {*gone})]
    return [say("erase-done", names=len(gone)), *lines]
