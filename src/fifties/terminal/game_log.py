"""Saved games: the log of one table in a file of lines, so that nothing can lose a local game.

The first line says who plays what; then comes a line for each entry of the log, for each draft,
and for how much was shown. A line that a power cut tore is left out. The file holds everybody's
secrets, so only its owner may read it and nothing of it is ever printed.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import ClassVar, Final, TypeAlias

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import CHANCE, Action, Seat
from fifties.host.memory_store import MemoryStore
from fifties.host.table_log import Batch, NotKept, StoredTable
from fifties.table.codec import decode_entry
from fifties.table.entries import Acted, MemberId, Opened, Started
from fifties.table.runner import LogRow
from fifties.terminal.paths import data_folder
from fifties.terminal.record_writer import RecordUnwritable
from fifties.terminal.registry import terminal_for
from fifties.words import Words

VERSION: Final = 2
ENDING: Final = ".game"
OLD_ENDING: Final = ".save"
"""Of files that an earlier version wrote; they cannot be resumed."""
_MOST_NAMES: Final = 7
"""So many people of a saved game are listed by name."""


class GameHead(Struct, frozen=True, kw_only=True):
    """The first line: all that is known before anything happens."""

    fifties: int = VERSION
    """The version of the form."""
    game: str
    names: tuple[str, ...]
    levels: tuple[str | None, ...]
    begun: datetime
    tokens: tuple[str, ...]
    """Of the screen, and of the people in seat order."""
    code: str = ""
    seed: int | None = None
    coach_ahead: bool = False
    record: str | None = None
    """Where the game is written down, too."""


class RowLine(Struct, frozen=True, omit_defaults=True, tag_field="line", tag="row"):
    """A row of the log; its entry is read on its own, for only the table knows all kinds."""

    seq: int
    at: float
    entry: msgspec.Raw
    member: MemberId | None = None
    request: str | None = None

    def row(self) -> LogRow:
        """Return the row."""
        return LogRow(self.seq, self.at, decode_entry(self.entry), self.member, self.request)


class DraftLine(Struct, frozen=True, tag_field="line", tag="draft"):
    """What somebody has written and may still change, as an entry."""

    entry: msgspec.Raw


class ShownLine(Struct, frozen=True, tag_field="line", tag="shown"):
    """Up to which version everything was shown."""

    version: int


Line: TypeAlias = RowLine | DraftLine | ShownLine


class SavedGame(Struct, frozen=True):
    """A game that can be resumed."""

    path: Path
    head: GameHead
    rows: tuple[LogRow, ...]
    drafts: dict[Seat, Action]
    """What people have written since they last acted."""
    shown: int

    @property
    def acted(self) -> tuple[Acted, ...]:
        """All actions so far."""
        return tuple(row.entry for row in self.rows if isinstance(row.entry, Acted))

    @property
    def draws(self) -> int:
        """How often chance has acted, in the game that it plays on from included."""
        opened = self.rows[0].entry
        position = opened.position if isinstance(opened, Opened) else None
        inherited = 0 if position is None else position.branch.round
        return inherited + sum(acted.actor == CHANCE for acted in self.acted)


_LINE: Final[msgspec.json.Decoder[Line]] = msgspec.json.Decoder(Line)


class GameLog(MemoryStore):
    """The log of one table, in a file if there is a *folder*; nobody else can play on in it."""

    lasting: ClassVar[bool] = True

    def __init__(self, head: GameHead, folder: Path | None = None) -> None:
        super().__init__()
        self.head = head
        self.rows: list[LogRow] = []
        self.path: Path | None = None
        self.has_begun = False
        """Whether somebody has done something that would be lost."""
        self.after_append: Callable[[], None] = lambda: None
        """Is called when rows were written."""
        self._file = -1
        self._unwritten: list[bytes] = []
        self._shown = 0
        if folder is not None:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._create(folder)

    @classmethod
    def of(cls, saved: SavedGame) -> GameLog:
        """Go on with a saved game; raises `OSError` when somebody else does already."""
        log = cls(saved.head)
        log.rows += saved.rows
        log.has_begun = True
        log.path = saved.path
        log._file = os.open(saved.path, os.O_WRONLY | os.O_APPEND)
        _lock(log._file)
        log._tables[saved.head.code] = ("", 0)
        return log

    def _create(self, folder: Path) -> None:
        self.path = folder / f"{self.head.begun:%Y%m%dT%H%M%S}-{token_hex(4)}{ENDING}"
        self._file = os.open(self.path, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        _lock(self._file)

    async def append(self, batch: Batch) -> NotKept:
        """Write rows and the new table, so that a power cut cannot lose them either."""
        not_kept = await super().append(batch)
        for table in batch.opened:
            self.head = replace(self.head, code=table.code)
            self._unwritten.append(msgspec.json.encode(self.head))
        for _, row in batch.rows:
            self.rows.append(row)
            self._unwritten.append(_row_line(row))
            self.has_begun = self.has_begun or _is_persons(row)
        self.write()
        self.after_append()
        return not_kept

    def write(self) -> None:
        """Write what was noted, and flush it to the disk; raises `RecordUnwritable`."""
        unwritten, self._unwritten = self._unwritten, []
        if self.path is None or not unwritten:
            return
        try:
            _write(self._file, b"".join(line + b"\n" for line in unwritten))
            os.fsync(self._file)
        except OSError as error:
            raise RecordUnwritable(self.path, error) from error

    async def load(self, code: str, since: int = 0) -> StoredTable | None:
        """Return the table with its rows after number *since*."""
        return StoredTable("", self.rows[since:]) if code == self.head.code else None

    def keep_draft(self, seat: Seat, action: Action) -> None:
        """Keep what somebody has written, for good."""
        self.has_begun = True
        entry = msgspec.Raw(msgspec.json.encode(Acted(seat, action)))
        self._unwritten.append(msgspec.json.encode(DraftLine(entry)))
        self.write()

    def keep_shown(self, version: int) -> None:
        """Note that everything up to *version* was shown; a power cut may lose that."""
        if version == self._shown:
            return
        self._shown = version
        self._unwritten.append(msgspec.json.encode(ShownLine(version)))

    def close_file(self, *, forget: bool) -> None:
        """Close the file, or delete it."""
        if self._file < 0 or self.path is None:
            return
        with suppress(RecordUnwritable):
            self.write()
        if forget:
            self.path.unlink(missing_ok=True)
        os.close(self._file)
        self._file = -1


def _row_line(row: LogRow) -> bytes:
    entry = msgspec.Raw(msgspec.json.encode(row.entry))
    return msgspec.json.encode(RowLine(row.seq, row.at, entry, row.member, row.request))


def _is_persons(row: LogRow) -> bool:
    entry = row.entry
    return isinstance(entry, Acted) and entry.actor != CHANCE and not entry.bot


def new_head(  # noqa: PLR0913 - a line of many fields
    game: str,
    names: tuple[str, ...],
    levels: tuple[str | None, ...],
    tokens: tuple[str, ...],
    *,
    seed: int | None,
    coach_ahead: bool,
    record: Path | None,
) -> GameHead:
    """Return the first line of a game that begins now."""
    return GameHead(
        game=game,
        names=names,
        levels=levels,
        begun=datetime.now(UTC).replace(microsecond=0),
        tokens=tokens,
        seed=seed,
        coach_ahead=coach_ahead,
        record=None if record is None else str(record.absolute()),
    )


def games_folder() -> Path:
    """Return the folder in which games are saved."""
    return data_folder() / "games"


def saved_games() -> list[SavedGame]:
    """Return the games that can be resumed, the newest first; none that is being played."""
    with suppress(OSError):
        found = [saved for path in games_folder().glob(f"*{ENDING}") if (saved := _read(path))]
        return sorted(found, key=lambda saved: saved.path.stat().st_mtime_ns, reverse=True)
    return []


def has_old_saves() -> bool:
    """Return whether an earlier version has left saved games."""
    return any(games_folder().glob(f"*{OLD_ENDING}"))


def describe(saved: SavedGame, words: Words) -> str:
    """Return in a line which game this is."""
    head = saved.head
    people = [name for name, level in zip(head.names, head.levels, strict=True) if level is None]
    return words.say(
        "play-which-save",
        game=terminal_for(head.game).title(words, head.game),
        names=", ".join(people[:_MOST_NAMES]),
        players=len(head.names),
        round=saved.draws or 1,
        day=head.begun.astimezone().strftime("%Y-%m-%d %H:%M"),
    )


def _read(path: Path) -> SavedGame | None:
    """Read a saved game; ``None`` for one that is being played, or is none."""
    try:
        file = os.open(path, os.O_RDWR)
        try:
            _lock(file)
            with os.fdopen(os.dup(file), "rb") as reader:
                lines = reader.read().split(b"\n")
            head = msgspec.json.decode(lines[0], type=GameHead)
            if head.fifties != VERSION:
                return None
            saved = _gathered(path, head, [_LINE.decode(line) for line in lines[1:-1]])
            _cut_torn(file, lines)
        finally:
            os.close(file)
    except (OSError, msgspec.MsgspecError):
        return None
    return saved


def _gathered(path: Path, head: GameHead, lines: Sequence[Line]) -> SavedGame | None:
    """Return what *lines* hold; ``None`` if no game had begun."""
    rows: list[LogRow] = []
    drafts: dict[Seat, Action] = {}
    shown = 0
    for line in lines:
        match line:
            case ShownLine():
                shown = line.version
            case DraftLine():
                draft = decode_entry(line.entry)
                if isinstance(draft, Acted) and draft.actor != CHANCE:
                    drafts[draft.actor] = draft.action
            case RowLine():
                rows.append(line.row())
                entry = rows[-1].entry
                if isinstance(entry, Acted) and entry.actor != CHANCE:
                    drafts.pop(entry.actor, None)
    started = next((row.seq for row in rows if isinstance(row.entry, Started)), None)
    if started is None:
        return None
    return SavedGame(path, head, tuple(rows), drafts, min(max(shown, started), len(rows)))


def _cut_torn(file: int, lines: list[bytes]) -> None:
    """Cut off what a power cut has left of a last line."""
    if lines[-1]:
        os.ftruncate(file, sum(len(line) + 1 for line in lines[:-1]))


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
