"""What reports write besides lines for people: JSON and pictures."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from msgspec import json

from fifties.core.refusals import IllegalSetup, Refusal

_PICTURES: Final = (".svg", ".png")


class NoPicture(Refusal, frozen=True, tag="input-no-picture"):
    """Neither SVG nor PNG."""

    file: str


def check_picture(file: Path | None) -> None:
    """Raise `IllegalSetup` for a file whose name does not say how to draw into it."""
    if file is not None and file.suffix.lower() not in _PICTURES:
        raise IllegalSetup(NoPicture(str(file)))


def write_json(value: dict[str, Any]) -> None:
    """Print one JSON object and nothing else."""
    sys.stdout.write(json.encode(value).decode() + "\n")
