"""Printable grids, tracks and cards, as PDF.

`order` says what is wanted, `printing` makes it. Everything is drawn and written on a `Sheet`.
"""

from fifties.extras import require

require("paper", "fpdf", "segno")
