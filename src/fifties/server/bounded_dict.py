"""A dictionary that forgets what was added first."""

from __future__ import annotations

from collections import OrderedDict
from typing import TypeVar

KeyT = TypeVar("KeyT")
ValueT = TypeVar("ValueT")


class BoundedDict(OrderedDict[KeyT, ValueT]):
    """Has at most so many entries: the first one goes when there are more."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self._most = most

    def __setitem__(self, key: KeyT, value: ValueT) -> None:
        """Set an entry, and remove the first one if there are too many."""
        super().__setitem__(key, value)
        if len(self) > self._most:
            self.popitem(last=False)
