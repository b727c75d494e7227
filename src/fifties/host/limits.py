"""How many tables there may be, and how long they are kept."""

from __future__ import annotations

from msgspec import Struct


class TableLimits(Struct, frozen=True, kw_only=True):
    """The limits of a host; 0 lifts one."""

    tables_per_address: int = 20
    """How many tables of several people one address may have open."""
    openings: int = 60
    """How many tables one address may open at once; a class of pupils has one address."""
    openings_a_minute: float = 20
    """How many more it may open each minute."""
    tables: int = 20_000
    """How many tables there may be."""
    wrong_codes: int = 20
    """How many wrong codes or tokens one address may try at once."""
    wrong_codes_a_minute: float = 2
    """How many more it may try each minute."""
    idle_hours: float = 72
    """How long an unused table of several people is kept."""
    solo_minutes: float = 60
    """How long an unused table of one person is kept; one that everybody has left is not."""
    record_days: float = 0
    """How long records are kept."""
