"""Fifty Fifty by learning and searching: a network, a table, sampled worlds, five levels."""
