"""Printable grids, tracks and cards, as PDF."""
