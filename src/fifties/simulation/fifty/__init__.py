"""Fifty by the million."""
