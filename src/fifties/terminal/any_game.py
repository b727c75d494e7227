"""What the terminal does for any game: its head, its narrator in plain mode, and its report.

A game that the terminal knows better has a subclass of `GameTerminal` in a folder named after
the game; `registry.py` finds it.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from random import Random
from typing import TYPE_CHECKING, Any, Final, Protocol, Union

import msgspec
from msgspec.structs import replace

from fifties.core.contract import Action, Event, GameEnded, Offer, PlayableGame, Seat
from fifties.core.refusals import IllegalAction, MalformedAction, Refused
from fifties.locales import Speech
from fifties.table.event_settings import EventSettings
from fifties.table.messages import TapOffer
from fifties.table.paces import Pauses
from fifties.table.registry import game_adapter, set_game
from fifties.table.settings import Pace, TableSettings
from fifties.terminal.coach import Advice
from fifties.terminal.console import Console, NotNumbers
from fifties.terminal.page import Page
from fifties.terminal.session import Choice, Notice, SeenEvent, Session
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.terminal.app.board import Board, Roster
    from fifties.terminal.app.shown_table import Moment

MOST_LISTED: Final = 60
"""An offer of more actions is not listed; one of them is typed as JSON."""


class Narrator(Protocol):
    """Tells one game line by line. It knows what a seat or a spectator may know, no more."""

    def recall(self, view: Any) -> None:
        """Say how things stand, to people who come back or come late."""
        ...

    async def ask(self, seat: Seat) -> None:
        """Let the person on *seat* act."""
        ...

    async def take_line(self, seat: Seat, line: str) -> bool:
        """Take a line that *seat* has typed before being asked; return whether it meant anything.

        What it does not take answers the next question.
        """
        ...

    def tell(self, seen_event: SeenEvent) -> None:
        """Say what happened, as a spectator sees it."""
        ...


class GameTerminal:
    """What the terminal does for one game; as it stands here, for one that it knows nothing of."""

    has_board = False
    """Whether the game can be played on a full screen."""
    about: str = ""
    about_size: str = ""
    """The messages of the home screen about the game, and about how many can play it."""
    rules: str = ""
    """The message that explains the game on the full screen."""
    help_keys: tuple[tuple[str, str], ...] = ()
    """Keys that answer on the full screen, and the messages that say what they do."""

    def title(self, words: Words, game: str) -> str:
        """Return the name of the game called *game*."""
        del words
        return game

    def print_head(self, page: Page, words: Words, game: PlayableGame) -> None:
        """Print what is played."""
        told = words.say("head-any-game", players=game.players)
        page.heading(f"{self.title(words, game.name)} {page.glyphs.dash} {told}")

    def narrator(self, console: Console, session: Session, advice: Advice) -> Narrator:
        """Return the narrator of *session*."""
        del advice
        return AnyGameNarrator(console, session)

    def print_rounds(
        self, page: Page, words: Words, game: PlayableGame, events: Iterable[Any]
    ) -> None:
        """Print a game from its *events*."""
        del game
        ended = False
        for event in events:
            page.line(described(event, words))
            ended = ended or isinstance(event, GameEnded)
        if not ended:
            page.line()
            page.heading(words.say("game-unfinished"))

    def review_lines(self, page: Page, words: Words, reviewed: Any, seat: Seat) -> list[str]:
        """Return what is to be said about decisions of *seat* that were no good."""
        del page, words, reviewed, seat
        return []

    # Simulations

    def seat_columns(self, sums: Any, players: int) -> dict[str, Any]:
        """Return what every seat can expect, besides points and wins: arrays, by their titles."""
        del sums, players
        return {}

    def whole_games(self, sums: Any) -> dict[str, Any]:
        """Return what simulated games came to as a whole, ready for JSON."""
        del sums
        return {}

    def print_whole_games(self, page: Page, say: Speech, told: dict[str, Any]) -> None:
        """Print what simulated games came to as a whole, as *told* in JSON."""
        del page, say, told

    # Events

    def starts_round(self, event: Event) -> bool:
        """Return whether a new round begins with *event*."""
        del event
        return False

    def is_choice(self, event: Event) -> bool:
        """Return whether *event* is one of several choices that are made at the same time."""
        del event
        return False

    def reveals(self, event: Event) -> bool:
        """Return whether *event* lays open what was secret; then bots say why they did it."""
        del event
        return False

    def scores(self, event: Event) -> bool:
        """Return whether *event* is the result of a round."""
        del event
        return False

    # Tables

    def settings(self, game: Any, pace: Pace) -> TableSettings:
        """Return the settings of a table at which *game* is played.

        *pace* is that of a count which is told in sums; all else the screen shows in its own time.
        """
        del pace
        kind = game_adapter(game.name).settings
        return kind(edition=game.edition.name, seats=game.players, pace=Pace.AT_ONCE, keep=False)

    def played_game(self, settings: TableSettings, players: int, view: Any) -> PlayableGame:
        """Return the game that is played at a table with *settings*, as far as *view* tells."""
        del view
        return set_game(settings, players)

    def offer(self, offered: Any) -> Any | None:
        """Return the game's own offer for what a table offers, if it offers an action."""
        return None if isinstance(offered, TapOffer) else offered

    def public_view(self, view: Any) -> Any:
        """Return what a spectator sees of what the holder of *view* sees."""
        return replace(view, viewer=None)

    def with_own_sums(self, view: Any, mine: Any) -> Any:
        """Return the *view* of a party with a player's own sums in it."""
        return replace(view, mine=mine)

    def with_number(self, view: Any, number: int) -> Any:  # noqa: ARG002 - few games count
        """Return the *view* of somebody at an event whose count has got to *number*."""
        return view

    def beat(self, number: int) -> Event | None:  # noqa: ARG002 - few games count
        """Return what is told of that, if anything."""
        return None

    def moment(self, view: Any) -> object:
        """Return what a choice at *view* is about; the same while it can be changed."""
        return view

    def has_acted(self, view: Any, seat: Seat) -> bool:
        """Return whether *seat* has acted already and may only change it."""
        del view, seat
        return False

    # Rehearsals

    def own_moments(self, told: object) -> int:
        """Return how many of their own numbers somebody at a party was told of in this round.

        *told* is a view, or somebody's own line.
        """
        del told
        return 0

    def moments_up_to(self, action: Action, number: int) -> int:
        """Return of how many of their own numbers somebody hears whose count gets to *number*."""
        del action, number
        return 0

    def event_settings(self, event: EventSettings) -> TableSettings | None:
        """Return the settings of an event; ``None`` if the game has none."""
        del event
        return None

    # The coach

    def lies_open(self, before: Any, now: Any) -> bool:
        """Return whether a choice made at the view *before* is no longer secret at *now*."""
        del before, now
        return False

    def look_back(self, game: Any, choice: Choice, now: Any) -> list[Notice]:
        """Return what a solver thinks of *choice*; it may load compiled code."""
        del game, choice, now
        return []

    def look_ahead(self, game: Any, now: Any) -> list[Notice]:
        """Return what a solver would do at the view *now*; it may load compiled code."""
        del game, now
        return []

    # The full screen

    def board(self, roster: Roster, game: Any, view: Any = None) -> Board:
        """Return a board that draws views such as *view*."""
        del roster, view
        raise LookupError(f"{game.name} has no board")

    def join_amid(self, moment: Moment) -> None:
        """Let *moment* show what was told before anybody looked."""

    def view_after(self, view: Any, event: Event, latest: Any) -> Any:
        """Return what *view* is after *event*; *latest* is the view after all events so far."""
        del latest
        return view.after(event)

    def ends_remarks(self, event: Event) -> bool:
        """Return whether what bots said last is out of date with *event*."""
        return self.starts_round(event)

    def can_skip(self, event: Event) -> bool:
        """Return whether *event* belongs to a series that can be skipped as a whole."""
        del event
        return False

    def pause_after(self, pauses: Pauses, game: Any, event: Event) -> float:
        """Return for how many seconds *event* is to be looked at."""
        del pauses, game, event
        return 0


