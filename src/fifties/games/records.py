"""Records of any game: which game it is decides who reads it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from msgspec import Struct

from fifties.core import record_refusals
from fifties.core.arguments import require_type
from fifties.core.document import Table, parse
from fifties.core.reading import require_names
from fifties.core.record import Record
from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.games.fifty import record as fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty import record as fifty_fifty


class Notation(Struct, frozen=True):
    """How a game is written down."""

    read: Callable[[Table], Record[Any]]
    write: Callable[[Record[Any], Any], str]
    sheet: Callable[[Record[Any]], dict[str, Any]]


NOTATIONS: Final = {
    Fifty.name: Notation(fifty.read, fifty.write, fifty.sheet),
    FiftyFifty.name: Notation(fifty_fifty.read, fifty_fifty.write, fifty_fifty.sheet),
}


def parse_record(data: str | bytes) -> Record[Any]:
    """Read and referee a record, as text or as the bytes of a file, or raise `RecordRefused`."""
    document = parse(data)
    name = document.text("game")
    if name not in NOTATIONS:
        raise document.refuse(record_refusals.UnknownGame(name))
    return NOTATIONS[name].read(document)


def write_record(record: Record[Any], known: Any = None) -> str:
    """Return *record* as the text of a file; `IllegalSetup` if it cannot be read again.

    Whoever has *known* the state in which it ends saves a replay.
    """
    return _notation(record).write(record, known)


def score_sheet(record: Record[Any]) -> dict[str, Any]:
    """Return the score sheet of *record*, ready for JSON."""
    return _notation(record).sheet(record)


def _notation(record: Record[Any]) -> Notation:
    require_type("record", record, Record, "Record")
    if record.game.name not in NOTATIONS:
        raise IllegalSetup(record_refusals.UnknownGame(record.game.name))
    require_names(record.header.players, record.game.players)
    if record.game.reduced is not None:
        raise ValueError("records tell whole games, not reduced ones")
    return NOTATIONS[record.game.name]
