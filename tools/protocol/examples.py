"""One real example of everything that goes over the wire, the same at every run."""

from __future__ import annotations

from msgspec import Struct

from fifties.games.fifty import Choose
from fifties.table import broadcast, messages, requests
from fifties.table.entries import Role
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import FiftySettings
from fifties.table.fifty_crowd_view import Race
from fifties.table.fifty_fifty import FiftyFiftySettings
from fifties.table.requests import Reaction, Request
from fifties.table.settings import Clock, Pace
from tools.protocol.scripted_table import ScriptedTable
from tools.protocol.shapes import Key

ANA, BEN, CLEO = range(3)
BEGINNER = "beginner"


def examples() -> dict[Key, Struct]:
    """Play five short games and return what was said, by its type."""
    return _heats() | _event() | _party() | _fifty_fifty() | _fifty()


def _fifty() -> dict[Key, Struct]:
    room = ScriptedTable(FiftySettings())
    _gather(room)
    _choose(room)
    _count(room)
    _unasked(room)
    _part(room)
    return room.examples


def _gather(room: ScriptedTable) -> None:
    for name in ("Ana", "Ben", "Cleo"):
        room.join(name)
    settings = FiftySettings(danger=True, seats=5, pace=Pace.TAP, clock=Clock.BRISK)
    room.ask(ANA, requests.Configure, settings=settings)
    room.ask(ANA, requests.AddBot, level=BEGINNER)
    room.ask(CLEO, requests.Stand)
    room.ask(CLEO, requests.Sit)
    room.ask(ANA, requests.Rename, name="Benoît", member=BEN)
    room.ask(BEN, requests.AddSalt, salt="fish and chips")
    room.ask(ANA, requests.Lock, locked=True)
    room.ask(ANA, requests.Start)
    room.wait(0)


def _choose(room: ScriptedTable) -> None:
    """Write numbers; the first choice is refused, and somebody has to be reminded."""
    blocked = room.table.play.state.blocked[0]
    numbers = (blocked + 10, 21, 32, 43, 54)
    vain: requests.Act = requests.Act(id=room.next_id(), action=Choose(1, tuple(sorted(numbers))))
    room.ask_in_vain(ANA, vain)
    action = room.table.play.game.offer(room.table.play.state, ANA).sample(room.rng)
    room.keep(room.ask(ANA, requests.Act, action=action))
    room.wait(25)
    room.ask(ANA, requests.Hurry, seat=room.table.play.seat_of[CLEO])
    room.keep(broadcast.snapshot(room.table, ANA, now=room.now))
    room.play()


def _count(room: ScriptedTable) -> None:
    """Count up to somebody's number, wait for them, and skip the rest."""
    table = room.table
    room.wait_until(lambda: table.play.is_announced)
    seat = table.play.waiting_for()[0]
    room.ask(table.play.seats[seat], requests.GotIt)
    room.ask(ANA, requests.Pause, paused=True)
    room.ask(ANA, requests.Pause, paused=False)
    room.resume("Ana", table.version)
    room.wait(3)
    room.ask(ANA, requests.Skip)
    room.wait_until(lambda: table.running is None)


def _unasked(room: ScriptedTable) -> None:
    react = requests.React(id=room.next_id(), reaction=Reaction.WOW)
    room.keep(react)
    room.keep(messages.Reacted(BEN, room.table.members[BEN].name, react.reaction))
    room.keep(messages.Done(react.id))
    position = requests.ReplayPosition(record="7c1f2c2e9d0a4b6e", review=True, at=42, viewer=1)
    room.keep(requests.LeadReplay(id=room.next_id(), position=position))
    room.keep(messages.ReplayLed(BEN, room.table.members[BEN].name, position))
    room.keep(requests.Mute(id=room.next_id(), muted=True))
    present = tuple(room.table.runtime.present)
    room.keep(messages.Presence(len(present), present))
    room.keep(messages.Goodbye(messages.CloseReason.RESTARTING, 2.0))


