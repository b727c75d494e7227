"""Fifty Fifty as an OpenSpiel game.

Chance goes through the deck and gives every card to a player or to nobody, so that every deal comes
in one way only; then it turns up a Mood card before each trick.
"""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any, Final

import pyspiel
from msgspec import Struct
from msgspec.structs import replace

from fifties.core.contract import CHANCE
from fifties.games.fifty_fifty import Deal, FiftyFifty, Reduced
from fifties.games.fifty_fifty.actions import DECK, TRICKS, Mood
from fifties.games.fifty_fifty.edition import EDITIONS
from fifties.games.fifty_fifty.game import LEAST_PLAYERS, MOST_PLAYERS
from fifties.games.fifty_fifty.offers import PLAYS
from fifties.games.fifty_fifty.pile import MOST_HALVES, Pile
from fifties.games.fifty_fifty.scores import totals
from fifties.games.fifty_fifty.state import State
from fifties.research.fifty_fifty import layout_of, observe
from fifties.research.openspiel.spiel_game import (
    CHANCE_PLAYER,
    REWARDS,
    TERMINAL,
    ObserverPiece,
    SpielGame,
    TableObserver,
    TableState,
    Values,
    game_type,
    one_of,
    with_defaults,
)
from fifties.research.options import whole_option
from fifties.research.rewards import win_rewards

PARAMETERS: Final = {
    "players": 4,
    "edition": "zoch",
    "rounds": 0,
    "cards": len(DECK),
    "tricks": TRICKS,
    "moods": 0,
    "reward": "points",
}
"""`rounds` are as many as players if they are 0, `moods` as many as the box has; `reward` may be
`win`."""

KIND = game_type("python_fifty_fifty", "Fifty Fifty", PARAMETERS, (LEAST_PLAYERS, MOST_PLAYERS))
SIDES: Final = MOST_HALVES + 1
"""A mood is the outcome `10 * yellow + blue`."""

KEPT: Final = 1 << 14
"""So many answers of chance are kept; each takes half a kilobyte."""

AS_ACTIONS: Final = bytes([0, *range(255)])
"""Translates cards into actions: card n is action n - 1."""
OWNERS: Final = tuple(bytes([owner]) for owner in range(MOST_PLAYERS + 1))

Outcomes = tuple[tuple[int, float], ...]


class Position(Struct, frozen=True, gc=False):
    """A state of the rules, and what chance is about to add to it."""

    game: Any
    """To have it at hand: asking OpenSpiel for it takes as long as a step of the rules."""
    state: State
    player: int
    """Who moves, as OpenSpiel counts: chance is a player, too."""
    dealt: bytes = b""
    """While cards are dealt: for every card so far who has it; the number of players if nobody."""
    room: int = 0
    """While cards are dealt: how many everybody, and nobody, has still to get, a byte each."""
    coming: Outcomes = ()
    """Which Mood cards may be turned up next; until one is, *state* holds any."""

    def __deepcopy__(self, memo: object) -> Position:
        return self


