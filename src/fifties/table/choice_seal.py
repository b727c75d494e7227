"""The seal of a round's secret choices: a hash that can be shown before any of them is told.

Whoever has noted it can check afterwards that no choice was changed, added or left out once the
round was settled, and that each came when the log says. Nobody can guess choices from it, because
it also depends on the secret of the game, which is told when the game is over.
"""

from __future__ import annotations

import hmac
from hashlib import sha256
from typing import Final

import msgspec

from fifties.core.contract import Action, Seat

_PURPOSE: Final = b"fifties choices 1"
_NUMBER_BYTES: Final = 8

_encode: Final = msgspec.json.Encoder().encode


def milliseconds(at: float) -> int:
    """Return a time as it goes into a seal."""
    return round(at * 1000)


class ChoiceSeal:
    """Takes the choices of one round in the order in which they came, replaced ones included."""

    def __init__(self, secret: str, draw: int) -> None:
        """Begin the seal of the choices that follow draw number *draw*, counted from 0."""
        message = _PURPOSE + draw.to_bytes(_NUMBER_BYTES, "big")
        self._hash = sha256(hmac.digest(bytes.fromhex(secret), message, "sha256"))

    def add(self, at: int, seat: Seat, action: Action, *, bot: bool) -> None:
        """Take a choice of *seat* at the time *at*, in milliseconds; *bot*: whether one decided."""
        self._hash.update(b"%d %d %d " % (at, seat, bot) + _encode(action) + b"\n")

    def text(self) -> str:
        """Return the seal of all that was added, in base 16."""
        return self._hash.hexdigest()
