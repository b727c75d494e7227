"""Thousands of games at once behind Gymnasium's vector interface, played by kernels.

Importing this registers `fifties/Fifty-v0` and `fifties/FiftyFifty-v0` for `gymnasium.make_vec`.
"""

from fifties.extras import COMPILED, require

require("research", "gymnasium", "PIL", *COMPILED)

from gymnasium import register

from fifties.research.vector.fifty import FiftyVectorEnv
from fifties.research.vector.fifty_fifty import FiftyFiftyVectorEnv

register("fifties/Fifty-v0", vector_entry_point=f"{__name__}:FiftyVectorEnv")
register("fifties/FiftyFifty-v0", vector_entry_point=f"{__name__}:FiftyFiftyVectorEnv")

__all__ = ["FiftyFiftyVectorEnv", "FiftyVectorEnv"]
