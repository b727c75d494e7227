"""What a screen reader gets in a whole game of each kind: golden texts in `data/readings/`.

`pytest tests/web/test_readings.py --renew-readings` writes them anew; read what has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from client import Seat
from commands import PATIENCE
from server_thread import ServerThread, server_thread
from servers import Message, choice
from web.fifty_fifty_moves import awaited, cards, lift, middle, play
from web.fifty_moves import choose, go_on, grid, number, resume_link, see_score, start
from web.paused_tables import company, offered
from web.people import Person
from web.readings import read_page
from web.screen import Screen

READINGS = Path(__file__).parents[1] / "data" / "readings"
SEED = 50
"""Chance of the table, so that every run deals the same."""
NAMES = ("Ana", "Ben", "Cleo")
LISTEN = """
window.heard = [];
new MutationObserver(changes => {
  for (const { target, addedNodes } of changes) {
    if (target.nodeType !== 1 || !target.closest("[role=log]")) continue;
    for (const line of addedNodes) {
      if (line.nodeType !== 1) continue;
      heard.push((line.ariaLive === "off" ? "(to read back) " : "") + line.textContent.trim());
    }
  }
}).observe(document, { subtree: true, childList: true });
"""
"""Writes down all that comes into the log of a page, in which screen readers say what happens."""


@pytest.fixture
def seeded() -> Iterator[ServerThread]:
    """Serve tables at which chance is always the same."""
    with server_thread() as served:
        served.game_server.hub.rng = Random(SEED)
        yield served


class Reading:
    """What Ana's screen reader gets, from stop to stop."""

    def __init__(self, person: Person, served: ServerThread, table: Message) -> None:
        self._port = served.url.rpartition(":")[2]
        self.screen = Screen(person("about:blank", base_url=served.url, phone=False))
        self.screen.page.add_init_script(LISTEN)
        self.screen.page.goto(served.url + resume_link(table))
        self._lines: list[str] = []
        self._heard = 0

    def stop(self, title: str) -> None:
        """Write down what was heard since the last stop, and what the page says now."""
        self.listen()
        self._lines += [f"# {title}", "", *self._settled(), ""]

    def listen(self) -> None:
        """Write down what was heard since the last stop."""
        heard = self.screen.page.evaluate("heard")[self._heard :]
        self._heard += len(heard)
        self._lines += [*(f"> {line}" for line in heard), *([""] if heard else [])]

    def _settled(self) -> list[str]:
        """Read the page once it says the same twice."""
        until, before = monotonic() + PATIENCE, list[str]()
        while (now := read_page(self.screen.page)) != before:
            assert monotonic() < until, "the page does not come to rest"
            before = now
        return [line.replace(self._port, "PORT") for line in now]

    def check(self, name: str, *, renew: bool) -> None:
        """Compare everything with the golden text, or write that anew."""
        self.screen.page.close()  # its server stops first, which would be an error on the page
        path, text = READINGS / f"{name}.txt", "\n".join(self._lines).rstrip() + "\n"
        if renew:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
        assert text == path.read_text(encoding="utf-8")


@pytest.fixture
def renew(pytestconfig: pytest.Config) -> bool:
    """Return whether the golden texts are to be written anew."""
    return bool(pytestconfig.getoption("--renew-readings"))


def test_a_game_of_fifty_is_read_as_before(
    person: Person, seeded: ServerThread, renew: bool
) -> None:
    group = company(seeded, *NAMES[1:])
    reading = Reading(person, seeded, group.table)
    screen = reading.screen
    screen.find("button", "lobby-start").wait_for()
    screen.reads("lobby-guests", seated=3, seats=7)
    reading.stop("The table before the start")
    start(screen)
    grid(screen).wait_for()
    reading.stop("Round 1: nothing is written yet")
    for first in range(2):
        number(screen, 14 + first).click()
    reading.stop("Round 1: two numbers are written")
    for first in range(2):
        number(screen, 14 + first).click()
    playing, rounds = True, 0
    while playing:
        rounds += 1
        choose(screen)
        screen.reads("fifty-ready", ready=1, players=3)
        if rounds == 1:
            reading.stop("Round 1: five numbers are written, and the others think")
        for first, other in enumerate(group.people[1:], 1):
            offer = offered(other, rounds - 1)
            assert offer is not None
            other.ask("act", action=choice(offer, first))
        playing = see_score(screen)
        if playing:
            reading.stop(f"Round {rounds}: the score") if rounds == 1 else reading.listen()
            go_on(screen)
    reading.stop("The end")
    reading.check("fifty", renew=renew)


def test_a_game_of_fifty_fifty_is_read_as_before(
    person: Person, seeded: ServerThread, renew: bool
) -> None:
    table = seeded.open(game="fifty-fifty", pace="at-once", dealer=2)
    others = [Seat.join(seeded.url, table["code"], name) for name in NAMES[1:]]
    reading = Reading(person, seeded, table)
    screen = reading.screen
    start(screen)
    assert awaited(screen, *NAMES) == "Ana"
    reading.stop("Round 1: my turn")
    lowest = cards(screen)[0]
    lift(screen, lowest)
    reading.stop("Round 1: a card is raised")
    screen.press("halves-play", card=lowest)
    assert awaited(screen, *NAMES) == "Ben"
    reading.stop("Round 1: I have played, and wait for Ben")
    with ThreadPoolExecutor(len(others)) as pool:
        for other in others:
            pool.submit(play_middle_cards, other)
        while awaited(screen, *NAMES[:1]) is not None:
            play(screen, middle(cards(screen)))
    reading.stop("The end")
    reading.check("fifty-fifty", renew=renew)


def play_middle_cards(seat: Seat) -> None:
    """Play the card in the middle of the hand, to the end of the game."""
    with seat:
        for offer in seat.offers():
            if offer["do"] == "play":
                seat.act({"do": "play", "card": middle(offer["cards"])})
