"""Fifty and Fifty Fifty: rules, records and a table to play at."""

__version__ = "0.1.0"
