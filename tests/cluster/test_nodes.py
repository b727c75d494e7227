"""Several processes serve the same tables, and nobody notices which one serves them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from servers import Client, Served

Nodes = Callable[..., list[Served]]


def numbers_for(offer: dict[str, Any], place: int) -> list[int]:
    """Return five numbers that are offered, others for each *place*."""
    allowed = [n for n in range(offer["least"], offer["most"] + 1) if n % 10 in offer["endings"]]
    return allowed[place::3][: offer["boxes"]]


def test_people_at_different_processes_sit_at_one_table(nodes: Nodes) -> None:
    first, second, third = nodes(3)
    table = first.open()
    ana = first.resume(table)
    people: list[Client] = [
        ana,
        second.join(table["code"], "Ben"),
        third.join(table["code"], "Cleo"),
    ]
    ana.until("presence", count=3)
    ana.ask("start")
    for place, person in enumerate(people):
        action = {"do": "choose", "round": 1, "numbers": numbers_for(person.offer(), place)}
        person.ask("act", action=action)
    scored = [person.event("round-scored") for person in people]
    assert scored[0] == scored[1] == scored[2]
