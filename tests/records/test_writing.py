"""What is written is what was told, and nothing else."""

from __future__ import annotations

from fifties.games.registry import parse_record, write_record

STOPPED = """
game = "fifty-fifty"
players = ["Nora", "Jonas", "Bernd"]
[[round]]
tricks = [
  { mood = [2, 5], cards = [1, 2, 3] },
  { mood = [5, 2], cards = [6, 4, 5] },
]
"""


def test_no_hand_and_no_mood_is_invented() -> None:
    text = write_record(parse_record(STOPPED.encode()))
    assert "hands" not in text
    assert text.count("mood") == 2


def test_a_mood_that_was_told_before_any_card_stays() -> None:
    last = "cards = [6, 4, 5] },\n"
    told = STOPPED.replace(last, last + "  { mood = [3, 3], cards = [] },\n")
    assert "{ mood = [3, 3], cards = [] }" in write_record(parse_record(told.encode()))


def test_texts_of_any_kind_come_back() -> None:
    note = 'a "quote", a \\ backslash,\na line\ttab, \x7f and 👑'
    escaped = note.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    escaped = escaped.replace("\t", "\\t").replace("\x7f", "\\u007f")
    record = parse_record(STOPPED.replace("[[round]]", f'note = "{escaped}"\n[[round]]').encode())
    assert record.header.note == note
    assert parse_record(write_record(record).encode()).header == record.header
