"""`fifties play --join`: a person in a terminal at a live table of a real server."""

from __future__ import annotations

import signal
import stat
from collections.abc import Iterator
from pathlib import Path

import pexpect
import pytest

from commands import complaint
from servers import Client, Message, Served
from terminals import exit_code, matched, spawn


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("server")) as server:
        yield server


def join(served: Served, table: Message, data: Path, name: str = "Tia") -> pexpect.spawn[str]:
    """Sit down at a table from a terminal, line by line."""
    address, code = served.url.removeprefix("http://"), table["code"].lower()
    return spawn("play", "--plain", "--join", address, code, "--name", name, data=data)


def open_table(served: Served, bots: int = 2, **settings: object) -> tuple[Message, Client]:
    """Open a table with bots at it; its host only looks on."""
    table = served.open(role="stage", name="Ana", **settings)
    host = served.resume(table)
    host.until("snapshot")
    for _ in range(bots):
        host.do("add-bot", level="casual")
    return table, host


def allowed(child: pexpect.spawn[str]) -> str:
    """Wait for the next round and write five numbers that its tokens allow."""
    child.expect(" . blocked: ([0-9 ]+) ")
    digits = matched(child).split()
    return " ".join([str(n) for n in range(1, 50) if str(n % 10) not in digits][::5][:5])


def write(child: pexpect.spawn[str], numbers: str) -> None:
    """Write five numbers and keep them."""
    child.expect("write five numbers")
    child.sendline(numbers)
    child.expect("Enter keeps them")
    child.sendline("")


def first_round(host: Client) -> Message:
    """Wait until a round of Fifty is scored, and return it."""
    while True:
        for event in host.receive().get("events", ()):
            if event["event"] == "round-scored":
                scored: Message = event["result"]
                return scored


def test_a_person_plays_a_whole_game_of_fifty_at_a_server(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served)
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana to begin")
    host.table(seated=3)
    host.ask("start")
    for number in range(4):
        numbers = allowed(tia)
        if not number:
            tia.expect("write five numbers")
            tia.sendline("1 2 3")
            tia.expect("3 numbers are written; write exactly 5")
        write(tia, numbers)
        tia.expect("Tia .* total [0-9]+")
        if tia.expect(["Round", "The game is over"]):
            break
    tia.sendline("")
    tia.expect("Waiting for Ana")
    tia.sendline("q")
    tia.expect("Your seat is kept")
    assert exit_code(tia) == 0
    assert host.table(status="over")["record"]
    host.close()


def test_a_person_plays_a_whole_game_of_fifty_fifty_at_a_server(
    served: Served, tmp_path: Path
) -> None:
    table, host = open_table(served, game="fifty-fifty")
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana to begin")
    host.table(seated=3)
    host.ask("start")
    cards = 0
    while tia.expect(["your cards: ([0-9]+)", "The game is over"]) == 0:
        cards += 1
        card = matched(tia)
        tia.expect("play a card:")
        tia.sendline(card)
    assert cards == 27
    assert "Most tricks without a half: " in str(tia.before)
    assert host.table(status="over")["record"]
    tia.sendline("")
    tia.expect("Waiting for Ana")
    tia.sendintr()
    assert exit_code(tia) == 130
    host.close()


def test_joining_again_returns_to_the_same_seat(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served)
    first = join(served, table, tmp_path)
    first.expect("Waiting for Ana")
    host.table(seated=3)
    host.ask("start")
    write(first, allowed(first))
    first.expect("Round 2")
    first.kill(signal.SIGKILL)
    exit_code(first)
    again = join(served, table, tmp_path, name="Somebody Else")
    again.expect("Round 2")
    again.expect("Totals: .*Tia [0-9]+")
    again.expect("Tia, write five numbers")
    assert host.table(status="playing")["seated"] == 3
    again.sendline("q")
    assert exit_code(again) == 0
    host.close()


def test_numbers_written_before_leaving_are_at_the_table(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served, pace="at-once")
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana")
    host.table(seated=3)
    host.ask("start")
    numbers = allowed(tia)
    tia.expect("write five numbers")
    tia.sendline(numbers)
    tia.expect("Enter keeps them")
    tia.sendeof()
    assert exit_code(tia) == 0
    picks = first_round(host)["picks"]
    assert [int(number) for number in numbers.split()] in picks
    host.close()


