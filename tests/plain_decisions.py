"""Decisions of strong bots in random positions, in this Python or without NumPy and Numba.

`python plain_decisions.py FIRST LAST` refuses both, and prints the decisions of these seeds.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from math import inf
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

ROUNDS_TRIED = 12
"""Rounds that a master of Fifty imagines; all 200 would take long in plain Python."""


def views(game: Any, rng: Random) -> Iterator[Any]:
    """Yield what every seat sees when it owes something, in a game played at random."""
    state = game.start()
    while actors := game.to_act(state):
        for actor in sorted(actors, key=str):
            if actor != "chance":
                yield game.view(state, actor)
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state


def decide_fifty(seed: int) -> Iterator[list[Any]]:
    """Decide in a position of each round of a random game of Fifty."""
    from fifties.bots import bot_for  # noqa: PLC0415 - first comes what is refused
    from fifties.games.fifty import Fifty  # noqa: PLC0415 - the same

    rng = Random(seed)
    game = Fifty(3 + seed % 8, danger=rng.random() < 1 / 2)
    for number, view in enumerate(views(game, rng)):
        if number % game.players == seed % game.players:
            for level in ("sharp", "master"):
                decision: Any = bot_for("fifty", level).decide(game, view, Random(number))
                yield [level, list(decision.action.numbers), repr(decision.reason)]


def decide_fifty_fifty(seed: int) -> Iterator[list[Any]]:
    """Decide in every fifth position of a random game of Fifty Fifty, once after a search."""
    from fifties.games.fifty_fifty import FiftyFifty  # noqa: PLC0415 - first comes what is refused
    from fifties.games.fifty_fifty.edition import EDITIONS  # noqa: PLC0415 - the same
    from fifties.solver.fifty_fifty.levels import choose  # noqa: PLC0415 - the same

    rng = Random(seed)
    game = FiftyFifty(3 + seed % 3, edition=sorted(EDITIONS)[seed % len(EDITIONS)])
    for number, view in enumerate(views(game, rng)):
        if number % 5 == 0:
            yield ["sharp", choose("sharp", game, view, Random(number))]
            yield ["master", choose("master", game, view, Random(number), worlds=0)]
        if number % 40 == 20:
            searched = choose("master", game, view, Random(number), worlds=1, seconds=inf)
            yield ["master", searched]


def decide(seeds: range) -> list[list[Any]]:
    """Return all decisions of these *seeds*, however long they take."""
    from fifties.bots import fifty_endgame  # noqa: PLC0415 - first comes what is refused
    from fifties.simulation.kernels import IS_COMPILED  # noqa: PLC0415 - the same

    at_once = ROUNDS_TRIED if IS_COMPILED else 1
    with patch.multiple(fifty_endgame, FIELDS=ROUNDS_TRIED, FIELDS_AT_ONCE=at_once, SECONDS=inf):
        return [
            decision
            for seed in seeds
            for made in (decide_fifty(seed), decide_fifty_fifty(seed))
            for decision in made
        ]


def decide_in_plain_python(seeds: range) -> list[list[Any]]:
    """Return what a Python without NumPy and Numba decides."""
    command = [sys.executable, __file__, str(seeds.start), str(seeds.stop)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: list[list[Any]] = json.loads(done.stdout)
    return found


def main() -> None:
    """Refuse, and decide."""
    for module in ("numba", "numpy"):
        sys.modules[module] = None  # type: ignore[assignment]  # so that importing it fails
    sys.path.insert(0, str(Path(__file__).parent))
    print(json.dumps(decide(range(*map(int, sys.argv[1:])))))  # noqa: T201 - it is a program


if __name__ == "__main__":
    main()
