"""Records that strangers send in cost nobody else anything: no crash, no waiting."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import threading
import time
from collections.abc import Iterator
from itertools import repeat, takewhile
from pathlib import Path
from random import Random

import httpx
import pytest

from fifties.host.refusals import NotServed
from fifties.locales import LANGUAGES
from fifties.server.worker import BROKEN, ReplayJob, answer
from fifties.server.worker_process import WorkerProcess

from servers import HTTP, SPEECH, Served, choice, eventually

RECORDS = Path(__file__).parent.parent / "data" / "records"
SHEET = (RECORDS / "fifty" / "sheet-opening.toml").read_text(encoding="utf-8")
SAMPLES = [SHEET, *(path.read_text("utf-8") for path in sorted(RECORDS.rglob("*.toml"))[::7])]
EVERY_TIME = {0, len(SAMPLES) - 1}
"""Samples that every run makes odd: a record of each game."""

HUGE = "0x" + "f" * 5_000
ODD = (
    HUGE, f"-{'9' * 4_200}", f"[{HUGE}]", f"[[{HUGE}, {HUGE}]]", f"[{{a = {HUGE}}}]",
    f'"{"x" * 9_999}"', "18446744073709551616", "[9007199254740993]", "1e400", "nan", "-inf",
    "true", "[true]", "[1.5]",
    "1979-05-27T07:32:00Z", "0001-01-01T00:00:00+23:59", "07:32:00", "[]", "{}", "[[[[]]]]", '""',
    r'"\u0000"', r'"\U0010FFFF"', r'"\u202e"', r'["\u200d"]', '["a", "a"]', "[[-1, 0]]",
)  # fmt: skip
KEYS = ("version", "date", "note", "edition", "bonus", "chance", "result", "moods")
TABLES = ("chance.secret", "chance.salts", "chance.zones", "result.totals", "result.winners")


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), "--jobs", "0") as on:
        yield on
        assert on.stop() == (0, "")


def post(served: Served, data: bytes | str, lang: str = "en") -> httpx.Response:
    content = data.encode() if isinstance(data, str) else data
    return HTTP.post(
        f"{served.url}/api/timeline",
        content=content,
        headers={"Accept-Language": lang},
        timeout=120,
    )


def odd_records(text: str) -> Iterator[str]:
    """Put odd values wherever a record has one, and where it could have one."""
    for found in re.finditer(r"(?m)^\w+ = (.*)$", text):
        if found[1].count("[") == found[1].count("]"):
            yield from (text[: found.start(1)] + odd + text[found.end(1) :] for odd in ODD)
    for odd in ODD:
        yield from (f"{key} = {odd}\n{text}" for key in KEYS if f"{key} =" not in text)
        yield from (f"{text}\n{key} = {odd}\n" for key in TABLES)


@pytest.mark.parametrize(
    "sample",
    [
        number if number in EVERY_TIME else pytest.param(number, marks=pytest.mark.soak)
        for number in range(len(SAMPLES))
    ],
)
def test_odd_values_are_refused_or_replayed(sample: int) -> None:
    for data in odd_records(SAMPLES[sample]):
        status, body = answer(ReplayJob("de"), data.encode())
        assert status < BROKEN, data
        assert json.loads(body)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_number_without_end_is_refused_as_on_the_command_line(served: Served, lang: str) -> None:
    told = post(served, re.sub("version = 1", f"version = {HUGE}", SHEET), lang)
    assert (told.status_code, told.json()["refusal"]) == (400, "record-number-too-large")
    assert told.json()["text"] == SPEECH[lang]("record-number-too-large", key="version")


# A crash


def play(served: Served) -> str:
    """Play a game to its end; return the name of its record."""
    host = served.resume(served.open())
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.ask("start")
    while not (told := host.receive().get("table") or {}).get("record"):
        offer = host.last.get("offer")
        if offer:
            host.ask("act", action=choice(offer))
    host.close()
    return str(told["record"])


def workers(served: Served, *, sent_in: bool) -> list[int]:
    """Find the processes that replay what the server keeps, or what is sent in."""
    found = []
    for entry in Path("/proc").iterdir():
        try:
            words = (entry / "cmdline").read_bytes().split(b"\0")[:-1]
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
        except (OSError, ValueError):
            continue
        if parent == served.process.pid and b"fifties.server.worker" in words:
            arguments = words[words.index(b"fifties.server.worker") + 1 :]
            if bool(arguments) == sent_in:
                found.append(int(entry.name))
    return found


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="finds processes in /proc")
@pytest.mark.parametrize("sent_in", [False, True])
def test_a_crash_of_the_process_that_replays_is_noticed_by_nobody(
    served: Served, *, sent_in: bool
) -> None:
    name = play(served)
    path = f"/api/records/{name}/timeline"

    def ask(seat: int) -> httpx.Response:
        return post(served, SHEET) if sent_in else served.get(f"{path}?seat={seat}")

    first = ask(0)
    assert first.status_code == 200
    (worker,) = workers(served, sent_in=sent_in)
    os.kill(worker, signal.SIGSTOP)
    answers: list[httpx.Response] = []
    asking = [threading.Thread(target=lambda: answers.append(ask(1))) for _ in range(3)]
    for thread in asking:
        thread.start()
    os.kill(worker, signal.SIGKILL)
    for thread in asking:
        thread.join()
    assert [answer.status_code for answer in answers] == [200] * 3
    assert workers(served, sent_in=sent_in) != [worker]
    # What was replayed before is still known: it takes no process.
    assert served.get(path).status_code == 200


CRASHING = """
import struct
import sys
from pathlib import Path

