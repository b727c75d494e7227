"""Whole games by the million: Numba kernels that play exactly as `games/` does.

It answers what happens in random games, and replays any one of them as a record. It knows no bot,
no table and no screen.

`fifties.simulation.simulator` is where to begin: `simulate`, `summarise` and `record_of`.
"""

from fifties.extras import COMPILED, require

require("lab", *COMPILED)
