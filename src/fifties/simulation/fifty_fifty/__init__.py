"""Whole games of Fifty Fifty, and play by policies that know what a seat may know."""
