"""Short codes that people read out to each other, and tokens that nobody reads."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from random import Random
from typing import Final

LETTERS: Final = "ACDEFHJKMNPQRTUVWXY3479"
"""Without what is mistaken for something else in print: 0O, 1IL, 2Z, 5S, 6G, 8B."""

LENGTH: Final = 6

_LEFT_OUT: Final = {ord(" "): None, ord("-"): None, ord("."): None}


def new_code(rng: Random) -> str:
    """Draw a code: one of 148 million."""
    return "".join(rng.choice(LETTERS) for _ in range(LENGTH))


def tidy_code(code: str) -> str:
    """Read a code as somebody typed it."""
    return code.upper().translate(_LEFT_OUT)


def new_token(rng: Random) -> str:
    """Draw a token: 128 bits in 22 letters."""
    return urlsafe_b64encode(rng.randbytes(16)).decode().rstrip("=")
