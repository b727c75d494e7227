"""What a table does by itself, and when: tell, draw, let bots act, keep seats, remind."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from msgspec import Struct

from fifties.bots import USUAL_LEVEL, Decision, bot_for, levels
from fifties.core.contract import CHANCE, Seat
from fifties.games.fifty_fifty import Play as PlayCard
from fifties.table import facts, lesson
from fifties.table.facts import AnyFact, Remark
from fifties.table.paces import GRACE, LONGEST_PAUSE, PATIENCE
from fifties.table.play import Play
from fifties.table.table import Table

SLEEP: Final = 3
"""A table without a change for so many times its longest wait has slept."""

RECORD_BITS: Final = 128
SECRET_BYTES: Final = 32


class BotTurn(Struct, frozen=True):
    """A question to a bot: it can be answered elsewhere, and need not be answered at once."""

    seat: Seat
    level: str
    game: Any
    view: Any
    moment: tuple[int, int]
    """The game and the moment in it; an answer to another one is of no use."""
    forced: bool
    """Whether the bot acts for somebody who is here."""

    def decide(self, rng: Random) -> Decision:
        """Think."""
        level = self.level if self.level in levels(self.game.name) else USUAL_LEVEL
        return bot_for(self.game.name, level).decide(self.game, self.view, rng)


class Due(Struct, frozen=True):
    """Something that the table does by itself."""

    at: float
    what: str
    seats: tuple[Seat, ...] = ()


def next_wake(table: Table) -> float | None:
    """Tell when the table next wants to do something, if nothing else happens."""
    return min((due.at for due in _agenda(table)), default=None)


def wake(table: Table, now: float, rng: Random) -> tuple[list[AnyFact], list[BotTurn]]:
    """Tell what is due first by *now*, as facts, and what bots are to think about."""
    ripe = [due for due in _agenda(table) if due.at <= now]
    if not ripe:
        return [], []
    first = min(ripe, key=lambda due: due.at)
    seats = tuple(seat for due in ripe if due.what == first.what for seat in due.seats)
    if first.what == "think" and table.running is not None and lesson.is_scripted(table):
        return [*lesson.act(table, table.running, first.seats[0])], []
    if first.what in {"think", "force"}:
        return [], ask_bots(table, seats, forced=first.what == "force")
    return _do(table, first.what, seats, rng), []


def slept(table: Table, now: float) -> bool:
    """Tell whether nobody was here for long: awake, the table would have done something.

    Whoever comes back sooner finds every wait as it was. A server that restarts again and again
    is up at some time between the end of a wait and the end of its sleep, so the table goes on.
    """
    play = table.running
    if play is None:
        return False
    patience = PATIENCE[table.settings.clock]
    longest = LONGEST_PAUSE if play.paused else patience.nudge + patience.act
    return not 0 <= now - table.changed_at <= SLEEP * longest


def ask_bots(table: Table, seats: tuple[Seat, ...], *, forced: bool) -> list[BotTurn]:
    """Ask the bots of *seats*, or any bot for those who sit there themselves."""
    play = table.play
    if play is None:
        return []
    asked = [seat for seat in seats if seat not in table.thinking]
    table.thinking.update(asked)
    return [
        BotTurn(
            seat=seat,
            level=table.members[play.seats[seat]].level or USUAL_LEVEL,
            game=play.game,
            view=view,
            moment=(table.games, play.moment),
            forced=forced,
        )
        for seat, view in zip(asked, play.seat_views(asked), strict=True)
    ]


def answer(table: Table, turn: BotTurn, decision: Decision) -> list[AnyFact]:
    """Take a bot's answer, unless it comes too late or the seat's owner is back."""
    play = table.running
    if play is None or turn.moment != (table.games, play.moment) or turn.seat not in play.owing:
        return []
    if turn.seat not in table.thinking or not (turn.forced or table.kept_by_bot(turn.seat)):
        return []
    return [_acted(table, play, turn.seat, decision)]


def _acted(table: Table, play: Play, seat: Seat, decision: Decision) -> AnyFact:
    """Carry a bot's decision out; what it says is kept if it plays for itself at a small table."""
    action: Any = decision.action
    if play.crowd is not None or table.members[play.seats[seat]].level is None:
        return facts.Acted(seat, action, bot=True)
    remark = Remark(decision.reason.message, decision.reason.details())
    return facts.Acted(seat, action, bot=True, remark=remark)


