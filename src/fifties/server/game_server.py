"""Everything that a running server consists of: a hub, its sockets, threads and workers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, Protocol, TypeVar

from fifties.bots.warm_up import WarmUp
from fifties.host.client import declined
from fifties.host.finished_games import RecordArchive
from fifties.host.hub import Hub, HubEnvironment
from fifties.host.refusals import NotJoined
from fifties.host.table_log import TableLog
from fifties.locales import LANGUAGES
from fifties.server.connections import Connections
from fifties.server.file_jobs import FileJobs
from fifties.server.imported_records import ImportArchive
from fifties.server.kits import Kits, KitSource
from fifties.server.limits import Limits
from fifties.server.links import qr_code_thread
from fifties.server.preview_pictures import preview_thread
from fifties.server.printouts import Printouts
from fifties.server.replays import Replays
from fifties.server.reviews import ReviewArchive, Reviews

COMPILE_REVIEWS: Final = "fifties.review.warm_up"
"""The module that compiles what workers review with."""

WARM_UP_AFTER: Final = 60.0
"""Seconds after the start at which all bots are warmed up, unless one is asked for before."""

Result = TypeVar("Result")


class Store(TableLog, RecordArchive, ImportArchive, ReviewArchive, KitSource, Protocol):
    """A log of tables and an archive of records that are stored in one commit."""

    def close(self) -> None:
        """Close all files."""
        ...


class ThreadExecutor:
    """Runs work in one thread, in the order in which it is handed in."""

    def __init__(self, name: str) -> None:
        self._loop = asyncio.get_running_loop()
        self._pool = ThreadPoolExecutor(1, name)

    def __call__(
        self,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None],
        /,
    ) -> None:
        """Run *work* when its turn comes."""
        self._pool.submit(self._run, work, done, failed)

    def _run(
        self,
        work: Callable[[], Result],
        done: Callable[[Result], None],
        failed: Callable[[BaseException], None],
    ) -> None:
        try:
            result = work()
        except BaseException as error:  # noqa: BLE001 - whoever handed the work in gets it
            self._call(failed, error)
        else:
            self._call(done, result)

    def _call(self, then: Callable[[Result], None], result: Result) -> None:
        if not self._loop.is_closed():
            self._loop.call_soon_threadsafe(then, result)

    def close(self, *, cancel_waiting: bool = False) -> None:
        """Wait until everything is done, or only what is being done."""
        self._pool.shutdown(cancel_futures=cancel_waiting)


def _ignore(_: object) -> None:
    pass


class GameServer:
    """A hub with threads for bots and commits, sockets in front of it, and worker processes."""

    def __init__(self, store: Store, limits: Limits, on_failure: Callable[[], None]) -> None:
        self.limits = limits
        self._store = store
        self._warm_up = WarmUp(also=(COMPILE_REVIEWS,))
        self._bots = ThreadExecutor("bots")
        environment = HubEnvironment(
            think_with=self._bots,
            is_ready=self._is_ready,
            on_failure=on_failure,
        )
        self.hub = Hub(store, store, limits, environment)
        self.connections = Connections(self.hub, limits)
        self.replays = Replays(limits)
        self.imported_records: ImportArchive = store
        self.reviews = Reviews(store, limits)
        self.printouts = Printouts(limits)
        self.qr_codes = qr_code_thread()
        self.previews = preview_thread()
        self.file_jobs = FileJobs(limits)
        self.kits = Kits(store, self.file_jobs)

    def _is_ready(self, game: str, level: str) -> bool:
        ready = self._warm_up.is_ready(game, level)
        if not ready:
            self._warm_up.begin()
        return ready

    @property
    def missing_bots(self) -> int:
        """How many bots are not ready, so that weaker ones play for them."""
        return self._warm_up.missing

    def warm_up(self) -> None:
        """Load the words of all languages now, and ready the bots later, before anybody waits."""
        for lang in LANGUAGES:
            self._bots(partial(declined, NotJoined(), lang), _ignore, _ignore)
        asyncio.get_running_loop().call_later(WARM_UP_AFTER, self._warm_up.begin)

    async def stop(self) -> None:
        """Tell everybody to come back, keep everything, and end all workers."""
        self.connections.stop()
        await self.hub.stop()
        await self.replays.stop()
        await self.reviews.stop()
        await self.printouts.stop()
        await self.file_jobs.stop()

    def close(self) -> None:
        """Close threads and files."""
        self._warm_up.stop()
        self._bots.close(cancel_waiting=True)
        self.qr_codes.close()
        self.previews.close()
        self._store.close()
