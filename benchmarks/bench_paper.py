"""How long a party waits for its sheets, and what that is against the same pages in plain fpdf2."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from fpdf import FPDF
from side_by_side import headline, rates, ratio, row

from fifties import paper
from fifties.games.registry import editions, make_game
from fifties.locales import Speech
from fifties.paper.documents import print_request
from fifties.paper.print_request import PrintRequest

RUNS = 9
PARTY = 7
"""With more players than this a grid is stamped more often than it is drawn."""
FIFTIES = str(Path(sys.executable).parent / "fifties")
SAY = Speech("en")
FONT = Path(paper.__file__).with_name("fonts") / "text.ttf"
TEXTS, CIRCLES, BOXES = 130, 84, 32
"""What a Player grid holds, about; a page has two."""


def ours(players: int) -> bytes:
    """Print the grids of a party."""
    game = make_game(players, editions("fifty")["iello"])
    return print_request(PrintRequest(game, only=("grids",)), SAY).data


def plain(players: int) -> bytes:
    """Put as many texts, circles and boxes on as many pages, as fpdf2's manual shows it."""
    pdf = FPDF()
    pdf.add_font("text", fname=FONT)
    for _ in range(-(-players // 2)):
        pdf.add_page()
        pdf.set_font("text", size=9)
        for index in range(2 * TEXTS):
            pdf.text(10 + index % 20 * 9, 10 + index // 20 * 20, str(index % 50))
        for index in range(2 * CIRCLES):
            pdf.circle(10 + index % 20 * 9, 15 + index // 20 * 20, 3)
        for index in range(2 * BOXES):
            pdf.rect(10 + index % 5 * 20, 20 + index // 5 * 20, 18, 14)
    return bytes(pdf.output())


def pages(make: Callable[[int], bytes], players: int) -> int:
    """Make a document; return how many pages it has."""
    make(players)
    return -(-players // 2)


def command(players: int) -> float:
    """Run the real command; return the seconds until its file is there."""
    with tempfile.TemporaryDirectory() as folder:
        file = str(Path(folder) / "party.pdf")
        started = perf_counter()
        wish = [FIFTIES, "print", "fifty", "--players", str(players), "--out", file]
        subprocess.run(wish, check=True, stdout=subprocess.DEVNULL)
        return perf_counter() - started


def main() -> None:
    """Measure and print."""
    headline("How long does a party wait for its sheets?")
    for players, wanted in ((5, ""), (40, "3 s or less"), (400, "")):
        taken = median(command(players) for _ in range(RUNS if players < 100 else 3))  # noqa: PLR2004 - a crowd takes long
        row(f"fifties print fifty --players {players}", f"{taken:.2f} s", wanted)
    for players in (4, 40):
        found = rates(
            {"ours": partial(pages, ours, players), "plain": partial(pages, plain, players)}
        )
        quicker = ratio(found, "ours", "plain")
        row(f"{players} grids: ours / plain fpdf2, pages a second", f"{quicker:.2f}", "1 or more")
    row("40 grids: bytes", f"{len(ours(40)):,}")


if __name__ == "__main__":
    main()
