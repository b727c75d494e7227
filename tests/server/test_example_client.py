"""The client of examples/ finds servers as `fifties play --join` does, and says what is wrong."""

from __future__ import annotations

import asyncio
import json
import os
import shutil
import socket
import ssl
import subprocess
import sys
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from pathlib import Path
from threading import Thread
from urllib.parse import urlsplit

import pytest

from fifties.core.refusals import IllegalSetup
from fifties.terminal.live.reconnecting_socket import socket_address

from client import addresses
from servers import Served

EXAMPLES = Path(__file__).parents[2] / "examples"
LIVE = ["client.py", "bot.py", "learner.py"]
"""The examples that sit down at a live table."""


def run(script: str, *words: str, code: int = 0, **environment: str) -> tuple[str, str]:
    """Run an example, expect an exit code, and return what it prints and what it complains of."""
    done = subprocess.run(
        [sys.executable, str(EXAMPLES / script), *words],
        env=os.environ | {"PYTHONWARNINGS": "error"} | environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == code, done
    return done.stdout, done.stderr


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.mark.parametrize(
    "address",
    [
        "http://localhost:5050",
        "https://games.example",
        "https://games.example/t/KXM4PQ",
        "https://games.example:444",
        "ws://localhost:5050",
        "wss://games.example",
        "192.168.1.20",
        "192.168.1.20:5050",
        "laptop.local:8080",
        "[::1]:5050",
    ],
)
def test_an_address_leads_where_the_terminal_goes(address: str) -> None:
    http, ws = addresses(address)
    assert ws == socket_address(address)
    assert http == ws.removesuffix("/ws").replace("ws", "http", 1)


@pytest.mark.parametrize("address", ["", "ftp://games.example", "http://", "http://x:port", "["])
def test_what_is_no_address_is_refused_as_in_the_terminal(address: str) -> None:
    with pytest.raises(IllegalSetup):
        socket_address(address)
    with pytest.raises(ValueError, match="is not the address of a server"):
        addresses(address)


@pytest.mark.parametrize("script", LIVE)
@pytest.mark.parametrize("words", [(), ("localhost:5050",)])
def test_without_a_table_an_example_prints_its_usage(script: str, words: tuple[str, ...]) -> None:
    _, complaint = run(script, *words, code=2)
    assert complaint.startswith(f"usage: {script} [-h] server code")


def test_what_goes_wrong_is_one_line(served: Served) -> None:
    _, complaint = run("bot.py", "ftp://games.example", "KXM4PQ", code=2)
    assert complaint.startswith("bot.py: 'ftp://games.example' is not the address of a server")
    assert complaint.count("\n") == 1
    _, complaint = run("bot.py", served.url, "NOSUCH", code=2)
    assert complaint.startswith("bot.py: ")
    assert complaint.count("\n") == 1
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
    _, complaint = run("bot.py", f"127.0.0.1:{port}", "KXM4PQ", code=2)
    assert "refused" in complaint.lower()
    assert complaint.count("\n") == 1


def play_a_game(served: Served, address: str, **environment: str) -> str:
    """Let three bots play Fifty Fifty at *address*; return what a follower of the table prints."""
    table = served.open(role="spectator", game="fifty-fifty")
    host = served.resume(table)
    code = table["code"].lower()  # as somebody would type it
    started = [
        subprocess.Popen(
            [sys.executable, str(EXAMPLES / script), address, code],
            env=os.environ | environment,
            stdout=subprocess.PIPE,
            text=True,
        )
        for script in ("client.py", *["bot.py"] * 3)
    ]
    host.table(seated=3)
    served.wait_for(connections=5)  # the host, the follower and three bots
    host.ask("start")
    ended = host.event("game-ended")
    followed, *told = [player.communicate(timeout=30)[0] for player in started]
    assert all(f"winners {ended['outcome']['winners']}" in line for line in told)
    host.close()
    served.wait_for(connections=0)
    return followed


def test_a_bare_address_and_a_code_in_small_letters_find_the_table(served: Served) -> None:
    followed = play_a_game(served, urlsplit(served.url).netloc)
    happened = [json.loads(line)["event"] for line in followed.splitlines()]
    assert happened.count("game-ended") == 1
    assert happened.count("card-played") == 3 * 9 * 3


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Hand bytes on until one side has had enough."""
    with suppress(OSError):
        while some := await source.read(65536):
            target.write(some)
            await target.drain()
    target.close()
    with suppress(OSError):
        await target.wait_closed()


@contextmanager
def proxy(context: ssl.SSLContext, port: int) -> Iterator[str]:
    """Speak https with whoever comes, and http with the server; yield the address."""

    guests: set[asyncio.Task[None] | None] = set()

    async def hand_over(heard: asyncio.StreamReader, said: asyncio.StreamWriter) -> None:
        guests.add(asyncio.current_task())
        answers, questions = await asyncio.open_connection("127.0.0.1", port)
        await asyncio.gather(pump(heard, questions), pump(answers, said))

    async def hand_on(started: Future[tuple[int, Callable[[], object]]]) -> None:
        loop, enough = asyncio.get_running_loop(), asyncio.Event()
        server = await asyncio.start_server(hand_over, "127.0.0.1", 0, ssl=context)
        own = server.sockets[0].getsockname()[1]
        started.set_result((own, lambda: loop.call_soon_threadsafe(enough.set)))
        await enough.wait()
        server.close()
        await asyncio.gather(*filter(None, guests))

    started: Future[tuple[int, Callable[[], object]]] = Future()
    thread = Thread(target=lambda: asyncio.run(hand_on(started)))
    thread.start()
    own, stop = started.result()
    try:
        yield f"https://localhost:{own}"
    finally:
        stop()
        thread.join()


@pytest.mark.skipif(not shutil.which("openssl"), reason="openssl makes the certificate")
def test_https_addresses_work_behind_a_proxy(served: Served, tmp_path: Path) -> None:
    key, certificate = str(tmp_path / "key.pem"), str(tmp_path / "certificate.pem")
    make = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    subject = ["-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"]
    files = ["-keyout", key, "-out", certificate]
    subprocess.run([*make, *subject, *files], check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    port = int(served.url.rsplit(":", 1)[1])
    with proxy(context, port) as address:
        assert '"game-ended"' in play_a_game(served, address, SSL_CERT_FILE=certificate)
