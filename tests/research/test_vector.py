"""Many games at once are the games of the engine, step by step."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest

from fifties.core.contract import CHANCE
from fifties.games.fifty import Choose, Reveal
from fifties.games.fifty.state import totals
from fifties.games.fifty_fifty import Deal, Play
from fifties.research import fifty as fifty_research
from fifties.research import fifty_fifty as fifty_fifty_research
from fifties.research.fifty_episode import paid_after_round
from fifties.research.fifty_fifty_episode import paid_after_trick
from fifties.research.rewards import paid_at_end
from fifties.research.vector import FiftyFiftyVectorEnv, FiftyVectorEnv

from research_boxes import TWINS

HALVES: list[dict[str, Any]] = [
    {"players": 3, "edition": "tightrope", "reward": "shaped"},
    {"players": 4, "dealer": 1, "reward": "win"},
    {"players": 5, "edition": TWINS, "rounds": 2, "reward": "points"},
]
FIFTY: list[dict[str, Any]] = [
    {"players": 3, "danger": True, "reward": "shaped"},
    {"players": 5, "reward": "win"},
    {"players": 11, "rounds": 2, "reward": "points"},
]


def hands_of(env: FiftyFiftyVectorEnv, game: int) -> Deal:
    """Return how the round of a game was dealt."""
    hands = [
        tuple(card for card in range(1, 51) if (int(mask) >> card) & 1)
        for mask in env.hands()[game]
    ]
    return Deal(tuple(hands), tuple((int(y), int(b)) for y, b in env.moods()[game]))


@pytest.mark.parametrize("options", HALVES)
@pytest.mark.parametrize("seed", [3])
def test_fifty_fifty_is_the_engines_game(options: dict[str, Any], seed: int) -> None:
    env = FiftyFiftyVectorEnv(6, **options, threads=2)
    game, reward = env.game, options["reward"]
    seen, infos = env.reset(seed=seed)
    deals = [hands_of(env, at) for at in range(6)]
    states = [game.apply(game.start(), CHANCE, deal).state for deal in deals]
    ended = 0
    for _ in range(game.rounds * 9 * game.players + 20):
        for at, state in enumerate(states):
            view = game.view(state, state.turn)
            assert infos["seat"][at] == state.turn
            assert np.array_equal(seen[at], fifty_fifty_research.observe(game, view))
            assert [*np.flatnonzero(infos["action_mask"][at]) + 1] == [*view.my_hand]
        cards = env.sample()
        seen, rewards, ends, late, infos = env.step(cards)
        for at, card in enumerate(cards):
            seat, before = states[at].turn or 0, states[at].standing
            state = game.apply(states[at], seat, Play(int(card) + 1)).state
            paid: Any = [0] * game.players
            if not state.cards:
                outcome, rounds = game.outcome(state), state.standing.rounds
                points = rounds[-1].totals if rounds else ()
                paid = paid_at_end(reward, game.players, outcome, points) or paid
                if reward == "shaped":
                    paid = paid_after_trick(before, state.standing)
            assert infos["rewards"][at] == pytest.approx(paid)
            assert rewards[at] == infos["rewards"][at][seat]
            assert ends[at] == (not game.to_act(state))
            if ends[at]:
                ended += 1
                last, view = infos["final_info"], game.view(state, seat)
                assert tuple(last["totals"][at]) == state.standing.rounds[-1].totals
                assert last["seat"][at] == seat
                shown = fifty_fifty_research.observe(game, view)
                assert np.array_equal(infos["final_obs"][at], shown)
                state = game.start()
            if state.turn is None:
                state = game.apply(state, CHANCE, hands_of(env, at)).state
            states[at] = state
        assert not late.any()
    assert ended == 6
    env.close()


def reveals(env: FiftyVectorEnv, seen: Any) -> Iterator[Reveal]:
    """Tell what was flipped at each table."""
    for row in seen[:: env.game.players]:
        fields = env.layout.split(row)
        zone = tuple(map(int, fields["danger"])) if env.game.danger else None
        yield Reveal(tuple(map(int, np.flatnonzero(fields["blocked"]))), zone)  # type: ignore[arg-type] # two ends


@pytest.mark.parametrize("options", FIFTY)
@pytest.mark.parametrize("seed", [4])
def test_fifty_is_the_engines_game(options: dict[str, Any], seed: int) -> None:
    players, reward = options["players"], options["reward"]
    env = FiftyVectorEnv(40 * players, **options)
    game = env.game
    seen, infos = env.reset(seed=seed)
    states, ended = [game.start() for _ in range(40)], 0
    rng = np.random.default_rng(seed)
    for step in range(9):
        for at, reveal in enumerate(reveals(env, seen)):
            states[at] = game.apply(states[at], CHANCE, reveal).state
            for seat in range(players):
                shown = fifty_research.observe(game, game.view(states[at], seat))
                assert np.array_equal(seen[at * players + seat], shown)
        wanted = env.sample() if step % 2 else rng.integers(0, game.top - 1, (40 * players, 5))
        assert step % 2 == 0 or np.take_along_axis(infos["action_mask"], wanted, 1).all()
        seen, rewards, ends, _, infos = env.step(wanted)
        written = env.written()
        if step % 2:
            assert np.array_equal(np.sort(wanted) + 1, written)
        for at in range(40):
            state = states[at]
            for seat in range(players):
                numbers = tuple(map(int, written[at * players + seat]))
                choice = Choose(len(states[at].rounds) + 1, numbers)
                state = game.apply(state, seat, choice).state
            paid = paid_after_round(reward, game, state) or [0] * players
            mine = slice(at * players, (at + 1) * players)
            assert rewards[mine] == pytest.approx(paid)
            assert ends[mine].all() == (not game.to_act(state)) == ends[mine].any()
            if ends[at * players]:
                ended += 1
                last = infos["final_info"]["totals"][mine]
                assert tuple(last) == totals(state.rounds, players)
                for seat, told in enumerate(infos["final_obs"][mine]):
                    shown = fifty_research.observe(game, game.view(state, seat))
                    assert np.array_equal(told, shown)
                state = game.start()
            states[at] = state
    assert ended >= 80
    env.close()


@pytest.mark.parametrize(
    ("name", "players"), [("fifties/Fifty-v0", 4), ("fifties/FiftyFifty-v0", 3)]
)
def test_they_can_be_made_by_name_and_repeat_themselves(name: str, players: int) -> None:
    def play(threads: int) -> list[Any]:
        env: Any = gymnasium.make_vec(name, num_envs=1536, players=players, threads=threads)
        seen, _ = env.reset(seed=[*range(1536)])
        assert env.observation_space.contains(seen)
        told = [seen]
        for _ in range(5):
            actions = env.unwrapped.sample()
            assert env.action_space.contains(actions)
            told += env.step(actions)[:3]
        env.close()
        return told

    for one, other in zip(play(1), play(2), strict=True):
        assert np.array_equal(one, other)


def test_a_card_that_is_not_held_is_read_as_the_nearest() -> None:
    env = FiftyFiftyVectorEnv(300, 4)
    _, infos = env.reset(seed=1)
    hands = [np.flatnonzero(mask) for mask in infos["action_mask"]]
    seen = env.step(np.full(300, 25))[0]
    laid = env.layout.split(seen)["table"].max(axis=1) - 1
    for hand, card in zip(hands, laid, strict=True):
        assert card == min(hand, key=lambda held: (abs(held - 25), -held))


def test_seats_must_fill_their_tables() -> None:
    with pytest.raises(ValueError, match="no whole number of tables"):
        FiftyVectorEnv(10, players=4)
