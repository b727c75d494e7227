"""Why a bot played a card in Fifty Fifty, as it says once the trick is over.

A reason follows from the card and from what the whole table had seen when it was played, so it
gives nothing away about cards still held. A law holds it to that.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Struct

from fifties.bots import reasons
from fifties.bots.reasons import Reason
from fifties.core.contract import Seat
from fifties.games.fifty_fifty.actions import DECK, TRICKS, Card
from fifties.games.fifty_fifty.view import FiftyFiftyView

FEW: Final = 2
"""So many halves are cheap."""

EARLY: Final = 4
"""So many tricks to come are time enough."""

WIDE: Final = 10
"""How far from the middle of the deck a card still counts as one from the middle."""

PRETTY: Final = (7, 11, 13, 22, 33, 44)


class Seen(Struct, frozen=True):
    """What everybody had seen when a card was played, from its owner's side."""

    cards: tuple[Card, ...]
    """That lay there already."""
    yellow: int
    blue: int
    balance: int
    """Of whoever played it."""
    to_come: int
    """Tricks after this one."""
    worst: int
    """The worst result that ending balanced would strike; 0 if there is none."""


def seen_by_all(view: FiftyFiftyView, seat: Seat) -> Seen:
    """Gather from *view* what is public, and nothing else."""
    yellow, blue = view.mood or (0, 0)
    gone = view.struck[seat]
    standing = [done.points[seat] for place, done in enumerate(view.rounds) if place not in gone]
    return Seen(
        cards=view.cards,
        yellow=yellow,
        blue=blue,
        balance=view.balances[seat],
        to_come=TRICKS - len(view.tricks) - 1,
        worst=min(standing, default=0),
    )


def said(level: str, view: FiftyFiftyView, card: Card) -> Reason:
    """Return why somebody of *level*, whose *view* this was, played *card*."""
    return TALK[level](seen_by_all(view, view.viewer or 0), card)


def _say_nothing_much(seen: Seen, card: Card) -> Reason:
    """Speak as somebody who does not think."""
    if not seen.to_come:
        return reasons.LastCard()
    return reasons.PrettyCard(card) if card in PRETTY else reasons.AnyCard()


def _say_timidly(seen: Seen, card: Card) -> Reason:
    """Speak as somebody who wants no trouble."""
    if not seen.to_come:
        return reasons.LastCard()
    if not (_tops(seen, card) or _bottoms(seen, card)):
        return _shelter(seen, card) or reasons.StayOut()
    middle = (DECK.start + DECK.stop - 1) / 2
    return reasons.MiddleCard(card) if abs(card - middle) <= WIDE else reasons.StayOut()


def _say_sensibly(seen: Seen, card: Card) -> Reason:
    """Speak of this trick alone."""
    if not seen.to_come:
        return reasons.LastCard()
    if not (seen.yellow or seen.blue):
        return reasons.NothingToLose()
    return _wish(seen, card) or _shelter(seen, card) or reasons.HopeForBoth(card)


def _say_with_foresight(seen: Seen, card: Card) -> Reason:
    """Speak of the round as well: what there is to strike, and what there is time for."""
    if not seen.to_come:
        return reasons.LastCard()
    if not (seen.yellow or seen.blue):
        return reasons.NothingToLose()
    wish = _wish(seen, card)
    if wish is not None and seen.worst and seen.to_come < EARLY:
        return reasons.ForTheStrike(seen.worst)
    return wish or _shelter(seen, card) or _risk(seen, card)


def _wish(seen: Seen, card: Card) -> Reason | None:
    """Return a reason if the halves of one end were welcome."""
    held, blue, yellow = seen.balance, seen.blue, seen.yellow
    if held < 0 and abs(held + blue) < -held and _tops(seen, card):
        return reasons.WantBlue(blue, -held)
    if held > 0 and abs(held - yellow) < held and _bottoms(seen, card):
        return reasons.WantYellow(held, yellow)
    return None


def _shelter(seen: Seen, card: Card) -> Reason | None:
    """Return a reason if a card on the table was in the way of what nobody wants."""
    lower = [other for other in seen.cards if other < card]
    higher = [other for other in seen.cards if other > card]
    if lower and higher:
        return reasons.Between(max(lower), min(higher))
    if higher and seen.blue and seen.balance >= 0:
        return reasons.BelowIt(max(higher))
    if lower and seen.yellow and seen.balance <= 0:
        return reasons.AboveIt(min(lower))
    return None


def _risk(seen: Seen, card: Card) -> Reason:
    halves = max(seen.blue if _tops(seen, card) else 0, seen.yellow if _bottoms(seen, card) else 0)
    if halves <= FEW:
        return reasons.Cheap(halves)
    if seen.to_come >= EARLY and seen.cards:
        return reasons.EarlyRisk(seen.to_come)
    return reasons.HopeForBoth(card)


def _tops(seen: Seen, card: Card) -> bool:
    return all(card > other for other in seen.cards)


def _bottoms(seen: Seen, card: Card) -> bool:
    return all(card < other for other in seen.cards)


TALK: Final[Mapping[str, Callable[[Seen, Card], Reason]]] = {
    "beginner": _say_nothing_much,
    "casual": _say_timidly,
    "steady": _say_sensibly,
    "sharp": _say_with_foresight,
    "master": _say_with_foresight,
}
"""How the players of each level talk."""
