"""The kit of an event: what is in it, and that nothing in it can be changed unnoticed."""

from __future__ import annotations

import csv
import io
import json
import re
import zipfile
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import pytest
from msgspec.structs import replace

from fifties.core.verification import verify
from fifties.games.registry import parse_record, score_sheet
from fifties.kit import refusals
from fifties.kit.archive import pack, unpack
from fifties.kit.bundle import make_kit
from fifties.kit.bundle_check import check_kit
from fifties.kit.csv_lines import write_time
from fifties.kit.erasure import erase, leave_names_out
from fifties.kit.manifest import GameEnd, list_part, read_manifest
from fifties.kit.refusals import KitRefused
from fifties.kit.signature import SigningKey
from fifties.table import entries, requests
from fifties.table.fifty_fifty import FiftyFiftySettings

from commands import run
from kit_tables import KEY, MORNING, ODD_NAMES, gathered_party, play_game, played_party
from tables import SimulatedTable
from terminals import exit_code, spawn

GAME = "games/FIFTY-1"
ALL_PARTS = [
    *("manifest.json", "signature.txt", "participants.csv"),
    *(f"{GAME}/{part}" for part in ("seals.json", "choices.csv", "count.csv", "results.csv")),
    *(f"{GAME}/record.toml", "names.csv"),
]


@pytest.fixture(scope="module")
def party() -> SimulatedTable:
    return played_party()


@pytest.fixture(scope="module")
def kit(party: SimulatedTable) -> bytes:
    return make_kit(party.rows, KEY)


def rows_of(kit: bytes, part: str) -> list[dict[str, str]]:
    """Read a part as any program does that knows zip and CSV."""
    with zipfile.ZipFile(io.BytesIO(kit)) as archive:
        return [*csv.DictReader(io.StringIO(archive.read(part).decode()))]


def refused(kit: bytes, expected: str | None = None) -> KitRefused:
    with pytest.raises(KitRefused) as caught:
        check_kit(kit, expected)
    return caught.value


def test_a_kit_holds_who_played_what_was_written_the_count_and_the_results(
    party: SimulatedTable, kit: bytes
) -> None:
    checked = check_kit(kit)
    assert [*unpack(kit)] == ALL_PARTS
    assert checked.manifest.participants == 10
    assert [checked.names[number] for number in range(1, 9)] == [*ODD_NAMES]
    participants = rows_of(kit, "participants.csv")
    assert [row["bot"] for row in participants] == [""] * 8 + ["beginner"] * 2
    assert participants[0]["joined"] == write_time(MORNING)
    choices = rows_of(kit, f"{GAME}/choices.csv")
    assert len(choices) == 4 * 10 + 1
    assert {row["by"] for row in choices if row["participant"] in {"9", "10"}} == {"bot"}
    count = rows_of(kit, f"{GAME}/count.csv")
    called = [int(row["number"]) for row in count if row["round"] == "1"]
    assert called == [*range(1, party.play.game.top + 1)]
    sheet = score_sheet(parse_record(unpack(kit)[f"{GAME}/record.toml"]))
    points = {row["participant"]: int(row["points"]) for row in rows_of(kit, f"{GAME}/results.csv")}
    assert [points[number] for number in sheet["players"]] == [*sheet["totals"]]


def test_a_choice_that_was_replaced_is_kept_and_the_last_one_counts(kit: bytes) -> None:
    mine = [
        row["choice"]
        for row in rows_of(kit, f"{GAME}/choices.csv")
        if (row["round"], row["participant"]) == ("2", "3")
    ]
    assert len(mine) == 2
    assert mine[0] == "1 2 3 4 5"
    record = parse_record(unpack(kit)[f"{GAME}/record.toml"])
    written = score_sheet(record)["players"].index("3")
    assert written == 2
    assert mine[1] in " ".join(unpack(kit)[f"{GAME}/record.toml"].decode().replace(",", "").split())


def test_the_record_of_a_kit_holds_no_names_and_its_draws_follow_from_the_secret(
    party: SimulatedTable, kit: bytes
) -> None:
    text = unpack(kit)[f"{GAME}/record.toml"].decode()
    assert not any(name in text for name in ODD_NAMES)
    assert verify(parse_record(text)).commitment == party.play.seal.commitment
    seals = json.loads(unpack(kit)[f"{GAME}/seals.json"])
    assert [salt["participant"] for salt in seals["salts"]] == [2, 4]


def test_the_seals_of_a_kit_are_those_that_were_shown_before_each_count(
    party: SimulatedTable, kit: bytes
) -> None:
    rounds = check_kit(kit).games[0].seals.rounds
    shown = [row.entry for row in party.rows if isinstance(row.entry, entries.ChoicesSealed)]
    assert [one.choices and one.choices.seal for one in rounds] == [one.seal for one in shown]
    assert len({one.key for one in shown}) == 4


