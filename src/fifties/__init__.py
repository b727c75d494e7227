"""Fifty and Fifty Fifty: rules, records and a table to play at."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fifties.core.contract import CHANCE
    from fifties.core.playout import playout
    from fifties.core.record import Header, Record, RecordRefused, replay
    from fifties.core.refusals import IllegalAction, IllegalSetup
    from fifties.games.fifty import Fifty
    from fifties.games.fifty_fifty import FiftyFifty
    from fifties.games.records import read_record, sheet, write_record

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "Fifty",
    "FiftyFifty",
    "Header",
    "IllegalAction",
    "IllegalSetup",
    "Record",
    "RecordRefused",
    "playout",
    "read_record",
    "replay",
    "sheet",
    "write_record",
]

_HOMES: Final = {
    "CHANCE": "core.contract",
    "Fifty": "games.fifty",
    "FiftyFifty": "games.fifty_fifty",
    "Header": "core.record",
    "IllegalAction": "core.refusals",
    "IllegalSetup": "core.refusals",
    "Record": "core.record",
    "RecordRefused": "core.record",
    "playout": "core.playout",
    "read_record": "games.records",
    "replay": "core.record",
    "sheet": "games.records",
    "write_record": "games.records",
}


def __dir__() -> list[str]:
    return sorted([*globals(), *__all__])


def __getattr__(name: str) -> object:
    """Fetch a public name when it is first used, so that importing the package stays light."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    return getattr(import_module(f"{__name__}.{_HOMES[name]}"), name)
