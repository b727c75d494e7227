"""What the documentation shows is so: every block is run, and every command can be given."""

from __future__ import annotations

import os
import pkgutil
import re
import subprocess
import sys
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

import pytest
from msgspec import Struct

import fifties
from fifties import cli
from fifties.games.fifty.state import Round
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView

from page_blocks import CHECKED, ROOT, blocks_of, matches, words_of

PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md")),
    *sorted((ROOT / "docs").glob("*.md")),
    *(ROOT / folder / "README.md" for folder in ("examples", "tests", "web")),
]
TYPED = re.compile(r"`((?:[A-Z]+=\S+\s)?(?:\.venv/bin/)?(?:fifties|make|python)\s[^`]+)`")
"""A command in a sentence."""
YOURS = {"mine.py", "verify_fifty.py"}
"""Files that a page lets its reader write."""
BLOCKS = [block for page in PAGES for block in blocks_of(page)]
COMPILED = re.compile(r"simulate|solve|arena|contest|research")
"""What runs compiled code."""

SLOW_MACHINE = re.compile(r".+ - distributed\.nanny - WARNING - Worker process still alive .+\n")
"""What Dask remarks at the end of a cluster whose workers take more than four seconds to end."""


def pages_to_run() -> list[object]:
    """List the pages with something to run."""
    listed: list[object] = []
    for page in PAGES:
        texts = [block.text for block in blocks_of(page) if block.is_run]
        if texts:
            compiled = any(map(COMPILED.search, texts))
            marks = [pytest.mark.compiled] if compiled else []
            listed.append(pytest.param(page, marks=marks, id=str(page.relative_to(ROOT))))
    return listed


