"""Without compiled code, the last decisions say how far a master of Fifty Fifty searches."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

SCRIPT = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None  # so that nothing is compiled
sys.path.insert(0, sys.argv[1])
from itertools import islice
from random import Random
from fifties.games.fifty_fifty import FiftyFifty
from fifties.solver.fifty_fifty import levels, search
from plain_decisions import views

now, step, tried, worlds = 0.0, 0.0, 0, search.try_cards

def clock():
    global now
    now += step
    return now

def counted(*arguments):
    global tried
    tried += 1
    return worlds(*arguments)

search.monotonic, search.try_cards = clock, counted
game = FiftyFifty(3)
seen = [view for view in islice(views(game, Random(1)), 12) if len(view.my_hand) > 6]

def decide(count, seconds_a_call):
    global step, tried
    step, tried, begun = seconds_a_call, 0, []
    while len(begun) < count:
        for view in seen:
            before = search._recent.copy()
            levels.choose("master", game, view, Random(1), worlds=1)
            if search._recent != before or len(before) == search.RECENT:
                begun.append(tried)
                tried = 0
    return sum(begun[:count])

print(decide(search.RECENT - 1, 1e-6))
print(decide(2, 1e-6) > 0)
print(decide(1, 1.0))
print(decide(3, 1e-6))
"""


def test_no_world_is_begun_until_it_is_known_how_slow_the_device_can_be() -> None:
    folder = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, folder], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    # Not at first; then there is time; not after a decision that was slow, for a while.
    assert done.stdout.split() == ["0", "True", "0", "0"]