def test_a_party_that_is_no_event_has_shown_no_seals_and_its_kit_says_so() -> None:
    live = gathered_party(3, 0)
    plain = replace(live.table.settings, event=None)
    live.ask(live.host, requests.Configure, settings=plain)
    play_game(live)
    checked = check_kit(make_kit(live.rows, KEY))
    assert {one.choices for one in checked.games[0].seals.rounds} == {None}


def test_the_same_log_and_key_make_the_same_bytes_on_any_day(
    party: SimulatedTable, kit: bytes
) -> None:
    assert make_kit(party.rows, KEY) == kit


def contents(kit: bytes) -> list[str]:
    """Return for every byte of the file the part whose content it is, or nothing around parts."""
    found = [""] * len(kit)
    with zipfile.ZipFile(io.BytesIO(kit)) as archive:
        for info in archive.infolist():
            begin = info.header_offset + 30 + len(info.filename)
            found[begin : begin + info.file_size] = [info.filename] * info.file_size
    return found


def test_any_changed_byte_is_noticed_and_the_part_is_named(kit: bytes) -> None:
    long = [f"{GAME}/{part}" for part in ("choices.csv", "count.csv", "record.toml")]
    where = contents(kit)
    assert {*where} == {*ALL_PARTS, ""}
    for place, part in enumerate(where):
        # Every byte around the parts, and of their contents some, with every bit.
        if part and place % (61 if part in long else 7):
            continue
        changed = bytearray(kit)
        changed[place] ^= 1 << place % 8
        wrong = refused(bytes(changed)).part
        # Around the parts a name may have been changed, and then that part is missing.
        assert wrong == part if part else wrong, (place, part, wrong)


@pytest.mark.parametrize("change", [lambda kit: kit[:-1], lambda kit: kit + b"\0", lambda _: b""])
def test_a_kit_that_is_cut_short_or_goes_on_is_refused(
    kit: bytes, change: Callable[[bytes], bytes]
) -> None:
    assert refused(change(kit)).part == "zip"


def test_a_kit_that_another_program_packed_again_is_refused(kit: bytes) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as archive:
        for name, content in unpack(kit).items():
            archive.writestr(name, content)
    assert refused(packed.getvalue()).part.startswith("zip")


# Names


def test_erasing_a_person_leaves_everything_provable(kit: bytes) -> None:
    erased = erase(kit, [3, 6])
    assert {*check_kit(kit).names} - {*check_kit(erased).names} == {3, 6}
    for name in (ODD_NAMES[2], ODD_NAMES[5]):
        assert name.partition(",")[0].encode() not in erased
    assert check_kit(erased).games == check_kit(kit).games
    with pytest.raises(KitRefused) as caught:
        erase(erased, [3])
    assert (caught.value.part, caught.value.refusal) == (
        "names.csv",
        refusals.NoSuchParticipant(3),
    )


def test_names_can_be_left_out_from_the_beginning_or_later(
    party: SimulatedTable, kit: bytes
) -> None:
    without = make_kit(party.rows, KEY, names=False)
    assert without == leave_names_out(kit)
    assert check_kit(without).names == {}
    assert check_kit(without).manifest == check_kit(kit).manifest


def test_a_name_cannot_be_found_by_trying_names_without_its_salt(kit: bytes) -> None:
    hashed = rows_of(kit, "participants.csv")[0]["name_sha256"]
    assert sha256(b"fifties name 1\n1\n\nAna").hexdigest() != hashed
    salt = rows_of(kit, "names.csv")[0]["salt"]
    assert sha256(f"fifties name 1\n1\n{salt}\nAna".encode()).hexdigest() == hashed


# Whoever has the key


def signed_again(
    kit: bytes, changes: dict[str, Callable[[str], str]], key: SigningKey = KEY
) -> bytes:
    """Change parts as a server could that lies, with its own signature."""
    parts = unpack(kit)
    for name, change in changes.items():
        part = next(one for one in parts if one.rpartition("/")[2].partition(".")[0] == name)
        changed = change(parts[part].decode()).encode()
        assert changed != parts[part]
        parts[part] = changed
    manifest = read_manifest(parts["manifest.json"])
    listed = tuple(list_part(one.name, parts[one.name]) for one in manifest.parts)
    parts["manifest.json"] = replace(manifest, parts=listed).encode()
    parts["signature.txt"] = key.sign(parts["manifest.json"]).encode()
    return pack(parts)


