"""Scripted phones: they play the games at an event, and note how that goes. One is the host's."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Final, TypeAlias

from msgspec import UNSET, Struct
from msgspec.structs import replace

from fifties.core.contract import Action, Seat
from fifties.table.messages import (
    Done,
    Offered,
    ServerMessage,
    Snapshot,
    TableInfo,
    TableStatus,
    Update,
    You,
)
from fifties.table.requests import Act, Admit, Leave, Lock, Resume, Start
from fifties.terminal.any_game import GameTerminal
from fifties.terminal.rehearsal.figures import Figures
from fifties.terminal.rehearsal.phone_connection import (
    ConnectionState,
    Destination,
    PhoneConnection,
)

MINUTE: Final = 60.0
LOOK: Final = 2.0
"""Seconds for which people look at the result of a heat before they go back."""

GameKey: TypeAlias = tuple[str, int]
"""The code of a table, and the number of a game there."""


class PhoneContext(Struct):
    """What all phones of a rehearsal share."""

    destination: Destination
    terminal: GameTerminal
    thinking: float
    """Seconds within which people have chosen."""
    figures: Figures
    rng: Random
    on_change: Callable[[], None]
    """Called when a phone has come in, is finished, or has failed."""
    chosen: dict[tuple[GameKey, Offered], int]
    """What was offered in which game, and how many have chosen; in order."""
    records: dict[GameKey, str | None]
    """The names of the records of games that are over; ``None`` where none is kept."""
    number: int | None = None
    """The last number called of which anybody was told."""


class Phone(PhoneConnection):
    """Somebody at an event, who chooses whenever that is offered."""

    def __init__(self, context: PhoneContext, number: int, name: str) -> None:
        super().__init__(context.destination, number, name, context.figures, context.rng)
        self.is_finished = False
        """Whether it has seen a game, or its last heat, to the end."""
        self.seat: Seat | None = None
        self.acknowledged: dict[GameKey, tuple[Seat, list[Action]]] = {}
        """By game, the seat and what was acknowledged, in order."""
        self.table: TableInfo | None = None
        self.you: You | None = None
        self._context = context
        self._offer: Offered | None = None
        self._chose: tuple[GameKey, Offered] | None = None
        """What it has chosen for, or will."""
        self._told_since: tuple[float, int] | None = None
        """Since when a count is told, and what had come by then."""
        self._left_heat: str | None = None
        """The heat that it is about to leave."""
        self._minute: tuple[float, int] | None = None
        """When a minute of the game began, and what had come by then."""
        self._moments = 0
        """Of how many of its numbers it was told in this round."""
        self._number: int | None = None
        """The last number of this round, at an event."""
        self._action: Action | None = None
        """What was acknowledged in this round."""

    def give_up(self, why: str) -> None:
        """Note that the server does not want us any more."""
        super().give_up(why)
        self._context.on_change()

    def leave(self) -> None:
        """Give the seat up."""
        self.ask(Leave, self.close)

    def look(self, now: float) -> None:
        """Notice a connection over which nothing comes, and what has come in a minute."""
        self._measure(now)
        super().look(now)

    # What is told

    def receive(self, message: ServerMessage, now: float) -> None:
        """Take in what is told about the table."""
        match message:
            case Update():
                self._take_update(message, now)
            case Snapshot():
                self._take_snapshot(message)
            case Done():
                self._note_done(message.id, now)
            case _:
                pass

    def _take_snapshot(self, snapshot: Snapshot) -> None:
        self.version = snapshot.v
        self._take_table(snapshot.table, snapshot.you)
        self._take_line(snapshot.view)
        self._take_offer(snapshot.offer)
        # Whoever was held is let in without having asked once more.
        if self.state is ConnectionState.HELD or snapshot.id == self.first_request:
            self.be_open()

    def _take_update(self, update: Update, now: float) -> None:
        self.version = update.v
        answers = update.id is not UNSET
        if update.number is not UNSET:
            self._number = self._context.number = update.number
        if not (answers or update.done) and (update.events or update.number is not UNSET):
            self._context.figures.tellings.note(self.code, update.v, now)
        if update.table is not UNSET or update.you is not UNSET:
            table = self.table if update.table is UNSET else update.table
            you = self.you if update.you is UNSET else update.you
            if table is not None and you is not None:
                self._take_table(table, you)
        if update.mine is not UNSET:
            self._take_line(update.mine)
        if update.offer is not UNSET:
            self._take_offer(update.offer)
        for request in update.done:
            self._note_done(request, now)
        if answers and update.id == self.first_request:
            self.be_open()
        elif self.state is ConnectionState.OPEN:
            self._follow_heat()

    def be_open(self) -> None:
        """Note that we are at the table, and go on to where we play."""
        super().be_open()
        self._context.on_change()
        self._follow_heat()

    def _note_done(self, request: str, now: float) -> None:
        asked = self.take_pending(request)
        if asked is None:
            return
        if isinstance(asked.message, Act) and self.table is not None:
            self._context.figures.acknowledgements.note(now - asked.asked)
            self._action = asked.message.action
            game = self.code, self.table.games
            if self.seat is not None:
                _, actions = self.acknowledged.setdefault(game, (self.seat, []))
                actions.append(asked.message.action)
            if self._chose is not None:
                self._context.chosen[self._chose] += 1
        if asked.answered is not None:
            asked.answered()

    # The game

    def _take_table(self, table: TableInfo, you: You) -> None:
        was = self.table
        self.table, self.you = table, you
        self.seat = you.seat
        is_over = table.status is TableStatus.OVER and table.games > 0
        if is_over and (
            was is None or was.status is not TableStatus.OVER or was.games != table.games
        ):
            self._end_game(table)
        if you.heat is not None and you.heat.over and (you.heat.final or not you.heat.goes_on):
            self._finish()

    def _end_game(self, table: TableInfo) -> None:
        self._end_count()
        self._context.records[self.code, table.games] = table.record
        if table.heat is None and table.heats is None:
            self._finish()

    def _finish(self) -> None:
        self.is_finished = True
        self._context.on_change()

    def _take_offer(self, offer: Offered | None) -> None:
        self._offer = offer
        table = self.table
        if table is None or table.status is not TableStatus.PLAYING:
            return
        if offer is None:
            if self._told_since is None:
                self._told_since = monotonic(), self.received
            return
        chose = (self.code, table.games), offer
        if chose == self._chose:
            return
        self._end_count()
        if self.seat is None:
            return
        self._chose = chose
        if chose not in self._context.chosen:
            self._context.chosen[chose], self._context.number = 0, None
        self.loop.call_later(
            self._context.rng.uniform(0, self._context.thinking), self._choose, offer
        )

    def _choose(self, offered: Offered) -> None:
        """Choose something, unless it is too late for that."""
        offer = self._context.terminal.offer(offered)
        if (
            offer is not None
            and self._offer == offered
            and self.state is not ConnectionState.CLOSED
        ):
            self.ask(Act, action=offer.sample(self._context.rng))

    def _measure(self, now: float) -> None:
        """Note what has come in each minute since the first choice."""
        if self._minute is not None and now - self._minute[0] >= MINUTE:
            self._context.figures.note_minute(self.received - self._minute[1])
        elif self._minute is not None or self._chose is None:
            return
        self._minute = now, self.received

    def _end_count(self) -> None:
        if self._told_since is not None:
            began, received = self._told_since
            seconds = monotonic() - began
            self._context.figures.note_count(self.received - received, seconds)
            self._told_since = None
        if self._number is not None and self._action is not None:
            # A count that ends early does not get to all numbers.
            expected = self._context.terminal.moments_up_to(self._action, self._number)
            self._context.figures.note_moments(self._moments, expected)
        self._moments, self._number, self._action = 0, None, None

    def _take_line(self, told: object) -> None:
        self._moments = max(self._moments, self._context.terminal.own_moments(told))

    # Heats

    def _follow_heat(self) -> None:
        """Go to the table of our heat, and back when it is over."""
        table, you = self.table, self.you
        if table is None or you is None or self.pending:
            return
        if you.heat is not None and not you.heat.over and table.heat is None:
            self._go_to(you.heat.code)
        elif table.heat is not None and table.heat.over and self._left_heat != self.code:
            self._left_heat = self.code
            self.loop.call_later(LOOK, self._go_back, self.code, table.heat.event)

    def _go_back(self, heat: str, event: str) -> None:
        self._left_heat = None
        if self.code != heat:
            return
        if self.state is ConnectionState.OPEN and not self.pending:
            self._go_to(event)
        elif self.state is not ConnectionState.CLOSED:
            self._left_heat = heat
            self.loop.call_later(LOOK, self._go_back, heat, event)

    def _go_to(self, code: str) -> None:
        self.code, self.version, self.first_request = code, None, self.new_id()
        self.table = self.you = self._offer = None
        self.state = ConnectionState.CONNECTING
        self.send(Resume(id=self.first_request, code=code, token=self.token))


class Moderator(Phone):
    """A host of the event, who does not play; nothing that it hears is counted."""

    def __init__(self, context: PhoneContext) -> None:
        super().__init__(replace(context, figures=Figures(), chosen={}), 0, "Moderator")
        self._has_started = False

    def moderate(self, *, all_in: bool) -> None:
        """Do what there is to do, once nothing else is under way."""
        table = self.table
        if self.state is not ConnectionState.OPEN or self.pending or table is None:
            return
        if table.locked:
            self.ask(Lock, locked=False)
        elif table.pending:
            self.ask(Admit, members=None)
        elif all_in and table.status is not TableStatus.PLAYING and not self._has_started:
            self._has_started = True
            self.ask(Start)
