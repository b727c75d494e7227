"""Addresses: of this machine in its network, and of those who connect to it."""

from __future__ import annotations

import ipaddress
import socket
from functools import lru_cache
from typing import Final

UNKNOWN: Final = "unknown"
"""What limits go by where there is no address."""


def is_here(host: str) -> bool:
    """Return whether *host* means this machine, and on another machine that one."""
    if host == "localhost":
        return True
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return False
    return address.is_loopback or address.is_unspecified


def is_address(host: str) -> bool:
    """Return whether *host* is an address and not a name."""
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


# Three times for each connection, of which a hall full of phones opens thousands with one address.
@lru_cache(256)
def network_of(host: str) -> str:
    """Return what limits go by: an IPv4 address, or the /64 network that an IPv6 address is in.

    Whatever else a proxy passes on is one and the same address: nobody can make up more of them.
    """
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        return UNKNOWN
    if isinstance(address, ipaddress.IPv4Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))


def lan_address() -> str | None:
    """Return the address under which phones on the same network reach this machine."""
    # Nothing is sent: the system only tells which of its addresses it would use.
    for target in ("192.0.2.1", "10.255.255.255"):
        with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            try:
                probe.connect((target, 9))
            except OSError:
                continue
            found = str(probe.getsockname()[0])
        if not ipaddress.ip_address(found).is_loopback and found != "0.0.0.0":  # noqa: S104 - compared, not bound
            return found
    return None


def base_url(host: str, port: int) -> str:
    """Return the URL of a server."""
    shown = f"[{host}]" if ":" in host else host
    return f"http://{shown}" if port == 80 else f"http://{shown}:{port}"  # noqa: PLR2004 - the usual port
