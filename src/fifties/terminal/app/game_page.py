"""How a game's screen is put together: the board, what is asked, and the keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rich.text import Text

from fifties.terminal.app.frame import Keys, Page
from fifties.terminal.app.paper import Block, framed, paragraph, piece, row

if TYPE_CHECKING:
    from fifties.terminal.app.game_screen import GameScreen

CURTAIN = 46
"""How wide the curtain is."""


def draw_game(screen: GameScreen, width: int, height: int) -> Block:
    """Draw the table, or the panel that lies on it."""
    page = Page(screen.look, width, height)
    moment = screen.seen.moment
    moment.curtain = _curtain(screen)
    title, side = screen.board.title(moment)
    if screen.panel is not None:
        body = screen.panel.draw(screen.look, page.width, page.height)
    else:
        body = screen.board.draw(moment, page.width, page.height)
    return page.lay_out(
        (title, piece(side, screen.look.soft)), body, _prompt(screen), _keys(screen)
    )


def _curtain(screen: GameScreen) -> Block:
    """Draw what stands where secrets would stand."""
    if screen.waiting_for is None:
        return []
    name = screen.cast.name(screen.waiting_for)
    lines = paragraph(screen.words.say("app-curtain", name=name), CURTAIN - 4)
    body = [row(" ", line) for line in lines]
    return framed(screen.look, body, CURTAIN, style=screen.look.accent)


def _prompt(screen: GameScreen) -> Text:
    """Say what is asked, or what was refused."""
    say, look = screen.words.say, screen.look
    if screen.complaint or screen.notice:
        return piece(screen.complaint or screen.notice, look.bad if screen.complaint else look.soft)
    if screen.is_over or screen.holds:
        return piece(say("app-over" if screen.is_over else "app-look"), look.strong)
    if screen.tap is not None:
        return piece(say("app-tap", number=screen.tap), look.accent)
    if screen.waiting_for is not None:
        name = screen.cast.name(screen.waiting_for)
        return piece(say("app-nobody-looks", name=name), look.accent)
    return screen.asking.prompt(screen.cast, screen.seen.moment) if screen.asking else Text()


def _keys(screen: GameScreen) -> Keys:
    """List what can be pressed now."""
    say = screen.words.say
    if screen.panel is not None:
        return [("escape", "Esc", say("app-key-close"))]
    coach = "app-coach" if screen.coach.can_speak() else "app-help"
    return [
        *_keys_now(screen),
        ("question_mark", "?", say(coach)),
        ("s", "s", say("app-sheet")),
        ("q", "q", say("app-key-leave")),
    ]


def _keys_now(screen: GameScreen) -> Keys:
    say = screen.words.say
    if screen.is_over:
        again = ("r", "r", say("app-key-rematch"))
        if screen.rematch is None:
            again = ("enter", say("app-enter"), say("app-key-go-on"))
        home = [("n", "n", say("app-key-home"))] if screen.house.can_go_home else []
        return [again, *home]
    if screen.tap is not None:
        return [("enter", say("app-enter"), say("app-key-got-it"))]
    if screen.holds:
        return [("enter", say("app-enter"), say("app-key-go-on"))]
    if screen.waiting_for is not None:
        name = screen.cast.name(screen.waiting_for)
        return [("enter", say("app-enter"), say("app-key-open", name=name))]
    if screen.is_telling and not screen.session.paced:
        hurried = "app-key-slower" if screen.pauses.hurried else "app-key-hurry"
        return [
            ("space", say("app-space"), say(hurried)),
            ("enter", say("app-enter"), say("app-key-skip")),
        ]
    return [] if screen.asking is None else screen.asking.keys(say)
