"""Fifty, choice by choice: the environments behind `fifty_choice_v0`."""

from __future__ import annotations

from typing import Any, ClassVar

from fifties.research.desk_choice import ChoiceDesk
from fifties.research.desk_fifty import FiftyDesk
from fifties.research.pettingzoo.fifty import FiftyEnv, FiftyParallelEnv


class FiftyChoiceEnv(FiftyEnv):
    """Agents choose all their numbers in turn; nobody sees them before everybody has chosen."""

    metadata: ClassVar[dict[str, Any]] = {**FiftyEnv.metadata, "name": "fifty_choice_v0"}
    desk_of: ClassVar[type[FiftyDesk]] = ChoiceDesk


class FiftyChoiceParallelEnv(FiftyParallelEnv):
    """All agents choose all their numbers at once; a step is a round."""

    metadata: ClassVar[dict[str, Any]] = FiftyChoiceEnv.metadata
    desk_of: ClassVar[type[FiftyDesk]] = ChoiceDesk
