"""Settling a round of Fifty by bits, against counting it."""

from __future__ import annotations

from random import Random

from side_by_side import headline, rates, ratio, row

from fifties.core.contract import CHANCE
from fifties.games.fifty import Fifty
from fifties.games.fifty.actions import Numbers
from fifties.games.fifty.count import Boxes, RoundRules, count_aloud
from fifties.games.fifty.offers import Choices
from fifties.games.fifty.settle import settle

from literal import count_round

ROUNDS = 2000


def draw(players: int) -> tuple[list[list[Numbers]], RoundRules]:
    """Draw the choices of many rounds, as the rules allow them."""
    rng, game = Random(players), Fifty(players)
    rounds = []
    for _ in range(max(4, ROUNDS // players)):
        reveal = game.offer(game.start(), CHANCE).sample(rng)
        state = game.apply(game.start(), CHANCE, reveal).state
        choices = Choices(1, game.top, state.blocked or ())
        rounds.append([choices.sample(rng).numbers for _ in range(players)])
    by = RoundRules(game.top, game.mark, game.edition.bonus[0], None, (0,) * players)
    return rounds, by


def main() -> None:
    """Measure and print."""
    headline("How much faster than counting is settling a round of Fifty by bits?")
    for players in (3, 5, 7, 10, 30, 200):
        rounds, by = draw(players)

        def settled(rounds: list[list[Numbers]] = rounds, by: RoundRules = by) -> int:
            for picks in rounds:
                settle(picks, by)
            return len(rounds)

        def literal(rounds: list[list[Numbers]] = rounds, by: RoundRules = by) -> int:
            for picks in rounds:
                count_round(picks, by.top, by.mark, by.bonus, by.danger, by.crowns)
            return len(rounds)

        def told(rounds: list[list[Numbers]] = rounds, by: RoundRules = by) -> int:
            for picks in rounds:
                for _ in count_aloud(Boxes(picks, by.top), 0, by):
                    pass
            return len(rounds)

        found = rates({"settled": settled, "literal": literal, "told": told})
        name = f"{players} players: settled / counted"
        row(f"{name} literally", f"{ratio(found, 'settled', 'literal'):.1f}", "8 or more")
        row(f"{name} and told", f"{ratio(found, 'settled', 'told'):.1f}")


if __name__ == "__main__":
    main()
