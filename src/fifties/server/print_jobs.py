"""What a server asks the process that prints."""

from __future__ import annotations

from struct import Struct as Layout
from typing import Final

from msgspec import Struct

from fifties.games.boxes import EDITIONS, make_game
from fifties.paper.formats import Format
from fifties.paper.order import Invitation, Order

MOST_PRINTED: Final = 60
"""For how many players a server prints; the command line prints for more."""

SIZE: Final = Layout("!I")
"""How many bytes follow, in questions and in answers."""


class PrintJob(Struct, frozen=True, omit_defaults=True):
    """A piece of work for the process that prints."""

    lang: str
    form: Format
    game: str = ""
    players: int = 0
    edition: str = ""
    danger: bool = False
    duplex: bool = False
    link: str = ""
    code: str = ""
    only: tuple[str, ...] = ()
    record: str = ""

    def order(self) -> Order:
        """Return what is to be printed, or raise `IllegalSetup`."""
        editions = EDITIONS[self.game]
        edition = editions[self.edition] if self.edition else next(iter(editions.values()))
        return Order(
            game=make_game(self.players, edition, danger=self.danger),
            form=self.form,
            duplex=self.duplex,
            invitation=Invitation(self.link, self.code) if self.link else None,
            only=self.only,
        )
