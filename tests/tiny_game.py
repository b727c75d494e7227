"""A third game, as small as a game can be, that no line of `src/` knows of.

Lowest: everybody secretly writes a number from 1 to 3. The lowest number that nobody else wrote
scores its owner that many points. After three rounds the most points win.

`python tests/tiny_game.py ARGUMENTS` is `fifties ARGUMENTS` with this game registered.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from random import Random
from typing import Any, ClassVar, Final, Self, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from fifties import cli
from fifties.bots import Bot, Decision, Level
from fifties.bots import register as register_bots
from fifties.bots.reasons import Reason
from fifties.core import record_text
from fifties.core.contract import (
    Action,
    Actor,
    Edition,
    Event,
    GameEnded,
    Nothing,
    Offer,
    Outcome,
    Seat,
    State,
    Step,
    View,
    Viewer,
    is_seat,
    places_of,
    step_by_step,
)
from fifties.core.document import TomlTable
from fifties.core.record import Place, Record, Referee, final_state
from fifties.core.record_parts import HEADER_KEYS, read_header, read_rounds
from fifties.core.refusals import IllegalAction, NoSuchViewer, Refusal
from fifties.games.registry import GameEntry
from fifties.games.registry import register as register_game
from fifties.table.game_adapter import GameAdapter
from fifties.table.messages import BotRemark, GameInfo, Offered
from fifties.table.registry import register as register_at_tables
from fifties.table.settings import TableSettings

NUMBERS = (1, 2, 3)
ROUNDS = 3


class NotToWrite(Refusal, frozen=True, tag="L1-not-to-write"):
    """Not a number of this game, or not now."""


class NoSeat(Refusal, frozen=True, tag="L2-no-seat"):
    """Nobody sits there."""


class Write(Action, frozen=True, gc=False, tag="write"):
    """A seat writes a number."""

    number: int


class Wrote(Event, frozen=True, gc=False, tag="wrote"):
    """A seat has written."""

    seat: Seat
    number: int | None

    def seen_by(self, viewer: Viewer) -> Wrote:
        """Keep the number from all but its owner."""
        return self if viewer == self.seat else replace(self, number=None)

    def concerns(self) -> tuple[Seat]:
        """Return the owner."""
        return (self.seat,)


class Compared(Event, frozen=True, gc=False, tag="compared"):
    """A round lies open."""

    numbers: tuple[int, ...]


LowestEvent: TypeAlias = Wrote | Compared | GameEnded


class LowestState(State, frozen=True, gc=False):
    """The rounds that lie open, and what was written since."""

    rounds: tuple[tuple[int, ...], ...]
    written: tuple[int | None, ...]


class LowestView(View[LowestEvent], frozen=True, gc=False, tag="lowest"):
    """What one viewer knows."""

    rounds: tuple[tuple[int, ...], ...]
    ready: tuple[bool, ...]
    mine: int | None
    outcome: Outcome | None

    @property
    def totals(self) -> tuple[int, ...]:
        """Everybody's points."""
        return add_up(self.rounds, len(self.ready))

    def after(self, event: LowestEvent) -> Self:
        """Return this view after *event*."""
        match event:
            case Wrote():
                ready = tuple(r or seat == event.seat for seat, r in enumerate(self.ready))
                mine = event.number if event.seat == self.viewer else self.mine
                return replace(self, ready=ready, mine=mine)
            case Compared():
                nobody = (False,) * len(self.ready)
                return replace(self, rounds=(*self.rounds, event.numbers), ready=nobody, mine=None)
            case GameEnded():
                return replace(self, outcome=event.outcome)


def add_up(rounds: tuple[tuple[int, ...], ...], players: int) -> tuple[int, ...]:
    """Return everybody's points: those of the lowest number that one player alone wrote."""
    points = [0] * players
    for numbers in rounds:
        alone = [number for number in numbers if numbers.count(number) == 1]
        if alone:
            points[numbers.index(min(alone))] += min(alone)
    return tuple(points)


