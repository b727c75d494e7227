"""`fifties simulate`: play at random by the million, and report the figures."""

from __future__ import annotations

import sys
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final, cast

from msgspec import Struct, json

from fifties.core.record import RecordRefused
from fifties.core.refusals import IllegalSetup, Refusal, Refused
from fifties.exits import BROKEN, INTERRUPTED
from fifties.games.registry import game_entry, make_game, write_record
from fifties.locales import Speech
from fifties.simulation.chunks import WorkersLost
from fifties.terminal.editions import DangerElsewhere, find_edition
from fifties.terminal.page import Page
from fifties.terminal.progress_bar import progress_bar
from fifties.terminal.reports.dask_cluster import cluster_executor
from fifties.terminal.streams import print_refusal
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.simulation.simulator import SimulatedGame, Simulation


_SEEDS: Final = 10**6
_MOST_DIGITS: Final = 18


class SimulationOptions(Struct, frozen=True):
    """What the command line asks for."""

    game: str
    players: int
    games: int
    seed: int | None = None
    threads: int | None = None
    danger: bool = False
    edition: str | None = None
    recorded: str | None = None
    """Which game to write down,"""
    file: Path | None = None
    """and where."""
    dask: str | None = None


class NoSuchGame(Refusal, frozen=True, tag="input-no-such-game"):
    """Games are counted from 0."""

    text: str


def simulate_games(options: SimulationOptions, say: Speech, *, as_json: bool) -> int:
    """Do as the command line asks; return the exit code."""
    words = Words(say)
    try:
        done = _simulate(options, say)
    except RecordRefused as refused:
        return print_refusal(f"fifties simulate: {options.edition}: {words.refused(refused)}")
    except Refused as refused:
        return print_refusal(f"fifties simulate: {words.refusal(refused.refusal)}")
    except OSError as error:
        reason = say("file-unusable", reason=error.strerror or str(error))
        return print_refusal(f"fifties simulate: {error.filename}: {reason}")
    except WorkersLost as lost:
        return print_refusal(
            f"fifties simulate: {say('workers-lost', attempts=lost.attempts)}", BROKEN
        )
    from fifties.terminal.reports.simulation_report import report, sheet  # noqa: PLC0415 - as below

    if as_json:
        sys.stdout.write(json.encode(sheet(done)).decode() + "\n")
    else:
        report(Page(sys.stdout), words, done)
    return INTERRUPTED if done.stopped else 0


def _simulate(options: SimulationOptions, say: Speech) -> Simulation[Any]:
    game = _set_table(options)
    seed = SystemRandom().randrange(_SEEDS) if options.seed is None else options.seed
    index = None if options.recorded is None else _index(options.recorded)
    # A slip is answered at once; only then comes what takes its time to load.
    from fifties.simulation.simulator import record_of, summarise  # noqa: PLC0415

    with cluster_executor(options.dask, say, whole_numbers=True) as executor:
        if index is not None and options.file is not None:
            text = write_record(record_of(game, seed, index))
            with options.file.open("x", encoding="utf-8") as file:
                file.write(text)
        with progress_bar(say("simulate-playing"), options.games) as on_progress:
            return summarise(
                game,
                options.games,
                seed,
                threads=options.threads,
                executor=executor,
                on_progress=on_progress,
            )


def _set_table(options: SimulationOptions) -> SimulatedGame:
    if options.danger and "danger" not in game_entry(options.game).options:
        raise IllegalSetup(DangerElsewhere())
    edition = find_edition(options.game, options.edition)
    game = make_game(options.players, edition, danger=options.danger)
    return cast("SimulatedGame", game)


def _index(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS:
        return int(text)
    raise IllegalSetup(NoSuchGame(text))
