"""Solutions that come with the package: of every round that the box of Fifty can bring to a table.

`python -m fifties.solver.fifty.shipped_solutions` solves them anew and writes `solutions/`, a file
for each number of players. A file holds 16-bit numbers, the lower byte first: for every round, in
the order of `rounds_of`, how many steps its solution has; then every step's place, (box * nodes +
a) * nodes + b; then every step's share of those that begin at the same place, in 4095ths. Steps
that hardly anybody takes are left out.
"""

from __future__ import annotations

import sys
from array import array
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import accumulate, combinations, product
from pathlib import Path
from typing import Final, NamedTuple

from fifties.games.fifty.edition import RECONSTRUCTED_BONUS, RECONSTRUCTED_ZONES
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.table_size import BOXES, LEAST_PLAYERS, tokens_to_flip
from fifties.simulation.kernel_arrays import add_up, float_blocks, multiply
from fifties.solver.fifty.flow import Flow
from fifties.solver.fifty.round_setup import RoundSetup

MOST_PLAYERS: Final = 8
FOLDER: Final = "solutions"
ZONES: Final = (None, *RECONSTRUCTED_ZONES)
"""The Danger zones that a round can have."""
WHOLE: Final = 4095
ITERATIONS: Final = 3000
"""They leave an exploitability of about 0.003 points, or less."""

DUST: Final = 1e-5
"""Steps less likely than this are left out, which hardly changes the exploitability."""


def rounds_of(players: int) -> Iterator[RoundSetup]:
    """Yield all rounds of a table of the usual edition: without a Danger zone, then with each."""
    for zone, blocked in product(ZONES, _reveals(players)):
        yield RoundSetup(players, blocked, zone, RECONSTRUCTED_BONUS[0])


def shipped_solution(setup: RoundSetup) -> Flow | None:
    """Return the solution of a round, or ``None`` if it does not come with the package."""
    if not is_shipped(setup):
        return None
    shipped, number = shipped_rounds(setup.players), _number_of(setup)
    begin, end = shipped.ends[number], shipped.ends[number + 1]
    return _flow(setup, shipped.places[begin:end], shipped.shares[begin:end])


def is_shipped(setup: RoundSetup) -> bool:
    """Return whether the solution of a round comes with the package."""
    return (
        setup.players <= MOST_PLAYERS
        and setup.count_to is None
        and setup.bonus == RECONSTRUCTED_BONUS[0]
        and setup.danger in ZONES
        and setup.blocked in _reveals(setup.players)
    )


def _number_of(setup: RoundSetup) -> int:
    """Return how many rounds come before *setup* in `rounds_of`."""
    reveals = _reveals(setup.players)
    return ZONES.index(setup.danger) * len(reveals) + reveals[setup.blocked]


@cache
def _reveals(players: int) -> dict[tuple[int, ...], int]:
    """Return all that can be blocked in a round, each with its number."""
    found = combinations(DIGITS, tokens_to_flip(players))
    return {blocked: number for number, blocked in enumerate(found)}


class ShippedRounds(NamedTuple):
    """The solutions of all rounds of one number of players, one after the other."""

    ends: list[int]
    places: array[int]
    shares: array[int]


@cache
def shipped_rounds(players: int) -> ShippedRounds:
    """Read the solutions for a number of *players*, once."""
    content = array("H", files(__package__).joinpath(FOLDER, f"{players}.bin").read_bytes())
    if sys.byteorder == "big":
        content.byteswap()
    rounds = len(ZONES) * len(_reveals(players))
    ends = list(accumulate(content[:rounds], initial=0))
    places = content[rounds : rounds + ends[-1]]
    return ShippedRounds(ends, places, content[rounds + ends[-1] :])


def _flow(setup: RoundSetup, places: array[int], shares: array[int]) -> Flow:
    """Return the flow of steps that leave each place with these *shares*."""
    nodes = len(setup.nodes)
    steps = float_blocks(BOXES, nodes, nodes)
    for place, share in zip(places, shares, strict=True):
        start, b = divmod(place, nodes)
        box, a = divmod(start, nodes)
        steps[box][a][b] = share
    reach = [1.0, *[0.0] * (nodes - 1)]
    for box in range(BOXES):
        for a in range(nodes):
            total = add_up(steps[box][a], 0, nodes)
            if total:
                multiply(steps[box][a], reach[a] / total, 0, nodes)
        reach = [sum(column) for column in zip(*steps[box], strict=True)]
    return Flow(setup.nodes, steps)


def main() -> None:
    """Solve all rounds, and write the files."""
    folder = Path(__file__).with_name(FOLDER)
    folder.mkdir(exist_ok=True)
    for players in range(LEAST_PLAYERS, MOST_PLAYERS + 1):
        counts, places, shares = array("H"), array("H"), array("H")
        for setup in rounds_of(players):
            found = list(_shares(_solve(setup)))
            counts.append(len(found))
            places.extend(place for place, _ in found)
            shares.extend(share for _, share in found)
        content = counts + places + shares
        if sys.byteorder == "big":
            content.byteswap()
        folder.joinpath(f"{players}.bin").write_bytes(content.tobytes())
        print(f"{players} players: {len(counts)} rounds, {len(places)} steps", flush=True)  # noqa: T201 - its use


def _solve(setup: RoundSetup) -> Flow:
    from fifties.solver.fifty.solver import Solver  # noqa: PLC0415 - it brings NumPy and compiled code

    solver = Solver(setup)
    solver.improve(ITERATIONS)
    return solver.solution().flow


def _shares(flow: Flow) -> Iterator[tuple[int, int]]:
    """Yield the place and the share of every step that is not too rare."""
    nodes = len(flow.nodes)
    for box, a in product(range(BOXES), range(nodes)):
        row = [chance if chance >= DUST else 0.0 for chance in map(float, flow.steps[box][a])]
        taken = sum(row)
        for b, chance in enumerate(row):
            if chance and (share := round(WHOLE * chance / taken)):
                yield (box * nodes + a) * nodes + b, share


if __name__ == "__main__":
    main()
