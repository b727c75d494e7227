"""Writes the record of a game to a file while it is played."""

from __future__ import annotations

import os
from pathlib import Path

from msgspec.structs import replace

from fifties.core.contract import CHANCE
from fifties.games.registry import write_record
from fifties.table.live_game import LiveGame


class RecordUnwritable(Exception):  # noqa: N818 - it says what happened
    """The disk is full, or the folder has gone."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(path, error)
        self.path = path
        self.reason = error.strerror or str(error)


def reserve_record(path: Path | None) -> None:
    """Create the file of a record; an older game of that name is never overwritten: `OSError`."""
    if path is not None:
        path.open("x").close()


class RecordWriter:
    """Keeps the record of one game in a file, so that nothing is lost when it breaks off."""

    def __init__(self, path: Path, date: str) -> None:
        self._path = path
        self._date = date
        self._written = 0
        """How many actions the file was last written after."""

    def update(self, play: LiveGame) -> None:
        """Write the game so far, whole or not at all; secret choices alone change nothing."""
        new = play.entries[self._written :]
        if not new or (len(play.owing) > 1 and all(entry.actor != CHANCE for entry in new)):
            return
        self._written = len(play.entries)
        record = play.record(self._date)
        if not play.over:
            # What all draws follow from would tell of those that are to come.
            record = replace(record, header=replace(record.header, seal=None))
        text = write_record(record, play.state)
        draft = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self._path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise RecordUnwritable(self._path, error) from error
