"""`fifties replay` and `fifties verify`: records and kits from files, reported or verified."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TypeVar

from fifties.core.document import MOST_BYTES
from fifties.core.record import AnyRecord, RecordRefused, replay
from fifties.core.refusals import Refusal
from fifties.core.verification import Verified, verify
from fifties.exits import REFUSED
from fifties.games.registry import parse_record, score_sheet
from fifties.locales import Speech
from fifties.record_files import read_bytes
from fifties.terminal.page import Page
from fifties.terminal.registry import terminal_for
from fifties.terminal.streams import print_refusal
from fifties.words import Words, one_line

Found = TypeVar("Found")

_ZIP: Final = b"PK\x03\x04"
"""What the file of a kit begins with."""
_KIT_SUFFIX: Final = ".zip"


class NoSuchPlayer(Refusal, frozen=True, tag="input-no-such-player"):
    """Nobody of that name plays."""

    wanted: str
    known: str


def read_or_refuse(name: str, say: Speech, read: Callable[[bytes], Found]) -> Found | None:
    """Return what *read* finds in a file, or say why it is refused and return ``None``."""
    try:
        return read(_bytes_of(name))
    except RecordRefused as refused:
        print_refusal(f"{name}: {Words(say).refused(refused)}")
    except OSError as error:
        reason = say("file-unreadable", reason=error.strerror or str(error))
        print_refusal(f"{name}: {reason}")
    return None


def _bytes_of(name: str) -> bytes:
    """Read a file, but never more than a record can have."""
    if name == "-":
        return sys.stdin.buffer.read(MOST_BYTES + 1)
    return read_bytes(name)


def replay_files(names: Sequence[str], say: Speech, *, as_json: bool) -> int:
    """Replay files one after the other; a refused one does not keep the others from it."""
    code = 0
    for name in names:
        record = read_or_refuse(name, say, parse_record)
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


def verify_files(names: Sequence[str], say: Speech, key: str | None = None) -> int:
    """Verify files one after the other; a refused one does not keep the others from it.

    The kit of an event has to be signed with *key*, if its fingerprint is given.
    """
    code = 0
    for name in names:
        lines = _verify_kit(name, say, key) if _is_kit(name) else _verify_record(name, say)
        if lines is None:
            code = REFUSED
        else:
            sys.stdout.writelines(one_line(line) + "\n" for line in lines)
    return code


def _is_kit(name: str) -> bool:
    """Return whether a file is a kit, by its name or by its first bytes; - is a record."""
    if name == "-" or name.lower().endswith(_KIT_SUFFIX):
        return name != "-"
    try:
        with Path(name).open("rb") as file:
            return file.read(len(_ZIP)) == _ZIP
    except OSError:
        return False


def _verify_record(name: str, say: Speech) -> list[str] | None:
    verified = read_or_refuse(name, say, _verify)
    if verified is None:
        return None
    told = say("verify-draws-follow", draws=verified.draws, commitment=verified.commitment)
    if verified.inherited:
        inherited, origin = verified.inherited, verified.origin or ""
        told = f"{told}; {say('verify-inherited', inherited=inherited, origin=origin)}"
    return [f"{name}: {told}"]


def _verify_kit(name: str, say: Speech, key: str | None) -> list[str] | None:
    from fifties.kit.refusals import KitRefused  # noqa: PLC0415 - records need none of it
    from fifties.terminal.kit_commands import (  # noqa: PLC0415 - as above
        describe_kit,
        read_kit,
        refused_kit,
    )

    try:
        first, *rest = describe_kit(read_kit(name), say, key)
    except KitRefused as refused:
        print_refusal(f"{name}: {refused_kit(refused, say)}")
    except OSError as error:
        reason = say("file-unreadable", reason=error.strerror or str(error))
        print_refusal(f"{name}: {reason}")
    else:
        return [f"{name}: {first}", *rest]
    return None


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
    if header.branch is not None:
        branch = header.branch
        page.line(say("report-branched", round=branch.round, origin=branch.origin))
    events = [event for step in replay(record) for event in step.events]
    terminal.print_rounds(page, words, record.game, events)
