"""Runs the blocks of code in a page of documentation: python tests/page_blocks.py docs/bots.md.

Every block between two fences is run where it stands, in a folder that looks like this checkout:

- `python` runs in a namespace that all blocks of the page share;
- `pycon` is a dialogue with Python, and its answers are compared (`doctest`);
- `sh` is run by a shell that stops at the first command that fails;
- `console` holds commands after `$ ` and what they print, which is compared;
- `toml` is read as a record or as a box, `json` as JSON;
- `text` is what the block before it prints.

`…` in what is printed stands for anything. A comment right above a block says what else there is
to know of it: `<!-- not run: why -->`, `<!-- file: name -->` for a block that is saved instead and
that a later one uses, `<!-- exit: 2 -->` for a `console` whose last command is refused.
"""

from __future__ import annotations

import doctest
import io
import json
import os
import re
import shlex
import subprocess
import sys
import textwrap
import tomllib
from collections.abc import Iterator
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
BIN: Final = Path(sys.executable).parent
NOTE: Final = re.compile(r"\s*<!-- (not run|file|exit): (.+?) -->$")
FENCE: Final = re.compile(r"( *)```(\w*)$")
RUN: Final = {"python", "pycon", "sh", "console"}
CHECKED: Final = RUN | {"toml", "json", "text"}
PATIENCE: Final = 600
"""Seconds after which a command hangs."""


@dataclass(frozen=True)
class Block:
    """What stands between two fences."""

    place: str
    """Page and line."""
    language: str
    text: str
    notes: dict[str, str] = field(default_factory=dict)

    @property
    def is_run(self) -> bool:
        """Whether it is run or read by this module."""
        return "not run" not in self.notes

    def commands(self) -> list[str]:
        """Return its lines that are typed into a shell."""
        lines = self.text.replace("\\\n", " ").splitlines()
        if self.language == "console":
            return [line.removeprefix("$ ") for line in lines if line.startswith("$ ")]
        return [line for line in lines if line.strip()] if self.language == "sh" else []


def blocks_of(page: Path) -> list[Block]:
    """Return the blocks of a page."""
    lines = iter(enumerate(page.read_text(encoding="utf-8").splitlines(), 1))
    return [*_blocks(lines, os.path.relpath(page, ROOT))]


def _blocks(lines: Iterator[tuple[int, str]], page: str) -> Iterator[Block]:
    notes: dict[str, str] = {}
    for number, line in lines:
        if note := NOTE.match(line):
            notes[note[1]] = note[2]
        elif fence := FENCE.match(line):
            inside = []
            for _, inner in lines:
                if inner.strip() == "```":
                    break
                inside.append(inner)
            else:
                raise ValueError(f"{page}:{number}: the block has no end")
            text = textwrap.dedent("\n".join(inside)) + "\n"
            yield Block(f"{page}:{number}", fence[2], text, notes)
            notes = {}
        elif notes and line.strip():
            raise ValueError(f"{page}:{number}: a note stands right above its block")


def matches(shown: str, printed: str) -> bool:
    """Return whether *printed* is what is *shown*, in which … stands for anything."""
    pattern = ".*?".join(map(re.escape, shown.strip().split("…")))
    return re.fullmatch(pattern, printed.strip(), re.DOTALL) is not None


def expect(shown: str, printed: str, place: str) -> None:
    """Raise `AssertionError` unless *printed* is what is *shown*."""
    if not matches(shown, printed):
        raise AssertionError(f"{place}: shown\n{shown}\nbut printed\n{printed}")


