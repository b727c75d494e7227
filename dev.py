"""Set up this checkout and run its everyday commands; `make help` lists them.

Needs nothing but Python's standard library: everything else goes into `.venv`, pinned by hash. A
step whose inputs have not changed since it last succeeded is skipped.
"""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
REQUIREMENTS = HERE / "requirements"
OLDEST_PYTHON = (3, 11)

LINTERS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
)


def say(text: str) -> None:
    """Tell what is going on."""
    print(f"fifties: {text}", flush=True)


def run(*command: str, quiet: bool = False) -> None:
    """Run a tool of the environment, and stop here if it fails."""
    started = time.monotonic()
    program, *arguments = command
    done = subprocess.run([BIN / program, *arguments], cwd=HERE, check=False)
    if done.returncode:
        say(f"{' '.join(command)} failed ({done.returncode})")
        sys.exit(done.returncode)
    if not quiet:
        say(f"{' '.join(command)} took {time.monotonic() - started:.1f} s")


def step(name: str, reason: str, inputs: tuple[Path, ...], work: Callable[[], None]) -> None:
    """Do *work* unless it succeeded before with the same *inputs*."""
    # Scripts in an environment name its path, so one that was moved is made anew.
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {HERE}".encode())
    for path in inputs:
        digest.update(path.read_bytes())
    stamp = VENV / "done" / name
    if stamp.is_file() and stamp.read_text() == digest.hexdigest():
        return
    say(reason)
    work()
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(digest.hexdigest())


def make_environment() -> None:
    """Create `.venv` afresh."""
    command = [sys.executable, "-m", "venv", "--clear", str(VENV)]
    if subprocess.run(command, check=False).returncode:
        say("python3 could not make a virtual environment; on Debian: apt install python3-venv")
        sys.exit(1)


def install(lock: Path) -> None:
    """Install what *lock* pins, and nothing whose hash it does not know."""
    uv = ("uv", "pip", "install", "--quiet", "--python", str(VENV))
    run(*uv, "--compile-bytecode", "--require-hashes", "-r", str(lock), quiet=True)


def set_up(kind: str) -> None:
    """Bring `.venv` up to date for *kind*: run, test or bench."""
    step("venv", "making .venv", (), make_environment)
    uv_lock, lock = REQUIREMENTS / "uv.txt", REQUIREMENTS / f"{kind}.txt"
    pip = ("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    step(
        "uv",
        "installing the installer (uv)",
        (uv_lock,),
        lambda: run(*pip, "--require-hashes", "-r", str(uv_lock), quiet=True),
    )
    step(kind, f"installing {lock.relative_to(HERE)}", (lock,), lambda: install(lock))
    editable = ("--no-deps", "--no-build-isolation", "--editable", ".")
    step(
        "project",
        "installing fifties itself, in place",
        (HERE / "pyproject.toml",),
        lambda: run(
            "uv", "pip", "install", "--quiet", "--python", str(VENV), *editable, quiet=True
        ),
    )


def play(arguments: list[str]) -> None:
    """Sit down at a table in this terminal."""
    set_up("run")
    fifties = str(BIN / "fifties")
    if os.name == "nt":
        sys.exit(subprocess.run([fifties, "play", *arguments], check=False).returncode)
    # In place of this process, so that Ctrl-C reaches the game alone.
    os.execv(fifties, [fifties, "play", *arguments])  # noqa: S606 - our own command


def lint(_: list[str]) -> None:
    """Check style, types and layers."""
    set_up("test")
    for linter in LINTERS:
        run(*linter)


def test(arguments: list[str]) -> None:
    """Run the linters, then every test."""
    lint([])
    run("pytest", *(arguments or ["-n", "auto", "-q"]))
    say("all is well")


def bite(arguments: list[str]) -> None:
    """Break rules on purpose and see that a test fails for each."""
    set_up("test")
    run("python", "tests/bite.py", *arguments)


def bench(arguments: list[str]) -> None:
    """Measure speed, as ratios against a peer in the same run."""
    set_up("bench")
    os.environ["PYTHONPATH"] = str(HERE / "tests")  # the literal count is one of the measures
    for path in sorted((HERE / "benchmarks").glob("bench_*.py")):
        if not arguments or path.stem.removeprefix("bench_") in arguments:
            run("python", str(path.relative_to(HERE)))


def protocol(_: list[str]) -> None:
    """Write the protocol's page and its TypeScript types anew."""
    set_up("run")
    run("python", "-m", "fifties.server.describing")


def lock(arguments: list[str]) -> None:
    """Pin what requirements/*.in ask for; an argument is the day to pin at."""
    set_up("run")
    day = arguments or [time.strftime("%Y-%m-%d")]
    options = ("--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet")
    for wanted in sorted(REQUIREMENTS.glob("*.in")):
        pinned = str(wanted.with_suffix(".txt").relative_to(HERE))
        python = ("--python-version", ".".join(map(str, OLDEST_PYTHON)))
        source = str(wanted.relative_to(HERE))
        run(
            "uv", "pip", "compile", *options, *python, "--exclude-newer", *day, source, "-o", pinned
        )


COMMANDS = {what.__name__: what for what in (play, test, lint, bench, bite, protocol, lock)}


def main() -> None:
    """Run the command named first, with the arguments behind it."""
    if sys.version_info < OLDEST_PYTHON:
        say(f"needs Python {OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]} or newer; this is {sys.version}")
        sys.exit(1)
    wanted = sys.argv[1] if sys.argv[1:] else ""
    if wanted not in COMMANDS:
        for name, command in COMMANDS.items():
            print(f"  python3 dev.py {name:8} {command.__doc__}")
        sys.exit(2)
    try:
        COMMANDS[wanted](sys.argv[2:])
    except KeyboardInterrupt:
        say("stopped")
        sys.exit(130)


if __name__ == "__main__":
    main()
