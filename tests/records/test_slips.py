"""A record with a slip in it is refused with its place and its rule."""

from __future__ import annotations

from pathlib import Path

import pytest

from fifties.core.document import MOST_BYTES
from fifties.core.record import Place, RecordRefused, final_state
from fifties.core.record_parts import MOST_PLAYERS
from fifties.games.fifty import Fifty
from fifties.games.fifty.table_size import BOXES, ROUNDS
from fifties.games.registry import parse_record, score_sheet, write_record
from fifties.table.member_names import MOST_BYTES as LONGEST_NAME

FIFTY = """
game = "fifty"
players = ["Sabin", "Theo", "Yann"]

[[round]]
blocked = [0, 2, 6, 8]
picks = [
  [1, 11, 21, 31, 41],
  [3, 13, 23, 33, 47],
  [7, 17, 27, 37, 49],
]

[[round]]
blocked = [0, 2, 6, 8]
picks = [
  [4, 14, 24, 34, 44],
  [3, 13, 23, 33, 47],
  [7, 17, 27, 37, 49],
]
"""

FIFTY_FIFTY = """
game = "fifty-fifty"
players = ["Nora", "Jonas", "Bernd"]

[[round]]
hands = [
  [1, 4, 7, 10, 13, 16, 19, 22, 25],
  [2, 5, 8, 11, 14, 17, 20, 23, 26],
  [3, 6, 9, 12, 15, 18, 21, 24, 27],
]
tricks = [
  { mood = [2, 5], cards = [1, 2, 3] },
  { mood = [5, 2], cards = [6, 4, 5] },
  { mood = [3, 3], cards = [9, 7] },
]
"""

