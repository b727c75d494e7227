"""`python -m fifties.bots.warming`: compile what bots need, so that later starts only load it."""

from __future__ import annotations

import os

from fifties.bots import all_bots


def main() -> None:
    """Warm up all bots, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    for bot in all_bots():
        bot.warm_up()


if __name__ == "__main__":
    main()
