"""Observers: what a player knows, as a tensor with named pieces and as a string."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

import numpy as np
import pyspiel
from numpy.typing import NDArray

Values = Sequence[float] | NDArray[Any]


class Piece(NamedTuple):
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
        pieces: Sequence[Piece],
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
        """Say what *player* knows of *state*, without what is 0 at the end of a piece."""
        if self._all:
            return str(state.information_state_string(player))
        known = self._known(state, player)
        parts = []
        for name in self.dict:
            values = np.trim_zeros(np.asarray(known[name]), "b")
            parts.append(f"{name}:{' '.join(map(str, values.astype(int)))}")
        return "; ".join(parts)
