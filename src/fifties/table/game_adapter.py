"""What a table needs to know of one game: its settings, offers, events, pauses and lesson.

Every game has a subclass of `GameAdapter` in a module named after it, reached through
`table.registry`. The methods here are right for a game without a count, a dealer or a lesson.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Generic, Protocol, TypeAlias

from msgspec import Struct
from msgspec.structs import replace
from typing_extensions import TypeVar

from fifties.bots.remarks import Situation
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
from fifties.table.event_settings import check_event
from fifties.table.messages import BotRemark, Brief, GameInfo, Mention, Offered, OwnLine
from fifties.table.paces import Pauses
from fifties.table.settings import Lines, SettingsT, TableSettings
from fifties.table.show import Show

EditionT = TypeVar("EditionT", bound=Edition)


class Announcement(Struct, frozen=True):
    """A number that is said aloud before its event is released."""

    number: int
    owners: tuple[Seat, ...]
    """Whose "Got it!" the table waits for."""


class Crowd(Protocol):
    """Follows the events of one game, and sums them up for more people than a table seats."""

    is_brief: ClassVar[bool]
    """Whether phones are told less than big screens and hosts are."""

    def fold(self, events: Iterable[Event]) -> None:
        """Fold events that were released, in order."""
        ...

    def digest(self, events: Iterable[Event]) -> list[Event]:
        """Return fewer and shorter events for *events*, all of which were folded."""
        ...

    def brief(self, events: Sequence[Event]) -> Brief:
        """Return what phones are told of *events*, where that is less."""
        ...

    def concerned(self, events: Iterable[Event]) -> Iterable[Seat]:
        """Return the seats whose own line *events* have changed."""
        ...

    def view(self, viewer: Viewer) -> View:
        """Return what *viewer* knows by now."""
        ...

    def brief_view(self, viewer: Viewer) -> View:
        """Return what the phone of *viewer* knows by now, where that is less."""
        ...

    def mine(self, seat: Seat) -> OwnLine:
        """Return how *seat* stands."""
        ...

    def line(self, seat: Seat, events: Sequence[Event]) -> OwnLine:
        """Return what *seat* is told of their own line after *events*, all of which were folded."""
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
    """Events of a record that a crowd is sent together."""

    events: list[Event]
    drawn: tuple[State, Action] | None = None
    """The state before, and what chance drew, where these events are about that."""


class GameAdapter(Generic[SettingsT, GameT, StateT, ActionT, EventT]):
    """All that a table knows of one game."""

    settings: type[SettingsT]
    actions: tuple[type[Action], ...]
    """All that can be kept in a log."""
    requested: tuple[type[Action], ...]
    """Those of them that somebody on a seat may ask for."""
    events: tuple[type[Event], ...]
    views: tuple[type[AnyView], ...]
    offers: tuple[type[Offered], ...]
    info_type: type[GameInfo]
    lines: tuple[type[OwnLine], ...] = ()
    """How players of a crowd stand."""
    award_types: tuple[type[Struct], ...] = ()
    """What is awarded after a round."""

    least_seats: int
    most_seats: int
    """At an ordinary table."""
    parties: ClassVar[bool] = False
    """Whether any number can play, at a table that is a party."""
    counts: ClassVar[bool] = False
    """Whether there is a count, so that paces of a count make sense."""
    same_offer_for_all: ClassVar[bool] = False
    deals: ClassVar[bool] = False
    """Whether somebody deals first."""
    queues: ClassVar[bool] = False
    """Whether a card can be chosen before it is one's turn."""
    results: ClassVar[frozenset[type[Event]]] = frozenset()
    """Types of events that are the result of a round or a trick: bots may now say why."""
    has_awards: ClassVar[bool] = False
    """Whether awards are shown with the result of a round."""
    lesson: ClassVar[bool] = False
    """Whether there is a script for bots that teach."""
    lesson_waits: ClassVar[bool] = False
    """Whether the bots of a lesson wait for the learner: what they do depends on it."""

    @property
    def name(self) -> str:
        """What records and command lines call the game."""
        return str(self.settings.__struct_config__.tag)

    # How it is set

    def seat_limit(self, settings: SettingsT) -> int:
        """Return how many may sit."""
        return settings.seats

    def heat_settings(self, settings: SettingsT, players: int) -> SettingsT:
        """Return how the table of a heat is set, from how the event's is set."""
        return replace(settings, seats=players, event=None)

    def is_party(self, settings: SettingsT) -> bool:  # noqa: ARG002 - for games with parties
        """Return whether any number may sit."""
        return False

    def check(self, settings: SettingsT) -> None:
        """Raise `IllegalSetup` for what cannot be set."""
        if settings.event is not None:
            if not self.is_party(settings):
                raise IllegalSetup(refusals.EventNeedsParty())
            check_event(settings.event)
        if not self.least_seats <= settings.seats <= self.most_seats:
            raise IllegalSetup(
                refusals.WrongSeats(settings.seats, self.least_seats, self.most_seats)
            )
        self.make(settings, self.least_seats)

    def make(self, settings: SettingsT, players: int, dealer: Seat | None = None) -> GameT:
        """Return the rules for *players*, or raise `IllegalSetup`; *dealer* deals first."""
        raise NotImplementedError

    def settings_for(self, game: GameT) -> SettingsT:
        """Return the settings of a table at which *game* is played, or raise `IllegalSetup`."""
        return self.settings(edition=game.edition.name, seats=game.players)

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
        """Return the card that *action* plays, if it can wait until all events are released."""
        return None

    def queued(self, card: int) -> ActionT:
        """Return the action that plays a queued card."""
        raise NotImplementedError

    def holds(self, state: StateT, seat: Seat, card: int) -> bool:  # noqa: ARG002 - for games that queue
        """Return whether *seat* holds *card*."""
        return False

    # Which events are released when

    def crowd(self, game: GameT, names: Sequence[str], *, event: bool = False) -> Crowd | None:  # noqa: ARG002 - for parties
        """Return what sums the events up for a party, or ``None`` for a small table."""
        return None

    def plan_show(
        self,
        game: GameT,  # noqa: ARG002 - for games with events
        state: StateT,  # noqa: ARG002 - for games with events
        events: Iterable[EventT],  # noqa: ARG002 - for games with events
        seconds: float,  # noqa: ARG002 - for games with events
    ) -> Show | None:
        """Return in which beats the *events* that have led to *state* are told, if in a show."""
        return None

    def seat_views(self, game: GameT, state: StateT, seats: Sequence[Seat]) -> Sequence[AnyView]:
        """Return what bots on *seats* may know when all events are released."""
        return [game.view(state, seat) for seat in seats]

    def pause_after(self, game: GameT, event: EventT, pauses: Pauses) -> float:  # noqa: ARG002 - none
        """Return for how many seconds people look at *event* before the next one is released."""
        return 0

    def ends_round(self, event: EventT) -> bool:  # noqa: ARG002 - in games without rounds
        """Return whether people look at their points after *event*."""
        return False

    def begins_round(self, event: EventT) -> bool:  # noqa: ARG002 - in games without rounds
        """Return whether people look at something new after *event*, so that bots wait longer."""
        return False

    def situation(self, event: EventT, seat: Seat) -> Situation | None:  # noqa: ARG002 - nothing to say
        """Return how the result *event* went for *seat*, if there is something to say about it."""
        return None

    def released_together(self, game: GameT, events: Iterable[EventT], pauses: Pauses) -> int:  # noqa: ARG002 - one
        """Return how many of the next *events* are released together at least."""
        return 1

    def announcement(self, event: EventT) -> Announcement | None:  # noqa: ARG002 - without a count
        """Return the number that is said aloud before *event* is released, if one is."""
        return None

    # How a record is replayed

    def whole_draw(self, game: GameT, draw: ActionT, played: int) -> ActionT | None:  # noqa: ARG002 - all is told
        """Return what chance drew in a record; ``None`` where that does not tell all of it.

        So many actions followed before the next draw.
        """
        return draw

    def as_written(self, record: Record[GameT], events: Iterable[EventT]) -> Iterable[Event]:  # noqa: ARG002 - all
        """Return *events* of a record without what reading had to make up."""
        return events

    def played_before(self, game: GameT, trick: int) -> int | None:  # noqa: ARG002 - without tricks
        """Return how many actions of a round come before a *trick*; ``None`` without such one."""
        return None

    def awards(self, event: EventT) -> tuple[Struct, ...]:  # noqa: ARG002 - for games with awards
        """Return what is awarded with the result of a round."""
        return ()

    def crowd_beats(self, record: Record[GameT]) -> Iterator[CrowdBeat]:
        """Yield the events of a party's record, summed up, in order."""
        raise NotImplementedError

    # How it is shown

    def game_info(
        self,
        game: GameT,
        names: tuple[str, ...],
        remarks: tuple[BotRemark, ...],
        result: EventT | None,
    ) -> GameInfo:
        """Return what does not change during a game, the *remarks* of bots, and awards.

        *result* is the last one of a round or a trick.
        """
        raise NotImplementedError

    def mentions(self, game: GameT, state: StateT) -> tuple[Mention, ...]:  # noqa: ARG002 - none
        """Return what a game that is over in *state* is remembered for, at a small table."""
        return ()

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


AnyGameAdapter: TypeAlias = GameAdapter[TableSettings, AnyGame, State, Action, Event]
"""A game of which a table knows only what is asked here."""
