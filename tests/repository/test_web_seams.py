"""The browser's source tree: what it knows of one game stands in the folder of that game."""

from __future__ import annotations

import re
from collections.abc import Iterator
from os.path import normpath
from pathlib import Path, PurePosixPath

import pytest

SOURCE = Path(__file__).parents[2] / "web" / "src"
GENERATED = "protocol.ts"
FILES = {
    path.relative_to(SOURCE).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(SOURCE.rglob("*"))
    if path.suffix in {".ts", ".svelte"} and path.name != GENERATED
}
GAMES = ("fifty", "fifty_fifty")
"""Folders in `games/`, one for each game."""

TAG = re.compile(r"""(["'`])(fifty|fifty-fifty|crowd)\1""")
"""A game's name, or the name of one of its views, and nothing else."""
IMPORT = re.compile(r"""["'](\.{1,2}/[^"']+)["']""")

NO_GERUNDS = {
    "reconnecting_socket": "an adjective of the socket",
    "missing": "an adjective: the page that is not there",
    "MissingScreen": "the same",
    "WaitingRoom": "an adjective of the room",
}


def game_of(file: str) -> str | None:
    """Return the game in whose folder *file* lies."""
    parts = PurePosixPath(file).parts
    return parts[1] if parts[0] == "games" and parts[1] in GAMES else None


def imports(file: str, text: str) -> Iterator[str]:
    """Yield the files that *text* imports, as paths in the source tree."""
    for found in IMPORT.finditer(text):
        yield normpath(PurePosixPath(file).parent / found[1]).replace("\\", "/")


def is_registry(file: str) -> bool:
    """Return whether *file* lists parts of every game."""
    return PurePosixPath(file).parent == PurePosixPath("games")


def test_every_game_has_a_folder() -> None:
    folders = {path.name for path in (SOURCE / "games").iterdir() if path.is_dir()}
    assert folders == set(GAMES)


def test_no_module_asks_for_a_game_by_its_name_outside_of_the_game() -> None:
    asking = {file for file, text in FILES.items() if game_of(file) is None and TAG.search(text)}
    assert asking == set()


@pytest.mark.parametrize(
    "line", ['{#if game === "fifty"}', "case 'crowd':", "const FIRST = `fifty-fifty`;"]
)
def test_a_name_is_found(line: str) -> None:
    assert TAG.search(line)


@pytest.mark.parametrize("line", ['say("fifty-scored")', 'class="crowded"', '"./fifty/entry.ts"'])
def test_a_message_or_a_path_is_no_name(line: str) -> None:
    assert not TAG.search(line)


def test_games_are_reached_through_registries() -> None:
    direct = {
        (file, target)
        for file, text in FILES.items()
        for target in imports(file, text)
        if game_of(target) not in {None, game_of(file)} and not is_registry(file)
    }
    assert direct == set()


def test_no_file_is_named_with_an_ing_noun() -> None:
    names = {part.split(".")[0] for file in FILES for part in PurePosixPath(file).parts}
    words = {name: re.findall(r"[A-Z]?[a-z]+", name) for name in names - set(NO_GERUNDS)}
    assert {name for name, parts in words.items() if any(p.endswith("ing") for p in parts)} == set()


def test_no_component_and_no_export_is_left_over() -> None:
    """What nothing imports is dead, but for what the build and the tests begin with."""
    beginnings = {"main.ts", "prerender.ts", "inline_script.ts", "i18n/composed_ids.ts"}
    imported = {target for file, text in FILES.items() for target in imports(file, text)}
    modules = {file for file in FILES if not file.endswith(".d.ts")}
    assert modules - imported - beginnings == set()
