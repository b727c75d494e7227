"""What a table does by itself, and when: release events, draw, let bots act, keep seats, remind."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from hashlib import sha256
from math import inf
from random import Random
from typing import Final

from msgspec import Struct

from fifties.bots import Decision, bot_for, levels, usual_level
from fifties.core.contract import CHANCE, AnyGame, AnyView, Seat
from fifties.core.refusals import IllegalAction
from fifties.table import entries
from fifties.table.due_queue import MOST_SCANNED
from fifties.table.entries import AnyLogEntry, BotReason
from fifties.table.live_game import LiveGame
from fifties.table.paces import GRACE, LONGEST_PAUSE, WAIT_LIMITS
from fifties.table.show import ShowClock
from fifties.table.table import Table

SLEEP: Final = 3
"""A table without a change for so many times its longest wait has slept."""

RECORD_BITS: Final = 128
SECRET_BYTES: Final = 32

LESSON_SECRET: Final = sha256(b"fifties lesson").hexdigest()
"""Of every lesson, so that tokens and hands are always the same."""


class BotTurn(Struct, frozen=True):
    """A question to a bot: it can be answered elsewhere, and need not be answered at once."""

    seat: Seat
    level: str
    game: AnyGame
    view: AnyView
    moment: tuple[int, int]
    """The game and the moment in it; an answer to another one is dropped."""
    forced: bool
    """Whether the bot acts for somebody who is here."""

    def decide(self, rng: Random) -> Decision:
        """Think."""
        game = self.game.name
        level = self.level if self.level in levels(game) else usual_level(game)
        return bot_for(game, level).decide(self.game, self.view, rng)


class TaskKind(StrEnum):
    """What kind of thing a table does without being asked."""

    CLOSE = "close"
    """Record a finished game, and draw the secret of the next one."""
    DRAW = "draw"
    """Let chance act."""
    RELEASE = "release"
    """Release the next events."""
    ANNOUNCE = "announce"
    """Say the next number aloud, and wait for its owner."""
    ASK_BOTS = "ask-bots"
    """Ask bots for their own seats."""
    PLAY_QUEUED = "play-queued"
    """Play a card that was chosen before its turn."""
    REMIND = "remind"
    """Remind those for whom the table waits."""
    ACT_FOR = "act-for"
    """Ask bots for people who do not answer."""
    TAKE_OVER = "take-over"
    """Let a bot keep the seat of somebody who is away."""
    END_PAUSE = "end-pause"
    """End a pause that lasts too long."""


class Due(Struct, frozen=True):
    """Something that the table does by itself, and when."""

    at: float
    kind: TaskKind
    seats: tuple[Seat, ...] = ()


def next_wake(table: Table) -> float | None:
    """Return when the table next wants to do something, if nothing else happens."""
    return min((due.at for due in _find_due(table, -inf)), default=None)


def wake(table: Table, now: float, rng: Random) -> tuple[list[AnyLogEntry], list[BotTurn]]:
    """Return what is due first by *now*, as entries, and what bots are to think about."""
    ripe = [due for due in _find_due(table, now) if due.at <= now]
    if not ripe:
        return [], []
    first = ripe[0] if len(ripe) == 1 else min(ripe, key=lambda due: due.at)
    kind = first.kind
    seats = tuple([seat for due in ripe if due.kind is kind for seat in due.seats])
    if kind is TaskKind.ASK_BOTS and table.running is not None and _is_scripted(table):
        return _teach(table, table.running, first.seats[0]), []
    if kind is TaskKind.ASK_BOTS or kind is TaskKind.ACT_FOR:
        return [], ask_bots(table, seats, forced=kind is TaskKind.ACT_FOR)
    return _do(table, kind, seats, rng), []


def has_slept(table: Table, now: float) -> bool:
    """Return whether nobody was here for long: awake, the table would have done something.

    Whoever comes back sooner finds every wait as it was. A server that restarts again and again
    is up at some time between the end of a wait and the end of its sleep, so the table goes on.
    """
    play = table.running
    if play is None:
        return False
    limits = WAIT_LIMITS[table.settings.clock]
    longest = LONGEST_PAUSE if play.paused else limits.remind + limits.act
    return not 0 <= now - table.changed_at <= SLEEP * longest


def ask_bots(table: Table, seats: tuple[Seat, ...], *, forced: bool) -> list[BotTurn]:
    """Return questions to the bots of *seats*, or to any bot for people, but none twice."""
    play = table.play
    if play is None:
        return []
    thinking = table.runtime.thinking
    asked = [seat for seat in seats if seat not in thinking]
    thinking.update(asked)
    return _turns(table, play, asked, forced=forced)


def _turns(table: Table, play: LiveGame, asked: list[Seat], *, forced: bool) -> list[BotTurn]:
    views = play.adapter.seat_views(play.game, play.state, asked)
    return [
        BotTurn(
            seat=seat,
            level=table.members[play.seats[seat]].level or usual_level(play.game.name),
            game=play.game,
            view=view,
            moment=(table.games, play.moment),
            forced=forced,
        )
        for seat, view in zip(asked, views, strict=True)
    ]


def has_drawn(entry: AnyLogEntry) -> bool:
    """Return whether chance has acted, as it does when a round begins."""
    return isinstance(entry, entries.Acted) and entry.actor == CHANCE


def bots_ahead(table: Table) -> list[BotTurn]:
    """Return what the bots of the running game may be asked next; nothing at a party."""
    play = table.running
    if play is None or play.crowd is not None or CHANCE in play.owing:
        return []
    seats = [seat for seat in range(len(play.seats)) if table.kept_by_bot(seat)]
    return _turns(table, play, seats, forced=False)


def answer(table: Table, turn: BotTurn, decision: Decision) -> list[AnyLogEntry]:
    """Take a bot's answer, unless it comes too late or the seat's owner is back."""
    play = table.running
    if play is None or turn.moment != (table.games, play.moment) or turn.seat not in play.owing:
        return []
    if turn.seat not in table.runtime.thinking or not (turn.forced or table.kept_by_bot(turn.seat)):
        return []
    return [_acted(table, play, turn.seat, decision)]


def _acted(table: Table, play: LiveGame, seat: Seat, decision: Decision) -> AnyLogEntry:
    """Carry a bot's decision out; its reason is kept if it plays for itself at a small table."""
    action = decision.action
    if play.crowd is not None or table.members[play.seats[seat]].level is None:
        return entries.Acted(seat, action, bot=True)
    reason = BotReason(decision.reason.message, decision.reason.details())
    return entries.Acted(seat, action, bot=True, reason=reason)


