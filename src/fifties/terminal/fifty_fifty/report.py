"""The report of a game of Fifty Fifty: rounds, tricks and balances."""

from __future__ import annotations

from collections.abc import Iterable

from fifties.core.contract import GameEnded, Seat
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Card, Mood
from fifties.games.fifty_fifty.events import (
    CardPlayed,
    Dealt,
    FiftyFiftyEvent,
    MoodTurned,
)
from fifties.games.fifty_fifty.state import RoundScored, TrickTaken
from fifties.terminal.page import Page, seat_style, short
from fifties.terminal.styled_text import StyledText
from fifties.words import Words, with_face

Row = list[str | StyledText]


def print_rounds(
    page: Page, words: Words, game: FiftyFifty, events: Iterable[FiftyFiftyEvent]
) -> None:
    """Print a game from its *events*."""
    print_legend(page, words)
    rows: list[Row] = []
    trick = OpenTrick()
    totals: tuple[int, ...] = (0,) * game.players
    ended = False
    for event in events:
        match event:
            case Dealt():
                page.line()
                page.heading(round_heading(page, words, event))
                rows = [_head_row(words)]
            case MoodTurned():
                trick = OpenTrick(event)
            case CardPlayed():
                trick.cards[event.seat] = event.card
            case TrickTaken():
                rows.append(_trick_row(page, len(rows), event))
                trick = OpenTrick()
            case RoundScored():
                _print_round(page, words, rows, event)
                rows, totals = [], event.totals
            case GameEnded():
                page.line()
                page.heading(words.outcome(event.outcome, totals))
                ended = True
    if rows:
        page.rows([*rows, *trick.rows(game.players)])
        page.line(f"  {words.say('round-unfinished')}")
    if not ended:
        page.line()
        page.heading(words.say("game-unfinished"))


class OpenTrick:
    """A trick that is being played."""

    def __init__(self, turned: MoodTurned | None = None) -> None:
        self.turned = turned
        self.cards: dict[Seat, Card] = {}

    def rows(self, players: int) -> list[Row]:
        """Return what has been played so far."""
        if self.turned is None or not self.cards:
            return []
        cards = [str(self.cards.get(seat, "")) for seat in range(players)]
        return [[str(self.turned.trick), mood_text(self.turned.mood), *cards]]


def print_legend(page: Page, words: Words) -> None:
    """Print what the signs of a trick mean."""
    glyphs = page.glyphs
    page.line(
        words.say(
            "legend-fifty-fifty",
            leads=glyphs.leads,
            highest=glyphs.highest,
            lowest=glyphs.lowest,
            angry=with_face(24),
            laughing=with_face(-15),
        )
    )


def round_heading(page: Page, words: Words, dealt: Dealt) -> str:
    """Say who deals and who leads."""
    dealer, leader = words.name(dealt.dealer), words.name(dealt.leader)
    deals = words.say("round-dealer", dealer=dealer, leader=leader)
    return f"{words.say('round', round=dealt.round)} {page.glyphs.dash} {deals}"


def mood_text(mood: Mood) -> StyledText:
    """Write a mood: yellow, then blue."""
    yellow, blue = mood
    return StyledText.assemble((str(yellow), "yellow"), "/", (str(blue), "blue"))


def _head_row(words: Words) -> Row:
    names = [
        StyledText(short(name), style=seat_style(seat, len(words.players)))
        for seat, name in enumerate(words.players)
    ]
    return [words.say("trick"), words.say("mood"), *names]


def _trick_row(page: Page, number: int, trick: TrickTaken) -> Row:
    return [
        str(number),
        mood_text(trick.mood),
        *(_cell(page, trick, seat) for seat in range(len(trick.cards))),
    ]


def _cell(page: Page, trick: TrickTaken, seat: Seat) -> StyledText:
    """Write a card, what it was in the trick, and the balance after it."""
    glyphs, players = page.glyphs, len(trick.cards)
    card = trick.cards[(seat - trick.leader) % players]
    lead = glyphs.leads if seat == trick.leader else " "
    mark, style = " ", ""
    if seat == trick.highest:
        mark, style = glyphs.highest, "blue"
    elif seat == trick.lowest:
        mark, style = glyphs.lowest, "yellow"
    return StyledText.assemble(
        f"{lead}{card:>2}", (mark, style), with_face(trick.balances[seat], 3)
    )


def print_result(page: Page, words: Words, scored: RoundScored) -> None:
    """Print what a round came to, under everybody's names."""
    _print_round(page, words, [["", "", *_head_row(words)[2:]]], scored)


def _print_round(page: Page, words: Words, rows: list[Row], scored: RoundScored) -> None:
    points = [f"{result:>7}" for result in scored.points]
    totals = [f"{total:>7}" for total in scored.totals]
    page.rows([*rows, [words.say("points"), "", *points], [words.say("totals"), "", *totals]])
    struck = {strike.seat: strike for strike in scored.strikes}
    for seat, result in enumerate(scored.points):
        if result == 0:
            strike = struck.get(seat)
            name = words.name(seat)
            if strike is None:
                page.line(f"  {words.say('balanced', name=name)}")
            else:
                text = words.say("struck", name=name, round=strike.round + 1, points=strike.points)
                page.line(f"  {text}")
