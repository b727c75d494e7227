"""The contract that a game fulfils: all that anything above the rules asks of a game.

Bots, tables, screens and research environments are written against these few names. They work for
simultaneous secret choices and for hidden hands played in turn alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Never,
    NoReturn,
    Protocol,
    Self,
    TypeAlias,
    TypeGuard,
)

from msgspec import Struct
from typing_extensions import TypeVar

from fifties.core.arguments import require_type, shown
from fifties.core.refusals import Refusal

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

    def differs_from(self, drawn: Self) -> str | None:
        """Return the part that a record tells otherwise than chance has *drawn*, or ``None``."""
        parts = self.__struct_fields__
        return next((part for part in parts if getattr(self, part) != getattr(drawn, part)), None)


class Event(Struct, frozen=True, gc=False, tag_field="event"):
    """Something that happened, in the past tense, with all that a screen needs to show it."""

    def seen_by(self, viewer: Viewer) -> Self:  # noqa: ARG002 - public events are the same for all
        """Return this event as *viewer* may see it; it is never dropped."""
        return self

    def concerns(self) -> Sequence[Seat]:
        """Return the seats that see more of this than a spectator does."""
        return ()


class State(Struct, frozen=True, gc=False):
    """Everything there is to know between two actions, secrets included. Nobody is shown one."""


StateT = TypeVar("StateT", bound=State, default=State)
ActionT = TypeVar("ActionT", bound=Action, default=Action)
EventT = TypeVar("EventT", bound=Event, default=Event)
ViewT = TypeVar("ViewT", bound="AnyView", default="View")
ActionT_co = TypeVar("ActionT_co", bound=Action, default=Action, covariant=True)
EventT_contra = TypeVar("EventT_contra", bound=Event, default=Event, contravariant=True)
ViewT_co = TypeVar("ViewT_co", bound="AnyView", default="View", covariant=True)


class Step(Struct, Generic[StateT, EventT], frozen=True, gc=False):
    """What an action led to."""

    state: StateT
    events: Sequence[EventT]

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
    places: tuple[int, ...]
    """By seat, counted from 1; equals share one. Empty at a party."""


class View(Struct, Generic[EventT_contra], frozen=True, gc=False, tag_field="view"):
    """What one viewer knows."""

    viewer: Viewer

    def after(self, event: EventT_contra) -> Self:
        """Return this view after *event*, as this viewer sees it."""
        raise NotImplementedError


AnyView: TypeAlias = View[Never]
"""A view of some game; which events can follow it is not known."""


class Edition(Struct, frozen=True):
    """What is printed on the components of one box. Every game has a kind of its own."""

    game: ClassVar[str]
    """The name of the game."""
    name: str
    """What records and command lines call the printing."""

    def __post_init__(self) -> None:
        raise TypeError("an edition belongs to a game: make a FiftyEdition or a FiftyFiftyEdition")

    @property
    def reconstructed(self) -> tuple[str, ...]:
        """The components whose print is our reconstruction rather than read off a box."""
        return ()


class Offer(Protocol[ActionT_co]):
    """What an actor may do now, as a value: it can be far too large to list."""

    def contains(self, action: object) -> bool:
        """Return whether *action* is allowed."""
        ...

    def refusal(self, action: object) -> Refusal | None:
        """Return what is wrong with *action*, or ``None``."""
        ...

    def sample(self, rng: Random) -> ActionT_co:
        """Draw one: as the components would for chance, uniformly for a seat."""
        ...

    def count(self) -> int:
        """Return how many there are."""
        ...

    def __iter__(self) -> Iterator[ActionT_co]:
        """Yield all of them, in ascending order."""
        ...


class Game(Protocol[StateT, ActionT, EventT, ViewT_co]):
    """The rules of one game at a table of one size, with one edition's components."""

    name: ClassVar[str]
    """What records and command lines call the game."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        ...

    @property
    def edition(self) -> Edition:
        """What is printed on the components."""
        ...

    @property
    def first_dealer(self) -> Seat | None:
        """Who deals first; ``None`` in a game that nobody deals."""
        ...

    def start(self) -> StateT:
        """Return the first state."""
        ...

    def to_act(self, state: StateT) -> tuple[Actor, ...]:
        """Return who owes an action: nobody when it is over, chance, one seat, or several."""
        ...

    def moment(self, state: StateT) -> int:
        """Return a number that changes when an answer to an earlier state comes too late."""
        ...

    def offer(self, state: StateT, actor: Actor) -> Offer[ActionT]:
        """Return what *actor* may do; a seat may replace a secret choice that it no longer owes."""
        ...

    def apply(self, state: StateT, actor: Actor, action: ActionT) -> Step[StateT, EventT]:
        """Carry *action* out, or raise `IllegalAction`."""
        ...

    def view(self, state: StateT, viewer: Viewer) -> ViewT_co:
        """Return what *viewer* may know."""
        ...

    def reimagine(self, state: StateT, viewer: Viewer, rng: Random) -> StateT:
        """Return a state that *viewer* cannot tell from *state*, the hidden part drawn anew."""
        ...

    def playout(self, state: StateT, rng: Random) -> StateT:
        """Play on until the game is over: seats uniformly, chance as the cards fall.

        Whatever shortcut a game takes, it draws from *rng* and ends as `step_by_step` does.
        """
        ...

    def points(self, state: StateT) -> tuple[int, ...]:
        """Return how many points everybody has so far, by seat."""
        ...

    def places(self, state: StateT) -> tuple[int, ...]:
        """Return everybody's place so far, by seat: 1 is the best, and equals share one.

        When the game is over, the winners are those in place 1.
        """
        ...

    def outcome(self, state: StateT) -> Outcome | None:
        """Return who won and why, or ``None`` while the game goes on."""
        ...


AnyGame: TypeAlias = Game[State, Action, Event, View]
"""A game of which only the contract is known: its states, actions and events only meet its own."""

PlayableGame: TypeAlias = Game[Any, Any, Any, Any]
"""A game of any types. What takes one takes `Fifty` and `AnyGame` alike.

