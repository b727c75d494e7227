"""Sealed draws: the same bits for ever, bound to the secret and to every salt."""

from __future__ import annotations

import copy
from collections import Counter
from itertools import permutations

import pytest

from fifties.core.contract import CHANCE, PlayableGame
from fifties.core.refusals import IllegalSetup
from fifties.core.seal import Seal
from fifties.games.fifty import Fifty, Reveal
from fifties.games.fifty_fifty import TIGHTROPE, Deal, FiftyFifty

SECRET = bytes(range(32)).hex()
SEAL = Seal(SECRET, ("tea", "Ünï", ""))
HANDS = (
    (37, 3, 27, 30, 24, 33, 11, 8, 19),
    (14, 39, 1, 10, 50, 25, 15, 48, 36),
    (5, 47, 44, 13, 23, 49, 35, 20, 22),
)


def first_draw(game: PlayableGame, seal: Seal) -> object:
    return game.offer(game.start(), CHANCE).sample(seal.draw(0))


# Worked out by a program of its own. If one of these fails, no record of old can be verified any
# more: mend the code (or, where Python's random has changed, write what it did into SealedRandom).


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    expected = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert Seal(SECRET).commitment == SEAL.commitment == expected


@pytest.mark.parametrize(
    ("salts", "number", "bits"),
    [
        ((), 0, "bc34c76e11bb84bb4125afad986265978630959d9cfcef271295a644bb7aa19e9e092a84fcce97f1"),
        ((), 1, "0312da425d3ca023a0a58c6cccaf5a58f800ad6bcbf6c79fa01fbbc3cd05ec9fed07c00738618a4c"),
        (
            ("", "", ""),
            0,
            "449f94b36a0ec3e76c420c059fd0cbe7af476fd4d3741bc4c770bdacc8416a2e28d1533db0688b1e",
        ),
        (
            ("tea", "Ünï", ""),
            1,
            "99e3ede95ed3ed0d0f9346c5d6f6689102f5bc6ea11356f90c725beaed3a8527ef7f26687ab90db8",
        ),
    ],
)
def test_the_bits_never_change(salts: tuple[str, ...], number: int, bits: str) -> None:
    assert f"{Seal(SECRET, salts).draw(number).getrandbits(320):080x}" == bits


def test_numbers_are_cut_from_the_bits_as_ever() -> None:
    rng = SEAL.draw(0)
    assert [rng.random() for _ in range(2)] == [0.21619671349203007, 0.9491220458817334]
    rng = SEAL.draw(0)
    assert [rng.randrange(10) for _ in range(10)] == [3, 5, 7, 8, 9, 8, 1, 0, 0, 1]
    rng = SEAL.draw(0)
    assert [rng.getrandbits(size) for size in (1, 3, 0, 12)] == [0, 2, 0, 2735]


@pytest.mark.parametrize(
    ("game", "drawn"),
    [
        (Fifty(3), Reveal((3, 4, 5, 7))),
        (Fifty(3, danger=True), Reveal((3, 4, 5, 7), (41, 49))),
        (Fifty(8), Reveal(())),
        (
            FiftyFifty(3),
            Deal(
                HANDS,
                ((5, 2), (2, 5), (4, 7), (5, 5), (3, 6), (6, 3), (4, 1), (3, 3), (1, 4)),
            ),
        ),
        (
            FiftyFifty(3, TIGHTROPE),
            Deal(
                HANDS,
                ((4, 4), (3, 3), (7, 7), (0, 5), (6, 6), (2, 2), (9, 0), (1, 1), (8, 8)),
            ),
        ),
    ],
)
def test_the_games_draw_from_them_as_ever(game: PlayableGame, drawn: object) -> None:
    assert first_draw(game, SEAL) == drawn


def test_secret_number_and_every_salt_count() -> None:
    others = [
        Seal(SECRET.replace("1f", "1e"), SEAL.salts),
        Seal(SECRET),
        Seal(SECRET, ("", "", "")),
        Seal(SECRET, ("tea", "Ünï", "", "")),
        Seal(SECRET, ("teaÜnï", "", "")),
        Seal(SECRET, ("te", "aÜnï", "")),
        Seal(SECRET, ("", "Ünï", "tea")),
        Seal(SECRET, ("tea", "Unï", "")),
    ]
    draws = [SEAL.draw(0), SEAL.draw(1), SEAL.draw(256), *(other.draw(0) for other in others)]
    assert len({rng.getrandbits(64) for rng in draws}) == len(draws)


def test_salts_in_any_order_shuffle_fairly() -> None:
    """Chi-square over the six orders of three cards; 20.5 is passed once in a thousand times."""
    for salts in permutations(("a", "b", "c")):
        seal, orders = Seal(SECRET, salts), Counter[tuple[int, ...]]()
        for number in range(600):
            cards = [1, 2, 3]
            seal.draw(number).shuffle(cards)
            orders[tuple(cards)] += 1
        assert len(orders) == 6
        assert sum((seen - 100) ** 2 / 100 for seen in orders.values()) < 20.5


def test_every_token_is_flipped_about_as_often() -> None:
    offer = Fifty(5).offer(Fifty(5).start(), CHANCE)
    flips = Counter[int]()
    for number in range(1000):
        action = offer.sample(SEAL.draw(number))
        assert isinstance(action, Reveal)
        flips.update(action.blocked)
    assert all(140 < flips[digit] < 260 for digit in range(10))


def test_a_draw_cannot_be_seeded_wound_back_or_copied() -> None:
    rng = SEAL.draw(0)
    rng.seed(1)
    assert rng.random() == SEAL.draw(0).random()
    for attempt in (rng.getstate, lambda: rng.setstate(()), lambda: copy.copy(rng)):
        with pytest.raises(NotImplementedError):
            attempt()
    with pytest.raises(ValueError, match="bits"):
        rng.getrandbits(-1)


@pytest.mark.parametrize(
    "secret", ["", "00", SECRET.upper(), SECRET + "00", " " + SECRET[1:], "g" * 64]
)
def test_a_secret_is_32_bytes_in_small_letters(secret: str) -> None:
    with pytest.raises(IllegalSetup) as caught:
        Seal(secret)
    assert caught.value.refusal.message == "record-secret-misshapen"
