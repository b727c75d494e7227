"""Boards fit every window, in every language, with few signs and without colour."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from msgspec.structs import replace
from rich.text import Text

from fifties.bots import bot_for
from fifties.core.contract import CHANCE, GameEnded, PlayableGame
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Reveal
from fifties.games.fifty.events import Revealed
from fifties.games.fifty.events import RoundScored as FiftyScored
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.state import RoundScored as HalvesScored
from fifties.locales import LANGUAGES, Speech
from fifties.table.messages import BotRemark
from fifties.table.registry import game_adapter
from fifties.terminal.app.board import Board, Roster
from fifties.terminal.app.layout import FRAME, MARGIN, Block, Page
from fifties.terminal.app.palettes import DAY, EVENING
from fifties.terminal.app.shown_table import Moment, update_moment
from fifties.terminal.app.styles import BoardTheme, Colours, colours_for, palette_for
from fifties.terminal.app.symbols import ASCII_SYMBOLS, UNICODE_SYMBOLS, AsciiSpeech, symbols_for
from fifties.terminal.fifty.number_entry import NumberQuestion
from fifties.terminal.registry import terminal_for
from fifties.words import Words

LOOKED_AT = (Revealed, FiftyScored, HalvesScored, GameEnded)
WINDOWS = [((80, 24), "de"), ((80, 24), "fr"), ((100, 30), "en"), ((160, 50), "it")]
GAMES: list[PlayableGame] = [
    Fifty(3, danger=True),
    Fifty(7, danger=True),
    Fifty(8),
    Fifty(30),
    FiftyFifty(3),
    FiftyFifty(5),
]
SHOWN_EVERY_TIME = [range(6), {2, 5}, {1, 4}, {0, 5}]
"""By window, the games that every run shows there: all in a small one, and some in the others."""
BOARDS = [
    pytest.param(
        *window,
        game,
        marks=[] if place in shown else [pytest.mark.soak],
        id=f"{window}-{game.name}-{game.players}",
    )
    for window, shown in zip(WINDOWS, SHOWN_EVERY_TIME, strict=True)
    for place, game in enumerate(GAMES)
]


def boards(game: PlayableGame, roster: Roster, seed: int) -> Iterator[tuple[Board, Moment]]:
    """Let bots play *game* and stop wherever the board looks different."""
    rules: PlayableGame = game
    rng, state = Random(seed), rules.start()
    terminal = terminal_for(game.name)
    board, moment = terminal.board(roster, game), Moment(rules.view(state, 0), frozenset({0}))
    remarks: dict[int, BotRemark] = {}
    while actors := rules.to_act(state):
        actor = actors[0]
        if actor == 0:
            board.ask(moment, rules.offer(state, 0), None)
            if rng.random() < 0.3:
                yield board, moment
            board.put_down()
        if actor == CHANCE:
            action = rules.offer(state, actor).sample(rng)
        else:
            decision = bot_for(game.name, "casual").decide(game, rules.view(state, actor), rng)
            action = decision.action
            reason = decision.reason
            remarks[actor] = BotRemark(actor, reason.message, reason.details())
        step = rules.apply(state, actor, action)
        state = step.state
        for event in step.events:
            said = tuple(remarks.values())[:6]
            seen = event.seen_by(0)
            update_moment(terminal, moment, seen, moment.view.after(seen), said)
            if isinstance(event, GameEnded):
                moment.mentions = game_adapter(game.name).mentions(game, state)
                yield board, replace(moment, mine=frozenset(range(game.players)))
            if rng.random() < 0.1 or isinstance(event, LOOKED_AT):
                yield board, moment


def cast_for(game: PlayableGame, theme: BoardTheme, language: str) -> Roster:
    names = ["Wilhelmina Augusta", *(f"Scaramuccia {n} (bot)" for n in range(1, game.players))]
    say = Speech(language)
    return Roster(theme, Words(AsciiSpeech(say) if theme.symbols is ASCII_SYMBOLS else say, names))


def widest(block: Block) -> int:
    return max((line.cell_len for line in block), default=0)


@pytest.mark.parametrize(("size", "language", "game"), BOARDS)
def test_a_board_never_outgrows_its_window(
    size: tuple[int, int], language: str, game: PlayableGame
) -> None:
    width, height = size[0] - 2 * MARGIN, size[1] - FRAME
    roster = cast_for(game, BoardTheme(), language)
    for board, moment in boards(game, roster, seed=1):
        block = board.draw(moment, width, height)
        assert len(block) <= height, moment.event
        assert widest(block) <= width, "\n".join(line.plain for line in block)
        title, side = board.title(moment)
        assert len(title) + len(side) < width
        assert len(board.sheet(moment, height - 2)) <= height - 2


@pytest.mark.parametrize("players", [60, 250, 1000])
def test_the_largest_parties_find_all_their_numbers(players: int) -> None:
    game = Fifty(players)
    roster = cast_for(game, BoardTheme(), "en")
    board, moment = next(stops for stops in boards(game, roster, seed=1) if stops[1].event)
    state = game.apply(game.start(), CHANCE, Reveal(())).state
    asking = board.ask(moment, game.offer(state, 0), None)
    assert isinstance(asking, NumberQuestion)
    for number in (1, game.top // 2, game.top - 1):
        asking.entry.cursor = number
        block = board.draw(moment, 78, 20)
        assert widest(block) <= 78
        assert any(f"[{number}" in line.plain.replace(" ", "") for line in block)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", [Fifty(4, danger=True), FiftyFifty(4)], ids=lambda g: g.name)
def test_a_terminal_of_few_signs_gets_nothing_but_ascii(game: PlayableGame, language: str) -> None:
    theme = BoardTheme(Colours.NONE, symbols=ASCII_SYMBOLS)
    roster = cast_for(game, theme, language)
    for board, moment in boards(game, roster, seed=2):
        text = "\n".join(line.plain for line in board.draw(moment, 78, 20))
        assert text.isascii(), text


@pytest.mark.parametrize("game", [Fifty(4, danger=True), FiftyFifty(4)], ids=lambda g: g.name)
def test_without_colour_there_is_none(game: PlayableGame) -> None:
    roster = cast_for(game, BoardTheme(Colours.NONE), "en")
    for board, moment in boards(game, roster, seed=3):
        for line in board.draw(moment, 78, 20):
            for span in line.spans:
                style = span.style
                assert not isinstance(style, str)
                assert style.color is None
                assert style.bgcolor is None


def test_sixteen_colours_are_the_terminals_own() -> None:
    for palette in (DAY, EVENING):
        theme = BoardTheme(Colours.SIXTEEN, palette)
        styles = [theme.seat(seat, 7) for seat in range(7)]
        styles += [theme.card(card) for card in range(1, 51)]
        styles += [theme.danger, theme.crown, theme.laugh, theme.angry, theme.cursor, theme.soft]
        for style in styles:
            for colour in (style.color, style.bgcolor):
                assert colour is None or colour.triplet is None


def test_players_are_told_apart_by_shape_as_well_as_by_colour() -> None:
    for symbols in (UNICODE_SYMBOLS, ASCII_SYMBOLS):
        assert len(set(symbols.shapes)) == 7
    for palette in (DAY, EVENING):
        assert len(set(palette.players)) == 7


def test_a_terminal_is_asked_what_it_can_show() -> None:
    assert colours_for({"TERM": "xterm-256color"}) is Colours.FULL
    assert colours_for({"TERM": "xterm", "COLORTERM": "truecolor"}) is Colours.FULL
    assert colours_for({"TERM": "xterm"}) is Colours.SIXTEEN
    assert colours_for({"TERM": "linux"}) is Colours.SIXTEEN
    assert colours_for({"TERM": "xterm-256color", "NO_COLOR": "1"}) is Colours.NONE
    assert colours_for({"TERM": "vt100"}) is Colours.NONE
    assert palette_for({"COLORFGBG": "0;15"}) is DAY
    assert palette_for({"COLORFGBG": "15;0"}) is EVENING
    assert palette_for({}) is EVENING
    assert symbols_for("utf-8", {"TERM": "xterm"}) is UNICODE_SYMBOLS
    assert symbols_for("iso8859-1", {"TERM": "xterm"}) is ASCII_SYMBOLS
    assert symbols_for("utf-8", {"TERM": "linux"}) is ASCII_SYMBOLS


def test_a_page_always_says_how_to_leave() -> None:
    page = Page(BoardTheme(), 80, 24)
    keys = [("enter", "Enter", "x" * 30), ("s", "s", "y" * 40), ("q", "q", "leave")]
    lines = page.lay_out(("title", Text()), [], Text(), keys)
    assert "leave" in lines[-1].plain
    assert widest(lines) <= 80
