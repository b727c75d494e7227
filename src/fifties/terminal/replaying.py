"""`fifties replay`: referee files and print what happened, or one line on what is wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from fifties.core.document import MOST_BYTES
from fifties.core.record import Record, RecordRefused
from fifties.games.records import read_record, sheet
from fifties.locales import Speech
from fifties.terminal.exits import REFUSED
from fifties.terminal.words import Words, one_line


def replay_files(names: Sequence[str], say: Speech, *, as_json: bool) -> int:
    """Replay files one after the other; a refused one does not keep the others from it."""
    code = 0
    for name in names:
        try:
            record = read_record(_read(name))
        except RecordRefused as refused:
            code = _complain(name, Words(say).refused(refused))
        except OSError as error:
            code = _complain(name, say("file-unreadable", reason=error.strerror or str(error)))
        else:
            _print_record(record, say, as_json=as_json)
    return code


def _print_record(record: Record[Any], say: Speech, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(sheet(record), ensure_ascii=False) + "\n")
        return
    from fifties.terminal.page import Page  # noqa: PLC0415 - JSON needs no colours
    from fifties.terminal.report import report  # noqa: PLC0415

    report(Page(sys.stdout), say, record)


def _read(name: str) -> bytes:
    """Read a file, but never more than a record can have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def _complain(name: str, reason: str) -> int:
    sys.stdout.flush()
    sys.stderr.write(one_line(f"{name}: {reason}") + "\n")
    return REFUSED
