"""Fifty Fifty, card by card: the environment behind `fifty_fifty_v0`."""

from __future__ import annotations

from typing import Any, ClassVar

from fifties.core.contract import Seat
from fifties.games.fifty_fifty import FiftyFiftyEdition
from fifties.games.fifty_fifty.state import Standing, State
from fifties.research.fifty_fifty import FiftyFiftyStepper, show_fifty_fifty
from fifties.research.fifty_fifty_episode import make_fifty_fifty, paid_after_trick
from fifties.research.pettingzoo.turn_environment import RENDER_MODES, TableEnv
from fifties.research.rewards import Paid, Reward, paid_at_end


class FiftyFiftyEnv(TableEnv[FiftyFiftyStepper]):
    """Agents play one card each in turn; who played the highest leads the next trick."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "fifty_fifty_v0",
        "render_modes": [*RENDER_MODES],
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 4,
        *,
        edition: str | FiftyFiftyEdition = "zoch",
        rounds: int | None = None,
        dealer: Seat | None = None,
        reward: Reward = "points",
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game = make_fifty_fifty(players, edition=edition, rounds=rounds, dealer=dealer)
        super().__init__(
            FiftyFiftyStepper(self.game),
            reward=reward,
            max_cycles=max_cycles,
            render_mode=render_mode,
        )

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - the interface's
        """Begin a new game."""
        self.stepper.begin(self._begin(seed))
        self.agent_selection = self.agents[self.stepper.state.turn or 0]
        self._update_infos()

    def step(self, action: Any) -> None:
        """Play a card of the selected agent."""
        if self._ended:
            self._step_after_end(action)
            return
        stepper, agent, seat = self.stepper, self.agent_selection, self.stepper.state.turn or 0
        before = stepper.play(seat, action)
        self._cumulative_rewards[agent] = 0.0
        if self._paid:
            self._take_back_rewards()
        state = stepper.state
        self.agent_selection = self.agents[state.turn or 0]
        if before is not None:
            self._pay(self._earned(before, state))
        if state.standing.tricks or state.cards:
            self.infos[agent] = {"action_mask": stepper.mask(seat)}
        else:
            self._update_infos()
        self._steps_left -= 1
        if state.turn is None or not self._steps_left:
            self._end(over=state.turn is None)

    def _earned(self, before: Standing, state: State) -> Paid:
        """Return what the trick that has just been taken pays everybody."""
        if self.reward == "shaped":
            return paid_after_trick(before, state.standing)
        if state.turn is not None:
            return None
        scored = state.standing.rounds[-1]
        return paid_at_end(self.reward, self.game.players, self.game.outcome(state), scored.totals)

    def render(self) -> Any:
        """Show the whole table, secrets included."""
        return show_fifty_fifty(self.stepper, self.possible_agents, self.render_mode)