class FiftyFiftyGame(SpielGame):
    """Fifty Fifty, whole or reduced."""

    def __init__(self, parameters: dict[str, Any] | None = None) -> None:
        wanted = with_defaults(PARAMETERS, parameters)
        self.rules = rules = rules_of(wanted)
        self.reward = wanted["reward"]
        self.pile: Pile = rules.pile()
        # A seat takes halves of one colour or of both from each trick, at most so many.
        most = rules.rounds * rules.tricks * MOST_HALVES
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.deck),
            max_chance_outcomes=SIDES * SIDES,
            num_players=rules.players,
            min_utility=-1.0 if self.reward == "win" else -float(most),
            max_utility=1.0 if self.reward == "win" else 0.0,
            max_game_length=rules.rounds * rules.tricks * rules.players,
        )
        super().__init__(KIND, info, wanted)
        self.players, self.cards = rules.players, len(rules.deck)
        # Of all ways in which the Mood cards can come, this one leaves the most open.
        moods = self.pile.fill(())
        open_tricks = sum(len(self.pile.coming(moods[:n])) > 1 for n in range(rules.tricks))
        self.chance_nodes = rules.rounds * (self.cards + open_tricks)
        unused = self.cards - rules.tricks * rules.players
        self.room = int.from_bytes([rules.tricks] * rules.players + [unused], "little")
        self.first = Position(self, rules.start(), CHANCE_PLAYER, b"", self.room)

    def new_initial_state(self, text: str | None = None) -> FiftyFiftyState:
        """Return the state before the first card is dealt."""
        if text is not None:
            raise ValueError("a game cannot begin from a text")
        return FiftyFiftyState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: dict[str, Any] | None = None
    ) -> TableObserver:
        """Return what fills in what a player knows."""
        rules = self.rules
        pieces = [ObserverPiece("player", rules.players, private=False, past=False)]
        pieces += [
            ObserverPiece(field.name, field.size, field.name == "hand", past=False)
            for field in layout_of(rules).fields
        ]
        tricks = rules.rounds * rules.tricks * (3 + rules.players)
        pieces.append(ObserverPiece("tricks", tricks, private=False, past=True))
        return TableObserver(pieces, self._known, iig_obs_type, params)

    def _known(self, state: FiftyFiftyState, player: int) -> dict[str, Values]:
        rules, position = self.rules, state.position
        view = rules.view(position.state, player)
        if position.coming:
            view = replace(view, mood=None)
        known: dict[str, Values] = dict(layout_of(rules).split(observe(rules, view)))
        known["player"] = [player == other for other in range(rules.players)]
        past = [trick for done in view.rounds for trick in done.tricks]
        known["tricks"] = [
            value
            for trick in (*past, *view.tricks)
            for value in (trick.leader + 1, *trick.mood, *trick.cards)
        ]
        return known