SLIPS = [
    # what is changed into what, where it is found, what the message is called
    (FIFTY, 'game = "fifty"', 'game = "sixty"', Place(), "record-unknown-game"),
    (FIFTY, 'game = "fifty"', "", Place(), "record-missing-key"),
    (FIFTY, 'game = "fifty"', "game = 50", Place(), "record-wrong-type"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nversion = 2', Place(), "record-unknown-version"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nversion = "1"', Place(), "record-wrong-type"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nplayer = 3', Place(), "record-unknown-key"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nedition = "zoch"', Place(), "record-unknown-edition"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\ndealer = 1', Place(), "record-unknown-key"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\ndate = 5', Place(), "record-wrong-type"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nbonus = [1, 1, 2, 1]', Place(), "F14-bonus-misshapen"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nbonus = [1, 1, 2, 1, -1]', Place(), "F14-bonus-misshapen"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nbonus = [[1, 1, 2, 1, 1]]', Place(), "F14-bonus-misshapen"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nbonus = 1', Place(), "record-wrong-type"),
    (FIFTY, 'players = ["Sabin", "Theo", "Yann"]', "", Place(), "record-missing-key"),
    (FIFTY, '"Yann"]', '"Theo"]', Place(), "record-name-twice"),
    (FIFTY, '"Yann"]', '" Theo "]', Place(), "record-name-twice"),
    (FIFTY, '"Yann"]', '"  "]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', '"a\\nb"]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', '"\u200b"]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', '"Theo\u200b"]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', '"\u202eYann"]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', '"\u200d"]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', '"👩\u200d🚀"]', None, None),
    (FIFTY, '"Yann"]', '"यान्न"]', None, None),
    (FIFTY, '"Yann"]', f'"{"x" * 61}"]', Place(), "record-name-unusable"),
    (FIFTY, '"Yann"]', "5]", Place(), "record-wrong-type"),
    (FIFTY, ', "Yann"]', "]", Place(), "F1-too-few-players"),
    (FIFTY, '"Yann"]', '"Yann", "Ana"]', Place(1), "F3-tokens-miscounted"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6]", Place(1), "F3-tokens-miscounted"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 6]", Place(1), "F3-token-twice"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 18]", Place(1), "F3-no-such-token"),
    (FIFTY, "blocked = [0, 2, 6, 8]\n", "", Place(1), "F3-tokens-miscounted"),
    (FIFTY, "blocked = [0, 2, 6, 8]", "blocked = 2", Place(1), "record-wrong-type"),
    (FIFTY, "blocked = [0, 2, 6, 8]", "bloked = [0, 2, 6, 8]", Place(1), "record-unknown-key"),
    (FIFTY, "blocked = [0, 2, 6, 8]", "blocked = [0, 2, 6, true]", Place(1), "record-wrong-type"),
    (FIFTY, "[1, 11, 21, 31, 41]", "[1, 11, 21, 31]", Place(1, seat=0), "F5-numbers-miscounted"),
    (FIFTY, "[1, 11, 21, 31, 41]", "[]", Place(1, seat=0), "F5-numbers-miscounted"),
    (FIFTY, "[4, 14, 24, 34, 44]", "[4, 14, 24, 34, 48]", Place(2, seat=0), "F5-ending-blocked"),
    (FIFTY, "[4, 14, 24, 34, 44]", "[14, 4, 24, 34, 44]", Place(2, seat=0), "F5-not-ascending"),
    (FIFTY, "[4, 14, 24, 34, 44]", "[4, 4, 24, 34, 44]", Place(2, seat=0), "F5-number-twice"),
    (FIFTY, "[4, 14, 24, 34, 44]", "[4, 14, 24, 34, 51]", Place(2, seat=0), "F5-number-outside"),
    (FIFTY, "[4, 14, 24, 34, 44]", "[4, 14, 24, 34, 44.0]", Place(2, seat=0), "record-wrong-type"),
    (FIFTY, "[4, 14, 24, 34, 44]", '"all"', Place(2), "record-wrong-type"),
    (FIFTY, "  [4, 14, 24, 34, 44],\n", "", Place(2), "F5-choices-miscounted"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 8]\ndanger = [1, 10]", Place(2), "F16-zone-twice"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 8]\ndanger = [2, 10]", Place(2), "F16-zone-twice"),
    (FIFTY, 'game = "fifty"', 'game = "fifty"\nbox = "mine"', Place(), "record-unknown-word"),
    (FIFTY, "blocked = [0, 2, 6, 8]\npicks = [\n  [1", "blocked = [0, 2, 6, 8]\ndanger = [1, 10]\npicks = [\n  [1", Place(2), "F16-danger-missing"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 8]\ndanger = [1]", Place(1), "F16-zone-miscounted"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 8]\ndanger = [9, 1]", Place(1), "F16-zone-backwards"),
    (FIFTY, "[0, 2, 6, 8]", "[0, 2, 6, 8]\ndanger = [1, 50]", Place(1), "F16-zone-outside"),
    (FIFTY, "[[round]]", "[round]", Place(), "record-not-toml"),
    (FIFTY, FIFTY[FIFTY.index("[[round]]") :], "", Place(), "record-no-rounds"),
    (FIFTY, FIFTY[FIFTY.index("[[round]]") :], "round = []", Place(), "record-no-rounds"),
    (FIFTY, FIFTY[FIFTY.index("[[round]]") :], "round = [1]", Place(), "record-wrong-type"),
    (FIFTY, "picks = [\n  [1, 11, 21, 31, 41],\n  [3, 13, 23, 33, 47],\n  [7, 17, 27, 37, 49],\n]\n\n", "", Place(1), "record-round-incomplete"),
    (FIFTY_FIFTY, '"Bernd"]', '"Bernd", "Sascha"]', Place(1, 1), "H4-cards-miscounted"),
    (FIFTY_FIFTY, ', "Bernd"]', "]", Place(), "H1-wrong-players"),
    (FIFTY_FIFTY, '"Bernd"]', '"A", "B", "C", "D"]', Place(), "H1-wrong-players"),
    (FIFTY_FIFTY, "[[round]]", "dealer = 3\n[[round]]", Place(), "H2-no-such-dealer"),
    (FIFTY_FIFTY, "[[round]]", 'dealer = "Nora"\n[[round]]', Place(), "record-wrong-type"),
    (FIFTY_FIFTY, "[[round]]", "bonus = [1, 1, 2, 1, 1]\n[[round]]", Place(), "record-unknown-key"),
    (FIFTY_FIFTY, "[[round]]", 'edition = "iello"\n[[round]]', Place(), "record-unknown-edition"),
    (FIFTY_FIFTY, "[1, 4, 7, 10, 13, 16, 19, 22, 25]", "[1, 4, 7, 10, 13, 16, 19, 22]", Place(1), "H3-hand-miscounted"),
    (FIFTY_FIFTY, "[1, 4, 7, 10, 13, 16, 19, 22, 25]", "[1, 4, 7, 10, 13, 16, 19, 22, 26]", Place(1), "H3-dealt-twice"),
    (FIFTY_FIFTY, "[1, 4, 7, 10, 13, 16, 19, 22, 25]", "[1, 4, 7, 10, 13, 16, 19, 22, 51]", Place(1), "H3-no-such-card"),
    (FIFTY_FIFTY, "  [1, 4, 7, 10, 13, 16, 19, 22, 25],\n", "", Place(1), "H3-hands-miscounted"),
    (FIFTY_FIFTY, "cards = [6, 4, 5]", "cards = [6, 4, 6]", Place(1, 2, 1), "H3-played-already"),
    (FIFTY_FIFTY, "cards = [6, 4, 5]", "cards = [6, 5, 4]", Place(1, 2, 0), "H4-not-in-hand"),
    (FIFTY_FIFTY, "cards = [6, 4, 5]", "cards = [6, 1, 5]", Place(1, 2, 0), "H3-played-already"),
    (FIFTY_FIFTY, "cards = [6, 4, 5]", "cards = [6, 99, 5]", Place(1, 2, 0), "H3-no-such-card"),
    (FIFTY_FIFTY, "cards = [6, 4, 5]", "cards = [6, 4]", Place(1, 2), "H4-cards-miscounted"),
    (FIFTY_FIFTY, "cards = [9, 7]", "cards = [9, 7, 8, 10]", Place(1, 3), "H4-cards-miscounted"),
    (FIFTY_FIFTY, "cards = [9, 7]", "karten = [9, 7]", Place(1, 3), "record-unknown-key"),
    (FIFTY_FIFTY, "mood = [3, 3], ", "", Place(1, 3), "record-missing-key"),
    (FIFTY_FIFTY, "mood = [3, 3]", "mood = [3]", Place(1, 3), "H10-mood-miscounted"),
    (FIFTY_FIFTY, "mood = [3, 3]", "mood = [3, 10]", Place(1, 3), "H10-mood-outside"),
    (FIFTY_FIFTY, "mood = [3, 3]", "mood = [2, 5]", Place(1, 3), "H3-mood-twice"),
    (FIFTY_FIFTY, "mood = [3, 3]", "mood = [3, 4]", None, None),
    (FIFTY_FIFTY, "[[round]]", 'edition = "tightrope"\n[[round]]', Place(1, 1), "H11-mood-impossible"),
    (FIFTY_FIFTY, FIFTY_FIFTY[FIFTY_FIFTY.index("tricks") :], "", None, None),
    (FIFTY_FIFTY, FIFTY_FIFTY[FIFTY_FIFTY.index("tricks") :], "tricks = []", None, None),
    (FIFTY_FIFTY, FIFTY_FIFTY[FIFTY_FIFTY.index("tricks") :], "tricks = 3", Place(1), "record-wrong-type"),
    (FIFTY_FIFTY, FIFTY_FIFTY, FIFTY_FIFTY + "[[round]]\ntricks = []\n", Place(1), "H4-tricks-miscounted"),
    (FIFTY, FIFTY, FIFTY + "[result]\ntotals = [19, 19, 19]\n", Place(seat=0), "F13-total-differs"),
    (FIFTY, FIFTY, FIFTY + "[result]\ntotals = [19, 19]\n", Place(), "F13-totals-miscounted"),
    (FIFTY, FIFTY, FIFTY + '[result]\nwinners = ["Theo"]\n', Place(), "F15-winners-differ"),
    (FIFTY, FIFTY, FIFTY + '[result]\nwinners = ["Anna"]\n', Place(), "record-no-such-winner"),
    (FIFTY, FIFTY, FIFTY + "[result]\nwinners = []\n", None, None),
    (FIFTY, FIFTY, FIFTY + "[result]\nscores = []\n", Place(), "record-unknown-key"),
    (FIFTY, FIFTY, FIFTY + "result = 3\n", Place(2), "record-unknown-key"),
    (FIFTY_FIFTY, FIFTY_FIFTY, FIFTY_FIFTY + "[result]\ntotals = [0, 0, 1]\n", Place(seat=2), "H8-total-differs"),
    (FIFTY_FIFTY, FIFTY_FIFTY, FIFTY_FIFTY + '[result]\nwinners = ["Nora"]\n', Place(), "H9-winners-differ"),
]  # fmt: skip


