"""`fifties train`."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import Final

from fifties.cli.parser import (
    Commands,
    add_dask,
    add_language,
    positive_number,
    speech,
    whole_number,
)

USUAL_STEPS: Final = 900

ABOUT: Final = """\
Train the strongest bots of Fifty Fifty anew: a small network that says what a round comes to, and a
table for the level below. They learn from games against themselves and against weak players; every
step plays a few hundred games and learns from them. With --steps, the same seed makes the same
weights."""

EXAMPLES: Final = """\
examples:
  fifties train fifty-fifty --players 4
  fifties train fifty-fifty --players 3 --seed 7 --steps 200 --out three.npz --plot curve.svg
  fifties train fifty-fifty --players 5 --minutes 3

docs/strength.md says which commands made the weights that come with fifties, and how strong they
are; they took more steps than usual.
Ctrl-C ends the training early and keeps what was learned."""


def add_train(commands: Commands) -> None:
    """Add `fifties train`."""
    train = commands.add_parser(
        "train",
        description=ABOUT,
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    train.add_argument("game", choices=("fifty-fifty",), help="which game")
    train.add_argument(
        "--players", type=whole_number, required=True, metavar="N", help="seats at the table"
    )
    train.add_argument("--seed", type=whole_number, default=1, metavar="S", help="default: 1")
    length = train.add_mutually_exclusive_group()
    length.add_argument(
        "--steps",
        type=positive_number,
        default=USUAL_STEPS,
        metavar="K",
        help=f"how many steps (default: {USUAL_STEPS})",
    )
    length.add_argument(
        "--minutes",
        type=positive_number,
        metavar="M",
        help="as many steps as fit into so much time",
    )
    train.add_argument("--out", type=Path, metavar="FILE", help="default: fifty-fifty-N.npz")
    workers = train.add_mutually_exclusive_group()
    workers.add_argument(
        "--threads",
        type=positive_number,
        metavar="T",
        help="how many play at once (default: as many as there are cores); changes no weight",
    )
    add_dask(workers)
    train.add_argument("--plot", type=Path, metavar="FILE", help="draw the curve: .svg or .png")
    train.add_argument("--json", action="store_true", help="one JSON object")
    add_language(train)
    train.set_defaults(run=_train)


def _train(options: argparse.Namespace) -> int:
    # The matrices are small: sharing one among threads takes longer than multiplying it, and who
    # adds up in another order gets other weights. This is read when NumPy is first imported.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    from fifties.terminal.reports.fifty_fifty_training import TrainOptions, train_bots

    wanted = TrainOptions(
        players=options.players,
        seed=options.seed,
        steps=options.steps,
        minutes=options.minutes,
        out=options.out or Path(f"fifty-fifty-{options.players}.npz"),
        threads=options.threads or os.cpu_count() or 1,
        plot=options.plot,
        dask=options.dask,
    )
    return train_bots(wanted, speech(options.lang), as_json=options.json)
