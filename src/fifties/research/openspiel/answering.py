"""What both games are asked at every node."""

from __future__ import annotations

from typing import Any, Final, Protocol

import pyspiel

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)


class TableGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game that can be pickled, and with it whatever is in progress."""

    chance_nodes: int

    def max_chance_nodes_in_history(self) -> int:
        """Tell how often chance can move in one game; what else OpenSpiel counts follows."""
        return self.chance_nodes

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class Place(Protocol):
    """All that a state knows."""

    @property
    def game(self) -> Any:
        """What is played."""
        ...

    @property
    def player(self) -> int:
        """Who moves, as OpenSpiel counts: chance is a player, too."""
        ...


class TableState(pyspiel.State):  # type: ignore[misc] # OpenSpiel has no types
    """A state that keeps all it knows in one *position*, so that a clone has one thing to copy.

    OpenSpiel answers `is_chance_node` and `legal_actions` in C++, which comes back to Python up to
    five times for one answer. Those who ask in Python get the same answer here without the detour.
    """

    position: Place

    def current_player(self) -> int:
        """Return who moves."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Tell whether the game is over."""
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Tell whether chance moves."""
        return self.position.player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """List what *player* may do, in ascending order; whoever moves if nobody is named."""
        moves = self.position.player
        if moves >= 0 and (player is None or player == moves):
            return self._legal_actions(moves)
        asked: list[int] = super().legal_actions(*() if player is None else (player,))
        return asked

    def looking(self, player: int | None) -> int:
        """Return *player*, or whoever moves if nobody is named; only players see anything."""
        seat = self.position.player if player is None else player
        players = self.position.game.players
        if 0 <= seat < players:
            return seat
        raise pyspiel.SpielError(f"players are 0 to {players - 1}, not {seat}")

    def _legal_actions(self, player: int) -> list[int]:
        raise NotImplementedError
