"""What a browser may do on a page of the client, and what in the web worker with the host."""

from __future__ import annotations

import base64
import hashlib
import re
from typing import Final

_ALLOWED: Final = (
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
)
POLICY: Final = "; ".join(_ALLOWED)
"""Of every page."""

WORKER_POLICY: Final = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'"
)
"""Of the web worker alone, in which Python runs: it may compile WebAssembly."""

WORKER: Final = re.compile(r"assets/worker-[^/]+\.js")
"""The web worker's script, as the build names it."""


def policy_of(page: str) -> str:
    """Return the policy of *page*: that of all pages, and the scripts and styles inside it."""
    policy = POLICY
    for kind in ("script", "style"):
        for rest in page.split(f"<{kind}>")[1:]:
            text, _, _ = rest.partition(f"</{kind}>")
            digest = base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()
            policy = policy.replace(f"{kind}-src 'self'", f"{kind}-src 'self' 'sha256-{digest}'")
    return policy
