"""Paper: how large it is, how large the print, and how much ink it takes."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""

_MARGIN: Final = 12.0
_LARGE: Final = 1.4


class Format(Struct, frozen=True):
    """How a sheet is to be printed."""

    paper: str = "a4"
    large: bool = False
    """Whether everything is larger, for those who read badly or sit far away."""
    ink_saving: bool = False
    """Whether areas stay white and lines thin."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the upright page."""
        return PAPERS[self.paper]

    @property
    def type_scale(self) -> float:
        """How much larger than usual small type is set."""
        return _LARGE if self.large else 1.0

    @property
    def margin(self) -> float:
        """What stays empty all around."""
        return _MARGIN


class Frame(Struct, frozen=True):
    """A part of a page, in millimetres from its upper left corner."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    @property
    def centre(self) -> float:
        """Halfway across."""
        return self.x + self.width / 2

    @property
    def middle(self) -> float:
        """Halfway down."""
        return self.y + self.height / 2

    def inside(self, across: float, down: float | None = None) -> Frame:
        """Return what is left when a border is taken off on all sides."""
        down = across if down is None else down
        return Frame(
            self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down
        )

    def below(self, height: float) -> Frame:
        """Return what is left under a band of *height*."""
        return Frame(self.x, self.y + height, self.width, self.height - height)

    def cell(self, column: int, row: int, columns: int, rows: int, gap: float = 0) -> Frame:
        """Return one cell of a grid over this frame."""
        width = (self.width - gap * (columns - 1)) / columns
        height = (self.height - gap * (rows - 1)) / rows
        return Frame(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