class AnyGameNarrator:
    """Tells a game of which only the contract is known: events, views and offers as they are."""

    def __init__(self, console: Console, session: Session) -> None:
        self._console = console
        self._session = session

    def recall(self, view: Any) -> None:
        """Print what everybody may see."""
        self._console.page.line(described(view, self._console.words))

    async def ask(self, seat: Seat) -> None:
        """List what *seat* may do, and let one of it be chosen by its number or typed as JSON."""
        console, session = self._console, self._session
        words, shared = console.words, len(session.people) > 1
        name = words.name(seat)
        if shared:
            await console.hand_over(name)
        self.recall(session.view(seat))
        while True:
            offer = session.offer(seat)
            if offer is None:
                return
            listed = [] if offer.count() > MOST_LISTED else list(offer)
            for number, action in enumerate(listed, 1):
                console.page.line(f"  {number}  {described(action, words)}")
            reader = ActionReader(offer, listed)
            action = await console.ask(words.say("play-any-action", name=name), reader.read)
            try:
                await session.act(seat, action)
            except Refused as refused:
                console.page.line(str(refused))
            else:
                break
        if shared:
            console.hide_secrets()

    async def take_line(self, seat: Seat, line: str) -> bool:
        """Leave *line* for the next question."""
        del seat, line
        return False

    def tell(self, seen_event: SeenEvent) -> None:
        """Print what happened."""
        self._console.page.line(described(seen_event.event, self._console.words))


class ActionReader:
    """Reads one of the actions of an offer, by its number in a list or as JSON."""

    def __init__(self, offer: Offer[Action], listed: list[Action]) -> None:
        self._offer = offer
        self._listed = listed

    def read(self, line: str) -> Action:
        """Return the action that *line* means, or raise `Refused`."""
        if line.isdecimal() and 1 <= int(line) <= len(self._listed):
            return self._listed[int(line) - 1]
        kinds = {type(action) for action in self._listed or self._some()}
        try:
            action: Action = msgspec.json.decode(line, type=Union[tuple(kinds)])  # noqa: UP007 - known only now
        except msgspec.MsgspecError:
            raise MalformedAction(NotNumbers(line)) from None
        refusal = self._offer.refusal(action)
        if refusal is not None:
            raise IllegalAction(refusal)
        return action

    def _some(self) -> list[Action]:
        """Return actions of a large offer; their types are those that can be typed."""
        return [*islice(self._offer, MOST_LISTED), self._offer.sample(Random(0))]


def described(value: msgspec.Struct, words: Words) -> str:
    """Return a view, an event or an action in one line: its tag, then its fields."""
    fields = {
        name: _text(field, words) if name != "seat" else words.name(field)
        for name, field in msgspec.structs.asdict(value).items()
    }
    tag = value.__struct_config__.tag
    told = ", ".join(f"{name} {text}" for name, text in fields.items() if text)
    return f"{tag}: {told}" if tag and told else str(tag or told)


def _text(value: object, words: Words) -> str:
    if isinstance(value, msgspec.Struct):
        return f"({described(value, words)})"
    if isinstance(value, list | tuple):
        return " ".join(_text(item, words) for item in value)
    return "" if value is None else str(value)