def _find_due(table: Table, until: float) -> Iterator[Due]:
    """Yield at least what is due first, and all that is due *until* then."""
    play = table.play
    if play is None:
        return
    if play.over or play.broken_off:
        if table.is_secret_used:
            yield Due(play.released_at, TaskKind.CLOSE)
        return
    runtime = table.runtime
    if not runtime.present:
        return
    if play.paused:
        yield Due(play.released_at + LONGEST_PAUSE, TaskKind.END_PAUSE)
        return
    if runtime.away:
        yield from _absences(table, play, until)
    if play.unreleased.size:
        yield _release_due(table, play)
    elif CHANCE in play.owing:
        yield Due(play.released_at + play.pause_before(table.pauses), TaskKind.DRAW)
    else:
        yield from _waits(table, play, until)


def _absences(table: Table, play: LiveGame, until: float) -> list[Due]:
    """Return whose seats bots are to keep."""
    away, absences = table.runtime.away, table.runtime.absences

    def due_for(seat: Seat) -> Due | None:
        since = away.get(play.seats[seat])
        if since is None or seat in play.kept:
            return None
        return Due(since + GRACE, TaskKind.TAKE_OVER, (seat,))

    few = len(away) <= MOST_SCANNED
    if few or not absences.is_filled((play,)):
        seats = [play.seat_of[member] for member in away if member in play.seat_of]
        if few:
            absences.clear()
            return [due for seat in sorted(seats) if (due := due_for(seat)) is not None]
        absences.fill(seats, (play,), due_for)
    return absences.due(until, due_for)


def _waits(table: Table, play: LiveGame, until: float) -> list[Due]:
    """Return what is to be done about those who owe an action."""
    learning, settings = _waits_for_learner(table, play), table.settings
    thinking, waits = table.runtime.thinking, table.runtime.waits

    def due_for(seat: Seat) -> Due | None:
        if seat not in play.owing or seat in thinking:
            return None
        return None if learning and table.kept_by_bot(seat) else _owed(table, play, seat)

    if len(play.owing) <= MOST_SCANNED:
        waits.clear()
        seats = sorted([seat for seat in play.owing if isinstance(seat, int)])
        return [due for seat in seats if (due := due_for(seat)) is not None]
    basis = (play, play.asks, play.asked_at, play.closes_at, settings.clock, settings.pace)
    if not waits.is_filled(basis):
        # Of all who sit, and not of all who owe: these numbers are there already.
        seats = [seat for seat in play.seat_of.values() if seat in play.owing]
        waits.fill(seats, basis, due_for)
    return waits.due(until, due_for)


def show_clock(table: Table, play: LiveGame) -> ShowClock | None:
    """Return the clock of the show of an event; where nothing waits there is none."""
    event = table.settings.event
    return play.show_clock(event.show_seconds) if event and table.pauses.longest else None


def _release_due(table: Table, play: LiveGame) -> Due:
    clock, pauses = show_clock(table, play), table.pauses
    if clock is not None:
        due = clock.due(play.events_released, play.released_at)
        at = play.released_at + play.pause_before(pauses) if due is None else due
        return Due(at, TaskKind.RELEASE)
    if pauses.tap:
        owners = [seat for seat in play.waiting_for() if _can_tap(table, play, seat)]
        if play.is_announced:
            done = play.tapped.issuperset(owners)
            return Due(play.released_at + (0 if done else pauses.tap), TaskKind.RELEASE)
        if owners:
            return Due(play.released_at + play.pause_before(pauses), TaskKind.ANNOUNCE)
    return Due(play.released_at + play.pause_before(pauses), TaskKind.RELEASE)


