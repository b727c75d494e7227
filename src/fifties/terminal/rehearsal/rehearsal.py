"""A rehearsal: brings phones to an event, lets them play a game, and reports how that went."""

from __future__ import annotations

import asyncio
import gc
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import suppress
from random import Random
from time import monotonic
from typing import Final

from msgspec import Struct

from fifties.core.contract import Action, Seat
from fifties.core.record import AnyRecord
from fifties.core.refusals import Refusal, Refused
from fifties.games.registry import parse_record
from fifties.locales import Speech
from fifties.table.event_settings import EventSettings
from fifties.terminal.live.reconnecting_socket import ServerUnreachable
from fifties.terminal.registry import TERMINALS, terminal_for
from fifties.terminal.rehearsal.event_address import EventAddress, tls_context
from fifties.terminal.rehearsal.event_http import EventFound, EventHttp, EventOpened
from fifties.terminal.rehearsal.figures import Figures, Percentiles
from fifties.terminal.rehearsal.phone import GameKey, Moderator, Phone, PhoneContext
from fifties.terminal.rehearsal.phone_connection import ConnectionState, Destination

HANDSHAKES: Final = 100
"""How many phones at a time wait for the first answer of the server."""
TURN: Final = 0.05
"""Seconds between two looks at who may come next."""
LOOK: Final = 0.5
"""Seconds between two looks at all phones."""
LEAVING: Final = 100
"""How many phones leave at a time."""
FAREWELL: Final = 60.0
"""Seconds after which nobody waits any longer for those who leave."""


class TooManyPhones(Refusal, frozen=True, tag="input-too-many-phones"):
    """More phones than may sit at the table."""

    phones: int
    seat_limit: int


class Script(Struct, frozen=True):
    """What phones do."""

    phones: int
    """How many there are."""
    thinking: float = 20
    """Seconds within which everybody has chosen."""
    show_seconds: int = 60
    """How long a count lasts at an event of its own."""


class Plan(Struct, frozen=True):
    """What is rehearsed where."""

    addresses: Sequence[EventAddress]
    """Of one event, at one server or several; or of servers alone, for an event of its own."""
    script: Script


class Status(Struct, frozen=True):
    """How far a rehearsal is."""

    phones: int
    came: int
    """How many have come in."""
    held: int
    """How many are in the waiting room."""
    away: int
    """How many were in and are being reconnected."""
    finished: int
    round: int
    """How many times everybody could choose by now."""
    chosen: int
    """How many have chosen the last time."""
    number: int | None
    """The last number called."""


class Report(Struct, frozen=True, kw_only=True):
    """What a rehearsal has found; durations are in seconds."""

    code: str
    phones: int
    came: int
    finished: int
    """How many saw a game to its end."""
    failed: dict[str, int]
    """How many could not come, or come back, by what the server said."""
    rounds: int
    seconds: float
    joins_a_second: float | None
    join: Percentiles | None
    """From the first try until somebody was in."""
    longest_estimate: int
    """What the waiting room has told somebody to wait, at most."""
    acknowledgement: Percentiles | None
    """From a choice until it was acknowledged."""
    telling: Percentiles | None
    """From when the first phone was told something until another one was told the same."""
    moments: int
    """Of how many of their own numbers people at an event were told during counts."""
    moments_expected: int
    """How many of their numbers were called."""
    bytes_a_minute: float | None
    """What a phone received a minute during counts, on average."""
    most_bytes_a_minute: int | None
    """What one phone received in one minute of the game, at most; games may be shorter."""
    reconnections: int
    returning: Percentiles | None
    """From a broken connection until somebody was back."""
    refused: dict[str, int]
    """Requests that were refused, by what the server said."""
    acknowledged: int
    """How many choices were."""
    lost: int
    """How many of them are not in the record."""
    unchecked: int
    """How many of them cannot be looked up, because the game was not kept."""

    @property
    def is_fine(self) -> bool:
        """Whether everybody came and played to the end, and nothing acknowledged is lost."""
        everybody = self.finished == self.phones and not self.failed
        return everybody and not self.lost and not self.unchecked


