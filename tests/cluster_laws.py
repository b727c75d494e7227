"""What holds when everything has settled at simulated hosts, whatever went wrong before."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec
from msgspec.structs import replace

from fifties.games.fifty.events import Called, RoundScored
from fifties.games.fifty.view import Phase
from fifties.table.broadcast import snapshot
from fifties.table.entries import Joined, Role
from fifties.table.fifty_crowd_view import CrowdView
from fifties.table.messages import Snapshot, Update
from fifties.table.requests import Leave
from fifties.table.runner import LogRow, key_of

from cluster_hosts import SimulatedCluster
from cluster_people import Person, Told
from tables import letter, replay


def broken_laws(cluster: SimulatedCluster, code: str, people: Sequence[Person]) -> list[str]:
    """List what is not as it should be at one table."""
    rows = cluster.database.rows(code)
    broken = [*cluster.errors.lines]
    for person in people:
        name = person.name
        broken += [f"{name}: {failure}" for failure in person.failures]
        broken += [f"{name}: {line}" for line in _answers(person, rows)]
        broken += [f"{name}: {line}" for line in _numbers(person)]
    # Whoever was sent away may come again.
    tokens = {key_of(person.token) for person in people if not person.may_be_gone}
    broken += [f"joined twice: {key}" for key in tokens.intersection(_twice(rows))]
    broken += _views(people, rows)
    broken += _secrets(people)
    broken += broken_presence(cluster, code, people)
    return broken


def _answers(person: Person, rows: Sequence[LogRow]) -> Iterator[str]:
    """Yield which requests have another answer than the log tells."""
    places: dict[str | None, list[int]] = {}
    for row in rows:
        if row.member == person.member:
            places.setdefault(row.request, []).append(row.seq)
    for request in () if person.is_gone else person.pending:
        yield f"{request} was never answered"
    for request, asked in person.done.items():
        seqs = places.get(request, [])
        if not seqs and not isinstance(asked, Leave):
            yield f"{request} was acknowledged, but the log has no trace of it"
        if any(later != earlier + 1 for earlier, later in pairwise(seqs)):
            yield f"{request} stands more than once in the log, at {seqs}"
    for request, (_, refusal) in person.refused.items():
        if request in places:
            yield f"{request} was refused ({refusal}), but carried out"


def _twice(rows: Sequence[LogRow]) -> list[str]:
    keys = Counter(row.entry.key for row in rows if isinstance(row.entry, Joined) and row.entry.key)
    return [key for key, times in keys.items() if times > 1]


def _numbers(person: Person) -> Iterator[str]:
    """Yield where a number was told twice or left out between two snapshots."""
    last: int | None = None
    for told in person.heard:
        if isinstance(told.message, Snapshot):
            last = None
            continue
        for event in told.message.events:
            if isinstance(event, Called):
                if last is not None and event.number != last + 1:
                    yield f"number {event.number} was told after {last}"
                last = event.number
            elif isinstance(event, RoundScored):
                last = 0


def _views(people: Sequence[Person], rows: list[LogRow]) -> Iterator[str]:
    """Yield where somebody was told something else than a fold of the log tells."""
    heard: dict[int, list[tuple[Person, Told]]] = {}
    for person in people:
        for told in person.heard:
            heard.setdefault(told.message.v, []).append((person, told))
    table = None
    for row, table in replay(rows):
        for person, told in heard.get(row.seq, ()):
            yield from _told(person, told, table)
    for person in people:
        if person.known is not None and person.member is not None and not person.is_gone:
            last = replace(person.known, v=len(rows))
            assert table is not None
            if _known(last) != _known(snapshot(table, person.member)):
                yield f"{person.name}: the view at the end is not that of the log"


def _told(person: Person, told: Told, table: Any) -> Iterator[str]:
    member, message = told.known.you.member, told.message
    if _known(told.known) != _known(snapshot(table, member)):
        yield f"{person.name}: the view at version {message.v} is not that of the log"
    if isinstance(message, Update) and told.since is not None:
        due = letter(table, member, told.since)
        if not isinstance(due, Update) or _bytes(message) != _bytes(due):
            yield f"{person.name}: other events than the log's up to version {message.v}"


def _known(known: Snapshot) -> Snapshot:
    """Return what somebody knows, without how many messages have told it to a party.

    Phones at an event are told some things only now and then.
    """
    if known.table.settings.event is not None:
        known = _known_at_event(known)
    view = known.view
    if not isinstance(view, CrowdView) or view.phase is not Phase.COUNT or view.tally is None:
        return known
    tally = replace(view.tally, told=0, takes=0, clashes=0, crowned=(), people=())
    tally = replace(tally, duels=(), first_bin=0, bins=())
    return replace(known, view=replace(view, leaders=(), tally=tally))


def _known_at_event(known: Snapshot) -> Snapshot:
    """Return what a phone at an event knows at any time: not how many have come or written, and
    not how it stands among others between two of its own numbers."""
    table = replace(known.table, seated=0, watching=0, salted=0, pending=0)
    known, view = replace(known, table=table), known.view
    if not isinstance(view, CrowdView):
        return known
    mine = None if view.mine is None else replace(view.mine, rank=0, neighbours=())
    return replace(known, view=replace(view, ready=0, missing=(), leaders=(), mine=mine))


def _secrets(people: Sequence[Person]) -> Iterator[str]:
    """Yield where one spectator knows something that another one does not at the same version."""
    seen: dict[int, bytes] = {}
    for person in people:
        for told in person.heard if person.role is Role.SPECTATOR else ():
            known = _known(told.known)
            shown = msgspec.json.encode((known.table, known.offer, known.view))
            if seen.setdefault(told.known.v, shown) != shown:
                yield f"{person.name}: another spectator sees something else at {told.known.v}"


def _bytes(update: Update) -> bytes:
    return msgspec.json.encode(update.events)


def broken_presence(
    cluster: SimulatedCluster, code: str, people: Sequence[Person]
) -> Iterator[str]:
    """Yield what is wrong about who owns the table and who is connected."""
    rooms = [room for node in cluster.nodes if (room := node.owned(code)) is not None]
    here = {person.member: 1 for person in people if not person.is_gone}
    if len(rooms) != 1:
        yield f"{len(rooms)} processes own the table"
        return
    if rooms[0].runner.table.runtime.present != here:
        yield f"the owner has {rooms[0].runner.table.runtime.present} present instead of {here}"
    for person in people:
        if person.connection is not None and person.connection.waiting:
            yield f"{person.name}: {person.connection.waiting} requests count as waiting"
        if not person.is_gone and (person.presence is None or person.presence.count != len(here)):
            yield f"{person.name}: was told {person.presence} instead of {len(here)}"
