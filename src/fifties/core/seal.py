"""Sealed chance: draws that nobody can foresee before a game, and everybody can check after it.

A table publishes the hash of a secret before anybody adds to it, and the secret itself when the
game is over. docs/chance.md tells how the bits are made; they can never be made otherwise again.
"""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from random import Random
from typing import Final, NoReturn

from msgspec import Struct

from fifties.core import record_refusals as refusals
from fifties.core.refusals import IllegalSetup

SECRET_DIGITS: Final = 64
"""How long a secret is, in base 16."""

_SECRET: Final = re.compile(rf"[0-9a-f]{{{SECRET_DIGITS}}}")
_PURPOSE: Final = b"fifties chance 1"
"""No other use of the same secret can give these bits."""
_DEALER_PURPOSE: Final = b"fifties dealer 1"
_HEATS_PURPOSE: Final = b"fifties heats 1"

_COUNT_BYTES: Final = 4
_NUMBER_BYTES: Final = 8
_FLOAT_BITS: Final = 53
"""As many as fit into a float."""


class Seal(Struct, frozen=True):
    """A secret of the table and what the players added to it: all draws of a game follow."""

    secret: str
    """32 bytes in base 16, in small letters."""
    salts: tuple[str, ...] = ()
    """What the players added, in seat order; empty texts for those who added nothing."""
    dealer: bool = False
    """Whether the first dealer was drawn from it, too."""

    def __post_init__(self) -> None:
        if not _SECRET.fullmatch(self.secret):
            raise IllegalSetup(refusals.SecretMisshapen(SECRET_DIGITS))

    @property
    def commitment(self) -> str:
        """What the table publishes before the game: it fixes the secret and does not tell it."""
        return sha256(bytes.fromhex(self.secret)).hexdigest()

    def draw(self, number: int) -> Random:
        """Return the random source of draw *number* of the game, counted from 0."""
        return self._draw(_PURPOSE, number)

    def draw_dealer(self, players: int) -> int:
        """Return the seat, counted from 0, that deals first where chance decides on that."""
        return self._draw(_DEALER_PURPOSE, 0).randrange(players)

    def draw_order(self, players: int) -> list[int]:
        """Return the numbers below *players* in the order in which they are drawn into heats."""
        bits = self._draw(_HEATS_PURPOSE, 0)
        return sorted(range(players), key=[bits.random() for _ in range(players)].__getitem__)

    def _draw(self, purpose: bytes, number: int) -> Random:
        message = [purpose, number.to_bytes(_NUMBER_BYTES, "big"), _count(len(self.salts))]
        for salt in self.salts:
            if not salt:
                message.append(_NOTHING_ADDED)
                continue
            added = salt.encode()
            message += [_count(len(added)), added]
        return SealedRandom(hmac.digest(bytes.fromhex(self.secret), b"".join(message), "sha256"))


def _count(size: int) -> bytes:
    return size.to_bytes(_COUNT_BYTES, "big")


_NOTHING_ADDED: Final = _count(0)
"""Of most players; of a large party nearly all of them."""


class SealedRandom(Random):
    """A random source whose bits are SHA-256 of a key and a counter."""

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._blocks = 0
        self._left = b""
        super().__init__()

    def getrandbits(self, k: int, /) -> int:
        """Return the next *k* bits; what is left of their last byte is skipped."""
        if k < 0:
            raise ValueError("number of bits must be non-negative")
        size = (k + 7) // 8
        return int.from_bytes(self._take(size), "big") >> (size * 8 - k)

    def random(self) -> float:
        """Return the next number from 0 up to, but not including, 1."""
        return self.getrandbits(_FLOAT_BITS) / (1 << _FLOAT_BITS)

    def seed(self, *_: object, **__: object) -> None:
        """Do nothing: the seal decides."""

    def getstate(self) -> NoReturn:
        """Refuse: a draw is made once."""
        raise NotImplementedError("a sealed draw has no state to keep")

    def setstate(self, _: object) -> NoReturn:
        """Refuse as well."""
        raise NotImplementedError("a sealed draw has no state to set")

    def _take(self, size: int) -> bytes:
        while len(self._left) < size:
            counter = self._blocks.to_bytes(_NUMBER_BYTES, "big")
            self._left += sha256(self._key + counter).digest()
            self._blocks += 1
        taken, self._left = self._left[:size], self._left[size:]
        return taken