class Rehearsal:
    """Scripted phones at one event."""

    def __init__(self, plan: Plan, say: Speech) -> None:
        self._plan = plan
        self._servers = [EventHttp(address.site, say) for address in plan.addresses]
        self._title = say("rehearse-title")
        self._figures = Figures()
        self._changed = asyncio.Event()
        self._phones: list[Phone] = []
        self._moderator: Moderator | None = None
        self._own: EventOpened | None = None
        """The event that was opened for this rehearsal."""
        self._context: PhoneContext

    @property
    def told(self) -> int:
        """How many times phones were told something that all are told."""
        return len(self._figures.tellings.delays)

    async def run(self, watch: Callable[[Status], None]) -> Report:
        """Rehearse; *watch* is told now and then how far it is. Raises `Refused`."""
        began = monotonic()
        await self._prepare()
        arrival = asyncio.create_task(self._bring_phones())
        try:
            await self._play(watch)
            await arrival
            report = await self._report(monotonic() - began)
            if self._own is None:
                await self._leave()
        finally:
            arrival.cancel()
            await self._clean_up()
        return report

    async def _prepare(self) -> None:
        """Find the event, or open one."""
        plan, script = self._plan, self._plan.script
        first = plan.addresses[0]
        code, token = first.code, first.token
        if code is None:
            self._own = await self._open_event()
            code, token = self._own.code, self._own.token
        found = await self._find(code)
        if script.phones > found.seat_limit:
            raise Refused(TooManyPhones(script.phones, found.seat_limit))
        self._context = PhoneContext(
            destination=Destination(
                plan.addresses, [tls_context(address) for address in plan.addresses], found.code
            ),
            terminal=terminal_for(found.game),
            thinking=script.thinking,
            figures=self._figures,
            rng=Random(),
            on_change=self._changed.set,
            chosen={},
            records={},
        )
        self._phones = [
            Phone(self._context, number, f"Phone {number + 1}") for number in range(script.phones)
        ]
        if token is not None:
            self._moderator = Moderator(self._context)
            self._moderator.come(token)
        gc.collect()
        gc.freeze()

    async def _open_event(self) -> EventOpened:
        event = EventSettings(title=self._title, show_seconds=self._plan.script.show_seconds)
        settings = next(filter(None, (one.event_settings(event) for one in TERMINALS.values())))
        return await self._servers[0].open(settings)

    async def _find(self, code: str) -> EventFound:
        found = [await server.find(code) for server in self._servers]
        return found[0]

    async def _bring_phones(self) -> None:
        """Let phones come as quickly as the server answers them."""
        coming: list[Phone] = []
        for phone in self._phones:
            while len(coming) >= HANDSHAKES:
                await asyncio.sleep(TURN)
                coming = [one for one in coming if one.is_unanswered]
            phone.come()
            coming.append(phone)

    async def _play(self, watch: Callable[[Status], None]) -> None:
        """Wait until every phone has seen a game to its end, or will not."""
        looked = 0.0
        while any(not (phone.is_finished or phone.failed) for phone in self._phones):
            self._changed.clear()
            try:
                async with asyncio.timeout(LOOK):
                    await self._changed.wait()
            except TimeoutError:
                pass
            if monotonic() - looked < LOOK:
                await asyncio.sleep(TURN)
                continue
            looked = monotonic()
            self._look_after(looked)
            watch(self._status())

    def _look_after(self, now: float) -> None:
        for phone in self._phones:
            phone.look(now)
        if self._moderator is not None:
            self._moderator.look(now)
            self._moderator.moderate(all_in=all(p.was_in or p.failed for p in self._phones))

    def _status(self) -> Status:
        phones, chosen = self._phones, [*self._context.chosen.values()]
        return Status(
            phones=len(phones),
            came=sum(phone.was_in for phone in phones),
            held=sum(phone.state is ConnectionState.HELD for phone in phones),
            away=sum(phone.was_in and phone.state is not ConnectionState.OPEN for phone in phones),
            finished=sum(phone.is_finished for phone in phones),
            round=len(chosen),
            chosen=chosen[-1] if chosen else 0,
            number=self._context.number,
        )

    async def _report(self, seconds: float) -> Report:
        figures, phones = self._figures, self._phones
        losses = count_losses(phones, await self._records())
        returns = figures.returns
        return Report(
            code=self._context.destination.code,
            phones=len(phones),
            came=sum(phone.was_in for phone in phones),
            finished=sum(phone.is_finished for phone in phones),
            failed=dict(Counter(phone.failed for phone in phones if phone.failed)),
            rounds=len(self._context.chosen),
            seconds=seconds,
            joins_a_second=figures.joins_a_second,
            join=figures.waits.percentiles(),
            longest_estimate=figures.longest_estimate,
            acknowledgement=figures.acknowledgements.percentiles(),
            telling=figures.tellings.delays.percentiles(),
            moments=figures.moments,
            moments_expected=figures.moments_expected,
            bytes_a_minute=figures.bytes_a_minute,
            most_bytes_a_minute=figures.most_bytes_a_minute,
            reconnections=len(returns),
            returning=returns.percentiles(),
            refused=dict(figures.refusals),
            acknowledged=losses.acknowledged,
            lost=losses.lost,
            unchecked=losses.unchecked,
        )

    async def _records(self) -> dict[GameKey, AnyRecord]:
        """Return the records of all games that were kept."""
        found: dict[GameKey, AnyRecord] = {}
        for game, name in self._context.records.items():
            if name is not None:
                data = await self._fetch(f"/api/records/{name}")
                # Thousands of choices take seconds, and phones have to answer meanwhile.
                found[game] = await asyncio.to_thread(parse_record, data)
        return found

    async def _fetch(self, path: str) -> bytes:
        """Ask any of the servers that answers."""
        for server in self._servers[:-1]:
            try:
                return await server.get(path)
            except Refused as refused:
                if not isinstance(refused.refusal, ServerUnreachable):
                    raise
        return await self._servers[-1].get(path)

    async def _leave(self) -> None:
        """Let all phones give their seats up, so that others find the table as it was."""
        staying = [phone for phone in self._phones if phone.state is ConnectionState.OPEN]
        leaving: list[Phone] = []
        try:
            async with asyncio.timeout(FAREWELL):
                while staying or leaving:
                    while staying and len(leaving) < LEAVING:
                        leaving.append(staying.pop())
                        leaving[-1].leave()
                    await asyncio.sleep(TURN)
                    leaving = [
                        phone for phone in leaving if phone.state is not ConnectionState.CLOSED
                    ]
        except TimeoutError:
            pass

    async def _clean_up(self) -> None:
        for phone in (*self._phones, *filter(None, [self._moderator])):
            phone.close()
        gc.unfreeze()
        if self._own is not None:
            # The rehearsal is over either way; a server clears away what is left behind.
            with suppress(Refused):
                await self._erase(self._own)

    async def _erase(self, own: EventOpened) -> None:
        """Close the event of our own, and erase what was kept of it: that is up to who played."""
        server = self._servers[0]
        for record in filter(None, self._context.records.values()):
            await server.delete(f"/api/records/{record}", self._phones[0].token)
        await server.delete(f"/api/tables/{own.code}", own.token)


