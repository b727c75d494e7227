"""The first screen: choose a game, who plays, and how."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from rich.text import Text

from fifties.core.refusals import Refused
from fifties.terminal.app.frame import Keys, Page
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.home_form import Entry, Form, is_written
from fifties.terminal.app.numerals import big
from fifties.terminal.app.paper import (
    Block,
    beside,
    centred,
    cut,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
)
from fifties.terminal.app.screen import PaperScreen
from fifties.terminal.app.setting import Setting
from fifties.terminal.app.signs import SPELT
from fifties.terminal.invitation import Invitation
from fifties.terminal.saves import Save, saves
from fifties.terminal.session import Session
from fifties.terminal.starting import describe, resume, start

FORM: Final = 50
SIDE: Final = 26
LABEL: Final = 19

MOVES: Final = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1}
CHANGES: Final = {"left": -1, "right": 1}


class HomeScreen(PaperScreen):
    """Sets a table."""

    def __init__(self, setting: Setting) -> None:
        super().__init__()
        self.setting = setting
        self.notice = ""
        self._save: Save | None = None
        self._invitation: Invitation = setting.invitation()

    def on_mount(self) -> None:
        """Look for a game to go on with."""
        self.form = Form(self.setting, self.words.say, None)
        self.call_after_refresh(self._look_for_saves)

    def _look_for_saves(self) -> None:
        """Offer the last game that was not finished; the first paint does not wait for it."""
        found = saves()
        if found:
            self._save = found[0]
            self.form.saved = describe(found[0], self.words)
            self.form.at += 1
            self.redraw()

    @property
    def entries(self) -> list[Entry]:
        """The lines of the form."""
        return self.form.entries(self._invitation)

    async def press(self, key: str, character: str | None) -> None:
        """Do what a key stands for."""
        self.notice = ""
        entries = self.entries
        entry = entries[self.form.at]
        if key in MOVES:
            self.form.move(MOVES[key], entries)
        elif key in CHANGES:
            self.form.change(entry, CHANGES[key])
        elif key == "enter":
            await self._enter(entry)
        elif is_written(entry, self.setting) and self._write(entry, key, character):
            pass
        else:
            await self._press_other(key, entry)
        self._set_table()
        self.redraw()

    def _write(self, entry: Entry, key: str, character: str | None) -> bool:
        """Write somebody's name; tell whether that was it."""
        if key == "backspace":
            self.form.erase(entry)
            return True
        if character is not None and character.isprintable():
            self.form.write(entry, character)
            return True
        return False

    async def _press_other(self, key: str, entry: Entry) -> None:
        match key:
            case "space":
                self.form.change(entry, 1)
            case "plus" | "minus":
                self.setting.resize(self.setting.players + (1 if key == "plus" else -1))
            case "l":
                self.house.toggle_lights()
            case "q":
                await self.house.leave()

    def _set_table(self) -> None:
        """See whether the table can be set like this; what cannot is said."""
        try:
            self._invitation = self.setting.invitation()
        except Refused as refused:
            self.notice = self.words.refusal(refused.refusal)
        self.form.at = min(self.form.at, len(self.entries) - 1)

    async def _enter(self, entry: Entry) -> None:
        if entry.kind == "resume" and self._save is not None:
            self.app.switch_screen(GameScreen(resume(self._save)))
        elif entry.kind == "play":
            await self._play()
        else:
            self.form.move(1, self.entries)

    async def _play(self) -> None:
        self._set_table()
        if self.notice:
            return
        try:
            screen = new_game(self.setting)
        except OSError as error:
            reason = self.words.say("file-unusable", reason=error.strerror or str(error))
            self.notice = f"{self.setting.wishes.record}: {reason}"
            return
        self.app.switch_screen(screen)

    async def touch(self, what: tuple[object, ...]) -> tuple[str, str | None] | None:
        """Go to the line that was clicked, and change it at its arrows."""
        if what[0] == "entry" and isinstance(what[1], int):
            self.form.at = what[1]
            entry = self.entries[what[1]]
            self.redraw()
            if entry.kind in {"play", "resume"}:
                return "enter", None
            return None if what[2] == "go" else (str(what[2]), None)
        return await super().touch(what)

    def draw(self, width: int, height: int) -> Block:
        """Draw the form and what there is to say about the line that is marked."""
        page = Page(self.look, width, height)
        wide, room = page.width, page.height
        entries = self.entries
        side = self._side(entries[self.form.at], room)
        body = centred(beside([self._form(entries, room), side]), wide)
        spare = max(0, (room - len(body)) // 3)
        title = (self.words.say("app-title"), piece(self.words.say("app-motto"), self.look.soft))
        lines = [*(Text() for _ in range(spare)), *body]
        return page.lay_out(title, lines, self._prompt(), self._keys())

    def _form(self, entries: list[Entry], height: int) -> Block:
        lines = [self._line(place, entry) for place, entry in enumerate(entries)]
        seats = [place for place, entry in enumerate(entries) if entry.seat is not None]
        room = height - 2 - (len(entries) - len(seats))
        if len(seats) > room:
            first = min(max(self.form.at - room // 2, seats[0]), seats[-1] - room + 1)
            shown = range(first, first + room)
            lines = [
                line for place, line in enumerate(lines) if place not in seats or place in shown
            ]
        return framed(self.look, lines, FORM, self.words.say("app-set-table"))

    def _line(self, place: int, entry: Entry) -> Text:
        look, marked = self.look, place == self.form.at
        inside = FORM - 2
        touch = ("entry", place, "go")
        if entry.kind in {"play", "resume"}:
            style = look.cursor if marked else look.accent
            label = f" {look.signs.play} {cut(look, entry.label, inside - 6)} "
            return row(" ", piece(label, style, touch))
        mark = look.signs.right if marked else " "
        indent = "  " if entry.seat is not None else ""
        shape = ""
        style = look.strong
        if entry.seat is not None:
            players = self.setting.players
            shape = look.shape(entry.seat, players, entry.label) + " "
            style = look.seat(entry.seat, players)
        label = cut(look, f"{indent}{shape}{entry.label}", LABEL)
        value = cut(look, entry.value, inside - LABEL - 8)
        caret = "_" if marked and is_written(entry, self.setting) else ""
        return row(
            (f"{mark} ", look.accent),
            fit(row(piece(label, style, touch), caret), LABEL),
            piece(f" {look.signs.left} ", look.accent, ("entry", place, "left")),
            piece(value, look.cursor if marked else None, ("entry", place, "right")),
            piece(f" {look.signs.right}", look.accent, ("entry", place, "right")),
        )

    def _side(self, entry: Entry, height: int) -> Block:
        look = self.look
        spelt = look.signs is SPELT
        figure = beside([big(5, look.laugh, spelt=spelt), big(0, look.angry, spelt=spelt)])
        about = paragraph(entry.about, SIDE, look.soft)
        game = piece(self.words.say(f"game-{self.setting.game}"), look.strong)
        return stacked([[Text()], figure, [game], about])[:height]

    def _prompt(self) -> Text:
        if self.notice:
            return piece(self.notice, self.look.bad)
        return piece(self.words.say("app-home-hint"), self.look.soft)

    def _keys(self) -> Keys:
        say = self.words.say
        return [
            ("up", "^", say("app-key-up")),
            ("down", "v", say("app-key-down")),
            ("left", "<", say("app-key-less")),
            ("right", ">", say("app-key-more")),
            ("enter", say("app-enter"), say("app-key-choose")),
            ("ctrl+q", "Ctrl-Q", say("app-key-leave")),
        ]


def new_game(setting: Setting) -> GameScreen:
    """Begin the game that was set up; raises `OSError` when its record cannot be written."""
    invitation, wishes = setting.invitation(), setting.wishes
    session = start(invitation, seed=wishes.seed, record=wishes.record, training=setting.training)
    # Both are for this one game.
    setting.wishes = replace(wishes, seed=None, record=None)

    # After a whole game the deal has gone round: whoever dealt first deals again (H2).
    again = Invitation(session.game, invitation.names, invitation.levels)

    def rematch() -> Session:
        return start(again, training=setting.training)

    return GameScreen(session, setting.pace, rematch, wishes.record)
