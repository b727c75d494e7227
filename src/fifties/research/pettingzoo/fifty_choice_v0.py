"""Fifty, one choice a round: Parallel (`parallel_env`), five numbers as one MultiDiscrete."""

from __future__ import annotations

from typing import Any, ClassVar

from gymnasium.spaces import MultiDiscrete

from fifties.research.pettingzoo.fifty import FiftyParallelEnv


class FiftyChoiceEnv(FiftyParallelEnv):
    """All agents write all their numbers at once; a step is a round."""

    metadata: ClassVar[dict[str, Any]] = {**FiftyParallelEnv.metadata, "name": "fifty_choice_v0"}

    def _space_of_actions(self) -> MultiDiscrete:
        return MultiDiscrete([self.game.top - 1] * self.game.boxes)

    def _infos(self) -> dict[str, dict[str, Any]]:
        """Give one mask a box: the numbers that can stand in it when the round begins."""
        desk, boxes = self.desk, range(self.game.boxes)
        masks = [desk.mask(0) if desk.over else desk.allowed[box, 0] for box in boxes]
        return {
            agent: {"action_mask": tuple(mask.copy() for mask in masks)}
            for agent in self.possible_agents
        }

    def _write(self, actions: dict[str, Any]) -> None:
        for seat, agent in enumerate(self.possible_agents):
            self.desk.choose(seat, actions[agent])


parallel_env = FiftyChoiceEnv
"""The environment."""

__all__ = ["FiftyChoiceEnv", "parallel_env"]
