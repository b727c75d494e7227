"""A record told line by line: all at once through a pipe, a trick or a count at a time else."""

from __future__ import annotations

from fifties.core.contract import Event, GameEnded
from fifties.core.refusals import MalformedAction
from fifties.games.fifty.events import RoundScored
from fifties.games.fifty_fifty.state import RoundScored as HalvesCounted
from fifties.games.fifty_fifty.state import TrickTaken
from fifties.terminal.advice import Advice
from fifties.terminal.desk import HELP, QUIT, Desk, NotNumbers, read_number
from fifties.terminal.head import print_head
from fifties.terminal.plain import host_of
from fifties.terminal.session import Happening
from fifties.terminal.watching.looking_on import LookingOn
from fifties.terminal.watching.timeline import Timeline


async def tell_record(desk: Desk, timeline: Timeline) -> None:
    """Tell a record from its beginning; raises `Left` when somebody has heard enough."""
    desk.words.players = timeline.names
    print_head(desk.page, desk.words, timeline.game)
    session = LookingOn(timeline)
    host = host_of(desk, session, Advice(desk, session))
    while news := await session.happenings():
        stops = False
        for item in news:
            if isinstance(item, Happening):
                host.tell(item)
                stops = stops or _is_a_rest(item.event)
        if stops and desk.is_live:
            session.step = await _ask_where(desk, timeline, session.step)
    if not timeline.finished:
        desk.page.line()
        desk.page.heading(desk.words.say("game-unfinished"))


def _is_a_rest(event: Event) -> bool:
    return isinstance(event, RoundScored | HalvesCounted | TrickTaken) and not isinstance(
        event, GameEnded
    )


async def _ask_where(desk: Desk, timeline: Timeline, step: int) -> int:
    """Ask where to go on: with what comes next, or at the beginning of a round."""
    rounds = timeline.rounds

    def read(line: str) -> int:
        if not line:
            return step
        number = read_number(line)
        if not 1 <= number <= len(rounds):
            raise MalformedAction(NotNumbers(line))
        return rounds[number - 1] - 1

    async def helps() -> None:
        desk.tell("watch-help", most=len(rounds), quit=QUIT, help=HELP)

    return await desk.ask(desk.words.say("watch-more", quit=QUIT, help=HELP), read, helps)
