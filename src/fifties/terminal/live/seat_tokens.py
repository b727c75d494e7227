"""Tokens of our seats at live tables, kept on disk.

A token is kept before the server hears of it, so that no lost answer can cost a seat.
"""

from __future__ import annotations

import os
import secrets
from pathlib import Path

import msgspec
from msgspec import Struct

from fifties.table.entries import Role
from fifties.terminal.paths import data_folder


class SeatToken(Struct, frozen=True):
    """How to come back to a table."""

    token: str
    joined: bool = False
    """Whether the server has let us in once: then we come back instead of joining."""


def seat_token(server: str, code: str, role: Role) -> SeatToken:
    """Return the seat that we have at a table, or a token for a new one."""
    return _all().get(_key(server, code, role)) or SeatToken(secrets.token_urlsafe(16))


def save_seat_token(server: str, code: str, role: Role, seat: SeatToken) -> None:
    """Keep a seat; a folder that cannot be written only means that a later start joins anew."""
    _write({**_all(), _key(server, code, role): seat})


def forget_seat_token(server: str, code: str, role: Role) -> None:
    """Forget a seat that is worth nothing any more."""
    _write({key: seat for key, seat in _all().items() if key != _key(server, code, role)})


def _key(server: str, code: str, role: Role) -> str:
    return f"{server} {code} {role.value}"


def _file() -> Path:
    return data_folder() / "seats.json"


def _all() -> dict[str, SeatToken]:
    try:
        return msgspec.json.decode(_file().read_bytes(), type=dict[str, SeatToken])
    except (OSError, msgspec.MsgspecError):
        return {}


def _write(seats: dict[str, SeatToken]) -> None:
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
