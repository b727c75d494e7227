"""What holds for every game, at any moment, for anybody who looks on."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import takewhile
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from fifties.core.contract import (
    CHANCE,
    PlayableGame,
    Viewer,
    playout,
    step_by_step,
)
from fifties.core.record import final_state
from fifties.core.refusals import IllegalAction
from fifties.games.fifty import Choose, Fifty, Reveal
from fifties.games.fifty.actions import FiftyAction
from fifties.games.fifty.picks import no_picks
from fifties.games.fifty_fifty import Deal, FiftyFifty, Play
from fifties.games.fifty_fifty.actions import FiftyFiftyAction
from fifties.games.fifty_fifty.events import MoodTurned
from fifties.games.fifty_fifty.state import RoundScored
from fifties.games.registry import parse_record, score_sheet, write_record
from tiny_game import Lowest, LowestState, Write

from random_games import (
    fifties,
    fifty_fifties,
    lowests,
    random_entries,
    random_record,
    seeds,
    three_games,
)

shares = st.floats(0, 1)


def viewers(game: PlayableGame) -> Iterator[Viewer]:
    """Everybody who can look on, a spectator among them; of a crowd, some."""
    yield None
    yield from range(min(game.players, 8))


@given(game=three_games(), seed=seeds, share=shares)
def test_replaying_the_actions_of_a_game_is_the_game(
    game: PlayableGame, seed: int, share: float
) -> None:
    record, state = random_record(game, Random(seed), share)
    assert final_state(record) == state


def without_choices(state: Any) -> Any:
    """Return *state* without choices that nobody has seen yet: they are not written down."""
    if isinstance(state, LowestState):
        return msgspec.structs.replace(state, written=(None,) * len(state.written))
    return msgspec.structs.replace(state, picks=no_picks(len(state.picks)))


@given(game=three_games(), seed=seeds, share=shares)
def test_what_is_written_down_reads_as_the_same_game_to_everybody(
    game: PlayableGame, seed: int, share: float
) -> None:
    record, state = random_record(game, Random(seed), share)
    again = parse_record(write_record(record).encode())
    assert score_sheet(again) == score_sheet(record)
    assert write_record(again) == write_record(record)
    if not isinstance(game, FiftyFifty):
        state = without_choices(state)
        assert final_state(again) == state
    for viewer in viewers(game):
        assert game.view(final_state(again), viewer) == game.view(state, viewer)


@given(game=three_games(), seed=seeds)
def test_winners_are_first_and_more_points_never_mean_a_later_place(
    game: PlayableGame, seed: int
) -> None:
    state = playout(game, game.start(), Random(seed))
    places, points, outcome = game.places(state), game.points(state), game.outcome(state)
    assert outcome is not None
    assert tuple(seat for seat, place in enumerate(places) if place == 1) == outcome.winners
    if not isinstance(game, Lowest):
        assert game.view(state, None).places == places
    others = [seat for seat in range(game.players) if seat not in outcome.winners]
    for seat in others:
        assert places[seat] == 1 + sum(place < places[seat] for place in places)
    by_place = sorted(others, key=places.__getitem__)
    assert [points[seat] for seat in by_place] == sorted([points[s] for s in others], reverse=True)


@given(game=three_games(), seed=seeds)
def test_a_finished_game_written_down_is_the_same_to_the_last_secret(
    game: PlayableGame, seed: int
) -> None:
    record, state = random_record(game, Random(seed), 1)
    again = parse_record(write_record(record).encode())
    assert final_state(again) == state


@given(game=three_games(), seed=seeds)
def test_actions_and_events_survive_the_wire(game: PlayableGame, seed: int) -> None:
    kinds: dict[type, Any] = {Fifty: FiftyAction, FiftyFifty: FiftyFiftyAction, Lowest: Write}
    kind = kinds[type(game)]
    for _, entry, step in random_entries(game, Random(seed)):
        assert msgspec.json.decode(msgspec.json.encode(entry.action), type=kind) == entry.action
        assert msgspec.json.encode(list(step.events))


@given(game=st.one_of(fifties(), lowests()), seed=seeds)
def test_the_order_of_simultaneous_choices_does_not_matter(game: PlayableGame, seed: int) -> None:
    rng = Random(seed)
    state = game.start()
    while actors := game.to_act(state):
        if actors == (CHANCE,):
            state = game.apply(state, CHANCE, game.offer(state, CHANCE).sample(rng)).state
        choices = {s: game.offer(state, s).sample(rng) for s in range(game.players)}
        results = []
        for _ in range(2):
            order = list(choices)
            rng.shuffle(order)
            after, told = state, []
            for seat in order:
                step = game.apply(after, seat, choices[seat])
                after, told = step.state, list(step.events)
            results.append((after, told[1:]))
        assert results[0] == results[1]
        state = results[0][0]


@given(game=three_games(), seed=seeds, share=shares)
def test_a_viewer_cannot_tell_a_state_from_one_reimagined(
    game: PlayableGame, seed: int, share: float
) -> None:
    _, state = random_record(game, Random(seed), share)
    for viewer in viewers(game):
        other = game.reimagine(state, viewer, Random(seed))
        assert game.view(other, viewer) == game.view(state, viewer)
        assert game.to_act(other) == game.to_act(state)
        if viewer is not None:
            assert game.offer(other, viewer) == game.offer(state, viewer)


@given(game=fifties(), seed=seeds)
def test_reimagining_changes_the_secrets_of_all_others(game: Fifty, seed: int) -> None:
    rng = Random(seed)
    state = game.apply(game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(rng)).state
    for seat in range(game.players - 1):
        state = game.apply(state, seat, game.offer(state, seat).sample(rng)).state
    worlds = [game.reimagine(state, 0, rng) for _ in range(8)]
    assert all(world.picks[0] == state.picks[0] for world in worlds)
    for seat in range(1, game.players - 1):
        assert len({world.picks[seat] for world in worlds}) > 1


@given(game=fifty_fifties(), seed=seeds)
def test_reimagining_redeals_hands_and_moods_that_nobody_has_seen(
    game: FiftyFifty, seed: int
) -> None:
    rng = Random(seed)
    state = game.apply(game.start(), CHANCE, game.offer(game.start(), CHANCE).sample(rng)).state
    worlds = [game.reimagine(state, 1, rng) for _ in range(8)]
    assert {world.standing.hands[1] for world in worlds} == {state.standing.hands[1]}
    assert len({world.standing.hands[0] for world in worlds}) > 1
    assert {world.standing.moods[0] for world in worlds} == {state.standing.moods[0]}
    assert len({world.standing.moods for world in worlds}) > 1


@given(game=three_games(), seed=seeds, share=shares)
def test_a_reimagined_state_is_one_the_rules_can_reach(
    game: PlayableGame, seed: int, share: float
) -> None:
    rng = Random(seed)
    _, state = random_record(game, rng, share)
    for viewer in viewers(game):
        assert game.outcome(playout(game, game.reimagine(state, viewer, rng), rng)) is not None


@settings(max_examples=60)
@given(game=three_games(), seed=seeds)
def test_events_and_the_first_view_rebuild_the_last(game: PlayableGame, seed: int) -> None:
    views = {viewer: game.view(game.start(), viewer) for viewer in viewers(game)}
    for _, _, step in random_entries(game, Random(seed)):
        for viewer, view in views.items():
            for event in step.events:
                view = view.after(event.seen_by(viewer))  # noqa: PLW2901 - that is the fold
            assert view == game.view(step.state, viewer)
            views[viewer] = view


def until_chance(events: Sequence[Any], viewer: Viewer) -> list[Any]:
    """Return what *viewer* sees of *events*, up to where a card is turned that nobody knew."""
    open_before = takewhile(lambda event: not isinstance(event, MoodTurned), events)
    return [event.seen_by(viewer) for event in open_before]


@settings(max_examples=40)
@given(game=st.one_of(fifties(), lowests()), seed=seeds)
def test_what_somebody_chooses_cannot_be_told_from_the_events(
    game: PlayableGame, seed: int
) -> None:
    rng, compared = Random(seed), 0
    for before, entry, step in random_entries(game, rng):
        for viewer in viewers(game):
            # The last choice of a round settles it, and then all choices are told.
            if entry.actor in (CHANCE, viewer) or len(step.events) > 1:
                continue
            other = game.reimagine(before, viewer, rng)
            elsewhere = game.apply(other, entry.actor, game.offer(other, entry.actor).sample(rng))
            assert until_chance(elsewhere.events, viewer) == until_chance(step.events, viewer)
            compared += 1
    assert compared


@settings(max_examples=40)
@given(game=fifty_fifties(), seed=seeds)
def test_a_card_tells_nothing_of_those_that_are_still_held(game: FiftyFifty, seed: int) -> None:
    rng, compared = Random(seed), 0
    for before, entry, step in random_entries(game, rng):
        for viewer in viewers(game):
            if entry.actor in (CHANCE, viewer):
                continue
            other = game.reimagine(before, viewer, rng)
            card: Any = entry.action
            if game.offer(other, entry.actor).contains(card):
                elsewhere = game.apply(other, entry.actor, card)
                assert until_chance(elsewhere.events, viewer) == until_chance(step.events, viewer)
                compared += 1
    assert compared


@given(game=fifty_fifties(), seed=seeds)
def test_a_deal_shows_everybody_their_own_hand_alone(game: FiftyFifty, seed: int) -> None:
    start = game.start()
    deal = game.offer(start, CHANCE).sample(Random(seed))
    assert isinstance(deal, Deal)
    dealt = game.apply(start, CHANCE, deal).events[0]
    for viewer in viewers(game):
        seen: Any = dealt.seen_by(viewer)
        for seat, hand in enumerate(seen.hands):
            assert hand == (deal.hands[seat] if seat == viewer else None)


@given(game=three_games(), seed=seeds)
def test_every_offered_action_is_accepted(game: PlayableGame, seed: int) -> None:
    rng = Random(seed)
    for state, _, _ in random_entries(game, rng):
        for actor in game.to_act(state):
            offer = game.offer(state, actor)
            action = offer.sample(rng)
            assert offer.contains(action)
            assert offer.count() > 0
            game.apply(state, actor, action)


@settings(max_examples=8)  # each asks some forty thousand times
@given(game=fifty_fifties(), seed=seeds)
def test_every_card_that_is_not_offered_is_refused(game: FiftyFifty, seed: int) -> None:
    check_cards(game, seed)


@pytest.mark.soak
@settings(max_examples=100)
@given(game=fifty_fifties(), seed=seeds)
def test_in_many_games_every_card_that_is_not_offered_is_refused(
    game: FiftyFifty, seed: int
) -> None:
    check_cards(game, seed)


def check_cards(game: FiftyFifty, seed: int) -> None:
    """Try every card at every moment of a game."""
    for state, _, _ in random_entries(game, Random(seed)):
        for seat in range(game.players):
            offer = game.offer(state, seat)
            offered = [action.card for action in offer if isinstance(action, Play)]
            assert offer.count() == len(offered)
            for card in range(-1, 52):
                assert offer.contains(Play(card)) == (card in offered)
                if card not in offered:
                    with pytest.raises(IllegalAction):
                        game.apply(state, seat, Play(card))


numbers = st.lists(st.integers(-2, 70), min_size=3, max_size=7).map(tuple)


@given(game=fifties(), seed=seeds, share=shares, choice=numbers, round_=st.integers(0, 5))
def test_every_choice_that_is_not_offered_is_refused(
    game: Fifty, seed: int, share: float, choice: tuple[int, ...], round_: int
) -> None:
    _, state = random_record(game, Random(seed), share)
    action = Choose(round_, choice)
    for seat in (0, game.players - 1, game.players):
        if game.offer(state, seat).contains(action):
            game.apply(state, seat, action)
        else:
            with pytest.raises(IllegalAction):
                game.apply(state, seat, action)


blocked_digits = st.lists(st.integers(-1, 10), max_size=5).map(tuple)
zones = st.none() | st.tuples(st.integers(0, 60), st.integers(0, 60))


@given(game=fifties(), seed=seeds, share=shares, blocked=blocked_digits, danger=zones)
def test_every_reveal_that_is_not_offered_is_refused(
    game: Fifty,
    seed: int,
    share: float,
    blocked: tuple[int, ...],
    danger: tuple[int, int] | None,
) -> None:
    _, state = random_record(game, Random(seed), share)
    action = Reveal(blocked, danger)
    if game.offer(state, CHANCE).contains(action):
        game.apply(state, CHANCE, action)
    else:
        with pytest.raises(IllegalAction):
            game.apply(state, CHANCE, action)


@given(game=fifty_fifties(), seed=seeds, change=st.integers(0, 6))
def test_every_deal_that_is_not_offered_is_refused(
    game: FiftyFifty, seed: int, change: int
) -> None:
    rng = Random(seed)
    start = game.start()
    deal = game.offer(start, CHANCE).sample(rng)
    assert isinstance(deal, Deal)
    (first, *hands), moods = deal.hands, deal.moods
    broken = [
        Deal((first, *hands, first), moods),
        Deal((first[:-1], *hands), moods),
        Deal(((*first[:-1], hands[0][0]), *hands), moods),
        Deal(((*first[:-1], 51), *hands), moods),
        Deal(((*first[:-1], 0), *hands), moods),
        Deal((first, *hands), moods[:-1]),
        Deal((first, *hands), ((10, 1), *moods[1:])),
    ][change]
    assert not game.offer(start, CHANCE).contains(broken)
    with pytest.raises(IllegalAction):
        game.apply(start, CHANCE, broken)


@given(game=three_games(), seed=seeds)
def test_nobody_else_may_act(game: PlayableGame, seed: int) -> None:
    for state, entry, _ in random_entries(game, Random(seed)):
        strangers = {CHANCE, *range(game.players), game.players, -1} - set(game.to_act(state))
        for stranger in strangers:
            offer = game.offer(state, stranger)
            if offer.count():
                assert isinstance(game, Fifty | Lowest)  # a choice may be replaced
                continue
            with pytest.raises(IllegalAction):
                game.apply(state, stranger, entry.action)


@given(game=three_games(), seed=seeds, share=shares)
def test_a_playout_ends_as_playing_step_by_step_does(
    game: PlayableGame, seed: int, share: float
) -> None:
    _, state = random_record(game, Random(seed), share)
    quick, slow = Random(seed), Random(seed)
    assert playout(game, state, quick) == step_by_step(game, state, slow)
    assert quick.random() == slow.random()


@given(game=three_games(), seed=seeds)
def test_an_answer_is_allowed_as_long_as_the_moment_is_the_same(
    game: PlayableGame, seed: int
) -> None:
    rng, answers = Random(seed), dict[Any, tuple[int, Any]]()
    for state, _, step in random_entries(game, Random(seed)):
        moment = game.moment(state)
        for actor in game.to_act(state):
            offer = game.offer(state, actor)
            then, answer = answers.get(actor, (-1, None))
            if then != moment:
                then, answer = answers[actor] = (moment, offer.sample(rng))
            assert actor == CHANCE or offer.contains(answer)
        assert game.moment(step.state) >= moment


@given(game=three_games(), seed=seeds)
def test_an_offer_refuses_exactly_what_it_does_not_contain(game: PlayableGame, seed: int) -> None:
    odd = (None, 7, Write(2), Choose(1, (1, 2)), Play(0), Play(99), Reveal((3, 3)), Deal((), ()))
    actors = (CHANCE, *range(min(game.players, 8)))
    for state, entry, _ in random_entries(game, Random(seed)):
        assert game.offer(state, entry.actor).refusal(entry.action) is None
        for offer in (game.offer(state, actor) for actor in actors):
            for action in (*odd, entry.action):
                assert offer.contains(action) == (offer.refusal(action) is None)


@given(game=three_games(), seed=seeds, share=shares)
def test_points_are_the_totals_that_everybody_sees(
    game: PlayableGame, seed: int, share: float
) -> None:
    _, state = random_record(game, Random(seed), share)
    assert game.points(state) == game.view(state, None).totals


@given(game=fifty_fifties(), seed=seeds)
def test_everybody_sees_whose_cards_are_highest_and_lowest_so_far(
    game: FiftyFifty, seed: int
) -> None:
    for before, _, step in random_entries(game, Random(seed)):
        view = game.view(before, None)
        played = dict(zip(view.cards, game.turn_orders[view.leader], strict=False))
        assert view.highest == played.get(max(view.cards, default=0))
        assert view.lowest == played.get(min(view.cards, default=0))
        for event in step.events:
            if isinstance(event, RoundScored):
                assert event.last == (game.outcome(step.state) is not None)
