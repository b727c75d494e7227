"""Decisions of bots, and what happens when a bot fails or is not ready."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from random import Random
from typing import TypeAlias

from msgspec.structs import replace

from fifties.bots import Decision, bot_for, levels, usual_level
from fifties.host.executor import Execute
from fifties.table.schedule import BotTurn

log = logging.getLogger(__name__)

Decided: TypeAlias = Callable[[BotTurn, Decision | None], None]
"""Takes what a bot has decided; ``None`` if no bot was able to."""

IsReady: TypeAlias = Callable[[str, str], bool]
"""Returns whether the bot of a game and level decides without having to compile first."""


class BotThinker:
    """Lets bots decide, one after the other.

    *in_pieces* says that what a decision builds on is worked out before, piece by piece, because
    everything else waits meanwhile.
    """

    def __init__(
        self, rng: Random, execute: Execute, is_ready: IsReady, *, in_pieces: bool = False
    ) -> None:
        self._rng = rng
        self._execute = execute
        self._is_ready = is_ready
        self._in_pieces = in_pieces

    def think(self, turns: list[BotTurn], then: Decided) -> None:
        """Let bots decide about *turns*, and call *then* with each decision."""
        for turn in turns:
            self._prepare(turn, partial(self._ask, turn, then))

    def prepare(self, turns: Iterable[BotTurn]) -> None:
        """Let bots work out beforehand what their decisions about *turns* build on."""
        for turn in turns:
            self._prepare(turn, lambda: None)

    def _ask(self, turn: BotTurn, then: Decided) -> None:
        self._execute(partial(self._decide, turn), partial(then, turn), _raise)

    def _prepare(self, turn: BotTurn, then: Callable[[], None]) -> None:
        level = next(self._able(turn), None) if self._in_pieces else None
        prepare = None if level is None else bot_for(turn.game.name, level).prepare_turn
        if prepare is None:
            then()
        else:
            self._go_on(prepare(turn.game, turn.view), then)

    def _go_on(self, pieces: Iterator[None], then: Callable[[], None]) -> None:
        """Do the next of *pieces*, or call *then* after the last one."""

        def go_on(is_more: bool) -> None:  # noqa: FBT001 - as `Execute` has it
            if is_more:
                self._go_on(pieces, then)
            else:
                then()

        self._execute(partial(_do_next, pieces), go_on, _raise)

    def _decide(self, turn: BotTurn) -> Decision | None:
        """Ask the bot, then weaker ones: a game goes on even when a bot has a bug."""
        rng = Random(self._rng.getrandbits(64))
        for level in self._able(turn):
            try:
                return replace(turn, level=level).decide(rng)
            except Exception:
                log.exception("a bot failed", extra={"bot": level})
        return None

    def _able(self, turn: BotTurn) -> Iterator[str]:
        """Yield the bot's level and those below it that are ready, the strongest first."""
        known = levels(turn.game.name)
        own = turn.level if turn.level in known else usual_level(turn.game.name)
        for level in reversed(known[: known.index(own) + 1]):
            if self._is_ready(turn.game.name, level):
                yield level


def _do_next(pieces: Iterator[None]) -> bool:
    """Do the next piece of work, if there is one; a decision can do without."""
    try:
        next(pieces)
    except StopIteration:
        return False
    except Exception:
        log.exception("a bot cannot prepare its turn")
        return False
    return True


def _raise(error: BaseException) -> None:
    raise error
