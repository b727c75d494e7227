"""`fifties rehearse`."""

from __future__ import annotations

import argparse

from fifties.cli.parser import Commands, add_language, positive_number, speech, whole_number

MOST_PHONES = 20_000
"""As many as can play one game."""
SHORTEST_SHOW, LONGEST_SHOW = 30, 900
"""Between how many seconds the show of a round may last, written out as in `cli/parser.py`."""


def add_rehearse(commands: Commands) -> None:
    """Add `fifties rehearse`."""
    rehearse = commands.add_parser(
        "rehearse",
        description="Bring scripted phones to an event or a party at a running server. They join "
        "as people do, through the waiting room, play a whole game, come back when a connection "
        "breaks, and report how quick everything was and whether anything got lost.",
        epilog="ADDRESS is what people get: http://192.168.1.20:5050/t/KXM4PQ. Then a host lets "
        "them in and begins. With a host's own link (in quotes, as it has a #) the rehearsal does "
        "that itself, and with the address of a server alone it opens an event of its own and "
        "erases it afterwards. Several addresses are servers of the same event. Exit code 1 means "
        "that something was lost, or that somebody did not come or play to the end.",
    )
    rehearse.add_argument("address", nargs="+", metavar="ADDRESS", help="of the event")
    rehearse.add_argument(
        "--phones", type=_phones, default=100, metavar="N", help="how many (default: 100)"
    )
    rehearse.add_argument(
        "--thinking",
        type=whole_number,
        default=20,
        metavar="SECONDS",
        help="within which everybody has chosen (default: 20)",
    )
    rehearse.add_argument(
        "--show",
        type=_show,
        default=60,
        metavar="SECONDS",
        help="how long a count lasts at an event of its own (default: 60)",
    )
    rehearse.add_argument("--json", action="store_true", help="one JSON object")
    add_language(rehearse)
    rehearse.set_defaults(run=_rehearse)


def _phones(text: str) -> int:
    phones = positive_number(text)
    if phones > MOST_PHONES:
        raise argparse.ArgumentTypeError(f"{text} are too many; {MOST_PHONES} can play one game")
    return phones


def _show(text: str) -> int:
    seconds = whole_number(text)
    if not SHORTEST_SHOW <= seconds <= LONGEST_SHOW:
        raise argparse.ArgumentTypeError(
            f"{text} is no number from {SHORTEST_SHOW} to {LONGEST_SHOW}"
        )
    return seconds


def _rehearse(options: argparse.Namespace) -> int:
    from fifties.terminal.rehearsal.rehearsal import Script
    from fifties.terminal.rehearsal.rehearse_main import rehearse_event

    script = Script(options.phones, options.thinking, options.show)
    return rehearse_event(options.address, script, speech(options.lang), as_json=options.json)
