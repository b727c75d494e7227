"""A server as others reach it: through its name, its proxy and its certificate."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Iterator
from email.utils import parsedate_to_datetime
from http.client import HTTPConnection, HTTPException, HTTPSConnection
from statistics import median
from time import perf_counter, time
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from fifties.doctor.findings import Check, Detail, Finding, Verdict, clock_finding, judged

PATIENCE: Final = 10.0
"""Seconds to wait for an answer."""
TRIES: Final = 5
"""How often the delay is measured."""

FINE_DELAY: Final = 0.15
"""Seconds that an answer may take."""

FORGED: Final = "192.0.2.77"
"""An address that belongs to nobody; a server that believes it believes anybody."""

_MISDIRECTED: Final = 421


class Seen(Struct):
    """How a server sees who asks."""

    address: str
    site: str


class HttpAnswer(Struct, frozen=True):
    """What a server has answered over HTTP."""

    status: int
    body: bytes
    date: str | None
    seconds: float
    ours: str
    """The address of this end of the connection."""


class Unanswered(Exception):  # noqa: N818 - it says what happened
    """No answer came; the message says why."""


def check_site(site: str) -> Iterator[Finding]:
    """Look at the server at *site*, an address such as https://games.example."""
    try:
        health = [ask(site, "/healthz") for _ in range(TRIES)]
    except Unanswered as error:
        details = {"site": site, "reason": str(error)}
        yield Finding(Check.SITE, Verdict.WRONG, "doctor-site-silent", details, "doctor-site-start")
        return
    last = health[-1]
    if last.status == _MISDIRECTED:
        yield Finding(
            Check.SITE, Verdict.WRONG, "doctor-site-name", {"site": site}, "doctor-site-public"
        )
        return
    if last.status != 200 or b'"tables"' not in last.body:  # noqa: PLR2004 - that of HTTP
        details = {"site": site, "status": str(last.status)}
        yield Finding(Check.SITE, Verdict.WRONG, "doctor-site-other", details, "doctor-site-start")
        return
    yield _delay(site, median(answer.seconds for answer in health))
    yield from _clock(last)
    yield from check_proxy(site)
    yield check_socket(site)


def _delay(site: str, seconds: float) -> Finding:
    verdict = judged(seconds, FINE_DELAY)
    details: dict[str, Detail] = {"site": site, "milliseconds": round(1000 * seconds)}
    advice = None if verdict is Verdict.FINE else "doctor-site-near"
    return Finding(Check.SITE, verdict, "doctor-site-seen", details, advice)


def _clock(answer: HttpAnswer) -> Iterator[Finding]:
    """Compare clocks; the server tells its own to the second."""
    if answer.date is not None:
        theirs = parsedate_to_datetime(answer.date).timestamp() + 0.5
        ahead = theirs - (time() - answer.seconds / 2)
        exact = 1 + answer.seconds / 2
        yield clock_finding(Check.SITE_CLOCK, 0.0 if abs(ahead) <= exact else ahead)


def check_proxy(site: str) -> Iterator[Finding]:
    """Check under which address the server sees us, and which address it gives itself in links."""
    answer = ask(site, "/api/requester", {"X-Forwarded-For": FORGED})
    try:
        seen = msgspec.json.decode(answer.body, type=Seen)
    except msgspec.MsgspecError:
        yield Finding(Check.PROXY, Verdict.UNKNOWN, "doctor-proxy-unknown")
        return
    yield address_finding(seen.address, answer.ours)
    details = {"site": site, "link": seen.site}
    if _origin(seen.site) == _origin(site):
        yield Finding(Check.LINKS, Verdict.FINE, "doctor-links-fine", details)
    else:
        yield Finding(
            Check.LINKS, Verdict.DOUBTFUL, "doctor-links-differ", details, "doctor-links-name"
        )


def address_finding(seen: str, ours: str) -> Finding:
    """Judge whether the server sees different addresses for people behind the same proxy."""
    details = {"address": seen, "ours": ours}
    if seen == FORGED:
        return Finding(
            Check.PROXY, Verdict.WRONG, "doctor-proxy-forged", details, "doctor-proxy-replace"
        )
    if seen == ours or _is_global(seen):
        return Finding(Check.PROXY, Verdict.FINE, "doctor-proxy-fine", details)
    return Finding(
        Check.PROXY, Verdict.DOUBTFUL, "doctor-proxy-hidden", details, "doctor-proxy-trust"
    )


def _is_global(address: str) -> bool:
    try:
        return ipaddress.ip_network(address).is_global
    except ValueError:
        return False


def _origin(site: str) -> tuple[str, str]:
    parts = urlsplit(site)
    return parts.scheme, parts.netloc.lower()


def check_socket(site: str) -> Finding:
    """Look whether WebSockets get through."""
    try:
        asyncio.run(_open_socket(f"ws{site.removeprefix('http')}/ws"))
    except (OSError, WebSocketException, TimeoutError) as error:
        details = {"reason": str(error) or type(error).__name__}
        return Finding(
            Check.SOCKET, Verdict.WRONG, "doctor-socket-lost", details, "doctor-socket-proxy"
        )
    return Finding(Check.SOCKET, Verdict.FINE, "doctor-socket-fine")


async def _open_socket(address: str) -> None:
    async with connect(address, open_timeout=PATIENCE, close_timeout=1, proxy=None):
        pass


def ask(site: str, path: str, headers: dict[str, str] | None = None) -> HttpAnswer:
    """Ask for something on a connection of its own; raises `Unanswered`."""
    parts = urlsplit(site)
    kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
    connection = kind(parts.hostname or "", parts.port, timeout=PATIENCE)
    began = perf_counter()
    try:
        connection.request("GET", path, headers=headers or {})
        ours = _end_of(connection.sock)
        answer = connection.getresponse()
        body = answer.read()
    except (OSError, HTTPException) as error:
        raise Unanswered(getattr(error, "strerror", None) or str(error)) from None
    finally:
        connection.close()
    return HttpAnswer(answer.status, body, answer.headers["Date"], perf_counter() - began, ours)


def _end_of(connection: socket.socket | None) -> str:
    """Return the address of this end of a connection."""
    return "" if connection is None else str(connection.getsockname()[0])
