"""Whole games by the million: kernels that play exactly as `games/` does.

It answers what happens in random games, and replays any one of them as a record. It knows no bot,
no table and no screen.

`fifties.simulation.simulator` is where to begin: `simulate`, `summarise` and `record_of`. Most
modules need NumPy and Numba, the extra `lab`; those on which bots stand do without (`kernels`).
"""
