"""`make cluster`: engines, servers, a balancer and the page to harm them, until Ctrl-C."""

from __future__ import annotations

import argparse
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from threading import Event, Thread
from time import monotonic
from typing import Final, TypeVar

from fifties.exits import BROKEN, REFUSED
from fifties.server.network import base_url, lan_address
from tools.cluster.caddy import Caddy
from tools.cluster.control_server import ControlServer
from tools.cluster.engines import (
    Engine,
    EngineError,
    free_port,
    postgres_engine,
    valkey_engine,
)
from tools.cluster.members import Member, Members
from tools.cluster.node import Node

GAME_PORT: Final = 5050
CONTROL_PORT: Final = 5051
HERE: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"  # noqa: S104 - phones on the network, if they are asked for

SITE: Final = """
http://:{$FIFTIES_PORT} {
	bind {$FIFTIES_HOST}
	# The page of the cluster reads there which server has taken a browser's latest connection.
	header /ws >Set-Cookie "fifties_node={http.reverse_proxy.upstream.port}; Path=/; SameSite=Lax"
	reverse_proxy {$FIFTIES_NODES} {
		lb_policy least_conn
		health_uri /healthz
		health_interval 500ms
		health_timeout 1s
		fail_duration 2s
		lb_try_duration 5s
		lb_try_interval 100ms
	}
}
"""

EngineT = TypeVar("EngineT", bound=Engine)


def say(text: str) -> None:
    """Print a line about what is being done."""
    sys.stdout.write(f"fifties: {text}\n")
    sys.stdout.flush()


def main() -> int:
    """Run the cluster until a signal comes; return the exit code."""
    options = _options()
    if os.name != "posix":
        say("make cluster needs Linux or macOS")
        return REFUSED
    signals = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
    for number in signals:
        signal.signal(number, signal.default_int_handler)
    with ExitStack() as stack:
        try:
            _run(options, stack)
        except KeyboardInterrupt:
            say("stopping …")
        except (EngineError, OSError) as error:
            say(f"cannot go on: {error}")
            return BROKEN
        finally:
            # A second Ctrl-C must not leave processes behind.
            for number in signals:
                signal.signal(number, signal.SIG_IGN)
    say("all processes have ended, and all data is deleted")
    return 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser("make cluster", description=__doc__)
    parser.add_argument("--nodes", type=int, default=3, metavar="N", help="servers (default: 3)")
    parser.add_argument("--port", type=int, metavar="N", help="of the game (default: 5050 or free)")
    parser.add_argument(
        "--control-port", type=int, metavar="N", help="of the page (default: 5051 or free)"
    )
    parser.add_argument("--phones", action="store_true", help="let phones on the network join")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    return parser.parse_args()


def _run(options: argparse.Namespace, stack: ExitStack) -> None:
    def start(title: str, make: Callable[[], EngineT]) -> EngineT:
        begun = monotonic()
        say(f"starting {title} …")
        engine = make()
        stack.callback(engine.close)
        engine.start()
        say(f"{title} answers at port {engine.port} after {monotonic() - begun:.1f} s")
        return engine

    port = _port(options.port, GAME_PORT)
    bus = start("Valkey", valkey_engine)
    store = start("PostgreSQL", postgres_engine)
    database = store.new_database()
    public = _public_url(port) if options.phones else ()
    titles = [f"Server {number}" for number in range(1, options.nodes + 1)]
    with ThreadPoolExecutor(len(titles)) as pool:
        starts = [
            pool.submit(start, title, lambda: Node(database, bus.url(), *public))
            for title in titles
        ]
        nodes = [started.result() for started in starts]
    environment = {
        "FIFTIES_HOST": EVERYWHERE if options.phones else HERE,
        "FIFTIES_NODES": " ".join(f"{HERE}:{node.port}" for node in nodes),
    }
    start("the balancer", lambda: Caddy(SITE, environment, port))
    engines = [("PostgreSQL", store), ("Valkey", bus)]
    ours = [(title, engine) for title, engine in engines if engine.is_ours]
    members = Members([Member(*one) for one in [*zip(titles, nodes, strict=True), *ours]], database)
    _serve_page(options, ControlServer(_port(options.control_port, CONTROL_PORT), members, port))


def _port(wanted: int | None, usual: int) -> int:
    """Return the port that is *wanted*, or else the *usual* one if it is free, or any."""
    if wanted is not None:
        return wanted
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((EVERYWHERE, usual))
        except OSError:
            return free_port()
    return usual


def _public_url(port: int) -> tuple[str, ...]:
    lan = lan_address()
    return () if lan is None else ("--public-url", base_url(lan, port))


def _serve_page(options: argparse.Namespace, control: ControlServer) -> None:
    """Serve the page until a signal comes."""
    page = base_url("localhost", control.server_address[1])
    Thread(target=control.serve_forever, daemon=True).start()
    say(f"the game:    {base_url('localhost', control.game)}")
    if options.phones:
        say(f"for phones:  {' '.join(_public_url(control.game)[1:]) or 'no network'}")
    say(f"the cluster: {page}")
    say("Ctrl-C ends everything")
    if not options.no_browser:
        # Some browsers return only when they are closed.
        Thread(target=webbrowser.open, args=(page,), daemon=True).start()
    Event().wait()


if __name__ == "__main__":
    sys.exit(main())
