"""Who sends a request: their address, device, page, language and token."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from fifties.host.client import spoken
from fifties.host.refusals import NotServed
from fifties.server import refusals
from fifties.server.host_names import HostNames
from fifties.server.network import UNKNOWN, is_here, network_of
from fifties.table.requests import Token

COOKIE: Final = "fifties_device"
"""Holds a random number, so that a ban holds for a browser and not for everybody at an address."""


def address_of(connection: HTTPConnection) -> str:
    """Return the network address; behind a proxy, the one that the proxy forwards."""
    return network_of(connection.client.host) if connection.client is not None else UNKNOWN


def base_of(connection: HTTPConnection) -> str:
    """Return the URL of this server for links, which other devices can open, too."""
    names: HostNames = connection.app.state.names
    if names.public:
        return names.public[0]
    here = connection.url.hostname or ""
    return names.phones if names.phones and is_here(here) else str(connection.base_url)


def device_of(connection: HTTPConnection) -> str:
    """Return the hash of the device's cookie; nothing if there is none."""
    cookie = connection.cookies.get(COOKIE, "")
    return sha256(cookie.encode()).hexdigest() if cookie else ""


def is_own_page(connection: HTTPConnection) -> bool:
    """Return whether a page of this server asks, or a program that is no page."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    names: HostNames = connection.app.state.names
    return names.allow_origin(origin, connection.headers.get("host"))


def require_own_page(connection: HTTPConnection) -> None:
    """Refuse a page of another site."""
    if not is_own_page(connection):
        raise NotServed(refusals.WrongOrigin())


def language_of(connection: HTTPConnection) -> str:
    """Return the language in which the sender is answered."""
    return spoken(connection.headers.get("accept-language", "en"))


def token_of(connection: HTTPConnection) -> str:
    """Return the token in the header, or refuse."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    try:
        return msgspec.convert(token.strip() if kind.lower() == "bearer" else None, Token)
    except msgspec.ValidationError:
        raise NotServed(refusals.TokenMissing()) from None
