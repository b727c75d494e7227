"""An event in heats over real sockets, through power cuts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifties.kit.bundle_check import check_kit
from heat_visitors import HeatedEvent, play

from commands import run
from pdf_pages import Pages
from servers import Client, Served


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("heats")


@pytest.fixture(scope="module")
def served(data: Path) -> Iterator[Served]:
    with Served(data) as served:
        yield served


def test_an_event_in_heats_survives_power_cuts_at_every_turn(
    served: Served, data: Path, tmp_path: Path
) -> None:
    event = HeatedEvent(served)
    event.draw()
    event.cut_power()
    assert event.host.table(code=event.code)["heats"]["heats"] == 2
    heats = event.go_to_heats()
    assert sorted(map(len, heats.values())) == [3, 4]
    (first, players), (second, others) = heats.items()
    play(players)
    # Its end is safe, for all were told of it; whether the event knows of it depends on the cut.
    event.cut_power()
    results = [person.result() for person in players]
    assert {result["code"] for result in results} == {first}
    assert min(result["place"] for result in results) == 1
    assert not served.get(f"/api/tables/{second}").json()["locked"]
    for person in others:
        person.resume(second)
    play(others)
    results += [person.result_after_return() for person in others]
    going_on = [result for result in results if result["goes_on"]]
    assert len(going_on) >= 3
    assert all(result["place"] <= 2 for result in going_on)
    event.people = [
        person
        for person, result in zip([*players, *others], results, strict=True)
        if result["goes_on"]
    ]
    event.cut_power()
    event.draw()
    ((code, finalists),) = event.go_to_heats().items()
    assert code == f"{event.code}S2H1"
    play(finalists)
    event.cut_power()
    final = [person.result() for person in event.people]
    assert all(result["final"] and result["goes_on"] is None for result in final)
    podium = served.resume(event.opened).until("snapshot")["table"]["heats"]["winners"]
    best = [
        person.name for person, one in zip(event.people, final, strict=True) if one["place"] == 1
    ]
    assert sorted(one["name"] for one in podium if one["place"] == 1) == sorted(best)
    check_kits(served, event, data, tmp_path / "event.zip")
    check_certificates(served, event, best)


def check_kits(served: Served, event: HeatedEvent, data: Path, file: Path) -> None:
    """One kit holds all heats; it comes over the network and from the disk alike."""
    path = f"/api/tables/{event.code}/kit.zip"
    kit = served.get(path, Authorization=f"Bearer {event.opened['token']}").content
    checked = check_kit(kit)
    assert [game.table for game in checked.manifest.games] == [
        f"{event.code}{heat}" for heat in ("S1H1", "S1H2", "S2H1")
    ]
    assert [stage.final for stage in checked.heats.stages] == [False, True]
    run("kit", event.code, "--data", str(data), "--out", str(file))
    assert file.read_bytes() == kit
    assert "the final: " in run("verify", str(file)).stdout


def check_certificates(served: Served, event: HeatedEvent, winners: list[str]) -> None:
    """Everybody who played gets one with the place that they reached, in the final or before."""
    path = f"/api/tables/{event.code}/print?only=certificates"
    answer = served.get(path, Authorization=f"Bearer {event.opened['token']}")
    text = Pages(answer.content).text
    assert all(f"Player {number}" in text for number in range(1, 8))
    winning = re.findall(r"(Player \d) no\. \d won", text)
    assert sorted(winning) == sorted(winners)
    assert text.count("of Fifty with 7 players") == 7
    finalists = len(re.findall(r"points? in the final", text))
    assert finalists == len(event.people) >= 3
    placed = f"reached stage 1 [^.]* and came in at place {finalists + 1}\\."
    assert len(re.findall(placed, text)) == 7 - finalists


def test_who_plays_where_is_listed_page_by_page_and_by_name(served: Served) -> None:
    event = HeatedEvent(served)
    assert event.heats() == {"stage": 0, "stages": 0, "total": 0, "heats": [], "found": []}
    event.draw()
    for person in event.people:
        person.heat()
    page = event.heats()
    assert [len(heat["players"]) for heat in page["heats"]] == [4, 3]
    listed = [player["name"] for heat in page["heats"] for player in heat["players"]]
    assert sorted(listed) == sorted(person.name for person in event.people)
    assert [heat["number"] for heat in event.heats("?first=2")["heats"]] == [2]
    (found,) = event.heats("?find=PLAYER%207")["found"]
    assert (found["name"], found["heat"]) == ("Player 7", event.people[6].heat())
    assert event.heats("?find=nobody")["found"] == []
    path = f"/api/tables/{event.code}/heats"
    assert served.get(path).status_code == 401
    assert served.get(path, Authorization=f"Bearer {'x' * 22}").status_code == 403
    token = event.people[0].token
    assert served.get(f"{path}?first=0", Authorization=f"Bearer {token}").status_code == 400


def test_a_connection_that_waits_for_nothing_may_go_on_to_another_table(served: Served) -> None:
    event = HeatedEvent(served)
    person = event.people[0]
    assert person.client.refused("resume", code=event.code, token=person.token) == (
        "wire-joined-already"
    )
    event.draw()
    code = person.heat()["code"]
    assert person.client.refused("join", code=code, token=person.token) == "wire-joined-already"
    assert person.resume(code)["table"]["code"] == code
    assert person.resume(event.code)["table"]["code"] == event.code


def test_nobody_at_an_event_learns_what_is_written_at_its_heats(served: Served) -> None:
    event = HeatedEvent(served)
    event.draw()
    places = event.go_to_heats()
    ((code, players), _) = places.items()
    watcher: Client = served.join(code, "Watcher", role="stage")
    for first, person in enumerate(players[:-1]):
        person.choose(first)
        person.client.until("update")
    event.host.do("show-message", text="Good luck")
    for client in (event.host, watcher):
        assert not any('"my_numbers":[' in frame for frame in client.frames)
        assert not any('"picks":[[' in frame for frame in client.frames)
        assert not any('"secret"' in frame for frame in client.frames)
    watcher.close()
