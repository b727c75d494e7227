"""The process that reads and replays records for a server: `python -m fifties.server.replaying`."""

from __future__ import annotations

import logging
import sys
from functools import lru_cache
from struct import Struct as Layout
from time import process_time
from typing import Any, Final

from fifties.core import record_refusals
from fifties.core.record import RecordRefused
from fifties.core.refusals import Refusal
from fifties.games.records import parse_record
from fifties.server import bodies, refusals
from fifties.server.connection import declined, encode
from fifties.server.winding import Reel, wind
from fifties.server.worker import NICE, OutOfTime, answer_all, processor_time

QUESTION: Final = Layout("!Ii2s")
"""How many bytes the record has, from which seat to look (-1: none), and what language to speak."""

ANSWER: Final = Layout("!IHd")
"""How many bytes the answer has, its HTTP status, and the processor time that it took."""

NO_SEAT: Final = -1
NICE_TO_KEPT: Final = 9
"""How much further records that are sent in stand back behind those that a server keeps."""

DONE: Final = 200
REFUSED: Final = 400
TOO_LARGE: Final = 413
BROKEN: Final = 500

log = logging.getLogger(__name__)


def main() -> None:
    """Answer until nobody asks any more; an argument limits the seconds for a record."""
    sent_in = len(sys.argv) > 1
    seconds = float(sys.argv[1]) if sent_in else 0

    def answer_one(head: tuple[Any, ...], data: bytes) -> bytes:
        _, seat, lang = head
        began = process_time()
        status, body = answer(data, seat, lang.decode("ascii", "replace"), seconds)
        return ANSWER.pack(len(body), status, process_time() - began) + body

    answer_all(QUESTION, answer_one, NICE + NICE_TO_KEPT if sent_in else NICE)


def answer(data: bytes, seat: int, lang: str, seconds: float = 0) -> tuple[int, bytes]:
    """Turn a record into a timeline, or say what is wrong with it."""
    try:
        with processor_time(seconds):
            return _answer(data, seat)
    except RecordRefused as refused:
        status = TOO_LARGE if isinstance(refused.refusal, record_refusals.TooLarge) else REFUSED
        return status, _say(refused, lang)
    except (OutOfTime, MemoryError, RecursionError):
        return TOO_LARGE, _say(RecordRefused(refusals.TooMuchWork()), lang)
    except Exception:
        log.exception("a record could neither be replayed nor refused")
        return BROKEN, _say(RecordRefused(refusals.Broken()), lang)


def _answer(data: bytes, seat: int) -> tuple[int, bytes]:
    reel = _reel(data)
    if seat != NO_SEAT and not 0 <= seat < len(reel.names):
        raise RecordRefused(refusals.Malformed(f"there is no seat {seat}"))
    return DONE, encode(reel.seen_from(None if seat == NO_SEAT else seat))


@lru_cache(maxsize=2)
def _reel(data: bytes) -> Reel:
    """Read a record; those who played at a party ask for the same one, each for their own seat."""
    return wind(parse_record(data))


def _say(refused: RecordRefused, lang: str) -> bytes:
    refusal: Refusal = refused.refusal
    told = declined(refusal, lang, names=refused.players, place=refused.place)
    return encode(bodies.Refusal(told.refusal, told.text, told.details))


if __name__ == "__main__":
    main()
