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
WHOLE: Final = 4095
ITERATIONS: Final = 3000
"""They leave an exploitability of about 0.003 points, or less."""

DUST: Final = 1e-5
"""Steps less likely than this are left out, which hardly changes the exploitability."""


def rounds_of(players: int) -> Iterator[RoundSetup]:
    """Yield all rounds of a table of the usual edition: without a Danger zone, then with each."""
    reveals = combinations(DIGITS, tokens_to_flip(players))
    for zone, blocked in product((None, *RECONSTRUCTED_ZONES), reveals):
        yield RoundSetup(players, blocked, zone, RECONSTRUCTED_BONUS[0])


def shipped_solution(setup: RoundSetup) -> Flow | None:
    """Return the solution of a round, or ``None`` if it does not come with the package."""
    if not is_shipped(setup):
        return None
    shipped = _shipped(setup.players)
    number = shipped.numbers[setup]
    begin, end = shipped.ends[number], shipped.ends[number + 1]
    return _flow(setup, shipped.places[begin:end], shipped.shares[begin:end])


def is_shipped(setup: RoundSetup) -> bool:
    """Return whether the solution of a round comes with the package."""
    return setup.players <= MOST_PLAYERS and setup in _shipped(setup.players).numbers


class _Shipped(NamedTuple):
    numbers: dict[RoundSetup, int]
    ends: list[int]
    places: array[int]
    shares: array[int]


@cache
def _shipped(players: int) -> _Shipped:
    content = array("H", files(__package__).joinpath(FOLDER, f"{players}.bin").read_bytes())
    if sys.byteorder == "big":
        content.byteswap()
    numbers = {setup: number for number, setup in enumerate(rounds_of(players))}
    ends = list(accumulate(content[: len(numbers)], initial=0))
    places = content[len(numbers) : len(numbers) + ends[-1]]
    return _Shipped(numbers, ends, places, content[len(numbers) + ends[-1] :])


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
                multiply(steps[box][a], reach[a] / total)
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
