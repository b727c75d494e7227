"""Writes a game down while it is played, so that nothing is lost when it breaks off."""

from __future__ import annotations

import os
from pathlib import Path

from fifties.core.contract import Action, Actor
from fifties.core.record import Entry, Header, Record
from fifties.games.boxes import PlayableGame
from fifties.games.records import write_record


class RecordUnwritable(Exception):  # noqa: N818 - it says what happened
    """The disk is full, or the folder has gone."""

    def __init__(self, path: Path, error: OSError) -> None:
        super().__init__(path, error)
        self.path = path
        self.reason = error.strerror or str(error)


class Scribe:
    """Keeps the record of one game in a file."""

    def __init__(self, header: Header, game: PlayableGame, path: Path) -> None:
        self._header = header
        self._game = game
        self._entries: list[Entry] = []
        self.path = path

    def note(self, actor: Actor, action: Action) -> None:
        """Remember an action."""
        self._entries.append(Entry(actor, action))

    def save(self) -> None:
        """Put what is remembered into the file, whole or not at all."""
        text = write_record(Record(self._header, self._game, tuple(self._entries)))
        draft = self.path.with_name(f".{self.path.name}.{os.getpid()}")
        try:
            with draft.open("w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            draft.replace(self.path)
        except OSError as error:
            draft.unlink(missing_ok=True)
            raise RecordUnwritable(self.path, error) from error
