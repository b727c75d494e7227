"""Every extra in an environment of its own, and the package built from its sources."""

from __future__ import annotations

import json
import os
import re
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pexpect
import pytest

from environments import ROOT, UV, Environment, build

pytestmark = pytest.mark.soak

RECORD = str(ROOT / "tests" / "data" / "records" / "fifty" / "sheet-opening.toml")
FIFTY = ("fifty", "--players", "3", "--people", "1", "--names", "Ana")
PATIENCE = 300
"""Seconds for what compiles on a busy machine."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel of this checkout."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


def environment_with(extras: str, built: Path, folder: Path) -> Environment:
    """Install the wheel with *extras* into a fresh environment."""
    environment = Environment(folder / "venv")
    environment.install(f"fifties[{extras}] @ {built.as_uri()}")
    return environment


def modules_of(environment: Environment) -> set[str]:
    code = "import importlib.metadata as m; print(*(one.name for one in m.distributions()))"
    return set(environment.run("python", "-c", code).stdout.lower().split())


@contextmanager
def started_server(environment: Environment) -> Iterator[tuple[str, str]]:
    """Serve from *environment*; yield the address, and what was said on standard error."""
    errors = environment.folder / "errors.txt"
    command = [environment.program("fifties"), "serve", "--port", "0", "--host", "127.0.0.1"]
    quiet = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8"}
    with (
        errors.open("w") as error_file,
        subprocess.Popen(
            [*command, "--data", str(environment.folder / "data")],
            stdout=subprocess.PIPE,
            stderr=error_file,
            text=True,
            env=quiet,
        ) as server,
    ):
        assert server.stdout is not None
        try:
            for line in server.stdout:
                found = re.search(r"http://127\.0\.0\.1:\d+", line)
                if found:
                    yield found[0], errors.read_text()
                    break
            else:
                pytest.fail(errors.read_text())
        finally:
            server.terminate()
            server.stdout.read()


def fetch(address: str) -> bytes:
    with urlopen(address, timeout=PATIENCE) as answer:  # noqa: S310 - our own server
        return bytes(answer.read())


def levels_at(address: str) -> list[list[str]]:
    return [game["levels"] for game in json.loads(fetch(f"{address}/api/about"))["games"]]


def test_a_server_needs_no_compiler_and_offers_what_it_can(built: Path, tmp_path: Path) -> None:
    environment = environment_with("server", built, tmp_path)
    assert not modules_of(environment) & {"numba", "numpy", "textual", "matplotlib", "gymnasium"}
    with started_server(environment) as (address, shown):
        assert 'pip install "fifties[lab]"' in shown
        assert shown.count("\n") == 1
        assert levels_at(address) == [["beginner", "casual", "steady", "sharp", "master"]] * 2
        assert b"<html" in fetch(address)
    environment.run("fifties", "print", "fifty", "--out", "sheet.pdf")
    assert (environment.folder / "sheet.pdf").read_bytes().startswith(b"%PDF")


def test_a_server_with_the_lab_offers_every_level(built: Path, tmp_path: Path) -> None:
    environment = environment_with("server,lab", built, tmp_path)
    with started_server(environment) as (address, shown):
        assert shown == ""
        assert levels_at(address) == [["beginner", "casual", "steady", "sharp", "master"]] * 2


def test_the_terminal_fills_the_screen(built: Path, tmp_path: Path) -> None:
    environment = environment_with("terminal", built, tmp_path)
    assert not modules_of(environment) & {"numba", "numpy", "starlette", "matplotlib"}
    child = pexpect.spawn(
        environment.program("fifties"),
        ["play", *FIFTY],
        env={"TERM": "xterm-256color", "LANG": "C.UTF-8", "FIFTIES_DATA": str(tmp_path)},
        encoding="utf-8",
        codec_errors="replace",
        timeout=PATIENCE,
        dimensions=(24, 80),
    )
    child.expect_exact("\x1b[?1049h")  # the other screen, which only the full-screen game asks for
    child.expect_exact("Ana")
    child.send("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    done = environment.run("fifties", "play", "--join", "127.0.0.1:9", "KXM4PQ", "--plain", code=2)
    assert "pip" not in done.stderr


def test_the_lab_simulates_solves_and_draws(built: Path, tmp_path: Path) -> None:
    environment = environment_with("lab", built, tmp_path)
    assert not modules_of(environment) & {
        "textual",
        "starlette",
        "rich",
        "gymnasium",
        "distributed",
    }
    simulated = environment.run("fifties", "simulate", "fifty", "--players", "4", "--json")
    assert json.loads(simulated.stdout)
    shared = ("simulate", "fifty", "--players", "4", "--dask", "127.0.0.1:9")
    refused = environment.run("fifties", *shared, code=2)
    assert refused.stderr.endswith('Get it with: pip install "fifties[dask]"\n')
    assert refused.stderr.count("\n") == 1
    solving = ("solve", "fifty", "--players", "3", "--seconds", "2", "--plot", "round.svg")
    assert "Choices drawn from it" in environment.run("fifties", *solving).stdout
    assert "<svg" in (environment.folder / "round.svg").read_text()
    bots = ("--bots", "sharp,steady,casual", "--games", "12", "--processes", "1")
    assert "sharp" in environment.run("fifties", "arena", "fifty-fifty", *bots).stdout.lower()


def test_paper_prints(built: Path, tmp_path: Path) -> None:
    environment = environment_with("paper", built, tmp_path)
    assert not modules_of(environment) & {"numba", "numpy", "starlette", "textual", "rich"}
    environment.run("fifties", "print", "fifty", "--players", "200", "--out", "grids.pdf")
    environment.run("fifties", "print", RECORD, "--out", "game.pdf")
    for name in ("grids.pdf", "game.pdf"):
        assert (environment.folder / name).read_bytes().startswith(b"%PDF")


def test_research_has_its_environments(built: Path, tmp_path: Path) -> None:
    environment = environment_with("research", built, tmp_path)
    assert not modules_of(environment) & {"textual", "starlette", "fpdf2"}
    code = """
