"""SIGHUP puts new workers in the place of the old ones, and nobody is refused meanwhile."""

from __future__ import annotations

import signal
from collections.abc import Callable

from tools.cluster.engines import Postgres

from servers import Served, eventually

Nodes = Callable[..., list[Served]]


def names(served: Served) -> set[str]:
    """Return the names of the workers that answer a dozen questions."""
    return {str(served.get("/healthz").json()["node"]) for _ in range(12)}


def are_gone(served: Served, workers: set[str]) -> bool:
    """Return whether none of *workers* answers a dozen questions: each is answered."""
    return not names(served) & workers


def both(served: Served) -> set[str]:
    """Return the names of the two workers, once both have answered."""
    found: set[str] = set()

    def are_found() -> bool:
        found.update(names(served))
        return len(found) > 1

    eventually(are_found)
    return found


def test_workers_are_replaced_and_their_clients_come_back(nodes: Nodes) -> None:
    (served,) = nodes(1, "--workers", "2")
    before = both(served)
    table = served.open()
    client = served.resume(table)
    served.process.send_signal(signal.SIGHUP)
    goodbye = client.until("goodbye", why="restarting")
    assert 0 < goodbye["again"] < 2
    # Every question is answered all the time, by the old workers or by the new ones.
    eventually(lambda: are_gone(served, before))
    back = served.resume(table)
    assert back.do("rename", name="Anna")["tell"] != "refused"
    back.close()


def test_old_workers_stay_if_new_ones_do_not_serve(nodes: Nodes, postgres: Postgres) -> None:
    store = postgres.new_database()
    name = store.rpartition("/")[2]
    (served,) = nodes(1, "--workers", "2", store=store)
    client = served.resume(served.open())
    before = both(served)
    # Whoever is connected stays connected, and nobody else comes in.
    postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    served.process.send_signal(signal.SIGHUP)
    eventually(lambda: "the old ones stay" in served._logged())  # noqa: SLF001 - nothing else shows it
    assert client.do("rename", name="Anna")["tell"] != "refused"
    assert names(served) <= before
    postgres.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")
    served.process.send_signal(signal.SIGHUP)
    eventually(lambda: are_gone(served, before))
    client.close()
