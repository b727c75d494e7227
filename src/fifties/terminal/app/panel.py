"""A sheet that lies on the table for a moment: help, the coach, scores."""

from __future__ import annotations

from rich.text import Text

from fifties.terminal.app.look import Look
from fifties.terminal.app.paper import Block, centred, framed, row, width_of


class Panel:
    """Some lines under a title; any key takes it away."""

    def __init__(self, title: str, lines: Block) -> None:
        self.title = title
        self.lines = lines

    def draw(self, look: Look, width: int, height: int) -> Block:
        """Draw it in the middle of the body."""
        lines = self.lines[: height - 2]
        wide = min(width, max(width_of(lines) + 4, len(self.title) + 8, 40))
        body = [row(" ", line) for line in lines]
        block = framed(look, body, wide, self.title, look.accent)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *centred(block, width)]
