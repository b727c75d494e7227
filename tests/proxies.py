"""Real proxies in front of real servers, set up as in `deploy/`, and clients behind them."""

from __future__ import annotations

import shutil
import signal
import socket
import ssl
import subprocess
from collections.abc import Sequence
from typing import IO, Any, Protocol

import httpx
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from tools.cluster.caddy import CADDYFILE, Caddy
from tools.cluster.engines import Engine

from commands import PATIENCE
from servers import Client, Message, eventually

NAME = "games.example.org"
"""The name of the site, which no machine that runs these tests has."""
DEPLOY = CADDYFILE.parent
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/local/sbin:/usr/bin:/usr/local/bin")


class Proxy(Protocol):
    """What tests need of a proxy."""

    port: int

    def trust(self) -> ssl.SSLContext:
        """Return a context that trusts its certificate."""
        ...

    def reload_with(self, marker: str) -> None:
        """Let it read a configuration under which answers have *marker* in a header."""
        ...


class CaddyProxy(Caddy):
    """Caddy with the site of `deploy/Caddyfile`; lines that hold *without* are left out."""

    def __init__(self, nodes: Sequence[str], without: str | None = None) -> None:
        kept = CADDYFILE.read_text(encoding="utf-8").splitlines()
        self._site = "\n".join(line for line in kept if without is None or without not in line)
        environment = {
            "FIFTIES_NODES": " ".join(nodes),
            "FIFTIES_SITE": f"{NAME}:{{$FIFTIES_PORT}}",
        }
        super().__init__(self._site, environment)
        self._environment["FIFTIES_SITE"] = f"{NAME}:{self.port}"

    def reload_with(self, marker: str) -> None:
        """Let it read a configuration under which answers have *marker* in a header."""
        first, brace, rest = self._site.rpartition("\treverse_proxy ")
        self.configure(f"{first}\theader X-Marker {marker}\n{brace}{rest}")
        self.reload()


class Nginx(Engine):
    """nginx with the site of `deploy/nginx.conf`, and the certificate of a *caddy*."""

    end_signal = signal.SIGTERM

    def __init__(self, nodes: Sequence[str], caddy: Caddy) -> None:
        super().__init__()
        self._nodes, self._caddy = nodes, caddy
        self._configure("")

    def _configure(self, extra: str) -> None:
        (certificate,) = (self._caddy.folder / "storage").rglob(f"{NAME}.crt")
        site = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        servers = "\n".join(f"server {node} max_fails=1 fail_timeout=2s;" for node in self._nodes)
        live = f"/etc/letsencrypt/live/{NAME}"
        for written, wanted in {
            "server 127.0.0.1:5050 max_fails=1 fail_timeout=2s;": servers,
            "listen 443 ssl": f"listen 127.0.0.1:{self.port} ssl",
            f"{live}/fullchain.pem": str(certificate),
            f"{live}/privkey.pem": str(certificate.with_suffix(".key")),
            "    location / {\n": f"    location / {{\n{extra}\n",
        }.items():
            assert written in site, written
            site = site.replace(written, wanted)
        own = "".join(
            f"{kind}_temp_path {self.folder}/{kind};\n"
            for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        (self.folder / "nginx.conf").write_text(
            f"daemon off;\npid {self.folder}/pid;\nerror_log stderr;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{own}{site}}}\n",
            encoding="utf-8",
        )

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        assert NGINX is not None
        config = str(self.folder / "nginx.conf")
        command = [NGINX, "-e", "stderr", "-p", str(self.folder), "-c", config]
        return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def answers(self) -> bool:
        """Return whether it listens."""
        try:
            socket.create_connection(("127.0.0.1", self.port), 1).close()
        except OSError:
            return False
        return True

    def trust(self) -> ssl.SSLContext:
        """Return a context that trusts its certificate."""
        return self._caddy.trust()

    def reload_with(self, marker: str) -> None:
        """Let it read a configuration under which answers have *marker* in a header."""
        self._configure(f"add_header X-Marker {marker};")
        self.process.send_signal(signal.SIGHUP)


class Site:
    """A server as people see it through a proxy, under a name and with TLS."""

    def __init__(self, proxy: Proxy) -> None:
        self.proxy = proxy
        self.url = f"https://{NAME}:{proxy.port}"

    def ask(
        self, method: str, path: str, body: object = None, source: str = "127.0.0.1", **headers: str
    ) -> httpx.Response:
        """Ask for something from the address *source*."""
        transport = httpx.HTTPTransport(verify=self.proxy.trust(), local_address=source)
        with httpx.Client(transport=transport, timeout=PATIENCE) as client:
            return client.request(
                method,
                f"https://127.0.0.1:{self.proxy.port}{path}",
                json=body,
                headers={"Host": f"{NAME}:{self.proxy.port}", **headers},
                extensions={"sni_hostname": NAME},
            )

    def open(self, **how: str) -> Message:
        """Open a table."""
        wanted = {"settings": {"game": "fifty", "pace": "at-once"}, "name": "Ana", "role": "seat"}
        answer = self.ask("POST", "/api/tables", wanted, **how)
        assert answer.status_code == 201, answer.text
        table: Message = answer.json()
        return table

    def connect(self, source: str = "127.0.0.1", origin: str | None = None) -> Client:
        """Connect without saying anything."""
        options: dict[str, Any] = {"max_queue": None, "ping_interval": None, "legacy": True}
        raw = socket.create_connection(
            ("127.0.0.1", self.proxy.port), PATIENCE, source_address=(source, 0)
        )
        return Client(
            connect(
                f"wss{self.url[5:]}/ws",
                sock=raw,
                ssl=self.proxy.trust(),
                origin=origin,  # type: ignore[arg-type]  # a string of a kind of its own
                **options,
            )
        )

    def resume(self, table: Message) -> Client:
        """Come back to a seat, as often as it takes, as clients do."""
        back: list[Client] = []

        def try_once() -> bool:
            try:
                client = self.connect()
            except (OSError, InvalidStatus):
                return False
            client.ask("resume", code=table["code"], token=table["token"])
            client.until("snapshot")
            back.append(client)
            return True

        eventually(try_once)
        return back[0]


def wait_for_certificate(caddy: CaddyProxy) -> None:
    """Wait until Caddy has made the certificate of the site."""

    def is_there() -> bool:
        try:
            Site(caddy).ask("GET", "/healthz")
        except (httpx.ConnectError, OSError):
            return False
        return True

    eventually(is_there)
