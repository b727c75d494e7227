"""Editions as a command line names them: a printing by its name, or a box in a file."""

from __future__ import annotations

from pathlib import Path

from fifties.core.contract import Edition
from fifties.core.refusals import IllegalSetup, Refusal
from fifties.games.registry import editions
from fifties.record_files import read_edition


class EditionUnknown(Refusal, frozen=True, tag="input-edition-unknown"):
    """Neither a printing nor a file."""

    name: str
    known: str


class DangerElsewhere(Refusal, frozen=True, tag="input-danger-elsewhere"):
    """Danger cards belong to Fifty."""


class OtherBox(Refusal, frozen=True, tag="input-other-box"):
    """The box on the table is that of the other game."""

    name: str


def find_edition(game: str, wanted: str | None) -> Edition:
    """Find a printing by its name, or read a box from a file."""
    known = editions(game)
    if wanted is None:
        return next(iter(known.values()))
    if wanted in known:
        return known[wanted]
    if not wanted.endswith(".toml"):
        raise IllegalSetup(EditionUnknown(wanted, ", ".join(known)))
    box = read_edition(Path(wanted))
    if not isinstance(box, type(next(iter(known.values())))):
        raise IllegalSetup(OtherBox(wanted))
    return box
