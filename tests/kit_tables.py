"""Played events of which kits are made, for `kit/`."""

from __future__ import annotations

from fifties.games.fifty import Choose
from fifties.kit.signature import SigningKey
from fifties.table import requests
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.settings import Pace

from tables import SimulatedTable

KEY = SigningKey(bytes(range(32)))
EVENT = EventSettings(title="Fifty am See")
MORNING = 1_800_000_000.0
"""A time of day to begin with."""

ODD_NAMES = ("Ana", "=1+1", 'Ben, "the" best', "李小龍", "Zoë 🎲", "'n Dirk", "محمد", "@home")
"""Names of people; some are hard on spreadsheets and printers."""


def gathered_party(people: int = 8, bots: int = 2, *, danger: bool = True) -> SimulatedTable:
    """An event that has not begun; two people have added to its chance."""
    settings = FiftySettings(party=True, event=EVENT, pace=Pace.STADIUM, danger=danger)
    live = SimulatedTable(settings, 50)
    live.now = MORNING
    for number in range(people):
        live.join(ODD_NAMES[number] if number < len(ODD_NAMES) else f"Phone {number}")
    live.add_bots(bots)
    for member in [member for member in (1, 3) if member < people]:
        live.ask(member, requests.AddSalt, salt=f"salt of {member}")
    return live


def play_game(live: SimulatedTable) -> None:
    """Play a whole game; a moment passes between choices, and somebody replaces one."""
    live.start()
    while not live.play.over:
        for seat in live.people_to_act():
            live.now += 0.001
            if seat == 2 and live.play.draws == 2 and not live.play.state.blocked:
                second_thoughts = Choose(2, (1, 2, 3, 4, 5))
                live.ask(live.play.seats[seat], requests.Act, action=second_thoughts)
                live.now += 0.001
            live.act(seat)
        if not live.play.over:
            live.beat()


def played_party(people: int = 8, bots: int = 2) -> SimulatedTable:
    """An event after one game."""
    live = gathered_party(people, bots)
    play_game(live)
    return live
