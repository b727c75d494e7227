"""What happens in a game of Fifty."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from typing import TypeAlias, overload

from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import Event, GameEnded, Seat, Viewer
from fifties.games.fifty.actions import Numbers, Zone
from fifties.games.fifty.state import Round


class Revealed(Event, frozen=True, gc=False, tag="revealed"):
    """Tokens were flipped; now everybody writes."""

    round: int
    blocked: tuple[int, ...]
    danger: Zone | None
    beginner: Seat
    """Who will begin the count."""


class Chose(Event, frozen=True, gc=False, tag="chose"):
    """A seat has written its numbers, or replaced them."""

    seat: Seat
    numbers: Numbers | None
    """``None`` for everybody else."""

    def seen_by(self, viewer: Viewer) -> Chose:
        """Keep the numbers from all but their owner."""
        return self if viewer == self.seat else replace(self, numbers=None)

    def concerns(self) -> tuple[Seat]:
        """Return the owner."""
        return (self.seat,)


class Crossing(Struct, frozen=True, gc=False):
    """A box that its owner crosses off after a clash."""

    seat: Seat
    box: int
    """Counted from 0, left to right."""
    bonus: int
    """What the box is worth."""
    lost: bool
    """Whether the clash lay in the Danger zone, so that the bonus is crossed off too."""
    gained: int
    """What its owner gains: the bonus, or 0 if that is lost."""


class Take(StrEnum):
    """What it means for a number's sole owner that it was called."""

    TAKES = "takes"
    """They have the count from here on, and had not scored with it before (F7)."""
    KEEPS = "keeps"
    """They were counting and scoring, and go on (F9)."""
    SCORES_AGAIN = "scores-again"
    """They had the count, a clash had silenced them, and they score again (F9)."""


class Called(Event, frozen=True, gc=False, tag="called"):
    """A number was called out."""

    number: int
    caller: Seat
    """Who said it."""
    scorer: Seat | None
    """Whose bead moved."""
    bead: int
    """Where that bead stands now, 0 if none moved."""
    crowned: bool
    """Whether that move gained the scorer a crown."""
    taker: Seat | None
    """The number's sole owner."""
    take: Take | None
    """What that means for the taker."""
    crossings: tuple[Crossing, ...]
    """The boxes crossed off, when two or more own the number. In seat order."""
    holder: Seat
    """Who has the count from here on."""

    @property
    def owners(self) -> tuple[Seat, ...]:
        """Whoever shouts, in seat order."""
        if self.taker is not None:
            return (self.taker,)
        return tuple(crossing.seat for crossing in self.crossings)

    @property
    def eventful(self) -> bool:
        """Whether somebody owned the number, or gained a crown at it."""
        return self.taker is not None or bool(self.crossings) or self.crowned


class RoundScored(Event, frozen=True, gc=False, tag="round-scored"):
    """The count is over and the round is written down."""

    round: int
    result: Round
    totals: tuple[int, ...]
    crowns: tuple[int, ...]
    next_beginner: Seat
    """Who begins the next count; who began this one if the game is over."""
    last: bool
    """Whether the game is over with it."""


FiftyEvent: TypeAlias = Revealed | Chose | Called | RoundScored | GameEnded


class LazyEvents(Sequence[FiftyEvent]):
    """Events that are made when they are looked at, which simulations never do.

    Going through them makes one at a time and keeps none, so that a party can be sent its count
    without all of its events in memory. Apart from that it is the tuple of these events:
    equal to it, and pickled as it.
    """

    __slots__ = ("_count", "_made", "_make")

    def __init__(self, make: Callable[[], Iterator[FiftyEvent]], count: int) -> None:
        self._make = make
        self._count = count
        self._made: tuple[FiftyEvent, ...] | None = None

    @property
    def events(self) -> tuple[FiftyEvent, ...]:
        """All of them."""
        if self._made is None:
            self._made = tuple(self._make())
        return self._made

    @overload
    def __getitem__(self, index: int) -> FiftyEvent: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[FiftyEvent]: ...
    def __getitem__(self, index: int | slice) -> FiftyEvent | Sequence[FiftyEvent]:
        return self.events[index]

    def __len__(self) -> int:
        return self._count

    def __iter__(self) -> Iterator[FiftyEvent]:
        return self._make() if self._made is None else iter(self._made)

    def __eq__(self, other: object) -> bool:
        return self.events == (other.events if isinstance(other, LazyEvents) else other)

    def __hash__(self) -> int:
        return hash(self.events)

    def __repr__(self) -> str:
        return repr(self.events)

    def __reduce__(self) -> tuple[type[tuple[FiftyEvent, ...]], tuple[tuple[FiftyEvent, ...]]]:
        return tuple, (self.events,)
