"""The board of a party of Fifty: sums, the leaders, and the player's own line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from fifties.core.contract import Event, Seat
from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import ROUNDS
from fifties.games.fifty.view import Phase
from fifties.table.fifty_crowd_view import CrowdScored, CrowdView, Leader, Race, Tally
from fifties.terminal.app.board import Roster
from fifties.terminal.app.layout import (
    Block,
    big_digits,
    centred,
    cut,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
    tall,
)
from fifties.terminal.app.shown_table import Moment
from fifties.terminal.app.symbols import ASCII_SYMBOLS
from fifties.terminal.fifty.beat import Beat, own_moments
from fifties.terminal.fifty.choose_phase import NumberBoard, tokens_short

SIDE = 32
TRACK = 24


class PartyBoard(NumberBoard):
    """Draws moments of a party, of which a viewer knows sums."""

    def ends_question(self, event: Event) -> bool:
        """Return whether the count has begun."""
        return isinstance(event, Tally | Beat | CrowdScored)

    def is_dark(self, moment: Moment) -> bool:
        """Return whether the light is down."""
        return moment.over or self._counts(moment)

    def title(self, moment: Moment) -> tuple[str, str]:
        """Say where the game is, and what was flipped."""
        theme, say, view = self.roster.theme, self.roster.words.say, moment.view
        number = len(view.rounds) if isinstance(moment.event, CrowdScored) else view.round
        parts = [
            say("game-fifty"),
            say("app-round-of", round=min(max(1, number), ROUNDS), rounds=ROUNDS),
            say("app-party", players=view.players),
        ]
        return f" {theme.symbols.dot} ".join(parts), tokens_short(theme, say, view, self.game.mark)

    def draw(self, moment: Moment, width: int, height: int) -> Block:
        """Draw what everybody sees, and one's own line."""
        if moment.over:
            block = self._end(moment, width)
        elif self._counts(moment):
            block = self._count(moment, width, height)
        elif isinstance(moment.event, CrowdScored):
            block = self._score(moment, width)
        else:
            side = self._side(moment.view, height)
            block = self.draw_choosing(moment, side, width, height)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *block][:height]

    def sheet(self, moment: Moment, height: int) -> Block:
        """List those in front, to look them up."""
        lines = front(self.roster, moment.view.leaders, height - 2)
        return lines or paragraph(self.roster.words.say("app-no-scores"), 60)

    def _counts(self, moment: Moment) -> bool:
        if isinstance(moment.event, Tally):
            return moment.view.tally is not None
        return moment.view.phase is Phase.COUNT and isinstance(moment.event, Beat | Race)

    def _side(self, view: CrowdView, height: int) -> Block:
        roster, say, inside = self.roster, self.roster.words.say, SIDE - 4
        full = round(inside * view.ready / view.players)
        ready = [
            piece(say("app-ready-count", ready=view.ready, players=view.players)),
            row(
                (roster.theme.symbols.block * full, roster.theme.good),
                (roster.theme.symbols.shade * (inside - full), roster.theme.soft),
            ),
        ]
        lines = stacked([ready, front(roster, view.leaders, height - 6)])
        return framed(roster.theme, [row(" ", line) for line in lines], SIDE, say("app-players"))

    def _count(self, moment: Moment, width: int, height: int) -> Block:
        view = moment.view
        tally = view.tally
        stage = own_spotlight(self.roster, view, width)
        if tally is not None:
            stage = spotlight(self.roster, tally, width)
        mine = own_line(self.roster, self.game, view, TRACK)
        room = height - len(stage) - len(mine) - 3
        ahead = view.leaders if tally is None else tally.leaders or view.leaders
        leaders = centred(front(self.roster, ahead, room), width)
        return stacked([stage, centred(mine, width), leaders])

    def _score(self, moment: Moment, width: int) -> Block:
        say, view = self.roster.words.say, moment.view
        result = view.rounds[-1]
        told = say(
            "party-round",
            round=result.round,
            best=-1 if result.best is None else result.best,
            clashes=result.clashes,
            crowned=result.crowned,
        )
        parts = [
            paragraph(told, min(width - 4, 70), self.roster.theme.strong),
            skyline(self.roster, view),
            front(self.roster, view.leaders, 8),
            self._standing(view),
        ]
        return centred(stacked(parts), width)

    def _standing(self, view: CrowdView) -> Block:
        """Say where one stands."""
        mine = view.mine
        if mine is None:
            return []
        told = self.roster.words.say(
            "party-mine", total=mine.total, rank=mine.rank, players=view.players
        )
        return [piece(told, self.roster.theme.accent)]

    def _end(self, moment: Moment, width: int) -> Block:
        view, theme, symbols = moment.view, self.roster.theme, self.roster.theme.symbols
        by_seat = {leader.seat: leader for leader in view.leaders}
        winners = [by_seat[seat] for seat in view.outcome.winners if seat in by_seat]
        won: Block = []
        if winners:
            names = ", ".join(self.roster.spell(leader.name) for leader in winners)
            ending = f"end-{view.outcome.ending}"
            told = self.roster.words.say(ending, winners=names, points=winners[0].points)
            won = [
                fit(
                    piece(f"{symbols.crown} {line.plain} {symbols.crown}", theme.crown),
                    width,
                    "center",
                )
                for line in paragraph(told, width - 8)
            ]
        leaders = centred(front(self.roster, view.leaders, 10), width)
        return stacked([won, leaders, centred(self._standing(view), width)])


