"""Real terminals: `fifties` behind a pseudo-terminal, typed at and read."""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path
from time import monotonic

import pexpect

from commands import DATA, FIFTIES, PATIENCE


def spawn(
    *arguments: str, data: Path | str = DATA.name, size: tuple[int, int] = (24, 80), **extra: str
) -> pexpect.spawn[str]:
    """Start `fifties` in a terminal of its own, with so many lines and columns."""
    environment = {"TERM": "xterm-256color", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    environment |= {"FIFTIES_DATA": str(data), **extra}
    child = pexpect.spawn(
        FIFTIES,
        [*arguments],
        env=environment,
        encoding="utf-8",
        codec_errors="replace",
        timeout=PATIENCE,
        dimensions=size,
        use_poll=True,  # select() takes no file past the 1,024th
    )
    child.setecho(False)
    return child


def matched(child: pexpect.spawn[str]) -> str:
    """Return what the last expected pattern caught."""
    assert isinstance(child.match, re.Match)
    return str(child.match.group(1))


def exit_code(child: pexpect.spawn[str]) -> int | None:
    """Read to the end and return the exit code."""
    child.expect(pexpect.EOF)
    child.close()
    return child.exitstatus


class Screen:
    """What a full-screen program shows: enough of a terminal to follow this one."""

    _TOKENS = re.compile(
        r"\x1b\[(?P<jump>\d*(?:;\d*)?)H|\x1b\[[0-?]*[ -/]*[@-~]"
        r"|\x1b[\]P_^][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[^\[\]P_^]|[\r\n]|[^\x1b\r\n]"
    )

    def __init__(self, child: pexpect.spawn[str], size: tuple[int, int] = (24, 80)) -> None:
        self.child = child
        self._rest = ""
        self._row = self._column = 0
        self._letters: dict[tuple[int, int], str] = {}
        self.size = size

    @property
    def lines(self) -> list[str]:
        """The screen, line by line."""
        rows, columns = self.size
        return [
            "".join(self._letters.get((row, column), " ") for column in range(columns)).rstrip()
            for row in range(rows)
        ]

    def resize(self, rows: int, columns: int) -> None:
        """Pull at the corner of the window."""
        self.size = (rows, columns)
        self._letters.clear()
        self.child.setwinsize(rows, columns)

    def expect(self, *wanted: str) -> None:
        """Wait until all of these can be read on the screen at the same time."""
        ends = monotonic() + PATIENCE
        while not all(text in "\n".join(self.lines) for text in wanted):
            assert monotonic() < ends, "\n".join([*wanted, "is not on", *self.lines])
            self._read()

    def click(self, text: str, *, beside: int = 0) -> None:
        """Press the mouse where *text* stands."""
        row = next(row for row, line in enumerate(self.lines) if text in line)
        column = self.lines[row].index(text) + beside
        for end in "Mm":
            self.child.send(f"\x1b[<0;{column + 1};{row + 1}{end}")

    def _read(self) -> None:
        with suppress(pexpect.TIMEOUT):
            self._rest += self.child.read_nonblocking(65536, timeout=0.2)
        # What may be cut in two waits for its other half.
        cut = self._rest.rfind("\x1b") if "\x1b" in self._rest[-32:] else len(self._rest)
        whole, self._rest = self._rest[:cut], self._rest[cut:]
        if not whole:
            whole, self._rest = self._rest, ""
        for token in self._TOKENS.finditer(whole):
            self._take(token)

    def _take(self, token: re.Match[str]) -> None:
        text = token.group()
        if token.group("jump") is not None:
            row, _, column = token.group("jump").partition(";")
            self._row, self._column = int(row or 1) - 1, int(column or 1) - 1
        elif text == "\n":
            self._row, self._column = self._row + 1, 0
        elif text == "\r":
            self._column = 0
        elif text == "\x1b[2J":
            self._letters.clear()
        elif not text.startswith("\x1b"):
            self._letters[self._row, self._column] = text
            self._column += 1
