"""`fifties replay`: referee files and print what happened, or one line on what is wrong."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import Any

from fifties.core.record import Record
from fifties.exits import REFUSED
from fifties.games.records import parse_record, score_sheet
from fifties.locales import Speech
from fifties.terminal.papers import read_or_complain


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


def _print_record(record: Record[Any], say: Speech, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(score_sheet(record), ensure_ascii=False) + "\n")
        return
    from fifties.terminal.page import Page  # noqa: PLC0415 - JSON needs no colours
    from fifties.terminal.report import report  # noqa: PLC0415

    report(Page(sys.stdout), say, record)
