"""The first screen: choose a game, who plays, and how."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace
from rich.text import Text

from fifties.core.refusals import Refused
from fifties.terminal.app.game_screen import GameScreen
from fifties.terminal.app.home_form import Form, FormLine, SetupChoices, is_written
from fifties.terminal.app.layout import (
    Block,
    Keys,
    Page,
    beside,
    big_digits,
    centred,
    cut,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
)
from fifties.terminal.app.screen import DrawnScreen
from fifties.terminal.app.symbols import ASCII_SYMBOLS
from fifties.terminal.game_log import SavedGame, describe, saved_games
from fifties.terminal.local_table import resume, start
from fifties.terminal.record_writer import reserve_record
from fifties.terminal.session import Session
from fifties.terminal.table_setup import TableSetup

FORM: Final = 50
SIDE: Final = 26
LABEL: Final = 19

MOVES: Final = {"up": -1, "shift+tab": -1, "down": 1, "tab": 1}
CHANGES: Final = {"left": -1, "right": 1}


class HomeScreen(DrawnScreen):
    """Sets a table."""

    def __init__(self, choices: SetupChoices) -> None:
        super().__init__()
        self.choices = choices
        self.notice = ""
        self._save: SavedGame | None = None
        self._setup: TableSetup = choices.setup()

    def on_mount(self) -> None:
        """Look for a game to go on with."""
        self.form = Form(self.choices, self.words.say, None)
        self.call_after_refresh(self._look_for_saves)

    def _look_for_saves(self) -> None:
        """Offer the last game that was not finished; the first paint does not wait for it."""
        found = saved_games()
        if found:
            self._save = found[0]
            self.form.saved = describe(found[0], self.words)
            self.form.at += 1
            self.redraw()

    @property
    def entries(self) -> list[FormLine]:
        """The lines of the form."""
        return self.form.entries(self._setup)

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
        elif is_written(entry, self.choices) and self._write(entry, key, character):
            pass
        else:
            await self._press_other(key, entry)
        self._set_table()
        self.redraw()

    def _write(self, entry: FormLine, key: str, character: str | None) -> bool:
        """Write somebody's name; return whether that was it."""
        if key == "backspace":
            self.form.erase(entry)
            return True
        if character is not None and character.isprintable():
            self.form.write(entry, character)
            return True
        return False

    async def _press_other(self, key: str, entry: FormLine) -> None:
        match key:
            case "space":
                self.form.change(entry, 1)
            case "plus" | "minus":
                self.choices.resize(self.choices.players + (1 if key == "plus" else -1))
            case "l":
                self.fifties_app.toggle_dark()
            case "q":
                await self.fifties_app.leave()

    def _set_table(self) -> None:
        """See whether the table can be set like this; what cannot is said."""
        try:
            self._setup = self.choices.setup()
        except Refused as refused:
            self.notice = self.words.refusal(refused.refusal)
        self.form.at = min(self.form.at, len(self.entries) - 1)

    async def _enter(self, entry: FormLine) -> None:
        if entry.kind == "resume" and self._save is not None:
            self.app.switch_screen(GameScreen(await resume(self._save, self.words.say.language)))
        elif entry.kind == "play":
            await self._play()
        else:
            self.form.move(1, self.entries)

    async def _play(self) -> None:
        self._set_table()
        if self.notice:
            return
        try:
            reserve_record(self.choices.options.record)
            screen = await new_game(self.choices)
        except OSError as error:
            reason = self.words.say("file-unusable", reason=error.strerror or str(error))
            self.notice = f"{self.choices.options.record}: {reason}"
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
        page = Page(self.theme, width, height)
        wide, room = page.width, page.height
        entries = self.entries
        side = self._side(entries[self.form.at], room)
        body = centred(beside([self._form(entries, room), side]), wide)
        spare = max(0, (room - len(body)) // 3)
        title = (self.words.say("app-title"), piece(self.words.say("app-motto"), self.theme.soft))
        lines = [*(Text() for _ in range(spare)), *body]
        return page.lay_out(title, lines, self._prompt(), self._keys())

    def _form(self, entries: list[FormLine], height: int) -> Block:
        lines = [self._line(place, entry) for place, entry in enumerate(entries)]
        seats = [place for place, entry in enumerate(entries) if entry.seat is not None]
        room = height - 2 - (len(entries) - len(seats))
        if len(seats) > room:
            first = min(max(self.form.at - room // 2, seats[0]), seats[-1] - room + 1)
            shown = range(first, first + room)
            lines = [
                line for place, line in enumerate(lines) if place not in seats or place in shown
            ]
        return framed(self.theme, lines, FORM, self.words.say("app-set-table"))

    def _line(self, place: int, entry: FormLine) -> Text:
        theme, marked = self.theme, place == self.form.at
        inside = FORM - 2
        touch = ("entry", place, "go")
        if entry.kind in {"play", "resume"}:
            style = theme.cursor if marked else theme.accent
            label = f" {theme.symbols.play} {cut(theme, entry.label, inside - 6)} "
            return row(" ", piece(label, style, touch))
        mark = theme.symbols.right if marked else " "
        indent = "  " if entry.seat is not None else ""
        shape = ""
        style = theme.strong
        if entry.seat is not None:
            players = self.choices.players
            shape = theme.shape(entry.seat, players, entry.label) + " "
            style = theme.seat(entry.seat, players)
        label = cut(theme, f"{indent}{shape}{entry.label}", LABEL)
        value = cut(theme, entry.value, inside - LABEL - 8)
        caret = "_" if marked and is_written(entry, self.choices) else ""
        return row(
            (f"{mark} ", theme.accent),
            fit(row(piece(label, style, touch), caret), LABEL),
            piece(f" {theme.symbols.left} ", theme.accent, ("entry", place, "left")),
            piece(value, theme.cursor if marked else None, ("entry", place, "right")),
            piece(f" {theme.symbols.right}", theme.accent, ("entry", place, "right")),
        )

    def _side(self, entry: FormLine, height: int) -> Block:
        theme = self.theme
        spelt = theme.symbols is ASCII_SYMBOLS
        figure = beside(
            [
                big_digits(5, theme.laugh, ascii_only=spelt),
                big_digits(0, theme.angry, ascii_only=spelt),
            ]
        )
        about = paragraph(entry.about, SIDE, theme.soft)
        game = piece(self.words.say(f"game-{self.choices.game}"), theme.strong)
        return stacked([[Text()], figure, [game], about])[:height]

    def _prompt(self) -> Text:
        if self.notice:
            return piece(self.notice, self.theme.bad)
        return piece(self.words.say("app-home-hint"), self.theme.soft)

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


async def new_game(choices: SetupChoices) -> GameScreen:
    """Begin the game that was set up; the file of its record is empty by now."""
    setup, options = choices.setup(), choices.options
    lang, pace = choices.language, choices.pace
    session = await start(
        setup,
        pace=pace,
        seed=options.seed,
        record=options.record,
        coach_ahead=choices.coach_ahead,
        lang=lang,
    )
    # Both are for this one game.
    choices.options = replace(options, seed=None, record=None)

    # After a whole game the deal has gone round: whoever dealt first deals again (H2).
    again = TableSetup(session.game, setup.names, setup.levels)

    async def rematch() -> Session:
        return await start(again, pace=pace, coach_ahead=choices.coach_ahead, lang=lang)

    return GameScreen(session, choices.pace, rematch, options.record)
