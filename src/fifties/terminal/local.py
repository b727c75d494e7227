"""A game at this keyboard: people, bots and chance, kept action by action."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from random import Random, SystemRandom
from typing import Any, Protocol, cast

from fifties.bots import USUAL_LEVEL, bot_for
from fifties.bots.bot import Decision
from fifties.core.contract import CHANCE, Action, Actor, Event, Seat, Viewer
from fifties.core.record import AnyGame
from fifties.games.fifty.events import RoundScored
from fifties.games.fifty.sizes import LARGEST_TABLE
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.table.facts import Acted, GameAction, Remark
from fifties.terminal.invitation import Invitation
from fifties.terminal.readying import Readying, needs_readying
from fifties.terminal.session import Choice, Happening, News, Notice


class Keeps(Protocol):
    """Keeps a game while it is played."""

    keeps: bool
    """Whether the game can be resumed from it."""

    def note(self, acted: Acted, *, settled: bool) -> None:
        """Keep an action; *settled* where nobody's secret choice is pending any more."""
        ...

    def note_draft(self, seat: Seat, action: GameAction) -> None:
        """Keep what somebody has written and may still change."""
        ...

    def close(self, *, over: bool) -> None:
        """Put it away; *over* when everybody has seen the end."""
        ...


class LocalSession:
    """Fulfils `Session` for a game that lives in this process."""

    paced = False

    def __init__(  # noqa: PLR0913 - most of it is optional
        self,
        invitation: Invitation,
        keepers: Sequence[Keeps] = (),
        *,
        seed: int | None = None,
        training: bool = False,
        acted: Sequence[Acted] = (),
        drafts: Mapping[Seat, Action] | None = None,
        notices: Sequence[Notice] = (),
    ) -> None:
        self.game = invitation.game
        self.names = invitation.names
        self.people = invitation.people
        self.training = training
        self._rules = cast("AnyGame", invitation.game)
        self._levels = invitation.levels
        self._keepers = keepers
        self._closed: tuple[Keeps, ...] = ()
        self._seed = seed
        self._state: Any = self._rules.start()
        self._views: dict[Viewer, Any] = {
            viewer: self._rules.view(self._state, viewer) for viewer in self._viewers()
        }
        self._untold: list[News] = [*notices]
        self._turns: dict[Actor, int] = {}
        """How often each has acted."""
        self._remarks: dict[Seat, Remark] = {}
        self._choices: dict[Seat, Choice] = {}
        self._thinking: asyncio.Task[None] | None = None
        self._stirred = asyncio.Event()
        self._readying = Readying(self.game.name)
        self._warned = False
        self._replay(acted)
        self._drafts: dict[Seat, Action] = dict(drafts or {})

    def view(self, viewer: Viewer) -> Any:
        """Return the game's own view after all happenings told so far."""
        return self._views[viewer]

    def offer(self, seat: Seat) -> Any | None:
        """Return the game's own offer to one of `people` who owes an action or may change one."""
        if seat not in self.people or self._untold:
            return None
        offer = self._rules.offer(self._state, seat)
        return offer if offer.count() else None

    def owes(self, seat: Seat) -> bool:
        """Tell whether the game waits for this one of `people`."""
        return seat in self.people and seat in self._rules.to_act(self._state)

    def choice(self, seat: Seat) -> Choice | None:
        """Return what this one of `people` did last, for the coach."""
        return self._choices.get(seat) if seat in self.people else None

    def tap(self, seat: Seat) -> int | None:  # noqa: ARG002 - part of a session's form
        """Return nothing: at one keyboard nobody races."""
        return None

    async def got_it(self, seat: Seat) -> None:
        """Call out, to nobody's harm."""

    def draft(self, seat: Seat) -> Action | None:
        """Return what this one of `people` has written and may still change."""
        return self._drafts.get(seat)

    async def keep_draft(self, seat: Seat, action: Action) -> None:
        """Keep what somebody has written, until they act."""
        self._drafts[seat] = action
        for keeper in self._keepers:
            keeper.note_draft(seat, cast("GameAction", action))

    async def act(self, seat: Seat, action: Action) -> None:
        """Do something for one of `people`."""
        self._drafts.pop(seat, None)
        self._do(Acted(seat, cast("GameAction", action)))

    async def happenings(self) -> list[News]:
        """Wait for what happens next: chance and bots act when nothing is left to tell."""
        while not self._untold:
            self._hear_thinker()
            actors = self._rules.to_act(self._state)
            if not actors:
                self._close(over=True)
                return []
            await self._stir(actors)
        return self._tell()

    @property
    def is_kept(self) -> bool:
        """Whether there is something to resume after people have left."""
        return any(keeper.keeps for keeper in self._closed)

    async def leave(self) -> None:
        """Get up; the game can be resumed."""
        self._close(over=False)

    async def _stir(self, actors: tuple[Actor, ...]) -> None:
        """Let chance act, or wait for a bot or for people, whoever comes first."""
        if actors[0] == CHANCE:
            draw = self._rules.offer(self._state, CHANCE).sample(self._random(CHANCE))
            self._do(Acted(CHANCE, draw))
            return
        bots = [seat for seat in actors if seat != CHANCE and seat not in self.people]
        if bots and self._thinking is None:
            if self._is_cold(bots[0]) and not self._warned:
                self._warned = True
                self._readying.begin()
                self._untold.append(Notice("play-readying"))
                return
            self._thinking = asyncio.create_task(self._think(bots[0]))
        self._stirred.clear()
        await self._stirred.wait()

    def _hear_thinker(self) -> None:
        """Make room for the next bot to think, whenever the last one came to an end."""
        if self._thinking is not None and self._thinking.done():
            done, self._thinking = self._thinking, None
            done.result()

    async def _think(self, seat: Seat) -> None:
        """Let a bot think in a thread, and act."""
        try:
            level = self._level(seat)
            if self._is_cold(seat):
                await self._readying.wait()
            game, view, rng = self.game, self._rules.view(self._state, seat), self._random(seat)
            bot = bot_for(game.name, level)
            decision: Decision = await asyncio.to_thread(bot.decide, game, view, rng)
            action, reason = cast("GameAction", decision.action), decision.reason
            remark = Remark(reason.message, reason.details())
            self._do(Acted(seat, action, bot=True, remark=remark))
        finally:
            self._stirred.set()

    def _do(self, acted: Acted) -> None:
        """Carry an action out: keep it, then tell it."""
        before = self._state
        step = self._rules.apply(before, acted.actor, acted.action)
        for keeper in self._keepers:
            keeper.note(acted, settled=len(self._rules.to_act(step.state)) <= 1)
        self._remember(before, acted)
        self._state = step.state
        self._untold += [self._happening(event) for event in step.events]
        self._stirred.set()

    def _remember(self, before: Any, acted: Acted) -> None:
        actor = acted.actor
        self._turns[actor] = self._turns.get(actor, 0) + 1
        if actor in self.people:
            self._choices[actor] = Choice(self._rules.view(before, actor), acted.action)
        elif acted.remark is not None and self.game.players <= LARGEST_TABLE:
            self._remarks[int(actor)] = acted.remark

    def _happening(self, event: Event) -> Happening:
        private = {seat: event.seen_by(seat) for seat in event.concerns() if seat in self.people}
        remarks: tuple[tuple[Seat, Remark], ...] = ()
        if isinstance(event, RoundScored | TrickTaken):
            remarks = tuple(sorted(self._remarks.items()))
            self._remarks = {}
        return Happening(event.seen_by(None), private, remarks)

    def _tell(self) -> list[News]:
        told, self._untold = self._untold, []
        for item in told:
            if isinstance(item, Happening):
                for viewer in self._viewers():
                    self._views[viewer] = self._views[viewer].after(item.seen_by(viewer))
        return told

    def _replay(self, acted: Sequence[Acted]) -> None:
        """Go on where *acted* ends; the last action may not have been shown, so it is told anew."""
        keepers, self._keepers = self._keepers, ()
        for done in acted:
            self._tell()
            self._do(done)
        self._keepers = keepers

    def _random(self, actor: Actor) -> Random:
        """Return a random source; with a seed it does not depend on who was quicker."""
        if self._seed is None:
            return SystemRandom()
        return Random(f"{self._seed} {actor} {self._turns.get(actor, 0)}")

    def _viewers(self) -> tuple[Viewer, ...]:
        return (None, *self.people)

    def _level(self, seat: Seat) -> str:
        return self._levels[seat] or USUAL_LEVEL

    def _is_cold(self, seat: Seat) -> bool:
        return not self._readying.ready and needs_readying(self.game.name, self._level(seat))

    def _close(self, *, over: bool) -> None:
        if self._thinking is not None:
            self._thinking.cancel()
        self._readying.stop()
        for keeper in self._keepers:
            keeper.close(over=over)
        self._closed, self._keepers = (*self._closed, *self._keepers), ()
