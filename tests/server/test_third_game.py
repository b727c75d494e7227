"""A game that no line of `src/` knows of is registered, and then played everywhere."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

from commands import PATIENCE
from servers import Client, Message, Served

TINY = (sys.executable, str(Path(__file__).parents[1] / "tiny_game.py"))
"""`fifties` with the third game."""


def run(
    *arguments: str, data: Path, typed: str = "", code: int = 0
) -> subprocess.CompletedProcess[str]:
    """Run the command with something typed, and expect an exit code."""
    done = subprocess.run(
        [*TINY, *arguments],
        input=typed,
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "FIFTIES_DATA": str(data)},
        timeout=PATIENCE,
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode == code, done
    return done


def test_no_line_of_ours_mentions_it() -> None:
    sources = (Path(__file__).parents[2] / "src").rglob("*.py")
    assert not [path for path in sources if "tiny_game" in path.read_text(encoding="utf-8")]


def test_bots_play_it_in_the_arena(tmp_path: Path) -> None:
    table = ("arena", "lowest", "--players", "3", "--bots", "beginner,steady*2")
    told = run(*table, "--games", "40", "--seed", "1", "--json", data=tmp_path).stdout
    result = json.loads(told)
    assert (result["game"], result["bots"]) == ("lowest", ["beginner", "steady"])
    assert {row["bot"] for row in result["standings"]} == {"beginner", "steady"}


def test_two_people_play_it_line_by_line_and_its_record_is_refereed(tmp_path: Path) -> None:
    record = tmp_path / "night.toml"
    # Enter takes the keyboard over; then one of the three numbers is typed.
    typed = "".join(f"\n{number}\n" for number in (2, 1, 3, 3, 1, 2))
    table = ("play", "--plain", "lowest", "--players", "2", "--people", "2", "--lang", "en")
    told = run(*table, "--record", str(record), data=tmp_path, typed=typed).stdout
    assert "compared: numbers 2 1" in told
    assert "game-ended" in told
    seen_by_ben = told.split("Hand over to Player 2")[1].split("compared")[0]
    assert "number 2" not in re.sub(r"^ .*$", "", seen_by_ben, flags=re.MULTILINE)
    replayed = run("replay", "--json", str(record), data=tmp_path).stdout
    assert json.loads(replayed)["totals"] == [1, 1]
    assert "compared: numbers 3 3" in run("replay", str(record), data=tmp_path).stdout
    text = record.read_text(encoding="utf-8")
    assert text.count("[[round]]") == 3
    record.write_text(text.replace("numbers = [3, 3]", "numbers = [3, 4]"), encoding="utf-8")
    refused = run("replay", str(record), data=tmp_path, code=2)
    assert "round 2, Player 2: L1" in refused.stderr


def test_three_clients_play_it_at_a_live_table_through_a_power_cut(tmp_path: Path) -> None:
    with Served(tmp_path, command=TINY) as served:
        table = served.open(game="lowest", seats=3)
        people = [served.resume(table)]
        people += [served.join(table["code"], name) for name in ("Ben", "Cleo")]
        tokens = [table["token"]]
        tokens += [_welcomed(person)["token"] for person in people[1:]]
        people[0].do("start")
        _write(people, (1, 2, 3))
        for person in people:
            assert person.event("compared")["numbers"] == [1, 2, 3]
        assert people[0].refused("act", action={"do": "write", "number": 4}) == "L1-not-to-write"
        people[0].do("act", action={"do": "write", "number": 3})
        served.kill()
        served.start_again()
        people = [served.resume(table, token=token) for token in tokens]
        views = [person.until("snapshot")["view"] for person in people]
        assert [view["view"] for view in views] == ["lowest"] * 3
        assert [view["ready"] for view in views] == [[True, False, False]] * 3
        assert [view["mine"] for view in views] == [3, None, None]
        _write(people[1:], (1, 1))
        for person in people:
            assert person.event("compared")["numbers"] == [3, 1, 1]
        _write(people, (2, 2, 1))
        for person in people:
            assert person.event("game-ended")["outcome"]["winners"] == [0]
        kept = people[0].table(status="over")["record"]
        record = tmp_path / "kept.toml"
        record.write_bytes(served.get(f"/api/records/{kept}").content)
    assert "compared: numbers 2 2 1" in run("replay", str(record), data=tmp_path).stdout
    assert run("verify", str(record), data=tmp_path).stdout


def _welcomed(person: Client) -> Message:
    """Return how somebody was welcomed."""
    messages: list[Message] = [json.loads(frame) for frame in person.frames]
    return next(message for message in messages if message["tell"] == "welcome")


def _write(people: list[Client], numbers: tuple[int, ...]) -> None:
    for number, person in zip(numbers, people, strict=True):
        person.ask("act", action={"do": "write", "number": number})
