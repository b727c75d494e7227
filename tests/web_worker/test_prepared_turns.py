"""On a device, what a decision of a strong bot builds on is worked out before it is asked."""

from __future__ import annotations

import sys
from pathlib import Path

from web_worker.test_equality import GAMES, PACK, printed

from web.chromium import node

SEEDS = range(6)
IN_PLAIN_PYTHON = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None  # compiled code does it all at once
sys.path.insert(0, sys.argv[1])
import device_games
for seed in range(int(sys.argv[2])):
    print(device_games.work_of_decisions(seed))
"""


def check(lines: list[str]) -> None:
    """Expect decisions, and that all were prepared."""
    assert all(line.endswith(", 0 not prepared") for line in lines), lines
    assert sum(int(line.split()[0]) for line in lines) > 10 * len(SEEDS)


def test_decisions_find_all_prepared() -> None:
    command = (sys.executable, "-c", IN_PLAIN_PYTHON, str(GAMES.parent), str(len(SEEDS)))
    check(printed(*command))


def test_decisions_find_all_prepared_in_a_browsers_python() -> None:
    calls = [f"work_of_decisions({seed})" for seed in SEEDS]
    script = str(Path(__file__).with_name("run_in_pyodide.mjs"))
    check(printed(node(), script, str(PACK), str(GAMES), *calls))


def test_what_a_device_loads_beforehand_is_there_when_a_bot_is_first_asked(tmp_path: Path) -> None:
    module = tmp_path / "loaded.py"
    module.write_text(
        "import gc, sys\n"
        "def loaded(): return ' '.join(sorted({'fifties.bots.fifty_strong', "
        "'fifties.solver.fifty_fifty.levels'} & sys.modules.keys()))\n"
        "def frozen(): return gc.get_freeze_count() > 10_000\n"
    )
    script = str(Path(__file__).with_name("run_in_pyodide.mjs"))
    # The second call of each is made in a Python that started from a snapshot.
    calls = ("loaded()", "loaded()", "frozen()", "frozen()")
    *names, here, there = printed(node(), script, str(PACK), str(module), *calls)
    assert names == ["fifties.bots.fifty_strong fifties.solver.fifty_fifty.levels"] * 2
    assert here == there == "true"