class AnyNumber(Struct, frozen=True):
    """The offer to everybody."""

    def contains(self, action: object) -> bool:
        """Return whether *action* writes a number of the game."""
        return self.refusal(action) is None

    def refusal(self, action: object) -> Refusal | None:
        """Return what is wrong with *action*."""
        fits = isinstance(action, Write) and action.number in NUMBERS
        return None if fits else NotToWrite()

    def sample(self, rng: Random) -> Write:
        """Draw a number."""
        return Write(rng.choice(NUMBERS))

    def count(self) -> int:
        """Return how many there are."""
        return len(NUMBERS)

    def __iter__(self) -> Iterator[Write]:
        return map(Write, NUMBERS)


class LowestEdition(Edition, frozen=True):
    """There is nothing to print."""

    game: ClassVar[str] = "lowest"
    name: str = "plain"

    def __post_init__(self) -> None:
        """Allow it."""


class Lowest(Struct, frozen=True):
    """The rules."""

    name: ClassVar[str] = "lowest"
    players: int
    edition: LowestEdition = LowestEdition()

    @property
    def first_dealer(self) -> None:
        """Nobody."""
        return

    def start(self) -> LowestState:
        """Return the first state."""
        return LowestState((), (None,) * self.players)

    def to_act(self, state: LowestState) -> tuple[Actor, ...]:
        """Return who has not written."""
        if len(state.rounds) == ROUNDS:
            return ()
        return tuple(seat for seat, number in enumerate(state.written) if number is None)

    def moment(self, state: LowestState) -> int:
        """Return the round."""
        return len(state.rounds)

    def offer(self, state: LowestState, actor: Actor) -> Offer[Write]:
        """Return what *actor* may do."""
        seats = range(self.players if len(state.rounds) < ROUNDS else 0)
        return AnyNumber() if actor in seats else Nothing()

    def apply(
        self, state: LowestState, actor: Actor, action: Write
    ) -> Step[LowestState, LowestEvent]:
        """Write a number; the last one opens the round."""
        if not self.offer(state, actor).contains(action) or not isinstance(actor, int):
            raise IllegalAction(NotToWrite())
        written = (*state.written[:actor], action.number, *state.written[actor + 1 :])
        wrote, numbers = Wrote(actor, action.number), tuple(n for n in written if n is not None)
        if len(numbers) < self.players:
            return Step(replace(state, written=written), (wrote,))
        after = LowestState((*state.rounds, numbers), (None,) * self.players)
        outcome = self.outcome(after)
        if outcome is None:
            return Step(after, (wrote, Compared(numbers)))
        ended = GameEnded(outcome, self.places(after))
        return Step(after, (wrote, Compared(numbers), ended))

    def view(self, state: LowestState, viewer: Viewer) -> LowestView:
        """Return what *viewer* may know."""
        self._require_viewer(viewer)
        ready = tuple(number is not None for number in state.written)
        mine = None if viewer is None else state.written[viewer]
        return LowestView(viewer, state.rounds, ready, mine, self.outcome(state))

    def _require_viewer(self, viewer: Viewer) -> None:
        if viewer is not None and not is_seat(viewer, self.players):
            raise NoSuchViewer(NoSeat())

    def reimagine(self, state: LowestState, viewer: Viewer, rng: Random) -> LowestState:
        """Draw what others have written anew."""
        self._require_viewer(viewer)
        written = (
            n if n is None or seat == viewer else rng.choice(NUMBERS)
            for seat, n in enumerate(state.written)
        )
        return replace(state, written=tuple(written))

    def playout(self, state: LowestState, rng: Random) -> LowestState:
        """Play on at random."""
        return step_by_step(self, state, rng)

    def points(self, state: LowestState) -> tuple[int, ...]:
        """Return everybody's points so far."""
        return add_up(state.rounds, self.players)

    def places(self, state: LowestState) -> tuple[int, ...]:
        """Return places by points."""
        return places_of([(points,) for points in self.points(state)])

    def outcome(self, state: LowestState) -> Outcome | None:
        """Return who has the most points."""
        points = self.points(state)
        if len(state.rounds) < ROUNDS:
            return None
        winners = tuple(seat for seat in range(self.players) if points[seat] == max(points))
        return Outcome(winners, "most-points")


# Records


