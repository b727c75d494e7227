"""The optional parts of the package, and one clear line for the user where one is missing.

`pip install fifties` brings the rules, records and bots in plain Python. What else there is needs
other packages, which are grouped into extras: `pip install "fifties[lab]"`. A part that needs an
extra calls `require` before it imports what the extra brings.
"""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec
from pathlib import Path
from typing import Final, Literal, TypeAlias

Extra: TypeAlias = Literal[
    "server", "cluster", "terminal", "lab", "paper", "kit", "research", "dask"
]

COMPILED: Final = ("numba", "numpy")
"""The modules of the extra `lab` that compiled code needs."""

SERVED: Final = (
    *("starlette", "uvicorn", "websockets", "httptools", "prometheus_client"),
    *("segno", "fpdf", "cryptography"),
)
"""The modules of the extra `server` that a server cannot do without."""

MAKE: Final = "make install"
"""Installs all extras into the environment of a checkout."""


class MissingExtra(ImportError):  # noqa: N818 - reads like RecordRefused and IllegalAction
    """A part of fifties was asked for whose packages are not installed."""

    def __init__(self, extra: Extra, module: str) -> None:
        where = f" (in a checkout: {MAKE})" if is_checkout() else ""
        super().__init__(
            f"{module} is missing, which comes with the extra {extra!r}: "
            f"{pip_command(extra)}{where}",
            name=module,
        )
        self.extra = extra
        self.module = module

    def __reduce__(self) -> tuple[type[MissingExtra], tuple[Extra, str]]:
        return MissingExtra, (self.extra, self.module)


def require(extra: Extra, *modules: str) -> None:
    """Raise `MissingExtra` unless all *modules*, which *extra* brings, are installed."""
    for module in modules:
        if not is_installed(module):
            raise MissingExtra(extra, module)


def has_compiled() -> bool:
    """Return whether what compiled code needs is installed."""
    return all(map(is_installed, COMPILED))


def has_lab() -> bool:
    """Return whether simulation, solver and arena can be imported."""
    return has_compiled() and is_installed("openskill")


@cache
def is_installed(module: str) -> bool:
    """Return whether *module* can be imported, without importing it."""
    return find_spec(module) is not None


def pip_command(extra: Extra) -> str:
    """Return the command that installs *extra*."""
    return f'pip install "fifties[{extra}]"'


def is_checkout() -> bool:
    """Return whether this package lies in a checkout, which `make` sets up."""
    return Path(__file__).parents[2].joinpath("dev.py").is_file()
