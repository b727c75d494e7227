"""The package as it is built, and as it is installed without any extra."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Iterator
from email.parser import HeaderParser
from pathlib import Path
from typing import Any, get_args

import pexpect
import pytest

import fifties
from fifties.extras import Extra
from fifties.server.api_handlers import describe_server
from fifties.server.openapi import describe

from environments import ROOT, Environment, build

RECORD = str(ROOT / "tests" / "data" / "records" / "fifty" / "sheet-opening.toml")
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
IS_CHECKOUT = (ROOT / ".git").exists()

COMMANDS = ("serve", "play", "watch", "replay", "verify", "print", "simulate", "solve", "arena")
WITHOUT_EXTRA = {
    "serve": "server",
    "": "server",
    "print fifty": "paper",
    f"print {RECORD}": "paper",
    "simulate fifty --players 5": "lab",
    "solve fifty --players 5": "lab",
    "arena fifty --bots steady,casual,beginner": "lab",
    "train fifty-fifty --players 4": "lab",
    "play --join localhost KXM4PQ": "terminal",
    "watch localhost KXM4PQ": "terminal",
}
"""By command, the extra that it asks for."""

HIDDEN = {
    "fifties.arena": "lab",
    "fifties.paper.documents": "paper",
    "fifties.terminal.live.reconnecting_socket": "terminal",
    "fifties.research.pettingzoo.fifty_v0": "research",
    "fifties.research.openspiel": "research",
    "fifties.research.vector": "research",
}
"""By module, the extra that importing it asks for."""

PLAIN_GAME = """
from random import Random
from fifties import (
    Entry, Fifty, FiftyFifty, Header, Record, read_record, replay, write_record,
)
from fifties import bot_for, levels

for game in (Fifty(4), FiftyFifty(4)):
    assert levels(game.name) == ("beginner", "casual", "steady", "sharp", "master")
    bots = [bot_for(game.name, level) for level in ("steady", "sharp", "master", "casual")]
    rng, state, taken = Random(50), game.start(), []
    while actors := game.to_act(state):
        for actor in actors:
            if actor == "chance":
                action = game.offer(state, actor).sample(rng)
            else:
                action = bots[actor](game, game.view(state, actor), rng)
            state = game.apply(state, actor, action).state
            taken.append(Entry(actor, action))
    record = Record(Header(("Ana", "Ben", "Cleo", "Dora")), game, tuple(taken))
    text = write_record(record)
    again = read_record(text.encode() if isinstance(text, str) else text)
    assert [step.state for step in replay(again)][-1] == state
    print(game.name, game.outcome(state).winners)
"""

IMPORTS = """
import importlib, pkgutil, sys
import fifties
from fifties.extras import MissingExtra

for module in pkgutil.walk_packages(fifties.__path__, "fifties.", onerror=lambda name: None):
    if module.name.rpartition(".")[2] == "__main__":
        continue
    try:
        importlib.import_module(module.name)
    except MissingExtra:
        pass
    except ModuleNotFoundError as missing:
        print(module.name, missing.name)
for name in fifties.__all__:
    try:
        getattr(fifties, name)
    except MissingExtra:
        pass
