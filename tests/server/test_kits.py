"""The kit of an event, from a real server: who gets it, what it proves, and the same on disk."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifties.kit.bundle_check import check_kit
from fifties.kit.manifest import GameEnd

from commands import complaint, run
from servers import Message, Served

EVENT = {"title": "Fête des 50 — 五十"}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(scope="module")
def served(data: Path) -> Iterator[Served]:
    with Served(data, "--jobs", "0") as on:
        yield on
        code, logged = on.stop()
        assert code == 0
        assert "Traceback" not in logged


@pytest.fixture(scope="module")
def event(served: Served) -> Message:
    """An event that is over, with one person and eight bots."""
    table = served.open(role="stage", party=True, event=EVENT)
    host = served.resume(table)
    for _ in range(9):
        host.do("add-bot", level="beginner")
    host.ask("start")
    host.table(status="over")
    host.close()
    return table


def bearer(table: Message) -> dict[str, str]:
    return {"Authorization": f"Bearer {table['token']}"}


def test_a_host_gets_the_kit_of_an_event_and_it_verifies_anywhere(
    served: Served, event: Message, data: Path, tmp_path: Path
) -> None:
    code = event["code"]
    answer = served.get(f"/api/tables/{code}/kit.zip", **bearer(event))
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "application/zip"
    assert f'filename="fifties-{code}.zip"' in answer.headers["content-disposition"]
    kit = tmp_path / "event.zip"
    kit.write_bytes(answer.content)
    checked = check_kit(answer.content)
    assert (checked.manifest.title, checked.manifest.participants) == (EVENT["title"], 9)
    assert "is no fingerprint; it has 32 digits" in complaint("verify", str(kit), "--key", "cd8f")
    told = run("verify", str(kit), "--key", checked.fingerprint.upper()).stdout
    assert told.startswith(f"{kit}: signed, and nothing was changed since.")
    assert checked.fingerprint in told
    assert EVENT["title"] in told
    # The same bytes come from the server's file, while it runs.
    again = tmp_path / "again.zip"
    said = run("kit", code.lower(), "--data", str(data), "--out", str(again)).stdout
    assert checked.fingerprint in said
    assert again.read_bytes() == kit.read_bytes()


def test_a_kit_can_come_without_names_and_after_lines_about_its_progress(
    served: Served, event: Message
) -> None:
    path = f"/api/tables/{event['code']}/kit.zip?names=false&progress=true"
    answer = served.get(path, **bearer(event))
    lines = answer.content.split(b"\n")
    ready = next(at for at, line in enumerate(lines) if "bytes" in json.loads(line))
    told = json.loads(lines[ready])
    kit = answer.content[len(b"\n".join(lines[: ready + 1])) + 1 :]
    assert (len(kit), told["name"]) == (told["bytes"], f"fifties-{event['code']}.zip")
    assert check_kit(kit).names == {}


def test_nobody_but_a_host_gets_a_kit_and_none_of_a_game_that_goes_on(
    served: Served, event: Message
) -> None:
    path = f"/api/tables/{event['code']}/kit.zip"
    assert served.get(path).status_code == 401
    guest = served.connect()
    guest.ask("join", code=event["code"], name="Eve", role="spectator")
    token = guest.until("welcome")["token"]
    assert served.get(path, **bearer({"token": token})).status_code == 403
    fresh = served.open(party=True, event=EVENT)
    refused = served.get(f"/api/tables/{fresh['code']}/kit.zip", **bearer(fresh))
    assert (refused.status_code, refused.json()["refusal"]) == (400, "kit-nothing-finished")
    told = served.get(f"/api/tables/{fresh['code']}/kit.zip?progress=true", **bearer(fresh))
    assert json.loads(told.content)["refusal"] == "kit-nothing-finished"
    guest.close()


def test_a_server_signs_with_the_same_key_after_a_restart(served: Served, event: Message) -> None:
    path = f"/api/tables/{event['code']}/kit.zip"
    before = served.get(path, **bearer(event)).content
    served.kill()
    served.start_again()
    assert served.get(path, **bearer(event)).content == before


def test_a_server_that_keeps_nothing_says_that_it_has_no_kit() -> None:
    with Served(None, "--in-memory") as on:
        table = on.open(party=True, event=EVENT)
        refused = on.get(f"/api/tables/{table['code']}/kit.zip", **bearer(table))
        assert refused.json()["refusal"] == "kit-not-kept"


def test_people_are_erased_from_a_kit_on_the_command_line(
    served: Served, event: Message, tmp_path: Path
) -> None:
    kit = tmp_path / "event.zip"
    answer = served.get(f"/api/tables/{event['code']}/kit.zip", **bearer(event))
    kit.write_bytes(answer.content)
    assert complaint("erase", str(kit)).startswith("fifties erase: say whom")
    numbers = sorted(check_kit(kit.read_bytes()).names)
    assert "1 name erased" in run("erase", str(kit), str(numbers[0])).stdout
    assert numbers[0] not in check_kit(kit.read_bytes()).names
    assert complaint("erase", str(kit), str(numbers[0])).endswith(
        f"names.csv: there is no name of participant {numbers[0]} here."
    )
    run("erase", str(kit), "--all")
    left = check_kit(kit.read_bytes())
    assert left.names == {}
    assert [game.end for game in left.manifest.games] == [GameEnd.FINISHED]
    changed = bytearray(kit.read_bytes())
    changed[len(changed) // 2] ^= 1
    kit.write_bytes(changed)
    assert "count.csv: was changed" in complaint("verify", str(kit))


def test_a_wrong_table_or_directory_gets_one_line(
    data: Path, served: Served, tmp_path: Path
) -> None:
    del served
    assert "there is no table QQQQQQ in" in complaint("kit", "qqqqqq", "--data", str(data))
    assert "No such file" in complaint("kit", "qqqqqq", "--data", str(tmp_path))
