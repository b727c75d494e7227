"""A party of Fifty in plain mode: sums, the leaders, and the player's own line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty.events import Revealed
from fifties.games.fifty.view import Phase
from fifties.table.fifty_crowd_view import (
    CrowdScored,
    CrowdView,
    Leader,
    Mine,
    Race,
    Ready,
    Tally,
)
from fifties.terminal.coach import Advice
from fifties.terminal.console import Console
from fifties.terminal.fifty.beat import Beat, own_moments
from fifties.terminal.fifty.narrator import write_numbers
from fifties.terminal.fifty.report import round_heading
from fifties.terminal.session import SeenEvent, Session

STEP: Final = 10
"""Numbers between two lines about a count in which nothing special happens."""

BEATS_TOLD: Final = 10
"""How often the count of an event is told of at least, however far it goes."""

PODIUM: Final = 3


class PartyNarrator:
    """Tells a game of Fifty with more players than a page has room for."""

    def __init__(self, console: Console, session: Session, advice: Advice) -> None:
        self._console = console
        self._words = console.words
        self._session = session
        self._advice = advice
        self._told = 0
        """The last number of the count that was told of."""
        self._lived: dict[Seat, int] = {}
        """How many of their own numbers those at this keyboard were told of in this round."""

    def _own(self) -> Iterator[tuple[str, Mine]]:
        """Yield the sums of those at this keyboard, with their names where several share it."""
        for seat in sorted(self._session.people):
            mine = self._session.view(seat).mine
            if mine is not None:
                yield self._words.name(seat) if len(self._session.people) > 1 else "", mine

    def recall(self, view: CrowdView) -> None:
        """Say which round it is, and who is in front."""
        if view.phase is Phase.CHOOSE:
            shown = Revealed(view.round, view.blocked or (), view.danger, view.beginner)
            self._console.page.heading(self._heading(shown))
        elif view.tally is not None:
            self._console.tell("play-amid-count", number=view.tally.number)
        elif view.phase is Phase.COUNT:
            self._console.tell("play-amid-count", number=view.number)
        self._tell_front(view.leaders)

    async def ask(self, seat: Seat) -> None:
        """Let somebody write five numbers."""
        secret = len(self._session.people) > 1
        name = self._words.name(seat)
        if secret:
            await self._console.hand_over(name)
        await write_numbers(self._console, self._session, self._advice, seat, name)
        if secret:
            self._console.hide_secrets()

    async def take_line(self, seat: Seat, line: str) -> bool:
        """Leave *line* for the next question."""
        del seat, line
        return False

    def tell(self, seen_event: SeenEvent) -> None:
        """Say what happened, in sums."""
        match seen_event.event:
            case Revealed() as revealed:
                self._told = 0
                self._lived.clear()
                self._console.page.line()
                self._console.page.heading(self._heading(revealed))
            case Ready() as ready if ready.count == ready.players or ready.count % STEP == 0:
                self._console.tell("party-ready", count=ready.count, players=ready.players)
            case Tally() as tally:
                self._tell_count(tally)
            case Beat() as beat:
                self._tell_beat(beat.number)
            case Race() as race:
                self._tell_front(race.leaders)
            case CrowdScored() as scored:
                self._tell_round(scored)
            case GameEnded() as ended:
                self._tell_end(ended)
            case _:
                pass

    def _heading(self, revealed: Revealed) -> str:
        return round_heading(self._console.page.glyphs, self._words, revealed)

    def _tell_count(self, tally: Tally) -> None:
        names = {person.seat: person.name for person in tally.people}
        for seat in tally.crowned:
            self._console.page.heading(self._words.say("play-crown", name=names[seat]))
        if tally.crowned or tally.number - self._told >= STEP:
            self._told = tally.number
            self._console.tell("party-count", number=tally.number, names=_listed(tally.leaders))
            for name, mine in self._own():
                self._tell_own(name, "party-bead", bead=mine.bead, bonus=mine.bonus)

    def _tell_beat(self, number: int) -> None:
        """Say where the count of an event is, and what became of one's own numbers."""
        top = self._session.view(None).top
        if number - self._told >= max(STEP, top // BEATS_TOLD) or number == top:
            self._told = number
            self._console.tell("live-count-at", number=number, top=top)
        for name, mine in self._own():
            for own, others in [*own_moments(mine)][self._lived.get(mine.seat, 0) :]:
                self._tell_own(name, "live-own-number", number=own, others=others)
                self._tell_own(name, "party-bead", bead=mine.bead, bonus=mine.bonus)
            self._lived[mine.seat] = len(mine.owners)

    def _tell_own(self, name: str, message: str, **details: object) -> None:
        told = self._words.say(message, **details)
        self._console.page.line(f"{name}: {told}" if name else told)

    def _tell_round(self, scored: CrowdScored) -> None:
        result = scored.result
        self._console.page.line()
        self._console.tell(
            "party-round",
            round=result.round,
            best=-1 if result.best is None else result.best,
            clashes=result.clashes,
            crowned=result.crowned,
        )
        self._tell_front(scored.leaders)
        players = self._session.game.players
        for name, mine in self._own():
            self._tell_own(name, "party-mine", total=mine.total, rank=mine.rank, players=players)

    def _tell_front(self, leaders: Sequence[Leader]) -> None:
        if leaders:
            self._console.tell("party-front", names=_listed(leaders))

    def _tell_end(self, ended: GameEnded) -> None:
        front = {leader.seat: leader for leader in self._session.view(None).leaders}
        winners = [front[seat] for seat in ended.outcome.winners if seat in front]
        if not winners:
            return
        names = ", ".join(leader.name for leader in winners)
        say, points = self._words.say, winners[0].points
        self._console.page.line()
        self._console.page.heading(say(f"end-{ended.outcome.ending}", winners=names, points=points))


def _listed(leaders: Sequence[Leader]) -> str:
    return ", ".join(f"{leader.name} {leader.points}" for leader in leaders[:PODIUM])