Types cannot say "a game, with whichever states are its own": this is the one place that gives up.
"""

GameT = TypeVar("GameT", bound=PlayableGame, default=AnyGame)
GameT_co = TypeVar("GameT_co", bound=PlayableGame, default=AnyGame, covariant=True)


def playout(game: Game[StateT, ActionT, EventT, ViewT], state: StateT, rng: Random) -> StateT:
    """Play on at random from *state* until the game is over."""
    require_type("rng", rng, Random, "random.Random")
    return game.playout(state, rng)


def step_by_step(game: Game[StateT, ActionT, EventT, ViewT], state: StateT, rng: Random) -> StateT:
    """Play on at random as anybody would: ask who acts, take what is offered, apply it."""
    while actors := game.to_act(state):
        for actor in actors:
            state = game.apply(state, actor, game.offer(state, actor).sample(rng)).state
    return state


def places_of(worths: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each of *worths*: 1 is the highest, and equals share a place."""
    place: dict[tuple[int, ...], int] = {}
    for before, worth in enumerate(sorted(worths, reverse=True)):
        place.setdefault(worth, before + 1)
    return tuple([place[worth] for worth in worths])


def is_seat(actor: object, players: int) -> TypeGuard[Seat]:
    """Return whether *actor* sits at a table of *players*; numbers below 0 do not."""
    return type(actor) is int and 0 <= actor < players


class NothingOffered(Refusal, frozen=True, tag="argument-nothing-offered"):
    """An action of somebody who may not act now."""

    given: str


class Nothing(Struct, frozen=True):
    """The offer to somebody who may not act now."""

    def contains(self, action: object) -> bool:  # noqa: ARG002 - part of the offer's form
        """Allow no action."""
        return False

    def refusal(self, action: object) -> Refusal:
        """Refuse every action."""
        return NothingOffered(shown(action))

    def sample(self, rng: Random) -> NoReturn:  # noqa: ARG002 - part of the offer's form
        """Refuse: there is nothing to draw from."""
        raise LookupError("this actor may not act now")

    def count(self) -> int:
        """Count none."""
        return 0

    def __iter__(self) -> Iterator[NoReturn]:
        return iter(())
