"""`fifties serve` and plain `fifties`: start a server, and print its address."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from multiprocessing.connection import Connection
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING, Any, Final

from msgspec import Struct
from msgspec.structs import replace
from starlette.applications import Starlette
from uvicorn import Config, Server

from fifties.exits import BROKEN, REFUSED
from fifties.host.memory_store import MemoryStore
from fifties.locales import Speech
from fifties.open_files import raise_open_files
from fifties.server.app import make_app
from fifties.server.data_directory import (
    StoreDamaged,
    StoreForeign,
    StoreInUse,
    StoreTooNew,
    StoreTooOld,
    StoreUnusable,
)
from fifties.server.game_server import Store
from fifties.server.host_names import HostNames
from fifties.server.http_protocol import HttpConnections, HttpProtocol
from fifties.server.json_log import log_to_stderr
from fifties.server.limits import LARGEST_FRAME, Limits
from fifties.server.links import qr_lines
from fifties.server.network import base_url, lan_address
from fifties.server.socket_exchange import HandedSocket
from fifties.server.sqlite_store import SqliteStore
from fifties.server.store_errors import (
    BusUnreachable,
    SchemaTooNew,
    SessionsShared,
    StoreUnreachable,
    without_password,
)
from fifties.server.supervisor import PortSlot, Supervisor
from fifties.server.websocket_protocol import WebSocketProtocol

if TYPE_CHECKING:
    from fifties.server.cluster_backends import ClusterBackends

BACKLOG: Final = 4096
"""How many connections may wait to be accepted."""

ALL_INTERFACES: Final = ("0.0.0.0", "::", "")  # noqa: S104 - phones on the network are the point
"""Values of --host that stand for all addresses of this machine."""

LAST_PORT: Final = (1 << 16) - 1
GC_THRESHOLDS: Final = (50_000, 5, 4)
"""After how many more objects the youngest are collected, and after how many collections of these
the next older ones, and so on."""

THREAD_SWITCH_SECONDS: Final = 0.00005
"""Seconds after which a thread that waits for the interpreter gets it."""

STORE_MESSAGES: Final[dict[type[Exception], str]] = {
    SchemaTooNew: "serve-store-too-new",
    SessionsShared: "serve-store-pooled",
    StoreUnreachable: "serve-store-lost",
}
"""What to say when the database that several processes share cannot be used."""


class ServeOptions(Struct, frozen=True):
    """What the command line asks for."""

    host: str
    port: int
    data: Path
    in_memory: bool
    store: str | None
    """The URL of a PostgreSQL database that several processes share, in place of *data*."""
    bus: str | None
    """The URL of the Redis or Valkey over which they talk to each other."""
    workers: int
    """How many processes serve the port."""
    limits: Limits
    origins: frozenset[str]
    trusted_proxy: str | None
    """The address of a proxy whose forwarded headers count."""
    public: tuple[str, ...]
    """URLs under which it is known on the internet; links begin with the first."""
    browser: bool
    """Whether to open one."""
    log: str


def serve(options: ServeOptions, say: Speech) -> int:
    """Serve until stopped; return the exit code."""
    log_to_stderr(options.log)
    try:
        listener = _listen(options)
    except OSError as error:
        return _refuse(_no_listener(options, say, error))
    try:
        store, cluster = _open_store(options)
    except (StoreUnusable, OSError) as error:
        listener.close()
        return _refuse(_no_store(options, say, error))
    phones = _phones_url(options, listener.getsockname()[1])
    announce = partial(_announce, options, say, phones=phones)
    if options.workers > 1:
        return _supervise(options, listener, announce)
    return _run(options, listener, store, cluster, announce)


def _supervise(
    options: ServeOptions, listener: socket.socket, on_ready: Callable[[int], None]
) -> int:
    """Hold the port for workers that serve it; connections come to them alone."""
    port = listener.getsockname()[1]
    options = replace(options, port=port)
    listen = partial(_listen, options)
    supervisor = Supervisor(options.workers, partial(_work, options), listen)
    return supervisor.run(partial(on_ready, port))


def _work(options: ServeOptions, slot: PortSlot, listener: socket.socket, ready: Connection) -> int:
    """Serve as one of several workers; return the exit code."""
    log_to_stderr(options.log)
    store, cluster = _open_store(options)
    if cluster is not None:
        cluster.slot = slot
    return _run(options, listener, store, cluster, lambda _: ready.send_bytes(b"."))


def _run(
    options: ServeOptions,
    listener: socket.socket,
    store: Store,
    cluster: ClusterBackends | None,
    on_ready: Callable[[int], None],
) -> int:
    """Serve what comes to *listener* until stopped; return the exit code."""
    raise_open_files()
    listener.listen(BACKLOG)
    port = listener.getsockname()[1]
    failed = False

    def stop_at_once() -> None:
        nonlocal failed
        failed = True
        server.should_exit = True

    names = _host_names(options, port)
    app = make_app(store, options.limits, names, stop_at_once, cluster)
    config = _uvicorn_config(app, options)
    _tune_interpreter()
    server = GracefulServer(config, is_replaced=options.workers > 1)
    app.state.take_socket = server.take_socket
    on_ready(port)
    server.run(sockets=[listener])
    return BROKEN if failed else 0


def _host_names(options: ServeOptions, port: int) -> HostNames:
    phones = _phones_url(options, port)
    return HostNames(
        host=options.host,
        address=phones or _local_url(options, port),
        phones=phones,
        public=options.public,
        proxy=options.trusted_proxy,
        origins=options.origins,
    )


def _uvicorn_config(app: Starlette, options: ServeOptions) -> Config:
    limits = options.limits
    proxies = () if options.trusted_proxy is None else (options.trusted_proxy,)
    counted = HttpConnections(limits.http_connections, limits.http_connections_per_address, proxies)
    bounded: Any = partial(HttpProtocol, seconds=limits.silence_seconds, open_connections=counted)
    return Config(
        app,
        ws=WebSocketProtocol,
        loop="auto",
        http=bounded,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        backlog=BACKLOG,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # what a proxy says is looked at together with its names
    )


def _tune_interpreter() -> None:
    """Let this process collect garbage seldom, and change threads soon."""
    # Thousands of connections are many objects and hardly ever garbage: collecting seldom, and not
    # among what is there for good, delays broadcasts less.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GC_THRESHOLDS)
    # The thread that flushes the disk gets its turn soon, however busy the event loop is.
    sys.setswitchinterval(THREAD_SWITCH_SECONDS)


class GracefulServer(Server):
    """Tells clients to come back before it closes their connections."""

    def __init__(self, config: Config, *, is_replaced: bool = False) -> None:
        """If it *is_replaced*, another process takes connections of the same socket meanwhile."""
        super().__init__(config)
        self._is_replaced = is_replaced

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop at a signal; uvicorn would raise it again after the server has stopped."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell clients to come back, then stop."""
        app = self.config.app
        if self._is_replaced:
            for listener in self.servers:
                listener.close()
        if isinstance(app, Starlette):
            if app.state.socket_exchange is not None:
                app.state.socket_exchange.close()
            await app.state.server.stop()
        await super().shutdown(sockets)

    def take_socket(self, client: socket.socket, handed: HandedSocket) -> None:
        """Serve a socket that another worker has handed over."""
        protocol = WebSocketProtocol(self.config, self.server_state, self.lifespan.state)
        protocol.handed = handed
        task = asyncio.get_running_loop().create_task(_connect(client, protocol))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)


