"""A game at this keyboard: a host of tables in this process, with a file behind it.

The people here are clients of one table, as they would be at a server, and so is the screen that
they all look at, which also is the table's host.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, Final, cast

from fifties.core.contract import Action, Seat
from fifties.core.refusals import Refused
from fifties.host.hub import opening_join
from fifties.table.broadcast import snapshot
from fifties.table.entries import Acted, MemberId, Role, Started
from fifties.table.live_game import LiveGame
from fifties.table.messages import Offered
from fifties.table.position import BranchedTable
from fifties.table.requests import (
    AddBot,
    Join,
    Reaction,
    Rename,
    Resume,
    Skip,
    Start,
)
from fifties.table.runner import LogRow, TableRunner
from fifties.table.settings import Pace
from fifties.terminal.game_log import GameLog, SavedGame, games_folder, new_head
from fifties.terminal.local_hub import LocalConnection, LocalHub
from fifties.terminal.record_writer import RecordWriter
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import Choice, Notice, SessionEvent
from fifties.terminal.table_client import TableClient
from fifties.terminal.table_session import TableSession
from fifties.terminal.table_setup import TableSetup

SCREEN: Final = "⌨"
"""The name of the member that is the screen; no person will think of it."""

AT_ONCE: Final = 24
"""How many requests of one client are sent before their answers are waited for."""


class LocalSession(TableSession):
    """A game in this process, kept while it is played."""

    def __init__(
        self, hub: LocalHub, screen: TableClient, people: Sequence[TableClient], *, paced: bool
    ) -> None:
        head = hub.game_log.head
        super().__init__(screen, people, paced=paced, coach_ahead=head.coach_ahead)
        self._hub = hub
        self._log = hub.game_log
        self._names = head.names
        self._closed = False
        self._first: list[SessionEvent] = []
        self._told = screen.version
        """The version up to which everything was returned by `next_events`."""

    keeps_drafts = True

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, in seat order."""
        return self._names

    def offer(self, seat: Seat) -> Any | None:
        """Return the game's own offer; for a game that the terminal does not know, by its rules."""
        offered, play = super().offer(seat), self._play
        if not isinstance(offered, Offered) or play is None:
            return offered
        offer = play.game.offer(play.state, seat)
        return offer if offer.count() else None

    def owes(self, seat: Seat) -> bool:
        """Return whether the table waits for one of `people`."""
        play = self._play
        return super().owes(seat) and play is not None and seat in play.owing

    @property
    def _play(self) -> LiveGame | None:
        room = self._hub.rooms.get(self._log.head.code)
        return None if room is None else room.runner.table.play

    def say_first(self, notice: Notice) -> None:
        """Tell *notice* before anything else."""
        self._first.append(notice)

    def restore(self, drafts: dict[Seat, Action], choices: dict[Seat, Choice]) -> None:
        """Take over what people had written, and what they did last."""
        self._drafts.update(drafts)
        self._choices.update(choices)

    async def keep_draft(self, seat: Seat, action: Action) -> None:
        """Keep what somebody has written, until they act."""
        await super().keep_draft(seat, action)
        self._log.keep_draft(seat, action)

    async def act(self, seat: Seat, action: Action) -> None:
        """Do something for one of `people`, who has seen all that was told."""
        self._log.keep_shown(self._told)
        await super().act(seat, action)

    async def react(self, seat: Seat | None, reaction: Reaction) -> None:
        """Show a reaction of one of `people`; where only bots play, there is nobody to react."""
        if seat is not None:
            await super().react(seat, reaction)

    async def next_events(self) -> list[SessionEvent]:
        """Wait for what happens next; empty when the game is over."""
        self._log.keep_shown(self._told)
        if self._first:
            first, self._first = self._first, []
            return first
        told = await super().next_events()
        self._told = self.table.version
        if not told:
            await self._close(over=self._over)
        return told

    async def skip(self) -> None:
        """Tell the rest of a party's count at once."""
        with suppress(Refused):
            await self.table.connection.ask(Skip)

    async def leave(self) -> None:
        """Stop the host; the game can be resumed."""
        await self._close(over=False)

    async def _close(self, *, over: bool) -> None:
        play = self._play
        if over and play is not None:
            self.record = play.record(self._log.head.begun.astimezone().date().isoformat())
        if self._closed:
            return
        self._closed = True
        await self._hub.stop()
        self.is_kept = self._log.path is not None and self._log.has_begun and not over
        self._log.close_file(forget=not self.is_kept)


