"""Strategy: Fifty's round solved, and a learned player with search for Fifty Fifty.

It answers what a choice or a card is worth, and which one to take. It knows arrays, not players: no
names, no reasons in words, no table and no screen.

Most modules need NumPy and Numba, the extra `lab`; those on which bots stand do without.
"""
