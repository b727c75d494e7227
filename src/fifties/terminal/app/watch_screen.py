"""A replay on the screen: the same boards, to go back and forth in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rich.text import Text

from fifties.core.contract import Event
from fifties.table.settings import Pace
from fifties.terminal.app.boards import board_for
from fifties.terminal.app.frame import Keys, Page
from fifties.terminal.app.look import Look
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.pacing import Pauses
from fifties.terminal.app.panel import Panel
from fifties.terminal.app.paper import Block, fit, piece, row, tall
from fifties.terminal.app.screen import PaperScreen
from fifties.terminal.app.seats import Cast
from fifties.terminal.app.timeline_bar import timeline_bar
from fifties.terminal.watching.timeline import Timeline
from fifties.wording import Words

LEAP: Final = 10
LEAST_PAUSE: Final = 0.15
"""Seconds that a step is shown where the game itself would not stop."""


class WatchScreen(PaperScreen):
    """Shows a timeline, step by step."""

    def __init__(self, timeline: Timeline) -> None:
        super().__init__()
        self.timeline = timeline
        self.step = 0
        self.plays = False
        self.panel: Panel | None = None
        self._pauses = Pauses(timeline.game, Pace.BRISK)

    def on_mount(self) -> None:
        """Lay the board out."""
        names = [self.house.spell(name) for name in self.timeline.names]
        self.cast = Cast(self.house.look, Words(self.words.say, names))
        self.board = board_for(self.timeline.game, self.cast)
        self.moment = self._moment()

    def _moment(self) -> Moment:
        """Put together what is to be seen: the view, and this round's events so far."""
        view, events = self.timeline.at(self.step)
        begin = max((place for place in self.timeline.rounds if place <= self.step), default=0)
        history: list[Event] = [
            event for place in range(begin, self.step + 1) for event in self.timeline.at(place)[1]
        ]
        seat = self.timeline.viewer
        mine = frozenset() if seat is None else frozenset({seat})
        return Moment(view, mine, events[-1] if events else None, history)

    def go(self, step: int) -> None:
        """Go to a step; the ends hold."""
        self.step = max(0, min(step, len(self.timeline) - 1))
        self.moment = self._moment()
        self.redraw()

    async def press(self, key: str, character: str | None) -> None:  # noqa: ARG002 - nothing is typed
        """Do what a key stands for."""
        if self.panel is not None:
            self.panel = None
        elif key in {"space", "enter"}:
            self._start_or_stop()
        elif key in self._places():
            self.plays = False
            self.go(self._places()[key]())
        else:
            await self._press_other(key)
        self.redraw()

    def _places(self) -> dict[str, Callable[[], int]]:
        """Return where the keys lead."""
        step, rounds = self.step, self.timeline.rounds
        return {
            "right": lambda: step + 1,
            "left": lambda: step - 1,
            "pagedown": lambda: step + LEAP,
            "pageup": lambda: step - LEAP,
            "down": lambda: min((r for r in rounds if r > step), default=len(self.timeline) - 1),
            "up": lambda: max((r for r in rounds if r < step), default=0),
            "home": lambda: 0,
            "end": lambda: len(self.timeline) - 1,
        }

    async def _press_other(self, key: str) -> None:
        match key:
            case "v" | "tab":
                viewers = self.timeline.viewers
                at = viewers.index(self.timeline.viewer)
                self.timeline.viewer = viewers[(at + 1) % len(viewers)]
                self.go(self.step)
            case "s":
                sheet = self.board.sheet(self.moment, self.size.height - 8)
                self.panel = Panel(self.words.say("app-sheet"), sheet)
            case "l":
                self.house.toggle_lights()
            case "q" | "escape":
                await self.house.leave()

    def _start_or_stop(self) -> None:
        self.plays = not self.plays
        if self.plays:
            if self.step == len(self.timeline) - 1:
                self.go(0)
            self.run_worker(self._play(), exclusive=True)
        else:
            self._pauses.skip()

    async def _play(self) -> None:
        """Go on by itself until the end, or until somebody stops it."""
        while self.plays and self.step + 1 < len(self.timeline):
            self.go(self.step + 1)
            self._pauses.begin()
            event = self.moment.event
            if event is not None:
                await self._pauses.after(event, least=LEAST_PAUSE)
        self.plays = False
        self.redraw()

    async def touch(self, what: tuple[object, ...]) -> tuple[str, str | None] | None:
        """Go to the step that was clicked."""
        if what[0] == "step" and isinstance(what[1], int):
            self.plays = False
            self.go(what[1])
            return None
        return await super().touch(what)

    @property
    def look(self) -> Look:
        """How things look now: when the light is down, as on a stage."""
        house = self.house.look
        return house.on_stage if self.board.is_dark(self.moment) else house

    def draw(self, width: int, height: int) -> Block:
        """Draw the board, and the bar under it."""
        self.cast.look = self.look
        page = Page(self.look, width, height)
        title, side = self.board.title(self.moment)
        wide, room = page.width, page.height - 1
        if self.panel is not None:
            body = self.panel.draw(self.look, wide, room)
        else:
            body = self.board.draw(self.moment, wide, room)
        steps = len(self.timeline)
        bar = timeline_bar(self.look, self.step, steps, self.timeline.rounds, wide)
        head = (title, piece(side, self.look.soft))
        return page.lay_out(head, [*tall(body, room), bar], self._prompt(), self._keys())

    def _prompt(self) -> Text:
        viewer = self.timeline.viewer
        if viewer is None:
            return piece(self.words.say("app-seen-by-all"), self.look.soft)
        told = self.words.say("app-seen-by", name=self.cast.name(viewer))
        return fit(row(piece(told, self.look.soft)), len(told))

    def _keys(self) -> Keys:
        say = self.words.say
        if self.panel is not None:
            return [("escape", "Esc", say("app-key-close"))]
        plays = "app-key-stop" if self.plays else "app-key-run"
        return [
            ("space", say("app-space"), say(plays)),
            ("left", "<", say("app-key-less")),
            ("right", ">", say("app-key-more")),
            ("up", "^", say("app-key-round-before")),
            ("down", "v", say("app-key-round-after")),
            ("tab", "Tab", say("app-key-eyes")),
            ("q", "q", say("app-key-leave")),
        ]
