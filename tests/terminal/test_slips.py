"""A slip on the command line is answered with one line that says where to read on."""

from __future__ import annotations

import subprocess
import sys

import pytest

from fifties import cli

from commands import complaint

COMMANDS = {
    "serve": (),
    "site": ("site",),
    "recover": (),
    "doctor": (),
    "rehearse": ("http://localhost:5050",),
    "play": (),
    "watch": ("night.toml",),
    "replay": ("night.toml",),
    "verify": ("night.toml",),
    "kit": ("KXM4PQ",),
    "erase": ("event.zip", "1"),
    "review": ("night.toml",),
    "print": ("fifty",),
    "simulate": ("fifty", "--players", "5"),
    "solve": ("fifty",),
    "arena": ("fifty", "--bots", "steady"),
    "train": ("fifty-fifty", "--players", "4"),
}
"""Every command, with what it cannot do without."""


def test_every_command_is_tried() -> None:
    assert set(cli.COMMANDS) == set(COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("slip", ["--bogus", "--bogus=2\nlines"])
def test_an_unknown_option_points_to_the_help_of_its_command(command: str, slip: str) -> None:
    line = complaint(command, *COMMANDS[command], slip)
    shown = " ".join(slip.split())
    told = f"unrecognized arguments: {shown} (see fifties {command} --help)"
    assert line == f"fifties {command}: {told}"


def test_an_unknown_option_of_no_command_points_to_the_general_help() -> None:
    told = "fifties: unrecognized arguments: --bogus (see fifties --help)"
    assert complaint("--bogus") == told


def test_the_module_answers_as_the_command_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fifties", "play", "--bogus"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == complaint("play", "--bogus") + "\n"
