"""Weights in files: one for each number of players comes with the package.

A file is an archive of NumPy's arrays in half precision. It is read without NumPy, so that it can
be read everywhere.
"""

from __future__ import annotations

import json
from ast import literal_eval
from collections.abc import Sequence
from functools import cache
from importlib.resources import as_file, files
from pathlib import Path
from struct import calcsize, unpack_from
from typing import TYPE_CHECKING, Any, Final, TypeAlias
from zipfile import BadZipFile, ZipFile
from zlib import error as zlib_error

from msgspec import Struct

from fifties.simulation.kernel_arrays import Singles, single_row_of
from fifties.simulation.kernels import IS_COMPILED
from fifties.solver.fifty_fifty.learned_policies import TABLE_SIZE
from fifties.solver.fifty_fifty.network import WEIGHTS

if TYPE_CHECKING or IS_COMPILED:
    import numpy as np

Floats: TypeAlias = Singles

HALF_PRECISION: Final = "<f2"
TEXT: Final = "<U"
"""How NumPy names the types of the two kinds of arrays in a file; a text says its length behind."""

BEGINNING: Final = b"\x93NUMPY\x01\x00"
"""How an array begins, in the first version of NumPy's format."""


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
        with path.open("rb") as file, ZipFile(file) as kept:
            network, table = (_numbers(kept.read(f"{name}.npy")) for name in ("network", "table"))
            made = json.loads(_text(kept.read("made.npy")))
    except (KeyError, ValueError, SyntaxError, EOFError, BadZipFile, zlib_error) as error:
        raise WrongFile(str(path)) from error
    if len(network) != WEIGHTS or len(table) != TABLE_SIZE:
        raise WrongFile(str(path))
    return LearnedWeights(single_row_of(network), single_row_of(table), made)


def _content(array: bytes) -> tuple[str, memoryview]:
    """Return the type and the bytes of an array of NumPy's."""
    start = len(BEGINNING) + calcsize("<H")
    if not array.startswith(BEGINNING) or len(array) < start:
        raise ValueError("no array of NumPy")
    (length,) = unpack_from("<H", array, len(BEGINNING))
    header = literal_eval(array[start : start + length].decode("latin-1"))
    return header["descr"], memoryview(array)[start + length :]


def _numbers(array: bytes) -> Sequence[float]:
    kind, content = _content(array)
    if kind != HALF_PRECISION or len(content) % calcsize("<e"):
        raise ValueError("no numbers in half precision")
    return unpack_from(f"<{len(content) // calcsize('<e')}e", content)


def _text(array: bytes) -> str:
    kind, content = _content(array)
    if not kind.startswith(TEXT):
        raise ValueError("no text")
    return bytes(content).decode("utf-32-le")


@cache
def shipped_weights(players: int) -> LearnedWeights:
    """Return the weights that come with the package for so many players."""
    with as_file(files(__package__) / "weights" / f"{players}.npz") as path:
        return load_weights(path)


def rounded(memory: Floats) -> Floats:
    """Return *memory* as it is after having been saved to a file: in half precision."""
    return memory.astype(np.float16).astype(np.float32)