crashes = Path(sys.argv[1])
sys.stdin.buffer.read(1)
crashes.write_text(crashes.read_text() + "x")
if len(crashes.read_text()) <= int(sys.argv[2]):
    sys.exit(1)
sys.stdout.buffer.write(struct.pack("!IHd", 1, 200, 0) + b"!")
"""


@pytest.mark.parametrize(("crashes", "answered"), [(0, "!"), (1, "!"), (2, "wire-broken")])
def test_a_question_is_asked_once_more_after_a_crash(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, crashes: int, answered: str
) -> None:
    (tmp_path / "crashing.py").write_text(CRASHING, encoding="utf-8")
    (tmp_path / "crashes").write_text("", encoding="utf-8")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))

    async def ask() -> str:
        arguments = str(tmp_path / "crashes"), str(crashes)
        command = "-m", "crashing"
        worker = WorkerProcess(*arguments, longest=60, waiting=1, command=command)
        try:
            async with worker.turn():
                return (await worker.ask(ReplayJob("en"))).body.decode()
        except NotServed as refused:
            return refused.refusal.message
        finally:
            await worker.stop()

    assert asyncio.run(ask()) == answered


# Work


def party(players: int, rounds: int) -> bytes:
    """Write a record of many players in which nobody wins before the last round."""
    lines = ['game = "fifty"', f"players = {json.dumps([f'P{n}' for n in range(players)])}"]
    for number in range(rounds):
        rng = Random(number)
        picks = [sorted(rng.sample(range(1, 2 * players), 5)) for _ in range(players)]
        lines += ["[[round]]", f"picks = {json.dumps(picks)}"]
    return "\n".join(lines).encode()


def test_what_is_kept_comes_before_what_is_sent_in(served: Served) -> None:
    name, large = play(served), party(10_000, 2)
    ended: list[str] = []

    def send() -> None:
        post(served, large)
        ended.append("sent in")

    senders = [threading.Thread(target=send) for _ in range(4)]
    for sender in senders:
        sender.start()
    eventually(lambda: bool(workers(served, sent_in=True)))
    assert served.get(f"/api/records/{name}/timeline").status_code == 200
    ended.append("kept")
    for sender in senders:
        sender.join()
    assert ended[-1] == "sent in"


def test_a_record_that_takes_too_much_work_is_given_up(tmp_path: Path) -> None:
    limits = ("--job-seconds", "1", "--jobs", "10", "--jobs-a-minute", "1")
    with Served(tmp_path, *limits) as strict:
        started = time.monotonic()
        told = post(strict, party(10_000, 4), "it")
        assert (told.status_code, told.json()["refusal"]) == (413, "wire-too-much-work")
        assert told.json()["text"] == SPEECH["it"]("wire-too-much-work")
        # It counts as a record: of ten, nine are left at most, and fewer where a busy machine took
        # longer to give up, for each second of work after the first counts as another one.
        answers = (post(strict, sheet).status_code for sheet in repeat(SHEET))
        statuses = [*takewhile(lambda status: status == 200, answers)]
        assert 1 <= len(statuses) <= 9 + (time.monotonic() - started) // 60
        assert strict.stop() == (0, "")
