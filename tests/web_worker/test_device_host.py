"""A device's own host: what it keeps, and what it answers."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from itertools import count
from random import Random
from typing import Any

import pytest

from fifties.host.hub import HubEnvironment
from fifties.web_worker.device_host import DeviceHost, start
from fifties.web_worker.device_store import DeviceStore

from commands import RECORDS
from device_games import ONE, DictStorage, Message, Page, Player, ask, choose, run

GAMES = ("fifty", "fifty-fifty")
NUMBERS = count(1)
LONGEST = 600
"""Seconds on a clock that jumps."""


class Device:
    """A device that may be switched off at any moment."""

    def __init__(self) -> None:
        self.storage = DictStorage()
        self.heard: list[Message] = []
        self.page = Page(self.heard.append)

    async def open(self) -> DeviceHost:
        """Start the host once more from what is stored."""
        return await start(self.storage, self.page)

    def snapshot(self) -> Message:
        """Return the last snapshot."""
        return next(one for one in reversed(self.heard) if one["tell"] == "snapshot")


async def until(condition: Any) -> None:
    """Wait until something holds."""
    async with asyncio.timeout(LONGEST):
        while not condition():  # noqa: ASYNC110 - whatever it is
            await asyncio.sleep(0.1)  # of a clock that jumps


async def begin(device: Device, host: DeviceHost, game: str) -> tuple[str, str]:
    """Sit down with two bots, and start."""
    settings = {"game": game, "pace": "at-once"}
    opened = await ask(host, "POST", "/api/tables", {"settings": settings, "name": "Ana"})
    host.connect(ONE)
    say(host, "resume", code=opened["code"], token=opened["token"], seen=None)
    for _ in range(2):
        say(host, "add-bot", level="steady")
    say(host, "start")
    await until(lambda: any(one.get("offer") for one in device.heard))
    return opened["code"], opened["token"]


def say(host: DeviceHost, what: str, **details: object) -> None:
    """Send a request."""
    host.receive(ONE, json.dumps({"say": what, "id": f"{next(NUMBERS)}", **details}))


@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_after_the_device_was_switched_off(game: str) -> None:
    async def scene() -> None:
        device = Device()
        code, token = await begin(device, await device.open(), game)
        before = next(one for one in reversed(device.heard) if one.get("offer"))["offer"]
        # No goodbye: the tab is gone, and another one opens.
        host = await device.open()
        host.connect(ONE)
        say(host, "resume", code=code, token=token, seen=None)
        await until(lambda: device.heard[-1]["tell"] in {"snapshot", "presence"})
        assert device.snapshot()["offer"] == before
        found = await ask(host, "GET", f"/api/tables/{code}")
        assert (found["game"], found["status"]) == (game, "playing")
        await host.hub.stop()

    run(scene())


def test_nothing_is_confirmed_that_could_not_be_stored() -> None:
    async def scene() -> None:
        device = Device()
        host = await device.open()
        code, token = await begin(device, host, "fifty")
        offer = next(one for one in reversed(device.heard) if one.get("offer"))["offer"]
        told, stored = len(device.heard), dict(device.storage.entries)
        device.storage.is_full = True
        say(host, "act", action=choose(offer, Random(1)))
        await until(lambda: device.page.failures)
        assert device.heard[told:] == []
        assert device.storage.entries == stored
        device.storage.is_full = False
        host = await device.open()
        host.connect(ONE)
        say(host, "resume", code=code, token=token, seen=None)
        await until(lambda: device.heard[told:])
        assert device.snapshot()["offer"] == offer

    run(scene())


def test_finished_games_are_listed_replayed_exported_and_erased() -> None:
    async def scene() -> None:
        storage, player = DictStorage(), Player(Random(1))
        store = DeviceStore(storage)
        player.host = host = DeviceHost(store, Page(player.receive), HubEnvironment(rng=Random(1)))
        settings = {"game": "fifty-fifty", "pace": "at-once"}
        opened = await ask(host, "POST", "/api/tables", {"settings": settings, "name": "Ana"})
        host.connect(ONE)
        player.say(say="resume", code=opened["code"], token=opened["token"], seen=None)
        for _ in range(2):
            player.say(say="add-bot", level="casual")
        player.say(say="start")
        await player.over.wait()
        await host.hub.stop()

        host = await start(storage, Page(lambda _: None))
        (listed,) = await ask(host, "GET", "/api/records")
        assert (listed["game"], listed["players"][0]) == ("fifty-fifty", "Ana")
        text = await ask(host, "GET", f"/api/records/{listed['name']}")
        timeline = await ask(host, "GET", f"/api/records/{listed['name']}/timeline?seat=0")
        assert timeline["finished"]
        assert await ask(host, "POST", "/api/timeline", text) == timeline
        await ask(host, "DELETE", f"/api/records/{listed['name']}")
        assert await ask(host, "GET", "/api/records") == []
        assert not any(key.startswith("record ") for key in storage.entries)
        await host.hub.stop()

    run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_played_on_from_any_moment(game: str) -> None:
    async def scene() -> None:
        storage, player = DictStorage(), Player(Random(2))
        player.host = host = DeviceHost(
            DeviceStore(storage), Page(player.receive), HubEnvironment(rng=Random(2))
        )
        settings = {"game": game, "pace": "at-once"}
        opened = await ask(host, "POST", "/api/tables", {"settings": settings, "name": "Ana"})
        await play(host, player, opened)
        (origin,) = await ask(host, "GET", "/api/records")
        timeline = await ask(host, "GET", f"/api/records/{origin['name']}/timeline")
        point = timeline["points"][-2]
        where = f"round={point['round']}&played={point['played']}&seat=2&name=Ana"
        opened = await ask(host, "POST", f"/api/records/{origin['name']}/branch?{where}")
        host.disconnect(ONE)
        again = player.host = await start(storage, Page(player.receive))  # switched off and on
        await host.hub.stop()
        player.over = asyncio.Event()
        await play(again, player, opened)
        names = [one["name"] for one in await ask(again, "GET", "/api/records")]
        (name,) = {*names} - {origin["name"]}
        branched = await ask(again, "GET", f"/api/records/{name}/timeline")
        assert branched["branch"]["record"] == origin["name"]
        assert branched["branch"]["after"] == point["after"]
        assert branched["players"][2] == "Ana"
        assert branched["events"][: point["after"]] == timeline["events"][: point["after"]]
        text = await ask(again, "GET", f"/api/records/{name}")
        told = await ask(again, "POST", f"/api/branch?{where}", text)
        assert told["code"]
        refused = await ask(again, "POST", "/api/branch?round=9", text, lang="fr")
        assert refused["refusal"] == "table-branch-past-end"
        party = (RECORDS / "fifty" / "party-of-eight.toml").read_text(encoding="utf-8")
        told = await ask(again, "POST", "/api/branch?round=3&seat=7&name=Ana", party)
        assert told["code"]
        kept = [await ask(again, "GET", f"/api/records/{one}/kept") for one in (name, "0" * 32)]
        assert kept == [{"kept": True}, {"kept": False}]
        await again.hub.stop()

    run(scene())


async def play(host: DeviceHost, player: Player, opened: Message) -> None:
    """Sit down at a table, fill it with two bots, and play to the end."""
    host.connect(ONE)
    player.say(say="resume", code=opened["code"], token=opened["token"], seen=None)
    for _ in range(2):
        player.say(say="add-bot", level="casual")
    player.say(say="start")
    await player.over.wait()


def test_refusals_are_in_the_language_of_the_page() -> None:
    async def scene() -> None:
        host = await Device().open()
        refused = await ask(host, "POST", "/api/timeline", "x =", lang="de")
        assert refused["refusal"].startswith("record-")
        assert "TOML" in refused["text"]
        assert (await ask(host, "GET", "/api/tables/NOSUCH"))["refusal"] == "wire-no-such-table"
        assert (await ask(host, "GET", "/api/records/none"))["refusal"] == "wire-no-such-record"
        assert await ask(host, "GET", "/api/elsewhere") is None
        await host.hub.stop()

    run(scene())


def test_a_device_offers_both_games_and_prints_both() -> None:
    async def scene() -> None:
        host = await Device().open()
        about = await ask(host, "GET", "/api/about")
        assert [game["game"] for game in about["games"]] == [*GAMES]
        assert [game["printed"] for game in about["games"]] == [500, 5]  # players at most
        await host.hub.stop()

    run(scene())


def test_a_closed_table_leaves_nothing_behind() -> None:
    async def scene() -> None:
        device = Device()
        host = await device.open()
        code, token = await begin(device, host, "fifty")
        request = {"method": "DELETE", "path": f"/api/tables/{code}", "lang": "en", "token": token}
        assert json.loads(await host.ask(json.dumps(request)))["status"] == 200
        assert device.storage.entries == {}
        await host.hub.stop()

    run(scene())


DECISIONS = """
import sys

for module in ("numba", "numpy"):
    sys.modules[module] = None  # so that importing it fails, as on a device

from random import Random

from fifties.bots import all_bots
from fifties.core.contract import CHANCE
from fifties.games.registry import game_entry
from fifties.web_worker.device_host import prepare

prepare()
loaded = {*sys.modules}
for bot in all_bots():
    game, rng = game_entry(bot.game).make(3), Random(1)
    dealt = game.offer(game.start(), CHANCE).sample(rng)
    state = game.apply(game.start(), CHANCE, dealt).state
    bot.decide(game, game.view(state, game.to_act(state)[0]), rng)
print(*(name for name in {*sys.modules} - loaded if name.startswith("fifties.")))
"""


def test_a_prepared_device_imports_nothing_more_when_bots_decide() -> None:
    done = subprocess.run(
        [sys.executable, "-c", DECISIONS], capture_output=True, text=True, check=True
    )
    assert done.stdout.split() == []
