"""The options that all environments share, and the games that they set up."""

from __future__ import annotations

from collections.abc import Mapping
from operator import index
from typing import Final, TypeVar

from fifties.core.contract import Seat
from fifties.games import fifty, fifty_fifty
from fifties.games.fifty.edition import EDITIONS as FIFTY_EDITIONS
from fifties.games.fifty.table_size import LEAST_PLAYERS, ROUNDS
from fifties.games.fifty_fifty.edition import EDITIONS as FIFTY_FIFTY_EDITIONS
from fifties.games.fifty_fifty.game import LEAST_PLAYERS as LEAST_OF_HALVES
from fifties.games.fifty_fifty.game import MOST_PLAYERS as MOST_OF_HALVES

CROWD: Final = 1000
"""Of so many players and no more the totals fit into observations."""

Box = TypeVar("Box", fifty.FiftyEdition, fifty_fifty.FiftyFiftyEdition)


def make_fifty(
    players: int = 4,
    *,
    danger: bool = False,
    edition: str | fifty.FiftyEdition = "iello",
    rounds: int = ROUNDS,
) -> fifty.Fifty:
    """Return a game of Fifty, of 1 to 4 *rounds*; `ValueError` says which option is wrong."""
    players = whole_option("players", players, LEAST_PLAYERS, CROWD)
    rounds = whole_option("rounds", rounds, 1, ROUNDS)
    box = _named(edition, FIFTY_EDITIONS, fifty.FiftyEdition)
    if danger not in {True, False}:
        raise ValueError(f"danger is True or False, not {danger!r}")
    if danger and box.zones is None:
        raise ValueError("danger needs an edition whose Danger cards are known: give its zones")
    return fifty.Fifty(
        players, box, bool(danger), fifty.Reduced(rounds) if rounds < ROUNDS else None
    )


def make_fifty_fifty(
    players: int = 4,
    *,
    edition: str | fifty_fifty.FiftyFiftyEdition = "zoch",
    rounds: int | None = None,
    dealer: Seat | None = None,
) -> fifty_fifty.FiftyFifty:
    """Return a game of Fifty Fifty, of 1 to *players* *rounds*; `ValueError` as above."""
    players = whole_option("players", players, LEAST_OF_HALVES, MOST_OF_HALVES)
    rounds = players if rounds is None else whole_option("rounds", rounds, 1, players)
    dealer = None if dealer is None else whole_option("dealer", dealer, 0, players - 1)
    box = _named(edition, FIFTY_FIFTY_EDITIONS, fifty_fifty.FiftyFiftyEdition)
    if box.moods is None:
        raise ValueError("edition is one whose Mood cards are known: give its moods")
    reduced = None if rounds == players else fifty_fifty.Reduced(rounds)
    return fifty_fifty.FiftyFifty(players, box, dealer, reduced)


def whole_option(name: str, value: int, least: int, most: int | None = None) -> int:
    """Return an option that is a whole number, NumPy's too, or say what it has to be."""
    try:
        number = index(value)
    except TypeError:
        number = least - 1
    if number < least or (most is not None and number > most):
        bounds = f"{least} or more" if most is None else f"from {least} to {most}"
        raise ValueError(f"{name} is a whole number, {bounds}, not {value!r}")
    return number


def _named(edition: str | Box, known: Mapping[str, Box], kind: type[Box]) -> Box:
    if isinstance(edition, kind):
        return edition
    if isinstance(edition, str) and edition in known:
        return known[edition]
    raise ValueError(f"edition is {' or '.join(known)}, or an Edition, not {edition!r}")
