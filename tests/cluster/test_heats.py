"""Heats of an event at several processes, of which one is killed."""

from __future__ import annotations

from collections.abc import Callable

from heat_visitors import HeatedEvent, play

from servers import Message, Served

Nodes = Callable[..., list[Served]]


def test_heats_are_played_at_all_processes_and_reported_though_one_is_killed(nodes: Nodes) -> None:
    first, second, third = nodes(3)
    event = HeatedEvent(first, second, third)
    event.draw()
    heats = event.go_to_heats()
    (_, players), (code, others) = heats.items()
    play(players)
    second.kill()
    for person in event.people:
        person.served = third if person.served is second else person.served
    results = [person.result_after_return(anew=True) for person in players]
    assert min(result["place"] for result in results) == 1
    for person in others:
        person.resume(code, anew=True)
    play(others)
    results += [person.result_after_return() for person in others]
    goes_on = [result["goes_on"] for result in results]
    event.people = [person for person, on in zip([*players, *others], goes_on, strict=True) if on]
    event.draw()
    ((_, finalists),) = event.go_to_heats().items()
    play(finalists)
    final = [person.result_after_return() for person in finalists]
    assert all(result["final"] for result in final)
    winners: list[Message] = []
    while not winners:
        winners = event.host.until("heats")["heats"]["winners"]
    assert {one["name"] for one in winners if one["place"] == 1} == {
        person.name for person, result in zip(finalists, final, strict=True) if result["place"] == 1
    }
