"""`python -m fifties.bots.warming [GAME]`: compile what bots need; later starts only load it."""

from __future__ import annotations

import os
import sys

from fifties.bots import all_bots


def main() -> None:
    """Warm up all bots, or those of one game, and let everybody else go first."""
    if hasattr(os, "nice"):
        os.nice(10)
    for bot in all_bots():
        if bot.can_run and bot.game in (sys.argv[1:] or [bot.game]):
            bot.warm_up()


if __name__ == "__main__":
    main()
