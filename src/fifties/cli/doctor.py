"""`fifties doctor`."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from fifties.cli.parser import (
    Commands,
    add_language,
    port_number,
    positive_number,
    speech,
    url_beginning_with,
)
from fifties.exits import BROKEN
from fifties.extras import SERVED, require
from fifties.terminal.streams import print_refusal

if TYPE_CHECKING:
    from fifties.doctor.findings import Finding
    from fifties.locales import Speech


def add_doctor(commands: Commands) -> None:
    """Add `fifties doctor`."""
    doctor = commands.add_parser(
        "doctor",
        description="Check this machine before an event: open files, the address for phones, the "
        "clock, the disk, and how many phones one server here can hold, measured with a real "
        "server and scripted phones for some seconds. With ADDRESS, check a running server as "
        "others reach it, its proxy and certificate included.",
        epilog="Nothing is changed. Exit code 1 means that something is wrong. docs/events.md "
        "explains every check.",
    )
    doctor.add_argument(
        "address", nargs="?", metavar="ADDRESS", help="such as https://games.example.org"
    )
    doctor.add_argument(
        "--phones", type=positive_number, default=100, metavar="N", help="expected (default: 100)"
    )
    doctor.add_argument("--data", type=Path, metavar="DIR", help="where tables would be kept")
    doctor.add_argument(
        "--port", type=port_number, default=5050, metavar="N", help="to serve at (default: 5050)"
    )
    doctor.add_argument(
        "--store",
        type=url_beginning_with("postgresql", "postgres"),
        default=os.environ.get("FIFTIES_STORE") or None,
        metavar="URL",
        help="check this PostgreSQL database as well (default: $FIFTIES_STORE)",
    )
    doctor.add_argument(
        "--bus",
        type=url_beginning_with("redis", "rediss", "unix"),
        default=os.environ.get("FIFTIES_BUS") or None,
        metavar="URL",
        help="check this Redis or Valkey as well (default: $FIFTIES_BUS)",
    )
    doctor.add_argument(
        "--quick", action="store_true", help="do not measure how many phones can be held"
    )
    doctor.add_argument("--json", action="store_true", help="one JSON object")
    add_language(doctor)
    doctor.set_defaults(run=_doctor)


def _doctor(options: argparse.Namespace) -> int:
    require("server", *SERVED)
    if options.store is not None or options.bus is not None:
        require("cluster", "asyncpg", "hiredis")
    from fifties.core.refusals import Refused
    from fifties.doctor.findings import Verdict
    from fifties.doctor.report import as_json, print_findings
    from fifties.terminal.rehearsal.event_address import read_event_address
    from fifties.words import Words

    say = speech(options.lang)
    site = None
    if options.address is not None:
        try:
            site = read_event_address(options.address).site
        except Refused as refused:
            return print_refusal(f"fifties doctor: {Words(say).refusal(refused.refusal)}")
    findings = _findings(options, site, say)
    if options.json:
        made = [*findings]
        sys.stdout.write(as_json(made, say) + "\n")
    else:
        made = print_findings(findings, say)
    return BROKEN if any(one.verdict is Verdict.WRONG for one in made) else 0


def _findings(options: argparse.Namespace, site: str | None, say: Speech) -> Iterator[Finding]:
    """Yield what is found, one thing after the other."""
    from fifties.doctor.machine import check_addresses, check_clock, check_disk, check_open_files
    from fifties.terminal.paths import data_folder

    if site is not None:
        from fifties.doctor.site import check_site

        yield from check_site(site)
    else:
        yield check_open_files(options.phones)
        yield from check_addresses(options.port)
        yield check_clock()
        yield from check_disk(options.data or data_folder())
    if options.store is not None:
        from fifties.doctor.engines import check_store

        yield from check_store(options.store)
    if options.bus is not None:
        from fifties.doctor.engines import check_bus

        yield check_bus(options.bus)
    if site is None and not options.quick:
        yield _capacity(options.phones, say)


def _capacity(phones: int, say: Speech) -> Finding:
    from fifties.doctor.capacity import check_capacity
    from fifties.terminal.status_line import StatusLine

    with StatusLine(sys.stderr) as line:
        return check_capacity(phones, say, lambda _: line.show(say("doctor-measuring")))
