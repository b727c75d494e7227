"""A process among several tells its name, its tables and its neighbours."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from prometheus_client.parser import text_string_to_metric_families

from servers import Served, eventually

Nodes = Callable[..., list[Served]]


def figures(served: Served) -> dict[str, float]:
    """Return the metrics of a process without what they all begin with."""
    families = text_string_to_metric_families(served.get("/metrics").text)
    return {family.name.removeprefix("fifties_"): family.samples[0].value for family in families}


def name_of(served: Served) -> str:
    """Return how a process calls itself in its metrics."""
    families = text_string_to_metric_families(served.get("/metrics").text)
    (info,) = [family for family in families if family.name == "fifties_node_info"]
    return info.samples[0].labels["node"]


def test_owners_and_followers_count_their_tables(nodes: Nodes) -> None:
    first, second = nodes(2)
    assert [name_of(node) for node in (first, second)] == [
        node.get("/healthz").json()["node"] for node in (first, second)
    ]
    assert name_of(first) != name_of(second)
    for node in (first, second):
        eventually(lambda node=node: figures(node)["nodes"] == 2)  # type: ignore[misc]
        assert figures(node)["bus_connected"] == 1
    table = first.open()
    ana = first.resume(table)
    ben = second.join(table["code"], "Ben")
    ana.until("presence", count=2)
    assert (figures(first)["tables_owned"], figures(first)["tables_followed"]) == (1, 0)
    assert (figures(second)["tables_owned"], figures(second)["tables_followed"]) == (0, 1)
    first.kill()
    eventually(lambda: figures(second)["tables_owned"] == 1)
    assert figures(second)["tables_claimed"] == 1
    assert figures(second)["tables_lost"] == 0
    eventually(lambda: figures(second)["nodes"] == 1)
    ben.close()


def test_a_table_moves_to_the_process_that_has_its_people(nodes: Nodes) -> None:
    first, second = nodes(2, "--rate", "0")  # she is quicker than a person
    table = first.open()
    ana = second.resume(table)
    ana.until("snapshot")
    names = (f"Ana {number}" for number in count())

    def has_moved() -> bool:
        ana.do("rename", name=next(names))
        return figures(second)["tables_owned"] == 1

    eventually(has_moved)
    assert [figures(node)["tables_moved"] for node in (first, second)] == [1, 0]
    assert [figures(node)["tables_lost"] for node in (first, second)] == [0, 0]
    ana.do("rename", name="Anna")
    ana.close()


def test_a_process_that_is_alone_has_no_such_name() -> None:
    with Served(None, "--in-memory") as served:
        assert served.get("/healthz").json()["node"] is None
        assert "node_info" not in figures(served)
