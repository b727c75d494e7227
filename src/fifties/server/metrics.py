"""Metrics for Prometheus, read off the server when somebody asks for them."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from fifties.host.cluster import Cluster
from fifties.server.game_server import GameServer


class ServerMetrics(Collector):
    """Reads the metrics of a server."""

    def __init__(self, server: GameServer) -> None:
        self._server = server

    def collect(self) -> Iterator[Metric]:
        """Yield all metrics."""
        hub, connections = self._server.hub, self._server.connections
        journal = hub.journal
        # Where several processes serve the same tables, a game counts for the one that decides it.
        playing = sum(
            room.role.decides and room.runner.table.running is not None
            for room in hub.rooms.values()
        )
        yield GaugeMetricFamily("fifties_connections", "Open sockets", len(connections))
        yield GaugeMetricFamily("fifties_tables", "Tables in memory", len(hub.rooms))
        yield GaugeMetricFamily("fifties_games", "Games being played", playing)
        yield CounterMetricFamily("fifties_requests", "Messages of clients", connections.messages)
        yield CounterMetricFamily("fifties_log_entries", "Log entries kept", journal.rows)
        yield CounterMetricFamily("fifties_commits", "Flushes of the disk", journal.commits)
        yield GaugeMetricFamily(
            "fifties_damaged", "Tables and records that cannot be read", len(hub.damaged)
        )
        missing = self._server.missing_bots
        yield GaugeMetricFamily(
            "fifties_bots_missing", "Bots that are not compiled and loaded yet", missing
        )
        yield GaugeMetricFamily("fifties_start_time_seconds", "Started at", hub.started)
        if hub.cluster is not None:
            yield from _cluster_metrics(hub.cluster)


def _cluster_metrics(cluster: Cluster) -> Iterator[Metric]:
    """Yield what only one process among several has."""
    name = GaugeMetricFamily("fifties_node_info", "The name of this process", labels=["node"])
    name.add_metric([cluster.node], 1)
    yield name
    yield GaugeMetricFamily("fifties_nodes", "Processes alive, as this one knows", cluster.alive)
    yield GaugeMetricFamily("fifties_tables_owned", "Tables it decides for", cluster.owned)
    yield GaugeMetricFamily("fifties_tables_followed", "Tables it follows", cluster.followed)
    yield GaugeMetricFamily("fifties_bus_connected", "Whether the bus is there", cluster.has_bus)
    yield CounterMetricFamily("fifties_claims", "Tables claimed", cluster.claims)
    yield CounterMetricFamily("fifties_fenced", "Tables lost to others", cluster.fenced)
    yield CounterMetricFamily("fifties_gaps", "Times that the log had to be read", cluster.gaps)


def metrics_text(server: GameServer) -> bytes:
    """Return all metrics in Prometheus' text format."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(ServerMetrics(server))
    return generate_latest(registry)
