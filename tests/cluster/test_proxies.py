"""Behind Caddy and nginx, set up as in `deploy/`, everything is as without: nobody notices them."""

from __future__ import annotations

import signal
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from fifties.server.links import qr_svg
from tools.cluster.engines import running

from proxies import NGINX, CaddyProxy, Nginx, Proxy, Site, wait_for_certificate
from servers import Served, eventually

Nodes = Callable[..., list[Served]]
Front = Callable[..., Site]

KINDS = [
    "caddy",
    pytest.param("nginx", marks=pytest.mark.skipif(NGINX is None, reason="nginx is not installed")),
]
HERE, ANOTHER = "127.0.0.2", "127.0.0.3"
"""Addresses of clients: on Linux, all of these are this machine's."""
FEW = ("--wrong-codes", "3", "--wrong-codes-a-minute", "1", "--connections-per-address", "2")


@pytest.fixture(params=KINDS)
def front(request: pytest.FixtureRequest) -> Iterator[Front]:
    """Put a proxy in front of servers."""
    with ExitStack() as stack:

        def put(*served: Served, **options: Any) -> Site:
            nodes = [one.url.removeprefix("http://") for one in served]
            caddy = CaddyProxy(nodes, **options)
            stack.enter_context(running(caddy))
            wait_for_certificate(caddy)
            proxy: Proxy = caddy
            if request.param == "nginx":
                proxy = nginx = Nginx(nodes, caddy)
                stack.enter_context(running(nginx))
            return Site(proxy)

        yield put


@pytest.fixture
def served() -> Iterator[Served]:
    with Served(None, "--in-memory", "--trust-proxy", "127.0.0.1", *FEW) as on:
        yield on


def test_links_cookies_and_origins_are_those_of_the_site(served: Served, front: Front) -> None:
    site = front(served)
    table = site.open()
    assert table["link"] == f"{site.url}/t/{table['code']}"
    assert site.ask("GET", f"/api/tables/{table['code']}/qr.svg").content == qr_svg(table["link"])
    forged = {"X-Forwarded-Host": "evil.example", "X-Forwarded-Proto": "http"}
    assert site.open(**forged)["link"].startswith(f"{site.url}/t/")
    cookie = site.ask("GET", "/").headers["set-cookie"]
    assert cookie.startswith("fifties_device=")
    assert {"Secure", "HttpOnly", "SameSite=strict"} <= {*cookie.split("; ")}
    site.connect(origin=site.url).close()
    for stranger in ("https://evil.example", "http://localhost", served.url):
        with pytest.raises(InvalidStatus) as refused:
            site.connect(origin=stranger)
        assert refused.value.response.status_code == 403
    assert site.ask("GET", "/healthz").json()["status"] == "ok"
    assert site.ask("GET", "/metrics").status_code == 404
    assert served.get("/metrics").status_code == 200


@pytest.mark.skipif(sys.platform != "linux", reason="the machine has one address of its own")
def test_limits_count_for_the_address_of_the_client(served: Served, front: Front) -> None:
    site = front(served)

    def guess(source: str, **headers: str) -> int:
        return site.ask("GET", "/api/tables/ZZZZZZ", source=source, **headers).status_code

    assert [guess(HERE) for _ in range(4)] == [404, 404, 404, 429]
    assert guess(HERE, **{"X-Forwarded-For": "192.0.2.7"}) == 429
    assert guess(HERE, **{"X-Real-IP": "192.0.2.7", "Forwarded": "for=192.0.2.7"}) == 429
    assert guess(ANOTHER) == 404
    sockets = [site.connect(HERE), site.connect(HERE)]
    third = site.connect(HERE)
    assert third.receive()["refusal"] == "wire-server-full"
    sockets.append(site.connect(ANOTHER))
    served.wait_for(connections=3)
    for client in (*sockets, third):
        client.close()


def reload(site: Site) -> None:
    """Reload the proxy, and wait until answers show that the new configuration counts."""
    site.proxy.reload_with("anew")
    eventually(lambda: site.ask("GET", "/healthz").headers.get("x-marker") == "anew")


def test_a_reload_drops_nobody(served: Served, front: Front) -> None:
    site = front(served)
    table = site.open()
    client = site.resume(table)
    reload(site)
    later = site.resume(table)
    assert client.do("rename", name="Anna")["tell"] != "refused"
    later.table()
    for each in (client, later):
        each.close()


def test_without_a_delay_caddy_drops_sockets_at_a_reload_and_they_come_back(
    served: Served,
) -> None:
    node = served.url.removeprefix("http://")
    caddy = CaddyProxy([node], without="stream_close_delay")
    with running(caddy):
        wait_for_certificate(caddy)
        site = Site(caddy)
        table = site.open()
        client = site.resume(table)
        reload(site)
        client.closed()
        back = site.resume(table)
        assert back.do("rename", name="Anna")["tell"] != "refused"
        back.close()


def test_clients_of_a_killed_server_come_back_through_the_proxy(nodes: Nodes, front: Front) -> None:
    both = nodes(2, "--trust-proxy", "127.0.0.1")
    site = front(*both)
    table = site.open()
    client = site.resume(table)
    (mine,) = [node for node in both if node.get("/healthz").json()["connections"]]
    (other,) = [node for node in both if node is not mine]
    client.do("rename", name="Anna")
    mine.kill()
    client.closed()
    back = site.resume(table)
    assert back.do("rename", name="Ann")["tell"] != "refused"
    other.wait_for(connections=1)
    back.close()
    mine.start_again()
    eventually(lambda: all(node.get("/healthz").status_code == 200 for node in both))
    site.open()


def test_caddy_leaves_a_paused_server_alone(nodes: Nodes) -> None:
    both = nodes(2, "--trust-proxy", "127.0.0.1")
    caddy = CaddyProxy([node.url.removeprefix("http://") for node in both])
    with running(caddy):
        wait_for_certificate(caddy)
        site = Site(caddy)
        paused, other = both
        paused.process.send_signal(signal.SIGSTOP)
        try:
            # Until Caddy has noticed, a request to the paused one takes as long as it is paused.
            eventually(lambda: "HTTP request failed" in caddy.logged())
            table = site.open()
            client = site.resume(table)
            other.wait_for(connections=1)
            client.close()
        finally:
            paused.process.send_signal(signal.SIGCONT)