def _can_tap(table: Table, play: LiveGame, seat: Seat) -> bool:
    return play.seats[seat] in table.runtime.present and not table.kept_by_bot(seat)


def _owed(table: Table, play: LiveGame, seat: Seat) -> Due:
    if seat in play.queued:
        return Due(play.asked_since(seat), TaskKind.PLAY_QUEUED, (seat,))
    if table.kept_by_bot(seat):
        return Due(play.asked_since(seat) + play.thinking(table.pauses), TaskKind.ASK_BOTS, (seat,))
    limits = WAIT_LIMITS[table.settings.clock]
    due, kind = play.asked_since(seat) + limits.remind, TaskKind.REMIND
    if seat in play.reminded_at:
        due, kind = max(due, play.reminded_at[seat]) + limits.act, TaskKind.ACT_FOR
    if play.closes_at is not None and play.closes_at <= due:
        due, kind = play.closes_at, TaskKind.ACT_FOR
    return Due(due, kind, (seat,))


def _do(table: Table, kind: TaskKind, seats: tuple[Seat, ...], rng: Random) -> list[AnyLogEntry]:
    play = table.play
    if play is None or kind is TaskKind.CLOSE:
        return close_game(table, rng)
    if kind is TaskKind.DRAW:
        offer = play.game.offer(play.state, CHANCE)
        return [entries.Acted(CHANCE, offer.sample(play.seal.draw(play.draws)))]
    if kind is TaskKind.PLAY_QUEUED:
        return [_play_queued(play, seats[0])]
    if kind is TaskKind.RELEASE:
        clock = show_clock(table, play)
        beat = 0 if clock is None else clock.next_beat(play.events_released)
        return [entries.EventsReleased(beat or play.next_release(table.pauses))]
    by_itself: dict[TaskKind, AnyLogEntry] = {
        TaskKind.ANNOUNCE: entries.NumberAnnounced(),
        TaskKind.TAKE_OVER: entries.BotTookOver(seats),
        TaskKind.END_PAUSE: entries.Paused(paused=False),
        TaskKind.REMIND: entries.SeatsReminded(seats),
    }
    return [by_itself[kind]]


def _play_queued(play: LiveGame, seat: Seat) -> AnyLogEntry:
    action = play.adapter.queued(play.queued[seat])
    try:
        play.judge(seat, action)
    except IllegalAction:
        return entries.CardQueued(seat)
    return entries.Acted(seat, action)


def close_game(table: Table, rng: Random) -> list[AnyLogEntry]:
    """Record a finished game, remove who left during it, and draw the next one's secret."""
    return [*_record_game(table, rng), draw_secret(rng)]


def unused_secret(table: Table, rng: Random) -> tuple[list[AnyLogEntry], str]:
    """Return a secret that nothing was drawn from, and the entries that a new one needs."""
    if not table.is_secret_used:
        return [], table.secret
    recorded = _record_game(table, rng)
    sealed = draw_secret(rng)
    return [*recorded, sealed], sealed.secret


def _record_game(table: Table, rng: Random) -> list[AnyLogEntry]:
    """Record a finished game, and remove who left during it."""
    recorded: list[AnyLogEntry] = []
    settings = table.settings
    if table.play is not None and table.play.over and settings.keep and not settings.lesson:
        recorded.append(entries.Recorded(f"{rng.getrandbits(RECORD_BITS):032x}"))
    left = [m.id for m in table.members.values() if m.leaving and not m.gone]
    away = [entries.Removed(member) for member in left if member not in table.runtime.present]
    return [*recorded, *away]


def seal_choices(play: LiveGame, rng: Random) -> list[AnyLogEntry]:
    """Show the seal of a round's choices, if all have chosen and that is still to be done."""
    if play.choices is None or not (play.running and play.owes_seal):
        return []
    key = rng.randbytes(SECRET_BYTES).hex()
    return [entries.ChoicesSealed(play.choices.seal(key), key)]


def draw_secret(rng: Random) -> entries.Sealed:
    """Draw a secret."""
    return entries.Sealed(rng.randbytes(SECRET_BYTES).hex())


# Lessons: only the first round of the first game is scripted. The script sees everybody's numbers
# and cards, which no bot of a game does.


def _is_scripted(table: Table) -> bool:
    play = table.running
    if play is None or table.games != 1 or play.draws != 1:
        return False
    return table.settings.lesson and play.adapter.lesson


def _waits_for_learner(table: Table, play: LiveGame) -> bool:
    if not (play.adapter.lesson_waits and _is_scripted(table)):
        return False
    return any(isinstance(seat, int) and not table.kept_by_bot(seat) for seat in play.owing)


def _teach(table: Table, play: LiveGame, seat: Seat) -> list[AnyLogEntry]:
    """Let the bots act whose turn it is: all at once if they waited for the learner."""
    learner = next((at for at in range(len(play.seats)) if not table.kept_by_bot(at)), 0)
    owing = sorted(seat for seat in play.owing if isinstance(seat, int))
    bots = owing if play.adapter.lesson_waits else [seat]
    acted = play.adapter.teach(play.game, play.state, bots, learner)
    return [entries.Acted(bot, action, bot=True) for bot, action in acted]