class FiftyFiftyState(TableState):
    """A game in progress."""

    position: Position

    def __init__(self, game: FiftyFiftyGame) -> None:
        super().__init__(game)
        self.position = game.first

    def place(self, state: State) -> None:
        """Go to *state*, in which a seat is to play; `history` does not know of it."""
        self.position = Position(self.position.game, state, int(state.turn or 0))

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.state.standing.hands[player].translate(AS_ACTIONS))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return who may get the next card, or which Mood card may come, with their chances."""
        position = self.position
        return [*(position.coming or _owners(position.room))]

    def _apply_action(self, action: int) -> None:
        position = self.position
        game, player = position.game, position.player
        if player >= 0:
            state = game.rules.apply(position.state, player, PLAYS[action + 1]).state
            if state.cards:
                self.position = Position(game, state, state.turn)
            else:
                self._end_trick(game, state)
        elif position.coming:
            self._turn_up(game, position.state, divmod(action, SIDES))
        else:
            dealt = position.dealt + OWNERS[action]
            if len(dealt) == game.cards:
                self._deal(game, position.state, dealt)
            else:
                room = position.room - (1 << 8 * action)
                self.position = Position(game, position.state, player, dealt, room)

    def _deal(self, game: FiftyFiftyGame, state: State, dealt: bytes) -> None:
        """Every card has an owner: let the rules begin the round."""
        hands: list[list[int]] = [[] for _ in OWNERS]
        for card, owner in enumerate(dealt, 1):
            hands[owner].append(card)
        deal = Deal(tuple(map(tuple, hands[: game.rules.players])), game.pile.fill(()))
        self._next_mood(game, game.rules.apply(state, CHANCE, deal).state)

    def _end_trick(self, game: FiftyFiftyGame, state: State) -> None:
        if state.turn is not None:
            self._next_mood(game, state)
        elif game.rules.to_act(state):
            self.position = Position(game, state, CHANCE_PLAYER, b"", game.room)
        else:
            self.position = Position(game, state, TERMINAL)

    def _next_mood(self, game: FiftyFiftyGame, state: State) -> None:
        """Let chance turn up a Mood card, unless only one can come."""
        standing = state.standing
        pile: Any = game.pile
        coming = _moods(pile, tuple(sorted(standing.moods[: len(standing.tricks)])))
        if len(coming) == 1:
            self._turn_up(game, state, divmod(coming[0][0], SIDES))
        else:
            self.position = Position(game, state, CHANCE_PLAYER, coming=coming)

    def _turn_up(self, game: FiftyFiftyGame, state: State, mood: Mood) -> None:
        standing = state.standing
        turned = (*standing.moods[: len(standing.tricks)], mood)
        standing = replace(standing, moods=game.pile.fill(turned))
        self.place(State(standing, (), state.turn))

    def resample_from_infostate(self, player: int, sampler: Any) -> FiftyFiftyState:
        """Return a state that *player* cannot tell from this one; `history` stays what it was."""
        position, rng = self.position, Random(int(sampler() * (1 << 53)))
        other: FiftyFiftyState = self.clone()
        state = position.game.rules.reimagine(position.state, player, rng)
        other.position = replace(position, state=state)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE_PLAYER:
            return str(action + 1)
        if self.position.coming:
            yellow, blue = divmod(action, SIDES)
            return f"mood {yellow}/{blue}"
        owner = f"p{action}" if action < self.position.game.rules.players else "nobody"
        return f"{len(self.position.dealt) + 1} to {owner}"

    def returns(self) -> list[float]:
        """Return what everybody has earned; nothing before the end."""
        game, state = self.position.game, self.position.state
        rules = game.rules
        outcome = rules.outcome(state)
        if outcome is None:
            return [0.0] * int(rules.players)
        if game.reward == "win":
            return win_rewards(rules.players, outcome.winners)
        return [*map(float, totals(state.standing.rounds, rules.players))]

    def information_state_string(self, player: int | None = None) -> str:
        """Return all that *player* has seen so far."""
        seat, state = self.seat_looking(player), self.position.state
        standing = state.standing
        mood = None if self.position.coming else state.mood
        hand = sorted(state.hand(seat))
        now = f"p{seat} hand {hand} leader {standing.leader} mood {mood} table {state.cards}"
        past = [f"{t.leader} {t.mood} {t.cards}" for t in standing.tricks]
        rounds = [f"{t.leader} {t.mood} {t.cards}" for done in standing.rounds for t in done.tricks]
        return f"{now} tricks {' '.join(past)} earlier {' '.join(rounds)}"

    def __str__(self) -> str:
        state = self.position.state
        hands = [sorted(hand) for hand in state.standing.hands]
        mood = None if self.position.coming else state.mood
        return f"{len(state.standing.rounds)} {[*self.position.dealt]} {hands} {mood} {state.cards}"


@lru_cache(maxsize=KEPT)
def _owners(room: int) -> Outcomes:
    """Return who may get the next card: every place that is left is equally likely."""
    places = room.to_bytes(len(OWNERS), "little")
    left = sum(places)
    return tuple([(owner, mine / left) for owner, mine in enumerate(places) if mine])


@lru_cache(maxsize=KEPT)
def _moods(pile: Pile, turned: tuple[Mood, ...]) -> Outcomes:
    """Return which Mood cards may come after those *turned* up, in whatever order they came."""
    coming = pile.coming(turned)
    return tuple(sorted((SIDES * yellow + blue, part) for (yellow, blue), part in coming.items()))


def rules_of(wanted: dict[str, Any]) -> FiftyFifty:
    """Return the game that parameters describe."""
    one_of("reward", wanted["reward"], REWARDS)
    players = whole_option("players", wanted["players"], LEAST_PLAYERS, MOST_PLAYERS)
    edition = EDITIONS[one_of("edition", wanted["edition"], EDITIONS)]
    tricks = whole_option("tricks", wanted["tricks"], 1, TRICKS)
    reduced = Reduced(
        rounds=whole_option("rounds", wanted["rounds"], 0, players) or None,
        cards=whole_option("cards", wanted["cards"], tricks * players, len(DECK)),
        tricks=tricks,
        moods=whole_option("moods", wanted["moods"], 0, len(edition.moods or ())) or None,
    )
    return FiftyFifty(players, edition, reduced=None if reduced == Reduced() else reduced)


pyspiel.register_game(KIND, FiftyFiftyGame)
