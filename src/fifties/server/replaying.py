"""The process that reads and replays records for a server: `python -m fifties.server.replaying`.

It answers one question after the other on its standard input and output, and ends with them.
"""

from __future__ import annotations

import os
import sys
from functools import lru_cache
from struct import Struct as Layout
from typing import BinaryIO, Final

from fifties.core import record_refusals
from fifties.core.record import RecordRefused
from fifties.core.refusals import Refusal
from fifties.games.records import read_record
from fifties.server import bodies, refusals
from fifties.server.connection import declined, encode
from fifties.server.winding import Reel, wind

QUESTION: Final = Layout("!Ii2s")
"""How many bytes the record has, from which seat to look (-1: none), and what language to speak."""

ANSWER: Final = Layout("!IH")
"""How many bytes the answer has, and its HTTP status."""

NO_SEAT: Final = -1
_MODEST: Final = 10
"""How far this process stands back behind the others of the machine."""

DONE: Final = 200
REFUSED: Final = 400
TOO_LARGE: Final = 413


def main() -> None:
    """Answer until nobody asks any more."""
    if hasattr(os, "nice"):
        os.nice(_MODEST)
    asked, told = sys.stdin.buffer, sys.stdout.buffer
    while question := _read(asked, QUESTION.size):
        size, seat, lang = QUESTION.unpack(question)
        status, body = answer(_read(asked, size), seat, lang.decode("ascii", "replace"))
        told.write(ANSWER.pack(len(body), status) + body)
        told.flush()


def _read(source: BinaryIO, size: int) -> bytes:
    data = source.read(size)
    return data if len(data) == size else b""


def answer(data: bytes, seat: int, lang: str) -> tuple[int, bytes]:
    """Turn a record into a timeline, or say what is wrong with it."""
    try:
        reel = _reel(data)
    except RecordRefused as refused:
        status = TOO_LARGE if isinstance(refused.refusal, record_refusals.TooLarge) else REFUSED
        return status, _say(refused, lang)
    if seat != NO_SEAT and not 0 <= seat < len(reel.names):
        wrong = refusals.Malformed(f"there is no seat {seat}")
        return REFUSED, _say(RecordRefused(wrong), lang)
    return DONE, encode(reel.seen_from(None if seat == NO_SEAT else seat))


@lru_cache(maxsize=2)
def _reel(data: bytes) -> Reel:
    """Read a record; those who played at a party ask for the same one, each for their own seat."""
    return wind(read_record(data))


def _say(refused: RecordRefused, lang: str) -> bytes:
    refusal: Refusal = refused.refusal
    told = declined(refusal, lang, names=refused.players, place=refused.place)
    return encode(bodies.Refusal(told.refusal, told.text, told.details))


if __name__ == "__main__":
    main()
