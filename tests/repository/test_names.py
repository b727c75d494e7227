"""Names and seams of the source tree: modules say what they hold, and games stay in their modules.

Lists of known offenders only get shorter: whoever mends one deletes it here.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from types import ModuleType
from typing import get_args

import pytest

import fifties
from fifties import games

SOURCE = Path(fifties.__file__).parent
FILES = sorted(path.relative_to(SOURCE) for path in SOURCE.rglob("*.py"))
PACKAGES = sorted(path.parent.name for path in SOURCE.glob("*/__init__.py"))
GAMES = ("fifty_fifty", "fifty")
"""The longer name first: it begins with the other."""

NO_GERUNDS = {
    "fifty_fifty_training": "training is machine learning's own word",
    "network_training": "training is machine learning's own word",
    "reconnecting_socket": "an adjective of the socket",
    "regret_matching": "the name of the algorithm",
    "table_training": "training is machine learning's own word",
    "waiting_room": "what everybody calls such a room",
}
"""Modules and folders whose names may hold a word that ends in -ing, and why."""

INGS: dict[str, set[str]] = {}
"""Known names with an -ing noun, by package."""
SHARED_NAMES: dict[str, set[str]] = {}
"""Known names of several modules of one package."""
SHORT_DOCSTRINGS: set[str] = set()
"""Packages that do not yet say what they answer and what they must not know."""
TYPE_QUESTIONS: dict[str, set[str]] = {}
"""Known modules that test for a class of a game, by package."""
NAME_QUESTIONS: dict[str, set[str]] = {}
"""Known modules that compare the name of a game, by package."""

REGISTRIES = {
    "__init__": "what a program imports from fifties",
    "bots/registry": "the bots of all games",
    "paper/documents": "the sheets of all games",
    "paper/print_request": "the parts of all games, without importing what draws them",
    "research/openspiel/__init__": "the environments of all games",
    "research/vector/__init__": "the environments of all games",
    "review/registry": "the reviewers of all games",
    "simulation/simulator": "the simulators of all games",
    "table/registry": "all games at a table",
    "terminal/registry": "all games in a terminal",
}
"""Modules that import what their layer knows of all games."""

OF_ONE_GAME = {
    "cli/solve": "`fifties solve fifty`: only Fifty's round is solved",
    "cli/train": "`fifties train fifty-fifty`: only Fifty Fifty's bots learn",
    "kit/registry": "what kits of events tell: only parties of Fifty are events",
}
"""Modules that import what their layer knows of one game."""


def package_of(file: Path) -> str:
    return file.parts[0] if len(file.parts) > 1 else ""


@cache
def tree_of(file: Path) -> ast.Module:
    """Read a module of the source tree."""
    return ast.parse((SOURCE / file).read_text(encoding="utf-8"))


@cache
def nodes_of(tree: ast.Module) -> tuple[ast.AST, ...]:
    """Return all that a module consists of; several tests look at it."""
    return tuple(ast.walk(tree))


def by_package(found: Iterator[tuple[Path, str]]) -> dict[str, set[str]]:
    grouped: dict[str, set[str]] = defaultdict(set)
    for file, name in found:
        grouped[package_of(file)].add(name)
    return dict(grouped)


def names_in(file: Path) -> list[str]:
    """List the names of the folders that a module lies in, and its own."""
    own = () if file.stem in {"__init__", "__main__"} else (file.stem,)
    return [*file.parts[:-1], *own]


def ings() -> Iterator[tuple[Path, str]]:
    """Yield modules and folders whose name has a word that ends in -ing."""
    for file in FILES:
        for name in names_in(file):
            if name not in NO_GERUNDS and any(word.endswith("ing") for word in name.split("_")):
                yield file, name


def test_no_module_is_named_with_an_ing_noun() -> None:
    """A module says what it holds: `broadcast`, not `telling`."""
    assert by_package(ings()) == INGS


def test_every_exception_is_a_module() -> None:
    assert set(NO_GERUNDS) <= {name for file in FILES for name in names_in(file)}


def shared_names() -> Iterator[tuple[Path, str]]:
    """Yield names that several modules of a package have, but for those in folders of the games."""
    seen: dict[tuple[str, str], list[Path]] = defaultdict(list)
    for file in FILES:
        if file.stem not in {"__init__", "__main__"} and game_of(file) is None:
            seen[package_of(file), file.stem].append(file)
    for (_, stem), files in seen.items():
        if len(files) > 1:
            yield files[0], stem


def test_no_two_modules_of_a_package_share_a_name() -> None:
    """In a folder named after a game the difference is obvious."""
    assert by_package(shared_names()) == SHARED_NAMES


def says_enough(docstring: str) -> bool:
    """Return whether there are two sentences, and one of them says what is not known there."""
    sentences = re.findall(r"[.!?](?=\s|$)", docstring)
    return len(sentences) > 1 and bool(
        re.search(r"\b(no|not|never|neither|nothing|without)\b", docstring, re.IGNORECASE)
    )


def test_every_package_says_what_it_answers_and_what_it_must_not_know() -> None:
    docstrings = {name: import_docstring(name) for name in PACKAGES}
    assert {name for name, text in docstrings.items() if not says_enough(text)} == SHORT_DOCSTRINGS


def import_docstring(package: str) -> str:
    tree = ast.parse((SOURCE / package / "__init__.py").read_text(encoding="utf-8"))
    return ast.get_docstring(tree) or ""


@cache
def game_classes() -> dict[type, str]:
    """Return every class of a game's rules, with the name of the game's package."""
    found = {}
    for module in walk_packages(games.__path__, f"{games.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, type):
                for game in GAMES:
                    if f"{value.__module__}.".startswith(f"{games.__name__}.{game}."):
                        found[value] = game
                        break
    return found


def game_of(file: Path) -> str | None:
    """Return the game that a module, or a folder around it, is named after."""
    return game_named(names_in(file))


def game_named(names: Iterable[str]) -> str | None:
    for name in names:
        for game in GAMES:
            if name == game or name.startswith(f"{game}_"):
                return game
    return None


@cache
def imported(tree: ast.Module) -> dict[str, object]:
    """Return what a module imports from the rules, by the names that it has there."""
    found: dict[str, object] = {}
    for node in nodes_of(tree):
        if isinstance(node, ast.ImportFrom) and is_of_rules(node.module):
            module = import_module(str(node.module))
            for alias in node.names:
                value = getattr(module, alias.name, None)
                found[alias.asname or alias.name] = value or import_module(
                    f"{node.module}.{alias.name}"
                )
    return found


def is_of_rules(module: str | None) -> bool:
    return module == "fifties" or f"{module}.".startswith(f"{games.__name__}.")


def asked_types(tree: ast.Module) -> Iterator[ast.expr]:
    """Yield every expression that names the type a value is tested for."""
    for node in nodes_of(tree):
        match node:
            case ast.Call(func=ast.Name(id="isinstance"), args=[_, kinds]):
                yield kinds
            case ast.MatchClass(cls=kind):
                yield kind
            case ast.Compare(
                left=ast.Call(func=ast.Name(id="type")),
                ops=[ast.Is() | ast.IsNot() | ast.Eq() | ast.NotEq()],
                comparators=[kind],
            ):
                yield kind


def classes_named(kinds: ast.expr, names: dict[str, object]) -> Iterator[type]:
    """Yield the classes that an expression names: alone, in a tuple or in a union."""
    match kinds:
        case ast.Tuple(elts=parts):
            for part in parts:
                yield from classes_named(part, names)
        case ast.BinOp(left=left, right=right):
            yield from classes_named(left, names)
            yield from classes_named(right, names)
        case ast.Name(id=name):
            yield from classes_in(names.get(name))
        case ast.Attribute(value=ast.Name(id=name), attr=attribute):
            module = names.get(name)
            if isinstance(module, ModuleType):
                yield from classes_in(getattr(module, attribute, None))


def classes_in(value: object) -> Iterator[type]:
    if isinstance(value, type):
        yield value
    else:
        for part in get_args(value):
            yield from classes_in(part)


def type_questions() -> Iterator[tuple[Path, str]]:
    """Yield modules that test for a class of a game that they are not named after."""
    for file in FILES:
        if package_of(file) == "games":
            continue
        tree = tree_of(file)
        names = imported(tree)
        tested = {kind for kinds in asked_types(tree) for kind in classes_named(kinds, names)}
        if {game_classes()[kind] for kind in tested if kind in game_classes()} - {game_of(file)}:
            yield file, file.relative_to(package_of(file)).with_suffix("").as_posix()


def test_nobody_asks_which_game_it_is_outside_of_modules_named_after_the_game() -> None:
    """Neither `isinstance`, nor `match`, nor `type(…) is` on a class of a game's rules."""
    assert by_package(type_questions()) == TYPE_QUESTIONS


