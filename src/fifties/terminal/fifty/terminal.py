"""All that the terminal knows of Fifty, for the registry."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from fifties.core.contract import Action, Event, Seat
from fifties.games.fifty import Choose, Fifty
from fifties.games.fifty.events import Called, Chose, FiftyEvent, Revealed, RoundScored
from fifties.games.fifty.offers import DIGITS, Choices
from fifties.games.fifty.view import Phase
from fifties.locales import Speech
from fifties.table.event_settings import EventSettings
from fifties.table.fifty import ChooseOffer, FiftyAdapter, FiftySettings
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Mine
from fifties.table.paces import Pauses, count_pace
from fifties.table.settings import Pace
from fifties.terminal.any_game import GameTerminal, Narrator
from fifties.terminal.coach import Advice
from fifties.terminal.console import Console
from fifties.terminal.fifty.beat import Beat
from fifties.terminal.fifty.narrator import FiftyNarrator
from fifties.terminal.fifty.party_narrator import PartyNarrator
from fifties.terminal.fifty.report import print_rounds
from fifties.terminal.page import Page
from fifties.terminal.session import Choice, Notice, Session
from fifties.words import Words

if TYPE_CHECKING:
    from fifties.terminal.app.board import Board, Roster
    from fifties.terminal.app.shown_table import Moment


class FiftyTerminal(GameTerminal):
    """What the terminal knows of Fifty."""

    has_board = True
    about = "app-about-fifty"
    about_size = "app-size-fifty"
    rules = "app-rules-fifty"
    help_keys = (
        ("<- -> ^ v", "app-help-move"),
        ("0-9", "app-help-type"),
        ("app-space", "app-help-write"),
        ("app-delete", "app-help-erase"),
        ("app-enter", "app-help-done"),
    )

    def title(self, words: Words, game: str) -> str:
        """Return the name of the game."""
        return words.say(f"game-{game}")

    def print_head(self, page: Page, words: Words, game: Any) -> None:
        """Print the game, its edition, and which components nobody has read off a box."""
        told = words.say("head-fifty", players=game.players, top=game.top, mark=game.mark)
        page.heading(f"{self.title(words, game.name)} {page.glyphs.dash} {told}")
        page.line(words.say("head-edition", name=game.edition.name))
        guessed = [part for part in game.edition.reconstructed if part != "zones" or game.danger]
        if guessed:
            page.line(words.reconstructed(guessed))

    def narrator(self, console: Console, session: Session, advice: Advice) -> Narrator:
        """Return a narrator; a party is told in sums."""
        if isinstance(session.view(None), CrowdView):
            return PartyNarrator(console, session, advice)
        return FiftyNarrator(console, session, advice)

    def print_rounds(
        self, page: Page, words: Words, game: Any, events: Iterable[FiftyEvent]
    ) -> None:
        """Print a game from its *events*."""
        print_rounds(page, words, game, events)

    def review_lines(self, page: Page, words: Words, reviewed: Any, seat: Seat) -> list[str]:
        """Return what is to be said about slips and blunders of *seat*."""
        from fifties.terminal.fifty.coach import review_lines  # noqa: PLC0415 - as coach

        return review_lines(page, words, reviewed, seat)

    def seat_columns(self, sums: Any, players: int) -> dict[str, Any]:
        """Return what every seat can expect of simulated games, besides points and wins."""
        from fifties.terminal.fifty import simulated_games  # noqa: PLC0415 - it loads NumPy

        del players
        return simulated_games.seat_columns(sums)

    def whole_games(self, sums: Any) -> dict[str, Any]:
        """Return what simulated games came to as a whole."""
        from fifties.terminal.fifty import simulated_games  # noqa: PLC0415 - it loads NumPy

        return simulated_games.whole_games(sums)

    def print_whole_games(self, page: Page, say: Speech, told: dict[str, Any]) -> None:
        """Print what simulated games came to as a whole."""
        from fifties.terminal.fifty import simulated_games  # noqa: PLC0415 - it loads NumPy

        simulated_games.print_whole_games(page, say, told)

    def starts_round(self, event: Event) -> bool:
        """Return whether the tokens of a round are revealed."""
        return isinstance(event, Revealed)

    def is_choice(self, event: Event) -> bool:
        """Return whether somebody has written five numbers."""
        return isinstance(event, Chose)

    def reveals(self, event: Event) -> bool:
        """Return whether a count is over."""
        return isinstance(event, RoundScored)

    def scores(self, event: Event) -> bool:
        """Return whether a round is scored."""
        return isinstance(event, RoundScored | CrowdScored)

    def settings(self, game: Fifty, pace: Pace) -> FiftySettings:
        """Return the settings of a table for *game*, with what is printed on its components."""
        usual = FiftyAdapter().settings_for(game)
        return replace(usual, pace=pace if usual.party else Pace.AT_ONCE, keep=False)

    def offer(self, offered: Any) -> Choices | None:
        """Return the numbers that may be written."""
        if not isinstance(offered, ChooseOffer):
            return None
        blocked = tuple(digit for digit in DIGITS if digit not in offered.endings)
        return Choices(offered.round, offered.most + 1, blocked)

    def public_view(self, view: Any) -> Any:
        """Return *view* without anybody's own numbers."""
        if isinstance(view, CrowdView):
            return replace(view, viewer=None, mine=None)
        return replace(view, viewer=None, my_numbers=None)

    def with_own_sums(self, view: Any, mine: Any) -> Any:
        """Return the *view* of a party with a player's own sums in it."""
        if not isinstance(view, CrowdView) or not isinstance(mine, Mine):
            return view
        return replace(view, mine=mine.after(view.mine))

    def with_number(self, view: Any, number: int) -> Any:
        """Return the *view* of somebody at an event whose count has got to *number*."""
        return view.at(number) if isinstance(view, CrowdView) else view

    def beat(self, number: int) -> Beat:
        """Return a step of the count."""
        return Beat(number)

    def moment(self, view: Any) -> int:
        """Return how many rounds are over."""
        return len(view.rounds)

    def has_acted(self, view: Any, seat: Seat) -> bool:
        """Return whether *seat* has written already."""
        if isinstance(view, CrowdView):
            return view.mine is not None and view.mine.numbers is not None
        ready: bool = view.ready[seat]
        return ready

    def own_moments(self, told: object) -> int:
        """Return how many of somebody's numbers were called this round."""
        line = told.mine if isinstance(told, CrowdView) else told
        return len(line.owners) if isinstance(line, Mine) else 0

    def moments_up_to(self, action: Action, number: int) -> int:
        """Return how many of the numbers that somebody wrote are called up to *number*."""
        return sum(own <= number for own in action.numbers) if isinstance(action, Choose) else 0

    def event_settings(self, event: EventSettings) -> FiftySettings:
        """Return the settings of an event."""
        return FiftySettings(party=True, pace=Pace.HALL, event=event)

    def lies_open(self, before: Any, now: Any) -> bool:
        """Return whether the round of *before* is counted."""
        return len(now.rounds) > len(before.rounds)

    def look_back(self, game: Fifty, choice: Choice, now: Any) -> list[Notice]:
        """Judge five numbers whose round is counted."""
        from fifties.terminal.fifty import coach  # noqa: PLC0415 - it loads compiled code

        return coach.look_back(game, choice, now)

    def look_ahead(self, game: Fifty, now: Any) -> list[Notice]:
        """Say what a table that cannot be beaten would write."""
        from fifties.terminal.fifty import coach  # noqa: PLC0415 - it loads compiled code

        return coach.look_ahead(game, now)

    def board(self, roster: Roster, game: Fifty, view: Any = None) -> Board:
        """Return the board of a table, or of a party."""
        from fifties.terminal.fifty.board import FiftyBoard  # noqa: PLC0415 - it loads Rich
        from fifties.terminal.fifty.party_board import PartyBoard  # noqa: PLC0415 - as above

        return PartyBoard(roster, game) if isinstance(view, CrowdView) else FiftyBoard(roster, game)

    def join_amid(self, moment: Moment) -> None:
        """Let *moment* show the count that is being told."""
        view = moment.view
        if isinstance(view, CrowdView):
            counts = view.tally is None and view.phase is Phase.COUNT
            moment.event = Beat(view.number) if counts else view.tally
        elif view.count is not None:
            moment.event = view.count.called
            moment.history = list(view.count.story)

    def view_after(self, view: Any, event: Event, latest: Any) -> Any:
        """Return what *view* is after *event*; a player's own sums at a party come on their own."""
        return latest if isinstance(view, CrowdView) else view.after(event)

    def can_skip(self, event: Event) -> bool:
        """Return whether a number is called."""
        return isinstance(event, Called)

    def pause_after(self, pauses: Pauses, game: Fifty, event: Event) -> float:
        """Return how long a number, or what was flipped, is looked at."""
        match event:
            case Called():
                pace = count_pace(pauses, game.top)
                if pace.stride != 1 and (not pace.stride or event.number % pace.stride):
                    return 0
                return pace.eventful if event.eventful else pace.number
            case Revealed():
                return pauses.thinking
            case _:
                return 0
