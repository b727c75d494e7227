"""`fifties verify`: draw again what chance did in records, and say in one line whether it fits."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from fifties.core.verifying import Verified, verify
from fifties.exits import REFUSED
from fifties.games.records import parse_record
from fifties.locales import Speech
from fifties.terminal.papers import read_or_complain
from fifties.wording import one_line


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
