"""A real Dask scheduler with workers in processes: the same results, whoever dies."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from concurrent.futures import Executor
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numba
import numpy as np
import pytest

from fifties import Fifty, summarise
from fifties.cli import main
from fifties.core.refusals import IllegalSetup
from fifties.exits import BROKEN, REFUSED
from fifties.simulation import worker_pools
from fifties.simulation.chunks import map_chunks
from fifties.simulation.compilation import code_target
from fifties.solver.fifty_fifty.table_training import train_table
from fifties.terminal.reports import dask_cluster, fifty_fifty_training

from commands import PATIENCE, run
from dask_processes import running_cluster
from lab_work import WORKS, DiesOnce, Work, done_here, same

if TYPE_CHECKING:
    from distributed import Client

FOREIGN = """\
from fifties.games.fifty_fifty import Play

def modest(game, view, rng):
    return Play(view.my_hand[0])

def lost(game, view, rng):
    return 1 // 0
"""


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no test fail because the machine is busy."""
    for name in ("CONNECT_SECONDS", "ANSWER_SECONDS", "WORKER_SECONDS"):
        monkeypatch.setattr(dask_cluster, name, PATIENCE)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    """Start a scheduler and two workers; give the scheduler's address."""
    with running_cluster(2) as made:
        yield made


@pytest.fixture(scope="module")
def client(address: str) -> Iterator[Client]:
    from distributed import Client  # noqa: PLC0415 - it takes long, and all workers collect this

    with Client(address, set_as_default=False) as made:
        yield made


@pytest.fixture(scope="module")
def executor(client: Client) -> Executor:
    made: Executor = client.get_executor()
    return made


def kill_a_worker(client: Client) -> int:
    """Kill a worker as if somebody pulled its plug; return its process."""
    process: int = min(client.run(os.getpid).values())
    os.kill(process, signal.SIGKILL)
    return process


@pytest.mark.parametrize("work", WORKS.values(), ids=WORKS)
def test_a_cluster_changes_no_result(work: Work, executor: Executor) -> None:
    expected = done_here(work)  # first, so that this process compiles for both workers
    assert same(work(executor), expected)


@pytest.mark.parametrize("games", [3_000_000, pytest.param(12_000_000, marks=pytest.mark.soak)])
@pytest.mark.parametrize("seed", [8])
def test_what_a_killed_worker_did_is_done_again(
    client: Client, executor: Executor, seed: int, games: int
) -> None:
    killed: list[tuple[int, int]] = []

    def kill(so_far: int) -> None:
        if not killed and so_far >= games // 12:
            killed.append((kill_a_worker(client), so_far))

    found = summarise(Fifty(5), games, seed, executor=executor, on_progress=kill)
    expected = summarise(Fifty(5), games, seed)
    assert same(vars(found.sums), vars(expected.sums))
    ((process, played),) = killed
    assert played < games * 5 / 6
    assert process not in client.run(os.getpid).values()


def test_what_kills_its_worker_once_is_done_again(executor: Executor, tmp_path: Path) -> None:
    work = DiesOnce(tmp_path / "died", 7)
    assert [result for _, result in map_chunks(work, range(20), executor)] == [*range(20)]
    assert work.file.exists()


def test_equal_tasks_are_done_again_each_time(executor: Executor) -> None:
    """Dask looks pure tasks up; a task that was lost must not be lost again for that."""
    first = worker_pools.ExecutorWorkers(int, executor, 4)
    second = worker_pools.ExecutorWorkers(int, executor, 4)
    futures = [pool.submit(["7"]) for pool in (first, first, second)]
    assert [future.result().results for future in futures] == [[7]] * 3


def test_an_error_on_a_worker_is_the_error_of_the_caller(executor: Executor) -> None:
    with pytest.raises(ValueError, match="seven"):
        [*map_chunks(int, ["1", "seven", "3"], executor)]


