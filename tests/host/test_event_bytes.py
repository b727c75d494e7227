"""How much phones at an event are sent: little, and no more if more people play."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from statistics import mean
from typing import Any

import pytest
from msgspec.structs import replace

from event_halls import EVENT, Hall, Phone
from fifties.table.entries import Role
from fifties.table.messages import Snapshot
from fifties.table.requests import Rename, Resume
from host import figures

OpenHall = Callable[..., Hall]

MOST_A_MINUTE = 10_000
MINUTE = 60


def counting(open_hall: OpenHall, players: int, show_seconds: int) -> tuple[Hall, list[Phone]]:
    """An event at which everybody has written, when its first number is called."""
    hall = open_hall(replace(EVENT, show_seconds=show_seconds), seed=players)
    hall.knock(role=Role.STAGE)
    phones = hall.knock_all(players)
    assert hall.run(600, lambda: all(phone.is_in for phone in phones))
    hall.start()
    hall.choose(phones)
    assert hall.run(30, lambda: hall.table.play.crowd.number > 0)
    return hall, phones


def bytes_a_minute(open_hall: OpenHall, players: int) -> float:
    """Return how many bytes a phone is sent a minute while a round is counted."""
    hall, phones = counting(open_hall, players, 180)
    began, before = hall.simulation.now, [phone.bytes for phone in phones]
    assert hall.run(200, lambda: hall.table.play.crowd.number == 0)
    minutes = (hall.simulation.now - began) / MINUTE
    sent = [phone.bytes - then for phone, then in zip(phones, before, strict=True)]
    assert max(sent) / minutes < MOST_A_MINUTE
    return mean(sent) / minutes


@pytest.mark.parametrize(
    "sizes", [(100, 1_000), pytest.param((100, 1_000, 5_000), marks=pytest.mark.soak)]
)
def test_bytes_do_not_grow_with_the_players(open_hall: OpenHall, sizes: tuple[int, ...]) -> None:
    rates = {players: bytes_a_minute(open_hall, players) for players in sizes}
    figures.BYTES_A_MINUTE.update(rates)
    assert max(rates.values()) < 1.1 * min(rates.values()), rates


def some_of(
    players: Iterable[int], shows: Iterable[int], chosen: set[tuple[int, int]]
) -> list[Any]:
    """Combine all *players* with all *shows*; every run tries those that are *chosen*."""
    return [
        pytest.param(*pair, marks=[] if pair in chosen else [pytest.mark.soak])
        for pair in product(players, shows)
    ]


def most_in_a_minute(hall: Hall, phones: list[Phone]) -> int:
    """Play a game in which nobody thinks long; return what a phone was sent in any minute at most.

    All choose within a second, one in forty at a time.
    """
    sent, most, rounds = [[phone.bytes for phone in phones]], 0, 0
    while not hall.table.play.over:
        if hall.table.play.draws > rounds and hall.table.play.all_choose:
            rounds += 1
            for first in range(40):
                hall.choose(phones[first::40])
                hall.run(1 / 40)
        else:
            hall.run(1)
        sent.append([phone.bytes for phone in phones])
        minute_ago = sent[max(0, len(sent) - 1 - MINUTE)]
        most = max(most, *(now - then for now, then in zip(sent[-1], minute_ago, strict=True)))
    assert rounds >= 2
    return most


@pytest.mark.parametrize(
    ("players", "show_seconds"),
    some_of([8, 30, 300], [30, 45, 60, 120], {(8, 30), (8, 120), (30, 45), (300, 60)}),
)
def test_no_phone_is_sent_more_in_any_minute_of_a_game_however_short_the_show(
    open_hall: OpenHall, players: int, show_seconds: int
) -> None:
    hall = open_hall(replace(EVENT, show_seconds=show_seconds), seed=players)
    phones = hall.knock_all(players)
    assert hall.run(600, lambda: all(phone.is_in for phone in phones))
    hall.start()
    assert most_in_a_minute(hall, phones) < MOST_A_MINUTE


@pytest.mark.parametrize(
    ("players", "show_seconds"), some_of([8, 40], [30, 60], {(8, 60), (40, 30)})
)
def test_nor_if_everybody_has_a_long_name_and_the_event_a_long_title(
    open_hall: OpenHall, players: int, show_seconds: int
) -> None:
    hall = open_hall(replace(EVENT, show_seconds=show_seconds, title="題" * 80), seed=1)
    phones = hall.knock_all(players)
    assert hall.run(600, lambda: all(phone.is_in for phone in phones))
    for number, phone in enumerate(phones):
        hall.say(phone, Rename(id="name", name=f"{'名' * 21}{number:03}"))
    hall.run(1)
    hall.start()
    assert most_in_a_minute(hall, phones) < MOST_A_MINUTE


@pytest.mark.parametrize("players", [100, 2_000])
def test_coming_back_in_the_midst_of_a_show_costs_a_bounded_snapshot(
    open_hall: OpenHall, players: int
) -> None:
    hall, phones = counting(open_hall, players, 180)
    hall.run(40)
    phone = phones[players // 2]
    hall.cut(phone)
    again = hall.connect(phone.token)
    hall.say(again, Resume(id="back", code=hall.room.code, token=phone.token))
    assert hall.run(2, lambda: bool(again.of(Snapshot)))
    assert again.bytes < 4_000
