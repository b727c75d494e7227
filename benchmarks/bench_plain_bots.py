"""How long does a bot think without NumPy and Numba? It asks what `bench_bots` asks."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

REFUSED = """
import runpy, sys
for module in ("numba", "numpy"):
    sys.modules[module] = None  # so that importing it fails
sys.path.insert(0, {folder!r})
runpy.run_path({script!r}, run_name="__main__")
"""


def main() -> None:
    """Run the other benchmark in a Python that refuses both."""
    script = Path(__file__).with_name("bench_bots.py")
    code = REFUSED.format(folder=str(script.parent), script=str(script))
    sys.exit(subprocess.run([sys.executable, "-c", code], check=False).returncode)


if __name__ == "__main__":
    main()
