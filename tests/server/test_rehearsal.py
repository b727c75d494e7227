"""`fifties rehearse` at a real server: whole games, doors, power cuts, and what it refuses."""

from __future__ import annotations

import asyncio
import json
import signal
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any, Self

import pytest
from msgspec.structs import replace

from fifties.games.fifty import Choose
from fifties.locales import Speech
from fifties.table.messages import ServerMessage
from fifties.terminal.rehearsal.event_address import EventAddress, read_event_address
from fifties.terminal.rehearsal.figures import Durations, Figures, Percentiles, Tellings
from fifties.terminal.rehearsal.phone_connection import (
    ConnectionState,
    Destination,
    PhoneConnection,
)
from fifties.terminal.rehearsal.rehearsal import Report, missing
from fifties.terminal.rehearsal.rehearse_main import print_report

from commands import FIFTIES, PATIENCE, complaint, run
from servers import Client, Message, Served, eventually

PHONES = 9
HALF_A_SECOND = Percentiles(count=36, p50=0.02, p99=0.4, longest=0.5)
REPORT = Report(
    code="KXM4PQ",
    phones=PHONES,
    came=PHONES,
    finished=PHONES,
    failed={},
    rounds=4,
    seconds=321.5,
    joins_a_second=120.7,
    join=HALF_A_SECOND,
    longest_estimate=3,
    acknowledgement=HALF_A_SECOND,
    telling=HALF_A_SECOND,
    moments=180,
    moments_expected=180,
    bytes_a_minute=5_123.4,
    most_bytes_a_minute=7_000,
    reconnections=3,
    returning=HALF_A_SECOND,
    refused={"too late": 1},
    acknowledged=36,
    lost=0,
    unchecked=0,
)
EVENT = {"title": "Hall", "show_seconds": 30}


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as on:
        yield on