def _part(room: ScriptedTable) -> None:
    """After the game: a rematch that is broken off, another host, and goodbyes."""
    room.wait(10)
    room.ask(ANA, requests.Start)
    room.ask(ANA, requests.Abandon)
    room.ask(ANA, requests.PassHost, member=BEN)
    room.runner.disconnected(BEN, room.now)
    room.wait(1000)
    room.ask(ANA, requests.ClaimHost)
    room.ask(ANA, requests.Remove, member=BEN)
    room.ask(ANA, requests.Ban, member=CLEO)
    room.ask(ANA, requests.Leave)


def _fifty_fifty() -> dict[Key, Struct]:
    room = ScriptedTable(FiftyFiftySettings(pace=Pace.AT_ONCE))
    for name in ("Ana", "Ben", "Cleo"):
        room.join(name)
    room.ask(ANA, requests.Start)
    room.wait(0)
    table = room.table
    late = next(member for member in (CLEO, BEN) if member not in table.play.owing)
    room.ask(late, requests.Queue, card=min(table.play.state.hand(late)))
    room.wait_until(lambda: len(table.play.view(ANA).tricks) > 1)
    room.keep(table.play.view(ANA))
    room.wait_until(lambda: table.running is None)
    return room.examples


def _party() -> dict[Key, Struct]:
    room = ScriptedTable(FiftySettings(party=True, pace=Pace.STADIUM))
    room.join("Ana")
    room.join("Beamer", Role.STAGE)
    for _ in range(11):
        room.ask(ANA, requests.AddBot, level=BEGINNER)
    room.ask(ANA, requests.Start)
    table = room.table

    def half_told() -> bool:
        tally = table.play.crowd.tally
        return tally is not None and tally.number > table.play.game.top // 2

    room.wait_until(half_told)
    room.keep(table.play.view(ANA))
    room.keep(Race(table.play.crowd.tally.leaders))
    room.wait_until(lambda: table.running is None)
    return room.examples


def _event() -> dict[Key, Struct]:
    event = EventSettings(title="Fifty on the lake", approval=True)
    room = ScriptedTable(FiftySettings(party=True, event=event))
    room.join("Ana")
    room.join("Ben")
    room.join("Cleo")
    waiting = messages.Waiting(messages.WaitReason.APPROVAL, 1, None, event, None)
    room.keep(waiting)
    room.ask(ANA, requests.Admit, members=(BEN,))
    room.ask(ANA, requests.Admit, members=None)
    room.ask(ANA, requests.AddHost, member=BEN)
    room.ask(BEN, requests.RemoveHost, member=BEN)
    room.ask(ANA, requests.ShowMessage, text="Doors close at eight")
    for _ in range(9):
        room.ask(ANA, requests.AddBot, level=BEGINNER)
    room.ask(ANA, requests.Start)
    room.wait(1)
    room.ask(ANA, requests.CloseChoices, seconds=60)
    return {
        key: example
        for key, example in room.examples.items()
        if example is waiting or isinstance(example, Request)
    }


def _heats() -> dict[Key, Struct]:
    event = EventSettings(title="Fifty on the lake")
    room = ScriptedTable(FiftySettings(party=True, event=event))
    room.join("Ana")
    for _ in range(22):
        room.ask(ANA, requests.AddBot, level=BEGINNER)
    room.ask(ANA, requests.DrawHeats, size=5, final=5)
    room.runner.heats_opened(1, 1, len(room.table.heats.stage.heats), room.now)
    room.ask(ANA, requests.EndHeat, heat=2)
    heats, hers = broadcast.table_info(room.table).heats, broadcast.you(room.table, ANA).heat
    if heats is not None and hers is not None:
        room.keep(messages.HeatsProgress(heats))
        room.keep(hers)
    kept = Request | messages.HeatsProgress | messages.YourHeat
    return {key: example for key, example in room.examples.items() if isinstance(example, kept)}
