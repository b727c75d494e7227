"""`fifties play`: set a table, play a game at it, and write it down on the way."""

from __future__ import annotations

import sys
from datetime import UTC, datetime
from random import Random, SystemRandom
from typing import Any

from fifties.core.contract import CHANCE, Action, Actor
from fifties.core.record import AnyGame, Header, RecordRefused
from fifties.core.refusals import Refused
from fifties.games.fifty import Fifty
from fifties.locales import Speech
from fifties.terminal.desk import HELP, QUIT, Desk, Left
from fifties.terminal.exits import INTERRUPTED, REFUSED
from fifties.terminal.head import print_head
from fifties.terminal.host import Host, Judge
from fifties.terminal.host_fifty import FiftyHost
from fifties.terminal.host_fifty_fifty import FiftyFiftyHost
from fifties.terminal.invitation import Invitation, Wishes, invite
from fifties.terminal.page import Page
from fifties.terminal.scribe import RecordUnwritable, Scribe
from fifties.terminal.words import Words, one_line


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
    return _play(desk, invitation, scribe, rng)


def _play(desk: Desk, invitation: Invitation, scribe: Scribe, rng: Random) -> int:
    desk.words.players = invitation.names
    code = 0
    try:
        _play_on(_host(desk, invitation), desk, invitation, scribe, rng)
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


def _host(desk: Desk, invitation: Invitation) -> Host:
    game, people = invitation.game, frozenset(range(invitation.people))
    if isinstance(game, Fifty):
        return FiftyHost(desk, game, people)
    return FiftyFiftyHost(desk, game, people)


def _play_on(host: Host, desk: Desk, invitation: Invitation, scribe: Scribe, rng: Random) -> None:
    """Ask and tell until the game is over."""
    game: AnyGame = invitation.game
    print_head(desk.page, desk.words, invitation.game)
    if invitation.people:
        desk.tell("play-help", quit=QUIT, help=HELP)
    state = game.start()
    while actors := game.to_act(state):
        actor = actors[0]
        if actor != CHANCE and actor < invitation.people:
            action = host.ask(game.view(state, actor), _judge(game, state, actor))
        else:
            action = game.offer(state, actor).sample(rng)
        step = game.apply(state, actor, action)
        state = step.state
        scribe.note(actor, action)
        # What is written in secret stays out of the record, so most commits change nothing in it.
        if actor == CHANCE or len(game.to_act(state)) <= 1:
            scribe.save()
        for event in step.events:
            host.tell(event.seen_by(None))


def _judge(game: AnyGame, state: Any, actor: Actor) -> Judge:
    """Let the rules look at an action before it counts."""

    def judge(action: Action) -> None:
        game.apply(state, actor, action)

    return judge


def _complain(reason: str) -> int:
    sys.stderr.write(one_line(f"fifties play: {reason}") + "\n")
    return REFUSED
