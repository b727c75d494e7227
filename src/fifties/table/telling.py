"""What each of those who are connected is told: the one place where secrets are filtered."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from itertools import chain, islice
from typing import Any, Final

from msgspec import UNSET

from fifties.core.contract import Event, Seat, Viewer
from fifties.core.seal import Seal
from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.awards import Award
from fifties.games.fifty.offers import DIGITS
from fifties.games.fifty.sizes import BOXES, ROUNDS
from fifties.games.fifty.view import FiftyView
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.table.crowd_shown import CrowdView
from fifties.table.facts import MemberId
from fifties.table.messages import (
    ChooseOffer,
    Fresh,
    GameShown,
    News,
    Offered,
    PersonShown,
    PlayOffer,
    Said,
    SeatShown,
    Stage,
    TableShown,
    TapOffer,
    You,
)
from fifties.table.play import Play
from fifties.table.table import Happening, Member, Table

LISTED: Final = 40
"""How many seats, and how many others, are listed by name; all are counted."""


class Bulletin:
    """What has happened since a version, and what of it each member is told."""

    def __init__(self, table: Table, happenings: Sequence[Happening] | None) -> None:
        self.incomplete = happenings is None
        """Whether it is too long ago: then only a fresh view will do."""
        happenings = happenings or ()
        self.table = table
        self.version = table.version
        self._events: list[Event] = list(
            chain.from_iterable(happening.events for happening in happenings)
        )
        changed = any(happening.table for happening in happenings)
        self._table = show(table) if changed else UNSET
        self._offers = any(happening.offers for happening in happenings)
        self._touched = frozenset[MemberId]().union(*(done.touched for done in happenings))
        self._crowd = None if table.play is None else table.play.crowd
        self._digest = None if self._crowd is None else self._crowd.digest(self._events)

    def news(
        self,
        member: MemberId | None = None,
        done: tuple[str, ...] = (),
        request: str | None = None,
    ) -> News:
        """Tell *member*, or all those who are not told anything of their own."""
        table = self.table
        seat = None if member is None else table.seat_of(member)
        touched = member is not None and member in self._touched
        return News(
            v=self.version,
            events=tuple(self._seen(seat)),
            table=self._table,
            you=you(table, member) if touched and member is not None else UNSET,
            offer=offer(table, seat) if self._offers else UNSET,
            mine=self._crowd.mine(seat) if self._crowd and seat is not None else UNSET,
            done=done,
            id=UNSET if request is None else request,
        )

    @property
    def repeatable(self) -> bool:
        """Whether it does no harm to be told this once more."""
        return not (self._events or self.incomplete)

    @property
    def silent(self) -> bool:
        """Whether there is nothing that all are told."""
        return not (self._events or self._table or self._offers)

    def _seen(self, viewer: Viewer) -> Iterable[Any]:
        if self._digest is not None:
            return self._digest
        return [event.seen_by(viewer) for event in self._events]

    @cached_property
    def personal(self) -> set[MemberId]:
        """Who is told something of their own; all others are told the same."""
        play = self.table.play
        members = set(self._touched)
        if play is None:
            return members
        if self._crowd is not None:
            seats = set(self._crowd.concerned(self._events))
        else:
            seats = {seat for event in self._events for seat in event.concerns()}
        if self._offers and not isinstance(play.game, Fifty):
            seats.update(seat for seat in play.owing if isinstance(seat, int))
        if self._offers and play.spoken:
            seats.update(play.waiting_for())
        members.update(play.seats[seat] for seat in seats)
        return members


def fresh(table: Table, member: MemberId, request: str | None = None) -> Fresh:
    """Tell *member* everything."""
    seat = table.seat_of(member)
    view = None if table.play is None else table.play.view(seat)
    return Fresh(
        v=table.version,
        table=show(table),
        you=you(table, member),
        offer=offer(table, seat),
        fifty=view if isinstance(view, FiftyView) else None,
        fifty_fifty=view if isinstance(view, FiftyFiftyView) else None,
        crowd=view if isinstance(view, CrowdView) else None,
        id=request,
    )


def you(table: Table, member: MemberId) -> You:
    """Tell *member* who they are."""
    play, seat = table.play, table.seat_of(member)
    return You(
        member=member,
        name=table.members[member].name,
        host=table.host == member,
        seat=seat,
        next=member in table.line,
        kept=play is not None and seat in play.kept,
        queued=None if play is None or seat is None else play.queued.get(seat),
    )


def offer(table: Table, seat: Seat | None) -> Offered | None:
    """Tell what *seat* may do; what every seat may do alike is told to all."""
    play = table.running
    if play is None:
        return None
    if play.untold:
        return _tap(play, seat)
    if isinstance(play.game, Fifty):
        return _choose(play, play.game)
    if seat is None or seat not in play.owing:
        return None
    return PlayOffer(tuple(sorted(play.state.hand(seat))))


def _tap(play: Play, seat: Seat | None) -> TapOffer | None:
    if not play.spoken or seat in play.tapped or seat not in play.waiting_for():
        return None
    upcoming: Any = play.untold[0]
    return TapOffer(upcoming.number)


def _choose(play: Play, game: Fifty) -> ChooseOffer | None:
    blocked = play.state.blocked
    if blocked is None:
        return None
    return ChooseOffer(
        round=len(play.state.rounds) + 1,
        boxes=BOXES,
        least=1,
        most=game.top - 1,
        endings=tuple(digit for digit in DIGITS if digit not in blocked),
    )


def show(table: Table) -> TableShown:
    """Tell all there is to know about the table but the game."""
    if table.shown is None or table.shown[0] != table.version:
        table.shown = (table.version, _show(table))
    return table.shown[1]


def _show(table: Table) -> TableShown:
    play = table.play
    seats = table.line if table.running is None else table.running.seats
    others = list(islice(_others(table), LISTED))
    seal = Seal(table.secret) if table.running is None else table.running.seal
    return TableShown(
        code=table.code,
        stage=_stage(table),
        settings=table.settings,
        host=table.host,
        locked=table.locked,
        seats=tuple(_show_seat(table, member) for member in islice(seats, LISTED)),
        seated=len(seats),
        people=tuple(
            PersonShown(member.id, member.name, member.role, member.id in table.line)
            for member in others
        ),
        watching=_watching(table),
        paused=play is not None and play.running and play.paused,
        games=table.games,
        commitment=seal.commitment,
        salted=len(table.salts) if table.running is None else sum(map(bool, seal.salts)),
        record=table.record,
        dealer=table.next_dealer() if table.running is None else None,
        game=None if play is None or play.broken_off else _show_play(table, play),
    )


def _others(table: Table) -> Iterator[Member]:
    """Go through those who do not play: late arrivals first, then those who only watch."""
    play = table.running
    if play is not None:
        yield from (table.members[late] for late in table.line if late not in play.seat_of)
    for member in table.apart:
        if play is None or member not in play.seat_of:
            yield table.members[member]


def _watching(table: Table) -> int:
    here = len(table.line) + len(table.apart)
    if table.running is None:
        return here - len(table.line)
    return here - sum(not table.members[member].gone for member in table.running.seats)


def _stage(table: Table) -> Stage:
    if table.play is None or table.play.broken_off:
        return Stage.LOBBY
    return Stage.OVER if table.play.over else Stage.PLAYING


def _show_seat(table: Table, member: MemberId) -> SeatShown:
    someone = table.members[member]
    seat = None if table.running is None else table.running.seat_of[member]
    kept = seat is not None and someone.level is None and table.kept_by_bot(seat)
    return SeatShown(member, someone.name, someone.level, kept)


def _show_play(table: Table, play: Play) -> GameShown:
    if play.crowd is not None:
        return show_game(play.game)
    # After the game the line at the table is the next one's, and some have left.
    names = tuple(table.members[member].name for member in play.seats)
    said = tuple(Said(seat, remark.message, remark.details) for seat, remark in play.said)
    return show_game(play.game, names, play.awards, said)


def show_game(
    game: PlayableGame,
    names: tuple[str, ...] = (),
    awarded: tuple[Award, ...] = (),
    said: tuple[Said, ...] = (),
) -> GameShown:
    """Tell what does not change while a game is played, and what there is to say about it."""
    if not isinstance(game, Fifty):
        return GameShown(
            players=game.players,
            names=names,
            rounds=game.players,
            boxes=None,
            tricks=TRICKS,
            top=None,
            mark=None,
            bonus=None,
            reconstructed=game.edition.reconstructed,
            said=said,
        )
    guessed = game.edition.reconstructed
    return GameShown(
        players=game.players,
        names=names,
        rounds=ROUNDS,
        boxes=BOXES,
        tricks=None,
        top=game.top,
        mark=game.mark,
        bonus=game.edition.bonus,
        reconstructed=guessed if game.danger else tuple(c for c in guessed if c != "zones"),
        awards=awarded,
        said=said,
    )
