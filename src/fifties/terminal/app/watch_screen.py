"""A replay on the screen: the same boards, to go back and forth in."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from rich.text import Text

from fifties.core.contract import Event
from fifties.table.settings import Pace
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import Block, Keys, Page, fit, piece, row, tall
from fifties.terminal.app.panels import Panel
from fifties.terminal.app.pause_timer import PauseTimer
from fifties.terminal.app.screen import DrawnScreen
from fifties.terminal.app.shown_table import Moment
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.registry import terminal_for
from fifties.terminal.replay import Replay
from fifties.words import Words

LEAP: Final = 10
LEAST_PAUSE: Final = 0.15
"""Seconds that a step is shown where the game itself would not stop."""


class WatchScreen(DrawnScreen):
    """Shows a replay, step by step."""

    def __init__(self, replay: Replay) -> None:
        super().__init__()
        self.replay = replay
        self.step = 0
        self.plays = False
        self.panel: Panel | None = None
        self._pause_timer = PauseTimer(replay.game, Pace.BRISK)

    def on_mount(self) -> None:
        """Make the board and the first moment."""
        names = [self.fifties_app.spell(name) for name in self.replay.names]
        self.roster = Roster(self.fifties_app.board_theme, Words(self.words.say, names))
        self.board = terminal_for(self.replay.game.name).board(self.roster, self.replay.game)
        self.moment = self._moment()

    def _moment(self) -> Moment:
        """Put together what is to be seen: the view, and this round's events so far."""
        view, events = self.replay.at(self.step)
        begin = max((place for place in self.replay.rounds if place <= self.step), default=0)
        history: list[Event] = [
            event for place in range(begin, self.step + 1) for event in self.replay.at(place)[1]
        ]
        seat = self.replay.viewer
        mine = frozenset() if seat is None else frozenset({seat})
        return Moment(view, mine, events[-1] if events else None, history)

    def go(self, step: int) -> None:
        """Go to a step; the ends hold."""
        self.step = max(0, min(step, len(self.replay) - 1))
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
        step, rounds = self.step, self.replay.rounds
        return {
            "right": lambda: step + 1,
            "left": lambda: step - 1,
            "pagedown": lambda: step + LEAP,
            "pageup": lambda: step - LEAP,
            "down": lambda: min((r for r in rounds if r > step), default=len(self.replay) - 1),
            "up": lambda: max((r for r in rounds if r < step), default=0),
            "home": lambda: 0,
            "end": lambda: len(self.replay) - 1,
        }

    async def _press_other(self, key: str) -> None:
        match key:
            case "v" | "tab":
                viewers = self.replay.viewers
                at = viewers.index(self.replay.viewer)
                self.replay.viewer = viewers[(at + 1) % len(viewers)]
                self.go(self.step)
            case "s":
                sheet = self.board.sheet(self.moment, self.size.height - 8)
                self.panel = Panel(self.words.say("app-sheet"), sheet)
            case "l":
                self.fifties_app.toggle_dark()
            case "q" | "escape":
                await self.fifties_app.leave()

    def _start_or_stop(self) -> None:
        self.plays = not self.plays
        if self.plays:
            if self.step == len(self.replay) - 1:
                self.go(0)
            self.run_worker(self._play(), exclusive=True)
        else:
            self._pause_timer.skip()

    async def _play(self) -> None:
        """Go on by itself until the end, or until somebody stops it."""
        while self.plays and self.step + 1 < len(self.replay):
            self.go(self.step + 1)
            self._pause_timer.begin()
            event = self.moment.event
            if event is not None:
                await self._pause_timer.after(event, least=LEAST_PAUSE)
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
    def theme(self) -> BoardTheme:
        """The theme of what is drawn now, which may be the dark one."""
        theme = self.fifties_app.board_theme
        return theme.for_dark_boards if self.board.is_dark(self.moment) else theme

    def draw(self, width: int, height: int) -> Block:
        """Draw the board, and the bar under it."""
        self.roster.theme = self.theme
        page = Page(self.theme, width, height)
        title, side = self.board.title(self.moment)
        wide, room = page.width, page.height - 1
        if self.panel is not None:
            body = self.panel.draw(self.theme, wide, room)
        else:
            body = self.board.draw(self.moment, wide, room)
        steps = len(self.replay)
        bar = replay_bar(self.theme, self.step, steps, self.replay.rounds, wide)
        head = (title, piece(side, self.theme.soft))
        return page.lay_out(head, [*tall(body, room), bar], self._prompt(), self._keys())

    def _prompt(self) -> Text:
        viewer = self.replay.viewer
        if viewer is None:
            return piece(self.words.say("app-seen-by-all"), self.theme.soft)
        told = self.words.say("app-seen-by", name=self.roster.name(viewer))
        return fit(row(piece(told, self.theme.soft)), len(told))

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


def replay_bar(theme: BoardTheme, step: int, steps: int, rounds: Sequence[int], width: int) -> Text:
    """Draw the bar; a click on it goes to that step."""
    tally = f" {step}/{steps - 1}"
    room = max(10, width - len(tally))
    last = max(1, steps - 1)
    at = round((room - 1) * step / last)
    marks = {round((room - 1) * begin / last) for begin in rounds}
    spaces = []
    for space in range(room):
        touch = ("step", round(last * space / (room - 1)))
        if space == at:
            spaces.append(piece(theme.symbols.bead, theme.accent, touch))
        elif space in marks:
            spaces.append(piece(theme.symbols.middle, theme.strong, touch))
        elif space < at:
            spaces.append(piece(theme.symbols.travelled, theme.accent, touch))
        else:
            spaces.append(piece(theme.symbols.track, theme.soft, touch))
    return row(*spaces, (tally, theme.soft))