def run_page(page: Path) -> tuple[int, str]:
    """Run the blocks of a page in a process of their own; return its exit code and complaint."""
    command = [sys.executable, "-W", "error", str(ROOT / "tests" / "page_blocks.py"), str(page)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    return done.returncode, SLOW_MACHINE.sub("", done.stderr)


@pytest.mark.compiled
@pytest.mark.parametrize("page", pages_to_run())
def test_a_page_can_be_tried_from_top_to_bottom(page: Path) -> None:
    assert run_page(page) == (0, "")


def test_every_block_is_run_or_says_why_not() -> None:
    assert len(BLOCKS) > 50
    for block in BLOCKS:
        if block.is_run:
            assert block.language in CHECKED, block.place
        else:
            assert len(block.notes["not run"].split()) > 2, (block.place, "a reason is some words")


def prose(page: Path) -> str:
    """Return a page without its blocks."""
    text = page.read_text(encoding="utf-8")
    return re.sub(r"^ *```.*?^ *```$", "", text, flags=re.DOTALL | re.MULTILINE)


def test_no_code_hides_in_indented_blocks() -> None:
    # Four spaces make a block in Markdown, too; a fence says which language it is in.
    for page in PAGES:
        assert not re.search(r"^\n    \S", prose(page), re.MULTILINE), page


def commands_in_sentences(page: Path) -> list[str]:
    """Return the commands in the sentences of a page."""
    return [" ".join(found.split()) for found in TYPED.findall(prose(page))]


def commands_in_help() -> list[str]:
    """Return the examples in the help of every command."""
    helps = [cli.build_parser().format_help()]
    for command in cli.COMMANDS:
        with redirect_stdout(StringIO()) as shown, pytest.raises(SystemExit):
            cli.parse([command, "--help"])
        helps.append(shown.getvalue())
    lines = [line.strip() for text in helps for line in text.splitlines()]
    return [re.split("  +", line)[0] for line in lines if line.startswith("fifties ")]


def refusal(command: str, capsys: pytest.CaptureFixture[str]) -> str:
    """Return what is wrong with a command that stands somewhere, without running it."""
    program, *words = words_of(command)
    if program == "make":
        makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
        return "".join(word for word in words if "=" not in word and f"\n{word}:" not in makefile)
    if program.startswith("python") and words[0].endswith(".py"):
        return "" if (ROOT / words[0]).is_file() or "/" not in words[0] else words[0]
    if Path(program).name != "fifties":
        return ""
    try:
        cli.parse(words)
    except SystemExit as stop:
        return capsys.readouterr().err if stop.code else ""
    return ""


def test_every_command_can_be_given_whether_it_is_run_here_or_not(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = [(block.place, line) for block in BLOCKS for line in block.commands()]
    typed += [("--help", line) for line in commands_in_help()]
    assert len(typed) > 40
    assert not [(*each, wrong) for each in typed if (wrong := refusal(each[1], capsys))]


def test_every_command_in_a_sentence_is_one(capsys: pytest.CaptureFixture[str]) -> None:
    for page in PAGES:
        for command in commands_in_sentences(page):
            wrong = refusal(command, capsys)
            # A sentence may name a command without all that it needs.
            assert not wrong or "arguments are required" in wrong, (page, command, wrong)


def sections(page: str) -> dict[tuple[str, ...], str]:
    """Return the sections about names: by the names of a heading, what stands below it."""
    text = (ROOT / page).read_text(encoding="utf-8")
    parts = re.split(r"^#{2,3} (.+)$", text, flags=re.MULTILINE)[1:]
    found = {tuple(re.findall(r"`(\w+)`", head)): body for head, body in batched(parts)}
    return {names: body for names, body in found.items() if names}


def batched(parts: list[str]) -> zip[tuple[str, str]]:
    return zip(parts[::2], parts[1::2], strict=True)


def test_the_library_page_has_every_public_name_with_an_example_and_no_other() -> None:
    listed = sections("docs/library.md")
    assert sorted(name for names in listed for name in names) == sorted(fifties.__all__)
    for names, body in listed.items():
        examples = "".join(re.findall(r"```pycon\n(.*?)```", body, re.DOTALL))
        for name in names:
            assert re.search(rf"\b{name}\b", examples), name


@pytest.mark.parametrize(
    "kind",
    [FiftyView, Round, FiftyFiftyView, TrickTaken, RoundScored],
    ids=lambda kind: kind.__name__,
)
def test_the_page_about_bots_explains_every_field_of_what_they_know(kind: type[Struct]) -> None:
    page = (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
    (table,) = re.findall(
        rf"^\| field of `{kind.__name__}` \|.*\n((?:\|.*\n)+)", page, re.MULTILINE
    )
    rows = [row.split("|")[1:-1] for row in table.splitlines()[1:]]
    explained = [name for row in rows for name in re.findall(r"`(\w+)`", row[0])]
    assert explained == [*kind.__struct_fields__]
    assert all(row[2].strip() for row in rows)


def test_the_index_of_the_docs_lists_every_page_once() -> None:
    index = (ROOT / "docs" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"\]\((\w+\.md)\)", index)
    there = {page.name for page in (ROOT / "docs").glob("*.md")} - {"README.md"}
    assert sorted(listed) == sorted(there)


def test_the_map_of_the_architecture_is_the_package() -> None:
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    (table,) = re.findall(r"^\| package \|.*\n((?:\|.*\n)+)", page, re.MULTILINE)
    first_cells = [row.split("|")[1] for row in table.splitlines()]
    listed = {name.rstrip("/") for cell in first_cells for name in re.findall("`(.+?)`", cell)}
    package = ROOT / "src" / "fifties"
    folders = {path.parent.name for path in package.glob("*/__init__.py")}
    modules = {path.name for path in package.glob("[a-z]*.py")}
    assert listed == folders | modules | {"offline", "static", "web"}  # both are built


def test_every_example_is_described() -> None:
    index = (ROOT / "examples" / "README.md").read_text(encoding="utf-8")
    listed = re.findall(r"^\| \[(\w+\.py)\]", index, re.MULTILINE)
    assert sorted(listed) == sorted(path.name for path in (ROOT / "examples").glob("*.py"))


def test_every_source_file_that_a_page_names_is_there() -> None:
    there = set()
    for folder, below, files in os.walk(ROOT):
        below[:] = [name for name in below if name not in {"node_modules", ".venv", ".git"}]
        there |= {f"{folder}/{name}" for name in files}
    named = [
        (page.name, file)
        for page in PAGES
        for file in re.findall(r"`([\w./-]+\.(?:py|ts|css|ftl))`", prose(page))
        if file not in YOURS
    ]
    assert len(named) > 50
    assert not [one for one in named if not any(path.endswith(f"/{one[1]}") for path in there)]


@pytest.mark.compiled
def test_every_dotted_name_in_a_sentence_can_be_imported() -> None:
    names = {name for page in PAGES for name in re.findall(r"`(fifties(?:\.\w+)+)", prose(page))}
    names -= {"fifties.sqlite"}
    assert len(names) > 4
    for name in sorted(names):
        assert pkgutil.resolve_name(name) is not None


def test_an_ellipsis_stands_for_anything() -> None:
    assert matches("one\n…\nfour", "one\ntwo\nthree\nfour\n")
    assert matches("a … b", "a long b")
    assert not matches("one\n…\nfour", "one\ntwo\nthree\n")
    assert not matches("one", "one more")


@pytest.mark.parametrize(
    ("page", "wrong"),
    [
        ("```python\nraise ValueError\n```\n", "ValueError"),
        ("```python\nprint(1)\n```\n\n```text\n2\n```\n", "but printed"),
        ("```pycon\n>>> 1 + 1\n3\n```\n", "Got:"),
        ("```sh\nfalse\ntrue\n```\n", "exit 1"),
        ("```sh\nfifties replay nothing.toml\n```\n", "exit 2"),
        ("```console\n$ echo one\ntwo\n```\n", "but printed"),
        ("```\nls\n```\n", "nothing says why"),
        ("<!-- file: x.py -->\n```python\n1\n```\n", "no later block uses x.py"),
        ('```toml\ngame = "chess"\nplayers = ["a"]\n```\n', "RecordRefused"),
        ("```python\n1\n", "the block has no end"),
        ("```sh\ntouch sheet.xyz\n```\n", ".gitignore does not know {'sheet.xyz'}"),
        ("<!-- exit: 2 -->\nwords\n", "right above its block"),
    ],
)
def test_a_page_that_is_wrong_is_noticed(page: str, wrong: str, tmp_path: Path) -> None:
    path = tmp_path / "page.md"
    path.write_text(page, encoding="utf-8")
    code, complaint = run_page(path)
    assert code != 0
    assert wrong in complaint
