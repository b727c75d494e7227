"""One game on the screen: shows events at a pace, asks who is to act, hides secrets in between."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

from rich.text import Text

from fifties.core.contract import Action, Seat
from fifties.core.record import AnyRecord
from fifties.core.refusals import Refused
from fifties.table.requests import Reaction
from fifties.table.settings import Pace
from fifties.terminal.app.board import Question, Reply, Roster
from fifties.terminal.app.layout import Block, Keys, Page, cut, framed, paragraph, piece, row
from fifties.terminal.app.panels import (
    WIDTH,
    CoachPanel,
    Panel,
    ReactionPanel,
    ReviewPanel,
    help_lines,
    review_lines,
)
from fifties.terminal.app.pause_timer import PauseTimer
from fifties.terminal.app.screen import DrawnScreen
from fifties.terminal.app.shown_table import ShownTable
from fifties.terminal.app.styles import BoardTheme
from fifties.terminal.record_writer import RecordUnwritable
from fifties.terminal.registry import terminal_for
from fifties.terminal.session import ReactionNotice, SeenEvent, Session, SessionEvent
from fifties.words import Words


class GameScreen(DrawnScreen):
    """One game, from where the session stands to its end."""

    def __init__(
        self,
        session: Session,
        pace: Pace = Pace.BRISK,
        rematch: Callable[[], Awaitable[Session]] | None = None,
        record: Path | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.rematch = rematch
        self._record = record
        self.shown = ShownTable(session)
        self.pause_timer = PauseTimer(session.game, pace)
        self.coach = CoachPanel(session, self.shown)
        self.panel: Panel | None = None
        self.question: Question | None = None
        """What is asked of whoever is in front."""
        self.waiting_for: Seat | None = None
        """Whom the keyboard is to be handed to."""
        self.tap: int | None = None
        """The number at which the count waits for "Got it!"."""
        self.notice = ""
        """What the session says about the table."""
        self.complaint = ""
        """Why a key did nothing."""
        self.reaction = ""
        """What somebody has just called across the table."""
        self._reactor: Seat | None = min(session.people, default=None)
        """Whoever was last in front, to whom reactions belong."""
        self.is_over = False
        self.is_telling = False
        self.holds = False
        """Whether a score is being looked at."""
        self._go_on = asyncio.Event()

    def on_mount(self) -> None:
        """Make the board, and begin to play."""
        self.roster = Roster(self.fifties_app.board_theme, Words(self.words.say, self._names()))
        terminal = terminal_for(self.session.game.name)
        self.board = terminal.board(self.roster, self.session.game, self.shown.moment.view)
        self._ask()
        self.run_worker(self._play(), exclusive=True)

    def _names(self) -> list[str]:
        return [self.fifties_app.spell(name) for name in self.session.names]

    async def leave_table(self) -> None:
        """Leave the table; what was played is kept."""
        self.coach.close()
        await self.session.leave()
        if self.session.is_kept:
            self.fifties_app.farewell.append(self.words.say("play-kept"))
        if self._record is not None:
            self.fifties_app.farewell.append(self.words.say("play-saved", file=str(self._record)))

    # What happens

    async def _play(self) -> None:
        try:
            while told := await self.session.next_events():
                self.is_telling = True
                for item in told:
                    await self._tell(item)
                self.is_telling = False
                self.shown.catch_up()
                self._ask()
        except (RecordUnwritable, OSError) as error:
            await self.fifties_app.give_up(error)
        self.is_over = True
        self._ask()

    async def _tell(self, item: SessionEvent) -> None:
        if isinstance(item, ReactionNotice):
            self._show_reaction(self.words.say(item.message, **item.details))
            return
        if not isinstance(item, SeenEvent):
            self.notice = self.words.say(item.message, **item.details)
            self.redraw()
            return
        self.notice = ""
        self.shown.happened(item)
        event = item.event
        if self.board.ends_question(event):
            self._put_down()
        elif self.shown.front is not None and self.question and not self.question.changeable:
            self._ask_front(self.shown.front)
        self.redraw()
        if terminal_for(self.session.game.name).scores(event):
            await self._look_at_score()
        elif not self.session.paced:
            await self.pause_timer.after(event)

    def _show_reaction(self, text: str) -> None:
        """Show a reaction for a while."""

        def clear() -> None:
            if self.reaction is text:
                self.reaction = ""
                self.redraw()

        self.reaction = text
        self.set_timer(REACTION_SECONDS, clear)
        self.redraw()

    async def _look_at_score(self) -> None:
        """Wait until somebody wants to go on; elsewhere and among bots it goes on by itself."""
        self.pause_timer.begin()
        if self.session.paced:
            return
        if not self.session.people:
            await self.pause_timer.look_at_score()
            return
        self.holds = True
        self._go_on.clear()
        self.redraw()
        await self._go_on.wait()
        self.holds = False

    # What is asked

    def _ask(self) -> None:
        """Ask whoever owes something; with several people, hand the keyboard over first."""
        front = self.shown.front
        self.roster.words.players = self._names()
        self.tap = None if front is None else self.session.tap(front)
        if front is not None:
            self._ask_front(front)
        if self.shown.shares and (front is None or not self._is_busy(front)):
            self._hide_secrets()
        self.redraw()

    def _is_busy(self, seat: Seat) -> bool:
        """Return whether somebody whose secrets are shown still has something to do."""
        return self.session.owes(seat) or (self.question is not None and self.question.changeable)

    def _ask_front(self, seat: Seat) -> None:
        self.shown.moment.queued = self.session.queued(seat)
        offer = None if self.is_telling else self.session.offer(seat)
        self.question = self.board.ask(self.shown.moment, offer, self.question)

    def _put_down(self) -> None:
        self.question = None
        self.board.put_down()

    def _hide_secrets(self) -> None:
        self._put_down()
        self.shown.hide()
        self.waiting_for = next(iter(self.shown.owing()), None)

    def _show_secrets(self, seat: Seat) -> None:
        self.waiting_for = None
        self.notice = ""
        self._reactor = seat
        self.shown.show(seat)
        self._ask_front(seat)

    def _open_another(self, place: int) -> None:
        """Let somebody come back who has chosen already and thinks again."""
        free = [seat for seat in sorted(self.session.people) if self.session.offer(seat)]
        if 0 <= place < len(free):
            self._show_secrets(free[place])

    async def _act(self) -> None:
        """Hand in what stands there."""
        seat, question = self.shown.front, self.question
        if seat is None or question is None or self.is_telling:
            return
        try:
            await self.session.act(seat, question.choice())
        except Refused as refused:
            self.complaint = self.roster.words.refusal(refused.refusal)
            return
        except (RecordUnwritable, OSError) as error:
            await self.fifties_app.give_up(error)
            return
        question.handed_in()
        if self.shown.shares:
            self._hide_secrets()

    async def _queue(self, later: Action | None) -> None:
        """Do something when the turn comes, or take that back."""
        seat = self.shown.front
        if seat is None:
            return
        try:
            await self.session.queue(seat, later)
        except Refused as refused:
            self.complaint = self.roster.words.refusal(refused.refusal)
            self.question = None
            self._ask_front(seat)
            self.redraw()

    async def _react(self, reaction: Reaction) -> None:
        try:
            await self.session.react(self._reactor, reaction)
        except Refused as refused:
            self.complaint = self.roster.words.refusal(refused.refusal)
            self.redraw()

    # Keys

    async def press(self, key: str, character: str | None) -> None:
        """Do what a key stands for."""
        if isinstance(self.panel, ReviewPanel) and self.panel.scroll(key):
            self.redraw()
            return
        if self.panel is not None:
            panel, self.panel = self.panel, None
            reaction = panel.reaction(key) if isinstance(panel, ReactionPanel) else None
            if reaction is not None:
                self.run_worker(self._react(reaction), group="react")
            if key != "q":
                self.redraw()
                return
        if self.tap is not None and self.shown.front is not None and key in {"enter", "space"}:
            self.tap = None
            self.run_worker(self.session.got_it(self.shown.front), group="tap")
        elif not (await self._press_table(key) or self._press_time(key)) and self.question:
            await self._answer(self.question.press(key, character))
        self.redraw()

    async def _press_table(self, key: str) -> bool:
        """Do what can be done at any time; return whether it was that."""
        match key:
            case "q":
                await self.fifties_app.leave()
            case "l":
                self.fifties_app.toggle_dark()
            case "h" | "f1":
                self._show_help()
            case "question_mark":
                self._call_coach()
            case "s":
                sheet = self.board.sheet(self.shown.moment, self.size.height - 8)
                self.panel = Panel(self.words.say("app-sheet"), sheet)
            case "exclamation_mark":
                self.panel = ReactionPanel(self.theme, self.words.say)
            case _:
                return self.is_over and await self._press_end(key)
        return True

    async def _press_end(self, key: str) -> bool:
        """Do what can be done after a game; return whether it was that."""
        match key:
            case "r" if self.rematch is not None:
                again = GameScreen(await self.rematch(), self.pace, self.rematch)
                self.app.switch_screen(again)
            case "v" if self.session.record is not None:
                self._open_review(self.session.record)
            case "enter" if self.rematch is None:
                await self.fifties_app.leave()
            case "n" if self.fifties_app.can_go_home:
                await self.fifties_app.go_home()
            case _:
                return False
        return True

    def _press_time(self, key: str) -> bool:
        """Go on, hurry, or show secrets; return whether it was that."""
        match key:
            case "enter" | "space" if self.holds:
                self._go_on.set()
            case "enter" if self.waiting_for is not None:
                self._show_secrets(self.waiting_for)
            case _ if key.isdigit() and self.waiting_for is not None:
                self._open_another(int(key) - 1)
            case "space" if self.is_telling:
                self.pause_timer.hurry()
            case "enter" if self.is_telling:
                self.pause_timer.skip()
            case "enter" if self.session.paced and self.question is None:
                self.run_worker(self.session.skip(), group="skip")
            case _:
                return False
        return True

    async def _answer(self, reply: Reply) -> None:
        self.complaint = self.notice = ""
        if reply.message is not None:
            self.complaint = self.words.say(reply.message, **reply.details)
        elif reply.queue:
            self.run_worker(self._queue(reply.later), group="queue")
        elif reply.hand_in and self.session.paced:
            # A broken line may take its time; the screen does not wait for it.
            self.run_worker(self._act(), group="act", exclusive=True)
        elif reply.hand_in:
            await self._act()

    async def touch(self, what: tuple[object, ...]) -> tuple[str, str | None] | None:
        """Do what a click on a number or a card means."""
        if what[0] != "key" and self.question is not None and self.panel is None:
            await self._answer(self.question.touch(what))
            self.redraw()
            return None
        return await super().touch(what)

    def _show_help(self) -> None:
        lines = help_lines(self.theme, self.words.say, self.session.game, self.size.height - 6)
        self.panel = Panel(self.words.say("app-help"), lines)

    def _call_coach(self) -> None:
        if not self.coach.can_speak():
            self._show_help()
            return
        say = self.words.say
        self.panel = Panel(say("app-coach"), [piece(say("app-coach-thinks"))])
        self.run_worker(self._listen(self.panel), group="coach", exclusive=True)

    def _open_review(self, record: AnyRecord) -> None:
        """Show what the game was worth, as soon as that is worked out."""
        say = self.words.say
        panel = ReviewPanel(say("app-review"), [piece(say("app-coach-thinks"))])
        seats = sorted(self.session.people) or range(self.session.game.players)

        async def look() -> None:
            panel.lines = await review_lines(record, self.roster.words, seats)
            self.redraw()

        self.panel = panel
        self.run_worker(look(), group="review", exclusive=True)

    async def _listen(self, panel: Panel) -> None:
        panel.lines = await self.coach.lines(self.roster, WIDTH)
        self.redraw()

    # Drawing

    @property
    def theme(self) -> BoardTheme:
        """The theme of what is drawn now, which may be the dark one."""
        theme = self.fifties_app.board_theme
        return theme.for_dark_boards if self.board.is_dark(self.shown.moment) else theme

    def draw(self, width: int, height: int) -> Block:
        """Draw the table, or the panel that lies on it."""
        self.roster.theme = self.theme
        return draw_game(self, width, height)


REACTION_SECONDS = 4.0
"""How long a reaction is shown."""

COVER_WIDTH = 46
"""How wide the block is that covers secrets."""


def draw_game(screen: GameScreen, width: int, height: int) -> Block:
    """Draw the table, or the panel that lies on it."""
    page = Page(screen.theme, width, height)
    moment = screen.shown.moment
    moment.cover = _cover(screen)
    title, side = screen.board.title(moment)
    if screen.panel is not None:
        body = screen.panel.draw(screen.theme, page.width, page.height)
    else:
        body = screen.board.draw(moment, page.width, page.height)
    aside = piece(side, screen.theme.soft)
    if screen.reaction:
        aside = piece(cut(screen.theme, screen.reaction, page.width // 2), screen.theme.strong)
    return page.lay_out((title, aside), body, _prompt(screen), _keys(screen))


def _cover(screen: GameScreen) -> Block:
    """Draw what stands where secrets would stand."""
    if screen.waiting_for is None:
        return []
    name = screen.roster.name(screen.waiting_for)
    lines = paragraph(screen.words.say("app-hand-over", name=name), COVER_WIDTH - 4)
    body = [row(" ", line) for line in lines]
    return framed(screen.theme, body, COVER_WIDTH, style=screen.theme.accent)


def _prompt(screen: GameScreen) -> Text:
    """Say what is asked, or what was refused."""
    say, theme = screen.words.say, screen.theme
    if screen.complaint or screen.notice:
        return piece(
            screen.complaint or screen.notice, theme.bad if screen.complaint else theme.soft
        )
    if screen.is_over or screen.holds:
        return piece(say("app-over" if screen.is_over else "app-look"), theme.strong)
    if screen.tap is not None:
        return piece(say("app-tap", number=screen.tap), theme.accent)
    if screen.waiting_for is not None:
        name = screen.roster.name(screen.waiting_for)
        return piece(say("app-nobody-looks", name=name), theme.accent)
    return screen.question.prompt(screen.roster, screen.shown.moment) if screen.question else Text()


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
        home = [("n", "n", say("app-key-home"))] if screen.fifties_app.can_go_home else []
        looked = [("v", "v", say("app-key-review"))] if screen.session.record else []
        return [again, *home, *looked]
    if screen.tap is not None:
        return [("enter", say("app-enter"), say("app-key-got-it"))]
    if screen.holds:
        return [("enter", say("app-enter"), say("app-key-go-on"))]
    if screen.waiting_for is not None:
        name = screen.roster.name(screen.waiting_for)
        return [("enter", say("app-enter"), say("app-key-open", name=name))]
    if screen.is_telling and not screen.session.paced:
        hurried = "app-key-slower" if screen.pause_timer.hurried else "app-key-hurry"
        return [
            ("space", say("app-space"), say(hurried)),
            ("enter", say("app-enter"), say("app-key-skip")),
        ]
    return [] if screen.question is None else screen.question.keys(say)
