"""`fifties replay` and `fifties verify`: records from files, reported or verified."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from typing import TypeVar

from fifties.core.document import MOST_BYTES
from fifties.core.record import AnyRecord, RecordRefused, replay
from fifties.core.verification import Verified, verify
from fifties.exits import REFUSED
from fifties.games.registry import parse_record, score_sheet
from fifties.locales import Speech
from fifties.record_files import read_bytes
from fifties.terminal.page import Page
from fifties.terminal.registry import terminal_for
from fifties.words import Words, one_line

Found = TypeVar("Found")


def read_or_complain(name: str, say: Speech, read: Callable[[bytes], Found]) -> Found | None:
    """Return what *read* finds in a file, or say why it is refused and return ``None``."""
    try:
        return read(_bytes_of(name))
    except RecordRefused as refused:
        _complain(name, Words(say).refused(refused))
    except OSError as error:
        _complain(name, say("file-unreadable", reason=error.strerror or str(error)))
    return None


def _bytes_of(name: str) -> bytes:
    """Read a file, but never more than a record can have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    return read_bytes(name)


def _complain(name: str, reason: str) -> None:
    sys.stdout.flush()
    sys.stderr.write(one_line(f"{name}: {reason}") + "\n")


def replay_files(names: Sequence[str], say: Speech, *, as_json: bool) -> int:
    """Replay files one after the other; a refused one does not keep the others from it."""
    code = 0
    for name in names:
        record = read_or_complain(name, say, parse_record)
        if record is None:
            code = REFUSED
        else:
            _print_record(record, say, as_json=as_json)
    return code


def _print_record(record: AnyRecord, say: Speech, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(score_sheet(record), ensure_ascii=False) + "\n")
        return

    report(Page(sys.stdout), say, record)


def verify_files(names: Sequence[str], say: Speech) -> int:
    """Verify files one after the other; a refused one does not keep the others from it."""
    code = 0
    for name in names:
        verified = read_or_complain(name, say, _verify)
        if verified is None:
            code = REFUSED
        else:
            told = say("verify-draws-follow", draws=verified.draws, commitment=verified.commitment)
            sys.stdout.write(one_line(f"{name}: {told}") + "\n")
    return code


def _verify(data: bytes) -> Verified:
    return verify(parse_record(data))


def report(page: Page, say: Speech, record: AnyRecord) -> None:
    """Print *record* from the first round to the winners."""
    words = Words(say, record.header.players)
    terminal = terminal_for(record.game.name)
    terminal.print_head(page, words, record.game)
    header = record.header
    told = [text for text in (header.date, header.place, header.note) if text]
    if told:
        page.line(f" {page.glyphs.dot} ".join(one_line(" ".join(text.split())) for text in told))
    events = [event for step in replay(record) for event in step.events]
    terminal.print_rounds(page, words, record.game, events)
