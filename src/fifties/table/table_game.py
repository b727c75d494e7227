"""What a table needs to know of one game: how it is set, offered, told and shown.

Every game has a subclass of `TableGame` in a module named after it, reached through
`table.registry`. What a game does not have, such as a count, a dealer or a lesson, it inherits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeAlias

from msgspec import Struct
from typing_extensions import TypeVar

from fifties.core.contract import (
    Action,
    ActionT,
    AnyGame,
    AnyView,
    Edition,
    Event,
    EventT,
    GameT,
    Seat,
    State,
    StateT,
    View,
    Viewer,
)
from fifties.core.record import Record
from fifties.core.refusals import IllegalSetup
from fifties.table import refusals
from fifties.table.messages import GameInfo, Offered, OwnLine, Said
from fifties.table.paces import Tempo
from fifties.table.settings import Lines, SettingsT, TableSettings

EditionT = TypeVar("EditionT", bound=Edition)


class Announcement(Struct, frozen=True):
    """A number that is said aloud before what it does is told."""

    number: int
    owners: tuple[Seat, ...]
    """Whose "Got it!" the table waits for."""


class Crowd(Protocol):
    """Follows what is told of one game, and says less of it to more people than a table seats."""

    def hear(self, events: Iterable[Event]) -> None:
        """Follow what was told, in order."""
        ...

    def digest(self, events: Iterable[Event]) -> list[Event]:
        """Return fewer and shorter events for *events*, all of which were heard."""
        ...

    def concerned(self, events: Iterable[Event]) -> Iterable[Seat]:
        """Return the seats whose own line *events* have changed."""
        ...

    def view(self, viewer: Viewer) -> View:
        """Return what *viewer* knows by now."""
        ...

    def mine(self, seat: Seat) -> OwnLine:
        """Return how *seat* stands."""
        ...


class ComponentOffered(Struct, frozen=True):
    """What is printed on one component of a box, as lines of numbers, and what can be printed."""

    component: str
    """The same word as in a box: `bonus`, `zones` or `moods`."""
    lines: Lines
    """As this printing has them: a line a round, a Danger card or a Mood card."""
    reconstructed: bool
    """Whether that is our reconstruction."""
    replaceable: bool
    """Whether a table may play with what somebody has copied off their own box."""
    fewest: int
    """How many lines there are at least, and at most."""
    most: int
    width: int
    """How many numbers a line has."""
    lowest: int
    """Between which numbers each of them lies."""
    highest: int
    ascending: bool
    """Whether no number of a line may be lower than the one before."""


class CrowdBeat(Struct, frozen=True):
    """Events of a record that are told to a crowd together."""

    events: list[Event]
    drawn: tuple[State, Action] | None = None
    """The state before, and what chance drew, where these events tell that."""


class TableGame(Generic[SettingsT, GameT, StateT, ActionT, EventT]):
    """All that a table knows of one game."""

    settings: type[SettingsT]
    actions: tuple[type[Action], ...]
    """All that can be kept in a log."""
    requested: tuple[type[Action], ...]
    """Those of them that somebody on a seat may ask for."""
    events: tuple[type[Event], ...]
    views: tuple[type[AnyView], ...]
    offers: tuple[type[Offered], ...]
    shown: type[GameInfo]
    lines: tuple[type[OwnLine], ...] = ()
    """How players of a crowd stand."""
    award_types: tuple[type[Struct], ...] = ()
    """What rounds are remembered for."""

    least_seats: int
    most_seats: int
    """At an ordinary table."""
    parties: ClassVar[bool] = False
    """Whether any number can play, at a table that is a party."""
    counts: ClassVar[bool] = False
    """Whether numbers are told one by one, so that paces of a count make sense."""
    same_offer_for_all: ClassVar[bool] = False
    deals: ClassVar[bool] = False
    """Whether somebody deals first."""
    queues: ClassVar[bool] = False
    """Whether a card can be chosen before it is one's turn."""
    remembers: ClassVar[bool] = False
    """Whether a round that lies open is remembered for something."""
    lesson: ClassVar[bool] = False
    """Whether there is a script for bots that teach."""
    lesson_waits: ClassVar[bool] = False
    """Whether the bots of a lesson wait for the learner: what they do depends on it."""

    @property
    def name(self) -> str:
        """What records and command lines call the game."""
        return str(self.settings.__struct_config__.tag)

    # How it is set

    def room(self, settings: SettingsT) -> int:
        """Return how many may sit."""
        return settings.seats

    def check(self, settings: SettingsT) -> None:
        """Raise `IllegalSetup` for what cannot be set."""
        if not self.least_seats <= settings.seats <= self.most_seats:
            raise IllegalSetup(
                refusals.WrongSeats(settings.seats, self.least_seats, self.most_seats)
            )
        self.make(settings, self.least_seats)

    def make(self, settings: SettingsT, players: int, dealer: Seat | None = None) -> GameT:
        """Return the rules for *players*, or raise `IllegalSetup`; *dealer* deals first."""
        raise NotImplementedError

    def components(self, edition: Edition) -> tuple[ComponentOffered, ...]:  # noqa: ARG002 - none
        """Return what an edition has printed on its components that a box may have otherwise."""
        return ()

    def has_zeros(self, edition: Edition) -> bool:  # noqa: ARG002 - of games with Mood cards
        """Return whether an edition shuffles a zero for each colour in."""
        return False

    def chosen_dealer(self, settings: SettingsT) -> int | None:  # noqa: ARG002 - for games that deal
        """Return the member whom the host wants to deal first, if any."""
        return None

    def after_start(self, settings: SettingsT) -> SettingsT:
        """Return the settings for the game after the one that begins."""
        return settings

    def next_dealer(self, game: GameT, rounds: int) -> Seat | None:  # noqa: ARG002 - for games that deal
        """Return who deals after so many *rounds*, if the deal goes on in a rematch."""
        return None

    # How it is offered

    def offer(self, game: GameT, state: StateT, seat: Seat | None) -> Offered | None:
        """Return what *seat* may do; what every seat may do alike is offered to all who look on."""
        raise NotImplementedError

    def card_of(self, action: ActionT) -> int | None:  # noqa: ARG002 - for games that queue
        """Return the card that *action* plays, if it can wait until everything is told."""
        return None

    def queued(self, card: int) -> ActionT:
        """Return the action that plays a queued card."""
        raise NotImplementedError

    def holds(self, state: StateT, seat: Seat, card: int) -> bool:  # noqa: ARG002 - for games that queue
        """Return whether *seat* holds *card*."""
        return False

    # How it is told

    def crowd(self, game: GameT, names: Sequence[str]) -> Crowd | None:  # noqa: ARG002 - for parties
        """Return what follows a game of so many that they are told sums, or ``None``."""
        return None

    def seat_views(self, game: GameT, state: StateT, seats: Sequence[Seat]) -> Sequence[AnyView]:
        """Return what bots on *seats* may know when everything has been told."""
        return [game.view(state, seat) for seat in seats]

    def pause_after(self, game: GameT, event: EventT, tempo: Tempo) -> float:  # noqa: ARG002 - none
        """Return how long people look at *event* before what follows from it is told."""
        return 0

    def ends_round(self, event: EventT) -> bool:  # noqa: ARG002 - in games without rounds
        """Return whether people look at their points after *event*."""
        return False

    def begins_round(self, event: EventT) -> bool:  # noqa: ARG002 - in games without rounds
        """Return whether people look at something new after *event*, so that bots wait longer."""
        return False

    def lies_open(self, event: EventT) -> bool:  # noqa: ARG002 - in games without a reveal
        """Return whether bots may say by now what they had in mind."""
        return False

    def told_together(self, game: GameT, events: Iterable[EventT], tempo: Tempo) -> int:  # noqa: ARG002 - one
        """Return how many of the next *events* are told at a time at least."""
        return 1

    def announcement(self, event: EventT) -> Announcement | None:  # noqa: ARG002 - without a count
        """Return the number that is said aloud before *event* is told, if one is."""
        return None

    # How it is told again

    def as_written(self, record: Record[GameT], events: Iterable[EventT]) -> Iterable[Event]:  # noqa: ARG002 - all
        """Return *events* of a record without what reading had to make up."""
        return events

    def awards(self, event: EventT) -> tuple[Struct, ...]:  # noqa: ARG002 - for games with awards
        """Return what a round is remembered for, after the event that laid it open."""
        return ()

    def crowd_beats(self, record: Record[GameT]) -> Iterator[CrowdBeat]:
        """Yield a record of so many players that they are told sums, in order."""
        raise NotImplementedError

    # How it is shown

    def show(
        self, game: GameT, names: tuple[str, ...], said: tuple[Said, ...], opened: EventT | None
    ) -> GameInfo:
        """Return what does not change during a game, and what is said about it.

        *opened* is the last event after which everything lay open.
        """
        raise NotImplementedError

    # How it is taught

    def teach(
        self, game: GameT, state: StateT, bots: Sequence[Seat], learner: Seat
    ) -> list[tuple[Seat, ActionT]]:
        """Return what the *bots* do whose turn it is, by the script of the lesson."""
        raise NotImplementedError


def named_edition(settings: TableSettings, known: Mapping[str, EditionT]) -> EditionT:
    """Return the edition that *settings* name, or raise `IllegalSetup`."""
    if settings.edition not in known:
        raise IllegalSetup(refusals.EditionUnknown(settings.edition, ", ".join(known)))
    return known[settings.edition]


AnyTableGame: TypeAlias = TableGame[TableSettings, AnyGame, State, Action, Event]
"""A game of which a table knows only what is asked here."""
