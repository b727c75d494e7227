"""The board of Fifty on the screen, drawn for the phase that the round is in."""

from __future__ import annotations

from rich.text import Text

from fifties.core.contract import Event, GameEnded, Seat
from fifties.games.fifty.events import Called, RoundScored
from fifties.games.fifty.table_size import ROUNDS
from fifties.games.fifty.view import FiftyView, Phase
from fifties.terminal.app.board import BOT, Roster, remarks, remembered
from fifties.terminal.app.layout import (
    Block,
    centred,
    fit,
    paragraph,
    piece,
    stacked,
    width_of,
)
from fifties.terminal.app.shown_table import Moment
from fifties.terminal.app.styles import LARGEST_TABLE
from fifties.terminal.fifty.choose_phase import NumberBoard, people, tokens_short
from fifties.terminal.fifty.count_phase import CountSoFar, crowd_tracks, spotlight, strip, tracks
from fifties.terminal.fifty.score_grid import grid, legend, memories

SIDE = 25
"""How wide the list of players is."""

ROOMY = 26
"""Lines from which on blocks stand apart."""


class FiftyBoard(NumberBoard):
    """Draws moments of a game of Fifty."""

    def ends_question(self, event: Event) -> bool:
        """Return whether the count has begun."""
        return isinstance(event, Called | RoundScored)

    def is_dark(self, moment: Moment) -> bool:
        """Return whether the light is down."""
        return self._counts(moment) or moment.over

    def title(self, moment: Moment) -> tuple[str, str]:
        """Say where the game is, and what was flipped."""
        say, view = self.roster.words.say, moment.view
        number = len(view.rounds) if self._scored(moment) else view.round
        parts = [
            say("game-fifty"),
            say("app-round-of", round=min(max(1, number), ROUNDS), rounds=ROUNDS),
        ]
        theme = self.roster.theme
        return f" {theme.symbols.dot} ".join(parts), tokens_short(theme, say, view, self.game.mark)

    def draw(self, moment: Moment, width: int, height: int) -> Block:
        """Draw what everybody at the table sees, and what whoever is in front has written."""
        if isinstance(moment.event, GameEnded) or moment.over:
            return self._end(moment, width, height)
        if self._counts(moment):
            return self._count(moment, width, height)
        if self._scored(moment):
            return self._score(moment, width, height)
        return self._choose(moment, width, height)

    def sheet(self, moment: Moment, height: int) -> Block:
        """Draw the results so far, to look them up."""
        if not moment.view.rounds:
            return paragraph(self.roster.words.say("app-no-scores"), 60)
        return grid(self.roster, moment.view, moment.mine, lines=height)

    def _counts(self, moment: Moment) -> bool:
        return moment.view.phase is Phase.COUNT and isinstance(moment.event, Called)

    def _scored(self, moment: Moment) -> bool:
        return isinstance(moment.event, RoundScored) and bool(moment.view.rounds)

    def _choose(self, moment: Moment, width: int, height: int) -> Block:
        side = people(self.roster, moment.view, moment.mine, SIDE, height)
        block = self.draw_choosing(moment, side, width, height)
        return [*(Text() for _ in range((height - len(block)) // 3)), *block]

    def still_writing(self, view: FiftyView) -> tuple[Seat, ...]:
        """Return who has not written yet."""
        return tuple(seat for seat, ready in enumerate(view.ready) if not ready)

    def _count(self, moment: Moment, width: int, height: int) -> Block:
        roster = self.roster
        calls = [event for event in moment.history if isinstance(event, Called)]
        stage = spotlight(roster, calls[-1], width)
        count = CountSoFar(roster, self.game, moment.view, calls)
        line = strip(count, width)
        if self.game.players > LARGEST_TABLE:
            room = height - len(stage) - len(line) - 2
            beads = crowd_tracks(count, moment.mine, width, room)
        else:
            beads = tracks(count, range(self.game.players), width)
            if height >= ROOMY:
                beads = stacked([[line] for line in beads])
        used = len(stage) + len(line) + len(beads) + 2
        above = max(0, (height - used) // 2)
        return [*(Text() for _ in range(above)), *stacked([stage, line, beads])]

    def _score(self, moment: Moment, width: int, height: int) -> Block:
        roster, view = self.roster, moment.view
        table = grid(roster, view, moment.mine, lines=height - 8)
        danger = view.rounds[-1].danger is not None
        inside = max(width_of(table), min(width, 100))
        said = remarks(roster, moment.remarks, inside)
        heading = [
            piece(roster.words.say("app-scored", round=len(view.rounds)), roster.theme.strong)
        ]
        parts = [
            heading,
            [*table, legend(roster, danger=danger)],
            said,
            memories(roster, view, inside),
        ]
        block = stacked(parts)
        if len(block) > height:
            block = stacked(parts[:3])
        if len(block) > height:
            block = stacked(parts[:3], gap=0)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *centred(block[:height], width)]

    def _end(self, moment: Moment, width: int, height: int) -> Block:
        roster, view = self.roster, moment.view
        theme, symbols = roster.theme, roster.theme.symbols
        headline = roster.words.outcome(view.outcome, view.totals).replace(BOT, "")
        won = [
            fit(
                piece(f"{symbols.crown} {line.plain} {symbols.crown}", theme.crown), width, "center"
            )
            for line in paragraph(headline, width - 8)
        ]
        why = _why(view.outcome.ending, roster)
        table = grid(roster, view, moment.mine, lines=height - 8)
        said = remarks(roster, moment.remarks, width_of(table))
        parts = [won, [fit(line, width, "center") for line in why], centred(table, width)]
        block = stacked(parts)
        own = remembered(roster, moment, width, height - len(block) - 1)
        block = stacked([block, centred(own, width)])
        if len(block) + len(said) < height:
            block = stacked([block, centred(said, width)])
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *block]


def _why(ending: str, roster: Roster) -> Block:
    """Explain a win that is not the most points alone."""
    reasons = {
        "second-crown": "app-why-second-crown",
        "crown-breaks-tie": "app-why-crown-breaks-tie",
        "shared": "app-why-shared",
    }
    if ending not in reasons:
        return []
    return [piece(roster.words.say(reasons[ending]), roster.theme.soft)]
