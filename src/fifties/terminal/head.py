"""What is played: the first lines of a report and of an evening at the table."""

from __future__ import annotations

from fifties.games.boxes import PlayableGame
from fifties.games.fifty import Fifty
from fifties.terminal.page import Page
from fifties.wording import Words


def print_head(page: Page, words: Words, game: PlayableGame) -> None:
    """Print the game, its edition, and which components nobody has read off a box."""
    say = words.say
    page.heading(f"{say(f'game-{game.name}')} {page.glyphs.dash} {_facts(words, game)}")
    page.line(say("head-edition", name=game.edition.name))
    danger = isinstance(game, Fifty) and game.danger
    guessed = [part for part in game.edition.reconstructed if part != "zones" or danger]
    if guessed:
        page.line(words.reconstructed(guessed))


def _facts(words: Words, game: PlayableGame) -> str:
    if isinstance(game, Fifty):
        return words.say("head-fifty", players=game.players, top=game.top, mark=game.mark)
    return words.say("head-fifty-fifty", players=game.players)
