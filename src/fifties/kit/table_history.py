"""What happened at a table, from its log: who came, and every game with the times of its log."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct, field

from fifties.core.contract import CHANCE, Action, AnyGame, Seat, State
from fifties.core.record import Record, replay
from fifties.table import entries
from fifties.table.entries import MemberId
from fifties.table.fold import fold
from fifties.table.live_game import LiveGame
from fifties.table.runner import LogRow
from fifties.table.settings import name_of
from fifties.table.table import Table


class Choice(Struct, frozen=True, gc=False):
    """Something that a seat did."""

    at: float
    seat: Seat
    action: Action
    bot: bool
    """Whether a bot decided."""


class Draw(Struct, gc=False):
    """Something that chance did."""

    at: float
    action: Action
    choices: list[Choice] = field(default_factory=list)
    """What seats did until the next draw, in that order."""
    seal: tuple[float, entries.ChoicesSealed] | None = None
    """The seal of these choices, and when it was shown."""
    told: list[tuple[float, int]] = field(default_factory=list)
    """When how many events of these choices were told."""


class SaltTime(Struct, frozen=True):
    """When somebody added to the chance of a game."""

    at: float
    member: MemberId


class PlayedGame(Struct, kw_only=True):
    """One game of a table, as far as it was played."""

    code: str
    """Of the table."""
    number: int
    """Of the game at its table, counted from 1."""
    name: str
    """Of the game, as in records."""
    began: float
    published: float
    """When the commitment was."""
    commitment: str
    secret: str
    members: dict[MemberId, str]
    """Who played, in seat order, with their names."""
    salted: list[SaltTime]
    draws: list[Draw]
    ended: float | None = None
    broken_off: bool = False
    finished: tuple[Record[AnyGame], State] | None = None
    """The record and the state in which it ends; of a heat that a host has ended, as far as it
    counts."""


class Guest(Struct, frozen=True):
    """Somebody who came to a table, or a bot."""

    joined: float
    key: str
    """The hash of their token, which is the same at all tables; a bot has none."""
    level: str | None
    """A bot's."""


class HeatDraw(Struct, frozen=True):
    """Heats that were drawn together."""

    at: float
    published: float
    """When the commitment was."""
    entry: entries.HeatsDrawn
    here: frozenset[MemberId]
    """Who could play then."""


class TableHistory:
    """All that a kit needs to know of one table."""

    def __init__(self, rows: Iterable[LogRow]) -> None:
        self.guests: dict[MemberId, Guest] = {}
        self.games: list[PlayedGame] = []
        self.heat_draws: list[HeatDraw] = []
        self.heat_ends: dict[tuple[int, int], float] = {}
        """When the event knew of the end of a heat, by stage and number."""
        self.table = Table()
        self._published = 0.0
        self._salted: dict[MemberId, SaltTime] = {}
        for row in rows:
            fold(self.table, row.entry, row.at)
            self.table.to_record.clear()
            self._note(row.entry, row.at)

    def _note(self, entry: entries.LogEntry, at: float) -> None:
        play = self.table.play
        if isinstance(entry, entries.Sealed):
            self._published = at
        elif isinstance(entry, entries.Joined):
            self.guests[entry.member] = Guest(at, entry.key, entry.level)
        elif isinstance(entry, entries.SaltAdded):
            self._salted[entry.member] = SaltTime(at, entry.member)
        elif isinstance(entry, entries.HeatsDrawn):
            here = frozenset(self.table.lineup)
            self.heat_draws.append(HeatDraw(at, self._published, entry, here))
        elif isinstance(entry, entries.HeatReported):
            self.heat_ends[entry.stage, entry.heat] = at
        elif play is not None:
            self._note_play(play, entry, at)

    def _note_play(self, play: LiveGame, entry: entries.LogEntry, at: float) -> None:
        if isinstance(entry, entries.Started):
            self._begin(play, at)
        elif isinstance(entry, entries.Acted):
            self._note_action(entry, at)
        elif isinstance(entry, entries.ChoicesSealed):
            self.games[-1].draws[-1].seal = at, entry
        elif isinstance(entry, entries.EventsReleased):
            self.games[-1].draws[-1].told.append((at, entry.events))
        game = self.games[-1] if self.games else None
        if game is None or game.ended is not None:
            return
        if play.over:
            game.ended, game.finished = at, (play.record(""), play.state)
        elif play.broken_off:
            game.ended, game.broken_off = at, True
            if self.table.heat is not None and play.rounds_told:
                # A heat that a host has ended counts as it stands.
                del game.draws[play.rounds_told :]
                game.finished = _told_part(play)

    def _begin(self, play: LiveGame, at: float) -> None:
        members = dict(zip(play.seats, play.names, strict=True))
        salted = [self._salted[member] for member in members if member in self._salted]
        self._salted.clear()
        self.games.append(
            PlayedGame(
                code=self.table.code,
                number=self.table.games,
                name=name_of(self.table.settings),
                began=at,
                published=self._published,
                commitment=play.seal.commitment,
                secret=play.seal.secret,
                members=members,
                salted=[salt for salt in salted if play.seal.salts[play.seat_of[salt.member]]],
                draws=[],
            )
        )

    def _note_action(self, entry: entries.Acted, at: float) -> None:
        draws = self.games[-1].draws
        if entry.actor == CHANCE:
            draws.append(Draw(at, entry.action))
        elif draws:
            draws[-1].choices.append(Choice(at, entry.actor, entry.action, entry.bot))


def _told_part(play: LiveGame) -> tuple[Record[AnyGame], State]:
    """Return the record of the rounds that were told to their end, and the state after them."""
    whole, rounds = play.record(""), play.rounds_told
    begins = [at for at, entry in enumerate(whole.entries) if entry.actor == CHANCE]
    end = begins[rounds] if rounds < len(begins) else len(whole.entries)
    record = Record(whole.header, whole.game, whole.entries[:end])
    *_, last = replay(record)
    return record, last.state
