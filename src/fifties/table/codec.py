"""Reads what clients send, what servers send and what logs hold, for all games that are known.

Messages and entries are generic in what belongs to a game; here each is bound to the types
of the games in the registry. Writing them needs no such thing.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from types import UnionType
from typing import Final, Protocol, TypeAlias, Union, cast, get_args, get_origin

import msgspec

from fifties.core.contract import ActionT, EventT, ViewT
from fifties.table.entries import AnyLogEntry
from fifties.table.messages import (
    AwardT,
    InfoT,
    LineT,
    OfferT,
    ServerMessage,
    TableEvent,
    TapOffer,
)
from fifties.table.registry import game_adapters
from fifties.table.requests import ClientMessage
from fifties.table.settings import SettingsT

TypeForm: TypeAlias = object
"""What annotations consist of: a class, a generic struct, a type variable or a union."""

_UNIONS: Final = frozenset({Union, UnionType})


class _Generic(Protocol):
    """A struct that is generic in types of games."""

    def __getitem__(self, types: tuple[TypeForm, ...], /) -> TypeForm: ...


def decode_request(data: bytes | str) -> ClientMessage:
    """Read what a client has sent, or raise `msgspec.DecodeError`."""
    return _request_decoder().decode(data)


def decode_message(data: bytes | str) -> ServerMessage:
    """Read what a server has sent, or raise `msgspec.DecodeError`."""
    return _message_decoder().decode(data)


def decode_entry(data: bytes | str) -> AnyLogEntry:
    """Read what a log holds, or raise `msgspec.DecodeError`."""
    return _entry_decoder().decode(data)


def bind_game_types(kind: TypeForm, *, log: bool = False) -> TypeForm:
    """Return a union or a generic struct with the types of all games; *log* is less strict.

    Chance's actions are kept in a log, but nobody may ask for them.
    """
    return _bind_once(kind, log=log)


@cache
def _bind_once(kind: TypeForm, *, log: bool) -> TypeForm:
    types = game_types(log=log)
    parts = get_args(kind) if get_origin(kind) in _UNIONS else (kind,)
    return _union(_bind(one, types) for one in parts)


def game_types(*, log: bool = False) -> dict[TypeForm, TypeForm]:
    """Return what all games fill in for each type variable of messages and log entries."""
    games = game_adapters()
    return {
        SettingsT: _union(game.settings for game in games),
        ActionT: _union(one for game in games for one in (game.actions if log else game.requested)),
        EventT: _union((*get_args(TableEvent), *(one for game in games for one in game.events))),
        ViewT: _union(one for game in games for one in game.views),
        OfferT: _union((TapOffer, *(one for game in games for one in game.offers))),
        InfoT: _union(game.info_type for game in games),
        LineT: _union(one for game in games for one in game.lines),
        AwardT: _union(one for game in games for one in game.award_types),
    }


def _bind(kind: TypeForm, types: dict[TypeForm, TypeForm]) -> TypeForm:
    parameters = getattr(kind, "__parameters__", ())
    bound = tuple(types[one] for one in parameters)
    return cast("_Generic", kind)[bound] if bound else kind


def _union(kinds: Iterable[TypeForm]) -> TypeForm:
    return Union[tuple(dict.fromkeys(kinds))]  # noqa: UP007 - of types that are known at run time


@cache
def _request_decoder() -> msgspec.json.Decoder[ClientMessage]:
    return msgspec.json.Decoder(bind_game_types(ClientMessage))


@cache
def _message_decoder() -> msgspec.json.Decoder[ServerMessage]:
    return msgspec.json.Decoder(bind_game_types(ServerMessage))


@cache
def _entry_decoder() -> msgspec.json.Decoder[AnyLogEntry]:
    return msgspec.json.Decoder(bind_game_types(AnyLogEntry, log=True))
