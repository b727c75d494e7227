"""Printed sheets of both games as PDF: player grids, tracks, cards, posters, played games.

It answers one question: which pages belong to a request or to a record, and how they look. It
writes no files, asks nobody anything and knows neither tables nor servers.

`print_request` says what is wanted, `documents` turns it into a PDF. What belongs to one game
stands in modules named after that game.
"""

from fifties.extras import require

require("paper", "fpdf", "segno")
