"""Several processes serve the same tables, and nobody notices which one serves them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fifties.kit.bundle_check import check_kit

from servers import Client, Served, choice

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


def test_all_processes_make_the_same_kit_of_an_event(nodes: Nodes) -> None:
    first, second = nodes(2)
    table = first.open(role="stage", party=True, event={"title": "Fifty in a hall"})
    host = first.resume(table)
    for _ in range(8):
        host.do("add-bot", level="beginner")
    host.ask("start")
    host.table(status="over")
    bearer = {"Authorization": f"Bearer {table['token']}"}
    path = f"/api/tables/{table['code']}/kit.zip"
    kits = [node.get(path, **bearer).content for node in (second, first)]
    assert kits[0] == kits[1]
    assert check_kit(kits[0]).manifest.title == "Fifty in a hall"


def played(host: Client) -> str:
    """Let the host and bots play a game to its end; return the name of its record."""
    host.ask("start")
    while True:
        message = host.receive()
        if record := message.get("table", {}).get("record"):
            return str(record)
        if message.get("offer"):
            host.ask("act", action=choice(message["offer"]))


def test_a_review_is_kept_for_all_processes_and_looked_at_together_across_them(
    nodes: Nodes,
) -> None:
    first, second = nodes(2)
    table = first.open(seats=3)
    host = first.resume(table)
    for _ in range(2):
        host.do("add-bot", level="beginner")
    guest = second.join(table["code"], "Zoe", role="spectator")
    record = played(host)
    path = f"/api/records/{record}/review"
    review = first.get(path).content
    told = second.get(f"{path}?progress=true").content
    assert told.count(b"\n") == 1  # no line about any progress: it was there
    assert told.partition(b"\n")[2] == review
    guest.table(status="over", record=record)
    position = {"record": record, "review": True, "at": 3, "viewer": 0}
    host.ask("lead-replay", position=position)
    assert guest.until("replay-led")["position"] == position
