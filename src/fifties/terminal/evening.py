"""`fifties play`: set a table, play a game at it, and write it down on the way."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any, NamedTuple

from fifties.bots import bot_for
from fifties.core.contract import CHANCE, Action, Actor
from fifties.core.record import AnyGame, Header, RecordRefused
from fifties.core.refusals import Refused
from fifties.exits import INTERRUPTED, REFUSED
from fifties.games.fifty import Fifty
from fifties.locales import Speech
from fifties.terminal.desk import HELP, QUIT, Desk, Left
from fifties.terminal.head import print_head
from fifties.terminal.host import Host, Judge
from fifties.terminal.host_fifty import FiftyHost
from fifties.terminal.host_fifty_fifty import FiftyFiftyHost
from fifties.terminal.invitation import Invitation, Wishes, invite
from fifties.terminal.page import Page
from fifties.terminal.scribe import RecordUnwritable, Scribe
from fifties.wording import Words, one_line


def play_evening(wishes: Wishes, say: Speech) -> int:
    """Play one game; return the exit code."""
    desk = Desk(Words(say), Page(sys.stdout), sys.stdin)
    try:
        invitation = invite(desk, wishes)
        header = Header(invitation.names, date=datetime.now(UTC).astimezone().date().isoformat())
        scribe = Scribe(header, invitation.game, wishes.record)
    except Left:
        desk.tell("play-quit")
        return 0
    except RecordRefused as refused:
        return _complain(f"{wishes.edition}: {desk.words.refused(refused)}")
    except Refused as refused:
        return _complain(desk.words.refusal(refused.refusal))
    except FileExistsError:
        return _complain(f"{wishes.record}: {say('file-exists')}")
    except OSError as error:
        reason = say("file-unusable", reason=error.strerror or str(error))
        return _complain(f"{error.filename}: {reason}")
    rng = SystemRandom() if wishes.seed is None else Random(wishes.seed)
    return _play(_Table(desk, invitation, scribe, wishes.bots, rng))


class _Table(NamedTuple):
    """Everything and everybody that a game needs."""

    desk: Desk
    invitation: Invitation
    scribe: Scribe
    level: str
    """Of the bots."""
    rng: Random


def _play(table: _Table) -> int:
    desk, scribe = table.desk, table.scribe
    desk.words.players = table.invitation.names
    code = 0
    try:
        _play_on(table)
    except (Left, KeyboardInterrupt) as reason:
        code = INTERRUPTED if isinstance(reason, KeyboardInterrupt) else 0
        desk.page.line()
        desk.tell("play-quit")
    except RecordUnwritable as unwritable:
        told = desk.words.say("file-unusable", reason=str(unwritable))
        return _complain(f"{scribe.path}: {told}")
    if scribe.path is not None:
        desk.tell("play-saved", file=str(scribe.path))
    return code


def _play_on(table: _Table) -> None:
    """Ask and tell until the game is over."""
    desk, game = table.desk, table.invitation.game
    print_head(desk.page, desk.words, game)
    if table.invitation.people < game.players:
        _introduce_bots(desk, game.name, table.level)
    if table.invitation.people:
        desk.tell("play-help", quit=QUIT, help=HELP)
    _run(game, _host(table), table)


def _introduce_bots(desk: Desk, game: str, level: str) -> None:
    say = desk.words.say
    temper = say(f"temper-{game}-{level}")
    about = say(f"about-{game}-{level}")
    desk.tell("play-bots", level=say(f"level-{level}"), temper=temper, about=about)


def _host(table: _Table) -> Host:
    game, people = table.invitation.game, frozenset(range(table.invitation.people))
    if isinstance(game, Fifty):
        return FiftyHost(table.desk, game, people)
    return FiftyFiftyHost(table.desk, game, people)


def _run(game: AnyGame, host: Host, table: _Table) -> None:
    state = game.start()
    while actors := game.to_act(state):
        actor = actors[0]
        action = _act(game, state, actor, host, table)
        step = game.apply(state, actor, action)
        state = step.state
        table.scribe.note(actor, action)
        # What is written in secret stays out of the record, so most commits change nothing in it.
        if actor == CHANCE or len(game.to_act(state)) <= 1:
            table.scribe.save()
        for event in step.events:
            host.tell(event.seen_by(None))


def _act(game: AnyGame, state: Any, actor: Actor, host: Host, table: _Table) -> Action:
    """Let chance, a person or a bot act."""
    if actor == CHANCE:
        chance: Action = game.offer(state, actor).sample(table.rng)
        return chance
    view = game.view(state, actor)
    if actor < table.invitation.people:
        return host.ask(view, _judge(game, state, actor))
    decision = bot_for(game.name, table.level).decide(game, view, table.rng)
    host.hold_back(actor, decision.reason)
    return decision.action


def _judge(game: AnyGame, state: Any, actor: Actor) -> Judge:
    """Let the rules look at an action before it counts."""

    def judge(action: Action) -> None:
        game.apply(state, actor, action)

    return judge


def _complain(reason: str) -> int:
    sys.stderr.write(one_line(f"fifties play: {reason}") + "\n")
    return REFUSED
