"""A game at a table as the people at this keyboard see it, in this process or at a server."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Any

from fifties.core.contract import Action, GameEnded, Seat, Viewer
from fifties.core.record import AnyRecord
from fifties.core.refusals import Refused
from fifties.table.messages import Mention, TableStatus, TapOffer, You
from fifties.table.registry import game_adapter
from fifties.table.requests import Act, GotIt, Queue, React, Reaction
from fifties.terminal.session import Choice, Notice, SeenEvent, SessionEvent
from fifties.terminal.table_client import Item, TableClient
from fifties.terminal.table_connection import ConnectionEnded


class TableSession:
    """Fulfils `Session` for the game that is on at a table.

    *table* is the client whose messages are told. Where several people share the keyboard, each of
    *others* is the client of one of them, and *table* that of a screen that all look at.
    """

    keeps_drafts = False
    is_kept = False

    def __init__(
        self,
        table: TableClient,
        others: Sequence[TableClient] = (),
        *,
        paced: bool = True,
        coach_ahead: bool = False,
    ) -> None:
        self.table = table
        self.paced = paced
        self.coach_ahead = coach_ahead
        self._others = others
        self._clients: dict[Seat, TableClient] = {
            client.you.seat: client for client in (table, *others) if client.you.seat is not None
        }
        self.people: frozenset[Seat] = frozenset(self._clients)
        self._terminal = table.terminal
        shown = table.shown
        players = shown.seated if shown.game is None else shown.game.players
        self.game = self._terminal.played_game(shown.settings, players, table.view)
        self._adapter = game_adapter(self.game.name)
        self.queues = self._adapter.queues
        self._queued: dict[Seat, tuple[You, Action | None]] = {}
        """What was queued from here, and what the table had told of the seat until then."""
        self._number = shown.games
        self._drafts: dict[Seat, Action] = {}
        self._choices: dict[Seat, Choice] = {}
        self._acting: dict[Seat, tuple[Action, asyncio.Task[None]]] = {}
        """What was asked for last, answered or not."""
        self._over = self._told_end = shown.status is not TableStatus.PLAYING
        self.ended: ConnectionEnded | None = None
        """Why nothing more can come, if the connection is gone for good."""

    record: AnyRecord | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, in seat order; of a party, the seats of others only have numbers."""
        game = self.table.shown.game
        if game is not None and game.names:
            return game.names
        own = {seat: client.you.name for seat, client in self._clients.items()}
        return tuple(own.get(seat, str(seat + 1)) for seat in range(self.game.players))

    @property
    def mentions(self) -> tuple[Mention, ...]:
        """What the game is remembered for, once it is over."""
        game = self.table.shown.game
        return () if game is None else game.mentions

    def view(self, viewer: Viewer) -> Any:
        """Return the game's own view, or that of a party, after all that was told so far."""
        if viewer is not None:
            return self._clients[viewer].view
        view = self.table.view
        return view if self.table.you.seat is None else self._terminal.public_view(view)

    def offer(self, seat: Seat) -> Any | None:
        """Return the game's own offer to one of `people`."""
        client = self._clients.get(seat)
        if client is None or self.is_over or client.has_more:
            return None
        return self._terminal.offer(client.offer)

    def owes(self, seat: Seat) -> bool:
        """Return whether the table waits for one of `people`."""
        if self.offer(seat) is None:
            return False
        view, choice = self.view(seat), self._choices.get(seat)
        if choice is not None and self._terminal.moment(choice.view) == self._terminal.moment(view):
            # The host has taken an action that it has not told of yet.
            return False
        return not self._terminal.has_acted(view, seat)

    def choice(self, seat: Seat) -> Choice | None:
        """Return what was done last from here."""
        return self._choices.get(seat)

    def tap(self, seat: Seat) -> int | None:
        """Return the number for which the count waits for this seat's "Got it!"."""
        client = self._clients.get(seat)
        offer = None if client is None else client.offer
        return offer.number if isinstance(offer, TapOffer) else None

    async def got_it(self, seat: Seat) -> None:
        """Press "Got it!"; if it comes too late, the number counts all the same."""
        if self.tap(seat) is not None:
            with suppress(Refused):
                await self._clients[seat].connection.ask(GotIt)

    def queued(self, seat: Seat) -> Action | None:
        """Return what this seat will do when its turn comes."""
        you = self._clients[seat].you
        told, action = self._queued.get(seat, (None, None))
        if told is you:
            return action  # the table has not told of it yet
        return None if you.queued is None else self._adapter.queued(you.queued)

    async def queue(self, seat: Seat, action: Action | None) -> None:
        """Do something when the turn comes, or take that back."""
        card = None if action is None else self._adapter.card_of(action)
        client = self._clients[seat]
        before = client.you
        await client.connection.ask(Queue, card=card)
        self._queued[seat] = before, action

    async def react(self, seat: Seat | None, reaction: Reaction) -> None:
        """Show a reaction to everybody at the table."""
        client = self.table if seat is None else self._clients[seat]
        await client.connection.ask(React, reaction=reaction)

    def draft(self, seat: Seat) -> Action | None:
        """Return what was written here and is not handed in yet."""
        offer, draft = self.offer(seat), self._drafts.get(seat)
        return draft if offer is not None and offer.contains(draft) else None

    async def keep_draft(self, seat: Seat, action: Action) -> None:
        """Remember what was written, as long as this session is open."""
        self._drafts[seat] = action

    async def act(self, seat: Seat, action: Action) -> None:
        """Do something; returns when the host of the table has kept it.

        Whoever is impatient and does the same again waits for the first time to be answered.
        """
        before = self._acting.get(seat)
        if before is None or before[1].done() or before[0] != action:
            before = self._acting[seat] = (action, asyncio.create_task(self._ask(seat, action)))
            before[1].add_done_callback(_look_at)
        await asyncio.shield(before[1])

    async def _ask(self, seat: Seat, action: Action) -> None:
        choice = Choice(self.view(seat), action)
        await self._clients[seat].connection.ask(Act, action=action)
        self._choices[seat] = choice
        self._drafts.pop(seat, None)

    @property
    def is_over(self) -> bool:
        """Whether this game is no longer on."""
        shown = self.table.shown
        return self._over or shown.games != self._number or self.ended is not None

    async def next_events(self) -> list[SessionEvent]:
        """Wait for what is told next; empty when the game is over, or the table is gone."""
        while not self._told_end:
            told: list[SessionEvent] = []
            for item in await self._read():
                if isinstance(item, ConnectionEnded):
                    self.ended = item
                else:
                    told.append(item)
                    self._over = self._over or _ends(item)
            told += self._last_words()
            if told:
                return told
        return []

    async def _read(self) -> list[Item]:
        """Fold the next message of every client.

        Cancelling this loses nothing: what comes to the first client has come to all others.
        """
        items = await self.table.next()
        for client in self._others:
            theirs = [item for item in await _catch_up(client, self.table) if _is_event(item)]
            items = _with_private(items, theirs)
        return items

    def _last_words(self) -> list[SessionEvent]:
        """Say why a game stops without an end."""
        if not self.is_over:
            return [Notice("live-broken-off")] if self._broken_off() else []
        self._told_end = True
        return []

    def _broken_off(self) -> bool:
        if self.table.shown.status is not TableStatus.LOBBY:
            return False
        self._over = self._told_end = True
        return True

    async def skip(self) -> None:
        """Do nothing: at a server others look on, too."""

    async def leave(self) -> None:
        """Do nothing: the seat stays ours, and the connection stays open."""


async def _catch_up(client: TableClient, ahead: TableClient) -> list[Item]:
    """Fold as much as another client of the same table has folded; it is all there already."""
    told: list[Item] = []
    while client.folded < ahead.folded or (
        client.version < ahead.version and client.connection.has_messages
    ):
        told += await client.next()
    return told


def _with_private(items: list[Item], theirs: list[Item]) -> list[Item]:
    """Add to the events of *items* what somebody else saw of the same events."""
    seen = iter(theirs)
    merged: list[Item] = []
    for item in items:
        own = next(seen, None) if isinstance(item, SeenEvent) else None
        if isinstance(item, SeenEvent) and isinstance(own, SeenEvent):
            merged.append(SeenEvent(item.event, item.private | own.private, item.remarks))
        else:
            merged.append(item)
    return merged


def _look_at(done: asyncio.Task[None]) -> None:
    """Notice a refusal that nobody waits for any more."""
    if not done.cancelled():
        done.exception()


def _is_event(item: Item) -> bool:
    return isinstance(item, SeenEvent)


def _ends(item: SessionEvent) -> bool:
    return isinstance(item, SeenEvent) and isinstance(item.event, GameEnded)
