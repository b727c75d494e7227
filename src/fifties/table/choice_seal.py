"""The seal of a round's secret choices: a hash that is shown before any of them is told.

Whoever has noted it can check afterwards that no choice was changed, added or left out once the
round was settled, and that each came when the log says. Nobody can guess choices from it, because
it also depends on a key, which is drawn for it and told in the kit of a finished game alone.
"""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from typing import Final

import msgspec

from fifties.core.contract import Action, Seat

_PURPOSE: Final = b"fifties choices 1"

_NOTED_DIGITS: Final = 16
_GROUP: Final = 4
_KEY: Final = re.compile(r"[0-9a-f]{64}")

_encode: Final = msgspec.json.Encoder().encode


def milliseconds(at: float) -> int:
    """Return a time as it goes into a seal."""
    return round(at * 1000)


def seal_groups(seal: str) -> str:
    """Return the beginning of a seal as people note it: 16 digits in groups of four."""
    return " ".join(seal[at : at + _GROUP] for at in range(0, _NOTED_DIGITS, _GROUP))


def is_key(text: str) -> bool:
    """Return whether *text* is the key of a seal: 32 bytes in base 16."""
    return _KEY.fullmatch(text) is not None


class ChoiceDigest:
    """Takes the choices of one round in the order in which they came, replaced ones included."""

    def __init__(self) -> None:
        self._hash = sha256()

    def add(self, at: int, seat: Seat, action: Action, *, bot: bool) -> None:
        """Take a choice of *seat* at the time *at*, in milliseconds; *bot*: whether one decided."""
        self._hash.update(b"%d %d %d " % (at, seat, bot) + _encode(action) + b"\n")

    def seal(self, key: str) -> str:
        """Return the seal of all that was added under *key*; both are 32 bytes in base 16."""
        message = _PURPOSE + self._hash.digest()
        return hmac.digest(bytes.fromhex(key), message, "sha256").hex()