@pytest.mark.parametrize(
    "line",
    [
        "isinstance(game, Fifty)",
        "isinstance(game, (int, Fifty))",
        "isinstance(game, int | Fifty)",
        "isinstance(event, events.Called)",
        "isinstance(view, FiftyView)",
        "type(game) is Fifty",
    ],
)
def test_a_test_on_a_game_is_found(line: str) -> None:
    tree = ast.parse(
        "from fifties.games.fifty import Fifty, events\nfrom fifties import FiftyView\n" + line
    )
    (kinds,) = asked_types(tree)
    found = set(classes_named(kinds, imported(tree)))
    assert {game_classes()[kind] for kind in found if kind in game_classes()} == {"fifty"}


def games_imported(tree: ast.Module) -> set[str]:
    """Return the games whose modules or classes are imported, by the names of their packages."""
    found = set()
    for node in nodes_of(tree):
        paths: list[str] = []
        match node:
            case ast.ImportFrom(module=str(module), names=names):
                paths = [f"{module}.{alias.name}" for alias in names]
            case ast.Import(names=names):
                paths = [alias.name for alias in names]
        for path in paths:
            game = game_named(path.split(".")[1:])
            if path.startswith(f"{fifties.__name__}.") and game is not None:
                found.add(game)
    for value in imported(tree).values():
        found |= {game_classes()[kind] for kind in classes_in(value) if kind in game_classes()}
    return found


