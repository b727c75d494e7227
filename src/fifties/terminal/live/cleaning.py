"""Keeping a terminal safe from what a server sends: names and texts must not steer it."""

from __future__ import annotations

import re
from typing import Final

_ESCAPED: Final = re.compile(
    r"((?<!\\)(?:\\\\)*)\\u(?:00[01][0-9a-fA-F]|007[fF]|00[89][0-9a-fA-F]|202[a-eA-E]|206[6-9])"
)
"""Signs that steer a terminal or turn text around, as JSON writes them; an even number of
backslashes before one only means backslashes."""

_RAW: Final = dict.fromkeys((*range(127, 160), *range(8234, 8239), *range(8294, 8298)))


def harmless(frame: str) -> str:
    """Return JSON without signs that do something else than be read."""
    return _ESCAPED.sub(r"\1", frame).translate(_RAW)
