"""Fifty's round solved: a symmetric equilibrium for points, and what wins games beyond it."""
