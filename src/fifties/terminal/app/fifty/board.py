"""The table of Fifty, drawn for the phase that it is in."""

from __future__ import annotations

from rich.text import Text

from fifties.core.contract import GameEnded
from fifties.games.fifty import Fifty
from fifties.games.fifty.events import Called, RoundScored
from fifties.games.fifty.sizes import ROUNDS
from fifties.games.fifty.view import Phase
from fifties.terminal.app.fifty.choosing import boxes, number_grid
from fifties.terminal.app.fifty.count import Telling, spotlight, strip
from fifties.terminal.app.fifty.crowd import crowd_tracks
from fifties.terminal.app.fifty.people import people
from fifties.terminal.app.fifty.picking import Picking
from fifties.terminal.app.fifty.scores import grid, legend, memories
from fifties.terminal.app.fifty.tokens import tokens, tokens_short
from fifties.terminal.app.fifty.tracks import tracks
from fifties.terminal.app.look import LARGEST_TABLE
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.paper import (
    Block,
    beside,
    centred,
    fit,
    paragraph,
    piece,
    stacked,
    width_of,
)
from fifties.terminal.app.remarks import remarks
from fifties.terminal.app.seats import BOT, Cast

SIDE = 25
"""How wide the list of players is."""

ROOMY = 26
"""Lines from which on blocks stand apart."""


class FiftyBoard:
    """Draws moments of a game of Fifty."""

    def __init__(self, cast: Cast, game: Fifty) -> None:
        self.cast = cast
        self.game = game
        self.picking: Picking | None = None
        """What is being written by whoever is in front."""

    def is_dark(self, moment: Moment) -> bool:
        """Tell whether the light is down."""
        return self._counts(moment) or moment.over

    def title(self, moment: Moment) -> tuple[str, str]:
        """Say where the game is, and what was flipped."""
        say, view = self.cast.words.say, moment.view
        number = len(view.rounds) if self._scored(moment) else view.round
        parts = [
            say("game-fifty"),
            say("app-round-of", round=min(max(1, number), ROUNDS), rounds=ROUNDS),
        ]
        look = self.cast.look
        return f" {look.signs.dot} ".join(parts), tokens_short(look, say, view, self.game.mark)

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
            return paragraph(self.cast.words.say("app-no-scores"), 60)
        return grid(self.cast, moment.view, moment.mine, lines=height)

    def _counts(self, moment: Moment) -> bool:
        return moment.view.phase is Phase.COUNT and isinstance(moment.event, Called)

    def _scored(self, moment: Moment) -> bool:
        return isinstance(moment.event, RoundScored) and bool(moment.view.rounds)

    def _choose(self, moment: Moment, width: int, height: int) -> Block:
        cast, view = self.cast, moment.view
        left: Block = []
        if view.phase is Phase.REVEAL:
            left = paragraph(cast.words.say("app-reveal-soon"), width - SIDE - 3, cast.look.soft)
        else:
            left = tokens(cast.look, cast.words.say, view, width - SIDE - 3)
            gap = 1
            if self.picking is not None:
                room = height - len(left) - 3 - 2 * gap
                line = boxes(cast.look, self.game.edition.bonus[view.round - 1], self.picking)
                numbers = number_grid(cast.look, view, self.picking, width - SIDE - 2, room)
                left = stacked([left, numbers, line], gap)
            else:
                waiting = moment.curtain or self._waiting(moment, width - SIDE - 3)
                left = stacked([left, waiting], gap)
        side = people(cast, view, moment.mine, SIDE, height)
        block = centred(beside([_wide(left, 51), side]), width)
        return [*(Text() for _ in range((height - len(block)) // 3)), *block]

    def _waiting(self, moment: Moment, width: int) -> Block:
        view, say = moment.view, self.cast.words.say
        if view.my_numbers:
            numbers = " ".join(map(str, view.my_numbers))
            return paragraph(say("app-written", numbers=numbers), width)
        waiting = tuple(seat for seat, ready in enumerate(view.ready) if not ready)
        if not waiting or len(waiting) > LARGEST_TABLE:
            return paragraph(say("app-all-write"), width, self.cast.look.soft)
        text = say("app-still-writing", names=self.cast.names(waiting))
        return paragraph(text, width, self.cast.look.soft)

    def _count(self, moment: Moment, width: int, height: int) -> Block:
        cast = self.cast
        calls = [event for event in moment.history if isinstance(event, Called)]
        stage = spotlight(cast, calls[-1], width)
        telling = Telling(cast, self.game, moment.view, calls)
        line = strip(telling, width)
        if self.game.players > LARGEST_TABLE:
            room = height - len(stage) - len(line) - 2
            beads = crowd_tracks(telling, moment.mine, width, room)
        else:
            beads = tracks(telling, range(self.game.players), width)
            if height >= ROOMY:
                beads = stacked([[line] for line in beads])
        used = len(stage) + len(line) + len(beads) + 2
        above = max(0, (height - used) // 2)
        return [*(Text() for _ in range(above)), *stacked([stage, line, beads])]

    def _score(self, moment: Moment, width: int, height: int) -> Block:
        cast, view = self.cast, moment.view
        table = grid(cast, view, moment.mine, lines=height - 8)
        danger = view.rounds[-1].danger is not None
        inside = max(width_of(table), min(width, 100))
        said = remarks(cast, moment.remarks, inside)
        heading = [piece(cast.words.say("app-scored", round=len(view.rounds)), cast.look.strong)]
        parts = [heading, [*table, legend(cast, danger=danger)], said, memories(cast, view, inside)]
        block = stacked(parts)
        if len(block) > height:
            block = stacked(parts[:3])
        if len(block) > height:
            block = stacked(parts[:3], gap=0)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *centred(block[:height], width)]

    def _end(self, moment: Moment, width: int, height: int) -> Block:
        cast, view = self.cast, moment.view
        look, signs = cast.look, cast.look.signs
        headline = cast.words.outcome(view.outcome, view.totals).replace(BOT, "")
        won = [
            fit(piece(f"{signs.crown} {line.plain} {signs.crown}", look.crown), width, "center")
            for line in paragraph(headline, width - 8)
        ]
        why = _why(view.outcome.ending, cast)
        table = grid(cast, view, moment.mine, lines=height - 8)
        said = remarks(cast, moment.remarks, width_of(table))
        parts = [won, [fit(line, width, "center") for line in why], centred(table, width)]
        block = stacked(parts)
        if len(block) + len(said) < height:
            block = stacked([block, centred(said, width)])
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *block]


def _why(ending: str, cast: Cast) -> Block:
    """Explain a win that is not the most points alone."""
    reasons = {
        "second-crown": "app-why-second-crown",
        "crown-breaks-tie": "app-why-crown-breaks-tie",
        "shared": "app-why-shared",
    }
    if ending not in reasons:
        return []
    return [piece(cast.words.say(reasons[ending]), cast.look.soft)]


def _wide(block: Block, width: int) -> Block:
    """Keep a block from getting narrower than its neighbours expect."""
    return [fit(block[0] if block else Text(), max(width, width_of(block))), *block[1:]]