@pytest.mark.parametrize(("text", "right", "wrong", "place", "message"), SLIPS)
def test_a_slip_is_found_where_it_is(
    text: str, right: str, wrong: str, place: Place | None, message: str | None
) -> None:
    assert right in text
    if right == FIFTY[FIFTY.index("[[round]]") :] or (
        "danger" in wrong and message != "F16-danger-missing"
    ):
        changed = text.replace(right, wrong)
    else:
        changed = text.replace(right, wrong, 1)
    if message is None:
        parse_record(changed.encode())
        return
    with pytest.raises(RecordRefused) as caught:
        parse_record(changed.encode())
    assert caught.value.refusal.message == message
    assert caught.value.place == place


def test_F16_a_danger_card_turns_up_twice_only_in_a_copied_box() -> None:
    text = FIFTY.replace("[0, 2, 6, 8]", "[0, 2, 6, 8]\ndanger = [1, 10]")
    copied = text.replace('game = "fifty"', 'game = "fifty"\nbox = "copied"')
    record = parse_record(copied.encode())
    assert record.game.edition.reconstructed == ("bonus",)
    assert 'box = "copied"' in write_record(record)
    assert parse_record(write_record(record).encode()) == record


def test_H3_a_mood_turns_up_twice_a_round_only_in_a_copied_box() -> None:
    text = FIFTY_FIFTY.replace("mood = [3, 3]", "mood = [2, 5]")
    copied = text.replace("[[round]]", 'box = "copied"\ndealer = 2\n[[round]]')
    record = parse_record(copied.encode())
    assert record.game.edition.reconstructed == ()
    assert parse_record(write_record(record).encode()) == record