def swapped(line: int) -> Callable[[str], str]:
    """Swap a line with the next one."""

    def swap(text: str) -> str:
        lines = text.split("\n")
        lines[line], lines[line + 1] = lines[line + 1], lines[line]
        return "\n".join(lines)

    return swap


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"choices": lambda text: text.replace(",1 2 3 4 5,", ",1 2 3 4 6,")}, "choices.csv"),
        ({"choices": lambda text: text.replace(",bot\n", ",\n", 1)}, "choices.csv"),
        ({"choices": lambda text: text.replace("1,1,", "1,99,", 1)}, "choices.csv"),
        ({"choices": swapped(3)}, "choices.csv"),
        ({"count": lambda text: text.replace("takes", "keeps", 1)}, "count.csv"),
        ({"count": swapped(40)}, "count.csv"),
        ({"count": lambda text: text.rsplit("\n", 2)[0] + "\n"}, "count.csv"),
        ({"results": swapped(1)}, "results.csv"),
        ({"record": lambda text: text.replace('date = "2', 'date = "3')}, None),
        ({"record": lambda text: text.replace("salt of 1", "salt of 2")}, "record.toml"),
        ({"record": lambda text: text.replace('"10"]', '"11"]')}, "record.toml"),
        ({"seals": lambda text: text.replace('"drawn": "2', '"drawn": "3', 1)}, "seals.json"),
        ({"seals": lambda text: text.replace('"seal": "', '"seal": "0', 1)}, "choices.csv"),
        ({"seals": lambda text: text.replace('"key": "', '"key": "0', 1)}, "choices.csv"),
        ({"seals": lambda text: text.replace('"shown": "2', '"shown": "3', 1)}, "seals.json"),
        ({"participants": lambda text: text.replace("\n10,", "\n11,")}, "names.csv"),
        ({"participants": lambda text: text.rsplit("\n", 2)[0] + "\n"}, "participants.csv"),
    ],
)
def test_parts_that_do_not_follow_from_the_record_are_named_whoever_signed_them(
    kit: bytes, changes: dict[str, Callable[[str], str]], part: str | None
) -> None:
    changed = signed_again(kit, changes)
    if part is None:
        check_kit(changed)
    else:
        assert refused(changed).part.endswith(part)


def test_a_kit_signed_with_another_key_has_another_fingerprint(kit: bytes) -> None:
    fingerprint = check_kit(kit).fingerprint
    assert check_kit(kit, fingerprint.upper().replace(" ", "")).fingerprint == fingerprint
    other = signed_again(kit, {}, SigningKey(b"x" * 32))
    assert check_kit(other).fingerprint != fingerprint
    assert isinstance(refused(other, fingerprint).refusal, refusals.OtherKey)


# Several games and tables


def test_games_that_were_broken_off_are_listed_without_their_choices() -> None:
    live = gathered_party(3, 0)
    live.start()
    live.act(0)
    live.ask(live.host, requests.Abandon)
    with pytest.raises(KitRefused) as caught:
        make_kit(live.rows, KEY)
    assert caught.value.refusal == refusals.NothingFinished()
    play_game(live)
    live.start()
    checked = check_kit(make_kit(live.rows, KEY))
    ends = [game.end for game in checked.manifest.games]
    assert ends == [GameEnd.BROKEN_OFF, GameEnd.FINISHED, GameEnd.PLAYING]
    assert [game.listed.number for game in checked.games] == [2]
    secrets = {row.entry.secret for row in live.rows if isinstance(row.entry, entries.Sealed)}
    told = [one for one in secrets if one in str(checked.games)]
    assert len(told) == 1


def test_a_game_of_which_kits_know_nothing_is_refused() -> None:
    live = SimulatedTable(FiftyFiftySettings(seats=3, pace="at-once"))  # type: ignore[arg-type] # decoded
    live.seat(3)
    live.start()
    live.play_on()
    with pytest.raises(KitRefused) as caught:
        make_kit(live.rows, KEY)
    assert caught.value.refusal == refusals.GameWithoutKit("fifty-fifty")


def test_how_far_the_check_of_a_kit_is_goes_up_to_its_end(kit: bytes) -> None:
    shares: list[float] = []
    check_kit(kit, on_progress=shares.append)
    assert len(shares) >= 5
    assert shares == sorted(shares)
    assert shares[-1] == 1.0


def test_on_a_terminal_a_bar_shows_how_far_the_check_is_and_goes_away(
    kit: bytes, tmp_path: Path
) -> None:
    file = tmp_path / "event.zip"
    file.write_bytes(kit)
    child = spawn("verify", "--lang", "en", str(file))
    child.expect("Checking the kit .* 0/100")
    child.expect("\r\x1b\\[K" + re.escape(f"{file}: signed, and nothing was changed since"))
    assert exit_code(child) == 0
    # Nothing of it comes to a file.
    assert run("verify", str(file)).stderr == ""
