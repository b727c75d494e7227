"""What others have written or hold reaches no other browser: not its sockets, storage or page."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from typing import Any

from client import Seat
from servers import Message, Served
from web.engines import every_engine, every_engine_in_soak
from web.fifty_fifty_moves import awaited
from web.fifty_moves import choose, go_on, resume_link, see_score, start, written
from web.people import Person
from web.screen import Screen
from web.wire_players import play_all

ANA, BEN, STAGE = 0, 1, None
TAP = """
window.heard = [];
window.WebSocket = class extends WebSocket {
  constructor(...address) {
    super(...address);
    this.addEventListener("message", ({ data }) => heard.push(data));
  }
};
"""
"""Keeps every frame that a page's sockets bring; not every engine tells of them otherwise."""
ENDED = '() => heard.some(frame => frame.includes(\'"event":"game-ended"\'))'
STORED = "() => JSON.stringify([{...localStorage}, {...sessionStorage}])"


class Spy:
    """Somebody's browser, and every frame that its sockets have brought."""

    def __init__(self, person: Person, address: str, viewer: int | None) -> None:
        self.viewer = viewer
        self.screen = Screen(person("about:blank", phone=viewer == BEN))
        self.screen.page.add_init_script(TAP)
        self.screen.page.goto(address)

    @property
    def frames(self) -> list[str]:
        """All that was told to this browser, since its page was opened."""
        return list(self.screen.page.evaluate("heard"))

    def told(self, *keys: str) -> list[Any]:
        """Return all that was ever told under these keys, however deep."""
        return [value for frame in self.frames for value in _under(json.loads(frame), set(keys))]

    def events(self, kind: str) -> list[Message]:
        """Return all events of this kind."""
        events = [one for frame in self.frames for one in json.loads(frame).get("events", ())]
        return [one for one in events if one["event"] == kind]

    def knows(self, secret: str, since: int = 0) -> bool:
        """Tell whether *secret* stands anywhere that a curious person can look, and came since."""
        page, frames = self.screen.page, self.frames[since:]
        return any(secret in text for text in (*frames, page.evaluate(STORED), page.content()))

    def token(self) -> str:
        """Return this browser's own secret."""
        kept, _ = json.loads(self.screen.page.evaluate(STORED))
        (seat,) = json.loads(kept["fifties.seats"])
        return str(seat["token"])


def _under(told: Any, keys: set[str]) -> Iterator[Any]:
    if isinstance(told, dict):
        for key, value in told.items():
            if key in keys:
                yield value
            yield from _under(value, keys)
    elif isinstance(told, list):
        for value in told:
            yield from _under(value, keys)


def spread_out(person: Person, served: Served, **settings: Any) -> tuple[list[Spy], list[Seat]]:
    """Seat Ana, Ben and a bot, put up a big screen, and tap every line."""
    table = served.open(**settings)
    ana = Seat.resume(served.url, table["code"], table["token"])
    ben = Seat.join(served.url, table["code"], "Ben")
    ana.ask("add-bot", level="beginner")
    spies = [
        Spy(person, served.url + resume_link(table), ANA),
        Spy(person, served.url + resume_link({**table, "token": ben.token}), BEN),
        Spy(person, f"{served.url}/stage/{table['code']}", STAGE),
    ]
    spies[2].screen.reads("stage-waiting")
    start(spies[0].screen)
    return spies, [ana, ben]


def check_tokens(spies: list[Spy]) -> None:
    """A token is known to its owner alone, and stands neither on the page nor in its address."""
    for owner in spies:
        token = owner.token()
        assert [spy.viewer for spy in spies if spy.knows(token)] == [owner.viewer]
        assert token not in owner.screen.page.content() + owner.screen.page.url


def as_told(numbers: list[int]) -> str:
    """Write a list as a frame does."""
    return json.dumps(numbers, separators=(",", ":"))


