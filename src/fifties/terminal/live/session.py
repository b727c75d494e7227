"""A game at a live table as the person at this keyboard sees it."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, cast

from msgspec.structs import replace

from fifties.core.contract import Action, GameEnded, Seat, Viewer
from fifties.core.refusals import Refused
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty.offers import Cards
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table.crowd_shown import CrowdView
from fifties.table.messages import ChooseOffer, PlayOffer, Stage, TapOffer
from fifties.table.requests import Act, GotIt
from fifties.table.settings import set_game
from fifties.terminal.live.line import Ended
from fifties.terminal.live.table import LiveTable
from fifties.terminal.session import Choice, Happening, News, Notice


class LiveSession:
    """Fulfils `Session` for the game that is on at a live table."""

    paced = True
    training = False

    def __init__(self, table: LiveTable) -> None:
        self.table = table
        self.game = _game_of(table)
        seat = table.you.seat
        self.people: frozenset[Seat] = frozenset() if seat is None else frozenset({seat})
        self._number = table.shown.games
        self._draft: Action | None = None
        self._choice: Choice | None = None
        self._acting: tuple[Action, asyncio.Task[None]] | None = None
        """What was asked for last, answered or not."""
        self._over = self._told_end = table.shown.stage is not Stage.PLAYING
        self.ended: Ended | None = None
        """Why nothing more can come, if the line is gone for good."""

    @property
    def names(self) -> tuple[str, ...]:
        """Who plays, in seat order; of a party, the seats of others only have numbers."""
        game, you = self.table.shown.game, self.table.you
        if game is not None and game.names:
            return game.names
        seats = range(self.game.players)
        return tuple(you.name if seat == you.seat else str(seat + 1) for seat in seats)

    def view(self, viewer: Viewer) -> Any:
        """Return the game's own view, or that of a party, after all that was told so far."""
        view = self.table.view
        if viewer is None:
            match view:
                case FiftyView():
                    return replace(view, viewer=None, my_numbers=None)
                case FiftyFiftyView():
                    return replace(view, viewer=None, my_hand=())
                case CrowdView():
                    return replace(view, viewer=None, mine=None)
        return view

    def offer(self, seat: Seat) -> Any | None:
        """Return the game's own offer to the person at this keyboard."""
        if seat not in self.people or self.is_over:
            return None
        match self.table.offer:
            case ChooseOffer() as offer:
                blocked = tuple(digit for digit in range(10) if digit not in offer.endings)
                return Choices(offer.round, offer.most + 1, blocked)
            case PlayOffer() as offer:
                return Cards(bytes(offer.cards))
            case _:
                return None

    def owes(self, seat: Seat) -> bool:
        """Tell whether the table waits for the person at this keyboard."""
        view = self.table.view
        if self.offer(seat) is None or (
            self._choice and _moment(self._choice.view) == _moment(view)
        ):
            return False
        if isinstance(view, CrowdView):
            return view.mine is None or view.mine.numbers is None
        return not (isinstance(view, FiftyView) and view.ready[seat])

    def _has_acted(self, view: Any) -> bool:
        """Tell whether the server has taken an action that it has not told of yet."""
        return self._choice is not None and _moment(self._choice.view) == _moment(view)

    def choice(self, seat: Seat) -> Choice | None:
        """Return what was done last from here."""
        return self._choice if seat in self.people else None

    def tap(self, seat: Seat) -> int | None:
        """Return the number for which the count waits for this seat's "Got it!"."""
        offer = self.table.offer
        return offer.number if seat in self.people and isinstance(offer, TapOffer) else None

    async def got_it(self, seat: Seat) -> None:
        """Call out; that it came too late does not matter, for the number counts all the same."""
        if self.tap(seat) is not None:
            with suppress(Refused):
                await self.table.line.ask(GotIt)

    def draft(self, seat: Seat) -> Action | None:
        """Return what was written here and is not with the server yet."""
        offer = self.offer(seat)
        return self._draft if offer is not None and offer.contains(self._draft) else None

    async def keep_draft(self, seat: Seat, action: Action) -> None:  # noqa: ARG002 - one seat here
        """Remember what was written, as long as this screen is open."""
        self._draft = action

    async def act(self, seat: Seat, action: Action) -> None:
        """Do something; returns when the server has kept it.

        Whoever is impatient and does the same again waits for the first time to be answered.
        """
        if self._acting is None or self._acting[1].done() or self._acting[0] != action:
            self._acting = (action, asyncio.create_task(self._ask(seat, action)))
            self._acting[1].add_done_callback(_look_at)
        await asyncio.shield(self._acting[1])

    async def _ask(self, seat: Seat, action: Action) -> None:
        choice = Choice(self.view(seat), action)
        await self.table.line.ask(Act, action=action)
        self._choice = choice

    @property
    def is_over(self) -> bool:
        """Whether this game is no longer on."""
        shown = self.table.shown
        return self._over or shown.games != self._number or self.ended is not None

    async def happenings(self) -> list[News]:
        """Wait for what is told next; empty when the game is over, or the table is gone."""
        while not self._told_end:
            told: list[News] = []
            for item in await self.table.next():
                if isinstance(item, Ended):
                    self.ended = item
                else:
                    told.append(item)
                    self._over = self._over or _ends(item)
            told += self._last_words()
            if told:
                return told
        return []

    def _last_words(self) -> list[News]:
        """Say why a game stops without an end."""
        if not self.is_over:
            return [Notice("live-broken-off")] if self._broken_off() else []
        self._told_end = True
        return []

    def _broken_off(self) -> bool:
        if self.table.shown.stage is not Stage.LOBBY:
            return False
        self._over = self._told_end = True
        return True

    async def leave(self) -> None:
        """Get up from the screen; the seat stays ours, and the line stays open."""


def _look_at(done: asyncio.Task[None]) -> None:
    """Notice a refusal that nobody waits for any more."""
    if not done.cancelled():
        done.exception()


def _ends(item: News) -> bool:
    return isinstance(item, Happening) and isinstance(item.event, GameEnded)


def _moment(view: Any) -> tuple[int, int]:
    """Tell what a choice was about: the round, and the trick."""
    return len(view.rounds), len(getattr(view, "tricks", ()))


def _game_of(table: LiveTable) -> PlayableGame:
    """Set the same game here."""
    shown = table.shown
    players = shown.seated if shown.game is None else shown.game.players
    game = set_game(shown.settings, players)
    if isinstance(game, Fifty):
        return game
    view = cast("FiftyFiftyView", table.view)
    first = (view.dealer - view.round + 1) % players
    return replace(game, dealer=first)
