"""How fast is one checkout beside another? Both need a `.venv` of their own.

`python benchmarks/compare_trees.py BEFORE AFTER [PART…]` lets both do the same work in turns of a
fraction of a second (`tree_work.py`, commands, a server under load), and prints the median of the
turns' ratios: above 1, the second one is slower. Costs are CPU time unless said otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import partial
from http import HTTPStatus
from pathlib import Path
from statistics import median
from time import perf_counter, sleep
from typing import IO, Any, Final
from urllib.request import urlopen

import pexpect

HERE: Final = Path(__file__).resolve().parent
PARTS: Final = ("games", "rounds", "records", "tables", "simulation", "solver", "bots", "research")
TURNS: Final = 15
"""How often work is done and a command is run, in turns, unless said otherwise."""
LOADED: Final = 7
"""How often a server is under load, in turns."""

COMMANDS: Final = {
    "import fifties": ["python", "-c", "import fifties"],
    "import both games": ["python", "-c", "from fifties import Fifty, FiftyFifty"],
    "fifties --help": ["fifties", "--help"],
    "fifties replay --help": ["fifties", "replay", "--help"],
    "fifties serve --help": ["fifties", "serve", "--help"],
    "fifties print fifty": ["fifties", "print", "fifty", "--players", "5", "--out", "-"],
    "fifties print fifty-fifty": ["fifties", "print", "fifty-fifty", "--out", "-"],
    "fifties simulate fifty": [
        "fifties",
        "simulate",
        "fifty",
        "--players",
        "5",
        "--games",
        "20000",
    ],
}
PAINTED: Final = {
    "fifties play: the first screen (clock)": (["play"], "Play"),
    "fifties play fifty: the first board (clock)": (
        ["play", "fifty", "--players", "4"],
        "tokens|blocked",
    ),
}
LOADS: Final = {
    "a party of 600: what one client is sent": (600, 1, 0, "sat:1.0", "cpu_s_per_M"),
    "100 tables of five: an action": (500, 100, 1, "closed:1.0", "cpu_us_per_act"),
    "100 tables of five: an action (clock)": (500, 100, 1, "closed:1.0", "own_per_s"),
}

SERVER: Final = """
import json, resource, sys
from load import measure
most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
measure.BUILT.mkdir(exist_ok=True)
measure._run(["g++", "-std=c++17", "-O2", "-o", "build/wsload", "wsload.cpp"], measure.HERE)
clients, rooms, resting = map(int, sys.argv[1:])
with measure.crowd(measure.OURS, clients, rooms, resting=resting) as crowd:
    print(json.dumps("ready"), flush=True)
    for line in sys.stdin:
        print(json.dumps(crowd.run(json.loads(line))), flush=True)
"""
"""Runs the server of a checkout with its own load generator."""


class Child:
    """A process that answers questions line by line."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        if process.stdin is None or process.stdout is None:
            raise RuntimeError("no pipes")
        self._in: IO[str] = process.stdin
        self._out: IO[str] = process.stdout
        self._process = process

    def ask(self, question: str | int) -> Any:
        """Return the answer to *question*."""
        print(json.dumps(question), file=self._in, flush=True)
        return self.answer()

    def answer(self) -> Any:
        """Return the next answer; other lines are warnings of the load generator."""
        while line := self._out.readline():
            try:
                return json.loads(line)
            except json.JSONDecodeError:
                print(line, end="", file=sys.stderr)
        raise RuntimeError("the process has ended")

    def stop(self) -> None:
        """Ask nothing more."""
        self._in.close()
        self._process.wait()


