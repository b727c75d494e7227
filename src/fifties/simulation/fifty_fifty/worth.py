"""What it is worth to end a round balanced, beyond holding nothing."""

from typing import Any

from fifties.simulation.compiling import kernel
from fifties.simulation.fifty_fifty.known import SEAT, WORST


@kernel(inline="always")
def worth_of_balance(known: Any) -> Any:
    """Say how many halves ending balanced is worth: those of the result that it strikes."""
    return -1.0 * known[WORST + known[SEAT]]