def read(document: TomlTable) -> Record[Lowest]:
    """Read and referee a record."""
    document.allow(*HEADER_KEYS, "edition")
    header = read_header(document)
    referee = Referee(header, Lowest(len(header.players)))
    # Before the first round lies open, there is none to tell.
    for table in read_rounds(document, header.players) if "round" in document else ():
        table.allow("numbers")
        for seat, number in enumerate(table.numbers("numbers")):
            referee.apply(seat, Write(number), Place(table.place.round, seat=seat))
    return referee.record()


def write(record: Record[Lowest], known: LowestState | None) -> str:
    """Write a record down."""
    state: LowestState = known or final_state(record)
    game, header = record.game, record.header
    lines = record_text.head(game.name, header, game.edition.name, copied=False)
    for numbers in state.rounds:
        lines += ["", "[[round]]", f"numbers = {record_text.numbers(numbers)}"]
    lines += record_text.branch(header.branch)
    return "\n".join([*lines, *record_text.chance(header.seal, "", None)]) + "\n"


def sheet(record: Record[Lowest]) -> dict[str, Any]:
    """Return the score sheet."""
    points = record.game.points(final_state(record))
    return {"game": Lowest.name, "players": list(record.header.players), "totals": points}


# Bots


class Guessed(Reason, frozen=True, tag="reason-any-card"):
    """No thought went into it."""


def guess(game: Lowest, view: LowestView, rng: Random) -> Decision:  # noqa: ARG001 - a bot's form
    """Write anything."""
    return Decision(Write(rng.choice(NUMBERS)), Guessed())


def stubborn(game: Lowest, view: LowestView, rng: Random) -> Decision:  # noqa: ARG001 - a bot's form
    """Write the highest number."""
    return Decision(Write(NUMBERS[-1]), Guessed())


# Tables


class LowestSettings(TableSettings, frozen=True, tag="lowest", kw_only=True):
    """A table of Lowest."""

    edition: str = "plain"
    seats: int = 4


class WriteOffer(Offered, frozen=True, gc=False, tag="write"):
    """Any of these numbers."""

    numbers: tuple[int, ...]


class LowestInfo(GameInfo, frozen=True, gc=False, kw_only=True, tag="lowest"):
    """A game of Lowest."""


class LowestAdapter(GameAdapter[LowestSettings, Lowest, LowestState, Write, LowestEvent]):
    """All that a table knows of Lowest."""

    settings = LowestSettings
    actions = (Write,)
    requested = (Write,)
    events = (Wrote, Compared, GameEnded)
    views = (LowestView,)
    offers = (WriteOffer,)
    info_type = LowestInfo
    least_seats = 2
    most_seats = 4
    same_offer_for_all: ClassVar[bool] = True

    def make(self, settings: LowestSettings, players: int, dealer: Seat | None = None) -> Lowest:  # noqa: ARG002 - nobody deals
        """Return the rules."""
        return Lowest(players)

    def offer(self, game: Lowest, state: LowestState, seat: Seat | None) -> WriteOffer | None:  # noqa: ARG002 - all alike
        """Return the numbers, unless the game is over."""
        return WriteOffer(NUMBERS) if game.to_act(state) else None

    def game_info(
        self,
        game: Lowest,
        names: tuple[str, ...],
        remarks: tuple[BotRemark, ...],
        opened: LowestEvent | None,  # noqa: ARG002 - nothing is remembered
    ) -> LowestInfo:
        """Return sizes and names."""
        return LowestInfo(
            players=game.players, names=names, rounds=ROUNDS, reconstructed=(), remarks=remarks
        )


ENTRY: Final = GameEntry[Lowest, LowestEdition, LowestState](
    game=Lowest,
    editions={"plain": LowestEdition()},
    least_players=2,
    most_players=4,
    make=Lowest,
    read_edition=lambda _: LowestEdition(),
    read_record=read,
    write_record=write,
    score_sheet=sheet,
)


def register() -> None:
    """Make the game known."""
    register_game(ENTRY)
    register_bots(
        Bot(Lowest.name, Level.BEGINNER, guess, names=("Ottilie", "Odo")),
        Bot(Lowest.name, Level.STEADY, stubborn, names=("Max", "Maxima")),
    )
    register_at_tables(LowestAdapter())


if __name__ == "__main__":
    register()
    sys.exit(cli.main())