class LossCount(Struct):
    """How many acknowledged choices there are."""

    acknowledged: int = 0
    lost: int = 0
    """How many of them are missing in the record, or are different there."""
    unchecked: int = 0
    """How many of them cannot be looked up, because there is no record."""


def count_losses(phones: Iterable[Phone], records: dict[GameKey, AnyRecord]) -> LossCount:
    """Compare what phones were acknowledged with what is kept."""
    kept = {game: _actions_by_seat(record) for game, record in records.items()}
    losses = LossCount()
    for phone in phones:
        for game, (seat, actions) in phone.acknowledged.items():
            losses.acknowledged += len(actions)
            if game in kept:
                losses.lost += missing(actions, kept[game].get(seat, ()))
            else:
                losses.unchecked += len(actions)
    return losses


def _actions_by_seat(record: AnyRecord) -> dict[Seat, list[Action]]:
    """Return what each seat has done, in order."""
    found: dict[Seat, list[Action]] = {}
    for entry in record.entries:
        if isinstance(entry.actor, int):
            found.setdefault(entry.actor, []).append(entry.action)
    return found


def missing(acknowledged: Sequence[Action], kept: Sequence[Action]) -> int:
    """Return how many of *acknowledged* are not found in *kept*, in the same order."""
    rest: Iterator[Action] = iter(kept)
    lost = 0
    for action in acknowledged:
        if action not in rest:
            lost += 1
            rest = iter(kept)
    return lost
