"""Saved games: a local game is kept action by action, so that nothing can lose it.

A save is a file of lines: who plays what, then one action a line. A line that a power cut tore is
left out when the file is read. It holds everybody's secrets, so only its owner may read it and
nothing of it is ever printed.
"""

from __future__ import annotations

import os
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import Struct

from fifties.core.contract import CHANCE, Seat
from fifties.core.refusals import Refused
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.table.facts import Acted, Fact, GameAction
from fifties.terminal.invitation import Invitation
from fifties.terminal.places import data_folder
from fifties.terminal.scribe import RecordUnwritable

VERSION: Final = 1
_GAMES: Final[dict[str, type[PlayableGame]]] = {
    Fifty.name: Fifty,
    FiftyFifty.name: FiftyFifty,
}


class Head(Struct, frozen=True):
    """The first line of a save: all that is known before the first action."""

    fifties: int
    """The version of the form."""
    game: str
    table: Any
    """The game itself: its size, edition and variant."""
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    begun: datetime
    seed: int | None = None
    training: bool = False
    record: str | None = None
    """Where the game is written down, too."""

    def invitation(self) -> Invitation:
        """Set the same table again."""
        game = msgspec.convert(self.table, _GAMES[self.game])
        return Invitation(game, self.names, self.levels)


class Drafted(Fact, frozen=True, tag="drafted"):
    """Somebody has written something and may still change it."""

    seat: Seat
    action: GameAction


class Save(Struct, frozen=True):
    """A saved game."""

    path: Path
    head: Head
    acted: tuple[Acted, ...]
    drafts: dict[Seat, GameAction]
    """What people have written since they last acted."""


_FACT: Final = msgspec.json.Decoder(Acted | Drafted)


class Journal:
    """Keeps one game in its file; nobody else can play on in it meanwhile."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file = os.open(path, os.O_WRONLY | os.O_APPEND)
        _lock(self._file)

    def note(self, fact: Acted | Drafted, *, at_once: bool) -> None:
        """Keep an action or a draft; *at_once* waits until a power cut cannot lose it either."""
        try:
            _write(self._file, msgspec.json.encode(fact) + b"\n")
            if at_once:
                os.fsync(self._file)
        except OSError as error:
            raise RecordUnwritable(self.path, error) from error

    def close(self, *, forget: bool = False) -> None:
        """Put the file away, or throw it away."""
        if self._file < 0:
            return
        if forget:
            self.path.unlink(missing_ok=True)
        os.close(self._file)
        self._file = -1


def begin_save(
    invitation: Invitation, seed: int | None, record: Path | None, *, training: bool
) -> Journal:
    """Open a save for a new game; raises `OSError` where nothing can be kept."""
    begun = datetime.now(UTC).replace(microsecond=0)
    head = Head(
        fifties=VERSION,
        game=invitation.game.name,
        table=invitation.game,
        names=invitation.names,
        levels=invitation.levels,
        begun=begun,
        seed=seed,
        training=training,
        record=None if record is None else str(record.absolute()),
    )
    folder = _folder()
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    name = f"{begun:%Y%m%dT%H%M%S}-{os.getpid()}"
    draft, path = folder / f".{name}.new", folder / f"{name}.save"
    file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    try:
        _write(file, msgspec.json.encode(head) + b"\n")
        os.fsync(file)
    finally:
        os.close(file)
    draft.replace(path)
    return Journal(path)


def saves() -> list[Save]:
    """List the games that can be resumed, the newest first; those being played are left out."""
    with suppress(OSError):
        found = [save for path in _folder().glob("*.save") if (save := _read(path))]
        return sorted(found, key=lambda save: save.path.stat().st_mtime_ns, reverse=True)
    return []


def _folder() -> Path:
    return data_folder() / "games"


def _read(path: Path) -> Save | None:
    """Read a save; ``None`` for one that is being played, or is none."""
    try:
        file = os.open(path, os.O_RDWR)
        try:
            _lock(file)
            with os.fdopen(os.dup(file), "rb") as reader:
                lines = reader.read().split(b"\n")
            head = msgspec.json.decode(lines[0], type=Head)
            if head.fifties != VERSION:
                return None
            head.invitation()
            acted, drafts = _facts(lines[1:-1])
            _cut_torn(file, lines)
        finally:
            os.close(file)
    except (OSError, Refused, KeyError, msgspec.MsgspecError):
        return None
    return Save(path, head, tuple(acted), drafts)


def _cut_torn(file: int, lines: list[bytes]) -> None:
    """Cut off what a power cut has left of a last line."""
    if lines[-1]:
        os.ftruncate(file, sum(len(line) + 1 for line in lines[:-1]))


def _facts(lines: list[bytes]) -> tuple[list[Acted], dict[Seat, GameAction]]:
    """Return all actions, and the drafts that no action has followed."""
    acted: list[Acted] = []
    drafts: dict[Seat, GameAction] = {}
    for line in lines:
        fact = _FACT.decode(line)
        if isinstance(fact, Drafted):
            drafts[fact.seat] = fact.action
            continue
        acted.append(fact)
        if fact.actor != CHANCE:
            drafts.pop(fact.actor, None)
    return acted, drafts


def _write(file: int, data: bytes) -> None:
    while data:
        data = data[os.write(file, data) :]


def _lock(file: int) -> None:
    """Make sure that nobody else plays this game; raises `BlockingIOError`."""
    try:
        import fcntl  # noqa: PLC0415 - not on every system
    except ImportError:
        return
    fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