async def start(  # noqa: PLR0913 - most of it is optional
    setup: TableSetup,
    *,
    pace: Pace = Pace.AT_ONCE,
    seed: int | None = None,
    record: Path | None = None,
    coach_ahead: bool = False,
    lang: str = "en",
) -> LocalSession:
    """Begin a game; *record* is an empty file by now.

    Bots among themselves are not saved: nobody's thoughts would be lost.
    """
    tokens = tuple(secrets.token_urlsafe(16) for _ in range(len(setup.people) + 1))
    name = setup.game.name
    head = new_head(
        name, setup.names, setup.levels, tokens, seed=seed, coach_ahead=coach_ahead, record=record
    )
    unsaved: Notice | None = None
    try:
        game_log = GameLog(head, games_folder() if setup.people else None)
    except OSError as error:
        game_log = GameLog(head)
        unsaved = Notice("play-unsaved", {"reason": error.strerror or str(error)})
    hub = LocalHub(game_log, _writer(game_log))
    settings = terminal_for(name).settings(setup.game, pace)
    opener = opening_join(SCREEN, Role.STAGE, tokens[0], lang)
    position = setup.position
    if position is None:
        await hub.open(settings, opener, alone=True)
    else:
        branched = BranchedTable(settings, position)
        await hub.open_branch(partial(_done, branched), opener)
    await _seat_players(hub, setup, lang)
    started = next(row.seq for row in game_log.rows if isinstance(row.entry, Started))
    session = await _attach(hub, started, lang)
    if unsaved is not None:
        session.say_first(unsaved)
    return session


async def _done(branched: BranchedTable) -> BranchedTable:
    """Return what is known already."""
    return branched


async def resume(saved: SavedGame, lang: str = "en") -> LocalSession:
    """Go on with a saved game; raises `OSError` when somebody else does already."""
    game_log = GameLog.of(saved)
    hub = LocalHub(game_log, _writer(game_log))
    session = await _attach(hub, saved.shown, lang)
    session.restore(saved.drafts, _last_choices(saved.rows, session.people))
    return session


def _writer(game_log: GameLog) -> RecordWriter | None:
    head = game_log.head
    if head.record is None:
        return None
    return RecordWriter(Path(head.record), head.begun.astimezone().date().isoformat())


async def _seat_players(hub: LocalHub, setup: TableSetup, lang: str) -> None:
    """Let people and bots come in seat order, and begin the game."""
    code, tokens = hub.game_log.head.code, iter(hub.game_log.head.tokens)
    screen = LocalConnection(hub, Role.STAGE, lang)
    people: list[LocalConnection] = []
    requests = [partial(screen.ask, Resume, code=code, token=next(tokens))]
    for member, (name, level) in enumerate(zip(setup.names, setup.levels, strict=True), 1):
        if level is None:
            person = LocalConnection(hub, Role.SEAT, lang)
            people.append(person)
            join = partial(person.ask, Join, code=code, name=name, token=next(tokens), lang=lang)
            requests.append(join)
        else:
            requests.append(partial(screen.ask, AddBot, level=level))
            requests.append(partial(screen.ask, Rename, name=name, member=member))
        if len(requests) >= AT_ONCE:
            await asyncio.gather(*(request() for request in requests))
            requests.clear()
    await asyncio.gather(*(request() for request in requests))
    await screen.ask(Start)
    for connection in (screen, *people):
        await connection.close()
    hub.connections.clear()


async def _attach(hub: LocalHub, version: int, lang: str) -> LocalSession:
    """Connect the screen and all people, who have seen everything up to *version*."""
    head, before = hub.game_log.head, TableRunner(Random(0))
    before.restore(hub.game_log.rows[:version])
    clients, asked = [], []
    for token in head.tokens:
        member = cast("MemberId", before.member_with(token))
        role = before.table.members[member].role
        base = snapshot(before.table, member)
        connection = LocalConnection(hub, role, lang, base)
        clients.append(TableClient(connection))
        asked.append(connection.ask(Resume, code=head.code, token=token, seen=version))
    # All in one go, so that all are told the same.
    await asyncio.gather(*asked)
    for client in clients:
        await client.open()
    hub.is_attached.set()
    paced = before.table.settings.pace is not Pace.AT_ONCE
    return LocalSession(hub, clients[0], clients[1:], paced=paced)


def _last_choices(rows: Sequence[LogRow], people: frozenset[Seat]) -> dict[Seat, Choice]:
    """Return what people did last, with what they knew when they did it."""
    last = {
        row.entry.actor: place
        for place, row in enumerate(rows)
        if isinstance(row.entry, Acted) and row.entry.actor in people
    }
    choices: dict[Seat, Choice] = {}
    runner, done = TableRunner(Random(0)), 0
    for seat, place in sorted(last.items(), key=lambda item: item[1]):
        runner.restore(rows[done:place])
        done = place
        play, entry = runner.table.play, rows[place].entry
        if play is not None and isinstance(entry, Acted):
            choices[seat] = Choice(play.view(seat), entry.action)
    return choices
