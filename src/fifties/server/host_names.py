"""The host names under which a server answers; under any other name it refuses.

A page from elsewhere whose own name is made to point at this machine (DNS rebinding) is in the
browser's eyes the same site as this server. What it cannot change is the name in the Host header.
"""

from __future__ import annotations

import ipaddress
import re
import socket
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
from msgspec import Struct
from starlette.requests import HTTPConnection
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Receive, Scope, Send
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from fifties.host.api_answers import describe_refusal
from fifties.server import refusals
from fifties.server.network import is_address

MISDIRECTED: Final = 421
MALFORMED: Final = 400

LOCAL: Final = ("local", "lan", "home", "home.arpa", "internal", "localdomain")
"""Domains that networks add to a machine's name; nobody can buy a name that ends like this."""

RESOLVER: Final = Path("/etc/resolv.conf")

_HOST: Final = re.compile(r"(\[[0-9a-f:.%]+\]|[^:\s/@\[\]]+)(?::\d{1,5})?", re.IGNORECASE)
_MACHINES: Final = ("/api/", "/healthz", "/metrics", "/openapi.json")
"""Paths that programs ask for, which are refused in JSON."""


def name_in(host: str) -> str:
    """Return the name or address in a Host header, without a port; nothing if there is none."""
    found = _HOST.fullmatch(host)
    return "" if found is None else found[1].strip("[]").rstrip(".").lower()


def machine_names() -> Iterator[str]:
    """Yield the names that other devices on the network may know this machine by."""
    whole = socket.gethostname().lower().rstrip(".")
    short = whole.partition(".")[0]
    yield from ("localhost", whole, short)
    yield from (f"{short}.{domain}" for domain in (*LOCAL, *_searched()))


def _searched() -> Iterator[str]:
    """Yield the domains in which the network's own resolver looks names up."""
    try:
        lines = RESOLVER.read_text(encoding="utf-8", errors="replace").lower().splitlines()
    except OSError:
        return
    for line in lines:
        word, *domains = line.split() or [""]
        if word in {"search", "domain"}:
            yield from (domain.strip(".") for domain in domains if domain.strip("."))


def _is_mine(address: str) -> bool:
    """Return whether *address* is one of this machine's: only those can be listened on."""
    try:
        family = socket.AF_INET6 if ipaddress.ip_address(address).version == 6 else socket.AF_INET  # noqa: PLR2004
        with socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.bind((address, 0))
    except (OSError, ValueError):
        return False
    return True


class HostNames(Struct, frozen=True, kw_only=True, dict=True):
    """The names of a server, and the pages that may use it."""

    host: str = ""
    """Where it listens: an address or a name."""
    address: str = "http://localhost"
    """Which address a request under another name is told to use."""
    phones: str | None = None
    """The address under which other devices on the network reach it, if that is known."""
    public: tuple[str, ...] = ()
    """URLs under which it is known on the internet; links begin with the first."""
    proxy: str | None = None
    """The address of a proxy whose forwarded headers count."""
    origins: frozenset[str] = frozenset()
    """Origins of other pages that may use it."""

    @cached_property
    def _known(self) -> frozenset[str]:
        hosts = [urlsplit(url).hostname or "" for url in self.public]
        return frozenset({*machine_names(), self.host.lower(), *hosts} - {""})

    def include(self, host: str, here: str | None = None) -> bool:
        """Return whether *host* names this server, which was reached at the address *here*."""
        name = name_in(host)
        return bool(name) and (
            name in self._known or (is_address(name) and (name == here or _is_mine(name)))
        )

    def allow_origin(self, origin: str, host: str | None) -> bool:
        """Return whether a page from *origin* may use a server that was asked for as *host*."""
        if origin in self.origins or origin in self.public:
            return True
        try:
            # The name in it is one of ours: under any other nothing is answered.
            return urlsplit(origin).netloc == host
        except ValueError:
            return False


class HostNameCheck:
    """Refuses requests under a name that is not this server's, and says so."""

    def __init__(self, app: ASGIApp, names: HostNames) -> None:
        self._names = names
        self._app: ASGIApp = app
        self._proxy: ProxyHeadersMiddleware | None = None
        if names.proxy is not None:
            self._proxy = ProxyHeadersMiddleware(app, names.proxy)  # type: ignore[arg-type]  # the same in other words
            self._app = self._proxy  # type: ignore[assignment]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on if it has a name of this server."""
        if scope["type"] in {"http", "websocket"}:
            refused = self._refusal(scope)
            if refused is not None:
                await self._refuse(refused, scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _refusal(self, scope: Scope) -> refusals.Malformed | refusals.UnknownName | None:
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 and (hosts or scope.get("http_version") != "1.0"):
            return refusals.Malformed(f"{len(hosts)} Host headers")
        if self._proxied(scope) or not hosts:
            return None
        host = hosts[0].decode("latin-1")
        here = scope.get("server")
        if self._names.include(host, here[0] if here else None):
            return None
        return refusals.UnknownName(host, self._names.address)

    def _proxied(self, scope: Scope) -> bool:
        """Return whether a trusted proxy asks; then the host that it forwards is the name."""
        client = scope.get("client")
        if self._proxy is None or client is None or client[0] not in self._proxy.trusted_hosts:
            return False
        told = [value for name, value in scope["headers"] if name == b"x-forwarded-host"]
        if told:
            host = told[-1].rpartition(b",")[2].strip()
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            scope["headers"] = [(b"host", host), *others]
        return True

    async def _refuse(
        self,
        refusal: refusals.Malformed | refusals.UnknownName,
        scope: Scope,
        receive: Receive,
        send: Send,
    ) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008})
            return
        status = MALFORMED if isinstance(refusal, refusals.Malformed) else MISDIRECTED
        lang = HTTPConnection(scope).headers.get("accept-language", "en")
        told = describe_refusal(refusal, lang)
        answer: Response = PlainTextResponse(f"{told.text}\n", status)
        if scope["path"].startswith(_MACHINES):
            body = msgspec.json.encode(told)
            answer = Response(body, status, media_type="application/json")
        await answer(scope, receive, send)
