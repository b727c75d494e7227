"""Seats at live tables that are ours: the token that brings us back to each.

A token is kept before the server hears of it, so that no lost answer can cost a seat.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec
from msgspec import Struct

from fifties.table.facts import Role
from fifties.terminal.places import data_folder


class OurSeat(Struct, frozen=True):
    """How to come back to a table."""

    token: str
    joined: bool = False
    """Whether the server has let us in once: then we come back instead of joining."""


def our_seat(server: str, code: str, role: Role) -> OurSeat:
    """Return the seat that we have at a table, or a token for a new one."""
    return _all().get(_key(server, code, role)) or OurSeat(secrets.token_urlsafe(16))


def keep_seat(server: str, code: str, role: Role, seat: OurSeat) -> None:
    """Keep a seat; a folder that cannot be written only means that a later start joins anew."""
    _write({**_all(), _key(server, code, role): seat})


def forget_seat(server: str, code: str, role: Role) -> None:
    """Forget a seat that is worth nothing any more."""
    _write({key: seat for key, seat in _all().items() if key != _key(server, code, role)})


def _key(server: str, code: str, role: Role) -> str:
    return f"{server} {code} {role.value}"


def _file() -> Path:
    return data_folder() / "seats.json"


def _all() -> dict[str, OurSeat]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, OurSeat])
    except (OSError, msgspec.MsgspecError):
        return {}


def _write(seats: dict[str, OurSeat]) -> None:
    path = _file()
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        file = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
        try:
            os.write(file, msgspec.json.format(msgspec.json.encode(seats)))
            os.fsync(file)
        finally:
            os.close(file)
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