class Checkout:
    """A tree with an environment of its own."""

    def __init__(self, root: Path) -> None:
        self.root = root.resolve()
        self.bin = self.root / ".venv/bin"
        # A module that has to be compiled at every start, because nothing may be written, is slow.
        folders = [str(self.root / name) for name in ("src", "benchmarks", "tests")]
        subprocess.run([str(self.bin / "python"), "-m", "compileall", "-q", *folders], check=True)

    def start(self, *arguments: str) -> Child:
        """Start this checkout's Python."""
        paths = [str(self.root / name) for name in ("benchmarks", "tests")]
        process = subprocess.Popen(
            [str(self.bin / "python"), *arguments],
            cwd=self.root,
            env=os.environ | {"PYTHONPATH": os.pathsep.join(paths)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        return Child(process)

    def run(self, command: list[str]) -> float:
        """Run a command; return its CPU time."""
        before = resource.getrusage(resource.RUSAGE_CHILDREN)
        subprocess.run(
            [str(self.bin / command[0]), *command[1:]],
            cwd=tempfile.gettempdir(),
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        after = resource.getrusage(resource.RUSAGE_CHILDREN)
        return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime

    def paint(self, arguments: list[str], sign: str) -> float:
        """Start the game in a terminal; return the seconds until *sign* can be read there."""
        with tempfile.TemporaryDirectory() as data:
            environment = {"PATH": os.environ["PATH"], "TERM": "xterm-256color"}
            environment |= {"LANG": "C.UTF-8", "FIFTIES_DATA": data}
            started = perf_counter()
            child = pexpect.spawn(
                str(self.bin / "fifties"),
                arguments,
                env=environment,
                encoding="utf-8",
                dimensions=(24, 80),
            )
            child.delaybeforesend = None
            child.expect(sign)
            taken = perf_counter() - started
            child.close(force=True)
        return taken

    def answer(self) -> float:
        """Start a server; return the seconds of CPU that it has taken when it answers."""
        with tempfile.TemporaryDirectory() as data, socket.socket() as reserved:
            reserved.bind(("127.0.0.1", 0))
            port = reserved.getsockname()[1]
            reserved.close()
            address = ["--host", "127.0.0.1", "--port", str(port), "--data", data]
            server = subprocess.Popen(
                [str(self.bin / "fifties"), "serve", *address],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
            )
            try:
                while not is_healthy(port):
                    sleep(0.002)
                return cpu_of(server.pid)
            finally:
                server.terminate()
                server.wait()

    @contextmanager
    def serve(self, *sizes: int) -> Iterator[Child]:
        """Run the server and fill it with clients, until the block ends."""
        child = self.start("-c", SERVER, *map(str, sizes))
        child.answer()
        try:
            yield child
        finally:
            child.stop()


def cpu_of(process: int) -> float:
    """Return how many seconds of CPU all threads of a *process* have taken, as Linux counts."""
    threads = Path(f"/proc/{process}/task").glob("*/schedstat")
    return sum(int(thread.read_text(encoding="utf-8").split()[0]) for thread in threads) / 1e9


def is_healthy(port: int) -> bool:
    """Return whether a server answers on *port*."""
    try:
        with urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5) as answer:
            return bool(answer.status == HTTPStatus.OK)
    except OSError:
        return False


def load_cost(server: Child, step: str, figure: str) -> float:
    """Return the seconds that one action or message costs under load."""
    found = float(server.ask(step)[figure])
    return 1 / found if figure.endswith("_per_s") else found / 1e6


def take_turns(measures: Sequence[Callable[[], float]], turns: int) -> list[list[float]]:
    """Measure one after the other, again and again; the first turn only warms up."""
    found: list[list[float]] = [[] for _ in measures]
    for turn in range(turns + 1):
        # Whoever goes first in one turn goes second in the next.
        for place in range(len(measures))[:: 1 if turn % 2 else -1]:
            cost = measures[place]()
            if turn:
                found[place].append(cost)
    return found


def report(name: str, found: list[list[float]]) -> None:
    """Print what both cost, and the ratio."""
    before, after = map(median, found)
    ratio = median(b / a for a, b in zip(*found, strict=True))
    print(f"| {name} | {shown(before)} | {shown(after)} | {ratio:.2f} |", flush=True)


def shown(seconds: float) -> str:
    """Write a cost in a handy unit."""
    for unit, size in (("s", 1.0), ("ms", 1e-3), ("µs", 1e-6)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds * 1e9:.3g} ns"


def compare_commands(checkouts: list[Checkout], turns: int) -> None:
    """Measure what is run from a command line."""
    for name, command in COMMANDS.items():
        report(name, take_turns([partial(c.run, command) for c in checkouts], turns))
    for name, (arguments, sign) in PAINTED.items():
        report(name, take_turns([partial(c.paint, arguments, sign) for c in checkouts], turns))
    report("fifties serve: the first answer", take_turns([c.answer for c in checkouts], turns))


def compare_servers(checkouts: list[Checkout]) -> None:
    """Measure servers under load."""
    for name, (*sizes, step, figure) in LOADS.items():
        with ExitStack() as stack:
            servers = [stack.enter_context(c.serve(*map(int, sizes))) for c in checkouts]
            measures = [partial(load_cost, one, str(step), str(figure)) for one in servers]
            report(name, take_turns(measures, LOADED))


def compare_work(checkouts: list[Checkout], part: str, turns: int) -> None:
    """Measure one part of `tree_work.py`."""
    children = [checkout.start(str(HERE / "tree_work.py")) for checkout in checkouts]
    names = [child.ask(part) for child in children]
    for name in names[0]:
        if name in names[1]:
            both = zip(children, names, strict=True)
            measures = [partial(child.ask, found.index(name)) for child, found in both]
            report(name, take_turns(measures, turns))
    for child in children:
        child.stop()


def main() -> None:
    """Compare two checkouts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    everything = (*PARTS, "commands", "server")
    parser.add_argument("parts", nargs="*", metavar="PART", help=", ".join(everything))
    parser.add_argument("--turns", type=int, default=TURNS, help="how many, default: %(default)s")
    chosen = parser.parse_args()
    checkouts = [Checkout(chosen.before), Checkout(chosen.after)]
    print("| what | before | after | after / before |\n|---|---|---|---|", flush=True)
    for part in chosen.parts or everything:
        if part == "commands":
            compare_commands(checkouts, chosen.turns)
        elif part == "server":
            compare_servers(checkouts)
        else:
            compare_work(checkouts, part, chosen.turns)


if __name__ == "__main__":
    main()
