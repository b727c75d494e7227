"""`fifties train`: train the networks and the table of Fifty Fifty, and tell how it goes."""

from __future__ import annotations

import os
import sys
from errno import ENOENT
from pathlib import Path
from time import monotonic
from typing import Any, Final

from msgspec import Struct

from fifties import __version__
from fifties.core.refusals import IllegalSetup, Refused
from fifties.exits import REFUSED
from fifties.games.fifty_fifty import FiftyFifty
from fifties.locales import Speech
from fifties.simulation.fifty_fifty.deciding import LEARNED_TABLE, NETWORK, ONE_TRICK_AHEAD
from fifties.simulation.fifty_fifty.matches import Policy
from fifties.solver.fifty_fifty.keeping import Learned, keep
from fifties.solver.fifty_fifty.learning import Floats
from fifties.solver.fifty_fifty.measuring import Share, share_against
from fifties.solver.fifty_fifty.tabulating import tabulate
from fifties.solver.fifty_fifty.training import Lesson, Plan, School
from fifties.terminal.lab.solving import PICTURES, NoPicture, write_json
from fifties.terminal.lab.training_curve import Mark, draw, print_curve
from fifties.terminal.page import Page
from fifties.terminal.progress import progress
from fifties.wording import Words, one_line

BAR: Final = 1000
"""Parts into which the bar divides a training."""

MARKS: Final = 10
"""How often strength is measured on the way."""
GAMES_A_MARK: Final = 1000
LAST_GAMES: Final = 6000
FRESH: Final = 1 << 40
"""Strength is measured on deals that nobody has learned from: their seeds lie beyond."""


class Wishes(Struct, frozen=True):
    """What the command line asks for."""

    players: int
    seed: int
    steps: int
    minutes: int | None
    out: Path
    threads: int
    plot: Path | None


def train_bots(wishes: Wishes, say: Speech, *, as_json: bool) -> int:
    """Do as the command line asks; return the exit code."""
    words = Words(say)
    try:
        _require_usable(wishes)
        training = Training(wishes, say, None if as_json else Page(sys.stdout))
        training.run()
    except Refused as refused:
        return _complain(words.refusal(refused.refusal))
    except OSError as error:
        if error.filename is None:
            raise
        reason = say("file-unusable", reason=error.strerror or str(error))
        return _complain(f"{error.filename}: {reason}")
    if as_json:
        write_json(training.sheet())
    return 0


def _require_usable(wishes: Wishes) -> None:
    """Say now what cannot be done in the end."""
    FiftyFifty(wishes.players)
    if wishes.plot is not None and wishes.plot.suffix.lower() not in PICTURES:
        raise IllegalSetup(NoPicture(str(wishes.plot)))
    for path in (wishes.out, wishes.plot):
        if path is not None and not path.parent.is_dir():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(path))


def _complain(reason: str) -> int:
    sys.stdout.flush()
    sys.stderr.write(one_line(f"fifties train: {reason}") + "\n")
    return REFUSED


class Training:
    """One training, from the first game to the files."""

    def __init__(self, wishes: Wishes, say: Speech, page: Page | None) -> None:
        self._wishes, self._say, self._page = wishes, say, page
        self._game, self._began = FiftyFifty(wishes.players), monotonic()
        plan = Plan(wishes.players, seed=wishes.seed, threads=wishes.threads)
        self._school = School(plan)
        self._lessons: list[Lesson] = []
        self._marks: list[Mark] = []
        self._stopped = False
        self._shares: dict[str, Share] = {}
        self._seconds = 0.0

    def run(self) -> None:
        """Train, measure, keep."""
        wishes = self._wishes
        try:
            self._learn()
        except KeyboardInterrupt:
            self._stopped = True
            self._line("train-stopped", steps=len(self._lessons))
        table = tabulate(wishes.players, wishes.seed, threads=wishes.threads)
        self._seconds = monotonic() - self._began
        network = self._school.network()
        if not self._stopped:
            self._measure(network, table)
        keep(Learned(network, table, self._made()), wishes.out)
        if self._page is not None and self._marks:
            print_curve(self._page, self._say, self._marks)
        self._line("train-kept", file=str(wishes.out), size=wishes.out.stat().st_size)
        if wishes.plot is not None:
            draw(self._marks, wishes.plot, self._say, wishes.players)
            self._line("solve-drawn", file=str(wishes.plot))

    def sheet(self) -> dict[str, Any]:
        """Return everything in the form that `fifties train --json` prints."""
        return self._made() | {
            "file": str(self._wishes.out),
            "seconds": self._seconds,
            "decisions": sum(lesson.decisions for lesson in self._lessons),
            "curve": [mark._asdict() for mark in self._marks],
        }

    def _learn(self) -> None:
        with progress(self._say("train-training"), BAR) as tell:
            while (done := self._progress()) < 1:
                self._lessons.append(self._school.step(done))
                tell(int(BAR * self._progress()))
                if int(MARKS * self._progress()) > len(self._marks):
                    self._mark()

    def _progress(self) -> float:
        """Tell what part of the training is over."""
        wishes = self._wishes
        if wishes.minutes is None:
            return len(self._lessons) / wishes.steps
        return (monotonic() - self._began) / (60 * wishes.minutes)

    def _mark(self) -> None:
        """Measure how strong the network is by now."""
        policy = Policy(NETWORK, self._school.network())
        share = self._against(policy, Policy(ONE_TRICK_AHEAD), GAMES_A_MARK)
        recent = self._lessons[-10:]
        mark = Mark(
            step=len(self._lessons),
            error=(sum(lesson.error for lesson in recent) / len(recent)) ** 0.5,
            surprise=sum(lesson.surprise for lesson in recent) / len(recent),
            share=share.mean,
        )
        self._marks.append(mark)
        self._line("train-mark", step=mark.step, halves=mark.error, share=mark.share)

    def _measure(self, network: Floats, table: Floats) -> None:
        """Measure what came out on fresh deals, against every level below it."""
        levels = {
            "beginner": Policy(0),
            "casual": Policy(1),
            "steady": Policy(ONE_TRICK_AHEAD),
            "sharp": Policy(LEARNED_TABLE, table),
        }
        for level, policy in levels.items():
            share = self._against(Policy(NETWORK, network), policy, LAST_GAMES)
            self._shares[level] = share
            name, others = self._say(f"level-{level}"), self._wishes.players - 1
            figures = {"share": share.mean, "off": 100 * (share.high - share.mean)}
            self._line("train-strength", level=name, others=others, **figures)

    def _against(self, policy: Policy, others: Policy, games: int) -> Share:
        seed = FRESH + self._wishes.seed
        return share_against(policy, others, self._game, games, seed, threads=self._wishes.threads)

    def _made(self) -> dict[str, Any]:
        wishes = self._wishes
        length = (
            f"--steps {wishes.steps}" if wishes.minutes is None else f"--minutes {wishes.minutes}"
        )
        command = (
            f"fifties train fifty-fifty --players {wishes.players} --seed {wishes.seed} {length}"
        )
        return {
            "command": command,
            "version": __version__,
            "players": wishes.players,
            "seed": wishes.seed,
            "steps": len(self._lessons),
            "stopped": self._stopped,
            "games": LAST_GAMES,
            "strength": {level: share._asdict() for level, share in self._shares.items()},
        }

    def _line(self, message: str, **details: object) -> None:
        if self._page is not None:
            self._page.line(self._say(message, **details))
