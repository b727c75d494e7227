"""Reports of the lab: simulations, solutions, training, contests."""

from fifties.extras import COMPILED, require

require("lab", *COMPILED, "openskill", "matplotlib")
