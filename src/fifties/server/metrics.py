"""Figures for Prometheus, counted where things happen and gathered when somebody asks."""

from __future__ import annotations

from collections.abc import Iterator

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily
from prometheus_client.metrics_core import Metric
from prometheus_client.registry import Collector

from fifties.server.house import House


class HouseMetrics(Collector):
    """Reads the figures of a house."""

    def __init__(self, house: House) -> None:
        self._house = house

    def collect(self) -> Iterator[Metric]:
        """Gather all figures."""
        house = self._house
        journal = house.journal
        playing = sum(room.steward.table.running is not None for room in house.rooms.values())
        yield GaugeMetricFamily("fifties_connections", "Open sockets", len(house.connections))
        yield GaugeMetricFamily("fifties_tables", "Tables in memory", len(house.rooms))
        yield GaugeMetricFamily("fifties_games", "Games being played", playing)
        yield CounterMetricFamily("fifties_requests", "Messages of clients", house.requests)
        yield CounterMetricFamily("fifties_facts", "Facts kept", journal.rows)
        yield CounterMetricFamily("fifties_commits", "Flushes of the disk", journal.commits)
        yield GaugeMetricFamily(
            "fifties_damaged", "Tables and records that cannot be read", len(house.damaged)
        )
        yield GaugeMetricFamily("fifties_start_time_seconds", "Started at", house.started)


def figures(house: House) -> bytes:
    """Return all figures in Prometheus' text format."""
    registry = CollectorRegistry(auto_describe=False)
    registry.register(HouseMetrics(house))
    return generate_latest(registry)
