"""Programs that play on for people whose screens have shown enough: moves on a screen take long."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from contextlib import contextmanager

from bot import choose, play

from client import Seat
from commands import PATIENCE
from servers import Served
from web.screen import Screen

DECISIONS = {"choose": choose, "play": play}


@contextmanager
def playing_for(served: Served, *screens: Screen) -> Iterator[None]:
    """Play over the wire for everybody who sits at *screens*, to the end of the game."""
    kept = [
        screen.page.evaluate("() => localStorage.getItem('fifties.seats')") for screen in screens
    ]
    seats = [
        Seat.resume(served.url, seat["code"], seat["token"])
        for seats in kept
        for seat in json.loads(seats)
    ]
    players = [threading.Thread(target=play_all, args=[seat], daemon=True) for seat in seats]
    for player in players:
        player.start()
    yield
    for player in players:
        player.join(PATIENCE)
        assert not player.is_alive()


def play_all(seat: Seat) -> None:
    """Play until the game is over."""
    with seat:
        for offer in seat.offers():
            if offer["do"] in DECISIONS:
                seat.act(DECISIONS[offer["do"]](offer))
