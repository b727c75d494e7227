"""What a table answers to a request: facts, or a refusal. Nothing here changes the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from fifties.core.seal import Seal
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import Play as PlayCard
from fifties.table import facts, lobby, refusals, requests
from fifties.table.asking import Asking, member_named, require, running, seat_of
from fifties.table.facts import AnyFact, MemberId
from fifties.table.requests import TableRequest
from fifties.table.settings import FiftyFiftySettings, set_game
from fifties.table.table import Table
from fifties.table.timing import closing


def decide(asking: Asking, request: TableRequest) -> list[AnyFact]:
    """Answer with facts, or raise `Refused`."""
    member_named(asking.table, asking.member)
    if isinstance(request, _HOSTS):
        require(asking.table.host == asking.member, refusals.HostOnly())
    return _DECISIONS[type(request)](asking, request)


def _act(asking: Asking, request: requests.Act) -> list[AnyFact]:
    play, seat = seat_of(asking)
    action = request.action
    if play.untold:
        require(isinstance(action, PlayCard), refusals.CountGoesOn())
        return _queue(asking, requests.Queue(id=request.id, card=getattr(action, "card", None)))
    play.judge(seat, action)
    return [facts.Acted(seat, action)]


def _queue(asking: Asking, request: requests.Queue) -> list[AnyFact]:
    play, seat = seat_of(asking)
    require(not isinstance(play.game, Fifty), refusals.NoQueue())
    if request.card is not None:
        hand = play.state.hand(seat)
        require(0 <= request.card < 256 and request.card in hand, refusals.NotInHand(request.card))  # noqa: PLR2004 - a hand is bytes
    return [facts.Queued(seat, request.card)]


def _got_it(asking: Asking, _: requests.GotIt) -> list[AnyFact]:
    play, seat = seat_of(asking)
    waiting = play.spoken and seat in play.waiting_for()
    require(waiting, refusals.NotYourNumber())
    return [] if seat in play.tapped else [facts.Tapped(seat)]


def _start(asking: Asking, _: requests.Start) -> list[AnyFact]:
    table = asking.table
    require(table.running is None, refusals.GameRuns())
    line = tuple(table.line)
    set_game(table.settings, len(line))
    rotated = line[1:] + line[:1] if table.games else line
    sealed = closing(table, asking.rng) if table.spent else []
    dealer = _first_dealer(table)
    if not isinstance(table.settings, FiftyFiftySettings):
        return [*sealed, facts.Started(rotated)]
    if dealer is not None:
        return [*sealed, facts.Started(rotated, rotated.index(dealer))]
    secret = next((fact.secret for fact in sealed if isinstance(fact, facts.Sealed)), table.secret)
    drawn = Seal(secret, table.salts_of(rotated)).draw_dealer(len(rotated))
    return [*sealed, facts.Started(rotated, drawn, drawn=True)]


def _first_dealer(table: Table) -> MemberId | None:
    """Return whom the host has chosen, or who is next in a rematch; ``None``: chance decides."""
    settings = table.settings
    chosen = settings.dealer if isinstance(settings, FiftyFiftySettings) else None
    return chosen if chosen in table.line else table.next_dealer()


def _pause(asking: Asking, request: requests.Pause) -> list[AnyFact]:
    play = running(asking.table)
    return [] if play.paused == request.paused else [facts.Paused(request.paused)]


def _skip(asking: Asking, _: requests.Skip) -> list[AnyFact]:
    play = running(asking.table)
    require(bool(play.untold), refusals.NothingToTell())
    return [facts.Told(len(play.untold))]


def _hurry(asking: Asking, request: requests.Hurry) -> list[AnyFact]:
    """Allow it; who decides on it asks the bot."""
    play = running(asking.table)
    owes = not play.untold and request.seat in play.owing
    require(owes, refusals.SeatOwesNothing())
    return []


def _abandon(asking: Asking, _: requests.Abandon) -> list[AnyFact]:
    running(asking.table)
    return [facts.Abandoned()]


_HOSTS: Final = (
    requests.Configure
    | requests.Remove
    | requests.Ban
    | requests.Lock
    | requests.AddBot
    | requests.PassHost
    | requests.Start
    | requests.Pause
    | requests.Skip
    | requests.Hurry
    | requests.Abandon
)
"""What only the host may ask for."""

_DECISIONS: Final[dict[type[Any], Callable[[Asking, Any], list[AnyFact]]]] = {
    requests.Act: _act,
    requests.Queue: _queue,
    requests.GotIt: _got_it,
    requests.Configure: lobby.configure,
    requests.Sit: lobby.sit,
    requests.Stand: lobby.stand,
    requests.Rename: lobby.rename,
    requests.Remove: lobby.remove,
    requests.Ban: lobby.remove,
    requests.Lock: lobby.lock,
    requests.AddBot: lobby.add_bot,
    requests.PassHost: lobby.pass_host,
    requests.ClaimHost: lobby.claim_host,
    requests.AddSalt: lobby.salt,
    requests.Start: _start,
    requests.Pause: _pause,
    requests.Skip: _skip,
    requests.Hurry: _hurry,
    requests.Abandon: _abandon,
    requests.Leave: lobby.leave,
}
