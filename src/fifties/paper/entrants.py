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
    """In which they came in; ``None`` before the end."""
    points: int | None = None
    """In the game or, at an event in heats, in the final; ``None`` for those who were not in it."""
    stage: int | None = None
    """At an event in heats: the last stage that they played, counted from 1."""


class EventResult(Struct, frozen=True):
    """What certificates say about the game."""

    players: int
    """Of the game, or of an event in heats."""
    day: date | None = None
    """``None`` where it is written by hand."""