def test_H3_the_same_mood_may_turn_up_in_another_round() -> None:
    data = Path(__file__).parents[1] / "data/records/fifty-fifty/three-players.toml"
    record = parse_record(data.read_bytes())
    moods = [trick.mood for done in final_state(record).standing.rounds for trick in done.tricks]
    assert len(set(moods)) < len(moods)


def test_the_records_without_slips_are_fine() -> None:
    assert score_sheet(parse_record(FIFTY.encode()))["crowns"] == (0, 0, 1)
    assert score_sheet(parse_record(FIFTY_FIFTY.encode()))["rounds"][0]["points"] is None


def test_without_hands_a_card_played_twice_is_found_all_the_same() -> None:
    start, end = FIFTY_FIFTY.index("hands"), FIFTY_FIFTY.index("tricks")
    text = FIFTY_FIFTY[:start] + FIFTY_FIFTY[end:]
    parse_record(text.encode())
    for wrong, message in (("[6, 4, 1]", "H3-played-already"), ("[6, 4, 0]", "H3-no-such-card")):
        with pytest.raises(RecordRefused) as caught:
            parse_record(text.replace("[6, 4, 5]", wrong).encode())
        assert caught.value.refusal.message == message
        assert caught.value.place == Place(1, 2, 1)


def test_a_round_after_the_end_is_refused() -> None:
    rounds = FIFTY[FIFTY.index("[[round]]") :]
    with pytest.raises(RecordRefused) as caught:
        parse_record((FIFTY + rounds + rounds).encode())
    assert caught.value.refusal.message == "F12-won-already"
    assert caught.value.place == Place(5)


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "record-empty"),
        (b" \n\t\n", "record-empty"),
        (b"\xff\xfe\x00\x01binary", "record-not-text"),
        (b"\x00" * 100, "record-not-toml"),
        (b"game =", "record-not-toml"),
        (b"game = 'fifty", "record-not-toml"),
        (b"this is no record", "record-not-toml"),
        (b"game = 1" + b"0" * 5000, "record-not-toml"),
        (b"a = " + b"[" * 100_000, "record-too-nested"),
        (b"#" * (MOST_BYTES + 1), "record-too-large"),
        (b"a" + b".a" * 200_000 + b" = 1", "record-too-nested"),
        (b"[" + b"a." * 200_000 + b"a]", "record-too-nested"),
        (b"\xef\xbb\xbfgame = 'chess'", "record-unknown-game"),
    ],
)
def test_what_is_no_record_is_refused_clearly(data: bytes, message: str) -> None:
    with pytest.raises(RecordRefused) as caught:
        parse_record(data)
    assert caught.value.refusal.message == message


def test_a_record_of_the_largest_party_with_the_longest_names_can_be_read() -> None:
    top = Fifty(MOST_PLAYERS).top
    a_round = len(repr([top] * BOXES)) + len("  ,\n")
    a_name = LONGEST_NAME + len('"",\n  ')
    assert MOST_PLAYERS * (ROUNDS * a_round + a_name) < MOST_BYTES


def test_a_crowd_that_no_record_holds_is_refused() -> None:
    names = ", ".join(f'"P{number}"' for number in range(20_001))
    with pytest.raises(RecordRefused) as caught:
        parse_record(f'game = "fifty"\nplayers = [{names}]\n[[round]]\n'.encode())
    assert caught.value.refusal.message == "record-too-many-players"


def test_the_winner_by_a_second_crown_is_checked_by_that_rule() -> None:
    rounds = FIFTY[FIFTY.index("[[round]]") :]
    text = FIFTY + rounds + '[result]\nwinners = ["Theo"]\n'
    with pytest.raises(RecordRefused) as caught:
        parse_record(text.encode())
    assert caught.value.refusal.message == "F12-winner-differs"


def test_tokens_may_be_written_in_any_order() -> None:
    mixed = FIFTY.replace("[0, 2, 6, 8]", "[8, 0, 6, 2]")
    assert mixed != FIFTY
    assert score_sheet(parse_record(mixed.encode())) == score_sheet(parse_record(FIFTY.encode()))


def test_a_date_may_be_written_as_toml_writes_dates() -> None:
    record = parse_record(
        FIFTY.replace('game = "fifty"', 'game = "fifty"\ndate = 2026-11-15').encode()
    )
    assert record.header.date == "2026-11-15"
