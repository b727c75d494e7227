"""PettingZoo: `fifty_v0`, `fifty_choice_v0` and `fifty_fifty_v0`, one module an environment.

Importing this registers them for `pettingzoo.make`, as `fifties/fifty_v0` and so on.
"""

from fifties.extras import require

require("research", "gymnasium", "pettingzoo", "numpy", "PIL")

import pettingzoo

if hasattr(pettingzoo, "register"):  # older versions have no registry
    for _name in ("fifty_v0", "fifty_choice_v0", "fifty_fifty_v0"):
        pettingzoo.register("aec", f"fifties/{_name}", f"{__name__}.{_name}:env")
    for _name in ("fifty_v0", "fifty_choice_v0"):
        pettingzoo.register("parallel", f"fifties/{_name}", f"{__name__}.{_name}:parallel_env")
