"""What is logged while something that is tried again and again cannot be reached."""

from __future__ import annotations

from logging import Logger


class Outage:
    """Logs once that something cannot be reached, and once that it can be again."""

    def __init__(self, log: Logger, what: str) -> None:
        self._log = log
        self._what = what
        self._lasts = False

    def failed(self, error: BaseException | str) -> None:
        """Note that it could not be reached, for a reason that holds no secrets."""
        if not self._lasts:
            self._lasts = True
            self._log.warning("%s cannot be reached", self._what, extra={"reason": str(error)})

    def ended(self) -> None:
        """Note that it was reached."""
        if self._lasts:
            self._lasts = False
            self._log.warning("%s can be reached again", self._what)
