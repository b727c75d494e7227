"""A server knows its names: asked for under another one, it says so and does nothing."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from fifties.locales import LANGUAGES
from fifties.server.network import lan_address

from commands import PATIENCE, complaint
from servers import HANDSHAKE, SPEECH, Served

MACHINE = socket.gethostname()
OWN = [
    "localhost", "LOCALHOST", "localhost.", "127.0.0.1", "127.8.9.1", "[::1]", MACHINE,
    MACHINE.upper(), f"{MACHINE.partition('.')[0]}.local", f"{MACHINE.partition('.')[0]}.lan",
    lan_address() or "127.0.0.1",
]  # fmt: skip
FOREIGN = [
    "evil.example", "localhost.evil.example", f"{MACHINE}.evil.example", "127.0.0.1.nip.io", "x",
    "203.0.113.9", "[2001:db8::7]", "localhost@evil.example", "evil.example/", "a b", "[::1", "",
    "[evil.example]", "localhost:", ":5050", "127.1", "0x7f000001", "локалхост", "local host",
]  # fmt: skip


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    data = tmp_path_factory.mktemp("data")
    with Served(data, "--origin", "http://localhost:5173", "--wrong-codes", "0") as on:
        yield on
        assert on.stop() == (0, "")


class Answered:
    """What came back over a socket of one's own, on which any header can be sent."""

    def __init__(self, served: Served, request: str, *headers: str, body: str = "") -> None:
        lines = [f"{request} HTTP/1.1", *headers, "Connection: close"]
        if body:
            lines.append(f"Content-Length: {len(body)}")
        port = int(served.url.rsplit(":", 1)[1])
        with socket.create_connection(("127.0.0.1", port), PATIENCE) as raw:
            raw.sendall("\r\n".join([*lines, "", body]).encode())
            data = b""
            while chunk := raw.recv(65_536):
                data += chunk
                if data.startswith(b"HTTP/1.1 101"):
                    break
        head, _, self.body = data.partition(b"\r\n\r\n")
        self.status = int(head.split()[1])
        self.head = head.decode("latin-1").lower()


def handshake(served: Served, host: str, origin: str, *headers: str) -> int:
    """Ask for a WebSocket; return the status."""
    upgrade = [f"{name}: {value}" for name, value in HANDSHAKE.items()]
    raw = ["GET /ws HTTP/1.1", f"Host: {host}", f"Origin: {origin}", *upgrade, *headers]
    port = int(served.url.rsplit(":", 1)[1])
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as opened:
        opened.sendall("\r\n".join([*raw, "", ""]).encode())
        return int(opened.recv(4096).split()[1])


@pytest.mark.parametrize("name", OWN)
def test_a_server_answers_to_every_name_of_its_machine(served: Served, name: str) -> None:
    for host in (name, f"{name}:5050", f"{name}:80"):
        assert Answered(served, "GET /api/about", f"Host: {host}").status == 200
        assert Answered(served, "GET /", f"Host: {host}").status in {200, 503}
        assert handshake(served, host, f"http://{host}") == 101


@pytest.mark.parametrize("name", FOREIGN)
def test_a_server_does_nothing_under_a_name_that_it_does_not_have(
    served: Served, name: str
) -> None:
    tables = served.get("/healthz").json()["tables"]
    origin = f"Origin: http://{name}"
    answer = Answered(served, "POST /api/tables", f"Host: {name}", origin, body="{}")
    assert (answer.status, json.loads(answer.body)["refusal"]) == (421, "wire-unknown-name")
    assert Answered(served, "GET /", f"Host: {name}").status == 421
    assert Answered(served, "GET /metrics", f"Host: {name}").status == 421
    assert handshake(served, name, f"http://{name}") == 403
    assert served.get("/healthz").json()["tables"] == tables


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_way_out_is_told_on_one_line(served: Served, lang: str) -> None:
    asked = ("Host: evil.example:5050", f"Accept-Language: {lang}")
    said = SPEECH[lang]("wire-unknown-name", name="evil.example:5050", address=served.url)
    page = Answered(served, "GET /t/ABCDEF", *asked)
    assert page.body.decode() == f"{said}\n"
    assert "text/plain" in page.head
    assert "content-security-policy" in page.head
    assert json.loads(Answered(served, "GET /api/about", *asked).body)["text"] == said


@pytest.mark.parametrize("hosts", [(), ("localhost", "localhost"), ("localhost", "evil.example")])
def test_there_is_one_host_header(served: Served, hosts: tuple[str, ...]) -> None:
    answer = Answered(served, "GET /api/about", *(f"Host: {host}" for host in hosts))
    assert answer.status == 400


def test_a_page_of_one_name_does_not_use_the_server_under_another(served: Served) -> None:
    for origin in (
        "http://evil.example",
        "http://127.0.0.1",
        "null",
        "http://localhost.evil.example",
    ):
        assert handshake(served, "localhost:5050", origin) == 403
        headers = ("Host: localhost:5050", f"Origin: {origin}")
        assert Answered(served, "POST /api/tables", *headers, body="{}").status == 403


@pytest.mark.parametrize("host", ["localhost:5173", "localhost:8050"])
def test_the_client_that_is_served_from_its_sources_is_let_in(served: Served, host: str) -> None:
    assert handshake(served, host, "http://localhost:5173") == 101


def link(answer: Answered) -> str:
    assert answer.status == 201, answer.body
    return str(json.loads(answer.body)["link"]).rpartition("/t/")[0]


def test_a_proxy_is_believed_what_the_server_is_called(tmp_path: Path) -> None:
    name, https = "games.example.org", "X-Forwarded-Proto: https"
    with Served(tmp_path, "--trust-proxy", "127.0.0.1") as served:
        kept = Answered(served, "POST /api/tables", f"Host: {name}", https, body="{}")
        assert link(kept) == f"https://{name}"
        told = f"X-Forwarded-Host: {name}"
        named = Answered(served, "POST /api/tables", "Host: 127.0.0.1", told, https, body="{}")
        assert link(named) == f"https://{name}"
        assert handshake(served, name, f"https://{name}", https) == 101
        assert handshake(served, name, "https://evil.example", https) == 403


def test_nobody_else_is_believed(tmp_path: Path) -> None:
    told = ("Host: localhost", "X-Forwarded-Host: evil.example", "X-Forwarded-Proto: https")
    for options in ((), ("--trust-proxy", "192.0.2.7")):
        with Served(tmp_path, *options) as served:
            port = served.url.rsplit(":", 1)[1]
            answer = Answered(served, "POST /api/tables", *told, body="{}")
            assert link(answer) in {"http://localhost", f"http://localhost:{port}"}
            assert Answered(served, "GET /", "Host: evil.example").status == 421


def test_a_public_address_stands_in_links_and_is_known(tmp_path: Path) -> None:
    public = "https://games.example.org"
    with Served(tmp_path, "--public-url", public, "--public-url", "http://pi.example") as served:
        for host in ("localhost", "games.example.org", "pi.example:8080"):
            answer = Answered(served, "POST /api/tables", f"Host: {host}", body="{}")
            assert link(answer) == public
            assert handshake(served, host, public) == 101
        assert Answered(served, "GET /", "Host: evil.example").status == 421


@pytest.mark.parametrize(
    "url",
    ["games.example.org", "ftp://x", "https://", "http://x/y", "http://a@b", "http://x:0", ""],
)
def test_a_public_address_that_is_none_is_refused_on_one_line(tmp_path: Path, url: str) -> None:
    told = complaint("serve", "--data", str(tmp_path), "--public-url", url)
    assert "https://games.example.org" in told
