"""What both OpenSpiel games share: types, parameters, states and observers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any, Final, NamedTuple, Protocol

import numpy as np
import pyspiel
from numpy.typing import NDArray

REWARDS: Final = ("points", "win")
"""What may be paid; OpenSpiel is told that it is at the end."""

TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)
CHANCE_PLAYER: Final = int(pyspiel.PlayerId.CHANCE)
SIMULTANEOUS: Final = int(pyspiel.PlayerId.SIMULTANEOUS)

Values = Sequence[float] | NDArray[Any]


def game_type(
    short_name: str,
    long_name: str,
    parameters: dict[str, Any],
    players: tuple[int, int],
    *,
    simultaneous: bool = False,
) -> Any:
    """Return the type of a game of hidden information with open chance and any sum of utilities."""
    kind = pyspiel.GameType
    dynamics = kind.Dynamics
    return kind(
        short_name=short_name,
        long_name=long_name,
        dynamics=dynamics.SIMULTANEOUS if simultaneous else dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        min_num_players=players[0],
        max_num_players=players[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification=parameters,
    )


def with_defaults(parameters: dict[str, Any], wanted: dict[str, Any] | None) -> dict[str, Any]:
    """Return *parameters* as they are *wanted*; `ValueError` for one that there is not."""
    unknown = set(wanted or {}) - set(parameters)
    if unknown:
        raise ValueError(f"there is no parameter {', '.join(sorted(unknown))}")
    return {**parameters, **(wanted or {})}


def one_of(name: str, value: str, known: Collection[str]) -> str:
    """Return a parameter that is one of the words *known*, or say which they are."""
    if value not in known:
        raise ValueError(f"{name} is {' or '.join(known)}, not {value!r}")
    return value


class SpielGame(pyspiel.Game):  # type: ignore[misc] # OpenSpiel has no types
    """A game that can be pickled, and with it whatever is in progress."""

    chance_nodes: int

    def max_chance_nodes_in_history(self) -> int:
        """Return how often chance can move in one game; what else OpenSpiel counts follows."""
        return self.chance_nodes

    def __reduce__(self) -> tuple[Any, ...]:
        return pyspiel.load_game, (str(self),)


class PositionLike(Protocol):
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

    position: PositionLike

    def current_player(self) -> int:
        """Return who moves."""
        return self.position.player

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance moves."""
        return self.position.player == CHANCE_PLAYER

    def legal_actions(self, player: int | None = None) -> list[int]:
        """Return what *player* may do, in ascending order; whoever moves if nobody is named."""
        moves = self.position.player
        if moves >= 0 and (player is None or player == moves):
            return self._legal_actions(moves)
        asked: list[int] = super().legal_actions(*() if player is None else (player,))
        return asked

    def seat_looking(self, player: int | None) -> int:
        """Return *player*, or whoever moves if nobody is named; only players see anything."""
        seat = self.position.player if player is None else player
        players = self.position.game.players
        if 0 <= seat < players:
            return seat
        raise pyspiel.SpielError(f"players are 0 to {players - 1}, not {seat}")

    def _legal_actions(self, player: int) -> list[int]:
        raise NotImplementedError


class ObserverPiece(NamedTuple):
    """A part of what is known."""

    name: str
    size: int
    private: bool
    """Whether only its owner knows it."""
    past: bool
    """Whether it only serves those who remember everything."""


class TableObserver:
    """Fulfils OpenSpiel's observer interface for both games."""

    def __init__(
        self,
        pieces: Sequence[ObserverPiece],
        known: Callable[[Any, int], dict[str, Values]],
        wanted: Any,
        parameters: dict[str, Any] | None,
    ) -> None:
        if parameters:
            raise ValueError(f"observers have no parameters; there are {parameters}")
        wanted = wanted or pyspiel.IIGObservationType(perfect_recall=False)
        mine = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        kept = [
            piece
            for piece in pieces
            if (mine if piece.private else wanted.public_info)
            and (wanted.perfect_recall or not piece.past)
        ]
        self._known = known
        self._all = mine and wanted.public_info and wanted.perfect_recall
        self.tensor = np.zeros(sum(piece.size for piece in kept), np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {}
        first = 0
        for piece in kept:
            self.dict[piece.name] = self.tensor[first : first + piece.size]
            first += piece.size

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what *player* knows of *state*."""
        self.tensor.fill(0)
        known = self._known(state, player)
        for name, places in self.dict.items():
            values = known[name]
            places[: len(values)] = values

    def string_from(self, state: Any, player: int) -> str:
        """Return what *player* knows of *state* as text, without zeros at the end of a piece."""
        if self._all:
            return str(state.information_state_string(player))
        known = self._known(state, player)
        parts = []
        for name in self.dict:
            values = np.trim_zeros(np.asarray(known[name]), "b")
            parts.append(f"{name}:{' '.join(map(str, values.astype(int)))}")
        return "; ".join(parts)
