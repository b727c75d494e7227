"""The [chance] of a record: read, written, verified, and refused where it is no good."""

from __future__ import annotations

import re
import subprocess
import sys
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fifties.core.contract import PlayableGame
from fifties.core.record import Place, RecordRefused
from fifties.core.seal import Seal
from fifties.core.verification import verify
from fifties.games.fifty import Fifty
from fifties.games.fifty_fifty import TIGHTROPE, FiftyFifty
from fifties.games.registry import parse_record, write_record

from random_games import COPIED_BOX, ODD_MOODS, random_record

DOCS = Path(__file__).parents[2] / "docs"
SECRET = bytes(range(32)).hex()
SALTS = ("tea", 'a "quote"\n', "")


def sealed_text(game: PlayableGame, share: float = 1) -> str:
    """Write down a game of three that was drawn from a seal."""
    return write_record(random_record(game, Random(5), share, Seal(SECRET, SALTS))[0])


DRAWN = Seal(SECRET, SALTS, dealer=True)


def test_H2_a_drawn_dealer_follows_from_the_seal() -> None:
    dealer = DRAWN.draw_dealer(3)
    text = write_record(random_record(FiftyFifty(3, dealer=dealer), Random(5), 1, DRAWN)[0])
    record = parse_record(text.encode())
    assert record.header.seal == DRAWN
    assert verify(record).draws == 4
    other = FiftyFifty(3, dealer=(dealer + 1) % 3)
    wrong = refused(write_record(random_record(other, Random(5), 1, DRAWN)[0]))
    assert wrong.refusal.message == "record-draw-differs"
    assert wrong.refusal.details()["key"] == "dealer"


def test_H2_seals_draw_every_seat_as_dealer_about_as_often() -> None:
    seals = [Seal(f"{number:064x}") for number in range(3000)]
    counts = Counter(seal.draw_dealer(4) for seal in seals)
    assert sorted(counts) == [0, 1, 2, 3]
    assert max(counts.values()) - min(counts.values()) < 180  # six standard deviations


def test_H2_a_seal_draws_the_same_cards_whoever_deals() -> None:
    assert DRAWN.draw(0).random() == Seal(SECRET, SALTS).draw(0).random()


def snippets(page: str, language: str) -> list[str]:
    text = (DOCS / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, re.DOTALL)


def refused(text: str) -> RecordRefused:
    with pytest.raises(RecordRefused) as caught:
        verify(parse_record(text.encode()))
    return caught.value


@pytest.mark.parametrize(
    ("game", "copied"),
    [
        (Fifty(3), None),
        (Fifty(3, COPIED_BOX), None),
        (Fifty(3, danger=True), None),
        (Fifty(3, COPIED_BOX, danger=True), "zones = [[1, 9], [5, 15], [20, 20], [30, 44],"),
        (FiftyFifty(3, dealer=1), None),
        (FiftyFifty(3, TIGHTROPE, dealer=1), None),
        (FiftyFifty(3, ODD_MOODS, dealer=1), "moods = [[0, 9], [9, 0], [0, 0], [0, 0], [5, 5],"),
    ],
)  # fmt: skip
def test_a_seal_comes_back_with_the_cards_of_a_copied_box(game: Any, copied: str | None) -> None:
    text = sealed_text(game)
    record = parse_record(text.encode())
    assert record.header.seal == Seal(SECRET, SALTS)
    assert (copied or "[chance]") in text
    assert ("zones" in text or "moods" in text) == (copied is not None)
    assert game == Fifty(3, COPIED_BOX) or record.game == game
    verify(record)


def test_a_table_where_nobody_could_add_salts_has_none() -> None:
    record, _ = random_record(Fifty(3), Random(5), 1, Seal(SECRET))
    text = write_record(record)
    assert "salts" not in text
    assert parse_record(text.encode()).header.seal == Seal(SECRET)


def test_salts_of_any_kind_come_back() -> None:
    salts = ("\u2028" + "." * 500, "👩\u200d🚀\x00\x7f\\", "]\n[chance]")
    record, _ = random_record(Fifty(3), Random(5), 1, Seal(SECRET, salts))
    verify(parse_record(write_record(record).encode()))


FIFTY, FIFTY_FIFTY = sealed_text(Fifty(3)), sealed_text(FiftyFifty(3))
BOX = sealed_text(Fifty(3, COPIED_BOX, danger=True))
COMMITMENT = Seal(SECRET).commitment


