"""What is called while something long is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

OnProgress: TypeAlias = Callable[[int, int], None]
"""Is called with how much is done, and with how much there is to do."""
