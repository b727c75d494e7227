"""The contract that a game fulfils.

Everything else in the project (bots, tables, screens, research environments) is written against
these few names and works for simultaneous secret choices and for hidden hands played in turn alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from random import Random
from typing import (
    ClassVar,
    Final,
    Generic,
    Literal,
    NoReturn,
    Protocol,
    Self,
    TypeAlias,
    TypeGuard,
    TypeVar,
    cast,
)

from msgspec import Struct

Seat: TypeAlias = int
"""A place at the table, counted from 0 in clockwise order."""

CHANCE: Final = "chance"
"""The actor behind every flip and shuffle. A word, so that it can never index a list of hands."""

Actor: TypeAlias = int | Literal["chance"]
"""Whoever may act: a seat, or chance."""

Viewer: TypeAlias = int | None
"""Whoever looks on: a seat, or ``None`` for a spectator."""


class Action(Struct, frozen=True, gc=False, tag_field="do", forbid_unknown_fields=True):
    """Something an actor does, in the imperative."""


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened, in the past tense, with all that a screen needs to show it."""

    def seen_by(self, viewer: Viewer) -> Self:  # noqa: ARG002 - public events are the same for all
        """Return this event as *viewer* may see it; it is never dropped."""
        return self

    def concerns(self) -> Sequence[Seat]:
        """Name the seats that see more of this than a spectator does."""
        return ()


State = TypeVar("State")
Does = TypeVar("Does", bound=Action)
Happens = TypeVar("Happens", bound=Event)
Does_co = TypeVar("Does_co", bound=Action, covariant=True)
Sees_co = TypeVar("Sees_co", bound="View", covariant=True)


class Step(Struct, Generic[State, Happens], frozen=True, gc=False):
    """What an action led to."""

    state: State
    events: Sequence[Happens]

    def __getattr__(self, name: str) -> NoReturn:
        # Whoever goes on with a step instead of its state is told so.
        raise AttributeError(f"a Step has no {name!r}: it holds a state and events; use step.state")


class Outcome(Struct, frozen=True, gc=False):
    """How a game ended."""

    winners: tuple[Seat, ...]
    """In seat order; several share the win."""
    ending: str
    """Why they won: one of the endings that the game knows."""


class GameEnded(Event, frozen=True, gc=False, tag="game-ended"):
    """Somebody has won."""

    outcome: Outcome


class View(Struct, frozen=True, gc=False):
    """What one viewer knows."""


class Edition(Struct, frozen=True):
    """What is printed on the components of one box. Every game has a kind of its own."""

    name: str
    """What records and command lines call the printing."""

    def __post_init__(self) -> None:
        raise TypeError("an edition belongs to a game: make a FiftyEdition or a FiftyFiftyEdition")

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """The components whose print is our reconstruction rather than read off a box."""
        return ()


class Offer(Protocol[Does_co]):
    """What an actor may do now, as a value: it can be far too large to list."""

    def contains(self, action: object) -> bool:
        """Tell whether *action* is allowed."""
        ...

    def sample(self, rng: Random) -> Does_co:
        """Draw one: as the components would for chance, uniformly for a seat."""
        ...

    def count(self) -> int:
        """Tell how many there are."""
        ...

    def __iter__(self) -> Iterator[Does_co]:
        """Go through all of them, in ascending order."""
        ...


class Game(Protocol[State, Does, Happens, Sees_co]):
    """The rules of one game at a table of one size, with one edition's components."""

    name: ClassVar[str]
    """What records and command lines call the game."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    def start(self) -> State:
        """Return the first state."""
        ...

    def to_act(self, state: State) -> tuple[Actor, ...]:
        """Tell who owes an action: nobody when it is over, chance, one seat, or several at once."""
        ...

    def offer(self, state: State, actor: Actor) -> Offer[Does]:
        """Tell what *actor* may do; a seat may replace a secret choice that it no longer owes."""
        ...

    def apply(self, state: State, actor: Actor, action: Does) -> Step[State, Happens]:
        """Carry *action* out, or raise `IllegalAction`."""
        ...

    def view(self, state: State, viewer: Viewer) -> Sees_co:
        """Tell what *viewer* may know."""
        ...

    def reimagine(self, state: State, viewer: Viewer, rng: Random) -> State:
        """Return a state that *viewer* cannot tell from *state*, the hidden part drawn anew."""
        ...

    def outcome(self, state: State) -> Outcome | None:
        """Tell who won and why, or ``None`` while the game goes on."""
        ...


_INT: Final = frozenset({int})
_TUPLE: Final = frozenset({tuple})


def is_seat(actor: object, players: int) -> TypeGuard[Seat]:
    """Tell whether *actor* sits at a table of *players*; no number below 0 counts from the end."""
    return type(actor) is int and 0 <= actor < players


def is_tuple_of_ints(value: object) -> bool:
    """Tell whether *value* is what a state can keep: whole numbers that nobody can change."""
    return type(value) is tuple and _INT.issuperset(map(type, value))


def are_tuples_of_ints(values: Sequence[object]) -> bool:
    """Tell the same of every one of *values*."""
    return _TUPLE.issuperset(map(type, values)) and _INT.issuperset(
        map(type, chain.from_iterable(cast("Sequence[tuple[object, ...]]", values)))
    )


class Nothing(Struct, frozen=True):
    """The offer to somebody who may not act now."""

    def contains(self, action: object) -> bool:  # noqa: ARG002 - part of the offer's form
        """Allow no action."""
        return False

    def sample(self, rng: Random) -> NoReturn:  # noqa: ARG002 - part of the offer's form
        """Refuse: there is nothing to draw from."""
        raise LookupError("this actor may not act now")

    def count(self) -> int:
        """Count none."""
        return 0

    def __iter__(self) -> Iterator[NoReturn]:
        return iter(())
