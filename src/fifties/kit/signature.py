"""The signature of a kit: an Ed25519 key that its server keeps, and what it signs."""

from __future__ import annotations

import hmac
import re
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from fifties.extras import require
from fifties.kit.refusals import KitRefused, PartChanged, SignatureWrong

if TYPE_CHECKING:
    from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

FORMAT: Final = "fifties kit 1"
MANIFEST: Final = "manifest.json"
SIGNATURE: Final = "signature.txt"

_SALT_BYTES: Final = 16
_GROUP: Final = 4
_FINGERPRINT_DIGITS: Final = 32
_TEXT: Final = re.compile(
    rf"{FORMAT}\nmanifest ([0-9a-f]{{64}})\nkey ([0-9a-f]{{64}})\nsignature ([0-9a-f]{{128}})\n"
)
_SALT_PURPOSE: Final = b"fifties salt 1"


class SigningKey(Struct, frozen=True):
    """The key of a server."""

    secret: bytes
    """32 bytes, which nobody else may know."""

    @property
    def public(self) -> bytes:
        """What everybody may know, and needs to check a signature."""
        return self._key().public_key().public_bytes_raw()

    def sign(self, manifest: bytes) -> str:
        """Return the text of the signature of *manifest*."""
        digest = sha256(manifest).hexdigest()
        signed = f"{FORMAT}\nmanifest {digest}\nkey {self.public.hex()}\n"
        return f"{signed}signature {self._key().sign(signed.encode()).hex()}\n"

    def salt(self, code: str, number: int) -> bytes:
        """Return the salt of a participant's name: the same every time, and a secret like the key.

        So the kit of an event has the same bytes whenever it is made.
        """
        message = _SALT_PURPOSE + number.to_bytes(8, "big") + code.encode()
        return hmac.digest(self.secret, message, "sha256")[:_SALT_BYTES]

    def _key(self) -> Ed25519PrivateKey:
        require("kit", "cryptography")
        from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - an extra

        return ed25519.Ed25519PrivateKey.from_private_bytes(self.secret)


def check_signature(signature: bytes, manifest: bytes) -> bytes:
    """Return the public key with which *manifest* was signed, or raise `KitRefused`."""
    require("kit", "cryptography")
    from cryptography.exceptions import InvalidSignature  # noqa: PLC0415 - an extra
    from cryptography.hazmat.primitives.asymmetric import ed25519  # noqa: PLC0415 - an extra

    found = _TEXT.fullmatch(signature.decode("ascii", "replace"))
    if found is None:
        raise KitRefused(SignatureWrong(), SIGNATURE)
    digest, public, signed = found[1], bytes.fromhex(found[2]), bytes.fromhex(found[3])
    text = signature[: found.start(3) - len("signature ")]
    try:
        ed25519.Ed25519PublicKey.from_public_bytes(public).verify(signed, text)
    except (InvalidSignature, ValueError):
        raise KitRefused(SignatureWrong(), SIGNATURE) from None
    if sha256(manifest).hexdigest() != digest:
        raise KitRefused(PartChanged(), MANIFEST)
    return public


def fingerprint(public: bytes) -> str:
    """Return the fingerprint of a public key, short enough to be written down by hand."""
    digits = sha256(public).hexdigest()[:_FINGERPRINT_DIGITS]
    return " ".join(digits[at : at + _GROUP] for at in range(0, len(digits), _GROUP))
