"""Strategy: Fifty's round solved, and a learned player with search for Fifty Fifty."""

from fifties.extras import COMPILED, require

require("lab", *COMPILED)
