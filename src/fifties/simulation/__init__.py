"""Whole games by the million: Numba kernels that play exactly as `games/` does.

`fifties.simulation.simulating` is where to begin: `simulate`, `summarise` and `record_of`.
"""

from fifties.extras import COMPILED, require

require("lab", *COMPILED)
