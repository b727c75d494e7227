"""Running the real command."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from prepared_commands import CAN_FORK, prepared_commands

DATA = tempfile.TemporaryDirectory(prefix="fifties-tests-")
"""Where games are saved that a test does not care about; the user's own stay untouched."""

PATIENCE = 120.0
"""Seconds after which something that should have come is missing; a busy machine takes long."""

FIFTIES = str(Path(sys.executable).parent / "fifties")
RECORDS = Path(__file__).parent / "data" / "records"


def run(
    *arguments: str, typed: str | bytes = "", code: int = 0, **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run `fifties` with something typed, and expect an exit code."""
    plain = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "FIFTIES_DATA": DATA.name}
    plain |= environment
    data = typed.encode() if isinstance(typed, str) else typed
    command = [FIFTIES, *arguments]
    # What begins with PYTHON is read when Python starts.
    if not CAN_FORK or any(name.startswith("PYTHON") for name in environment):
        done = subprocess.run(
            command, input=data, capture_output=True, check=False, env=plain, timeout=PATIENCE
        )
    else:
        done = prepared_commands().run(command, data, plain, PATIENCE)
    encoding = environment.get("PYTHONIOENCODING", "utf-8")
    result = subprocess.CompletedProcess(
        done.args, done.returncode, done.stdout.decode(encoding), done.stderr.decode(encoding)
    )
    assert "Traceback" not in result.stderr, result.stderr
    assert result.returncode == code, result
    return result


def complaint(*arguments: str, typed: str | bytes = "", **environment: str) -> str:
    """Run `fifties`, expect a refusal, and return its one line."""
    done = run(*arguments, typed=typed, code=2, **environment)
    assert done.stderr.endswith("\n")
    assert done.stderr.count("\n") == 1
    return done.stderr.rstrip("\n")
