"""`fifties watch`: a record or a live table, on a full screen or line by line."""

from __future__ import annotations

from fifties.core.record import AnyRecord
from fifties.core.refusals import IllegalSetup, MalformedAction, Refusal, Refused
from fifties.exits import REFUSED
from fifties.games.registry import parse_record
from fifties.locales import Speech
from fifties.terminal.coach import Advice
from fifties.terminal.console import HELP, QUIT, Console, NotNumbers, read_number
from fifties.terminal.plain_main import run_at_console
from fifties.terminal.play_main import has_screen, takes_screen
from fifties.terminal.record_commands import read_or_refuse
from fifties.terminal.registry import terminal_for
from fifties.terminal.replay import Replay, ReplaySession, seat_named
from fifties.terminal.session import SeenEvent
from fifties.terminal.streams import print_refusal
from fifties.words import Words


class NoSuchSeat(Refusal, frozen=True, tag="input-not-at-table"):
    """Nobody of that name sits there."""

    name: str
    known: str


class StillSecret(Refusal, frozen=True, tag="input-still-secret"):
    """The game was not played to its end, so hands and numbers stay hidden."""


def watch_record(file: str, seat: str | None, say: Speech, *, plain: bool) -> int:
    """Show a record."""
    record: AnyRecord | None = read_or_refuse(file, say, parse_record)
    if record is None:
        return REFUSED
    replay = Replay(record)
    try:
        _sit_behind(replay, seat)
    except Refused as refused:
        return print_refusal(f"fifties watch: {Words(say).refusal(refused.refusal)}")
    if not takes_screen(say, plain=plain):

        async def program(console: Console) -> None:
            await tell_record(console, replay)

        return run_at_console(say, program)
    from fifties.terminal.app import run_watching  # noqa: PLC0415 - it brings Textual

    return run_watching(replay, say)


def watch_table(address: str, code: str, say: Speech, *, plain: bool) -> int:
    """Look on at a live table."""
    from fifties.terminal.live.live_main import (  # noqa: PLC0415 - it brings sockets
        AppScreens,
        watch_live_table,
    )

    screens = None if plain or not has_screen() else AppScreens()
    return watch_live_table(address, code, say, screens)


def _sit_behind(replay: Replay, name: str | None) -> None:
    """Look over somebody's shoulder."""
    if name is None:
        return
    seat = seat_named(replay, name)
    if seat is None:
        raise IllegalSetup(NoSuchSeat(name, ", ".join(replay.names)))
    if not replay.finished:
        raise IllegalSetup(StillSecret())
    replay.viewer = seat


async def tell_record(console: Console, replay: Replay) -> None:
    """Tell a record from its beginning; raises `PlayerLeft` when somebody has heard enough."""
    console.words.players = replay.names
    terminal = terminal_for(replay.game.name)
    terminal.print_head(console.page, console.words, replay.game)
    session = ReplaySession(replay)
    narrator = terminal.narrator(console, session, Advice(console, session))
    while told := await session.next_events():
        stops = False
        for item in told:
            if isinstance(item, SeenEvent):
                narrator.tell(item)
                stops = stops or terminal.reveals(item.event) or terminal.scores(item.event)
        if stops and console.is_live:
            session.step = await _ask_where(console, replay, session.step)
    if not replay.finished:
        console.page.line()
        console.page.heading(console.words.say("game-unfinished"))


async def _ask_where(console: Console, replay: Replay, step: int) -> int:
    """Ask where to go on: with what comes next, or at the beginning of a round."""
    rounds = replay.rounds

    def read(line: str) -> int:
        if not line:
            return step
        number = read_number(line)
        if not 1 <= number <= len(rounds):
            raise MalformedAction(NotNumbers(line))
        return rounds[number - 1] - 1

    async def helps() -> None:
        console.tell("watch-help", most=len(rounds), quit=QUIT, help=HELP)

    return await console.ask(console.words.say("watch-more", quit=QUIT, help=HELP), read, helps)
