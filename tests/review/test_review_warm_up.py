"""What reviews need is compiled in a process of its own, before anybody waits for one."""

from __future__ import annotations

import sys
from subprocess import run

import pytest

from commands import RECORDS

REVIEW = """
import sys
from pathlib import Path
from fifties.games.registry import parse_record
from fifties.review import review_record
from fifties.solver.fifty_fifty.search import expect_cost, try_cards
from fifties.solver.fifty_fifty.trick_ends import trick_ends
from fifties.solver.fifty.win_chance import win_chances

assert review_record(parse_record(Path(sys.argv[1]).read_text(encoding="utf-8"))).losses
KERNELS = (expect_cost, trick_ends, try_cards, win_chances)
compiled = [one for one in KERNELS if one.stats.cache_misses]
assert not compiled, compiled
loaded = [one for one in KERNELS if one.stats.cache_hits]
assert loaded
"""


@pytest.mark.parametrize(
    "record",
    [
        "fifty/sheet-opening",
        "fifty-fifty/three-players",
        pytest.param("fifty-fifty/shared-win", marks=pytest.mark.soak),
    ],
)
def test_after_a_warm_up_a_review_compiles_nothing(record: str) -> None:
    game, _, _ = record.partition("/")
    run([sys.executable, "-m", "fifties.review.warm_up", game], check=True)
    run([sys.executable, "-c", REVIEW, str(RECORDS / f"{record}.toml")], check=True)
