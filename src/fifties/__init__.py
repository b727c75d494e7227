"""Fifty and Fifty Fifty: rules, records, bots, simulation and solver.

Everything that programs need is listed in `__all__` and fetched when it is first used, so that
importing the package stays light. docs/library.md shows each name with an example.
"""

from __future__ import annotations

from importlib import import_module as _import_module
from typing import TYPE_CHECKING as _TYPE_CHECKING

if _TYPE_CHECKING:
    from fifties.arena import BotFailed, Contest, contest, meetings, ratings, standings
    from fifties.bots import Bot, Decision, bot_for, levels
    from fifties.core.contract import CHANCE, Edition, Outcome, Step, playout
    from fifties.core.record import Entry, Header, Record, RecordRefused, replay
    from fifties.core.refusals import IllegalAction, IllegalSetup, NoSuchViewer, Refusal, Refused
    from fifties.core.verification import verify
    from fifties.extras import MissingExtra
    from fifties.games.fifty import Choose, Fifty, FiftyEdition, FiftyView, Reveal
    from fifties.games.fifty_fifty import (
        Deal,
        FiftyFifty,
        FiftyFiftyEdition,
        FiftyFiftyView,
        Play,
    )
    from fifties.games.registry import score_sheet, write_record
    from fifties.record_files import read_edition, read_record
    from fifties.review import Review, Verdict, luck_free_points, review_record
    from fifties.simulation.simulator import record_of, simulate, summarise
    from fifties.solver.fifty.round_setup import RoundSetup
    from fifties.solver.fifty.round_sweep import solve_rounds
    from fifties.solver.fifty.solver import Solution, solve

__version__ = "0.1.0.dev0"

_MODULES = {
    "arena": ("BotFailed", "Contest", "contest", "meetings", "ratings", "standings"),
    "bots": ("Bot", "Decision", "bot_for", "levels"),
    "core.contract": ("CHANCE", "Edition", "Outcome", "Step", "playout"),
    "core.record": ("Entry", "Header", "Record", "RecordRefused", "replay"),
    "core.refusals": ("IllegalAction", "IllegalSetup", "NoSuchViewer", "Refusal", "Refused"),
    "core.verification": ("verify",),
    "extras": ("MissingExtra",),
    "games.fifty": ("Choose", "Fifty", "FiftyEdition", "FiftyView", "Reveal"),
    "games.fifty_fifty": ("Deal", "FiftyFifty", "FiftyFiftyEdition", "FiftyFiftyView", "Play"),
    "games.registry": ("score_sheet", "write_record"),
    "record_files": ("read_edition", "read_record"),
    "review": ("Review", "Verdict", "luck_free_points", "review_record"),
    "simulation.simulator": ("record_of", "simulate", "summarise"),
    "solver.fifty.round_setup": ("RoundSetup",),
    "solver.fifty.round_sweep": ("solve_rounds",),
    "solver.fifty.solver": ("Solution", "solve"),
}
_HOMES = {name: module for module, names in _MODULES.items() for name in names}

__all__ = [
    "CHANCE",
    "Bot",
    "BotFailed",
    "Choose",
    "Contest",
    "Deal",
    "Decision",
    "Edition",
    "Entry",
    "Fifty",
    "FiftyEdition",
    "FiftyFifty",
    "FiftyFiftyEdition",
    "FiftyFiftyView",
    "FiftyView",
    "Header",
    "IllegalAction",
    "IllegalSetup",
    "MissingExtra",
    "NoSuchViewer",
    "Outcome",
    "Play",
    "Record",
    "RecordRefused",
    "Refusal",
    "Refused",
    "Reveal",
    "Review",
    "RoundSetup",
    "Solution",
    "Step",
    "Verdict",
    "bot_for",
    "contest",
    "levels",
    "luck_free_points",
    "meetings",
    "playout",
    "ratings",
    "read_edition",
    "read_record",
    "record_of",
    "replay",
    "review_record",
    "score_sheet",
    "simulate",
    "solve",
    "solve_rounds",
    "standings",
    "summarise",
    "verify",
    "write_record",
]


def __dir__() -> list[str]:
    """List the public names, but for those whose extra is missing."""
    from fifties.extras import has_lab  # noqa: PLC0415 - importing the package stays light

    hidden = () if has_lab() else ("arena", "review", "simulation", "solver")
    public = {name for name in __all__ if not _HOMES[name].startswith(hidden)}
    return sorted({name for name in globals() if name.startswith("__")} | public)


def __getattr__(name: str) -> object:
    """Fetch a public name when it is first used."""
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    if _HOMES[name].startswith(("simulation", "solver")):
        from fifties.extras import COMPILED, require  # noqa: PLC0415 - as above

        require("lab", *COMPILED)
    return getattr(_import_module(f"{__name__}.{_HOMES[name]}"), name)
