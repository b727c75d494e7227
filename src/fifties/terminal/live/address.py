"""Addresses of servers, as people type or paste them."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit

from fifties.core.refusals import IllegalSetup, Refusal

USUAL_PORT: Final = 5050
_SOCKETS: Final = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}
_LEFT_OUT: Final = {ord(" "): None, ord("-"): None, ord("."): None}


class NoAddress(Refusal, frozen=True, tag="input-no-address"):
    """Not the address of a server."""

    address: str


def socket_address(address: str) -> str:
    """Return where the WebSocket of a server is; a bare name means the usual port of a house."""
    bare = "://" not in address
    try:
        where = urlsplit(f"http://{address}" if bare else address)
        host, port = where.hostname, where.port
    except ValueError:
        host, port = None, None
    if not host or where.scheme not in _SOCKETS:
        raise IllegalSetup(NoAddress(address))
    if port is None and bare:
        port = USUAL_PORT
    name = f"[{host}]" if ":" in host else host
    return f"{_SOCKETS[where.scheme]}://{name}{'' if port is None else f':{port}'}/ws"


def tidy_code(code: str) -> str:
    """Read a table's code as somebody typed it."""
    return code.upper().translate(_LEFT_OUT)