class Rehearsal:
    """The command in a process of its own."""

    def __init__(self, *addresses: str, phones: int = PHONES) -> None:
        options = ("--json", "--phones", str(phones), "--thinking", "0", "--lang", "en")
        self.process = subprocess.Popen(
            [FIFTIES, "rehearse", *options, *addresses],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    def ended(self, code: int = 0) -> Message:
        """Wait until it has ended as expected; return its report."""
        told, logged = self.process.communicate(timeout=PATIENCE)
        assert self.process.returncode == code, told + logged
        assert "Traceback" not in logged
        report: Message = json.loads(told)
        return report

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()


def seated(host: Client, count: int) -> Message:
    """Wait until so many have a seat; return the table."""
    return host.table(seated=count)


def address(served: Served, table: Message) -> str:
    """Return where people join."""
    return f"{served.url}/t/{table['code']}"


def test_a_party_is_played_to_the_end_and_leaves_the_table_as_it_was(served: Served) -> None:
    table = served.open(role="spectator", party=True)
    told = run(
        *("rehearse", "--json", "--phones", str(PHONES), "--thinking", "0"),
        f"{address(served, table)}#{table['token']}",
    )
    report = json.loads(told.stdout)
    assert report["fine"]
    assert (report["came"], report["finished"], report["lost"]) == (PHONES, PHONES, 0)
    assert report["acknowledged"] == PHONES * report["rounds"] > 0
    assert report["acknowledgement"]["count"] == report["acknowledged"]
    assert 0 < report["acknowledgement"]["p50"] <= report["acknowledgement"]["longest"]
    assert (report["failed"], report["refused"], report["reconnections"]) == ({}, {}, 0)
    host = served.resume(table)
    assert seated(host, 0)["games"] == 1
    host.close()


def test_phones_wait_at_closed_doors_and_come_back_after_a_power_cut(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        table = served.open(role="spectator", party=True, pace="hall", event=EVENT)
        host = served.resume(table)
        host.do("lock", locked=True)
        with Rehearsal(address(served, table)) as rehearsal:
            served.wait_for(connections=PHONES + 1)
            assert seated(host, 0)["locked"]
            host.do("lock", locked=False)
            seated(host, PHONES)
            host.do("start")
            while host.event("tally")["number"] < 3:
                pass
            served.kill()
            served.start_again()
            host = served.resume(table)
            settings = {"game": "fifty", "party": True, "event": EVENT, "pace": "at-once"}
            host.do("configure", settings=settings)
            report = rehearsal.ended()
    assert (report["finished"], report["lost"], report["unchecked"]) == (PHONES, 0, 0)
    assert report["reconnections"] == report["returning"]["count"] >= PHONES
    assert report["moments"] > 0


def test_heats_are_played_at_their_tables_up_to_the_final(served: Served) -> None:
    settings: dict[str, Any] = {"party": True, "event": EVENT, "pace": "at-once"}
    table = served.open(role="spectator", **settings)
    host = served.resume(table)
    with Rehearsal(address(served, table), phones=6) as rehearsal:
        seated(host, 6)
        draw = {"size": 3, "final": 3, "pace": "at-once"}
        host.do("draw-heats", **draw)
        host.until("heats")
        while not all_over(host):
            host.receive()
        drawn = host.do("draw-heats", **draw)
        assert drawn["tell"] != "refused", drawn
        report = rehearsal.ended()
    assert (report["finished"], report["lost"], report["unchecked"]) == (6, 0, 0)
    assert report["acknowledged"] >= 9
    host.close()


def all_over(host: Client) -> bool:
    """Return whether all heats of a stage are over, by what came last."""
    for frame in reversed(host.frames):
        message = json.loads(frame)
        heats = message.get("heats") or (message.get("table") or {}).get("heats")
        if heats is not None:
            over: bool = heats["over"] == heats["heats"]
            return over
    return False


def test_who_is_sent_away_is_missed_and_the_exit_code_says_so(served: Served) -> None:
    table = served.open(role="spectator", party=True)
    host = served.resume(table)
    with Rehearsal(address(served, table)) as rehearsal:
        seated(host, PHONES)
        bearer = {"Authorization": f"Bearer {table['token']}"}
        assert served.delete(f"/api/tables/{table['code']}", **bearer).status_code == 204
        report = rehearsal.ended(code=1)
    assert (report["fine"], report["finished"]) == (False, 0)
    assert report["failed"] == {"closed": PHONES}


def test_an_event_of_its_own_is_gone_when_the_rehearsal_is(tmp_path: Path) -> None:
    with Served(tmp_path / "data") as served:
        with Rehearsal(served.url) as rehearsal:
            served.wait_for(connections=PHONES + 1, tables=1)
            rehearsal.process.send_signal(signal.SIGINT)
            _, logged = rehearsal.process.communicate(timeout=PATIENCE)
            assert rehearsal.process.returncode == 130
            assert "Traceback" not in logged
        eventually(lambda: served.get("/healthz").json()["tables"] == 0)


def test_what_cannot_be_rehearsed_is_one_line_and_exit_code_2(served: Served) -> None:
    table = served.open(party=False)
    other = served.open(party=True)
    too_many = complaint("rehearse", "--phones", "9", address(served, table))
    assert "places at this table: 7" in too_many
    assert "there is no table" in complaint("rehearse", f"{served.url}/t/NOSUCH")
    assert "no server answers" in complaint("rehearse", "http://127.0.0.1:1/t/KXM4PQ")
    assert "is no address" in complaint("rehearse", "ftp://games.example/t/KXM4PQ")
    assert "is no address" in complaint("rehearse", f"{served.url}/a/b/c")
    both = address(served, table), address(served, other)
    assert "is not the address of the same event" in complaint("rehearse", *both)
    assert "too many" in complaint("rehearse", "--phones", "20001", served.url)
    assert "30 to 900" in complaint("rehearse", "--show", "5", served.url)


def test_too_few_open_files_are_one_line_with_the_command_that_helps(served: Served) -> None:
    limited = f'ulimit -n 300 && exec "{FIFTIES}" rehearse --lang en --phones 4000 {served.url}'
    done = subprocess.run(["sh", "-c", limited], capture_output=True, check=False, text=True)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "may open 300 files" in done.stderr
    assert "ulimit -n 4064" in done.stderr


@pytest.mark.parametrize(
    ("lang", "fine"),
    [
        ("en", "Nothing is lost"),
        ("fr", "Rien n’est perdu"),
        ("de", "Nichts ist verloren"),
        ("it", "Niente è andato perso"),
    ],
)
def test_the_report_is_a_table_in_four_languages(
    capsys: pytest.CaptureFixture[str], lang: str, fine: str
) -> None:
    print_report(REPORT, Speech(lang))
    head, *rows, verdict = capsys.readouterr().out.splitlines()
    assert "KXM4PQ" in head
    assert len(rows) == 7
    assert verdict.startswith(fine)
    print_report(replace(REPORT, lost=1), Speech(lang))
    assert not capsys.readouterr().out.splitlines()[-1].startswith(fine)


def test_a_phone_gives_a_server_that_does_not_answer_more_time_with_every_try() -> None:
    async def give_up_again_and_again() -> None:
        # Nothing listens there, but that is known only when the loop has a turn.
        where = Destination([read_event_address("http://127.0.0.1:1/t/KXM4PQ")], [None], "KXM4PQ")
        phone = PhoneConnection(where, 0, "Ana", Figures(), Random(1))
        for seconds in (12, 24, 24):
            phone.connect()
            states = []
            for later in (seconds - 1, seconds + 1):
                phone.look(monotonic() + later)
                states.append(phone.state)
            assert states == [ConnectionState.CONNECTING, ConnectionState.LOST]
        phone.connect()
        phone.be_open()
        phone.connect()
        phone.look(monotonic() + 13)
        assert phone.state is ConnectionState.LOST
        phone.close()

    asyncio.run(give_up_again_and_again())


def test_a_phone_goes_on_to_a_server_that_is_there_without_waiting_longer_and_longer() -> None:
    class Counted(PhoneConnection):
        waits: asyncio.Queue[float]

        def _come_later(self, seconds: float) -> None:
            super()._come_later(seconds)
            self.waits.put_nowait(seconds)

    async def try_all_servers_twice() -> list[float]:
        nobody = read_event_address("http://127.0.0.1:1/t/KXM4PQ")
        where = Destination([nobody] * 3, [None] * 3, "KXM4PQ")
        phone = Counted(where, 0, "Ana", Figures(), Random(1))
        phone.waits = asyncio.Queue()
        waits = []
        for _ in range(6):
            phone.connect()
            waits.append(await phone.waits.get())
        phone.close()
        return waits

    assert asyncio.run(try_all_servers_twice()) == [0.3, 0.3, 0.3, 0.3, 0.3, 0.6]


def test_a_phone_goes_on_from_a_server_that_does_not_know_the_table(
    served: Served, tmp_path: Path
) -> None:
    table = served.open(game="fifty", party=True)
    with Served(tmp_path) as stranger:
        code, known, unknown = table["code"], served.url, stranger.url
        where = [read_event_address(f"{url}/t/{code}") for url in (unknown, known)]

        async def come(*addresses: EventAddress) -> PhoneConnection:
            ended = asyncio.Event()

            class Guest(PhoneConnection):
                def receive(self, _message: ServerMessage, _now: float) -> None:
                    ended.set()

                def give_up(self, why: str) -> None:
                    super().give_up(why)
                    ended.set()

            where = Destination(addresses, [None] * len(addresses), code)
            guest = Guest(where, 0, "Ana", Figures(), Random(1))
            guest.come()
            await ended.wait()
            guest.close()
            return guest

        assert asyncio.run(come(*where)).failed is None
        assert asyncio.run(come(where[0])).failed is not None


def test_a_telling_is_measured_from_the_first_phone_on_for_each_table_and_version() -> None:
    tellings = Tellings()
    for code, version, now in (("A", 1, 5.0), ("A", 1, 5.5), ("B", 1, 9.0), ("A", 2, 9.0)):
        tellings.note(code, version, now)
    measured = tellings.delays.percentiles()
    assert measured is not None
    assert (measured.count, measured.longest) == (4, 0.5)


def test_what_is_missing_or_different_in_a_record_is_counted() -> None:
    kept = [Choose(number, (1, 2, 3, 4, 5)) for number in (1, 2, 3)]
    changed = Choose(2, (1, 2, 3, 4, 6))
    assert missing(kept, kept) == 0
    assert missing(kept[1:], kept) == 0
    assert missing([kept[0], changed, kept[2]], kept) == 1
    assert missing(kept, []) == 3


def exact(durations: list[float], share: float) -> float:
    """Return a percentile by sorting."""
    return sorted(durations)[round(share * len(durations)) - 1]


@pytest.mark.parametrize("draw", [Random(1).random, lambda: Random(2).expovariate(10)])
def test_percentiles_are_exact_to_a_few_percent(draw: Callable[[], float]) -> None:
    noted, durations = [draw() for _ in range(5_000)], Durations()
    for seconds in noted:
        durations.note(seconds)
    found = durations.percentiles()
    assert found is not None
    assert found.count == len(noted)
    assert found.longest == max(noted)
    assert found.p50 == pytest.approx(exact(noted, 0.5), rel=0.03)
    assert found.p99 == pytest.approx(exact(noted, 0.99), rel=0.03)
