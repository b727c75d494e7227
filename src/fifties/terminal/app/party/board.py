"""The table of a live party of Fifty."""

from __future__ import annotations

from rich.text import Text

from fifties.games.fifty import Fifty
from fifties.games.fifty.sizes import ROUNDS
from fifties.games.fifty.view import Phase
from fifties.table.crowd_shown import CrowdScored, CrowdView, Tally
from fifties.terminal.app.fifty.choosing import boxes, number_grid
from fifties.terminal.app.fifty.picking import Picking
from fifties.terminal.app.fifty.tokens import tokens, tokens_short
from fifties.terminal.app.moment import Moment
from fifties.terminal.app.paper import (
    Block,
    beside,
    centred,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
)
from fifties.terminal.app.party.drawing import front, heat, own_line, spotlight
from fifties.terminal.app.seats import Cast

SIDE = 32
TRACK = 24


class PartyBoard:
    """Draws moments of a party, of which a viewer knows sums."""

    def __init__(self, cast: Cast, game: Fifty) -> None:
        self.cast = cast
        self.game = game
        self.picking: Picking | None = None

    def is_dark(self, moment: Moment) -> bool:
        """Tell whether the light is down."""
        return moment.over or self._counts(moment)

    def title(self, moment: Moment) -> tuple[str, str]:
        """Say where the game is, and what was flipped."""
        look, say, view = self.cast.look, self.cast.words.say, moment.view
        number = len(view.rounds) if isinstance(moment.event, CrowdScored) else view.round
        parts = [
            say("game-fifty"),
            say("app-round-of", round=min(max(1, number), ROUNDS), rounds=ROUNDS),
            say("app-party", players=view.players),
        ]
        return f" {look.signs.dot} ".join(parts), tokens_short(look, say, view, self.game.mark)

    def draw(self, moment: Moment, width: int, height: int) -> Block:
        """Draw what everybody sees, and one's own line."""
        if moment.over:
            block = self._end(moment, width)
        elif self._counts(moment):
            block = self._count(moment, width, height)
        elif isinstance(moment.event, CrowdScored):
            block = self._score(moment, width)
        else:
            block = self._choose(moment, width, height)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *block][:height]

    def sheet(self, moment: Moment, height: int) -> Block:
        """List those in front, to look them up."""
        lines = front(self.cast, moment.view.leaders, height - 2)
        return lines or paragraph(self.cast.words.say("app-no-scores"), 60)

    def _counts(self, moment: Moment) -> bool:
        return isinstance(moment.event, Tally) and moment.view.tally is not None

    def _choose(self, moment: Moment, width: int, height: int) -> Block:
        cast, view, say = self.cast, moment.view, self.cast.words.say
        room = width - SIDE - 2
        if view.phase is Phase.REVEAL:
            left = paragraph(say("app-reveal-soon"), room, cast.look.soft)
        else:
            left = tokens(cast.look, say, view, room)
        if self.picking is not None:
            line = boxes(cast.look, self.game.edition.bonus[view.round - 1], self.picking)
            rest = height - len(left) - len(line) - 2
            numbers = number_grid(cast.look, view, self.picking, room, rest)
            left = stacked([left, numbers, line])
        side = self._side(view, height)
        return centred(beside([[fit(text, room) for text in left], side]), width)

    def _side(self, view: CrowdView, height: int) -> Block:
        cast, say, inside = self.cast, self.cast.words.say, SIDE - 4
        full = round(inside * view.ready / view.players)
        ready = [
            piece(say("app-ready-count", ready=view.ready, players=view.players)),
            row(
                (cast.look.signs.block * full, cast.look.good),
                (cast.look.signs.shade * (inside - full), cast.look.soft),
            ),
        ]
        lines = stacked([ready, front(cast, view.leaders, height - 6)])
        return framed(cast.look, [row(" ", line) for line in lines], SIDE, say("app-players"))

    def _count(self, moment: Moment, width: int, height: int) -> Block:
        view = moment.view
        stage = spotlight(self.cast, view.tally, width)
        mine = own_line(self.cast, self.game, view, TRACK)
        room = height - len(stage) - len(mine) - 3
        leaders = centred(front(self.cast, view.tally.leaders or view.leaders, room), width)
        return stacked([stage, centred(mine, width), leaders])

    def _score(self, moment: Moment, width: int) -> Block:
        say, view = self.cast.words.say, moment.view
        result = view.rounds[-1]
        told = say(
            "party-round",
            round=result.round,
            best=-1 if result.best is None else result.best,
            clashes=result.clashes,
            crowned=result.crowned,
        )
        parts = [
            paragraph(told, min(width - 4, 70), self.cast.look.strong),
            heat(self.cast, view),
            front(self.cast, view.leaders, 8),
            self._standing(view),
        ]
        return centred(stacked(parts), width)

    def _standing(self, view: CrowdView) -> Block:
        """Say where one stands."""
        mine = view.mine
        if mine is None:
            return []
        told = self.cast.words.say(
            "party-mine", total=mine.total, rank=mine.rank, players=view.players
        )
        return [piece(told, self.cast.look.accent)]

    def _end(self, moment: Moment, width: int) -> Block:
        view, look, signs = moment.view, self.cast.look, self.cast.look.signs
        by_seat = {leader.seat: leader for leader in view.leaders}
        winners = [by_seat[seat] for seat in view.outcome.winners if seat in by_seat]
        won: Block = []
        if winners:
            names = ", ".join(leader.name for leader in winners)
            ending = f"end-{view.outcome.ending}"
            told = self.cast.words.say(ending, winners=names, points=winners[0].points)
            won = [
                fit(piece(f"{signs.crown} {line.plain} {signs.crown}", look.crown), width, "center")
                for line in paragraph(told, width - 8)
            ]
        leaders = centred(front(self.cast, view.leaders, 10), width)
        return stacked([won, leaders, centred(self._standing(view), width)])
