"""Starting a local game, kept from the first action on, and resuming one."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from random import Random, SystemRandom

from msgspec.structs import replace

from fifties.bots import bot_for
from fifties.core.contract import CHANCE, Seat
from fifties.core.record import Header
from fifties.games.fifty.sizes import LARGEST_TABLE
from fifties.games.fifty_fifty import FiftyFifty
from fifties.table.facts import Acted, GameAction
from fifties.terminal.invitation import Invitation
from fifties.terminal.local import Keeps, LocalSession
from fifties.terminal.saves import Drafted, Journal, Save, begin_save
from fifties.terminal.scribe import Scribe
from fifties.terminal.session import Notice
from fifties.wording import Words


def start(
    invitation: Invitation,
    *,
    seed: int | None = None,
    record: Path | None = None,
    training: bool = False,
) -> LocalSession:
    """Begin a game; raises `OSError` when *record* cannot be written.

    Bots among themselves are not saved: nobody's thoughts would be lost.
    """
    invitation = _with_dealer(invitation, seed)
    _require_bots(invitation)
    keepers: list[Keeps] = [] if record is None else [_record(invitation, record)]
    notices = []
    if invitation.people:
        try:
            journal = begin_save(invitation, seed, record, training=training)
            keepers.insert(0, _Saving(journal, invitation))
        except OSError as error:
            notices.append(Notice("play-unsaved", {"reason": error.strerror or str(error)}))
    return LocalSession(invitation, keepers, seed=seed, training=training, notices=notices)


def _with_dealer(invitation: Invitation, seed: int | None) -> Invitation:
    """Draw who deals first, where cards are dealt and nobody has been chosen (H2)."""
    game = invitation.game
    if not isinstance(game, FiftyFifty) or game.dealer is not None:
        return invitation
    rng = SystemRandom() if seed is None else Random(f"{seed} dealer")
    return replace(invitation, game=replace(game, dealer=rng.randrange(game.players)))


def resume(save: Save) -> LocalSession:
    """Go on with a saved game; raises `OSError` when somebody else does already."""
    head, invitation = save.head, save.head.invitation()
    _require_bots(invitation)
    journal = Journal(save.path)
    saving = _Saving(journal, invitation)
    keepers: list[Keeps] = [saving]
    if head.record is not None:
        keepers.append(_Recording(_scribe(invitation, Path(head.record), head.begun)))
    for acted in save.acted:
        saving.look_at(acted)
        for recording in keepers[1:]:
            recording.note(acted, settled=False)
    for seat, action in save.drafts.items():
        saving.look_at(Acted(seat, action))
    return LocalSession(
        invitation,
        keepers,
        seed=head.seed,
        training=head.training,
        acted=save.acted,
        drafts=save.drafts,
    )


def _require_bots(invitation: Invitation) -> None:
    """Raise `MissingExtra` if one of the bots cannot play here."""
    for level in invitation.levels:
        if level is not None:
            bot_for(invitation.game.name, level).require()


def describe(save: Save, words: Words) -> str:
    """Say in a line which game this is."""
    head = save.head
    people = [name for name, level in zip(head.names, head.levels, strict=True) if level is None]
    return words.say(
        "play-which-save",
        game=words.say(f"game-{head.game}"),
        names=", ".join(people[:LARGEST_TABLE]),
        players=len(head.names),
        round=sum(acted.actor == CHANCE for acted in save.acted) or 1,
        day=head.begun.astimezone().strftime("%Y-%m-%d %H:%M"),
    )


class _Saving:
    """A save as a keeper: gone when the game is over, or when nobody has done anything yet."""

    def __init__(self, journal: Journal, invitation: Invitation) -> None:
        self._journal = journal
        self._people = invitation.people
        self._begun = False
        self.keeps = False

    def look_at(self, acted: Acted) -> None:
        """Notice an action that is in the save already."""
        self._begun = self._begun or acted.actor in self._people

    def note(self, acted: Acted, *, settled: bool) -> None:
        """Keep an action; what people did, and what their secrets led to, is kept for good."""
        self.look_at(acted)
        self._journal.note(acted, at_once=settled or acted.actor in self._people)

    def note_draft(self, seat: Seat, action: GameAction) -> None:
        """Keep what somebody has written, for good."""
        self._begun = True
        self._journal.note(Drafted(seat, action), at_once=True)

    def close(self, *, over: bool) -> None:
        """Put the save away."""
        self.keeps = self._begun and not over
        self._journal.close(forget=not self.keeps)


class _Recording:
    """A record as a keeper."""

    keeps = False

    def __init__(self, scribe: Scribe) -> None:
        self._scribe = scribe

    def note(self, acted: Acted, *, settled: bool) -> None:
        """Write it down; secret choices stay out of a record, so most of them change nothing."""
        self._scribe.note(acted.actor, acted.action)
        if settled or acted.actor == CHANCE:
            self._scribe.save()

    def note_draft(self, seat: Seat, action: GameAction) -> None:
        """Write nothing down: it may still change."""

    def close(self, *, over: bool) -> None:
        """Leave the record where it is."""


def _record(invitation: Invitation, path: Path) -> _Recording:
    # An older game of that name is never overwritten: this fails if there is one.
    path.open("x").close()
    return _Recording(_scribe(invitation, path, datetime.now(UTC)))


def _scribe(invitation: Invitation, path: Path, begun: datetime) -> Scribe:
    header = Header(invitation.names, date=begun.astimezone().date().isoformat())
    return Scribe(header, invitation.game, path)
