"""`fifties arena`: hold a contest and report it."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from random import SystemRandom
from typing import Final

from msgspec import Struct, json

from fifties.arena.contest import Contest, Progress, contest
from fifties.arena.crew import ProcessLost
from fifties.arena.entrants import enter
from fifties.arena.playing import BotFailed
from fifties.arena.sheet import sheet
from fifties.core.record import RecordRefused
from fifties.core.refusals import IllegalSetup, Refused
from fifties.exits import BROKEN, INTERRUPTED, REFUSED
from fifties.games.boxes import PlayableGame, make_game
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.game import LEAST_PLAYERS, MOST_PLAYERS
from fifties.locales import Speech
from fifties.terminal.invitation import DangerElsewhere, find_edition
from fifties.terminal.lab.contest_report import report
from fifties.terminal.page import Page
from fifties.terminal.progress import Tell, progress
from fifties.wording import Words, one_line

_SEEDS: Final = 10**6


class Wishes(Struct, frozen=True):
    """What the command line asks for."""

    game: str
    bots: tuple[str, ...]
    games: int
    players: int | None = None
    duplicate: bool = False
    seed: int | None = None
    edition: str | None = None
    danger: bool = False
    processes: int | None = None


def hold_contest(wishes: Wishes, say: Speech, *, as_json: bool) -> int:
    """Let bots play and tell what came of it; return the exit code."""
    words = Words(say)
    try:
        held = _hold(wishes, say)
    except RecordRefused as refused:
        return _complain(f"{wishes.edition}: {words.refused(refused)}", REFUSED)
    except Refused as refused:
        return _complain(words.refusal(refused.refusal), REFUSED)
    except OSError as error:
        reason = say("file-unusable", reason=error.strerror or str(error))
        return _complain(f"{error.filename}: {reason}", REFUSED)
    except BotFailed as failed:
        return _complain(_failure(failed, say), BROKEN)
    except ProcessLost as lost:
        return _complain(say("arena-process-lost", code=str(lost.code)), BROKEN)
    if as_json:
        sys.stdout.write(json.encode(sheet(held)).decode() + "\n")
    else:
        report(Page(sys.stdout), words, held)
    return INTERRUPTED if held.stopped else 0


def _hold(wishes: Wishes, say: Speech) -> Contest:
    # Whoever wrote a bot is in its folder, as with `python -m`.
    sys.path.insert(0, os.getcwd())  # noqa: PTH109 - a path for Python, not for us
    game = _set_table(wishes)
    seed = SystemRandom().randrange(_SEEDS) if wishes.seed is None else wishes.seed
    with _telling(say("arena-playing")) as told:
        return contest(
            game,
            wishes.bots,
            wishes.games,
            duplicate=wishes.duplicate,
            seed=seed,
            processes=wishes.processes,
            on_progress=told,
        )


@contextmanager
def _telling(title: str) -> Iterator[Progress]:
    """Show a bar from the first games on: threads and forks do not go together."""
    bars: list[Tell] = []
    with ExitStack() as later:

        def told(games: int, asked: int) -> None:
            if not bars:
                bars.append(later.enter_context(progress(title, asked)))
            bars[0](games)

        yield told


def _set_table(wishes: Wishes) -> PlayableGame:
    listed = len(enter(wishes.game, wishes.bots).listed)
    edition = find_edition(wishes.game, wishes.edition)
    if wishes.danger and wishes.game != Fifty.name:
        raise IllegalSetup(DangerElsewhere())
    players = max(LEAST_PLAYERS, listed) if wishes.players is None else wishes.players
    if wishes.players is None and wishes.game == FiftyFifty.name:
        players = min(MOST_PLAYERS, players)
    return make_game(players, edition, danger=wishes.danger)


def _failure(failed: BotFailed, say: Speech) -> str:
    failure = failed.failure
    return say(
        "arena-bot-failed",
        bot=failure.bot,
        seat=failure.seat + 1,
        game=failure.match.number + 1,
        seed=str(failure.seed),
        reason=failure.reason,
    )


def _complain(reason: str, code: int) -> int:
    sys.stderr.write(one_line(f"fifties arena: {reason}") + "\n")
    return code
