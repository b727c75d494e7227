"""Short codes of tables, which people read out, and secret tokens of members."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random
from typing import Final

LETTERS: Final = "ACDEFHJKMNPQRTUVWXY3479"
"""Letters and digits without those that look alike in print: 0 O, 1 I L, 2 Z, 5 S, 6 G, 8 B."""

LENGTH: Final = 6

_SEPARATORS: Final = {ord(" "): None, ord("-"): None, ord("."): None}


def new_code(rng: Random) -> str:
    """Return a random code: one of 148 million."""
    return "".join(rng.choice(LETTERS) for _ in range(LENGTH))


def tidy_code(code: str) -> str:
    """Return a code that somebody typed, in capital letters and without separators."""
    return code.upper().translate(_SEPARATORS)


def new_token(rng: Random) -> str:
    """Return a random token: 128 bits in 22 letters."""
    return urlsafe_b64encode(rng.randbytes(16)).decode().rstrip("=")
