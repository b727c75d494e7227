"""OpenSpiel: importing this registers `python_fifty`, `python_fifty_simultaneous` and
`python_fifty_fifty`, which `pyspiel.load_game` then finds.
"""  # noqa: D205 - three names take two lines

from fifties.extras import require

require("research", "pyspiel", "numpy")

from fifties.research.openspiel.fifty import FiftyGame, FiftySimultaneousGame
from fifties.research.openspiel.fifty_fifty import FiftyFiftyGame

__all__ = ["FiftyFiftyGame", "FiftyGame", "FiftySimultaneousGame"]
