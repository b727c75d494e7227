"""`fifties verify` as people use it."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from fifties.core.contract import PlayableGame
from fifties.core.seal import Seal
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import FiftyFifty
from fifties.games.registry import write_record

from commands import RECORDS, complaint, run
from random_games import COPIED_BOX, random_record

SECRET = bytes(range(32)).hex()
COMMITMENT = Seal(SECRET).commitment
BLOCKED = "round 1: record: blocked is not what the sealed secret and the players’ salts draw here."


def sealed(game: PlayableGame, share: float = 1) -> str:
    """Write down a game of three that was drawn from a seal."""
    return write_record(random_record(game, Random(5), share, Seal(SECRET, ("tea", "", "x")))[0])


FIFTY = sealed(Fifty(3), share=0.4)
FIFTY_FIFTY = sealed(FiftyFifty(3), share=0.3)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "night.toml"
    path.write_text(FIFTY, encoding="utf-8")
    return path


def test_a_sealed_game_gets_one_friendly_line(record: Path) -> None:
    done = run("verify", str(record))
    assert done.stderr == ""
    assert done.stdout == (
        f"{record}: all 2 draws follow from the sealed secret; commitment {COMMITMENT}\n"
    )


def test_a_dash_reads_standard_input() -> None:
    told = run("verify", "-", typed=FIFTY_FIFTY).stdout
    assert told.startswith("-: its only draw follows from the sealed secret; ")


@pytest.mark.parametrize("game", [Fifty(3, COPIED_BOX, danger=True), FiftyFifty(3)])
def test_whole_games_are_verified(game: PlayableGame) -> None:
    assert re.match(r"-: all [34] draws follow", run("verify", "-", typed=sealed(game)).stdout)


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "all 2 draws follow"),
        ("fr", "ses 2 tirages découlent tous"),
        ("de", "alle 2 Ziehungen folgen"),
        ("it", "tutte le sue 2 estrazioni discendono"),
    ],
)
def test_every_language_says_so(record: Path, language: str, told: str) -> None:
    assert told in run("verify", "--lang", language, str(record)).stdout


def test_a_secret_that_was_not_promised_is_refused(record: Path) -> None:
    other = Seal(SECRET.replace("1f", "20"))
    record.write_text(FIFTY.replace(SECRET, other.secret))
    assert complaint("verify", str(record)) == (
        f"{record}: record: the commitment is not the SHA-256 of the secret, "
        f"which is {other.commitment}."
    )
    made_up = FIFTY.replace(SECRET, other.secret).replace(COMMITMENT, other.commitment)
    record.write_text(made_up)
    assert complaint("verify", str(record)) == f"{record}: {BLOCKED}"


@pytest.mark.parametrize(
    ("right", "wrong"),
    [('"tea"', '"tee"'), ('"tea", ""', '"", "tea"'), ('salts = ["tea", "", "x"]', "")],
)
def test_a_salt_that_was_changed_is_found_out(right: str, wrong: str) -> None:
    assert right in FIFTY
    assert complaint("verify", "-", typed=FIFTY.replace(right, wrong)) == f"-: {BLOCKED}"


def test_a_digit_that_was_not_drawn_is_found_out() -> None:
    *_, blocked = re.findall(r"blocked = (.*)", FIFTY)
    opened = next(digit for digit in "0123456789" if digit not in blocked)
    rounds, _, rest = FIFTY.rpartition(f"blocked = {blocked}")
    stacked = f"{rounds}blocked = {re.sub(r'[0-9]', opened, blocked, count=1)}"
    alone = stacked + rest[rest.index("\n\n[chance]") :]
    assert complaint("verify", "-", typed=alone) == "-: " + BLOCKED.replace("1", "2", 1)


def test_swapped_cards_and_swapped_moods_are_found_out() -> None:
    dealt = FIFTY_FIFTY[: FIFTY_FIFTY.index("tricks")]
    seal = FIFTY_FIFTY[FIFTY_FIFTY.index("\n[chance]") :]
    one, other = re.findall(r"  \[(\d+),", dealt)[:2]
    swapped = dealt.replace(f"[{one},", "[?,").replace(f"[{other},", f"[{one},")
    swapped = swapped.replace("[?,", f"[{other},")
    assert "round 1: record: hands is not" in complaint("verify", "-", typed=swapped + seal)
    first, second = re.findall(r"mood = (\[.*?\])", FIFTY_FIFTY)[:2]
    moods = FIFTY_FIFTY.replace(first, "?").replace(second, first).replace("?", second)
    assert "round 1: record: mood is not" in complaint("verify", "-", typed=moods)


def test_a_record_without_a_seal_is_told_what_it_lacks(record: Path) -> None:
    record.write_text(FIFTY[: FIFTY.index("[chance]")])
    assert complaint("verify", str(record)) == (
        f"{record}: record: the table [chance] is missing; "
        "without secret and commitment no draw can be verified."
    )


@pytest.mark.parametrize("secret", ["", SECRET[:-2], "z" * 64, SECRET.upper()])
def test_a_secret_in_no_hex_is_refused(secret: str) -> None:
    line = complaint("verify", "-", typed=FIFTY.replace(SECRET, secret))
    assert line.startswith("-: record: the secret must have 64 characters")


def test_a_broken_record_gets_the_line_that_replay_gives(record: Path) -> None:
    for slip in (FIFTY.replace("picks", "piks"), FIFTY.replace("  [", "  [50, ", 1), "", "[["):
        record.write_text(slip)
        assert complaint("verify", str(record)) == complaint("replay", str(record))
    assert complaint("verify", "/nowhere.toml") == complaint("replay", "/nowhere.toml")


def test_a_refused_file_does_not_keep_the_others_from_being_verified(record: Path) -> None:
    unsealed = str(RECORDS / "fifty" / "sheet-opening.toml")
    done = run("verify", unsealed, str(record), code=2)
    assert done.stdout.startswith(f"{record}: all 2 draws")
    assert done.stderr.startswith(f"{unsealed}: record: the table [chance]")
    assert done.stderr.count("\n") == 1


def test_a_sealed_record_replays_like_any_other(record: Path) -> None:
    assert "Player 0" in run("replay", str(record)).stdout


def test_the_command_explains_itself() -> None:
    assert "fifties verify night.toml" in run("--help").stdout
    assert "docs/chance.md" in run("verify", "--help").stdout
