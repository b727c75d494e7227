"""Who asks: their address, their device, their token, their page."""

from __future__ import annotations

from hashlib import sha256
from typing import Final

import msgspec
from starlette.requests import HTTPConnection

from fifties.server import refusals
from fifties.server.addresses import household, is_here
from fifties.server.names import Names
from fifties.server.refusals import NotServed
from fifties.table.requests import Token

COOKIE: Final = "fifties_device"
"""Holds nothing but chance, so that a ban holds for a browser and not for a whole household."""


def address_of(connection: HTTPConnection) -> str:
    """Return the network address; behind a proxy, the one that the proxy tells."""
    return household(connection.client.host) if connection.client is not None else "unknown"


def base_of(connection: HTTPConnection) -> str:
    """Return the address of this server that goes into links, for other devices, too."""
    names: Names = connection.app.state.names
    if names.public:
        return names.public[0]
    here = connection.url.hostname or ""
    return names.phones if names.phones and is_here(here) else str(connection.base_url)


def device_of(connection: HTTPConnection) -> str:
    """Return what is kept of the device's cookie, or nothing for whoever has none."""
    cookie = connection.cookies.get(COOKIE, "")
    return sha256(cookie.encode()).hexdigest() if cookie else ""


def own_page(connection: HTTPConnection) -> bool:
    """Tell whether a page of this very server asks, or no page at all."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    names: Names = connection.app.state.names
    return names.welcome(origin, connection.headers.get("host"))


def token_of(connection: HTTPConnection) -> str:
    """Return the token that is shown, or refuse."""
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    try:
        return msgspec.convert(token.strip() if kind.lower() == "bearer" else None, Token)
    except msgspec.ValidationError:
        raise NotServed(refusals.TokenMissing()) from None
