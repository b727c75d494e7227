"""`fifties` and `fifties serve`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from urllib.parse import urlsplit

from fifties.cli.parser import (
    Commands,
    Parser,
    add_language,
    imports_exempt_from_gc,
    port_number,
    speech,
    url_beginning_with,
    whole_number,
)
from fifties.exits import REFUSED
from fifties.extras import SERVED, has_compiled, pip_command, require

MOST_WORKERS = 256
ALL_INTERFACES = "0.0.0.0"  # noqa: S104 - phones on the network are the point

LIMITS = {
    "tables": "tables in all (default: 20000)",
    "tables-per-address": "tables of several people one address may have open (default: 20)",
    "openings": "tables one address may open at once (default: 60)",
    "openings-a-minute": "how many more from then on (default: 20)",
    "connections": "sockets at once (default: 20000)",
    "connections-per-address": "sockets of one address (default: 10000)",
    "http-connections": "connections at once that are no sockets (default: 4000)",
    "http-connections-per-address": "such connections of one address (default: 1000)",
    "rate": "messages a second from one person (default: 20)",
    "burst": "messages at once from one person (default: 60)",
    "message-bytes": "the largest message (default: 4096)",
    "unread-bytes": "what may wait for a slow reader (default: 1048576)",
    "wrong-codes": "wrong codes or tokens that one address may try at once (default: 20)",
    "wrong-codes-a-minute": "how many more from then on (default: 2)",
    "jobs": "records sent in, reviews, sheets or kits, of each kind, that one address may "
    "ask for at once (default: 20)",
    "jobs-a-minute": "how many more from then on (default: 10)",
    "job-seconds": "processor time for one record that is sent in (default: 10)",
    "silence-seconds": "how long somebody may be connected and say nothing (default: 10)",
    "idle-hours": "clear tables unused for so long (default: 72)",
    "solo-minutes": "clear tables of one person unused for so long (default: 60)",
    "record-days": "erase records after so long (default: 0, never)",
}
"""The fields of `fifties.server.limits.Limits`, written out so that --help imports no server."""


def add_serve(commands: Commands) -> None:
    """Add `fifties serve`."""
    serve = commands.add_parser(
        "serve",
        description="Host live tables of both games over WebSockets. Everything is kept in one "
        "SQLite file: stop or kill the server whenever you like, every table goes on (but with "
        "--in-memory).",
        epilog="docs/serving.md tells how to run a server on the internet. Limits: 0 lifts one.",
    )
    _add_addresses(serve)
    _add_storage(serve)
    serve.add_argument("--open", action="store_true", help="open a browser, too")
    _add_limits(serve)
    serve.add_argument(
        "--log",
        choices=("debug", "info", "warning", "error"),
        default="warning",
        help="how much to log",
    )
    add_language(serve)
    serve.set_defaults(run=run)


def _add_addresses(serve: Parser) -> None:
    """Add the options that say where to listen, and who may ask under which name."""
    serve.add_argument(
        "--host",
        default=ALL_INTERFACES,
        metavar="ADDRESS",
        help="where to listen (default: everywhere on this network)",
    )
    serve.add_argument("--port", type=port_number, default=5050, metavar="N", help="default: 5050")
    serve.add_argument(
        "--public-url",
        action="append",
        type=_public_url,
        default=[],
        metavar="URL",
        help="an address under which others know this server; can be repeated, and links begin "
        "with the first",
    )
    serve.add_argument("--trust-proxy", metavar="ADDRESS", help="believe this proxy about who asks")
    serve.add_argument(
        "--origin",
        action="append",
        default=[],
        metavar="URL",
        help="let pages from there use this server; can be repeated",
    )


def _add_storage(serve: Parser) -> None:
    """Add the options that say where tables are kept, and how many processes share them."""
    serve.add_argument("--data", type=Path, metavar="DIR", help="where tables and records are kept")
    serve.add_argument(
        "--in-memory", action="store_true", help="keep nothing on disk: tables end with the server"
    )
    serve.add_argument(
        "--store",
        type=url_beginning_with("postgresql", "postgres"),
        default=os.environ.get("FIFTIES_STORE") or None,
        metavar="URL",
        help="keep tables and records in this PostgreSQL database, which several servers share "
        "(default: $FIFTIES_STORE)",
    )
    serve.add_argument(
        "--bus",
        type=url_beginning_with("redis", "rediss", "unix"),
        default=os.environ.get("FIFTIES_BUS") or None,
        metavar="URL",
        help="the Redis or Valkey over which they talk to each other; goes with --store "
        "(default: $FIFTIES_BUS)",
    )
    serve.add_argument(
        "--workers",
        type=_workers,
        default=1,
        metavar="N",
        help="serve the port with so many processes; more than one needs --store and --bus",
    )


def _add_limits(serve: Parser) -> None:
    """Add the options that say how much one person, one address and all together may ask for."""
    for name, meaning in LIMITS.items():
        serve.add_argument(f"--{name}", type=whole_number, metavar="N", help=meaning)


def _workers(text: str) -> int:
    workers = whole_number(text)
    if not 1 <= workers <= MOST_WORKERS:
        raise argparse.ArgumentTypeError(f"{text} is no number from 1 to {MOST_WORKERS}")
    return workers


def _public_url(text: str) -> str:
    try:
        url = urlsplit(text)
        fine = url.scheme in {"http", "https"} and url.hostname and url.port != 0
    except ValueError:
        fine = False
    if not fine or url.path not in {"", "/"} or url.query or url.fragment or "@" in url.netloc:
        raise argparse.ArgumentTypeError(
            f"{text!r} is no address of a server; write one like https://games.example.org"
        )
    return f"{url.scheme}://{url.netloc}"


def run(options: argparse.Namespace) -> int:
    """Run a server with these *options* until it is stopped; return the exit code."""
    require("server", *SERVED)
    with imports_exempt_from_gc():
        say = speech(options.lang)
        from fifties.server.limits import Limits
        from fifties.server.serve import ServeOptions, serve
        from fifties.terminal.paths import data_folder
    wrong = _wrong_together(options)
    if wrong is not None:
        sys.stderr.write(f"fifties serve: {say(wrong)}\n")
        return REFUSED
    if options.store is not None:
        require("cluster", "asyncpg", "hiredis")
    wanted = {name: getattr(options, name, None) for name in Limits.__struct_fields__}
    served = ServeOptions(
        host=options.host,
        port=options.port,
        data=options.data or data_folder(),
        in_memory=options.in_memory,
        store=options.store,
        bus=options.bus,
        workers=options.workers,
        limits=Limits(**{name: limit for name, limit in wanted.items() if limit is not None}),
        origins=frozenset(options.origin),
        trusted_proxy=options.trust_proxy,
        public=tuple(options.public_url),
        browser=options.open,
        log=options.log,
    )
    if not has_compiled():
        sys.stderr.write(f"fifties: {say('bots-extra', command=pip_command('lab'))}\n")
    return serve(served, say)


def _wrong_together(options: argparse.Namespace) -> str | None:
    """Return which message tells that options do not go together, if they do not."""
    if (options.store is None) != (options.bus is None):
        return "serve-store-and-bus"
    if options.store is not None and (options.in_memory or options.data is not None):
        return "serve-store-alone"
    if options.workers > 1 and options.store is None:
        return "serve-workers-store"
    return None
