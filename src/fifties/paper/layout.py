"""Page formats, and frames: the rectangles into which a page is divided."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

PAPERS: Final = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
"""Width and height in millimetres."""

_MARGIN: Final = 12.0
_LARGE: Final = 1.4


class PageFormat(Struct, frozen=True):
    """The paper, the size of the print and the use of ink."""

    paper: str = "a4"
    large: bool = False
    """Whether everything is larger, for people who see badly or sit far away."""
    ink_saving: bool = False
    """Whether areas stay white and lines are thinner."""
    font: str = ""
    """A font file for letters that no bundled font has."""

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the upright page."""
        return PAPERS[self.paper]

    @property
    def type_scale(self) -> float:
        """By what small type is enlarged."""
        return _LARGE if self.large else 1.0

    @property
    def margin(self) -> float:
        """How wide the empty border is, in millimetres."""
        return _MARGIN


class Frame(Struct, frozen=True):
    """A rectangle on a page, in millimetres from the upper left corner of the page."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> float:
        """Halfway between the left and the right edge."""
        return self.x + self.width / 2

    @property
    def middle(self) -> float:
        """Halfway between the upper and the lower edge."""
        return self.y + self.height / 2

    def inside(self, across: float, down: float | None = None) -> Frame:
        """Return the frame without a border of *across* at the sides, and of *down* elsewhere."""
        down = across if down is None else down
        return Frame(
            self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down
        )

    def below(self, height: float) -> Frame:
        """Return the frame without its uppermost *height*."""
        return Frame(self.x, self.y + height, self.width, self.height - height)

    def moved(self, across: float, down: float) -> Frame:
        """Return the frame elsewhere."""
        return Frame(self.x + across, self.y + down, self.width, self.height)

    def cell(self, column: int, row: int, columns: int, rows: int, gap: float = 0) -> Frame:
        """Return one cell of a grid that fills this frame, with a *gap* between cells."""
        width = (self.width - gap * (columns - 1)) / columns
        height = (self.height - gap * (rows - 1)) / rows
        return Frame(self.x + column * (width + gap), self.y + row * (height + gap), width, height)
