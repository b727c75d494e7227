"""Where the random streams of many games begin."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from fifties.research.tables import whole
from fifties.simulation.streams import stream_of

Seeds: TypeAlias = int | Sequence[int | None]
"""One for all games, or one for every environment; those without one go on as they are."""

Streams: TypeAlias = NDArray[np.uint64]
"""A stream a game."""

WORD: Final = 1 << 64


def sow(seed: Seeds, seats: int, chance: Streams, draws: Streams) -> None:
    """Begin the streams of chance and those of `sample`; a game is so many *seats* in a list.

    With one seed for all, a game depends on it and on its number; with a seed of its own, on that
    alone.
    """
    games = len(chance)
    if not isinstance(seed, Sequence | np.ndarray):
        first = in_a_word(seed)
        for game in range(games):
            chance[game], draws[game] = stream_of(first, game), stream_of(first, games + game)
        return
    if len(seed) != games * seats:
        raise ValueError(f"seeds in a list are as many as environments, {games * seats}: {seed!r}")
    own = [None if one is None else in_a_word(one) for one in seed]
    for game, one in enumerate(own[::seats]):
        if one is not None:
            chance[game], draws[game] = stream_of(one, 0), stream_of(one, 1)


def in_a_word(seed: int) -> np.uint64:
    """Return a seed as kernels read it: longer ones are mixed."""
    number = whole("seed", seed, 0)
    if number >= WORD:
        number = int(np.random.SeedSequence(number).generate_state(1, np.uint64)[0])
    return np.uint64(number)


def any_seed() -> int:
    """Return a seed of the machine's."""
    return int(np.random.SeedSequence().generate_state(1, np.uint64)[0])
