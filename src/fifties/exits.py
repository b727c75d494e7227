"""Exit codes of the command line."""

from typing import Final

BROKEN: Final = 1
"""Something went wrong that nobody asked for, such as a full disk."""

REFUSED: Final = 2
"""Something asked for is not possible; one line on standard error says why."""

INTERRUPTED: Final = 130
"""Somebody pressed Ctrl-C."""