@every_engine
def test_nobody_learns_what_others_have_written_before_it_is_counted(
    person: Person, served: Served
) -> None:
    spies, _ = spread_out(person, served, game="fifty", pace="at-once")
    ana, ben, stage = spies
    chosen: dict[int | None, list[list[int]]] = {ANA: [], BEN: [], STAGE: []}
    playing, rounds = True, 0
    while playing:
        rounds += 1
        stage.screen.reads("stage-round", round=rounds, rounds=4)
        before = [len(spy.frames) for spy in spies]  # somebody may write the same once more
        numbers = choose(ana.screen)
        for spy in (ana, ben):
            spy.screen.reads("fifty-ready", ready=2, players=3)
        stage.screen.reads("stage-ready", ready=2, players=3)
        secret = as_told(numbers)
        knowing = [spy.knows(secret, since) for spy, since in zip(spies, before, strict=True)]
        assert knowing == [True, False, False]
        assert written(ben.screen) == []
        if rounds == 1:  # later on a total may happen to be the same number
            on_stage = re.findall(r"\d+", stage.screen.page.get_by_role("main").inner_text())
            assert not {n for n in numbers if n >= 10} & {*map(int, on_stage)}
        chosen[ANA].append(numbers)
        chosen[BEN].append(choose(ben.screen, 1))
        for spy in (ana, ben):
            playing = see_score(spy.screen)
        sheet = ben.screen.find("region", "round", round=rounds)
        row = sheet.get_by_role("row", name=re.compile("Ana"))
        assert {*map(str, numbers)} <= {*re.findall(r"\d+", row.inner_text())}
        for spy in (ana, ben) if playing else ():
            go_on(spy.screen)
    stage.screen.page.get_by_role("heading", name=re.compile("win")).wait_for()
    for spy in spies:
        mine = chosen[spy.viewer]
        assert all(told is None or told in mine for told in spy.told("my_numbers"))
        chose = spy.events("chose")
        assert {told["seat"] for told in chose} == {0, 1, 2}
        assert all((told["numbers"] in mine) == (told["seat"] == spy.viewer) for told in chose)
        assert all(told["numbers"] is None for told in chose if told["seat"] != spy.viewer)
        public = [told[ANA] for told in spy.told("picks")]
        assert all(numbers in public for numbers in chosen[ANA])
    check_tokens(spies)


@every_engine_in_soak
def test_nobody_learns_what_others_hold(person: Person, served: Served) -> None:
    spies, seats = spread_out(person, served, game="fifty-fifty", pace="at-once", dealer=2)
    ana, ben, _ = spies
    assert awaited(ana.screen, "Ana") == "Ana"
    assert awaited(ben.screen, "Ben", "Ana") == "Ana"
    ready = ben.told("my_hand")[-1][4]
    seats[1].ask("queue", card=ready)
    ben.screen.find("button", "halves-queued", card=ready).wait_for()
    check_tokens(spies)
    players = [threading.Thread(target=play_all, args=[seat]) for seat in seats]
    for player in players:
        player.start()
    for player in players:
        player.join()
    for spy in spies:
        spy.screen.page.wait_for_function(ENDED)
    hands = {spy.viewer: [hand for hand in _hands(spy) if hand] for spy in spies}
    assert [len(hands[viewer]) for viewer in (ANA, BEN)] == [3, 3]
    assert hands[STAGE] == []
    for spy in spies:
        mine = [{*hand} for hand in hands[spy.viewer]]
        for dealt in spy.events("dealt"):
            assert [seat for seat, hand in enumerate(dealt["hands"]) if hand] in ([], [spy.viewer])
        held = [*spy.told("my_hand"), *(told["cards"] for told in spy.told("offer") if told)]
        assert all(any({*cards} <= hand for hand in mine) for cards in held if cards)
        others = [hand for viewer in {ANA, BEN} - {spy.viewer} for hand in hands[viewer]]
        assert not any(spy.knows(as_told(hand)) for hand in others)
    assert {*ben.told("queued")} == {None, ready}
    for spy in spies:
        if spy is not ben:
            assert {*spy.told("queued")} == {None}
    check_tokens(spies)


def _hands(spy: Spy) -> Iterator[list[int]]:
    """Tell every hand that somebody was dealt: the first comes with the game, then one a deal."""
    yield spy.told("my_hand")[-1]
    for dealt in spy.events("dealt"):
        yield [] if spy.viewer is None else dealt["hands"][spy.viewer]
