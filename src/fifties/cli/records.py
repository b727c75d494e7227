"""`fifties replay` and `fifties verify`."""

from __future__ import annotations

import argparse

from fifties.cli.parser import Commands, add_language, fingerprint, speech


def add_replay(commands: Commands) -> None:
    """Add `fifties replay`."""
    replay = commands.add_parser(
        "replay",
        description="Referee game records: print a report, or say where a rule is broken.",
        epilog="A record that breaks a rule is refused with one line that names the file, the "
        "place, the clause of docs/rules.md and the reason; the exit code is then 2.",
    )
    replay.add_argument("files", nargs="+", metavar="FILE", help="records; - reads standard input")
    replay.add_argument("--json", action="store_true", help="one JSON object a line")
    add_language(replay)
    replay.set_defaults(run=_replay)


def add_verify(commands: Commands) -> None:
    """Add `fifties verify`."""
    verify = commands.add_parser(
        "verify",
        description="Referee game records and draw again all that chance did in them: it must "
        "follow from the secret whose commitment the table published before the game. Of the kit "
        "of an event, a .zip file, check the signature and every part; nothing is sent anywhere.",
        epilog="A record without a [chance] table cannot be verified, and is refused like one that "
        "breaks a rule; docs/chance.md tells what this proves and what it does not. Of a kit that "
        "is refused, the part that is wrong is named; docs/events.md describes all parts.",
    )
    verify.add_argument(
        "files", nargs="+", metavar="RECORD|KIT", help="records or kits; - reads standard input"
    )
    verify.add_argument(
        "--key",
        type=fingerprint,
        metavar="FINGERPRINT",
        help="refuse kits that are signed with another key; in quotes if it has spaces",
    )
    add_language(verify)
    verify.set_defaults(run=_verify)


def _replay(options: argparse.Namespace) -> int:
    from fifties.terminal.record_commands import replay_files

    return replay_files(options.files, speech(options.lang), as_json=options.json)


def _verify(options: argparse.Namespace) -> int:
    from fifties.terminal.record_commands import verify_files

    return verify_files(options.files, speech(options.lang), options.key)
