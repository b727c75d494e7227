"""The offline copy that browsers fetch from a server, and with which policy."""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Iterator

import httpx
import pytest

from fifties.built_client.content_policy import WORKER, WORKER_POLICY

from servers import Served

MOST = 6_000_000
"""Bytes over the network."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as running:
        yield running


def test_all_that_is_taken_along_is_there_small_and_as_it_was_listed(served: Served) -> None:
    with httpx.Client(base_url=served.url) as client:
        listed = client.get("/offline-copy.json").json()
        assert listed["bytes"] == sum(file["bytes"] for file in listed["files"]) <= MOST
        for file in listed["files"]:
            fetched = client.get(f"/{file['from']}", headers={"Accept-Encoding": "gzip"}).content
            content = fetched
            if file["path"].startswith(listed["python"]):
                assert len(fetched) == file["bytes"]
                content = lzma.decompress(fetched)
            assert hashlib.sha256(content).hexdigest() == file["sha256"], file["path"]
        gzip_only = {"Accept-Encoding": "gzip"}
        wasm = client.get(f"/{listed['python']}pyodide.asm.wasm", headers=gzip_only)
        assert wasm.headers["content-type"] == "application/wasm"
        assert wasm.headers["content-encoding"] == "gzip"
        assert wasm.content.startswith(b"\0asm")


def test_only_the_worker_may_compile_webassembly(served: Served) -> None:
    with httpx.Client(base_url=served.url) as client:
        files = client.get("/offline-copy.json").json()["files"]
        (worker,) = [file["path"] for file in files if WORKER.fullmatch(file["path"])]
        assert client.get(f"/{worker}").headers["content-security-policy"] == WORKER_POLICY
        for path in ("/", "/here", "/here/t/CODE", "/service-worker.js"):
            policy = client.get(path).headers["content-security-policy"]
            assert "wasm-unsafe-eval" not in policy
            assert "unsafe" not in policy


def test_nothing_else_of_the_pack_is_served(served: Served) -> None:
    with httpx.Client(base_url=served.url) as client:
        folder = client.get("/offline-copy.json").json()["python"]
        for name in (f"{folder}pack.json", f"{folder}.own", "offline/other/pyodide.mjs"):
            assert client.get(f"/{name}").status_code == 404
