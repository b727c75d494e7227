"""Commands of the lab and their reports: simulations, solutions, training, contests."""

from __future__ import annotations

from fifties.extras import COMPILED, require

require("lab", *COMPILED, "openskill", "matplotlib")
