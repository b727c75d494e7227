"""Bots that play Fifty."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from random import Random
from typing import Final

from fifties.bots import reasons
from fifties.bots.bot import Bot, Decision, Level
from fifties.bots.fifty_habits import HabitWriter
from fifties.extras import has_compiled
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import RoundRules
from fifties.games.fifty.offers import Choices, open_numbers
from fifties.games.fifty.settle import settle
from fifties.games.fifty.table_size import BOXES
from fifties.games.fifty.view import FiftyView

IDEAS: Final = 16
"""How many choices a steady player thinks of."""

TRIALS: Final = 12
"""Against how many made-up rounds each is tried."""

LARGEST_FIELD: Final = 40
"""In a larger crowd, trying a choice out says little and takes long."""

LARGEST_MODELLED_TABLE: Final = 12
"""In a larger crowd nobody can think about each of the others."""


def beginner(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Write what people write who do not think about it."""
    numbers, reason = HabitWriter(open_numbers(game.top, view.blocked or ())).write(rng)
    return Decision(Choose(view.round, numbers), reason)


def casual(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Spread five numbers evenly over the count."""
    numbers = spread(game, view, rng)
    return Decision(Choose(view.round, numbers), reasons.Spread(numbers[0], numbers[-1]))


def steady(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Spread five numbers over the count, and take the spread that does best in made-up rounds."""
    if game.players > LARGEST_FIELD:
        return casual(game, view, rng)
    ideas = [spread(game, view, rng) for _ in range(IDEAS)]
    others = Choices(view.round, game.top, view.blocked or ())
    fields = [[others.sample(rng).numbers for _ in range(game.players - 1)] for _ in range(TRIALS)]
    by = RoundRules(
        top=game.top,
        mark=game.mark,
        bonus=game.edition.bonus[view.round - 1],
        danger=view.danger,
        crowns=(0,) * game.players,
    )
    best = max(ideas, key=lambda idea: _points(idea, fields, by))
    return Decision(Choose(view.round, best), reasons.Tried(IDEAS, TRIALS))


def sharp(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Write where those do not who think less."""
    if game.players > LARGEST_MODELLED_TABLE:
        return steady(game, view, rng)
    from fifties.bots import fifty_strong  # noqa: PLC0415 - it may bring NumPy and compiled code

    return fifty_strong.sharp(game, view, rng)


def master(game: Fifty, view: FiftyView, rng: Random) -> Decision:
    """Write what nobody can answer, and punish what can be."""
    if game.players > LARGEST_MODELLED_TABLE:
        return steady(game, view, rng)
    from fifties.bots import fifty_strong  # noqa: PLC0415 - it may bring NumPy and compiled code

    return fifty_strong.master(game, view, rng)


def load() -> None:
    """Import what the strongest two think with."""
    import fifties.bots.fifty_strong  # noqa: F401, PLC0415 - it may bring NumPy and compiled code


def prepare() -> None:
    """Load and compile what the strongest two think with."""
    from fifties.bots import fifty_strong  # noqa: PLC0415 - it may bring NumPy and compiled code

    fifty_strong.prepare()


def prepare_turn(game: Fifty, view: FiftyView, *, solves: bool = False) -> Iterator[None]:
    """Work out how players choose who think less, and, for who *solves* rounds, those who do not.

    Compiled code does that at once.
    """
    if game.players > LARGEST_MODELLED_TABLE or has_compiled():
        return
    from fifties.bots import fifty_strong  # noqa: PLC0415 - it may bring NumPy and compiled code

    yield
    yield from fifty_strong.prepare_turn(game, view, solves=solves)


def spread(game: Fifty, view: FiftyView, rng: Random) -> Numbers:
    """Draw one number from each fifth of those that are open."""
    numbers = open_numbers(game.top, view.blocked or ())
    ends = [len(numbers) * part // BOXES for part in range(BOXES + 1)]
    return tuple(numbers[rng.randrange(ends[part], ends[part + 1])] for part in range(BOXES))


def _points(idea: Numbers, fields: list[list[Numbers]], by: RoundRules) -> int:
    """Add up what *idea* scores against each of *fields*."""
    settled = [settle([idea, *field], by) for field in fields]
    return sum(result.beads[0] + result.bonus[0] for result in settled)


BOTS: Final = (
    Bot(
        Fifty.name,
        Level.BEGINNER,
        beginner,
        names=("Pip", "Lulu", "Momo", "Kiki", "Toto", "Bibi"),
    ),
    Bot(
        Fifty.name,
        Level.CASUAL,
        casual,
        names=("Robin", "Noa", "Jules", "Sunny", "Luca", "Charlie"),
    ),
    Bot(
        Fifty.name,
        Level.STEADY,
        steady,
        names=("Ada", "Carl", "Emmy", "Leonhard", "Maria", "Sofia"),
    ),
    Bot(
        Fifty.name,
        Level.SHARP,
        sharp,
        load=load,
        prepare=prepare,
        prepare_turn=prepare_turn,
        names=("Blaise", "Gerolamo", "Andrei", "Jakob", "Florence", "Pierre"),
    ),
    Bot(
        Fifty.name,
        Level.MASTER,
        master,
        load=load,
        prepare=prepare,
        prepare_turn=partial(prepare_turn, solves=True),
        names=("Elinor", "Oskar", "Ariel", "Reinhard", "Zermelo", "Anatol"),
    ),
)
"""Weakest first. They are called after people who thought about numbers."""
