"""All that the terminal knows of Fifty Fifty, for the registry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from fifties.core.contract import Event, PlayableGame, Seat
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.events import CardPlayed, Dealt, FiftyFiftyEvent, MoodTurned
from fifties.games.fifty_fifty.offers import Cards
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.locales import Speech
from fifties.table.fifty_fifty import FiftyFiftyAdapter, FiftyFiftySettings, PlayOffer
from fifties.table.paces import Pauses
from fifties.table.registry import set_game
from fifties.table.settings import Pace, TableSettings
from fifties.terminal.any_game import GameTerminal, Narrator
from fifties.terminal.coach import Advice
from fifties.terminal.console import Console
from fifties.terminal.fifty_fifty.narrator import FiftyFiftyNarrator
from fifties.terminal.fifty_fifty.report import print_rounds
from fifties.terminal.page import Page
from fifties.terminal.session import Choice, Notice, Session
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.terminal.app.board import Board, Roster


class FiftyFiftyTerminal(GameTerminal):
    """What the terminal knows of Fifty Fifty."""

    has_board = True
    about = "app-about-fifty-fifty"
    about_size = "app-size-fifty-fifty"
    rules = "app-rules-fifty-fifty"
    help_keys = (
        ("<- ->", "app-help-raise"),
        ("0-9", "app-help-card"),
        ("app-enter", "app-help-play"),
        ("p", "app-help-queue"),
    )

    def title(self, words: Words, game: str) -> str:
        """Return the name of the game."""
        return words.say(f"game-{game}")

    def print_head(self, page: Page, words: Words, game: Any) -> None:
        """Print the game, its edition, and which components nobody has read off a box."""
        told = words.say("head-fifty-fifty", players=game.players)
        page.heading(f"{self.title(words, game.name)} {page.glyphs.dash} {told}")
        page.line(words.say("head-edition", name=game.edition.name))
        if game.edition.reconstructed:
            page.line(words.reconstructed(game.edition.reconstructed))

    def narrator(self, console: Console, session: Session, advice: Advice) -> Narrator:
        """Return a narrator."""
        return FiftyFiftyNarrator(console, session, advice)

    def print_rounds(
        self, page: Page, words: Words, game: Any, events: Iterable[FiftyFiftyEvent]
    ) -> None:
        """Print a game from its *events*."""
        print_rounds(page, words, game, events)

    def review_lines(self, page: Page, words: Words, reviewed: Any, seat: Seat) -> list[str]:
        """Return what is to be said about slips and blunders of *seat*."""
        from fifties.terminal.fifty_fifty.coach import review_lines  # noqa: PLC0415 - as coach

        return review_lines(page, words, reviewed, seat)

    def seat_columns(self, sums: Any, players: int) -> dict[str, Any]:
        """Return what every seat can expect of simulated games, besides points and wins."""
        from fifties.terminal.fifty_fifty import simulated_games  # noqa: PLC0415 - it loads NumPy

        return simulated_games.seat_columns(sums, players)

    def whole_games(self, sums: Any) -> dict[str, Any]:
        """Return what simulated games came to as a whole."""
        from fifties.terminal.fifty_fifty import simulated_games  # noqa: PLC0415 - it loads NumPy

        return simulated_games.whole_games(sums)

    def print_whole_games(self, page: Page, say: Speech, told: dict[str, Any]) -> None:
        """Print what simulated games came to as a whole."""
        from fifties.terminal.fifty_fifty import simulated_games  # noqa: PLC0415 - it loads NumPy

        simulated_games.print_whole_games(page, say, told)

    def starts_round(self, event: Event) -> bool:
        """Return whether cards are dealt."""
        return isinstance(event, Dealt)

    def reveals(self, event: Event) -> bool:
        """Return whether a trick is taken."""
        return isinstance(event, TrickTaken)

    def scores(self, event: Event) -> bool:
        """Return whether a round is scored."""
        return isinstance(event, RoundScored)

    def settings(self, game: FiftyFifty, pace: Pace) -> FiftyFiftySettings:
        """Return the settings of a table for *game*, with what is printed on its components."""
        del pace
        return replace(FiftyFiftyAdapter().settings_for(game), pace=Pace.AT_ONCE, keep=False)

    def played_game(
        self, settings: TableSettings, players: int, view: FiftyFiftyView
    ) -> PlayableGame:
        """Return the game with its first dealer, whom chance or the last game has found."""
        return set_game(settings, players, (view.dealer - view.round + 1) % players)

    def offer(self, offered: Any) -> Cards | None:
        """Return the cards that may be played."""
        return Cards(bytes(offered.cards)) if isinstance(offered, PlayOffer) else None

    def public_view(self, view: FiftyFiftyView) -> FiftyFiftyView:
        """Return *view* without anybody's hand."""
        return replace(view, viewer=None, my_hand=())

    def moment(self, view: FiftyFiftyView) -> tuple[int, int]:
        """Return how many rounds, and tricks of this round, are over."""
        return len(view.rounds), len(view.tricks)

    def lies_open(self, before: Any, now: Any) -> bool:
        """Return whether the trick of *before* is taken."""
        return (len(now.rounds), len(now.tricks)) > (len(before.rounds), len(before.tricks))

    def look_back(self, game: FiftyFifty, choice: Choice, now: Any) -> list[Notice]:
        """Judge a card that was played."""
        from fifties.terminal.fifty_fifty import coach  # noqa: PLC0415 - it loads compiled code

        del now
        return coach.look_back(game, choice)

    def look_ahead(self, game: FiftyFifty, now: Any) -> list[Notice]:
        """Say which card the master would play."""
        from fifties.terminal.fifty_fifty import coach  # noqa: PLC0415 - it loads compiled code

        return coach.look_ahead(game, now)

    def board(self, roster: Roster, game: FiftyFifty, view: Any = None) -> Board:
        """Return the board."""
        from fifties.terminal.fifty_fifty.board import FiftyFiftyBoard  # noqa: PLC0415 - it loads Rich

        del view
        return FiftyFiftyBoard(roster, game)

    def ends_remarks(self, event: Event) -> bool:
        """Return whether the next trick or round begins."""
        return isinstance(event, Dealt | MoodTurned)

    def pause_after(self, pauses: Pauses, game: FiftyFifty, event: Event) -> float:
        """Return how long a card or a trick is looked at."""
        del game
        match event:
            case TrickTaken():
                return pauses.trick + pauses.taken
            case CardPlayed():
                return pauses.thinking
            case Dealt() | MoodTurned():
                return pauses.thinking / 2
            case _:
                return 0
