"""What a table answers to a request: entries, or a refusal. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias, TypeVar, cast

from fifties.core.seal import Seal
from fifties.table import branch_lobby, entries, heat_draw, hosts, lobby, refusals, requests
from fifties.table.entries import AnyLogEntry, MemberId
from fifties.table.heat_draw import require_no_heats
from fifties.table.registry import adapter_for, set_game
from fifties.table.request_context import RequestContext, member_named, require, running, seat_of
from fifties.table.requests import Request, TableRequest
from fifties.table.schedule import unused_secret
from fifties.table.table import Table

RequestT = TypeVar("RequestT", bound=Request)

Decide: TypeAlias = Callable[[RequestContext, Request], list[AnyLogEntry]]
"""Answers with entries, or raises `Refused`. Each takes one type of request."""


def decide(context: RequestContext, request: TableRequest) -> list[AnyLogEntry]:
    """Answer with entries, or raise `Refused`."""
    table = context.table
    member_named(table, context.member)
    if context.member in table.pending:
        require(isinstance(request, requests.Leave), refusals.WaitsForApproval())
    if table.heat is not None:
        require(type(request) not in _NOT_AT_HEATS, refusals.HeatDrawn())
    if type(request) in _HOSTS:
        require(context.member in table.hosts, refusals.HostOnly())
    return _DECISIONS[type(request)](context, request)


def _act(context: RequestContext, request: requests.Act) -> list[AnyLogEntry]:
    play, seat = seat_of(context)
    action = request.action
    if play.unreleased:
        card = play.adapter.card_of(action)
        require(card is not None, refusals.CountGoesOn())
        return _queue(context, requests.Queue(id=request.id, card=card))
    play.judge(seat, action)
    return [entries.Acted(seat, action)]


def _queue(context: RequestContext, request: requests.Queue) -> list[AnyLogEntry]:
    play, seat = seat_of(context)
    require(play.adapter.queues, refusals.NoQueue())
    if request.card is not None:
        held = play.adapter.holds(play.state, seat, request.card)
        require(held, refusals.NotInHand(request.card))
    return [entries.CardQueued(seat, request.card)]


def _got_it(context: RequestContext, _: requests.GotIt) -> list[AnyLogEntry]:
    play, seat = seat_of(context)
    waiting = play.is_announced and seat in play.waiting_for()
    require(waiting, refusals.NotYourNumber())
    return [] if seat in play.tapped else [entries.Tapped(seat)]


def _start(context: RequestContext, _: requests.Start) -> list[AnyLogEntry]:
    table = context.table
    require(table.running is None, refusals.GameRuns())
    require_no_heats(table)
    sealed, secret = unused_secret(table, context.rng)
    position = table.position
    if position is not None:
        line = branch_lobby.lineup(table)
        return [*sealed, entries.Started(line, position.dealer)]
    line = tuple(table.lineup)
    set_game(table.settings, len(line))
    rotated = line[1:] + line[:1] if table.games else line
    if not adapter_for(table.settings).deals:
        return [*sealed, entries.Started(rotated)]
    dealer = _first_dealer(table)
    if dealer is not None:
        return [*sealed, entries.Started(rotated, rotated.index(dealer))]
    drawn = Seal(secret, table.salts_of(rotated)).draw_dealer(len(rotated))
    return [*sealed, entries.Started(rotated, drawn, drawn=True)]


def _first_dealer(table: Table) -> MemberId | None:
    """Return whom the host has chosen, or who is next in a rematch; ``None``: chance decides."""
    chosen = adapter_for(table.settings).chosen_dealer(table.settings)
    return chosen if chosen in table.lineup else table.next_dealer()


def _pause(context: RequestContext, request: requests.Pause) -> list[AnyLogEntry]:
    play = running(context.table)
    return [] if play.paused == request.paused else [entries.Paused(request.paused)]


def _skip(context: RequestContext, _: requests.Skip) -> list[AnyLogEntry]:
    play = running(context.table)
    require(bool(play.unreleased), refusals.NothingToTell())
    return [entries.EventsReleased(len(play.unreleased))]


def _hurry(context: RequestContext, request: requests.Hurry) -> list[AnyLogEntry]:
    """Check that the table waits for the seat; `TableRunner.ask` then asks a bot."""
    play = running(context.table)
    owes = not play.unreleased and request.seat in play.owing
    require(owes, refusals.SeatOwesNothing())
    return []


def _close_choices(context: RequestContext, request: requests.CloseChoices) -> list[AnyLogEntry]:
    play = running(context.table)
    require(play.all_choose, refusals.NobodyChooses())
    if request.seconds is None:
        return [] if play.closes_at is None else [entries.ChoicesClosing()]
    return [entries.ChoicesClosing(context.now + request.seconds)]


def _abandon(context: RequestContext, _: requests.Abandon) -> list[AnyLogEntry]:
    running(context.table)
    return [entries.Abandoned()]


_HOSTS: Final = frozenset(
    {
        requests.Configure,
        requests.Remove,
        requests.Ban,
        requests.Lock,
        requests.AddBot,
        requests.PassHost,
        requests.AddHost,
        requests.RemoveHost,
        requests.Admit,
        requests.ShowMessage,
        requests.CloseChoices,
        requests.DrawHeats,
        requests.EndHeat,
        requests.Start,
        requests.Pause,
        requests.Skip,
        requests.Hurry,
        requests.Abandon,
    }
)
"""What only the host may ask for."""

_NOT_AT_HEATS: Final = frozenset(
    {
        requests.Sit,
        requests.Stand,
        requests.AddBot,
        requests.Start,
        requests.Abandon,
        requests.DrawHeats,
    }
)
"""What nobody may ask for at the table of a heat: who plays there was drawn, and one game."""


def _for(
    kind: type[RequestT], decide_one: Callable[[RequestContext, RequestT], list[AnyLogEntry]]
) -> tuple[type[Request], Decide]:
    """Return a row of the table below: what answers requests of one *kind*."""
    return kind, cast("Decide", decide_one)


_DECISIONS: Final[dict[type[Request], Decide]] = dict(
    (
        _for(requests.Act, _act),
        _for(requests.Queue, _queue),
        _for(requests.GotIt, _got_it),
        _for(requests.Configure, lobby.configure),
        _for(requests.Sit, lobby.sit),
        _for(requests.Stand, lobby.stand),
        _for(requests.Rename, lobby.rename),
        _for(requests.Remove, lobby.remove),
        _for(requests.Ban, lobby.remove),
        _for(requests.Lock, lobby.lock),
        _for(requests.AddBot, lobby.add_bot),
        _for(requests.PassHost, hosts.pass_host),
        _for(requests.ClaimHost, hosts.claim_host),
        _for(requests.AddHost, hosts.add_host),
        _for(requests.RemoveHost, hosts.remove_host),
        _for(requests.Admit, lobby.admit_pending),
        _for(requests.ShowMessage, lobby.show_message),
        _for(requests.CloseChoices, _close_choices),
        _for(requests.DrawHeats, heat_draw.draw),
        _for(requests.EndHeat, heat_draw.end),
        _for(requests.AddSalt, lobby.salt),
        _for(requests.Start, _start),
        _for(requests.Pause, _pause),
        _for(requests.Skip, _skip),
        _for(requests.Hurry, _hurry),
        _for(requests.Abandon, _abandon),
        _for(requests.Leave, lobby.leave),
    )
)