def _agenda(table: Table) -> Iterator[Due]:
    play = table.play
    if play is None:
        return
    if not play.running:
        if table.spent:
            yield Due(play.told_at, "close")
        return
    if not table.present:
        return
    if play.paused:
        yield Due(play.told_at + LONGEST_PAUSE, "go on")
        return
    yield from _absences(table, play)
    if play.untold:
        yield _telling(table, play)
    elif CHANCE in play.owing:
        yield Due(play.told_at + play.pause_before(table.tempo), "draw")
    else:
        learning = lesson.waits_for_learner(table, play)
        waiting = [seat for seat in play.owing if isinstance(seat, int)]
        yield from (
            _owed(table, play, seat)
            for seat in waiting
            if seat not in table.thinking and not (learning and table.kept_by_bot(seat))
        )


def _absences(table: Table, play: Play) -> Iterator[Due]:
    for member, since in table.away.items():
        seat = play.seat_of.get(member)
        if seat is not None and seat not in play.kept:
            yield Due(since + GRACE, "keep", (seat,))


def _telling(table: Table, play: Play) -> Due:
    if table.tempo.tap:
        owners = [seat for seat in play.waiting_for() if _can_tap(table, play, seat)]
        if play.spoken:
            done = play.tapped.issuperset(owners)
            return Due(play.told_at + (0 if done else table.tempo.tap), "tell")
        if owners:
            return Due(play.told_at + play.pause_before(table.tempo), "speak")
    return Due(play.told_at + play.pause_before(table.tempo), "tell")


def _can_tap(table: Table, play: Play, seat: Seat) -> bool:
    return play.seats[seat] in table.present and not table.kept_by_bot(seat)


def _owed(table: Table, play: Play, seat: Seat) -> Due:
    if seat in play.queued:
        return Due(play.asked_since(seat), "queued", (seat,))
    if table.kept_by_bot(seat):
        return Due(play.asked_since(seat) + play.thinking(table.tempo), "think", (seat,))
    patience = PATIENCE[table.settings.clock]
    due = play.asked_since(seat) + patience.nudge
    if seat in play.nudged:
        return Due(max(due, play.nudged[seat]) + patience.act, "force", (seat,))
    return Due(due, "nudge", (seat,))


def _do(table: Table, what: str, seats: tuple[Seat, ...], rng: Random) -> list[AnyFact]:
    play = table.play
    if play is None or what == "close":
        return closing(table, rng)
    if what == "draw":
        offer = play.game.offer(play.state, CHANCE)
        return [facts.Acted(CHANCE, offer.sample(play.seal.draw(play.draws)))]
    if what == "queued":
        return [_play_queued(play, seats[0])]
    if what == "tell":
        return [facts.Told(play.next_telling(table.tempo))]
    by_itself: dict[str, AnyFact] = {
        "speak": facts.Spoken(),
        "keep": facts.Kept(seats),
        "go on": facts.Paused(paused=False),
        "nudge": facts.Nudged(seats),
    }
    return [by_itself[what]]


def _play_queued(play: Play, seat: Seat) -> AnyFact:
    action = PlayCard(play.queued[seat])
    if play.game.offer(play.state, seat).contains(action):
        return facts.Acted(seat, action)
    return facts.Queued(seat)


def closing(table: Table, rng: Random) -> list[AnyFact]:
    """Keep a finished game, see off who left during it, and draw the next one's secret."""
    kept: list[AnyFact] = []
    settings = table.settings
    if table.play is not None and table.play.over and settings.keep and not settings.lesson:
        kept.append(facts.Recorded(f"{rng.getrandbits(RECORD_BITS):032x}"))
    left = [m.id for m in table.members.values() if m.leaving and not m.gone]
    away = [facts.Removed(member) for member in left if member not in table.present]
    return [*kept, *away, sealing(rng)]


def sealing(rng: Random) -> facts.Sealed:
    """Draw a secret."""
    return facts.Sealed(rng.randbytes(SECRET_BYTES).hex())
