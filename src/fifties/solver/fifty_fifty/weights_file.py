"""Weights in files: one for each number of players comes with the package."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any, TypeAlias
from zipfile import BadZipFile

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from fifties.solver.fifty_fifty.learned_policies import TABLE_SIZE
from fifties.solver.fifty_fifty.network import (
    WEIGHTS,
)

Floats: TypeAlias = NDArray[np.float32]


class LearnedWeights(Struct, frozen=True):
    """Everything that training made for one number of players."""

    network: Floats
    table: Floats
    made: dict[str, Any]
    """How to make it again: the command, its seed and steps, and how strong it was."""


class WrongFile(ValueError):  # noqa: N818 - it says what is wrong
    """A file holds no weights, or those of another program."""


def save_weights(learned: LearnedWeights, path: Path) -> None:
    """Write *learned* to a file, in half precision."""
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            network=learned.network.astype(np.float16),
            table=learned.table.astype(np.float16),
            made=np.array(json.dumps(learned.made, sort_keys=True)),
        )


def load_weights(path: Path) -> LearnedWeights:
    """Read what `save_weights` wrote, or raise `WrongFile`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            network, table = (kept[name].astype(np.float32) for name in ("network", "table"))
            made = json.loads(str(kept["made"]))
    except (KeyError, ValueError, EOFError, BadZipFile) as error:
        raise WrongFile(str(path)) from error
    if network.shape != (WEIGHTS,) or table.shape != (TABLE_SIZE,):
        raise WrongFile(str(path))
    return LearnedWeights(network, table, made)


@cache
def shipped_weights(players: int) -> LearnedWeights:
    """Return the weights that come with the package for so many players."""
    with as_file(files(__package__) / "weights" / f"{players}.npz") as path:
        return load_weights(path)


def rounded(memory: Floats) -> Floats:
    """Return *memory* as it is after having been saved to a file: in half precision."""
    return memory.astype(np.float16).astype(np.float32)