async def _connect(client: socket.socket, protocol: WebSocketProtocol) -> None:
    loop = asyncio.get_running_loop()
    try:
        await loop.connect_accepted_socket(lambda: protocol, client)
    except OSError:
        client.close()  # the client is gone


def _listen(options: ServeOptions) -> socket.socket:
    """Return a socket that has the port; that of several workers takes no connections yet."""
    family = socket.AF_INET6 if ":" in options.host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if options.workers > 1:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
    try:
        listener.bind((options.host, options.port))
        if options.workers == 1:
            listener.listen(BACKLOG)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _no_listener(options: ServeOptions, say: Speech, error: OSError) -> str:
    where = base_url(options.host or "localhost", options.port)
    if error.errno == errno.EADDRINUSE:
        other = options.port + 1 if options.port < LAST_PORT else options.port - 1
        return say("serve-port-taken", port=str(options.port), next=str(other))
    return f"{where}: {say('file-unusable', reason=error.strerror or str(error))}"


def _no_store(options: ServeOptions, say: Speech, error: StoreUnusable | OSError) -> str:
    """Return in words what is wrong with the data directory or its file, and what to do."""
    if type(error) in STORE_MESSAGES and options.store is not None:
        message = STORE_MESSAGES[type(error)]
        return f"{without_password(options.store)}: {say(message, reason=str(error))}"
    if isinstance(error, BusUnreachable) and options.bus is not None:
        return f"{without_password(options.bus)}: {say('serve-bus-lost', reason=str(error))}"
    if isinstance(error, OSError):
        error = StoreUnusable(options.data, error.strerror or str(error))
    messages = {
        StoreInUse: "serve-data-in-use",
        StoreTooNew: "serve-data-too-new",
        StoreTooOld: "serve-data-too-old",
        StoreForeign: "serve-data-foreign",
        StoreDamaged: "serve-data-damaged",
    }
    message = messages.get(type(error), "serve-data-unusable")
    return f"{error.path}: {say(message, reason=error.reason)}"


def _open_store(options: ServeOptions) -> tuple[Store, ClusterBackends | None]:
    if options.store is None or options.bus is None:
        return (MemoryStore() if options.in_memory else SqliteStore(options.data)), None
    from fifties.server.cluster_backends import ClusterBackends  # noqa: PLC0415 - an extra

    cluster = ClusterBackends.checked(options.store, options.bus)
    return cluster.store, cluster


def _phones_url(options: ServeOptions, port: int) -> str | None:
    """Return the address for phones."""
    return options.public[0] if options.public else _lan_url(options, port)


def _lan_url(options: ServeOptions, port: int) -> str | None:
    """Return the address for phones on the same network."""
    lan = lan_address() if options.host in ALL_INTERFACES else None
    return None if lan is None else base_url(lan, port)


def _local_url(options: ServeOptions, port: int) -> str:
    """Return the address for this machine."""
    return base_url("localhost" if options.host in ALL_INTERFACES else options.host, port)


def _announce(options: ServeOptions, say: Speech, port: int, phones: str | None) -> None:
    """Print the address of the server: here, and for phones on the same network."""
    here = _local_url(options, port)
    lines = [say("serve-here", address=here)]
    if phones is not None:
        lines.append(say("serve-phones", address=phones))
        if sys.stdout.isatty():
            lines.append(_on_black(qr_lines(phones)))
    lines.append(say("serve-stop-in-memory" if options.in_memory else "serve-stop"))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    if options.browser:
        # Some browsers return only when they are closed, and this one waits for our page.
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _on_black(picture: str) -> str:
    """Return a QR code that looks the same on a dark and on a light terminal."""
    return "\n".join(f"\x1b[40;97m{line}\x1b[0m" for line in picture.splitlines())


def _refuse(reason: str) -> int:
    sys.stderr.write(f"fifties: {reason}\n")
    return REFUSED
