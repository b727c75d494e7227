"""The table of Fifty Fifty: everybody's place, the mood, the trick, one's own hand."""

from __future__ import annotations

from rich.text import Text

from fifties.core.contract import Event, GameEnded
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import TRICKS
from fifties.games.fifty_fifty.events import CardPlayed, Dealt
from fifties.games.fifty_fifty.offers import Cards
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView, Phase
from fifties.terminal.app.board import BOT, Question, Roster, remarks, remembered
from fifties.terminal.app.layout import (
    Block,
    beside,
    centred,
    cut,
    fit,
    framed,
    paragraph,
    piece,
    row,
    stacked,
    tall,
    width_of,
)
from fifties.terminal.app.shown_table import Moment
from fifties.terminal.fifty_fifty.card_entry import CardQuestion, HandEntry, ask_card
from fifties.terminal.fifty_fifty.score_sheet import played, score_sheet, trick_list
from fifties.terminal.fifty_fifty.trick import PLACE_WIDTH, Trick, card_face, mood_card, places

HAND = 5
"""Lines that a hand takes, a raised card included."""


class FiftyFiftyBoard:
    """Draws moments of a game of Fifty Fifty."""

    def __init__(self, roster: Roster, game: FiftyFifty) -> None:
        self.roster = roster
        self.game = game
        self.entry: HandEntry | None = None
        """The hand that is being played from, if it is the turn of whoever is in front."""

    def ask(
        self, moment: Moment, offer: Cards | None, before: Question | None
    ) -> CardQuestion | None:
        """Ask for a card; a hand can be looked through before it is its turn."""
        question = ask_card(moment, offer, before)
        self.entry = None if question is None else question.entry
        return question

    def put_down(self) -> None:
        """Take the hand off the board."""
        self.entry = None

    def ends_question(self, event: Event) -> bool:
        """Return whether the round is scored."""
        return isinstance(event, RoundScored)

    def is_dark(self, moment: Moment) -> bool:
        """Return whether the moment is drawn dark: all but scores are."""
        return moment.over or not isinstance(moment.event, RoundScored)

    def title(self, moment: Moment) -> tuple[str, str]:
        """Say where the game is, and who deals."""
        say, view = self.roster.words.say, moment.view
        rounds = self.game.players
        scored = isinstance(moment.event, RoundScored)
        number = len(view.rounds) if scored else view.round
        parts = [
            say("game-fifty-fifty"),
            say("app-round-of", round=min(max(1, number), rounds), rounds=rounds),
        ]
        if view.phase is Phase.PLAY:
            trick = len(view.tricks) + (0 if self._taken(moment) else 1)
            parts.append(say("app-trick-of", trick=min(trick, TRICKS), tricks=TRICKS))
        side = say("app-dealer", name=cut(self.roster.theme, self.roster.name(view.dealer), 16))
        return f" {self.roster.theme.symbols.dot} ".join(parts), "" if moment.over else side

    def draw(self, moment: Moment, width: int, height: int) -> Block:
        """Draw what everybody at the table sees, and the hand of whoever is in front."""
        if isinstance(moment.event, GameEnded) or moment.over:
            return self._end(moment, width, height)
        if isinstance(moment.event, RoundScored):
            return self._score(moment, width, height)
        return self._table(moment, width, height)

    def sheet(self, moment: Moment, height: int) -> Block:
        """Draw the results so far and this round's tricks, to look them up."""
        tricks = trick_list(self.roster, moment.view)
        sheet = score_sheet(self.roster, moment.view)
        return stacked([sheet, tricks])[:height]

    def _taken(self, moment: Moment) -> TrickTaken | None:
        """Return the trick that still lies on the table."""
        if moment.view.cards or moment.view.mood is not None:
            return None
        for event in reversed(moment.history):
            if isinstance(event, TrickTaken):
                return event
            if isinstance(event, CardPlayed | Dealt):
                return None
        return None

    def _table(self, moment: Moment, width: int, height: int) -> Block:
        roster, view = self.roster, moment.view
        taken = self._taken(moment)
        mood = taken.mood if taken is not None else view.mood
        right = stacked(
            [mood_card(roster.theme, roster.words.say, mood), played(roster, view, taken)]
        )
        sheet = self._sheet(view)
        fits = width - width_of(sheet) - 2 >= roster.players * PLACE_WIDTH
        if fits and len(right) + len(sheet) + 1 + HAND <= height:
            right = stacked([right, sheet])
        room = width - width_of(right) - 2
        table = places(Trick(roster, view, taken), room)
        roomy = len(right) + HAND + 2 + roster.players <= height
        told = self._told(moment, taken, width - 4 if roomy else room)
        left = table if roomy else stacked([table, told], gap=0)
        upper = beside([[fit(line, room) for line in left], right])
        hand = centred(moment.cover, width) or self._hand(moment, width)
        middle = [row("  ", line) for line in told] if roomy else []
        above = stacked([upper, middle], gap=1)
        return [*tall(above, height - len(hand)), *hand]

    def _sheet(self, view: FiftyFiftyView) -> Block:
        sheet = score_sheet(self.roster, view, name=11)
        return framed(
            self.roster.theme, sheet, width_of(sheet) + 2, self.roster.words.say("app-sheet")
        )

    def _hand(self, moment: Moment, width: int) -> Block:
        roster, view = self.roster, moment.view
        if not view.my_hand:
            return []
        raised = self.entry.raised if self.entry is not None else None
        cards = []
        for card in view.my_hand:
            up = card == raised
            face = card_face(roster.theme, card, cursor=up, touch=("card", card))
            cards.append([*face, Text()] if up else [Text(), *face])
        block = beside(cards, gap=1 if len(cards) * 8 < width else 0)
        return centred(block, width)

    def _told(self, moment: Moment, taken: TrickTaken | None, width: int) -> Block:
        """Say what the trick did to those who took halves, and what bots say about it."""
        roster = self.roster
        if taken is None:
            return []
        return [*takings(roster, taken), *remarks(roster, moment.remarks, width)]

    def _score(self, moment: Moment, width: int, height: int) -> Block:
        roster, view = self.roster, moment.view
        scored = view.rounds[-1]
        heading = [
            piece(roster.words.say("app-scored", round=len(view.rounds)), roster.theme.strong)
        ]
        sheet = score_sheet(roster, view)
        lines = [piece(text) for text in _round_lines(roster, view)]
        final = takings(roster, scored.tricks[-1])
        said = remarks(roster, moment.remarks, min(width - 4, 100))
        block = stacked([heading, sheet, lines, final, said])
        if len(block) > height:
            block = stacked([heading, sheet, lines, final, said], gap=0)
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *centred(block, width)]

    def _end(self, moment: Moment, width: int, height: int) -> Block:
        roster, view = self.roster, moment.view
        shared = len(view.outcome.winners) > 1
        why = (
            [piece(roster.words.say("app-why-halves-shared"), roster.theme.soft)] if shared else []
        )
        lines = [piece(text) for text in _round_lines(roster, view)]
        block = stacked(
            [
                self._headline(view, width),
                [fit(line, width, "center") for line in why],
                centred(score_sheet(roster, view), width),
                centred(lines, width),
            ]
        )
        own = remembered(roster, moment, width, height - len(block) - 1)
        block = stacked([block, centred(own, width)])
        above = max(0, (height - len(block)) // 3)
        return [*(Text() for _ in range(above)), *block]

    def _headline(self, view: FiftyFiftyView, width: int) -> Block:
        """Say who won, between the two halves of a mask."""
        if view.outcome is None:
            return []
        theme, symbols = self.roster.theme, self.roster.theme.symbols
        told = self.roster.words.outcome(view.outcome, view.totals).replace(BOT, "")
        halves = (f"{symbols.laughing}  ", theme.laugh), (f"  {symbols.angry}", theme.angry)
        return [
            fit(row(halves[0], (line.plain, theme.crown), halves[1]), width, "center")
            for line in paragraph(told, width - 8)
        ]


def takings(roster: Roster, taken: TrickTaken) -> Block:
    """Say who took which halves, and how many paired up and left."""
    yellow, blue = taken.mood
    takers = (
        ("app-takes-blue", taken.highest, blue, taken.cancelled[0], roster.theme.angry),
        ("app-takes-yellow", taken.lowest, yellow, taken.cancelled[1], roster.theme.laugh),
    )
    return [
        row(
            roster.tag(seat, 13),
            (f" {roster.words.say(message, halves=halves, pairs=pairs)}", style),
        )
        for message, seat, halves, pairs, style in takers
    ]


def _round_lines(roster: Roster, view: FiftyFiftyView) -> list[str]:
    """Say who ended the last round balanced, and what that strikes."""
    scored = view.rounds[-1]
    struck = {strike.seat: strike for strike in scored.strikes}
    lines = []
    for seat, points in enumerate(scored.points):
        if points:
            continue
        strike = struck.get(seat)
        if strike is None:
            lines.append(roster.words.say("balanced", name=roster.name(seat)))
        else:
            number, gone = strike.round + 1, strike.points
            lines.append(
                roster.words.say("struck", name=roster.name(seat), round=number, points=gone)
            )
    return lines
