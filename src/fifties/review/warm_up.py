"""Compiles what reviews need, before anybody waits for one.

`python -m fifties.review.warm_up [GAME]` reviews a random game, and leaves the machine code on
disk; loading that is quick.
"""

from __future__ import annotations

import os
import sys
from random import Random

from fifties.core.contract import PlayableGame
from fifties.core.record import AnyRecord, Entry, Header, Record
from fifties.games.registry import editions, game_names, make_game
from fifties.review.registry import can_review, review_record

PLAYERS = 3


def random_record(game: PlayableGame, rng: Random) -> AnyRecord:
    """Return the record of a game in which everybody does anything."""
    state, entries = game.start(), list[Entry]()
    while actors := game.to_act(state):
        for actor in actors:
            action = game.offer(state, actor).sample(rng)
            state = game.apply(state, actor, action).state
            entries.append(Entry(actor, action))
    names = tuple(f"Player {seat}" for seat in range(1, game.players + 1))
    return Record(Header(names), game, tuple(entries))


def main() -> None:
    """Compile the reviews of all games, or of some, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    for name in sys.argv[1:] or game_names():
        if can_review(name):
            edition = next(iter(editions(name).values()))
            review_record(random_record(make_game(PLAYERS, edition), Random(50)))


if __name__ == "__main__":
    main()
