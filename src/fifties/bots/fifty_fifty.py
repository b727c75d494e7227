"""Bots that play Fifty Fifty."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import comb
from random import Random
from typing import Final

from fifties.bots.bot import Bot, Decision, Level
from fifties.bots.fifty_fifty_reasons import said
from fifties.core.contract import CHANCE
from fifties.extras import has_compiled
from fifties.games.fifty_fifty import FiftyFifty, Play
from fifties.games.fifty_fifty.actions import DECK, Card
from fifties.games.fifty_fifty.game import LEAST_PLAYERS
from fifties.games.fifty_fifty.view import FiftyFiftyView

MIDDLE: Final = (DECK.start + DECK.stop - 1) / 2
CHEAP: Final = 7
"""A Mood card whose values add up to no more is no reason to be afraid."""

DIGITS_THAT_COUNT: Final = 9
"""Expectations that differ by less are equal: they were only added up differently."""


def beginner(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Decision:  # noqa: ARG001 - a bot's form
    """Play any card."""
    card = rng.choice(view.my_hand)
    return Decision(Play(card), said("beginner", view, card))


def casual(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Decision:  # noqa: ARG001 - a bot's form
    """Play what is safe; else risk a card from an end where it is cheap, or hug the middle."""
    safe = [card for card in view.my_hand if not (_tops(view, card) or _bottoms(view, card))]
    cheap = sum(view.mood or ()) <= CHEAP
    choose = max if safe or cheap else min
    card = choose(safe or view.my_hand, key=lambda card: abs(card - MIDDLE))
    return Decision(Play(card), said("casual", view, card))


def steady(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Decision:  # noqa: ARG001 - a bot's form
    """Play the card after which the fewest halves are to be expected, the extreme among equals."""
    unseen = _unseen(view)
    later = len(view.balances) - len(view.cards) - 1

    def worth(card: Card) -> tuple[float, float]:
        halves = _halves(view, card, unseen, later)
        return round(halves, DIGITS_THAT_COUNT), -abs(card - MIDDLE)

    card = min(view.my_hand, key=worth)
    return Decision(Play(card), said("steady", view, card))


def sharp(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Decision:
    """Play by a table of what each card leads to."""
    return _learned("sharp", game, view, rng)


def master(game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Decision:
    """Play by a network that has played itself."""
    return _learned("master", game, view, rng)


def _learned(level: str, game: FiftyFifty, view: FiftyFiftyView, rng: Random) -> Decision:
    from fifties.solver.fifty_fifty.levels import choose  # noqa: PLC0415 - it may bring NumPy and compiled code

    card = choose(level, game, view, rng)
    return Decision(Play(card), said(level, view, card))


def load() -> None:
    """Import what the strongest two think with."""
    import fifties.solver.fifty_fifty.levels  # noqa: F401, PLC0415 - as `choose`


def prepare() -> None:
    """Load and compile what the strongest two think with."""
    game, rng = FiftyFifty(LEAST_PLAYERS), Random(0)
    state = game.apply(game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(rng)).state
    view = game.view(state, state.turn)
    for think in (sharp, master):
        think(game, view, rng)


def prepare_turn(game: FiftyFifty, view: FiftyFiftyView) -> Iterator[None]:  # noqa: ARG001 - a bot's form
    """Load what was learned; where there is compiled code, `prepare` does."""
    if has_compiled():
        return
    from fifties.solver.fifty_fifty.weights_file import shipped_weights  # noqa: PLC0415 - as `choose`

    yield
    shipped_weights(game.players)
    yield


def _unseen(view: FiftyFiftyView) -> list[Card]:
    """List the cards that others may hold."""
    seen = {card for trick in view.tricks for card in trick.cards}
    seen.update(view.cards, view.my_hand)
    return [card for card in DECK if card not in seen]


def _halves(view: FiftyFiftyView, card: Card, unseen: Collection[Card], later: int) -> float:
    """Expect how many halves the viewer holds after playing *card*, if others play anything."""
    balance = view.balances[view.viewer or 0]
    yellow, blue = view.mood or (0, 0)
    above = sum(other > card for other in unseen)
    # The chance that all who play later play lower, and that all play higher.
    highest = _all_from(len(unseen) - above, len(unseen), later) if _tops(view, card) else 0.0
    lowest = _all_from(above, len(unseen), later) if _bottoms(view, card) else 0.0
    return (
        highest * abs(balance + blue)
        + lowest * abs(balance - yellow)
        + (1 - highest - lowest) * abs(balance)
    )


def _tops(view: FiftyFiftyView, card: Card) -> bool:
    return all(card > other for other in view.cards)


def _bottoms(view: FiftyFiftyView, card: Card) -> bool:
    return all(card < other for other in view.cards)


def _all_from(some: int, of: int, drawn: int) -> float:
    """Return the chance that *drawn* cards out of *of* are all among *some* of them."""
    return comb(some, drawn) / comb(of, drawn)


BOTS: Final = (
    Bot(
        FiftyFifty.name,
        Level.BEGINNER,
        beginner,
        names=("Pulcinella", "Zanni", "Burattino", "Fagiolino", "Sandrone", "Gioppino"),
    ),
    Bot(
        FiftyFifty.name,
        Level.CASUAL,
        casual,
        names=("Pierrot", "Isabella", "Flavio", "Silvia", "Orazio", "Angelica"),
    ),
    Bot(
        FiftyFifty.name,
        Level.STEADY,
        steady,
        names=("Colombina", "Smeraldina", "Corallina", "Pasquella", "Diamantina", "Violetta"),
    ),
    Bot(
        FiftyFifty.name,
        Level.SHARP,
        sharp,
        load=load,
        prepare=prepare,
        prepare_turn=prepare_turn,
        names=("Arlecchino", "Brighella", "Scapino", "Truffaldino", "Mezzettino", "Trivellino"),
    ),
    Bot(
        FiftyFifty.name,
        Level.MASTER,
        master,
        load=load,
        prepare=prepare,
        prepare_turn=prepare_turn,
        names=("Pantalone", "Balanzone", "Tartaglia", "Scaramuccia", "Matamoros", "Coviello"),
    ),
)
"""Weakest first. They are called after the masks of the old comedy."""
