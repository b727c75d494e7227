"""What was learned, in files: one for each number of players comes with the package."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from msgspec import Struct

from fifties.simulation.fifty_fifty.network import WEIGHTS
from fifties.simulation.fifty_fifty.table import TABLE_SIZE
from fifties.solver.fifty_fifty.learning import Floats


class Learned(Struct, frozen=True):
    """Everything that training made for one number of players."""

    network: Floats
    table: Floats
    made: dict[str, Any]
    """How to make it again: the command, its seed and steps, and how strong it was."""


class WrongFile(ValueError):  # noqa: N818 - it says what is wrong
    """A file holds no weights, or those of another program."""


def keep(learned: Learned, path: Path) -> None:
    """Write *learned* to a file, in half precision."""
    with path.open("wb") as file:
        np.savez_compressed(
            file,
            network=learned.network.astype(np.float16),
            table=learned.table.astype(np.float16),
            made=np.array(json.dumps(learned.made, sort_keys=True)),
        )


def load(path: Path) -> Learned:
    """Read what `keep` wrote, or raise `WrongFile`."""
    try:
        with path.open("rb") as file, np.load(file, allow_pickle=False) as kept:
            network, table = (kept[name].astype(np.float32) for name in ("network", "table"))
            made = json.loads(str(kept["made"]))
    except (KeyError, ValueError, EOFError, BadZipFile) as error:
        raise WrongFile(str(path)) from error
    if network.shape != (WEIGHTS,) or table.shape != (TABLE_SIZE,):
        raise WrongFile(str(path))
    return Learned(network, table, made)


@cache
def shipped(players: int) -> Learned:
    """Return what comes with the package for so many players."""
    with as_file(files(__package__) / "weights" / f"{players}.npz") as path:
        return load(path)
