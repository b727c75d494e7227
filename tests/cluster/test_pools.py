"""A pool between servers and PostgreSQL: one of sessions does, one of transactions is refused."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from typing import IO

import pytest

from tools.cluster.engines import Engine, Postgres, Valkey, running

from commands import complaint
from servers import SPEECH, Served

PGBOUNCER = shutil.which("pgbouncer", path="/usr/sbin:/usr/bin:/usr/local/bin")
pytestmark = pytest.mark.skipif(PGBOUNCER is None, reason="pgbouncer is not installed")


class PgBouncer(Engine):
    """A pool in front of a database."""

    def __init__(self, store: str, mode: str) -> None:
        super().__init__()
        self._database = store.rpartition("/")[2]
        port = store.rpartition(":")[2].partition("/")[0]
        self.folder.chmod(0o755)
        users = self.folder / "users"
        users.write_text('"postgres" ""\n', encoding="ascii")
        lines = (
            "[databases]", f"* = host=127.0.0.1 port={port}", "[pgbouncer]",
            "listen_addr = 127.0.0.1", f"listen_port = {self.port}", f"pool_mode = {mode}",
            "auth_type = trust", f"auth_file = {users}", "default_pool_size = 40",
            "unix_socket_dir =",
        )  # fmt: skip
        self._config = self.folder / "pgbouncer.ini"
        self._config.write_text("\n".join(lines) + "\n", encoding="ascii")

    @property
    def url(self) -> str:
        """The URL of the database behind the pool."""
        return f"postgresql://postgres@127.0.0.1:{self.port}/{self._database}"

    def _spawn(self, log: IO[bytes]) -> subprocess.Popen[bytes]:
        assert PGBOUNCER is not None
        user = ("-u", "nobody") if Path.home() == Path("/root") else ()
        command = [PGBOUNCER, *user, str(self._config)]
        return subprocess.Popen(command, stdout=log, stderr=log, start_new_session=True)

    def answers(self) -> bool:
        """Return whether it serves."""
        return "process up" in self.logged()


def test_a_pool_of_sessions_changes_nothing(postgres: Postgres, valkey: Valkey) -> None:
    pool = PgBouncer(postgres.new_database(), "session")
    with running(pool), Served(None, "--store", pool.url, "--bus", valkey.url()) as served:
        host = served.resume(served.open())
        assert host.do("rename", name="Anna")["tell"] != "refused"
        host.close()


def refusal(postgres: Postgres, valkey: Valkey, mode: str) -> str:
    """Return the line with which a server refuses to start behind a pool."""
    pool = PgBouncer(postgres.new_database(), mode)
    with running(pool):
        return complaint("serve", "--lang", "de", "--store", pool.url, "--bus", valkey.url())


def test_a_pool_of_anything_less_is_refused_on_one_line(postgres: Postgres, valkey: Valkey) -> None:
    told = refusal(postgres, valkey, "transaction")
    assert SPEECH["de"]("serve-store-pooled", reason="pool_mode") in told
    assert "not allowed in statement pooling mode" in refusal(postgres, valkey, "statement")
