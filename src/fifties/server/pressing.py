"""The process that prints. It reads questions and writes answers until nobody asks any more."""

from __future__ import annotations

import os
import sys
from typing import BinaryIO, Final

import msgspec

from fifties.games.records import read_record
from fifties.locales import Speech
from fifties.paper.printing import print_keepsake, print_order
from fifties.server.print_jobs import SIZE, PrintJob

_MODEST: Final = 10
"""How far this process stands back behind the others of the machine."""


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(_MODEST)
    asked, told = sys.stdin.buffer, sys.stdout.buffer
    while head := _read(asked, SIZE.size):
        job = msgspec.json.decode(_read(asked, *SIZE.unpack(head)), type=PrintJob)
        data = make(job)
        told.write(SIZE.pack(len(data)) + data)
        told.flush()


def _read(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def make(job: PrintJob) -> bytes:
    """Print what is wanted; it has been checked before."""
    say = Speech(job.lang)
    if job.record:
        return print_keepsake(read_record(job.record.encode()), job.form, say).data
    return print_order(job.order(), say).data


if __name__ == "__main__":
    main()