def test_what_is_sent_while_the_server_is_away_arrives_once(tmp_path: Path) -> None:
    with Served(tmp_path / "server") as server:
        table, host = open_table(server)
        tia = join(server, table, tmp_path)
        tia.expect("Waiting for Ana")
        host.table(seated=3)
        host.ask("start")
        numbers = allowed(tia)
        tia.expect("write five numbers")
        server.kill()
        tia.expect("The connection is lost; coming back by itself")
        write(tia, numbers)
        server.start_again()
        tia.expect("Connected again")
        tia.expect("Tia .* total [0-9]+")
        tia.expect("Round 2")
        tia.sendline("q")
        assert exit_code(tia) == 0
        again = server.resume(table)
        assert again.until("snapshot")["view"]["rounds"][0]["picks"][2] == [
            *map(int, numbers.split())
        ]
        again.close()
        host.close()


def test_a_host_begins_from_a_terminal(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served, bots=0)
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana")
    (seat,) = host.table(seated=1)["seats"]
    host.do("pass-host", member=seat["member"])
    tia.expect("Tia is the host now")
    tia.expect("Enter begins the game")
    tia.sendline("")
    tia.expect("needs 3 players")
    tia.expect("Enter begins the game")
    tia.sendline("b casual")
    tia.expect("Robin has come")
    tia.sendline("b nobody")
    tia.expect("there is no bot called .nobody.")
    tia.sendline("b master")
    tia.expect("has come")
    tia.sendline("")
    tia.expect("write five numbers")
    tia.sendline("q")
    assert exit_code(tia) == 0
    host.close()


def test_at_a_tap_table_the_owner_calls_got_it(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served, pace="tap")
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana")
    host.table(seated=3)
    host.ask("start")
    write(tia, allowed(tia))
    tia.expect("([0-9]+) is yours! Enter calls .Got it!.")
    tia.sendline("")
    tia.expect("Got it!.* (at|clash)")
    tia.kill(signal.SIGKILL)
    exit_code(tia)
    host.close()


def test_a_party_is_told_in_sums(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served, bots=9, party=True)
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana")
    host.table(seated=10)
    host.ask("start")
    rounds = 0
    while tia.expect(["write five numbers", "The game is over"]) == 0:
        rounds += 1
        tia.sendline("1 12 23 34 45")
        tia.expect("Enter keeps them")
        tia.sendline("")
        tia.expect(f"Round {rounds} is counted")
        tia.expect("In front: ")
        tia.expect("You have [0-9]+ points and are number [0-9]+ of 10")
    assert rounds > 1
    tia.sendline("")
    tia.expect("Waiting for Ana")
    tia.sendline("q")
    assert exit_code(tia) == 0
    host.close()


def test_whoever_is_sent_away_gets_one_line(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served, bots=0)
    tia = join(served, table, tmp_path)
    tia.expect("Waiting for Ana")
    (seat,) = host.table(seated=1)["seats"]
    host.do("remove", member=seat["member"])
    tia.expect("fifties play: the host has sent you away from this table")
    assert exit_code(tia) == 2
    host.close()


def test_a_wrong_address_or_code_gets_one_line(served: Served, tmp_path: Path) -> None:
    data = str(tmp_path)
    refused = complaint("play", "--join", served.url, "NOSUCH", "--lang", "fr", FIFTIES_DATA=data)
    assert "NOSUCH" in refused
    assert "table" in refused
    assert "is no address of a server" in complaint(
        "play", "--join", "ftp://x", "NOSUCH", FIFTIES_DATA=data
    )
    assert "no server answers" in complaint(
        "play", "--join", "127.0.0.1:9", "NOSUCH", FIFTIES_DATA=data
    )
    assert (
        not (tmp_path / "seats.json").exists()
        or "NOSUCH" not in (tmp_path / "seats.json").read_text()
    )


def test_a_seat_is_kept_for_its_owner_alone(served: Served, tmp_path: Path) -> None:
    table, host = open_table(served, bots=0)
    tia = join(served, table, tmp_path)
    tia.expect("You are Tia")
    assert stat.S_IMODE((tmp_path / "seats.json").stat().st_mode) == 0o600
    tia.sendline("q")
    tia.expect("Your seat is kept")
    assert exit_code(tia) == 0
    host.close()