"""

WAITS_FOR_EXTRA = re.compile(
    r"fifties\.(server\.|terminal\.app\.|research\.|simulation\.|solver\.|bots\.fifty_mixtures "
    r"|terminal\.fifty\.(board|choose_phase|count_phase|number_entry|party_board|score_grid) "
    r"|terminal\.fifty_fifty\.(board|card_entry|score_sheet|trick) "
    r"|terminal\.(fifty|fifty_fifty)\.(coach|simulated_games) )"
)
"""Inner modules that only such parts import as need an extra themselves."""


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a wheel of this checkout."""
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def base(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """Return an environment with the package and no extra."""
    environment = Environment(tmp_path_factory.mktemp("base") / "venv")
    environment.install(str(built))
    return environment


def test_the_wheel_holds_the_browser_game_the_words_and_the_weights_and_nothing_else(
    built: Path,
) -> None:
    with zipfile.ZipFile(built) as wheel:
        names = wheel.namelist()
    assert {name.partition("/")[0] for name in names} == {
        "fifties",
        f"fifties-{fifties.__version__}.dist-info",
    }
    needed = ["static/home.en.html", "locales/it/browser/rules.ftl", "paper/fonts/hand.ttf"]
    assert {f"fifties/{name}" for name in [*needed, "py.typed"]} <= set(names)
    source = ROOT / "src"
    learned = [*source.rglob("*.npz"), *source.rglob("solutions/*.bin")]
    assert {str(path.relative_to(source)) for path in learned} <= set(names)
    assert [name for name in names if Path(name).name.startswith(".")] == []


def test_the_metadata_names_authors_keywords_and_the_licence(built: Path) -> None:
    with zipfile.ZipFile(built) as wheel:
        (path,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        told = HeaderParser().parsestr(wheel.read(path).decode())
    assert told["Version"] == fifties.__version__
    assert told["Author"] == "The fifties contributors"
    assert told["License-Expression"] == "MIT"
    assert "rules engine" in told["Keywords"].split(",")
    assert "Typing :: Typed" in told.get_all("Classifier", [])
    assert set(told.get_all("Provides-Extra", [])) == {*get_args(Extra), "all"}


def metadata(**environment: str) -> dict[str, Any]:
    """Return what hatchling makes of pyproject.toml."""
    done = subprocess.run(
        [sys.executable, "-m", "hatchling", "metadata"],
        cwd=ROOT,
        env={"PATH": os.environ["PATH"], "LANG": "C.UTF-8", **environment},
        capture_output=True,
        text=True,
        check=True,
    )
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def test_whoever_publishes_the_package_says_where_its_links_lead() -> None:
    home = "https://example.org/somebody/fifties"
    told = metadata(FIFTIES_REPOSITORY=f"{home}/")
    assert told["urls"]["Repository"] == home
    assert all(address.startswith(home) for address in told["urls"].values())
    text = told["readme"]["text"]
    assert f'src="{home}/raw/HEAD/docs/pictures/fifty-count.png"' in text
    assert f"]({home}/blob/HEAD/docs/rules.md)" in text
    paths = re.findall(rf"{home}/(?:raw|blob)/HEAD/([\w./-]+)", text)
    assert [path for path in paths if not (ROOT / path).exists()] == []


def test_a_package_from_nowhere_has_no_link_that_leads_nowhere() -> None:
    told = metadata()
    assert "urls" not in told
    text = told["readme"]["text"]
    assert "docs/rules.md" in text
    assert "<img" not in text
    assert re.findall(r"\]\((?!https?:|#)[^)]*\)", text) == []


def test_a_source_archive_is_complete_and_makes_the_same_wheel_without_node(
    built: Path, tmp_path: Path
) -> None:
    archive = build("sdist", tmp_path)
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path)  # noqa: S202 - we have just packed it
    root = tmp_path / archive.name.removesuffix(".tar.gz")
    if IS_CHECKOUT:
        listed = subprocess.run(
            ["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True
        )
        tracked = [name for name in listed.stdout.split("\0") if name and (ROOT / name).is_file()]
        assert [name for name in tracked if not (root / name).is_file()] == []
    (tmp_path / "again").mkdir()
    again = build("wheel", tmp_path / "again", root)
    assert not (root / "web" / "node_modules").exists()
    with zipfile.ZipFile(built) as first, zipfile.ZipFile(again) as second:
        assert first.namelist() == second.namelist()


def test_the_base_brings_five_small_packages_and_no_heavy_one(base: Environment) -> None:
    told = base.run(
        "python",
        "-c",
        "import importlib.metadata as m; print(*(d.name for d in m.distributions()))",
    ).stdout.lower()
    there = {name.replace(".", "-").replace("_", "-") for name in told.split()}
    assert {"fifties", "msgspec", "fluent-runtime"} <= there
    # What Fluent itself stands on.
    assert there <= {
        *("fifties", "msgspec", "fluent-runtime", "fluent-syntax"),
        *("attrs", "babel", "pytz", "typing-extensions"),
    }


def test_rules_records_and_bots_need_no_extra(base: Environment) -> None:
    done = base.run("python", "-W", "error", "-c", PLAIN_GAME)
    assert [line.split()[0] for line in done.stdout.splitlines()] == ["fifty", "fifty-fifty"]


def test_help_and_dir_show_what_is_there(base: Environment) -> None:
    code = "import fifties, pydoc; print(pydoc.plain(pydoc.render_doc(fifties)), dir(fifties))"
    told = base.run("python", "-c", code).stdout
    assert "class Fifty(" in told
    assert "'solve'" not in told.splitlines()[-1]


def test_what_cannot_be_imported_names_its_extra(base: Environment) -> None:
    lines = base.run("python", "-W", "error", "-c", IMPORTS).stdout.splitlines()
    assert [line for line in lines if not WAITS_FOR_EXTRA.match(line)] == []


@pytest.mark.parametrize(("module", "extra"), HIDDEN.items())
def test_the_library_names_a_missing_extra(base: Environment, module: str, extra: str) -> None:
    code = (
        "import importlib\nfrom fifties.extras import MissingExtra\n"
        f"try: importlib.import_module({module!r})\n"
        "except MissingExtra as missing: print(missing.extra, '|', missing)"
    )
    named, told = base.run("python", "-c", code).stdout.strip().split(" | ")
    assert named == extra
    assert f'pip install "fifties[{extra}]"' in told
    assert "make" not in told


@pytest.mark.parametrize("command", ["", *COMMANDS, "train"])
def test_every_command_explains_itself_without_extras(base: Environment, command: str) -> None:
    told = base.run("fifties", *command.split(), "--help").stdout
    assert told.startswith(f"usage: fifties {command}".rstrip())


def test_records_are_replayed_watched_and_played_line_by_line_without_extras(
    base: Environment,
) -> None:
    assert "Ana wins, with a total of 43." in base.run("fifties", "replay", RECORD).stdout
    assert '"game"' in base.run("fifties", "replay", "--json", RECORD).stdout
    assert "Round 1" in base.run("fifties", "watch", "--plain", RECORD).stdout
    bots = ("--players", "4", "--people", "0", "--bots", "steady", "--seed", "5")
    played = base.run("fifties", "play", "fifty", *bots)
    assert re.search(r"wins?, with a total of|share the win|wins at once", played.stdout)


def test_the_coach_says_which_extra_it_needs(base: Environment) -> None:
    table = ("fifty", "--players", "7", "--people", "1", "--names", "Ana", "--seed", "5")
    told = base.run("fifties", "play", *table, typed="1 12 25 36 48\n\n?\nq\n").stdout
    assert "Round 2" in told
    assert 'The coach is not installed. Get it with: pip install "fifties[lab]"' in told


def test_without_the_full_screen_game_a_terminal_is_told_so_and_goes_line_by_line(
    base: Environment,
) -> None:
    environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    child = pexpect.spawn(
        base.program("fifties"),
        ["play", "fifty", "--players", "3", "--people", "1", "--names", "Ana"],
        env={**environment, "FIFTIES_DATA": str(base.folder)},
        encoding="utf-8",
        timeout=60,
    )
    child.expect_exact('pip install "fifties[terminal]"')
    child.expect_exact("write five numbers")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


@pytest.mark.parametrize(("command", "extra"), WITHOUT_EXTRA.items())
def test_a_command_names_its_missing_extra_in_one_line(
    base: Environment, command: str, extra: str
) -> None:
    done = base.run("fifties", *command.split(), code=2)
    assert done.stdout == ""
    assert done.stderr.endswith(f'Get it with: pip install "fifties[{extra}]"\n')
    assert done.stderr.count("\n") == 1


@pytest.mark.parametrize(
    ("lang", "word"), [("fr", "installé"), ("de", "installiert"), ("it", "installato")]
)
def test_a_missing_extra_is_named_in_every_language(
    base: Environment, lang: str, word: str
) -> None:
    done = base.run("fifties", "print", "fifty", "--lang", lang, code=2)
    assert word in done.stderr
    assert done.stderr.endswith('pip install "fifties[paper]"\n')


def test_in_a_checkout_a_missing_extra_is_named_with_the_command_of_make(
    base: Environment,
) -> None:
    source = str(ROOT / "src")
    main = "import sys; from fifties.cli import main; sys.exit(main())"
    done = base.run("python", "-c", main, "print", "fifty", code=2, PYTHONPATH=source)
    assert "make install (in this checkout)" in done.stderr
    assert done.stderr.count("\n") == 1
    hint = "try: import fifties.research.vector\nexcept ImportError as missing: print(missing)"
    told = base.run("python", "-c", hint, PYTHONPATH=source).stdout
    assert "(in a checkout: make install)" in told


def wanted_by_project() -> Iterator[str]:
    """Yield what pyproject.toml asks for."""
    yield from PROJECT["dependencies"]
    for extra in PROJECT["optional-dependencies"].values():
        yield from extra


def wanted_packages() -> Iterator[str]:
    """Yield what pyproject.toml and requirements/*.in ask for."""
    yield from wanted_by_project()
    for path in (ROOT / "requirements").glob("*.in"):
        yield from path.read_text().splitlines()


def name_of(wanted: str) -> str:
    return re.split(r"[\[<>=;# ]", wanted.strip(), maxsplit=1)[0]


def test_every_dependency_has_its_reason() -> None:
    reasons = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    names = {name_of(wanted) for wanted in wanted_packages()} - {
        "",
        "-r",
        "fifties",
        "types-pexpect",
    }
    assert [name for name in sorted(names) if name not in reasons] == []


def pins(lock: str) -> set[str]:
    text = (ROOT / "requirements" / f"{lock}.txt").read_text()
    return set(re.findall(r"^([a-z][^ ]*==[^ ]+(?: ; [^\\\n]+)?)", text, re.MULTILINE))


def test_the_locks_agree_and_pin_every_extra() -> None:
    assert pins("run") < pins("all") < pins("test")
    assert pins("run") < pins("cluster") < pins("test")
    assert pins("run") < pins("bench")
    pinned = {re.split("[=;]", pin)[0] for pin in pins("all")}
    wanted = {name_of(one) for one in wanted_by_project()} - {"fifties"}
    assert {name.lower().replace("_", "-").replace(".", "-") for name in wanted} <= pinned


def test_the_docs_say_what_each_extra_brings() -> None:
    page = (ROOT / "docs" / "dependencies.md").read_text(encoding="utf-8")
    rows = dict(re.findall(r"^\| `\[(\w+)\]` \| ([^|]+) \|", page, re.MULTILINE))
    assert rows.pop("all") == "all of the above"
    told = {extra: set(re.findall(r"[\w.-]+", brings)) for extra, brings in rows.items()}
    wanted = {
        extra: {name_of(one) for one in brings if not one.startswith("fifties[")}
        for extra, brings in PROJECT["optional-dependencies"].items()
        if extra != "all"
    }
    wanted["server"] |= wanted["paper"] | wanted["kit"]
    assert told == wanted


def test_all_is_all_of_them() -> None:
    extras = PROJECT["optional-dependencies"]
    (everything,) = extras["all"]
    named = re.fullmatch(r"fifties\[(.*)\]", everything)
    assert named
    assert set(named[1].split(",")) == set(extras) - {"all"} == set(get_args(Extra))


def test_there_is_one_version() -> None:
    assert "version" in PROJECT["dynamic"]
    assert describe()["info"]["version"] == describe_server().version == fifties.__version__
    version = re.escape(fifties.__version__)
    cited = (ROOT / "CITATION.cff").read_text()
    assert re.search(rf"^version: {version}$", cited, re.MULTILINE)
    assert re.search(rf"version = {{{version}}}", (ROOT / "docs" / "research.md").read_text())
    for folder in ("web", "tests/web", "benchmarks/browser"):
        assert '"version"' not in (ROOT / folder / "package.json").read_text()


def test_changelog_tags_and_version_agree() -> None:
    text = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert "## [Unreleased]" in text
    sections = re.findall(r"^## \[(\d[^\]]*)\]", text, re.MULTILINE)
    released, dev, _ = fifties.__version__.partition(".dev")
    # A version that is being worked on has no section yet; a released one has the first.
    assert released not in sections if dev else sections[:1] == [released]
    if IS_CHECKOUT:
        listed = subprocess.run(
            ["git", "tag", "--list", "v[0-9]*"],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=True,
        )
        assert {tag.removeprefix("v") for tag in listed.stdout.split()} <= set(sections)


@pytest.mark.skipif(not IS_CHECKOUT, reason="git knows what it ignores in a checkout only")
def test_git_ignores_what_the_commands_of_the_docs_write() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
    blocks = "\n".join(
        block
        for page in pages
        for block in re.findall(r"```\w*\n(.*?)```", page.read_text(encoding="utf-8"), re.DOTALL)
    )
    written = set(re.findall(r"(?<![\w/.-])[\w-]+\.(?:pdf|npz|svg|png|sqlite|toml)\b", blocks))
    written |= {"fifty-4-players.pdf", "fifty-fifty-4.npz", "learner.npz", "examples/learner.npz"}
    assert "night.toml" in written
    done = subprocess.run(
        ["git", "check-ignore", "--stdin"],
        input="\n".join(sorted(written)),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    assert written - set(done.stdout.split()) <= {"pyproject.toml"}
