"""Boxes: which editions there are, and how to describe one that lies on your table."""

from __future__ import annotations

from typing import Final, TypeAlias

from fifties.core import record_refusals
from fifties.core.contract import Seat
from fifties.core.document import Table, parse
from fifties.core.refusals import IllegalSetup
from fifties.games import fifty, fifty_fifty
from fifties.games.fifty import edition as fifty_edition
from fifties.games.fifty_fifty import edition as fifty_fifty_edition

PlayableEdition: TypeAlias = fifty.FiftyEdition | fifty_fifty.FiftyFiftyEdition
PlayableGame: TypeAlias = fifty.Fifty | fifty_fifty.FiftyFifty

EDITIONS: Final[dict[str, dict[str, PlayableEdition]]] = {
    fifty.Fifty.name: dict(fifty_edition.EDITIONS),
    fifty_fifty.FiftyFifty.name: dict(fifty_fifty_edition.EDITIONS),
}
"""By the name of the game; the first one is what is played unless said otherwise."""


def make_game(
    players: int, edition: PlayableEdition, *, danger: bool = False, dealer: Seat | None = None
) -> PlayableGame:
    """Set a table, or raise `IllegalSetup`; *dealer* deals first where cards are dealt."""
    if isinstance(edition, fifty.FiftyEdition):
        return fifty.Fifty(players, edition, danger)
    return fifty_fifty.FiftyFifty(players, edition, dealer)


def parse_edition(data: str | bytes) -> PlayableEdition:
    """Read what somebody has copied off the components of their box (docs/records.md).

    Takes a text or the bytes of a file; raises `RecordRefused`.
    """
    document = parse(data)
    game = document.text("game")
    if game not in EDITIONS:
        raise document.refuse(record_refusals.UnknownGame(game))
    try:
        return _read_fifty(document) if game == fifty.Fifty.name else _read_fifty_fifty(document)
    except IllegalSetup as illegal:
        raise document.refuse(illegal.refusal) from None


def _read_fifty(document: Table) -> fifty.FiftyEdition:
    document.allow("game", "bonus", "zones")
    zones = document.pairs("zones") if "zones" in document else fifty.IELLO.zones
    return fifty.FiftyEdition(fifty.IELLO.name, fifty_edition.read_bonus(document), zones)


def _read_fifty_fifty(document: Table) -> fifty_fifty.FiftyFiftyEdition:
    document.allow("game", "moods")
    moods = document.pairs("moods") if "moods" in document else fifty_fifty.ZOCH.moods
    return fifty_fifty.FiftyFiftyEdition(fifty_fifty.ZOCH.name, moods)
