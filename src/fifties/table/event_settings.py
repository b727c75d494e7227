"""What makes a party an event: its title, its colours, how long a show lasts, and who is let in."""

from __future__ import annotations

import re
from typing import Annotated, Final

from msgspec import Meta, Struct
from msgspec.structs import force_setattr

from fifties.core.refusals import IllegalSetup
from fifties.table import refusals
from fifties.table.member_names import letters, tidy

MOST_TITLE: Final = 80
"""The longest title, in letters as people count them."""

SHORTEST_SHOW: Final = 30
LONGEST_SHOW: Final = 900
"""Between how many seconds the show of a round may last."""

_COLOUR: Final = re.compile(r"#[0-9a-f]{6}")


class EventSettings(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a party is held as an event."""

    title: Annotated[str, Meta(max_length=1_500)]
    """What big screens, phones and posters call it: up to 80 letters of any script."""
    colours: tuple[str, str] = ("#faf6ee", "#b3341f")
    """Of the paper and of what stands out on it, each as `#rrggbb`."""
    show_seconds: int = 180
    """How long the count of one round lasts at most, 30 to 900."""
    approval: bool = False
    """Whether a host lets everybody in who comes."""

    def __post_init__(self) -> None:
        force_setattr(self, "title", tidy(self.title))
        paper, accent = self.colours
        force_setattr(self, "colours", (paper.lower(), accent.lower()))


def check_event(event: EventSettings) -> None:
    """Raise `IllegalSetup` for an event that cannot be held."""
    signs = letters(event.title)
    if not signs:
        raise IllegalSetup(refusals.EventTitleEmpty())
    if len(signs) > MOST_TITLE:
        raise IllegalSetup(refusals.EventTitleTooLong(len(signs), MOST_TITLE))
    for colour in event.colours:
        if not _COLOUR.fullmatch(colour):
            raise IllegalSetup(refusals.EventColour(colour[:32]))
    if not SHORTEST_SHOW <= event.show_seconds <= LONGEST_SHOW:
        raise IllegalSetup(
            refusals.EventShowSeconds(event.show_seconds, SHORTEST_SHOW, LONGEST_SHOW)
        )
