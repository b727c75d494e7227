"""A game on the screen: tells what happens, asks whose turn it is, draws a curtain in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from fifties.core.contract import Seat
from fifties.core.refusals import Refused
from fifties.games.fifty.events import Called
from fifties.games.fifty.events import RoundScored as FiftyScored
from fifties.games.fifty_fifty.state import RoundScored as HalvesScored
from fifties.table.crowd_shown import CrowdScored, Tally
from fifties.table.settings import Pace
from fifties.terminal.app.asking import Asking, Reply
from fifties.terminal.app.boards import ask, board_for, put_down
from fifties.terminal.app.coach_panel import CoachPanel
from fifties.terminal.app.fifty.asking import AskingNumbers
from fifties.terminal.app.fifty_fifty.asking import AskingCard
from fifties.terminal.app.game_page import draw_game
from fifties.terminal.app.help import WIDTH, help_lines
from fifties.terminal.app.look import Look
from fifties.terminal.app.pacing import Pauses
from fifties.terminal.app.panel import Panel
from fifties.terminal.app.paper import Block, piece
from fifties.terminal.app.screen import PaperScreen
from fifties.terminal.app.seats import Cast
from fifties.terminal.app.table import Seen
from fifties.terminal.scribe import RecordUnwritable
from fifties.terminal.session import Happening, News, Session
from fifties.wording import Words


class GameScreen(PaperScreen):
    """One game, from where the session stands to its end."""

    def __init__(
        self,
        session: Session,
        pace: Pace = Pace.BRISK,
        rematch: Callable[[], Session] | None = None,
        record: Path | None = None,
    ) -> None:
        super().__init__()
        self.session = session
        self.pace = pace
        self.rematch = rematch
        self._record = record
        self.seen = Seen(session)
        self.pauses = Pauses(session.game, pace)
        self.coach = CoachPanel(session, self.seen)
        self.panel: Panel | None = None
        self.asking: Asking | None = None
        """What is asked of whoever is in front."""
        self.waiting_for: Seat | None = None
        """Whom the keyboard is to be handed to."""
        self.tap: int | None = None
        """The number at which the count waits for "Got it!"."""
        self.notice = ""
        """What the session says about the table."""
        self.complaint = ""
        """Why a key did nothing."""
        self.is_over = False
        self.is_telling = False
        self.holds = False
        """Whether a score is being looked at."""
        self._go_on = asyncio.Event()

    def on_mount(self) -> None:
        """Sit down."""
        self.cast = Cast(self.house.look, Words(self.words.say, self._names()))
        self.board = board_for(self.session.game, self.cast, self.seen.moment.view)
        self._ask()
        self.run_worker(self._play(), exclusive=True)

    def _names(self) -> list[str]:
        return [self.house.spell(name) for name in self.session.names]

    async def get_up(self) -> None:
        """Leave the table; what was played is kept."""
        self.coach.close()
        await self.session.leave()
        if getattr(self.session, "is_kept", False):
            self.house.farewell.append(self.words.say("play-kept"))
        if self._record is not None:
            self.house.farewell.append(self.words.say("play-saved", file=str(self._record)))

    # What happens

    async def _play(self) -> None:
        try:
            while news := await self.session.happenings():
                self.is_telling = True
                for item in news:
                    await self._tell(item)
                self.is_telling = False
                self.seen.catch_up()
                self._ask()
        except (RecordUnwritable, OSError) as error:
            await self.house.give_up(error)
        self.is_over = True
        self._ask()

    async def _tell(self, item: News) -> None:
        if not isinstance(item, Happening):
            self.notice = self.words.say(item.message, **item.details)
            self.redraw()
            return
        self.notice = ""
        self.seen.happened(item)
        event = item.event
        if isinstance(event, Called | Tally | FiftyScored | CrowdScored | HalvesScored):
            self._put_down()
        elif self.seen.front is not None and isinstance(self.asking, AskingCard):
            self._ask_front(self.seen.front)
        self.redraw()
        if isinstance(event, FiftyScored | HalvesScored):
            await self._look_at_score()
        elif not self.session.paced:
            await self.pauses.after(event)

    async def _look_at_score(self) -> None:
        """Wait until somebody wants to go on; elsewhere and among bots it goes on by itself."""
        self.pauses.begin()
        if self.session.paced:
            return
        if not self.session.people:
            await self.pauses.look_at_score()
            return
        self.holds = True
        self._go_on.clear()
        self.redraw()
        await self._go_on.wait()
        self.holds = False

    # What is asked

    def _ask(self) -> None:
        """Ask whoever owes something; with several people, hand the keyboard over first."""
        front = self.seen.front
        self.cast.words.players = self._names()
        self.tap = None if front is None else self.session.tap(front)
        if front is not None:
            self._ask_front(front)
        if self.seen.shares and (front is None or not self._is_busy(front)):
            self._draw_curtain()
        self.redraw()

    def _is_busy(self, seat: Seat) -> bool:
        """Tell whether somebody in front of the open curtain still has something to do."""
        return self.session.owes(seat) or isinstance(self.asking, AskingNumbers)

    def _ask_front(self, seat: Seat) -> None:
        offer = None if self.is_telling else self.session.offer(seat)
        self.asking = ask(self.board, self.seen.moment, offer, self.asking)

    def _put_down(self) -> None:
        self.asking = None
        put_down(self.board)

    def _draw_curtain(self) -> None:
        self._put_down()
        self.seen.hide()
        self.waiting_for = next(iter(self.seen.owing()), None)

    def _open_curtain(self, seat: Seat) -> None:
        self.waiting_for = None
        self.notice = ""
        self.seen.show(seat)
        self._ask_front(seat)

    def _open_another(self, place: int) -> None:
        """Let somebody come back who has chosen already and thinks again."""
        free = [seat for seat in sorted(self.session.people) if self.session.offer(seat)]
        if 0 <= place < len(free):
            self._open_curtain(free[place])

    async def _act(self) -> None:
        """Hand in what stands there."""
        seat, asking = self.seen.front, self.asking
        if seat is None or asking is None or self.is_telling:
            return
        try:
            await self.session.act(seat, asking.choice())
        except Refused as refused:
            self.complaint = self.cast.words.refusal(refused.refusal)
            return
        except (RecordUnwritable, OSError) as error:
            await self.house.give_up(error)
            return
        asking.handed_in()
        if self.seen.shares:
            self._draw_curtain()

    # Keys

    async def press(self, key: str, character: str | None) -> None:
        """Do what a key stands for."""
        if self.panel is not None:
            self.panel = None
            if key != "q":
                self.redraw()
                return
        if self.tap is not None and self.seen.front is not None and key in {"enter", "space"}:
            self.tap = None
            self.run_worker(self.session.got_it(self.seen.front), group="tap")
        elif not (await self._press_table(key) or self._press_time(key)) and self.asking:
            await self._answer(self.asking.press(key, character))
        self.redraw()

    async def _press_table(self, key: str) -> bool:
        """Do what can be done at any time; tell whether it was that."""
        match key:
            case "q":
                await self.house.leave()
            case "l":
                self.house.toggle_lights()
            case "h" | "f1":
                self._show_help()
            case "question_mark":
                self._call_coach()
            case "s":
                sheet = self.board.sheet(self.seen.moment, self.size.height - 8)
                self.panel = Panel(self.words.say("app-sheet"), sheet)
            case "r" if self.is_over and self.rematch is not None:
                again = GameScreen(self.rematch(), self.pace, self.rematch)
                self.app.switch_screen(again)
            case "enter" if self.is_over and self.rematch is None:
                await self.house.leave()
            case "n" if self.is_over and self.house.can_go_home:
                await self.house.go_home()
            case _:
                return False
        return True

    def _press_time(self, key: str) -> bool:
        """Go on, hurry, or open the curtain; tell whether it was that."""
        match key:
            case "enter" | "space" if self.holds:
                self._go_on.set()
            case "enter" if self.waiting_for is not None:
                self._open_curtain(self.waiting_for)
            case _ if key.isdigit() and self.waiting_for is not None:
                self._open_another(int(key) - 1)
            case "space" if self.is_telling:
                self.pauses.hurry()
            case "enter" if self.is_telling:
                self.pauses.skip()
            case _:
                return False
        return True

    async def _answer(self, reply: Reply) -> None:
        self.complaint = self.notice = ""
        if reply.message is not None:
            self.complaint = self.words.say(reply.message, **reply.details)
        elif reply.hand_in and self.session.paced:
            # A broken line may take its time; the screen does not wait for it.
            self.run_worker(self._act(), group="act", exclusive=True)
        elif reply.hand_in:
            await self._act()

    async def touch(self, what: tuple[object, ...]) -> tuple[str, str | None] | None:
        """Do what a click on a number or a card means."""
        if what[0] != "key" and self.asking is not None and self.panel is None:
            await self._answer(self.asking.touch(what))
            self.redraw()
            return None
        return await super().touch(what)

    def _show_help(self) -> None:
        lines = help_lines(self.look, self.words.say, self.session.game, self.size.height - 6)
        self.panel = Panel(self.words.say("app-help"), lines)

    def _call_coach(self) -> None:
        if not self.coach.can_speak():
            self._show_help()
            return
        say = self.words.say
        self.panel = Panel(say("app-coach"), [piece(say("app-coach-thinks"))])
        self.run_worker(self._listen(self.panel), group="coach", exclusive=True)

    async def _listen(self, panel: Panel) -> None:
        panel.lines = await self.coach.lines(self.cast, WIDTH)
        self.redraw()

    # Drawing

    @property
    def look(self) -> Look:
        """How things look now: when the light is down, as on a stage."""
        house = self.house.look
        return house.on_stage if self.board.is_dark(self.seen.moment) else house

    def draw(self, width: int, height: int) -> Block:
        """Draw the table, or the panel that lies on it."""
        self.cast.look = self.look
        return draw_game(self, width, height)
