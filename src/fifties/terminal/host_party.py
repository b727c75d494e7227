"""A party at a live table, line by line: sums, those in front, and one's own line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty.events import Revealed
from fifties.games.fifty.view import Phase
from fifties.table.crowd_shown import CrowdScored, CrowdView, Leader, Ready, Tally
from fifties.terminal.advice import Advice
from fifties.terminal.desk import Desk
from fifties.terminal.host_fifty import write_numbers
from fifties.terminal.report_fifty import round_heading
from fifties.terminal.session import Happening, Session

STEP: Final = 10
"""Numbers between two lines about a count in which nothing special happens."""

PODIUM: Final = 3


class PartyHost:
    """Hosts a game of Fifty with more players than a page has room for."""

    def __init__(self, desk: Desk, session: Session, advice: Advice) -> None:
        self._desk = desk
        self._words = desk.words
        self._session = session
        self._advice = advice
        self._told = 0
        """The last number of the count that was told of."""

    @property
    def _view(self) -> CrowdView:
        seat = next(iter(self._session.people), None)
        view: CrowdView = self._session.view(seat)
        return view

    def recall(self, view: CrowdView) -> None:
        """Say which round it is, and who is in front."""
        if view.phase is Phase.CHOOSE:
            shown = Revealed(view.round, view.blocked or (), view.danger, view.beginner)
            self._desk.page.heading(self._heading(shown))
        elif view.tally is not None:
            self._desk.tell("play-amid-count", number=view.tally.number)
        self._tell_front(view.leaders)

    async def ask(self, seat: Seat) -> None:
        """Let somebody write five numbers."""
        await write_numbers(
            self._desk, self._session, self._advice, seat, self._words.say("party-you")
        )

    def tell(self, happening: Happening) -> None:
        """Say what happened, in sums."""
        match happening.event:
            case Revealed() as revealed:
                self._told = 0
                self._desk.page.line()
                self._desk.page.heading(self._heading(revealed))
            case Ready() as ready if ready.count == ready.players or ready.count % STEP == 0:
                self._desk.tell("party-ready", count=ready.count, players=ready.players)
            case Tally() as tally:
                self._tell_count(tally)
            case CrowdScored() as scored:
                self._tell_round(scored)
            case GameEnded() as ended:
                self._tell_end(ended)
            case _:
                pass

    def _heading(self, revealed: Revealed) -> str:
        return round_heading(self._desk.page.glyphs, self._words, revealed)

    def _tell_count(self, tally: Tally) -> None:
        names = {person.seat: person.name for person in tally.people}
        for seat in tally.crowned:
            self._desk.page.heading(self._words.say("play-crown", name=names[seat]))
        if tally.crowned or tally.number - self._told >= STEP:
            self._told = tally.number
            self._desk.tell("party-count", number=tally.number, names=_listed(tally.leaders))
            mine = self._view.mine
            if mine is not None:
                self._desk.tell("party-bead", bead=mine.bead, bonus=mine.bonus)

    def _tell_round(self, scored: CrowdScored) -> None:
        result, mine = scored.result, self._view.mine
        self._desk.page.line()
        self._desk.tell(
            "party-round",
            round=result.round,
            best=-1 if result.best is None else result.best,
            clashes=result.clashes,
            crowned=result.crowned,
        )
        self._tell_front(scored.leaders)
        if mine is not None:
            players = self._session.game.players
            self._desk.tell("party-mine", total=mine.total, rank=mine.rank, players=players)

    def _tell_front(self, leaders: Sequence[Leader]) -> None:
        if leaders:
            self._desk.tell("party-front", names=_listed(leaders))

    def _tell_end(self, ended: GameEnded) -> None:
        front = {leader.seat: leader for leader in self._view.leaders}
        winners = [front[seat] for seat in ended.outcome.winners if seat in front]
        if not winners:
            return
        names = ", ".join(leader.name for leader in winners)
        say, points = self._words.say, winners[0].points
        self._desk.page.line()
        self._desk.page.heading(say(f"end-{ended.outcome.ending}", winners=names, points=points))


def _listed(leaders: Sequence[Leader]) -> str:
    return ", ".join(f"{leader.name} {leader.points}" for leader in leaders[:PODIUM])
