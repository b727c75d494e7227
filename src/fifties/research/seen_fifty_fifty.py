"""What a seat sees of a game of Fifty Fifty, as an array.

Seats are counted from the one that looks, clockwise: place 0 is always one's own.
"""

from __future__ import annotations

from collections.abc import Sequence

from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.fifty_fifty.actions import Mood
from fifties.games.fifty_fifty.pile import MOST_HALVES
from fifties.games.fifty_fifty.scoring import struck
from fifties.games.fifty_fifty.state import RoundScored
from fifties.games.fifty_fifty.view import FiftyFiftyView
from fifties.research.fields import Field, Layout, Seen
from fifties.research.seen_fifty import from_seat


def layout_of(game: FiftyFifty) -> Layout:
    """Describe what is seen of *game*."""
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
    """List the Mood cards of the box; those that blank a colour show a 0 there and a 1 elsewhere.

    No card with a value looks like these in the one box that has them.
    """
    moods = game.edition.moods or ()
    reduced = game.reduced
    return (
        *moods[: None if reduced is None else reduced.moods],
        *(ZEROS if game.edition.zeros else ()),
    )


ZEROS = ((0, -1), (-1, 0))
"""The cards that blank yellow, and blue."""


def face_down(game: FiftyFifty, turned: tuple[Mood, ...]) -> list[int]:
    """Tell, as far as anybody can, which Mood cards are still face down."""
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


def seen_of(game: FiftyFifty, view: FiftyFiftyView) -> Seen:
    """Write down what *view* tells its seat."""
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
    """Tell for every seat which earlier result ending balanced would strike; 0 if there is none."""
    return [
        min([done.points[seat] for at, done in enumerate(rounds) if at not in gone], default=0)
        for seat, gone in enumerate(struck)
    ]


def worst_results_of(rounds: Sequence[RoundScored]) -> list[int]:
    """Tell the same of the *rounds* alone."""
    results = [done.points for done in rounds]
    if not any(done.strikes for done in rounds):
        return [*map(min, zip(*results, strict=True))]
    return worst_results(rounds, [struck(rounds, seat) for seat in range(len(results[0]))])
