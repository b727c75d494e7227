"""`fifties site`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from fifties.cli.parser import Commands, add_language, speech
from fifties.terminal.streams import print_refusal


def add_site(commands: Commands) -> None:
    """Add `fifties site`."""
    site = commands.add_parser(
        "site",
        description="Write a folder of static files that any web host serves under any path: both "
        "games alone with bots and round one device, lessons, rules and replays, without a server.",
        epilog="Try it: python3 -m http.server --directory OUT. docs/offline.md says more.",
    )
    site.add_argument("out", type=Path, metavar="OUT", help="a new or an empty folder")
    add_language(site)
    site.set_defaults(run=_write)


def _write(options: argparse.Namespace) -> int:
    from fifties.built_client.static_site import NotBuilt, write_site

    say, out = speech(options.lang), options.out
    try:
        size = write_site(out)
    except NotBuilt:
        return print_refusal(f"fifties: {say('site-not-built')}")
    except FileExistsError:
        return print_refusal(f"fifties: {out}: {say('site-not-empty')}")
    except OSError as error:
        reason = error.strerror or str(error)
        return print_refusal(
            f"fifties: {error.filename or out}: {say('file-unusable', reason=reason)}"
        )
    sys.stdout.write(say("site-written", out=str(out), megabytes=round(size / 1e6, 1)) + "\n")
    return 0
