"""`fifties play` as people use it, through pipes and in a real terminal."""

from __future__ import annotations

import json
import re
import signal
from pathlib import Path

import pexpect
import pytest

from fifties.bots import levels
from fifties.core.record import Entry
from fifties.games.fifty_fifty import Play
from fifties.games.registry import parse_record, score_sheet
from fifties.locales import LANGUAGES, Speech
from fifties.table.timeline import build
from fifties.terminal.mentions import own_mentions
from fifties.words import Words

from commands import DATA, FIFTIES, PATIENCE, complaint, run


def spawn(*arguments: str) -> pexpect.spawn[str]:
    """Start `fifties play --plain` in a terminal of its own."""
    environment = {"TERM": "xterm", "LANG": "C.UTF-8", "PATH": "/usr/bin:/bin"}
    environment["FIFTIES_DATA"] = DATA.name
    child = pexpect.spawn(
        FIFTIES,
        ["play", "--plain", *arguments],
        env=environment,
        encoding="utf-8",
        timeout=PATIENCE,
    )
    child.setecho(False)
    return child


def matched(child: pexpect.spawn[str]) -> str:
    """Return what the last expected pattern caught."""
    assert isinstance(child.match, re.Match)
    return str(child.match.group(1))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_bots_play_fifty_fifty_among_themselves(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    done = run(
        "play", "fifty-fifty", "--players", str(players), "--people", "0", "--record", str(path)
    )
    assert f"The record is in {path}." in done.stdout
    result = score_sheet(parse_record(path.read_bytes()))
    assert result["finished"]
    assert len(result["rounds"]) == players


@pytest.mark.parametrize("players", [3, 7, 8, pytest.param(30, marks=pytest.mark.soak)])
def test_bots_play_fifty_among_themselves(players: int, tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    table = ("--players", str(players), "--people", "0", "--danger")
    run("play", "fifty", *table, "--record", str(path))
    assert score_sheet(parse_record(path.read_bytes()))["finished"]


def test_the_same_seed_is_the_same_game() -> None:
    table = ("play", "fifty", "--players", "5", "--people", "0")
    assert run(*table, "--seed", "7").stdout == run(*table, "--seed", "7").stdout
    assert run(*table, "--seed", "7").stdout != run(*table, "--seed", "8").stdout


def test_bots_come_in_the_levels_that_there_are() -> None:
    table = ("play", "fifty", "--players", "5", "--people", "0", "--seed", "7")
    assert run(*table, "--bots", "beginner").stdout != run(*table, "--bots", "steady").stdout
    refused = complaint("play", "fifty", "--bots", "champion")
    assert "invalid choice" in refused
    assert levels("fifty") == levels("fifty-fifty")
    assert ", ".join(levels("fifty")) in refused.replace("'", "")


def test_a_person_plays_a_whole_game_of_fifty_through_a_pipe(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    typed = "".join("1 12 23 34 45\n\n" for _ in range(4))
    done = run("play", "fifty", "--players", "8", "--record", str(path), typed=typed)
    assert "Player 1, you wrote 1 12 23 34 45." in done.stdout
    result = json.loads(run("replay", "--json", str(path)).stdout)
    assert result["finished"]
    assert result["players"][0] == "Player 1"


def test_numbers_may_come_in_any_order_and_be_replaced() -> None:
    typed = "45, 34 23 12 1\n9 8 7 6 5\n\nq\n"
    done = run("play", "fifty", "--players", "7", typed=typed)
    assert "you wrote 1 12 23 34 45" in done.stdout
    assert "you wrote 5 6 7 8 9" in done.stdout
    assert re.search(r"5. 6. 7. 8. 9.", done.stdout), "the numbers of the round"


def test_a_wrong_answer_is_explained_and_asked_again() -> None:
    typed = "1 2 3\n1 2 3 4 50\nfour\n1 1 2 3 4\n?\nq\n"
    done = run("play", "fifty", "--players", "7", typed=typed)
    for words in (
        "3 numbers are written; write exactly 5.",
        "50 is outside 1 to 49.",
        "“four” is not a number that can be used here.",
        "1 is written twice",
        "Five different numbers",
        "Stopped here.",
    ):
        assert words in done.stdout


def test_a_person_plays_fifty_fifty_and_only_cards_in_hand_are_taken(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    child = spawn("fifty-fifty", "--players", "3", "--seed", "5", "--record", str(path))
    child.expect("your cards: ([0-9 ]+)\r")
    hand = matched(child).split()
    stranger = next(card for card in range(1, 51) if str(card) not in hand)
    child.expect("play a card:")
    child.sendline(str(stranger))
    child.expect("(is not in this hand|has been played already)")
    for _ in range(27):
        child.expect("play a card:")
        child.sendline(hand[0])
        if child.expect(["your cards: ([0-9 ]+)\r", "The game is over"]) == 1:
            break
        hand = matched(child).split()
    child.sendline("")
    child.expect("The record is in")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0
    assert score_sheet(parse_record(path.read_bytes()))["finished"]


def test_a_curtain_hides_what_one_person_wrote_from_the_next() -> None:
    child = spawn("fifty", "--players", "7", "--names", "Ana,Ben")
    child.expect("Hand over to Ana")
    child.sendline("")
    child.expect("write five numbers")
    child.sendline("3 14 25 36 47")
    child.expect("Enter keeps them")
    child.sendline("")
    child.expect("Hand over to Ben")
    screen = (child.before or "").rsplit("\x1b[2J", 1)
    assert len(screen) == 2, "the screen was not cleared"
    assert "14" not in screen[1]
    child.sendline("q")
    child.expect("Stopped here")
    child.expect(pexpect.EOF)


def test_the_count_stays_in_sight_until_the_next_person_takes_over() -> None:
    child = spawn("fifty", "--players", "7", "--names", "Ana,Ben")
    for numbers in ("3 14 25 36 47", "4 15 26 37 48"):
        child.expect("Hand over to")
        child.sendline("")
        child.expect("write five numbers")
        child.sendline(numbers)
        child.expect("Enter keeps them")
        child.sendline("")
    child.expect("Round 2")
    child.expect("Hand over to Ana")
    shown = child.before or ""
    assert "\x1b[2J" not in shown, "the scores were wiped before anybody could read them"
    child.sendline("q")
    child.expect(pexpect.EOF)


def test_through_a_pipe_the_curtain_is_a_page_of_blank_lines() -> None:
    typed = "\n3 14 25 36 47\n\n\nq\n"
    done = run("play", "fifty", "--players", "7", "--people", "2", typed=typed)
    _, _, after = done.stdout.partition("3 14 25 36 47. Enter keeps")
    assert "\n" * 60 in after
    assert "Hand over to Player 2" in after


def test_everything_that_is_left_open_is_asked() -> None:
    child = spawn()
    child.expect("Which game")
    child.sendline("9")
    child.expect("is not a number that can be used")
    child.sendline("1")
    child.expect("How many players")
    child.sendline("2")
    child.expect("needs 3 players or more")
    child.sendline("")
    child.expect("How many of them are people")
    child.sendline("5")
    child.expect("do not fit on 4 seats")
    child.sendline("")
    child.expect("Name of player 1")
    child.sendline("Ana")
    child.expect("Ana, write five numbers from 1 to 49:")
    child.sendeof()
    child.expect("Stopped here")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_ctrl_c_leaves_politely_and_the_record_is_there(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    child = spawn("fifty-fifty", "--players", "3", "--record", str(path))
    child.expect("play a card:")
    child.kill(signal.SIGINT)
    # Python notices a signal between a question and the reading of its answer only with the next.
    while child.expect(["Stopped here", pexpect.TIMEOUT], timeout=2):
        child.kill(signal.SIGINT)
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert not score_sheet(parse_record(path.read_bytes()))["finished"]


def test_a_killed_game_leaves_a_whole_record(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    child = spawn("fifty-fifty", "--players", "3", "--record", str(path))
    child.expect("your cards: ([0-9]+) [0-9 ]+\r")
    card = matched(child)
    child.expect("play a card:")
    child.sendline(card)
    child.expect("Player 1 plays")
    child.expect("takes")
    child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    record = parse_record(path.read_bytes())
    assert Entry(0, Play(int(card))) in record.entries


@pytest.mark.parametrize("ending", ["q", "eof", "kill"])
def test_a_game_of_fifty_that_breaks_off_while_people_write_is_on_paper(
    tmp_path: Path, ending: str
) -> None:
    path = tmp_path / "game.toml"
    child = spawn("fifty", "--players", "5", "--record", str(path))
    child.expect("write five numbers")
    if ending == "q":
        child.sendline("q")
    elif ending == "eof":
        child.sendeof()
    else:
        child.kill(signal.SIGKILL)
    child.expect(pexpect.EOF)
    result = score_sheet(parse_record(path.read_bytes()))
    assert (result["rounds"], result["finished"]) == ([], False)
    assert "blocked = [" in path.read_text()
    assert "picks" not in path.read_text()


def test_a_folder_that_goes_away_during_a_game_gets_one_line(tmp_path: Path) -> None:
    folder = tmp_path / "night"
    folder.mkdir()
    child = spawn("fifty-fifty", "--players", "3", "--record", str(folder / "game.toml"))
    child.expect("your cards: ([0-9]+) [0-9 ]+\r")
    card = matched(child)
    child.expect("play a card:")
    (folder / "game.toml").unlink()
    folder.rmdir()
    child.sendline(card)
    child.expect("cannot be used: No such file or directory")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 2


def test_any_name_that_can_be_played_under_can_be_read_again(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    names = "Ada (bot),Player 2,\u0391\u03bd\u03b1,\U0001f451"
    run("play", "fifty", "--players", "8", "--names", names, "--record", str(path), typed="q\n")
    players = parse_record(path.read_bytes()).header.players
    assert players[:4] == tuple(names.split(","))
    assert len(set(players)) == 8
    done = run(
        "play", "fifty", "--players", "4", "--names", "Player 2", "--people", "2", typed="q\n"
    )
    assert "Hand over to Player 2" in done.stdout
    assert "blank" in complaint("play", "fifty", "--players", "3", "--names", "a\nb")


def test_what_is_no_text_is_asked_again() -> None:
    done = run("play", "fifty", "--players", "7", typed=b"\xff\xfe\n" + b"9" * 40 + b"\nq\n")
    assert done.stdout.count("is not a number that can be used here") == 2


def test_an_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.toml"
    path.write_text("precious")
    table = ("play", "fifty", "--players", "3", "--people", "0")
    assert "exists already" in complaint(*table, "--record", str(path))
    assert path.read_text() == "precious"
    assert "cannot be used" in complaint(*table, "--record", str(tmp_path / "no" / "game.toml"))


def test_your_own_box_can_be_played(tmp_path: Path) -> None:
    box, path = tmp_path / "box.toml", tmp_path / "game.toml"
    box.write_text(
        'game = "fifty"\n'
        "bonus = [[5, 5, 5, 5, 5], [1, 1, 1, 1, 1], [2, 2, 2, 2, 2], [3, 3, 3, 3, 3]]\n"
    )
    table = ("play", "fifty", "--players", "7", "--people", "0")
    done = run(*table, "--edition", str(box), "--record", str(path))
    assert "Reconstructed" not in done.stdout
    assert "bonus = [[5, 5, 5, 5, 5], [1" in path.read_text()
    run("replay", str(path))


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ('game = "fifty"\nbonus = [1]', "F14: the bonus needs"),
        ('game = "fifty"\nzones = [[1, 2]]', "F16: a box has 5 Danger cards"),
        ('game = "fifty"\nzones = [[1, 2, 3]]', "list of pairs"),
        ('game = "fifty"\nmoods = [[1, 2]]', "moods is not known here"),
        ('game = "fifty-fifty"\nmoods = [[1, 2]]', "H10: 1 Mood card is given"),
        ('game = "whist"', "whist is not known"),
    ],
)
def test_a_box_with_a_slip_gets_one_line(tmp_path: Path, text: str, reason: str) -> None:
    box = tmp_path / "box.toml"
    box.write_text(text)
    assert reason in complaint("play", "fifty", "--players", "5", "--edition", str(box))


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (("fifty", "--players", "2"), "Fifty needs 3 players"),
        (("fifty-fifty", "--players", "6"), "3 to 5 players"),
        (("fifty-fifty", "--players", "3", "--danger"), "Danger cards belong to Fifty"),
        (("fifty", "--players", "3", "--edition", "zoch"), "zoch is no edition of this game"),
        (("fifty", "--players", "3", "--edition", "none.toml"), "cannot be used"),
        (("fifty", "--players", "3", "--people", "4"), "do not fit on 3 seats"),
        (("fifty", "--players", "3", "--people", "-1"), "take 0 to 3"),
        (("fifty", "--players", "3", "--names", "A,B,C,D"), "do not fit on 3 seats"),
        (("fifty", "--players", "3", "--names", "Ana,Ana"), "two players are called Ana"),
        (("fifty", "--players", "1000000000"), "too many for one keyboard"),
        (("fifty", "--players", "many"), "invalid int value"),
        (("whist",), "invalid choice"),
    ],
)
def test_a_wrong_option_gets_one_line(arguments: tuple[str, ...], reason: str) -> None:
    assert reason in complaint("play", *arguments)


@pytest.mark.parametrize("language", ["en", "fr", "de", "it"])
def test_both_games_are_played_in_every_language(language: str) -> None:
    for game, players in (("fifty", "4"), ("fifty-fifty", "3")):
        table = ("--players", players, "--people", "0", "--seed", "1")
        assert run("play", game, *table, "--lang", language).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_is_about_whoever_played(language: str, tmp_path: Path) -> None:
    path, words = tmp_path / "game.toml", Words(Speech(language), ("Ana",))
    table = ("--players", "7", "--names", "Ana", "--bots", "beginner", "--lang", language)
    typed = "3 14 25 36 47\n\n" * 4
    done = run("play", "fifty", *table, "--record", str(path), typed=typed)
    own = own_mentions(
        build(parse_record(path.read_bytes())).timeline.shown.mentions, words, seat=0
    )
    assert own
    heading = words.say("ended-your-game")
    assert done.stdout.partition(f"\n{heading}\n")[2].splitlines()[: len(own)] == [
        f"  {line}" for line in own
    ]


def test_the_end_speaks_to_everybody_at_the_keyboard_and_names_who_had_most() -> None:
    cards = "".join(f"\n{card}" for card in range(1, 51)) * 54
    table = ("--players", "3", "--names", "Ana,Bo", "--bots", "beginner", "--seed", "2")
    end = run("play", "fifty-fifty", *table, typed=cards).stdout.rpartition(" points.\n")[2]
    assert re.search(r"^Ana\n  Your .*(^Bo\n  Your )", end, re.DOTALL | re.MULTILINE)
    assert re.search(r"^Most halves cancelled: \d+ \(.*(Ana|Bo|bot)", end, re.MULTILINE)


def test_help_teaches() -> None:
    assert "fifties play fifty --players 5" in run("--help").stdout
    assert "--edition" in run("play", "--help").stdout
    assert "standard input" in run("replay", "--help").stdout
    assert run("--version").stdout.startswith("fifties ")
