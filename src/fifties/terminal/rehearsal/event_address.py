"""The address of an event as people get it: server, code, and a host's token if it is theirs."""

from __future__ import annotations

import ssl
from urllib.parse import urlsplit

from msgspec import Struct
from websockets.uri import WebSocketURI, parse_uri

from fifties.core.refusals import IllegalSetup
from fifties.host.codes import tidy_code
from fifties.terminal.live.reconnecting_socket import NoAddress, socket_address

PATH_PARTS = 2
"""A page of a table has two parts, of which the code is the second: /t/KXM4PQ."""


class EventAddress(Struct, frozen=True):
    """Where an event is."""

    socket: str
    """Of the WebSocket."""
    code: str | None
    """Of the table; none where only a server is named."""
    token: str | None
    """Of a host, whose own link it is."""

    @property
    def site(self) -> str:
        """The address of the server's pages."""
        return f"http{self.socket.removeprefix('ws').removesuffix('/ws')}"

    @property
    def uri(self) -> WebSocketURI:
        """The same for the WebSocket protocol."""
        return parse_uri(self.socket)


def read_event_address(text: str) -> EventAddress:
    """Return where an event is; raises `IllegalSetup` for anything that is no such address."""
    socket = socket_address(text)
    where = urlsplit(text if "://" in text else f"http://{text}")
    parts = [part for part in where.path.split("/") if part]
    if len(parts) not in {0, PATH_PARTS}:
        raise IllegalSetup(NoAddress(text))
    code = tidy_code(parts[1]) if parts else None
    return EventAddress(socket, code, where.fragment or None)


def tls_context(address: EventAddress) -> ssl.SSLContext | None:
    """Return what an encrypted connection needs; nothing for one that is not."""
    return ssl.create_default_context() if address.uri.secure else None
