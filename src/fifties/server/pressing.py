"""The process that prints for a server: `python -m fifties.server.pressing`."""

from __future__ import annotations

from typing import Any

import msgspec

from fifties.games.records import parse_record
from fifties.locales import Speech
from fifties.paper.printing import print_keepsake, print_order
from fifties.server.print_jobs import SIZE, PrintJob
from fifties.server.worker import NICE, answer_all


def main() -> None:
    """Answer until nobody asks any more."""
    answer_all(SIZE, _answer, NICE)


def _answer(_: tuple[Any, ...], question: bytes) -> bytes:
    data = make(msgspec.json.decode(question, type=PrintJob))
    return SIZE.pack(len(data)) + data


def make(job: PrintJob) -> bytes:
    """Print what is wanted; it has been checked before."""
    say = Speech(job.lang)
    if job.record:
        return print_keepsake(parse_record(job.record.encode()), job.form, say).data
    return print_order(job.order(), say).data


if __name__ == "__main__":
    main()
