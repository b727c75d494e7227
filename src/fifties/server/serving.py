"""`fifties serve` and plain `fifties`: start a server, and say where it is."""

from __future__ import annotations

import errno
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Final

from msgspec import Struct
from starlette.applications import Starlette
from uvicorn import Config, Server

from fifties.exits import BROKEN, REFUSED
from fifties.locales import Speech
from fifties.server.addresses import base_url, lan_address
from fifties.server.app import make_app
from fifties.server.forgetful_store import ForgetfulStore
from fifties.server.http_connections import HttpConnections
from fifties.server.http_protocol import BoundedHttp
from fifties.server.limits import LARGEST_FRAME, Limits
from fifties.server.logs import log_to_stderr
from fifties.server.names import Names
from fifties.server.pictures import qr_lines
from fifties.server.sqlite_store import SqliteStore
from fifties.server.store import (
    Store,
    StoreDamaged,
    StoreForeign,
    StoreInUse,
    StoreTooNew,
    StoreUnusable,
)
from fifties.server.wire import OpenWire

ANYWHERE: Final = ("0.0.0.0", "::", "")  # noqa: S104 - phones on the network are the point
LAST_PORT: Final = (1 << 16) - 1
GARBAGE: Final = (50_000, 5, 4)
SWITCH: Final = 0.00005
"""Seconds after which a thread that waits for the interpreter gets it."""


class Plan(Struct, frozen=True):
    """What the command line asks for."""

    host: str
    port: int
    data: Path
    forgetful: bool
    limits: Limits
    origins: frozenset[str]
    proxy: str | None
    """The address of a proxy whose word counts."""
    public: tuple[str, ...]
    """Addresses under which others know it; links begin with the first."""
    browser: bool
    """Whether to open one."""
    log: str


def serve(plan: Plan, say: Speech) -> int:
    """Serve until stopped; return the exit code."""
    log_to_stderr(plan.log)
    try:
        listener = _listen(plan.host, plan.port)
    except OSError as error:
        return _complain(_no_listener(plan, say, error))
    try:
        store = _open_store(plan)
    except (StoreUnusable, OSError) as error:
        listener.close()
        return _complain(_no_store(plan, say, error))
    return _run(plan, say, listener, store)


def _run(plan: Plan, say: Speech, listener: socket.socket, store: Store) -> int:
    port = listener.getsockname()[1]
    failed = False

    def stop_at_once() -> None:
        nonlocal failed
        failed = True
        server.should_exit = True

    phones = plan.public[0] if plan.public else _phones(plan, port)
    names = Names(
        host=plan.host,
        address=phones or _here(plan, port),
        phones=phones,
        public=plan.public,
        proxy=plan.proxy,
        origins=plan.origins,
    )
    app = make_app(store, plan.limits, names, stop_at_once)
    limits, proxies = plan.limits, () if plan.proxy is None else (plan.proxy,)
    counted = HttpConnections(limits.http_connections, limits.http_connections_per_address, proxies)
    bounded: Any = partial(BoundedHttp, seconds=limits.greeting_seconds, open_connections=counted)
    config = Config(
        app,
        ws=OpenWire,
        loop="auto",
        http=bounded,
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=LARGEST_FRAME,
        ws_ping_interval=None,
        ws_per_message_deflate=False,
        backlog=4096,
        timeout_graceful_shutdown=5,
        proxy_headers=False,  # what a proxy says is looked at together with its names
    )
    # Thousands of connections are many objects and hardly ever garbage: looking for it seldom, and
    # not among what is there for good, keeps the tellings in time.
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    # The thread that flushes the disk gets its turn soon, however busy the event loop is.
    sys.setswitchinterval(SWITCH)
    server = GracefulServer(config)
    _announce(plan, say, port, phones)
    server.run(sockets=[listener])
    return BROKEN if failed else 0


class GracefulServer(Server):
    """Tells clients to come back before it closes their connections."""

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take a signal for the wish to stop that it is; uvicorn would let it kill us after all."""
        with super().capture_signals():
            yield
            self._captured_signals.clear()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say goodbye, then stop."""
        app = self.config.app
        if isinstance(app, Starlette):
            await app.state.house.stop()
        await super().shutdown(sockets)


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family, socket.SOCK_STREAM)
    if os.name == "posix":
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
        listener.listen(4096)
    except OSError:
        listener.close()
        raise
    listener.setblocking(False)
    return listener


def _no_listener(plan: Plan, say: Speech, error: OSError) -> str:
    where = base_url(plan.host or "localhost", plan.port)
    if error.errno == errno.EADDRINUSE:
        other = plan.port + 1 if plan.port < LAST_PORT else plan.port - 1
        return say("serve-port-taken", port=str(plan.port), next=str(other))
    return f"{where}: {say('file-unusable', reason=error.strerror or str(error))}"


def _no_store(plan: Plan, say: Speech, error: StoreUnusable | OSError) -> str:
    """Say what is wrong with the data directory or its file, and what to do."""
    if isinstance(error, OSError):
        error = StoreUnusable(plan.data, error.strerror or str(error))
    messages = {
        StoreInUse: "serve-data-in-use",
        StoreTooNew: "serve-data-too-new",
        StoreForeign: "serve-data-foreign",
        StoreDamaged: "serve-data-damaged",
    }
    message = messages.get(type(error), "serve-data-unusable")
    return f"{error.path}: {say(message, reason=error.reason)}"


def _open_store(plan: Plan) -> Store:
    return ForgetfulStore() if plan.forgetful else SqliteStore(plan.data)


def _phones(plan: Plan, port: int) -> str | None:
    """Return the address for phones on the same network."""
    lan = lan_address() if plan.host in ANYWHERE else None
    return None if lan is None else base_url(lan, port)


def _here(plan: Plan, port: int) -> str:
    """Return the address for this machine."""
    return base_url("localhost" if plan.host in ANYWHERE else plan.host, port)


def _announce(plan: Plan, say: Speech, port: int, phones: str | None) -> None:
    """Say where the server is: here, and for phones on the same network."""
    here = _here(plan, port)
    lines = [say("serve-here", address=here)]
    if phones is not None:
        lines.append(say("serve-phones", address=phones))
        if sys.stdout.isatty():
            lines.append(_on_black(qr_lines(phones)))
    sys.stdout.write(
        "\n".join([*lines, say("serve-stop-forgetful" if plan.forgetful else "serve-stop")]) + "\n"
    )
    sys.stdout.flush()
    if plan.browser:
        # Some browsers return only when they are closed, and this one waits for our page.
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def _on_black(picture: str) -> str:
    """Let a picture look the same on any terminal, dark or light."""
    return "\n".join(f"\x1b[40;97m{line}\x1b[0m" for line in picture.splitlines())


def _complain(reason: str) -> int:
    sys.stderr.write(f"fifties: {reason}\n")
    return REFUSED
