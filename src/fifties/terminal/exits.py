"""Exit codes of the command line."""

from typing import Final

REFUSED: Final = 2
"""Something asked for is not possible; one line on standard error says why."""

INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C."""
