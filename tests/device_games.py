"""Whole games on the host of a device that follow from a seed alone, in any Python.

It imports nothing but `fifties` and the standard library, because a browser's Python runs it, too.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
from asyncio import events
from collections.abc import Callable
from random import Random
from typing import Any, TypeAlias

from fifties.bots import Decision, fifty_endgame, fifty_opponents, fifty_strong, levels
from fifties.host.hub import HubEnvironment
from fifties.solver.fifty import shipped_solutions
from fifties.solver.fifty_fifty import levels as fifty_fifty_levels
from fifties.solver.fifty_fifty import weights_file
from fifties.table.schedule import BotTurn
from fifties.web_worker.device_host import DeviceHost
from fifties.web_worker.device_store import DeviceStore

NOON = 1_700_000_000.0
"""The time of day when a game begins."""
ONE = 1
"""The number of the only connection."""

NO_TIME = -1.0
"""Seconds for a master to search: no world in Fifty Fifty, one imagined round in Fifty."""

Message: TypeAlias = dict[str, Any]


class JumpingLoop(asyncio.BaseEventLoop):
    """An event loop whose clock jumps from timer to timer."""

    def __init__(self) -> None:
        super().__init__()
        self._selector = self
        self._now = 0.0

    def time(self) -> float:
        """Return the time in seconds."""
        return self._now

    def select(self, timeout: float | None) -> list[object]:
        """Let the time pass until the next timer."""
        assert timeout is not None, "nothing will ever happen"
        self._now += timeout
        return []

    def _process_events(self, found: list[object]) -> None:
        assert not found


class DictStorage:
    """A browser's database in a dictionary."""

    def __init__(self) -> None:
        self.entries: dict[str, Any] = {}
        self.is_full = False

    async def read(self, beginning: str) -> str:
        """Return all entries whose keys begin so."""
        found = [[k, v] for k, v in sorted(self.entries.items()) if k.startswith(beginning)]
        return json.dumps(found)

    async def write(self, changes: str) -> None:
        """Change all or nothing."""
        if self.is_full:
            raise OSError("QuotaExceededError")
        asked = json.loads(changes)
        new = asked.get("new", {})
        assert new.keys().isdisjoint(self.entries), "two hosts have written the same rows"
        self.entries |= new | asked.get("put", {})
        for beginning in asked.get("delete", []):
            for key in [key for key in self.entries if key.startswith(beginning)]:
                del self.entries[key]


class Page:
    """A page with one connection, which may be looked at and answered."""

    def __init__(self, heard: Callable[[Message], object]) -> None:
        self.heard = heard
        self.failures = 0

    def send(self, _: int, message: str) -> None:
        """Hear a message."""
        self.heard(json.loads(message))

    def close(self, _: int) -> None:
        """Note that the connection is closed."""

    def fail(self) -> None:
        """Note that nothing can be stored any more."""
        self.failures += 1


class Player:
    """Somebody who takes any of the choices that are offered, as a random source says."""

    def __init__(self, rng: Random) -> None:
        self.host: DeviceHost | None = None
        self.over = asyncio.Event()
        self._rng = rng
        self._asked = 0

    def say(self, **request: Any) -> None:
        """Send a request in the next turn of the event loop."""
        self._asked += 1
        text = json.dumps({"id": str(self._asked), **request})
        assert self.host is not None
        asyncio.get_running_loop().call_soon(self.host.receive, ONE, text)

    def receive(self, message: Message) -> None:
        """Answer what is offered."""
        assert message["tell"] != "refused", message
        if any(event["event"] == "game-ended" for event in message.get("events", ())):
            self.over.set()
        offer = message.get("offer")
        if offer is not None:
            self.say(say="act", action=choose(offer, self._rng))


def choose(offer: Message, rng: Random) -> Message:
    """Return any action that is offered."""
    if offer["do"] == "play":
        return {"do": "play", "card": rng.choice(offer["cards"])}
    numbers = [
        number
        for number in range(offer["least"], offer["most"] + 1)
        if number % 10 in offer["endings"]
    ]
    while True:
        chosen = sorted(rng.sample(numbers, offer["boxes"]))
        if len({number % 10 for number in chosen}) == len(chosen):
            return {"do": "choose", "round": offer["round"], "numbers": chosen}


