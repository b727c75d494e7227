"""Reports of the lab: simulations, solutions, training, contests."""
