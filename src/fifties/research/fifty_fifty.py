"""Fifty Fifty for environments: what a seat observes, a game in progress card by card, its text.

In an observation seats are counted from the one that looks, clockwise: place 0 is always one's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from fifties.core.contract import CHANCE, Seat
from fifties.core.refusals import IllegalAction
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Card, Mood
from fifties.games.fifty_fifty.offers import PLAYS
from fifties.games.fifty_fifty.pile import MOST_HALVES
from fifties.games.fifty_fifty.scores import struck
from fifties.games.fifty_fifty.scores import totals as halves_totals
from fifties.games.fifty_fifty.state import RoundScored, Standing, TrickTaken
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.research.options import whole_option
from fifties.research.render import (
    BETWEEN,
    NONE,
    column_title,
    ending_line,
    print_or_return,
    speech,
)
from fifties.research.spaces import (
    Field,
    Layout,
    Mask,
    Observation,
    from_seat,
    nearest_allowed,
    places_of,
    seats_from,
)
from fifties.words import with_face

ZEROS = ((0, -1), (-1, 0))
"""The cards that blank yellow, and blue."""

Places = NDArray[np.intp]

TURN: Final = ">"


def layout_of(game: FiftyFifty) -> Layout:
    """Return which field of an observation of *game* stands where."""
    players, cards, rounds = game.players, len(game.deck), game.rounds
    worst = game.tricks * MOST_HALVES
    fields = (
        Field("round", 1, 0, rounds, "rounds that are finished"),
        Field("trick", 1, 0, game.tricks, "tricks of this round that are finished"),
        Field("leader", 1, 0, players - 1, "who leads this trick"),
        Field("mood", 2, 0, MOST_HALVES, "yellow and blue halves that this trick hands out"),
        Field("moods", len(mood_cards(game)), 0, 1, "1 for every Mood card still face down"),
        Field("hand", cards, 0, 1, "1 for every card in the seat's hand, card 1 first"),
        Field("played", cards, 0, players, "for every card 1 + who played it in this round, or 0"),
        Field("table", players, 0, cards, "the card in this trick by seat, 0 if none yet"),
        Field("balances", players, -worst, worst, "halves held by seat, blue ones positive"),
        Field("totals", players, -worst * rounds, 0, "points by seat"),
        Field("worst", players, -worst, 0, "by seat the result that ending balanced would strike"),
    )
    return Layout(fields)


def mood_cards(game: FiftyFifty) -> tuple[Mood, ...]:
    """Return the Mood cards of the box; one that blanks a colour has a 0 there and a -1 elsewhere.

    No card with a value looks like these in the one box that has them.
    """
    moods = game.edition.moods or ()
    reduced = game.reduced
    return (
        *moods[: None if reduced is None else reduced.moods],
        *(ZEROS if game.edition.zeros else ()),
    )


def face_down(game: FiftyFifty, turned: tuple[Mood, ...]) -> list[int]:
    """Return for every Mood card whether it is face down, as far as anybody can tell."""
    cards: list[Mood | None] = [*mood_cards(game)]
    for yellow, blue in turned:
        face = (yellow, blue)
        if game.edition.zeros:
            face = (max(face), max(face))
            for zero, value in zip(ZEROS, (yellow, blue), strict=True):
                if value == 0:
                    cards[cards.index(zero)] = None
        if face in cards:
            cards[cards.index(face)] = None
    return [card is not None for card in cards]


def observe(game: FiftyFifty, view: FiftyFiftyView) -> Observation:
    """Return what the seat with *view* observes."""
    if view.viewer is None:
        raise ValueError("only a seat sees a game like this; a spectator has no place 0")
    layout = layout_of(game)
    seen, me, players = layout.empty(), view.viewer, game.players
    fields = layout.split(seen)
    turned = [trick.mood for trick in view.tricks] + ([view.mood] if view.mood else [])
    fields["round"][0], fields["trick"][0] = len(view.rounds), len(view.tricks)
    fields["leader"][0] = (view.leader - me) % players
    fields["mood"][:] = view.mood or (0, 0)
    fields["moods"][:] = face_down(game, tuple(turned))
    for card in view.my_hand:
        fields["hand"][card - 1] = 1
    tricks = [(trick.leader, trick.cards) for trick in view.tricks]
    for leader, cards in (*tricks, (view.leader, view.cards)):
        for place, card in enumerate(cards):
            fields["played"][card - 1] = 1 + (leader + place - me) % players
    for place, card in enumerate(view.cards):
        fields["table"][(view.leader + place - me) % players] = card
    fields["balances"][:] = from_seat(me, view.balances)
    fields["totals"][:] = from_seat(me, view.totals)
    fields["worst"][:] = from_seat(me, worst_results(view.rounds, view.struck))
    return seen


def worst_results(rounds: Sequence[RoundScored], struck: Sequence[tuple[int, ...]]) -> list[int]:
    """Return for every seat the earlier result that ending balanced would strike; 0 if none."""
    return [
        min([done.points[seat] for at, done in enumerate(rounds) if at not in gone], default=0)
        for seat, gone in enumerate(struck)
    ]


def worst_results_of(rounds: Sequence[RoundScored]) -> list[int]:
    """Return what `worst_results` does, from the *rounds* alone."""
    results = [done.points for done in rounds]
    if not any(done.strikes for done in rounds):
        return [*map(min, zip(*results, strict=True))]
    return worst_results(rounds, [struck(rounds, seat) for seat in range(len(results[0]))])


class ObservationRows:
    """What all seats observe, a row a seat, changed only where something has changed.

    Row for row it is what `observe` makes of the seats' views, only faster.
    """

    def __init__(self, game: FiftyFifty) -> None:
        layout = layout_of(game)
        before_hand = layout.empty()[: layout["hand"].first]
        masks = np.zeros((game.players, len(game.deck)), np.int8)
        self.__setstate__((game, layout.empty(game.players), before_hand, masks))

    def __getstate__(self) -> tuple[FiftyFifty, Observation, Observation, NDArray[np.int8]]:
        return self._game, self._seen, self._head, self._masks

    def __setstate__(
        self, state: tuple[FiftyFifty, Observation, Observation, NDArray[np.int8]]
    ) -> None:
        self._game, self._seen, self._head, self._masks = state
        """The head stands before every hand: alike, but for the place of the leader."""
        self.layout = layout_of(self._game)
        self._cut_out(self.layout, self._seen)
        self._find_places(self.layout, self._game)

    def _cut_out(self, layout: Layout, seen: Observation) -> None:
        """Make views of parts of the rows: cutting takes longer than filling."""
        hand, totals = layout.first("hand", "totals")
        fields = layout.split(seen)
        self.rows: list[Observation] = [*seen]
        """What each seat sees."""
        self.masks: list[Mask] = [*self._masks]
        """The cards that each seat holds, and so may play."""
        self._flat, self._heads, self._of_round = (
            seen.reshape(-1),
            seen[:, :hand],
            seen[:, hand:totals],
        )
        self._hands, self._table, self._leaders = (
            fields["hand"],
            fields["table"],
            fields["leader"][:, 0],
        )
        self._results = seen[:, totals:]
        """Totals and worst results."""

    def _find_places(self, layout: Layout, game: FiftyFifty) -> None:
        """Find the places of all that changes, once."""
        self._trick, self._mood, self._moods = layout.first("trick", "mood", "moods")
        order, self._places = seats_from(game.players), [*places_of(game.players)]
        self._order = np.hstack([order, order + game.players])
        rows = np.arange(game.players) * layout.size
        self._held = np.repeat(rows + layout["hand"].first - 1, game.tricks)
        """Where card 0 would stand, once for every card of a deal."""
        self._balances = [rows + layout["balances"].first + place for place in self._places]
        """By seat, where everybody sees what it holds."""
        self._play_updates = play_updates(layout, game)
        self._alike: dict[Mood, list[int]] = {}
        """Where Mood cards stand that look the same."""
        for at, mood in enumerate(mood_cards(game)):
            self._alike.setdefault(mood, []).append(at)

    def clear(self) -> None:
        """Clear all rows."""
        self._seen.fill(0)

    def show_round(self, standing: Standing) -> None:
        """Show all seats a round that begins, or the end of the game."""
        rounds = standing.rounds
        self._of_round.fill(0)
        if standing.hands:
            self._flat[self._held + np.frombuffer(b"".join(standing.hands), np.uint8)] = 1
        self._masks[...] = self._hands
        self._head[0], self._head[self._moods :] = len(rounds), 1
        self._turn_up(standing)
        if rounds:
            results = np.array((*rounds[-1].totals, *worst_results_of(rounds)))
            self._results[...] = results[self._order]

    def show_card(self, seat: Seat, card: Card) -> None:
        """Show all seats a card that *seat* has played."""
        where, what = self._play_updates[seat][card]
        self._flat[where] = what
        self.masks[seat][card - 1] = 0

    def show_trick(self, standing: Standing) -> None:
        """Show all seats what the last trick has come to, and the next one."""
        taken = standing.tricks[-1]
        self._table.fill(0)
        for seat in (taken.highest, taken.lowest):
            self._flat[self._balances[seat]] = taken.balances[seat]
        self._turn_up(standing)

    def _turn_up(self, standing: Standing) -> None:
        """Show all seats the mood of a trick that begins, and who leads it."""
        head, mood, played = self._head, self._mood, len(standing.tricks)
        head[self._trick] = played
        head[mood], head[mood + 1] = standing.moods[played] if standing.moods else (0, 0)
        if self._game.edition.zeros:
            head[self._moods :] = face_down(self._game, standing.moods[: played + 1])
        elif standing.moods:
            turned = standing.moods[played]
            alike = self._alike[turned]
            head[self._moods + alike[standing.moods[:played].count(turned)]] = 0
        self._heads[...] = head
        self._leaders[...] = self._places[standing.leader]


def play_updates(layout: Layout, game: FiftyFifty) -> list[list[tuple[Places, Observation]]]:
    """Return by seat and card which values change when it is played, counted through all rows.

    Everybody sees it as played and on the table, and it leaves a hand. Counted from card 0.
    """
    players, cards = game.players, np.arange(game.deck.stop)
    hand, played, table = layout.first("hand", "played", "table")
    rows, places = np.arange(players) * layout.size, places_of(players)
    where = np.empty((players, cards.size, 2 * players + 1), np.intp)
    what = np.zeros_like(where, np.int16)
    where[..., :players] = rows + played - 1 + cards[:, None]
    what[..., :players] = 1 + places[:, None]
    where[..., players:-1] = (rows + table + places)[:, None]
    what[..., players:-1] = cards[:, None]
    where[..., -1] = rows[:, None] + hand - 1 + cards
    return [[*zip(*of_seat, strict=True)] for of_seat in zip(where, what, strict=True)]


class FiftyFiftyStepper:
    """One game, played by the engine."""

    def __init__(self, game: FiftyFifty) -> None:
        self.game, self._observations = game, ObservationRows(game)
        self.layout = self._observations.layout
        self._last = len(game.deck) - 1
        """The highest action, which plays the highest card."""
        self.rows: list[Observation] = self._observations.rows
        self.begin(Random(0))

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.rows = self._observations.rows  # a copy has cut out its own

    def begin(self, rng: Random) -> None:
        """Begin a new game; chance draws from *rng*."""
        self._rng = rng
        self.state = self.game.start()
        self._observations.clear()
        self._deal()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.turn is None

    def _deal(self) -> None:
        """Deal unless the game is over."""
        game = self.game
        if game.to_act(self.state):
            deal = game.offer(self.state, CHANCE).sample(self._rng)
            self.state = game.apply(self.state, CHANCE, deal).state
        self._observations.show_round(self.state.standing)

    def space_of_actions(self) -> Discrete:
        """Return the space of what a seat can do: play a card."""
        return Discrete(self._last + 1)

    def mask(self, seat: Seat) -> Mask:
        """Return which cards *seat* holds, and so may play."""
        return self._observations.masks[seat].copy()

    def play(self, seat: Seat, action: int) -> Standing | None:
        """Play card `action + 1` of *seat*, or the nearest that it holds.

        Return how things stood before, if that ended a trick.
        """
        before = self.state.standing
        if action.__class__ is not int or not 0 <= action <= self._last:
            action = whole_option("action", action, 0, self._last)
        play = PLAYS[action + 1]
        try:
            state = self.game.apply(self.state, seat, play).state
        except IllegalAction:
            play = PLAYS[nearest_allowed(self._observations.masks[seat], action) + 1]
            state = self.game.apply(self.state, seat, play).state
        self.state = state
        if state.turn is None:
            self._deal()
            return before
        self._observations.show_card(seat, play.card)
        if state.cards:
            return None
        self._observations.show_trick(state.standing)
        return before


def show_fifty_fifty(stepper: FiftyFiftyStepper, names: Sequence[str], mode: str | None) -> Any:
    """Return or print a table of Fifty Fifty, as text or as a picture, by the render *mode*."""
    if mode == "rgb_array":
        from fifties.research.fifty_fifty_picture import (  # noqa: PLC0415 - it brings Pillow
            draw_fifty_fifty,
        )

        return draw_fifty_fifty(stepper, names)
    return print_or_return(fifty_fifty_text(stepper, names), mode)


def fifty_fifty_text(stepper: FiftyFiftyStepper, names: Sequence[str]) -> str:
    """Return a text: how all rounds ended, who holds what, and what lies on the table."""
    game, state = stepper.game, stepper.state
    points, last = halves_totals(state.standing.rounds, game.players), last_trick(stepper)
    rounds = "".join(f"{number:6}" for number in range(1, game.rounds + 1))
    heads = f"{column_title('research-total'):>7} {column_title('research-balance'):>8}"
    heads += f" {column_title('research-before'):>6} {column_title('research-card'):>6}"
    rows = [f" {'':12}{rounds}{heads}   {column_title('research-hand')}"]
    for seat, name in enumerate(names):
        results = results_of(stepper, seat)
        scores = [f"({scored})" if gone else f"{scored} " for scored, gone in results]
        scores += [f"{NONE} "] * (game.rounds - len(scores))
        turn = TURN if seat == state.turn else " "
        before = NONE if last is None else last.cards[(seat - last.leader) % game.players]
        held, laid = with_face(balances_of(stepper)[seat]), card_played(stepper, seat) or NONE
        hand = " ".join(f"{card:2}" for card in sorted(state.hand(seat)))
        results_row = "".join(f"{score:>6}" for score in scores)
        row = f"{points[seat]:6}  {held:>7}  {before:>5}  {laid:>5}    {hand}"
        rows.append(f"{turn}{name:12}{results_row}{row}".rstrip())
    ending = ending_line(game.outcome(state), names, points)
    return "\n".join([fifty_fifty_heading(stepper), *rows, *ending])


def fifty_fifty_heading(stepper: FiftyFiftyStepper) -> str:
    """Return a line that says which trick is played, and what it hands out."""
    game, state, say = stepper.game, stepper.state, speech()
    now = min(len(state.standing.rounds) + 1, game.rounds)
    parts = [say("game-fifty-fifty"), say("research-round", round=now, rounds=game.rounds)]
    if state.mood is not None:
        trick, (yellow, blue) = len(state.standing.tricks) + 1, state.mood
        parts.append(say("research-trick", trick=trick, tricks=game.tricks))
        parts.append(say("research-mood", yellow=yellow, blue=blue))
    return BETWEEN.join(parts)


def fifty_fifty_title(stepper: FiftyFiftyStepper, names: Sequence[str]) -> str:
    """Return a line that says which trick is played, or how the game ended."""
    game, state = stepper.game, stepper.state
    points = halves_totals(state.standing.rounds, game.players)
    ending = ending_line(game.outcome(state), names, points)
    head = speech()("game-fifty-fifty")
    return BETWEEN.join([head, *ending]) if ending else fifty_fifty_heading(stepper)


def card_played(stepper: FiftyFiftyStepper, seat: Seat) -> int | None:
    """Return the card that *seat* has played to this trick."""
    state = stepper.state
    place = (seat - state.standing.leader) % stepper.game.players
    return state.cards[place] if place < len(state.cards) else None


def last_trick(stepper: FiftyFiftyStepper) -> TrickTaken | None:
    """Return the trick before this one, be it the last of the round before."""
    standing = stepper.state.standing
    tricks = standing.tricks or (standing.rounds[-1].tricks if standing.rounds else ())
    return tricks[-1] if tricks else None


def balances_of(stepper: FiftyFiftyStepper) -> tuple[int, ...]:
    """Return what everybody holds; when all is over, what they held at the end."""
    last = last_trick(stepper)
    return last.balances if stepper.over and last is not None else stepper.state.standing.balances


def results_of(stepper: FiftyFiftyStepper, seat: Seat) -> list[tuple[int, bool]]:
    """Return what each round brought *seat*, and whether that is struck."""
    rounds = stepper.state.standing.rounds
    gone = struck(rounds, seat)
    return [(done.points[seat], place in gone) for place, done in enumerate(rounds)]