import pyspiel
import fifties.research.openspiel
from fifties.research.pettingzoo import fifty_fifty_v0
from fifties.research.vector import FiftyVectorEnv

fifty_fifty_v0.env().reset(seed=1)
FiftyVectorEnv(num_envs=8).reset(seed=1)
print(pyspiel.load_game("python_fifty_fifty").num_players())
"""
    assert environment.run("python", "-c", code).stdout.strip().isdigit()


def test_all_has_everything(built: Path, tmp_path: Path) -> None:
    environment = environment_with("all", built, tmp_path)
    code = """
import importlib, pkgutil
import fifties
for module in pkgutil.walk_packages(fifties.__path__, "fifties."):
    if module.name.rpartition(".")[2] != "__main__":
        importlib.import_module(module.name)
for name in fifties.__all__:
    getattr(fifties, name)
"""
    environment.run("python", "-c", code)


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout can be exported")
def test_a_fresh_checkout_installs_with_the_browser_game(tmp_path: Path) -> None:
    sources = tmp_path / "sources"
    sources.mkdir()
    archive = subprocess.run(["git", "archive", "HEAD"], cwd=ROOT, capture_output=True, check=True)
    subprocess.run(["tar", "-x", "-C", str(sources)], input=archive.stdout, check=True)
    environment = Environment(tmp_path / "venv")
    subprocess.run(
        [UV, "pip", "install", "--quiet", "--python", str(environment.folder), str(sources)],
        check=True,
    )
    code = "import fifties, pathlib; print(*pathlib.Path(fifties.__path__[0]).glob('static/*'))"
    shipped = environment.run("python", "-c", code).stdout
    assert "home.en.html" in shipped
    assert ".digest" not in shipped
