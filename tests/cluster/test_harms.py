"""Random harms to nodes and engines while people play: nothing is lost, doubled, left out or told.

Three nodes serve both games, a count that is told number by number, and a party. Everybody plays on
as well as they can, and all that they have heard is compared with the log afterwards.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from random import Random
from time import monotonic
from typing import Any

import pytest

from tools.cluster.engines import Postgres, Valkey

from cluster import figures
from nodes import Node, NodeGroup, running_nodes
from players import Player, Story, until_all_have_played_on

NODES = 3
TABLES: tuple[tuple[int, dict[str, Any]], ...] = (
    (3, {"game": "fifty", "pace": "at-once"}),
    (3, {"game": "fifty", "pace": "hall"}),
    (3, {"game": "fifty-fifty", "pace": "at-once"}),
    (9, {"game": "fifty", "pace": "at-once"}),
)
"""How many play, and what; nine at a table of Fifty are a party."""


@pytest.fixture(scope="module")
def group(own_postgres: Postgres, own_valkey: Valkey) -> Iterator[NodeGroup]:
    with running_nodes(own_postgres, own_valkey, NODES) as running:
        yield running
        running.heal()


class Evening:
    """All tables, and all who play at them."""

    def __init__(self, group: NodeGroup, rng: Random, patience: float) -> None:
        self.group, self.rng = group, rng
        self.tables: dict[str, list[Player]] = {}
        self._patience = patience
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def players(self) -> list[Player]:
        """Everybody."""
        return [player for players in self.tables.values() for player in players]

    async def begin(self) -> None:
        """Seat everybody."""
        urls = [node.url for node in self.group.nodes]
        for number, (size, settings) in enumerate(TABLES):
            table = self.group.nodes[number % NODES].served.open(**settings, name=f"Host {number}")
            people = [
                Player(urls, table["code"], f"P{number}-{place}", self.rng)
                for place in range(1, size)
            ]
            people.append(
                Player(urls, table["code"], f"Watcher {number}", self.rng, role="spectator")
            )
            host = Player(urls, table["code"], f"Host {number}", self.rng, token=table["token"])
            self.tables[table["code"]] = [host, *people]
            for place, player in enumerate(self.tables[table["code"]]):
                player.node = place % NODES
                player.patience = self._patience
            for player in people:
                await self._seat(player)
            await self._seat(host)

    async def _seat(self, player: Player) -> None:
        self._tasks.append(asyncio.create_task(player.play()))
        await player.is_ready.wait()

    async def end(self) -> None:
        """Send everybody away."""
        for task in self._tasks:
            task.cancel()
        for result in await asyncio.gather(*self._tasks, return_exceptions=True):
            assert isinstance(result, asyncio.CancelledError), result

    def check(self) -> None:
        """Compare all that everybody has heard with the log."""
        for code, players in self.tables.items():
            Story(self.group.rows(code), players).check()
        figures.count(sum(len(player.acknowledged) for player in self.players))

    async def all_play_on(self) -> None:
        """Wait until everybody has asked for something and got it."""
        failed = [task for task in self._tasks if task.done()]
        for task in failed:
            task.result()
        await until_all_have_played_on(self.players, monotonic())

    def move_some(self) -> None:
        """Let some go to other nodes."""
        for player in self.rng.sample(self.players, len(self.players) // 2):
            player.move(self.rng.randrange(NODES))

    # Harms

    async def kill(self, node: Node) -> None:
        """Kill a node, and start it again."""
        node.served.kill()
        await self.all_play_on()
        await asyncio.to_thread(node.served.start_again)

    async def deploy(self, node: Node) -> None:
        """Stop a node politely, and start it again."""
        code, told = await asyncio.to_thread(node.served.stop)
        assert (code, "Traceback" in told) == (0, False), told
        await self.all_play_on()
        await asyncio.to_thread(node.served.start_again)

    async def pause(self, node: Node) -> None:
        """Stop a node until all others play on without it."""
        with node.paused():
            await self.all_play_on()

    async def cut_off(self, node: Node) -> None:
        """Cut a node off from all, or at least from both engines."""
        node.cut_off()
        await self.all_play_on()
        node.heal()

    async def cut_database(self, node: Node) -> None:
        """Break a node's connections to the database."""
        node.database.cut()
        await self.all_play_on()
        node.heal()

    async def cut_bus(self, node: Node) -> None:
        """Break a node's connections to the bus."""
        node.bus.cut()
        await self.all_play_on()
        node.heal()

    async def restart_database(self, _: Node) -> None:
        """Kill PostgreSQL, and start it again."""
        await asyncio.to_thread(self.group.postgres.kill)
        await asyncio.to_thread(self.group.postgres.start)

    async def restart_bus(self, _: Node) -> None:
        """Kill Valkey, and start it again."""
        await asyncio.to_thread(self.group.valkey.kill)
        await asyncio.to_thread(self.group.valkey.start)


HARMS: tuple[Callable[[Evening, Node], Awaitable[None]], ...] = (
    Evening.kill,
    Evening.deploy,
    Evening.pause,
    Evening.cut_off,
    Evening.cut_database,
    Evening.cut_bus,
    Evening.restart_database,
    Evening.restart_bus,
)


async def harm(evening: Evening, harms: int) -> None:
    """Harm nodes and engines at random while everybody plays."""
    rng = evening.rng
    await evening.begin()
    await evening.all_play_on()
    order = [HARMS[number % len(HARMS)] for number in range(harms)]
    rng.shuffle(order)
    for work in order:
        number = rng.randrange(NODES)
        began = monotonic()
        struck = [player for player in evening.players if player.node == number]
        noting = asyncio.create_task(note_waits(work.__name__, struck, began))
        await work(evening, evening.group.nodes[number])
        await evening.all_play_on()
        await noting
        assert all(node.is_running for node in evening.group.nodes)
        evening.move_some()
    await evening.end()


async def note_waits(name: str, players: list[Player], since: float) -> None:
    """Note how long after *since* each of *players* was acknowledged something."""
    await until_all_have_played_on(players, since)
    figures.note(name, [next(at for at in p.done_at if at > since) - since for p in players])


BROWSER = 6.0
"""Seconds for which a browser waits for an answer."""


@pytest.mark.parametrize(
    ("harms", "patience"), [(len(HARMS), 1.5), pytest.param(100, BROWSER, marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("seed", [50])
def test_harms_lose_nothing_and_double_nothing(
    group: NodeGroup, seed: int, harms: int, patience: float
) -> None:
    evening = Evening(group, Random(seed), patience)
    asyncio.run(harm(evening, harms))
    evening.check()


async def deploy_all(evening: Evening) -> None:
    """Restart one node after the other."""
    await evening.begin()
    await evening.all_play_on()
    for node in evening.group.nodes:
        await evening.deploy(node)
    await evening.end()


@pytest.mark.parametrize("seed", [51])
def test_a_rolling_deploy_loses_nothing_and_refuses_nobody(group: NodeGroup, seed: int) -> None:
    evening = Evening(group, Random(seed), patience=BROWSER)
    asyncio.run(deploy_all(evening))
    assert [player.turned_away for player in evening.players if player.turned_away] == []
    evening.check()
