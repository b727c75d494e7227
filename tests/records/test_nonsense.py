"""Whatever is fed to the referee, the answer is a record or a refusal."""

from __future__ import annotations

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from fifties.core.contract import PlayableGame
from fifties.core.record import RecordRefused
from fifties.games.registry import parse_record, write_record
from fifties.locales import Speech
from fifties.words import Words, one_line

from random_games import games, random_record, seeds

WORDS = Words(Speech("en"))

toml_values = st.recursive(
    st.one_of(
        st.integers(-5, 60),
        st.integers(),
        st.booleans(),
        st.floats(allow_nan=False),
        st.text(max_size=5),
        st.sampled_from(["fifty", "fifty-fifty", "iello", "zoch", "tightrope"]),
    ),
    lambda inner: st.one_of(
        st.lists(inner, max_size=6),
        st.dictionaries(st.sampled_from(["mood", "cards", "blocked", "x"]), inner, max_size=3),
    ),
    max_leaves=12,
)
KEYS = ("game", "version", "players", "edition", "bonus", "dealer", "round", "result", "date", "?")


def judge(data: bytes) -> None:
    """Read *data*; a refusal must fit into one line."""
    line = ""
    try:
        parse_record(data)
    except RecordRefused as refused:
        line = one_line(WORDS.refused(refused))
    assert "\n" not in line


def as_toml(value: object) -> str:
    """Write any value inline."""
    match value:
        case bool():
            return str(value).lower()
        case str():
            sound = value.encode("utf-8", "ignore").decode()
            return '"' + "".join(f"\\U{ord(letter):08x}" for letter in sound) + '"'
        case list():
            return f"[{', '.join(map(as_toml, value))}]"
        case dict():
            return "{" + ", ".join(f'"{key}" = {as_toml(v)}' for key, v in value.items()) + "}"
        case float() if value in (float("inf"), float("-inf")):
            return "inf"
        case _:
            return str(value)


@given(st.binary(max_size=300))
def test_bytes(data: bytes) -> None:
    judge(data)


@given(st.text(max_size=300))
def test_text(text: str) -> None:
    judge(text.encode("utf-8", "surrogatepass"))


@given(st.dictionaries(st.sampled_from(KEYS), toml_values))
def test_well_formed_nonsense(values: dict[str, object]) -> None:
    judge("\n".join(f'"{key}" = {as_toml(value)}' for key, value in values.items()).encode())


@given(
    game=games(), seed=seeds, share=st.floats(0, 1), cut=st.floats(0, 1), size=st.integers(0, 9),
    put=st.sampled_from([b"", b"0", b"51", b"-1", b"]", b"[", b"\n", b'"', b"true", b",", b"\xff"]),
)  # fmt: skip
def test_a_real_record_with_a_random_slip(
    game: PlayableGame, seed: int, share: float, cut: float, size: int, put: bytes
) -> None:
    record, _ = random_record(game, Random(seed), share)
    data = write_record(record).encode()
    place = int(cut * len(data))
    judge(data[:place] + put + data[place + size :])
