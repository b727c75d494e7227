"""A table with scripted people: whatever is said at it can serve as an example."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from fifties.core.refusals import Refused
from fifties.locales import Speech
from fifties.table import broadcast, messages, requests
from fifties.table.entries import MemberId, Role
from fifties.table.requests import TableRequest
from fifties.table.runner import TableRunner
from fifties.table.schedule import BotTurn
from fifties.table.settings import TableSettings
from fifties.words import Words
from tools.protocol.shapes import Key

CODE: Final = "KMHDQ7"
_LONG: Final = 600
_TOKEN_LETTERS: Final = 22
_MOST_STEPS: Final = 2_000


def key_of(example: Struct) -> Key:
    """Tell what *example* is an example of."""
    return Key(type(example).__module__, type(example).__name__)


class ScriptedTable:
    """One table, and an example of everything that was said at it."""

    def __init__(self, settings: TableSettings) -> None:
        self.examples: dict[Key, Struct] = {}
        self.now = 0.0
        self.rng = Random(50)
        self.runner = TableRunner(self.rng)
        self.runner.open(CODE, settings, self.now)
        self._requests = 0
        self._told = self.table.version

    @property
    def table(self) -> Any:
        """The table; what is played at it is of any kind."""
        return self.runner.table

    def next_id(self) -> str:
        """Make up the next request's id."""
        self._requests += 1
        return f"r{self._requests}"

    def keep(self, example: Struct) -> None:
        """Keep an example, if it is the first of its kind."""
        self.examples.setdefault(key_of(example), example)

    def join(self, name: str, role: Role = Role.SEAT) -> MemberId:
        """Let somebody in and connect them."""
        token = _token(name)
        join = requests.Join(id=self.next_id(), code=CODE, role=role, name=name, token=token)
        self.runner.join(join, token, name, self.now)
        member = len(self.table.members) - 1
        self.runner.connected(member, self.now)
        self.keep(join)
        self.keep(messages.Welcome(join.id, token, CODE, member))
        self.listen(member)
        return member

    def ask(self, member: MemberId, kind: type[TableRequest], /, **details: Any) -> messages.Update:
        """Ask something of the table, and hear what comes of it."""
        request: Any = kind(id=self.next_id(), **details)
        _, turns = self.runner.ask(member, request, self.now)
        self.keep(request)
        self._think(turns)
        return replace(self.listen(member), done=(request.id,))

    def ask_in_vain(self, member: MemberId, request: TableRequest) -> None:
        """Ask for something that the table refuses."""
        try:
            self.runner.ask(member, request, self.now)
        except Refused as refused:
            refusal = refused.refusal
            text = Words(Speech("en"), self.table.play.names).refusal(refusal)
            details = msgspec.to_builtins(refusal.details())
            self.keep(messages.Declined(refusal.message, text, details, request.id))

    def listen(self, member: MemberId) -> messages.Update:
        """Tell *member* all that happened since anybody listened, and keep the fullest events."""
        happenings = self.table.since(self._told)
        update = broadcast.Broadcast(self.table, happenings).update(member)
        self._told = self.table.version
        for event in update.events:
            best = self.examples.setdefault(key_of(event), event)
            if _fullness(event) > _fullness(best):
                self.examples[key_of(event)] = event
        return update

    def wait(self, seconds: float, listener: MemberId = 0) -> None:
        """Let time pass."""
        end = self.now + seconds
        for _ in range(_MOST_STEPS):
            wake = self.runner.next_wake
            if wake is None or wake > end:
                break
            self.now = max(self.now, wake)
            self._think(self.runner.wake(self.now)[1])
            self.listen(listener)
        self.now = end

    def wait_until(self, reached: Callable[[], bool]) -> None:
        """Let time pass and people play until something is so."""
        for _ in range(_MOST_STEPS):
            if reached():
                return
            self.play()
            wake = self.runner.next_wake
            self.wait(0 if wake is None else max(0, wake - self.now))
        raise LookupError("the rehearsal never gets there")

    def play(self) -> None:
        """Let everybody who is here and owes an action act."""
        play = self.table.running
        if play is None or play.unreleased:
            return
        for seat in sorted(seat for seat in play.owing if isinstance(seat, int)):
            if not self.table.kept_by_bot(seat) and seat in play.owing:
                action = play.game.offer(play.state, seat).sample(self.rng)
                self.ask(play.seats[seat], requests.Act, action=action)

    def resume(self, name: str, seen: int) -> None:
        """Come back."""
        token = _token(name)
        self.keep(requests.Resume(id=self.next_id(), code=CODE, token=token, seen=seen, lang="fr"))

    def _think(self, turns: list[BotTurn]) -> None:
        for turn in turns:
            self.runner.answer(turn, turn.decide(self.rng), self.now)


def _token(name: str) -> str:
    return f"{name}-{'fifty' * 5}"[:_TOKEN_LETTERS]


def _fullness(example: Struct) -> int:
    """Rate an example: long is good as long as it fits on the page."""
    length = len(msgspec.json.encode(example))
    return length if length <= _LONG else -length
