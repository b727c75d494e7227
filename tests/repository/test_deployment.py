"""What `deploy/` holds is right: options, paths and commands of units, images and proxies."""

from __future__ import annotations

import json
import re
import shlex
from configparser import RawConfigParser
from pathlib import Path

import pytest

from fifties import cli
from fifties.cli.serve import LIMITS
from tools.offline_pack import __main__ as offline_pack

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
UNITS = sorted(DEPLOY.glob("*.service"))
IMAGE = (DEPLOY / "Containerfile").read_text(encoding="utf-8")
INSTRUCTIONS = {
    "FROM", "WORKDIR", "COPY", "RUN", "ENV", "USER", "VOLUME", "EXPOSE", "STOPSIGNAL",
    "HEALTHCHECK", "ENTRYPOINT", "CMD",
}  # fmt: skip


def test_the_page_about_servers_names_every_file() -> None:
    page = (ROOT / "docs" / "serving.md").read_text(encoding="utf-8")
    for path in DEPLOY.iterdir():
        assert f"](../deploy/{path.name})" in page, path.name


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_units_start_the_server_with_options_that_it_knows(unit: Path) -> None:
    read = RawConfigParser(strict=False, comment_prefixes="#")
    read.optionxform = str  # type: ignore[assignment, method-assign]  # its own way to keep capitals
    read.read(unit)
    assert f"/etc/systemd/system/{unit.name}" in unit.read_text(encoding="utf-8")
    program, *words = shlex.split(read["Service"]["ExecStart"])
    assert program == "/opt/fifties/bin/fifties"
    options = cli.parse(words)
    assert options.trust_proxy
    assert read["Service"]["RestartPreventExitStatus"] == "2"
    if options.workers > 1:
        assert read["Service"]["ExecReload"] == "/bin/kill -HUP $MAINPID"


def instructions() -> list[tuple[str, str]]:
    """Return the instructions of the image."""
    lines = [line for line in IMAGE.splitlines() if line and not line.startswith("#")]
    return [(line.partition(" ")[0], line.partition(" ")[2]) for line in lines]


def test_the_image_is_made_of_files_that_are_there() -> None:
    assert {word for word, _ in instructions()} == INSTRUCTIONS
    copied = [shlex.split(rest)[:-1] for word, rest in instructions() if word == "COPY"]
    own = [path for paths in copied if not paths[0].startswith("--from") for path in paths]
    assert {"pyproject.toml", "hatch_build.py", "src", "web"} <= {*own}
    assert [path for path in own if not (ROOT / path).exists()] == []


def test_the_image_has_all_that_the_build_reads() -> None:
    """The hook of the build runs a module of `tools`, which reads two locks."""
    hook = (ROOT / "hatch_build.py").read_text(encoding="utf-8")
    (module,) = re.findall(r'^PACK = "(.+)"$', hook, re.MULTILINE)
    assert module == offline_pack.__package__
    copied = [shlex.split(rest)[:-1] for word, rest in instructions() if word == "COPY"]
    own = [ROOT / path for paths in copied for path in paths]
    for path in (Path(offline_pack.__file__), offline_pack.LIBRARY_LOCK, offline_pack.WEB_LOCK):
        assert any(path.is_relative_to(copy) for copy in own), path


def test_the_image_starts_the_server_with_options_that_it_knows() -> None:
    (entry,) = [json.loads(rest) for word, rest in instructions() if word == "ENTRYPOINT"]
    (more,) = [json.loads(rest) for word, rest in instructions() if word == "CMD"]
    (port,) = [rest for word, rest in instructions() if word == "EXPOSE"]
    options = cli.parse([*entry[1:], *more])
    assert entry[0] == "fifties"
    assert options.port == int(port)
    (check,) = [rest for word, rest in instructions() if word == "HEALTHCHECK"]
    compile(json.loads(check.removeprefix("CMD "))[2], "HEALTHCHECK", "exec")
    assert f":{port}/healthz" in check


def test_the_image_takes_the_versions_that_are_pinned() -> None:
    """As the line with sed does: what begins with a space is a hash or a comment."""
    lock = (ROOT / "requirements" / "all.txt").read_text(encoding="utf-8").splitlines()
    versions = [re.sub(r" *\\$", "", line) for line in lock if not line.startswith(" ")]
    assert all(re.match(r"[\w.-]+==\S+( ; .+)?$", line) for line in versions), versions
    assert {"asyncpg", "numba", "uvicorn"} <= {line.partition("==")[0] for line in versions}
    (script,) = [rest for word, rest in instructions() if word == "RUN" and "sed" in rest]
    assert script == r"sed -e '/^ /d' -e 's/ *\\$//' requirements/all.txt > /tmp/versions.txt"


def test_the_alert_about_sockets_knows_the_limit() -> None:
    rules = (DEPLOY / "prometheus-rules.yml").read_text(encoding="utf-8")
    assert re.findall(r"0\.8 \* (\d+)", rules) == re.findall(r"\d+", LIMITS["connections"])