NAME: Final = 18
EVENT_ROWS: Final = 3
SKYLINE: Final = " ▁▂▃▄▅▆▇█"
SKYLINE_SPELT: Final = " .:-=+*#%@"


def spotlight(roster: Roster, tally: Tally, width: int) -> Block:
    """Draw the number that the count has got to, and say whose it is."""
    theme, say = roster.theme, roster.words.say
    names = {person.seat: roster.spell(person.name) for person in tally.people}
    clash = bool(tally.clash)
    figure = big_digits(
        tally.number,
        theme.danger if clash else theme.laugh,
        ascii_only=theme.symbols is ASCII_SYMBOLS,
        cracked=clash,
    )
    block: Block = []
    for seat in tally.crowned[:1]:
        crowned = say("play-crown", name=names.get(seat, "?"))
        block.append(piece(f"{theme.symbols.crown} {crowned} {theme.symbols.crown}", theme.crown))
    block += _shout(roster, tally, names)
    told = [fit(line, width, "center") for line in block]
    return [*centred(figure, width), Text(), *tall(told, EVENT_ROWS)]


def own_spotlight(roster: Roster, view: CrowdView, width: int) -> Block:
    """Draw the number that the count of an event has got to, and what one's own last one did."""
    theme, say = roster.theme, roster.words.say
    figure = big_digits(view.number, theme.laugh, ascii_only=theme.symbols is ASCII_SYMBOLS)
    told: Block = []
    for number, others in [*own_moments(view.mine)][-1:] if view.mine is not None else ():
        mine = say("live-own-number", number=number, others=others)
        told.append(fit(piece(mine, theme.accent), width, "center"))
    return [*centred(figure, width), Text(), *tall(told, EVENT_ROWS)]


def _shout(roster: Roster, tally: Tally, names: dict[Seat, str]) -> Block:
    theme, say = roster.theme, roster.words.say
    if tally.clash:
        return [piece(say("app-party-clash", count=tally.clash), theme.danger)]
    if tally.taker is not None:
        name = names.get(tally.taker, "?")
        return [piece(say(f"play-{tally.take}", name=name, number=tally.number), theme.accent)]
    holder = tally.caller if tally.scorer is None else tally.scorer
    name = names.get(holder, "?")
    message = say("app-counts") if tally.scorer is None else say("app-scores", bead=tally.bead)
    return [row((name, theme.accent), (f"  {message}", theme.soft))]


def front(roster: Roster, leaders: Sequence[Leader], room: int) -> Block:
    """List those in front."""
    theme = roster.theme
    lines = []
    for place, leader in enumerate(leaders[:room], 1):
        name = cut(theme, roster.spell(leader.name), NAME - 1)
        lines.append(
            row(
                (f"{place:>3}  ", theme.soft),
                fit(piece(name, theme.strong), NAME),
                f"{leader.points:>4} ",
                (theme.symbols.crown * leader.crowns, theme.crown),
            )
        )
    return lines


def own_line(roster: Roster, game: Fifty, view: CrowdView, length: int) -> Block:
    """Draw one's own bead on its track, and one's numbers."""
    mine = view.mine
    if mine is None:
        return []
    theme, symbols = roster.theme, roster.theme.symbols
    last = view.tally.number if view.tally else view.number
    spaces = []
    for space in range(1, length + 1):
        if space == min(mine.bead, length):
            spaces.append(piece(symbols.bead, theme.accent))
        elif space == game.mark:
            full = mine.bead >= game.mark or mine.crowns > 0
            spaces.append(piece(symbols.crown if full else symbols.no_crown, theme.crown))
        elif space < mine.bead:
            spaces.append(piece(symbols.travelled, theme.accent))
        else:
            spaces.append(piece(symbols.track, theme.soft))
    numbers = [
        piece(f" {number}", theme.soft if number <= last else theme.accent)
        for number in mine.numbers or ()
    ]
    bonus = f" +{mine.bonus}" if mine.bonus else ""
    return [row(*spaces, (f" {mine.bead}", theme.accent), (bonus, theme.soft), "  ", *numbers)]


def skyline(roster: Roster, view: CrowdView) -> Block:
    """Draw where everybody wrote in the last round, in fifty equal parts of the count."""
    theme = roster.theme
    shades = SKYLINE_SPELT if theme.symbols is ASCII_SYMBOLS else SKYLINE
    parts = view.rounds[-1].skyline
    most = max(parts, default=0) or 1
    bars = "".join(shades[round((len(shades) - 1) * part / most)] for part in parts)
    return [row(("  1 ", theme.soft), (bars, theme.laugh), (f" {view.top}", theme.soft))]
