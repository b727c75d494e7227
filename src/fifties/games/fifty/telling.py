"""Events of a count, told only to those who listen."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import overload

from fifties.games.fifty.events import FiftyEvent


class Told(Sequence[FiftyEvent]):
    """Events that are worked out when they are first looked at: simulations never do.

    Apart from that it is the tuple of these events: equal to it, and pickled as it.
    """

    def __init__(self, tell: Callable[[], Iterator[FiftyEvent]]) -> None:
        self._tell = tell
        self._told: tuple[FiftyEvent, ...] | None = None

    @property
    def events(self) -> tuple[FiftyEvent, ...]:
        """All of them."""
        if self._told is None:
            self._told = tuple(self._tell())
        return self._told

    @overload
    def __getitem__(self, index: int) -> FiftyEvent: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[FiftyEvent]: ...
    def __getitem__(self, index: int | slice) -> FiftyEvent | Sequence[FiftyEvent]:
        return self.events[index]

    def __len__(self) -> int:
        return len(self.events)

    def __eq__(self, other: object) -> bool:
        return self.events == (other.events if isinstance(other, Told) else other)

    def __hash__(self) -> int:
        return hash(self.events)

    def __repr__(self) -> str:
        return repr(self.events)

    def __reduce__(self) -> tuple[type[tuple[FiftyEvent, ...]], tuple[tuple[FiftyEvent, ...]]]:
        return tuple, (self.events,)