@pytest.mark.parametrize(
    ("text", "right", "wrong", "message"),
    [
        (FIFTY, SECRET, SECRET.upper(), "record-secret-misshapen"),
        (FIFTY, SECRET, SECRET[:-1], "record-secret-misshapen"),
        (FIFTY, SECRET, "é" * 64, "record-secret-misshapen"),
        (FIFTY, f'"{SECRET}"', "7", "record-wrong-type"),
        (FIFTY, SECRET, SECRET.replace("1f", "1e"), "record-commitment-differs"),
        (FIFTY, COMMITMENT, COMMITMENT[::-1], "record-commitment-differs"),
        (FIFTY, "commitment", "commitments", "record-unknown-key"),
        (FIFTY, f'secret = "{SECRET}"\n', "", "record-missing-key"),
        (FIFTY, f'commitment = "{COMMITMENT}"\n', "", "record-missing-key"),
        (FIFTY, '"tea", ', "", "record-salts-miscounted"),
        (FIFTY, '"tea", ', '"tea", "tea", ', "record-salts-miscounted"),
        (FIFTY, '["tea"', "[5", "record-wrong-type"),
        (FIFTY, "[chance]", "[[chance]]", "record-wrong-type"),
        (FIFTY, "[chance]", "[chance]\nmoods = [[1, 4]]", "record-unknown-key"),
        (FIFTY_FIFTY, "[chance]", "[chance]\nzones = [[1, 4]]", "record-unknown-key"),
        (FIFTY_FIFTY, "[chance]", "[chance]\nmoods = [[1, 4]]", "H10-moods-miscounted"),
        (FIFTY_FIFTY, "[chance]", f"[chance]\nmoods = {[[1, 10]] * 9}", "H10-mood-outside"),
        (BOX, "zones = [[1, 9]", "zones = [[1]", "record-no-pair"),
        (BOX, "zones = [[1, 9], ", "zones = [", "F16-zones-miscounted"),
        (BOX, "zones = [[1, 9]", "zones = [[0, 9]", "F16-zone-outside"),
        (BOX, BOX[BOX.index("zones") :], "zones = []", "F16-zones-miscounted"),
    ],
)  # fmt: skip
def test_a_slip_in_chance_is_refused(text: str, right: str, wrong: str, message: str) -> None:
    assert right in text
    found = refused(text.replace(right, wrong, 1))
    assert found.refusal.message == message
    assert found.place == Place()


def test_a_card_that_was_never_in_the_box_is_refused_by_the_referee() -> None:
    first = re.findall(r"danger = (.*)", BOX)[0]
    rounds, _, chance = BOX.partition("[chance]")
    found = refused(f"{rounds}[chance]{chance.replace(first, '[2, 3]')}")
    assert found.refusal.message == "F16-zone-not-left"
    assert found.place == Place(1)


def test_moods_of_the_edition_with_zeros_cannot_be_others() -> None:
    text = sealed_text(FiftyFifty(3, TIGHTROPE))
    found = refused(text.replace("[chance]", f"[chance]\nmoods = {[[1, 1]] * 9}"))
    assert found.refusal.message == "H11-zeros-elsewhere"


def without_hands(text: str) -> str:
    untold = re.sub(r"hands = \[\n(.*\n)*?\]\n", "", text)
    return re.sub(r"\[result\]\n(.*\n)*?\n", "", untold)


def test_what_a_record_does_not_tell_is_not_compared() -> None:
    untold = without_hands(sealed_text(FiftyFifty(3), share=0.5))
    assert "hands" not in untold
    assert verify(parse_record(untold.encode())).draws == 2


def test_without_hands_the_cards_that_were_played_tell() -> None:
    untold = without_hands(FIFTY_FIFTY)
    verify(parse_record(untold.encode()))
    *_, last = re.findall(r"cards = (\[.*\])", untold)
    played = set(map(int, re.findall(r"\d+", untold[untold.rindex("[[round]]") :])))
    other = min(set(range(1, 51)) - played)
    found = refused(untold.replace(last, re.sub(r"\d+\]", f"{other}]", last)))
    assert found.refusal.message == "record-play-undrawn"
    assert (found.place.round, found.place.trick) == (3, None)
    assert found.place.seat is not None


def test_a_hand_may_be_noted_in_any_order() -> None:
    turned = re.sub(
        r"(?<=  \[)[\d, ]+(?=\], +#)",
        lambda hand: ", ".join(sorted(hand[0].split(", "), key=int)),
        FIFTY_FIFTY,
    )
    assert turned != FIFTY_FIFTY
    verify(parse_record(turned.encode()))


def test_the_sealed_record_in_the_docs_can_be_verified() -> None:
    (text,) = [text for text in snippets("records.md", "toml") if "[chance]" in text]
    told = verify(parse_record(text.encode()))
    assert told.draws == 1
    assert f"commitment {told.commitment}\n" in (DOCS / "records.md").read_text(encoding="utf-8")


def test_a_program_that_only_knows_the_docs_verifies_alike() -> None:
    (program,) = snippets("chance.md", "python")
    first = re.findall(r"blocked = \[(\d)", FIFTY)[0]
    digits = re.findall(r"blocked = \[(.*)\]", FIFTY)[0].split(", ")
    other = next(digit for digit in "0123456789" if digit not in digits)
    stacked = FIFTY.replace(f"blocked = [{first}", f"blocked = [{other}", 1)
    for text, ending in ((FIFTY, ""), (stacked, "AssertionError: round 1 differs\n")):
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", program],
            input=text.encode(),
            capture_output=True,
            check=False,
        )
        assert done.stderr.decode().endswith(ending)
        assert (done.returncode == 0) == (ending == "")