def foreign_imports() -> dict[str, set[str]]:
    """Return modules that import something of a game that they are not named after."""
    found = {}
    for file in FILES:
        if package_of(file) != "games":
            tree = tree_of(file)
            foreign = games_imported(tree) - {game_of(file)}
            if foreign:
                found[file.with_suffix("").as_posix()] = foreign
    return found


def test_only_registries_import_what_is_known_of_games() -> None:
    """What a layer knows of one game is reached through the registry of the layer."""
    found = foreign_imports()
    assert set(found) == set(REGISTRIES) | set(OF_ONE_GAME)
    assert all(found[name] == set(GAMES) for name in REGISTRIES)
    assert all(len(found[name]) == 1 for name in OF_ONE_GAME)


@pytest.mark.parametrize(
    "line",
    [
        "from fifties.games.fifty import Fifty",
        "from fifties.games.fifty.table_size import ROUNDS",
        "from fifties.games import fifty",
        "import fifties.games.fifty.events",
        "from fifties import Fifty",
        "from fifties.table.fifty import FiftySettings",
        "from fifties.paper.fifty_grid import print_grids",
        "def late():\n    from fifties.terminal.fifty import board",
    ],
)
def test_an_import_of_a_game_is_found(line: str) -> None:
    assert games_imported(ast.parse(line)) == {"fifty"}


def compares_a_name(tree: ast.Module) -> bool:
    """Return whether something is compared with the name of a game, or with one of several."""
    for node in nodes_of(tree):
        match node:
            case ast.Compare(left=left, comparators=others):
                if any(names_a_game(side) for side in (left, *others)):
                    return True
            case ast.MatchValue(value=value):
                if names_a_game(value):
                    return True
    return False


def names_a_game(side: ast.expr) -> bool:
    match side:
        case ast.Constant(value=str(text)):
            return text.replace("-", "_") in GAMES
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts):
            return any(names_a_game(part) for part in parts)
        case ast.Attribute(value=ast.Name(id=owner), attr="name"):
            return owner in {kind.__name__ for kind in game_classes()}
    return False


def name_questions() -> Iterator[tuple[Path, str]]:
    for file in FILES:
        if package_of(file) == "games" or game_of(file) is not None:
            continue
        if compares_a_name(tree_of(file)):
            yield file, file.relative_to(package_of(file)).with_suffix("").as_posix()


def test_nobody_compares_the_name_of_a_game_outside_of_modules_named_after_it() -> None:
    """Neither `game.name == "fifty"` nor `game.name != Fifty.name`."""
    assert by_package(name_questions()) == NAME_QUESTIONS


@pytest.mark.parametrize(
    "line",
    [
        'game.name == "fifty"',
        '"fifty-fifty" != name',
        "options.game == FiftyFifty.name",
        'name in ("fifty", "other")',
        'match name:\n    case "fifty":\n        pass',
    ],
)
def test_a_comparison_with_the_name_of_a_game_is_found(line: str) -> None:
    assert compares_a_name(ast.parse(line))


def test_a_comparison_with_another_name_is_none() -> None:
    assert not compares_a_name(ast.parse('os.name == "nt"'))


UNTYPED: dict[str, set[str]] = {}
"""Known modules in which something has the type `Any`, by package."""


def untyped() -> Iterator[tuple[Path, str]]:
    """Yield modules between the rules and the outside that name `Any`."""
    for file in FILES:
        if package_of(file) in {"bots", "host", "table"}:
            tree = tree_of(file)
            if names_any(tree):
                yield file, file.relative_to(package_of(file)).with_suffix("").as_posix()


def names_any(tree: ast.Module) -> bool:
    """Return whether `Any` is imported, taken from a module, or written in a quoted type."""
    for node in nodes_of(tree):
        match node:
            case ast.ImportFrom(names=names) if any(alias.name == "Any" for alias in names):
                return True
            case ast.Attribute(attr="Any"):
                return True
            case ast.Call(func=ast.Name(id="cast"), args=[ast.Constant(value=str(kind)), _]):
                if re.search(r"\bAny\b", kind):
                    return True
    return False


def test_games_states_actions_events_and_views_have_types_in_bots_tables_and_hosts() -> None:
    """What any game has is typed by the contract: no module there needs `Any`."""
    assert by_package(untyped()) == UNTYPED


@pytest.mark.parametrize(
    "line",
    ["from typing import Any", "game: typing.Any", 'cast("Any", game)', 'cast("list[Any]", games)'],
)
def test_any_is_found(line: str) -> None:
    assert names_any(ast.parse(line))


def test_other_names_are_not_taken_for_any() -> None:
    assert not names_any(ast.parse("from fifties.core.contract import AnyGame\ngame: AnyGame"))
