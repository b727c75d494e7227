"""Metrics for Prometheus, read off the server when somebody asks for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

import msgspec
from msgspec import Struct, field
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from fifties.host.cluster import Cluster
from fifties.server.game_server import GameServer

WORKER: Final = "worker"
"""The label that tells the workers of one port apart."""


class Measurement(Struct, frozen=True, array_like=True):
    """The value of one metric in one process."""

    name: str
    help: str
    value: float
    counts: bool = False
    """Whether it only ever grows."""
    labels: dict[str, str] = field(default_factory=dict)


_encode: Final = msgspec.msgpack.Encoder().encode
_decode: Final = msgspec.msgpack.Decoder(list[Measurement]).decode


def measure(server: GameServer) -> bytes:
    """Return all metrics of this process, for another one to decode."""
    return _encode([*_measure(server)])


def metrics_text(server: GameServer) -> bytes:
    """Return all metrics of this process in Prometheus' text format."""
    return _write(_families([({}, _measure(server))]))


def metrics_text_of_all(measured: Mapping[int, bytes]) -> bytes:
    """Return the metrics of several workers by their numbers, each labelled with its own."""
    return _write(
        _families(({WORKER: str(number)}, _decode(data)) for number, data in measured.items())
    )


def _measure(server: GameServer) -> Iterator[Measurement]:
    hub, connections, journal = server.hub, server.connections, server.hub.journal
    # Where several processes serve the same tables, a game counts for the one that decides it.
    playing = sum(
        room.role.decides and room.runner.table.running is not None for room in hub.rooms.values()
    )
    yield Measurement("fifties_connections", "Open sockets", len(connections))
    waiting = sum(len(room.waiting_room) for room in hub.rooms.values())
    yield Measurement("fifties_waiting", "People in waiting rooms of events", waiting)
    yield Measurement("fifties_tables", "Tables in memory", len(hub.rooms))
    yield Measurement("fifties_games", "Games being played", playing)
    yield Measurement("fifties_requests", "Messages of clients", connections.messages, counts=True)
    yield Measurement("fifties_log_entries", "Log entries kept", journal.rows, counts=True)
    yield Measurement("fifties_commits", "Flushes of the disk", journal.commits, counts=True)
    yield Measurement("fifties_damaged", "Tables and records that cannot be read", len(hub.damaged))
    missing = server.missing_bots
    yield Measurement("fifties_bots_missing", "Bots that are not compiled and loaded yet", missing)
    yield Measurement("fifties_start_time_seconds", "Started at", hub.started)
    if hub.cluster is not None:
        yield from _measure_cluster(hub.cluster)


def _measure_cluster(cluster: Cluster) -> Iterator[Measurement]:
    """Yield what only one process among several has."""
    node = {"node": cluster.node}
    yield Measurement("fifties_node_info", "The name of this process", 1, labels=node)
    yield Measurement("fifties_nodes", "Processes alive, as this one knows", len(cluster.alive))
    yield Measurement("fifties_tables_owned", "Tables it decides for", cluster.owned)
    yield Measurement("fifties_tables_followed", "Tables it follows", cluster.followed)
    yield Measurement("fifties_bus_connected", "Whether the bus is there", +cluster.has_bus)
    yield Measurement(
        "fifties_tables_claimed", "Tables claimed", cluster.tables_claimed, counts=True
    )
    yield Measurement(
        "fifties_tables_lost", "Tables owned and lost to others", cluster.tables_lost, counts=True
    )
    yield Measurement(
        "fifties_tables_moved", "Tables let to others", cluster.tables_moved, counts=True
    )
    yield Measurement(
        "fifties_bus_gaps",
        "Times that the bus had not brought something of a table, which the log then told",
        cluster.bus_gaps,
        counts=True,
    )


def _families(
    processes: Iterable[tuple[dict[str, str], Iterable[Measurement]]],
) -> Iterable[Metric]:
    """Return one family for each metric, with a line for each process."""
    families: dict[str, GaugeMetricFamily | CounterMetricFamily] = {}
    for labels, measurements in processes:
        for one in measurements:
            named = one.labels | labels
            family = families.get(one.name)
            if family is None:
                kind = CounterMetricFamily if one.counts else GaugeMetricFamily
                family = families[one.name] = kind(one.name, one.help, labels=[*named])
            family.add_metric([*named.values()], one.value)
    return families.values()


class _Collected(Collector):
    def __init__(self, families: Iterable[Metric]) -> None:
        self._families = families

    def collect(self) -> Iterable[Metric]:
        return self._families


def _write(families: Iterable[Metric]) -> bytes:
    registry = CollectorRegistry(auto_describe=False)
    registry.register(_Collected(families))
    return generate_latest(registry)
