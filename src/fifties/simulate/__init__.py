"""Whole games by the million: Numba kernels that play exactly as `games/` does."""