class Reader:
    """Somebody who tries a page from top to bottom, in a folder of their own."""

    def __init__(self, folder: Path) -> None:
        self._names: dict[str, Any] = {"__name__": "__main__"}
        self._printed: str | None = None
        """By the block before."""
        self._saved = {"__pycache__"}
        home = folder / "home"
        home.mkdir()
        self._environment = {
            **{name: value for name, value in os.environ.items() if name.startswith("NUMBA")},
            "PATH": os.pathsep.join([str(BIN), os.environ["PATH"]]),
            "HOME": str(home),
            "LANG": "C.UTF-8",
            "PYTHONWARNINGS": "error",
        }
        self._folder = folder / "checkout"
        self._folder.mkdir()
        for path in ROOT.iterdir():
            if not path.name.startswith(".") and path.name != "dist":
                (self._folder / path.name).symlink_to(path)
        (self._folder / ".venv").symlink_to(sys.prefix)

    def try_out(self, blocks: list[Block]) -> None:
        """Run *blocks* one after the other."""
        os.chdir(self._folder)
        os.environ |= self._environment
        sys.path.insert(0, str(self._folder))
        for number, block in enumerate(blocks):
            if not block.is_run:
                continue
            if "file" in block.notes:
                self._save(block, blocks[number + 1 :])
            if block.language in {"toml", "json"} or "file" not in block.notes:
                self._run(block)

    def left_behind(self) -> set[str]:
        """Name what was written here, but for blocks that were saved, and git would not ignore."""
        written = {path.name for path in self._folder.iterdir() if not path.is_symlink()}
        written -= self._saved
        if not written or not (ROOT / ".git").exists():
            return set()
        done = subprocess.run(
            ["git", "check-ignore", "--no-index", "--", *sorted(written)],
            cwd=ROOT,
            capture_output=True,
            text=True,
            check=False,
        )
        return written - {*done.stdout.splitlines()}

    def _save(self, block: Block, later: list[Block]) -> None:
        name = block.notes["file"]
        used = any(Path(name).stem in other.text for other in later if other.is_run)
        if not used:
            raise AssertionError(f"{block.place}: no later block uses {name}")
        self._saved.add(name)
        (self._folder / name).write_text(block.text, encoding="utf-8")

    def _run(self, block: Block) -> None:
        printed = None
        match block.language:
            case "python":
                printed = self._run_python(block)
            case "pycon":
                self._hold_dialogue(block)
            case "sh":
                printed = self._run_shell(block.text, block.place)
            case "console":
                self._run_console(block)
            case "toml":
                read_toml(block)
            case "json":
                json.loads(block.text)
            case "text" if self._printed is not None:
                expect(block.text, self._printed, block.place)
            case _:
                raise AssertionError(f"{block.place}: it is not run, and nothing says why")
        self._printed = printed

    def _run_python(self, block: Block) -> str:
        with redirect_stdout(io.StringIO()) as printed:
            code = compile(block.text, block.place, "exec")
            exec(code, self._names)  # noqa: S102 - running the docs is the purpose
        return printed.getvalue()

    def _hold_dialogue(self, block: Block) -> None:
        text = block.text.replace("…", "...")
        dialogue = doctest.DocTestParser().get_doctest(text, self._names, block.place, None, 0)
        with redirect_stdout(io.StringIO()) as told:
            runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS)
            failed = runner.run(dialogue, clear_globs=False).failed
        self._names = dialogue.globs
        if failed:
            raise AssertionError(f"{block.place}:\n{told.getvalue()}")

    def _run_shell(self, script: str, place: str, code: int = 0) -> str:
        done = subprocess.run(
            ["/bin/sh", "-euc", script],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
            timeout=PATIENCE,
        )
        if done.returncode != code:
            raise AssertionError(f"{place}: exit {done.returncode}\n{done.stdout}")
        return done.stdout

    def _run_console(self, block: Block) -> None:
        _, *parts = re.split(r"^\$ ", block.text, flags=re.MULTILINE)
        for left, part in zip(reversed(range(len(parts))), parts, strict=True):
            command, _, shown = part.partition("\n")
            place, code = f"{block.place}: {command}", block.notes.get("exit", "0")
            expect(shown, self._run_shell(command, place, 0 if left else int(code)), place)


def read_toml(block: Block) -> None:
    """Read a record, or the description of a box."""
    from fifties import read_edition, read_record  # noqa: PLC0415 - few pages hold some

    is_record = "players" in tomllib.loads(block.text)
    (read_record if is_record else read_edition)(block.text.encode())


def words_of(command: str) -> list[str]:
    """Return the words of a command after what it sets for itself: `A=b fifties play`."""
    words = shlex.split(command, comments=True)
    while words and re.match(r"\w+=", words[0]):
        words.pop(0)
    return words


if __name__ == "__main__":
    from tempfile import TemporaryDirectory

    asked = Path(sys.argv[1]).resolve()
    with TemporaryDirectory(prefix="fifties-page-") as made:
        reader = Reader(Path(made))
        reader.try_out(blocks_of(asked))
        if left := reader.left_behind():
            raise AssertionError(f"{asked}: .gitignore does not know {left}")
