"""`fifties play --join` and `fifties watch` at events: waiting room, messages, count and heats."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pexpect
import pytest

from heat_visitors import HeatedEvent

from servers import Client, Message, Served
from terminals import Screen, exit_code, matched, spawn


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


def open_event(served: Served, bots: int = 8, **event: Any) -> tuple[Message, Client]:
    """Open an event with bots and closed doors; its host does not play."""
    look = {"title": "Fifty in a hall", "show_seconds": 30, **event}
    table = served.open(role="spectator", name="Ana", party=True, event=look, pace="stadium")
    host = served.resume(table)
    host.until("snapshot")
    for _ in range(bots):
        host.do("add-bot", level="casual")
    host.do("lock", locked=True)
    return table, host


def come(served: Served, table: Message, data: Path) -> pexpect.spawn[str]:
    """Come to an event from a terminal, line by line."""
    address = served.url.removeprefix("http://")
    return spawn("play", "--plain", "--join", address, table["code"], "--name", "Tia", data=data)


def test_a_person_at_an_event_waits_is_let_in_and_follows_the_count(
    served: Served, tmp_path: Path
) -> None:
    table, host = open_event(served, approval=True)
    tia = come(served, table, tmp_path)
    tia.expect("Fifty in a hall")
    tia.expect("The doors are closed")
    host.do("show-message", text="Welcome, everybody!")
    tia.expect("From the stage: Welcome, everybody!")
    host.do("lock", locked=False)
    tia.expect("until a host lets you in")
    host.table(pending=1)
    host.do("admit", members=None)
    tia.expect("You are in")
    tia.expect("Fifty in a hall: 9 play")
    tia.expect("It begins when the hosts say so")
    host.do("start")
    tia.expect("write five numbers")
    host.do("close-choices", seconds=900)
    tia.expect("Choosing closes in [0-9]+ seconds")
    tia.expect("write five numbers")
    tia.sendline("7 14 21 28 35")
    tia.expect("Enter keeps them")
    tia.sendline("")
    tia.expect("Seal of all choices: ([0-9a-f ]{19})")
    seal = matched(tia).replace(" ", "")
    shown = None
    while shown is None:
        shown = host.receive().get("table", {}).get("choice_seal")
    assert shown.startswith(seal)
    tia.expect("7: (yours alone|one other|[0-9]+ others)")
    tia.expect("[0-9]+ of 60 …")
    host.do("skip")
    tia.expect("Round 1 is counted")
    tia.sendintr()
    assert exit_code(tia) == 130
    host.close()


def test_a_person_goes_to_their_heat_by_themselves_and_comes_back(
    served: Served, tmp_path: Path
) -> None:
    event = HeatedEvent(served)
    tia = come(served, {"code": event.code}, tmp_path)
    tia.expect("Fifty at the lake: 8 play")
    event.draw()
    tia.expect("You play at table ([0-9]+): going there")
    number = int(matched(tia))
    play_with(tia, [p for p in event.people if p.heat()["number"] == number])
    tia.expect("Back to the event")
    tia.expect("Place [0-9]+ in your heat")
    tia.sendline("q")
    assert exit_code(tia) == 0
    event.host.close()


def play_with(tia: pexpect.spawn[str], others: list[Any]) -> None:
    """Play a heat in which one sits at a terminal."""
    for person in others:
        person.resume(person.heat()["code"])
    going_on = True
    while going_on:
        at = tia.expect([r" . blocked: ([0-9 ]+) ", "Back to the event"])
        if at == 1:
            raise AssertionError("the heat was over too early")
        digits = {int(digit) for digit in matched(tia).split()}
        numbers = [n for n in range(1, 50) if n % 10 not in digits][:5]
        for seat, person in enumerate(others):
            going_on = person.choose(seat + 1) and going_on
        tia.expect("write five numbers")
        tia.sendline(" ".join(map(str, numbers)))
        tia.expect("Enter keeps them")
        tia.sendline("")
        tia.expect("Tia .* total [0-9]+")
        going_on = tia.expect([r"Round [2-4]\b", "wins|share"]) == 0


def test_a_heat_is_played_on_the_full_screen_and_leads_back_to_the_event(
    served: Served, tmp_path: Path
) -> None:
    event = HeatedEvent(served)
    address = served.url.removeprefix("http://")
    tia = Screen(spawn("play", "--join", address, event.code, "--name", "Tia", data=tmp_path))
    tia.expect("Fifty at the lake: 8 play", "It begins when the hosts say so")
    assert not any("of ∞" in line for line in tia.lines)
    event.draw()
    tia.expect("Round 1 of 4", "Tia, write 5 more numbers")
    (heat,) = [
        heat for heat in event.heats()["heats"] if "Tia" in {one["name"] for one in heat["players"]}
    ]
    others = [person for person in event.people if person.heat()["number"] == heat["number"]]
    for person in others:
        person.resume(heat["code"])
    round_number = 0
    while True:
        chose = [person.choose(first) for first, person in enumerate(others)]
        if not all(chose):
            break
        round_number += 1
        tia.expect(f"Round {round_number} of 4", "Tia, write 5 more numbers")
        write_numbers(tia)
    tia.expect("Enter  go on")
    tia.child.send("\r")
    tia.expect("Fifty at the lake: 8 play", "Stage 1: ", "in your heat")
    tia.child.send("q")
    assert exit_code(tia.child) == 0
    event.host.close()


def write_numbers(tia: Screen) -> None:
    """Write the first numbers that are not blocked, and hand them in."""
    (blocked,) = [line for line in tia.lines if "No number ends in" in line]
    digits = {int(digit) for digit in re.findall(r"[0-9]", blocked.partition("ends in")[2])}
    for number in [number for number in range(11, 50) if number % 10 not in digits][:5]:
        tia.child.send(str(number))
        tia.expect(f"({number})")
    tia.child.send("\r")
