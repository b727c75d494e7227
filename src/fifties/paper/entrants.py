"""Those who take part in an event, as tags and certificates name them."""

from __future__ import annotations

from datetime import date

from msgspec import Struct


class Entrant(Struct, frozen=True):
    """Somebody who takes part."""

    number: int
    """On their tag."""
    name: str = ""
    """Empty where it is written by hand."""
    place: int | None = None
    """In which they came in; ``None`` before the end, and for those who did not get to the end."""
    points: int | None = None


class EventResult(Struct, frozen=True):
    """What certificates say about the game."""

    players: int
    day: date | None = None
    """``None`` where it is written by hand."""
