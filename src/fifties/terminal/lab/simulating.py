"""`fifties simulate`: play at random by the million, and report what came of it."""

from __future__ import annotations

import sys
from pathlib import Path
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct, json

from fifties.core.record import RecordRefused
from fifties.core.refusals import IllegalSetup, Refusal, Refused
from fifties.exits import INTERRUPTED, REFUSED
from fifties.games.boxes import PlayableGame, make_game
from fifties.games.fifty import Fifty
from fifties.games.records import write_record
from fifties.locales import Speech
from fifties.terminal.invitation import DangerElsewhere, find_edition
from fifties.terminal.page import Page
from fifties.terminal.progress import progress
from fifties.wording import Words, one_line

if TYPE_CHECKING:
    from fifties.simulation.simulating import Simulation

_SEEDS: Final = 10**6
_MOST_DIGITS: Final = 18


class Wishes(Struct, frozen=True):
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


class NoSuchGame(Refusal, frozen=True, tag="input-no-such-game"):
    """Games are counted from 0."""

    text: str


def simulate_games(wishes: Wishes, say: Speech, *, as_json: bool) -> int:
    """Do as the command line asks; return the exit code."""
    words = Words(say)
    try:
        done = _simulate(wishes, say)
    except RecordRefused as refused:
        return _complain(f"{wishes.edition}: {words.refused(refused)}")
    except Refused as refused:
        return _complain(words.refusal(refused.refusal))
    except OSError as error:
        reason = say("file-unusable", reason=error.strerror or str(error))
        return _complain(f"{error.filename}: {reason}")
    from fifties.terminal.lab.simulating_report import report, sheet  # noqa: PLC0415 - as below

    if as_json:
        sys.stdout.write(json.encode(sheet(done)).decode() + "\n")
    else:
        report(Page(sys.stdout), words, done)
    return INTERRUPTED if done.stopped else 0


def _simulate(wishes: Wishes, say: Speech) -> Simulation[Any]:
    game = _set_table(wishes)
    seed = SystemRandom().randrange(_SEEDS) if wishes.seed is None else wishes.seed
    index = None if wishes.recorded is None else _index(wishes.recorded)
    # A slip is answered at once; only then comes what takes its time to load.
    from fifties.simulation.simulating import record_of, summarise  # noqa: PLC0415

    if index is not None and wishes.file is not None:
        text = write_record(record_of(game, seed, index))
        with wishes.file.open("x", encoding="utf-8") as file:
            file.write(text)
    with progress(say("simulate-playing"), wishes.games) as tell:
        return summarise(game, wishes.games, seed, threads=wishes.threads, on_progress=tell)


def _set_table(wishes: Wishes) -> PlayableGame:
    if wishes.danger and wishes.game != Fifty.name:
        raise IllegalSetup(DangerElsewhere())
    edition = find_edition(wishes.game, wishes.edition)
    return make_game(wishes.players, edition, danger=wishes.danger)


def _index(text: str) -> int:
    if text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS:
        return int(text)
    raise IllegalSetup(NoSuchGame(text))


def _complain(reason: str) -> int:
    sys.stderr.write(one_line(f"fifties simulate: {reason}") + "\n")
    return REFUSED
