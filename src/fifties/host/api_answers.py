"""Answers of the HTTP API that need nothing but a hub, on a server or in a web worker."""

from __future__ import annotations

from collections.abc import Iterable

from fifties.core.record import RecordRefused
from fifties.core.refusals import Refusal
from fifties.games.registry import parse_record
from fifties.host import api_bodies
from fifties.host.client import declined
from fifties.host.finished_games import KeptRecord
from fifties.host.hub import Hub
from fifties.host.refusals import NoSuchRecord, NotServed, WrongToken
from fifties.host.room import Room
from fifties.table.branch_points import branched_table
from fifties.table.broadcast import table_info
from fifties.table.position import BranchedTable
from fifties.table.refusals import HostOnly
from fifties.table.registry import seat_limit
from fifties.table.settings import name_of
from fifties.table.timeline import RecordTimeline, build


async def describe_table(room: Room, link: str) -> api_bodies.TableFound:
    """Return what somebody with the code may know before they join."""
    await room.wait_until_stored()
    table = room.runner.table
    shown = table_info(table)
    return api_bodies.TableFound(
        code=table.code,
        game=name_of(table.settings),
        status=shown.status,
        seated=shown.seated,
        seat_limit=seat_limit(table.settings),
        locked=table.locked,
        link=link,
        event=table.settings.event,
    )


async def room_of_host(hub: Hub, code: str, token: str, address: str = "") -> Room:
    """Return the room of a table, if one of its hosts shows their token."""
    found = await hub.look_up(code, address, token)
    member = found.runner.member_with(token)
    if member is None:
        hub.count_wrong_code(address)
        raise NotServed(WrongToken())
    if member not in found.runner.table.hosts:
        raise NotServed(HostOnly())
    return found


async def find_record(hub: Hub, name: str) -> KeptRecord:
    """Return a record that the host keeps."""
    kept = await hub.record(name)
    if kept is None:
        raise NotServed(NoSuchRecord())
    return kept


def record_file_name(kept: KeptRecord) -> str:
    """Return what a record is called as a file."""
    return f"{kept.game}-{kept.name[:8]}.toml"


def list_records(records: Iterable[KeptRecord]) -> list[api_bodies.RecordListed]:
    """Return what a list says about records."""
    return [
        api_bodies.RecordListed(
            kept.name, kept.finished, kept.game, kept.players, kept.winners, kept.totals
        )
        for kept in records
    ]


def build_timeline(data: bytes) -> RecordTimeline:
    """Return a record as a timeline, or raise `RecordRefused`."""
    return build(parse_record(data))


def branch_record(data: bytes, draws: int, played: int, name: str | None = None) -> BranchedTable:
    """Return the table that plays on from a moment of a record.

    *name* is what that is kept under. Raises `RecordRefused` and `IllegalSetup`.
    """
    return branched_table(parse_record(data), data, draws, played, name)


def describe_refusal(refused: Refusal | RecordRefused, lang: str) -> api_bodies.RefusalAnswer:
    """Return a refusal in words of a language."""
    if isinstance(refused, RecordRefused):
        told = declined(refused.refusal, lang, names=refused.players, place=refused.place)
    else:
        told = declined(refused, lang)
    return api_bodies.RefusalAnswer(told.refusal, told.text, told.details)