def game_of(rng: Random) -> tuple[Message, list[str]]:
    """Return the settings of a table and the levels of its bots."""
    game = rng.choice(["fifty", "fifty-fifty"])
    settings: Message = {"game": game, "pace": "at-once"}
    if game == "fifty":
        settings["danger"] = rng.random() < 0.5
    bots = rng.choices(levels(game), k=rng.randint(2, 4))
    return settings, bots


async def play(seed: int) -> dict[str, Any]:
    """Play a game to its end; return all that the device has stored then."""
    rng = Random(seed)
    settings, bots = game_of(rng)
    player, storage = Player(rng), DictStorage()
    loop = asyncio.get_running_loop()
    environment = HubEnvironment(rng=Random(seed), now=lambda: NOON + loop.time())
    host = player.host = DeviceHost(DeviceStore(storage), Page(player.receive), environment)
    opened = await ask(host, "POST", "/api/tables", {"settings": settings, "name": "Ana"})
    host.connect(ONE)
    player.say(say="resume", code=opened["code"], token=opened["token"], seen=None)
    for level in bots:
        player.say(say="add-bot", level=level)
    player.say(say="start")
    await player.over.wait()
    await host.hub.stop()
    return storage.entries


async def ask(
    host: DeviceHost, method: str, path: str, body: Message | str = "", lang: str = "en"
) -> Any:
    """Ask the host what a page asks over HTTP; return what it answers."""
    text = body if isinstance(body, str) else json.dumps(body)
    request = {"method": method, "path": path, "lang": lang, "body": text}
    answer = json.loads(await host.ask(json.dumps(request)))
    is_file = answer["file"] is not None
    return answer["body"] if is_file else json.loads(answer["body"] or "null")


def run(work: Any) -> Any:
    """Run a coroutine on a clock that jumps."""
    loop, outer = JumpingLoop(), events._get_running_loop()  # noqa: SLF001 - for the line below
    events._set_running_loop(None)  # noqa: SLF001 - a browser's Python is always in its loop
    try:
        return loop.run_until_complete(work)
    finally:
        loop.close()
        events._set_running_loop(outer)  # noqa: SLF001 - as above


def digest_of_game(seed: int) -> str:
    """Return a digest of all that a device stores of the game that follows from *seed*.

    How far a master searches depends on the clock, which no seed decides: it has no time here.
    """
    for module in (fifty_endgame, fifty_fifty_levels):
        vars(module)["SECONDS"] = NO_TIME
    stored = json.dumps(run(play(seed)), sort_keys=True)
    return f"{seed} {hashlib.sha256(stored.encode()).hexdigest()}"


def work_of_decisions(seed: int) -> str:
    """Return how many decisions strong bots made in a game, and how often not all was prepared."""
    caches = (
        *(fifty_opponents.usual_kinds, fifty_opponents.flow_by_chance, fifty_strong.all_kinds),
        *(fifty_opponents.by_chance, fifty_opponents.habit),
        *(fifty_strong.sharp_answer, fifty_strong.master_answer),
        *(shipped_solutions.shipped_rounds, weights_file.shipped_weights),
    )
    missing, decide = [], BotTurn.decide

    def counted(turn: BotTurn, rng: Random) -> Decision:
        before = [cache.cache_info().misses for cache in caches]
        decision = decide(turn, rng)
        if turn.level in {"sharp", "master"}:
            missing.append(before != [cache.cache_info().misses for cache in caches])
        return decision

    for cache in caches:
        cache.cache_clear()
    BotTurn.decide = counted  # type: ignore[assignment, method-assign]  # whoever decides is counted
    try:
        run(play(seed))
    finally:
        BotTurn.decide = decide  # type: ignore[method-assign]  # as it was
    return f"{len(missing)} decisions, {sum(missing)} not prepared"
