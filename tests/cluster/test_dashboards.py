"""Alerts and dashboards of `deploy/` ask for metrics that there are."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import yaml

from servers import Served

Nodes = Callable[..., list[Served]]

ROOT = Path(__file__).parents[2]
RULES: dict[str, Any] = yaml.safe_load((ROOT / "deploy" / "prometheus-rules.yml").read_text())
DASHBOARD: dict[str, Any] = json.loads((ROOT / "deploy" / "grafana-dashboard.json").read_text())
METRIC = re.compile(r"\bfifties_\w+")


def told(served: Served) -> set[str]:
    """Return the names in /metrics, as a question to Prometheus has them."""
    lines = served.get("/metrics").text.splitlines()
    return {re.split(r"[ {]", line)[0] for line in lines if not line.startswith("#")}


def documented() -> set[str]:
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    return set(re.findall(r"^ *\| `(fifties_\w+)", page, re.MULTILINE))


def test_every_metric_that_is_asked_for_or_documented_is_there(nodes: Nodes) -> None:
    (node,) = nodes(1)
    there = told(node)
    alerts = [rule for group in RULES["groups"] for rule in group["rules"]]
    panels = DASHBOARD["panels"]
    questions = [rule["expr"] for rule in alerts]
    questions += [target["expr"] for panel in panels for target in panel["targets"]]
    asked = {name for question in questions for name in METRIC.findall(question)}
    assert asked <= there
    assert documented() == there
    shown = {n for p in panels for target in p["targets"] for n in METRIC.findall(target["expr"])}
    assert shown == there - {"fifties_node_info"}


def test_alerts_and_panels_are_complete() -> None:
    alerts = [rule for group in RULES["groups"] for rule in group["rules"]]
    assert len({rule["alert"] for rule in alerts}) == len(alerts) > 5
    for rule in alerts:
        assert rule["labels"]["severity"] in {"critical", "warning"}
        assert rule["annotations"]["summary"]
    assert len({panel["id"] for panel in DASHBOARD["panels"]}) == len(DASHBOARD["panels"])
    places = [panel["gridPos"] for panel in DASHBOARD["panels"]]
    assert all(place["x"] + place["w"] <= 24 for place in places)
    assert [name["name"] for name in DASHBOARD["templating"]["list"]] == ["datasource"]
