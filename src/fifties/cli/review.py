"""`fifties review`."""

from __future__ import annotations

import argparse
from pathlib import Path

from fifties.cli.parser import Commands, add_language, speech


def add_review(commands: Commands) -> None:
    """Add `fifties review`."""
    review = commands.add_parser(
        "review",
        description="Look into every decision of a recorded game: what it was worth by what its "
        "owner could know, what would have been better, and how much of the result was luck.",
        epilog="Choices in Fifty are judged against the round's equilibrium, exactly; cards in "
        "Fifty Fifty by the master's network and search, with a standard error. docs/review.md "
        "explains the figures.",
    )
    review.add_argument("record", metavar="RECORD", help="a record; - reads standard input")
    review.add_argument("--seat", metavar="NAME", help="only this player's decisions")
    review.add_argument("--json", action="store_true", help="one JSON object")
    review.add_argument("--plot", type=Path, metavar="FILE", help="draw chances: .svg or .png")
    add_language(review)
    review.set_defaults(run=_review)


def _review(options: argparse.Namespace) -> int:
    from fifties.terminal.reports.review import review_file

    return review_file(
        options.record,
        speech(options.lang),
        seat=options.seat,
        plot=options.plot,
        as_json=options.json,
    )
