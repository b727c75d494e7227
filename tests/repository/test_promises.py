"""What the repository promises about itself."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import fifties

from bite import BITES, Bite

ROOT = Path(__file__).parents[2]
MADE = {".git", ".venv", ".hypothesis", "__pycache__", "dist", "static", "node_modules"}
"""What is in a checkout but not of it."""


def tracked() -> Iterator[Path]:
    """List the files of this repository, without a look into what is not of it."""
    for folder, below, names in os.walk(ROOT):
        below[:] = [name for name in below if name not in MADE and "_cache" not in name]
        yield from (Path(folder, name) for name in names if "_cache" not in name)


TRACKED = sorted(tracked())
TEXTS = [path for path in TRACKED if path.suffix in {".py", ".md", ".toml", ".ftl", ".txt", ".in"}]


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def clauses() -> list[str]:
    return re.findall(r"^\| ([FH]\d+) \|", read(ROOT / "docs" / "rules.md"), re.MULTILINE)


def test_the_rules_have_all_their_clauses() -> None:
    expected = [f"F{n}" for n in range(1, 20)] + [f"H{n}" for n in range(1, 12)]
    assert clauses() == expected


@pytest.mark.parametrize("clause", clauses())
def test_every_clause_is_cited_by_a_test(clause: str) -> None:
    tests = "\n".join(read(path) for path in (ROOT / "tests" / "games").glob("test_*.py"))
    assert f"def test_{clause}_" in tests


def test_every_public_name_can_be_fetched() -> None:
    for name in fifties.__all__:
        assert getattr(fifties, name) is not None
    with pytest.raises(AttributeError):
        fifties.nonsense  # noqa: B018 - that is the test


def test_importing_the_package_and_asking_for_help_load_nothing_heavy() -> None:
    code = (
        "import sys; from fifties.cli import COMMANDS, build_parser;"
        "[build_parser(command).format_help() for command in (None, *COMMANDS)];"
        "print({'msgspec', 'rich', 'fluent', 'numpy'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


def test_help_loads_no_command_and_a_command_loads_no_other() -> None:
    code = (
        "import sys; from fifties.cli import COMMANDS, build_parser; build_parser(*sys.argv[1:]);"
        "loaded = {f'fifties.cli.{module}' for module, _ in COMMANDS.values()} & set(sys.modules);"
        "print(*loaded)"
    )
    for command, loaded in ((), ""), (("replay",), "fifties.cli.records"):
        run = [sys.executable, "-c", code, *command]
        done = subprocess.run(run, capture_output=True, text=True, check=True)
        assert done.stdout.strip() == loaded


def test_dependencies_are_pinned_with_hashes_and_name_no_index() -> None:
    for lock in (ROOT / "requirements").glob("*.txt"):
        text = read(lock)
        assert "--hash=sha256:" in text
        assert "://" not in text
        pins = re.findall(r"^[a-z][^ ]*", text, re.MULTILINE)
        assert pins
        assert all("==" in pin for pin in pins)


@pytest.mark.parametrize(
    "command", ["help", "play", "install", "test", "check", "soak", "lint", "bench"]
)
def test_the_makefile_knows_its_commands(command: str) -> None:
    assert re.search(rf"^{command}:.*## ", read(ROOT / "Makefile"), re.MULTILINE)


def test_no_file_is_a_drawer_for_everything() -> None:
    # common.ftl holds what terminal and browser have in common, and only that.
    sources = [path for path in TRACKED if path.suffix != ".ftl"]
    names = {part for path in sources for part in path.relative_to(ROOT).with_suffix("").parts}
    assert not names & {"utils", "util", "helpers", "helper", "manager", "misc", "common"}


def test_files_stay_small() -> None:
    for path in TEXTS:
        if path.suffix == ".py":
            assert len(read(path).splitlines()) <= 500, path


def test_links_in_the_docs_lead_somewhere() -> None:
    for page in [path for path in TEXTS if path.suffix == ".md"]:
        for target in re.findall(r"\]\(([^)#:]+)\)", read(page)):
            assert (page.parent / target).exists(), (page, target)
        for target in re.findall(r"`((?:docs|tests|src|benchmarks)/[\w./-]+)`", read(page)):
            assert (ROOT / target).exists(), (page, target)


@pytest.mark.parametrize("broken", BITES, ids=lambda broken: broken.what)
def test_every_bite_still_finds_what_it_breaks(broken: Bite) -> None:
    for change in broken.changes:
        assert change.right in read(ROOT / change.file)
