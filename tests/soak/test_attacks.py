"""Attacks, from one connection and from fifty: people at another table hardly notice.

    make soak ARGS="-k attack --basetemp=/dev/shm/soak"

Ten people at a table of their own ask for something 40 times a second in all, at fixed times: an
answer that is late makes all that wait behind it late, too. The attacker has a process of its own.
In the end the figures are printed as they stand in docs/proof.md.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import monotonic, sleep

import pytest

from soak import attacker, figures
from soak.attacker import attacks

from servers import Client, Served

pytestmark = pytest.mark.soak

SECONDS = float(os.environ.get("FIFTIES_ATTACK_SECONDS", "5"))
PEOPLE = 10
SPACING = 0.025
LATEST = 0.05
"""Seconds that 99 of 100 answers may take under attack, or `TIMES` what they take in peace."""
TIMES = 5
MEGABYTE = 1 << 20
MOST_MEMORY = 100
MEMORY_LEFT = 32
"""Megabytes that an attack may cost, and that may be left of them a minute later."""
SOURCES = count(2)


class Crowd:
    """People at a table who ask at fixed times and note how long every answer takes."""

    def __init__(self, served: Served) -> None:
        table = served.open()
        self._served = served
        self._people = [served.resume(table)]
        self._people += [served.join(table["code"], f"P{n}") for n in range(1, PEOPLE)]
        self._number = 0

    def play(self, seconds: float) -> tuple[float, float, int]:
        """Ask for so long; return the median and the 99th percentile in seconds, and the memory."""
        begun, late, memory = monotonic(), [], 0
        for tick in range(int(seconds / SPACING)):
            due = begun + tick * SPACING
            sleep(max(0, due - monotonic()))
            self._ask(self._people[tick % PEOPLE])
            late.append(monotonic() - due)
            memory = max(memory, self._served.memory())
        late.sort()
        return late[len(late) // 2], late[int(len(late) * 0.99)], memory

    def _ask(self, person: Client) -> None:
        self._number += 1
        answer = person.do("rename", name=f"Person {self._number}")
        assert answer["tell"] in ("update", "done"), answer  # the update may come a little later


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--tables-per-address", "100") as on:
        on.wait_for_bots()
        yield on
        assert on.stop()[0] == 0


@pytest.fixture(scope="module")
def crowd(served: Served) -> Crowd:
    return Crowd(served)


@pytest.fixture(scope="module")
def peace(crowd: Crowd) -> float:
    """Return how long 99 of 100 answers take when nobody attacks."""
    crowd.play(SECONDS)  # what happens for the first time takes longer
    median, late, _ = crowd.play(2 * SECONDS)
    figures.in_peace(median, late, max(LATEST, TIMES * late))
    return late


@pytest.mark.parametrize("connections", [1, 50])
@pytest.mark.parametrize("name", attacks(""))
def test_an_attack_troubles_nobody_else(
    served: Served, crowd: Crowd, peace: float, name: str, connections: int
) -> None:
    served.wait_for(connections=PEOPLE)  # nothing of the last attack is left
    before, code = served.memory(), served.open(role="stage", name="Busy")["code"]
    port, source = served.url.rsplit(":", 1)[1], f"127.0.1.{next(SOURCES)}"
    command = [sys.executable, str(Path(attacker.__file__)), name, port, code]
    command += [str(connections), source]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as attack:
        assert attack.stdout is not None
        assert attack.stdout.readline() == "attacking\n"
        _, late, most = crowd.play(SECONDS)
        assert attack.poll() is None
        attack.terminate()
    grown = (most - before) / MEGABYTE
    figures.under_attack(name, connections, late, grown)

    def left() -> float:
        return (served.memory() - before) / MEGABYTE

    ends = monotonic() + 60
    while left() > MEMORY_LEFT and monotonic() < ends:
        sleep(1)
    assert left() <= MEMORY_LEFT
    assert grown < MOST_MEMORY
    assert late < max(LATEST, TIMES * peace)
