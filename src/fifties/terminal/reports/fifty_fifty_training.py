"""`fifties train`: train the networks and the table of Fifty Fifty, and report the progress."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from concurrent.futures import Executor
from errno import ENOENT
from pathlib import Path
from time import monotonic
from typing import Any, Final, NamedTuple

from msgspec import Struct

from fifties import __version__
from fifties.core.refusals import Refused
from fifties.exits import BROKEN
from fifties.games.fifty_fifty import FiftyFifty
from fifties.locales import Speech
from fifties.simulation.chunks import WorkersLost
from fifties.simulation.fifty_fifty.policies import ONE_TRICK_AHEAD, Policy
from fifties.solver.fifty_fifty.learned_policies import LEARNED_TABLE, NETWORK
from fifties.solver.fifty_fifty.network_training import Trainer, TrainingPlan, TrainingStep
from fifties.solver.fifty_fifty.policy_matches import Share, share_against
from fifties.solver.fifty_fifty.table_training import train_table
from fifties.solver.fifty_fifty.weights_file import Floats, LearnedWeights, save_weights
from fifties.terminal.page import UNICODE, Page
from fifties.terminal.progress_bar import progress_bar
from fifties.terminal.reports.dask_cluster import cluster_executor
from fifties.terminal.reports.output import check_picture, write_json
from fifties.terminal.streams import print_refusal
from fifties.words import Words

BAR: Final = 1000
"""Parts into which the bar divides a training."""

MARKS: Final = 10
"""How often strength is measured on the way."""
GAMES_A_MARK: Final = 1000
LAST_GAMES: Final = 6000
FRESH: Final = 1 << 40
"""Strength is measured on deals that nobody has learned from: their seeds lie beyond."""


class TrainOptions(Struct, frozen=True):
    """What the command line asks for."""

    players: int
    seed: int
    steps: int
    minutes: int | None
    out: Path
    threads: int
    plot: Path | None
    dask: str | None = None


def train_bots(options: TrainOptions, say: Speech, *, as_json: bool) -> int:
    """Do as the command line asks; return the exit code."""
    words = Words(say)
    try:
        _require_usable(options)
        with cluster_executor(options.dask, say) as executor:
            training = Training(options, say, None if as_json else Page(sys.stdout), executor)
            training.run()
    except Refused as refused:
        return print_refusal(f"fifties train: {words.refusal(refused.refusal)}")
    except OSError as error:
        if error.filename is None:
            raise
        reason = say("file-unusable", reason=error.strerror or str(error))
        return print_refusal(f"fifties train: {error.filename}: {reason}")
    except WorkersLost as lost:
        return print_refusal(
            f"fifties train: {say('workers-lost', attempts=lost.attempts)}", BROKEN
        )
    if as_json:
        write_json(training.sheet())
    return 0


def _require_usable(options: TrainOptions) -> None:
    """Say now what cannot be done in the end."""
    FiftyFifty(options.players)
    check_picture(options.plot)
    for path in (options.out, options.plot):
        if path is not None and not path.parent.is_dir():
            raise FileNotFoundError(ENOENT, os.strerror(ENOENT), str(path))


class Training:
    """One training, from the first game to the files."""

    def __init__(
        self,
        options: TrainOptions,
        say: Speech,
        page: Page | None,
        executor: Executor | None = None,
    ) -> None:
        self._options, self._say, self._page = options, say, page
        self._executor = executor
        self._game, self._began = FiftyFifty(options.players), monotonic()
        plan = TrainingPlan(options.players, seed=options.seed, threads=options.threads)
        self._trainer = Trainer(plan, executor)
        self._lessons: list[TrainingStep] = []
        self._marks: list[Mark] = []
        self._stopped = False
        self._shares: dict[str, Share] = {}
        self._seconds = 0.0

    def run(self) -> None:
        """Train, measure, keep."""
        options = self._options
        try:
            self._learn()
        except KeyboardInterrupt:
            self._stopped = True
            self._line("train-stopped", steps=len(self._lessons))
        table = train_table(
            options.players, options.seed, threads=options.threads, executor=self._executor
        )
        self._seconds = monotonic() - self._began
        network = self._trainer.network()
        if not self._stopped:
            self._measure(network, table)
        save_weights(LearnedWeights(network, table, self._made()), options.out)
        if self._page is not None and self._marks:
            print_curve(self._page, self._say, self._marks)
        self._line("train-kept", file=str(options.out), size=options.out.stat().st_size)
        if options.plot is not None:
            draw(self._marks, options.plot, self._say, options.players)
            self._line("solve-drawn", file=str(options.plot))

    def sheet(self) -> dict[str, Any]:
        """Return everything in the form that `fifties train --json` prints."""
        return self._made() | {
            "file": str(self._options.out),
            "seconds": self._seconds,
            "decisions": sum(lesson.decisions for lesson in self._lessons),
            "curve": [mark._asdict() for mark in self._marks],
        }

    def _learn(self) -> None:
        with progress_bar(self._say("train-training"), BAR) as on_progress:
            while (done := self._progress()) < 1:
                self._lessons.append(self._trainer.step(done))
                on_progress(int(BAR * self._progress()))
                if int(MARKS * self._progress()) > len(self._marks):
                    self._mark()

    def _progress(self) -> float:
        """Return what part of the training is over."""
        options = self._options
        if options.minutes is None:
            return len(self._lessons) / options.steps
        return (monotonic() - self._began) / (60 * options.minutes)

    def _mark(self) -> None:
        """Measure how strong the network is by now."""
        policy = Policy(NETWORK, self._trainer.network())
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
            name, others = self._say(f"level-{level}"), self._options.players - 1
            figures = {"share": share.mean, "off": 100 * (share.high - share.mean)}
            self._line("train-strength", level=name, others=others, **figures)

    def _against(self, policy: Policy, others: Policy, games: int) -> Share:
        seed = FRESH + self._options.seed
        return share_against(
            policy,
            others,
            self._game,
            games,
            seed,
            threads=self._options.threads,
            executor=self._executor,
        )

    def _made(self) -> dict[str, Any]:
        options = self._options
        length = (
            f"--steps {options.steps}"
            if options.minutes is None
            else f"--minutes {options.minutes}"
        )
        command = (
            f"fifties train fifty-fifty --players {options.players} --seed {options.seed} {length}"
        )
        return {
            "command": command,
            "version": __version__,
            "players": options.players,
            "seed": options.seed,
            "steps": len(self._lessons),
            "stopped": self._stopped,
            "games": LAST_GAMES,
            "strength": {level: share._asdict() for level, share in self._shares.items()},
        }

    def _line(self, message: str, **details: object) -> None:
        if self._page is not None:
            self._page.line(self._say(message, **details))


BARS: Final = "▁▂▃▄▅▆▇█"
PLAIN_BARS: Final = ".:-=+*#@"
INK: Final = ("#4477aa", "#ee6677")
STEADY: Final[dict[Any, Any]] = {"svg.hashsalt": "fifties", "svg.fonttype": "none"}
"""So that the same curve is the same file."""


class Mark(NamedTuple):
    """How things stood at some step."""

    step: int
    error: float
    """By how many halves the network is off, as a root mean square."""
    surprise: float
    share: float
    """Of the wins, against the steady level."""


def print_curve(page: Page, say: Speech, marks: Sequence[Mark]) -> None:
    """Print how error and strength went."""
    bars = BARS if page.glyphs == UNICODE else PLAIN_BARS
    errors, shares = [mark.error for mark in marks], [mark.share for mark in marks]
    page.line(say("train-curve-error", curve=sparkline(errors, bars), halves=errors[-1]))
    page.line(say("train-curve-share", curve=sparkline(shares, bars), share=shares[-1]))


def sparkline(values: Sequence[float], bars: str = BARS) -> str:
    """Draw *values* in a line, the lowest and the highest one as such."""
    low, high = min(values), max(values)
    steps = [(value - low) / (high - low or 1.0) * (len(bars) - 1) for value in values]
    return "".join(bars[round(step)] for step in steps)


def draw(marks: Sequence[Mark], file: Path, say: Speech, players: int) -> None:
    """Draw the curve into a file whose name says the format."""
    from matplotlib import rc_context  # noqa: PLC0415 - it loads slowly
    from matplotlib.figure import Figure  # noqa: PLC0415 - it loads slowly

    figure = Figure(figsize=(8.0, 4.5), layout="constrained")
    steps = [mark.step for mark in marks]
    left = figure.add_subplot()
    left.plot(steps, [mark.error for mark in marks], color=INK[0], marker="o")
    left.set_xlabel(say("train-axis-step"))
    left.set_ylabel(say("train-axis-error"), color=INK[0])
    right = left.twinx()
    right.plot(steps, [100 * mark.share for mark in marks], color=INK[1], marker="s")
    right.axhline(100 / players, color=INK[1], linestyle=":")
    right.set_ylabel(say("train-axis-share"), color=INK[1])
    left.set_title(say("train-title", players=players))
    metadata = {"Date": None} if file.suffix.lower() == ".svg" else {"Software": None}
    with rc_context(STEADY):
        figure.savefig(file, dpi=150, metadata=metadata)