def outcome(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Run a command in this process and return its JSON without what a clock or a core says."""
    assert main([*arguments, "--json"]) == 0
    told: dict[str, Any] = json.loads(capsys.readouterr().out)
    for part in (told, *told.get("rounds", [])):
        if isinstance(part, dict):
            for name in ("seconds", "rate", "threads"):
                part.pop(name, None)
    return told


@pytest.mark.parametrize(
    "command",
    [
        "simulate fifty-fifty --players 3 --games 300000 --seed 5",
        "arena fifty --bots casual,beginner --players 4 --games 60 --seed 5 --duplicate",
        "solve fifty --players 6-8 --until 0.1",
    ],
)
def test_a_command_tells_the_same(
    command: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = command.split()
    alone = outcome(capsys, *asked)
    assert outcome(capsys, *asked, "--dask", address) == alone
    assert {"simulate": "seats", "arena": "standings", "solve": "rounds"}[asked[0]] in alone


def test_a_report_is_the_same_but_for_who_played(
    address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = ("simulate", "fifty", "--players", "5", "--games", "200000", "--seed", "5")
    shared = run(*asked, "--dask", address)
    assert shared.stderr == ""
    assert main([*asked, "--lang", "en"]) == 0
    alone = capsys.readouterr().out
    differing = [
        (one, other)
        for one, other in zip(alone.splitlines(), shared.stdout.splitlines(), strict=True)
        if one != other
    ]
    assert len(differing) == 1
    assert "200,000 games at random · seed 5 · a Dask cluster · " in differing[0][1]


def test_training_on_a_cluster_makes_the_same_weights(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(fifty_fifty_training, "LAST_GAMES", 200)
    monkeypatch.setattr(fifty_fifty_training, "GAMES_A_MARK", 100)
    monkeypatch.setattr(fifty_fifty_training, "train_table", partial(train_table, games=250))
    told = []
    for file, workers in (("a.npz", ("--threads", "1")), ("b.npz", ("--dask", address))):
        out = str(tmp_path / file)
        asked = ("train", "fifty-fifty", "--players", "3", "--steps", "2", "--out", out)
        told.append(outcome(capsys, *asked, *workers))
        assert told[-1].pop("file") == out
    assert told[0] == told[1]
    with np.load(tmp_path / "a.npz") as one, np.load(tmp_path / "b.npz") as other:
        assert same(dict(one), dict(other))


def test_a_bot_of_ones_own_is_sent_to_the_workers(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "dask_guests.py").write_text(FOREIGN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    asked = ("arena", "fifty-fifty", "--games", "30", "--seed", "5", "--bots")
    modest = (*asked, "dask_guests:modest,beginner*2")
    assert outcome(capsys, *modest, "--dask", address) == outcome(capsys, *modest)
    lost = (*asked, "dask_guests:lost,beginner*2", "--dask", address, "--lang", "en")
    assert main([*lost]) == BROKEN
    told = capsys.readouterr().err
    assert told.startswith("fifties arena: dask_guests:lost failed at seat 1 in game 1 of seed 5: ")
    assert told.count("\n") == 1


def test_a_bot_that_workers_cannot_import_is_told_of(
    address: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "dask_package").mkdir()
    (tmp_path / "dask_package" / "__init__.py").write_text(FOREIGN)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    bots = ("--bots", "dask_package:modest,beginner*2", "--games", "3")
    line = slip(capsys, "arena", "fifty-fifty", *bots, "--dask", address)
    assert "cannot be used as a bot: ModuleNotFoundError: No module named 'dask_package'" in line


def slip(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Run a command in this process; expect a refusal, and return its one line."""
    assert main([*arguments, "--lang", "en"]) == REFUSED
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.count("\n") == 1
    return told.err


@pytest.fixture
def impatient(patient: None, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ARG001 - comes first
    """Wait a second for a connection."""
    monkeypatch.setattr(dask_cluster, "CONNECT_SECONDS", 1)


COMMANDS = (
    "simulate fifty --players 5",
    "arena fifty --bots beginner,casual,steady",
    "train fifty-fifty --players 3",
    "solve fifty --players 3-4",
)


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("command", COMMANDS)
def test_an_address_where_nobody_is_is_refused_with_one_line(
    command: str,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    with socket.socket() as closed:
        closed.bind(("127.0.0.1", 0))
        nobody = f"127.0.0.1:{closed.getsockname()[1]}"
        line = slip(capsys, *command.split(), "--dask", nobody)
    assert f"No Dask scheduler answers at {nobody}: " in line
    assert [*tmp_path.iterdir()] == []


@pytest.mark.usefixtures("impatient")
@pytest.mark.parametrize("wrong", ["nonsense", "foo://127.0.0.1:9", "", "127.0.0.1:99999", "::"])
def test_what_is_no_address_is_refused_with_one_line(
    wrong: str, capsys: pytest.CaptureFixture[str]
) -> None:
    line = slip(capsys, *COMMANDS[0].split(), "--dask", wrong)
    assert f"No Dask scheduler answers at {wrong}: " in line


def test_somebody_who_says_nothing_is_no_scheduler(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dask_cluster, "ANSWER_SECONDS", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        there = f"127.0.0.1:{silent.getsockname()[1]}"
        line = slip(capsys, *COMMANDS[0].split(), "--dask", there)
    assert f"No Dask scheduler has answered at {there} in 1 second." in line


def test_a_worker_is_no_scheduler(client: Client, capsys: pytest.CaptureFixture[str]) -> None:
    worker = min(client.run(os.getpid))
    line = slip(capsys, *COMMANDS[0].split(), "--dask", worker)
    assert line.endswith(f"No Dask scheduler answers at {worker}: Worker\n")


def test_a_cluster_without_workers_is_refused(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(dask_cluster, "WORKER_SECONDS", 1)
    with running_cluster(0) as idle:
        line = slip(capsys, *COMMANDS[0].split(), "--dask", idle)
    assert f"The Dask cluster at {idle} has no workers." in line


def test_workers_with_another_version_are_refused(
    address: str,
    executor: Executor,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    ours = worker_pools.VERSION
    monkeypatch.setattr(dask_cluster, "__version__", "9.0")
    line = slip(capsys, *COMMANDS[0].split(), "--dask", address)
    assert f"Another machine has version {ours} of fifties, and this is 9.0" in line
    # A worker that comes later is noticed by its first task.
    monkeypatch.setattr(worker_pools, "VERSION", "9.0")
    with pytest.raises(IllegalSetup, match=r"and this is 9\.0"):
        summarise(Fifty(5), 1000, executor=executor)


def test_workers_that_round_otherwise_are_refused_where_it_matters(
    address: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    theirs = code_target()
    monkeypatch.setattr(numba, "__version__", "0.1")
    line = slip(capsys, "solve", "fifty", "--players", "3-4", "--dask", address)
    assert f"({theirs}; here {theirs.processor}, Numba 0.1) and may round otherwise" in line
    games = ("simulate", "fifty", "--players", "5", "--games", "1000", "--seed", "5")
    assert outcome(capsys, *games, "--dask", address)["games"] == 1000


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ("simulate fifty --players 5 --threads 2", "--dask"),
        ("arena fifty --bots beginner --processes 2", "--dask"),
        ("train fifty-fifty --players 3 --threads 2", "--dask"),
        ("solve fifty --players 3-4 --threads 2", "--dask"),
    ],
)
def test_threads_here_and_workers_elsewhere_exclude_each_other(
    wrong: str, said: str, address: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main([*wrong.split(), "--dask", address])
    assert left.value.code == REFUSED
    assert said in capsys.readouterr().err
