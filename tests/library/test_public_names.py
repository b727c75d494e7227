"""What `import fifties` offers, and what it costs."""

from __future__ import annotations

import pkgutil
import pydoc
import subprocess
import sys

import pytest

import fifties

HEAVY = (
    "dask",
    "distributed",
    "matplotlib",
    "numba",
    "numpy",
    "openskill",
    "rich",
    "starlette",
    "textual",
    "uvicorn",
)
COMPILED = {
    "BotFailed", "Contest", "contest", "meetings", "ratings", "standings",
    "record_of", "simulate", "summarise", "RoundSetup", "Solution", "solve", "solve_rounds",
}  # fmt: skip
"""What works on arrays; everything else is plain Python."""


def run(code: str) -> str:
    """Run *code* in a Python of its own and return what it prints."""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


def test_dir_lists_the_public_names_and_nothing_else() -> None:
    code = (
        "import fifties; fifties.read_record;"  # whatever was fetched before
        "print(*(name for name in dir(fifties) if not name.startswith('__')))"
    )
    assert run(code).split() == sorted(fifties.__all__)


@pytest.mark.parametrize(
    "name",
    [
        "Choose", "Play", "Reveal", "Deal", "Edition", "FiftyEdition", "FiftyFiftyEdition",
        "FiftyView", "FiftyFiftyView", "Entry", "Refused", "Refusal", "simulate", "summarise",
        "record_of", "solve", "RoundSetup", "contest", "standings", "bot_for", "levels", "verify",
    ],
)  # fmt: skip
def test_what_users_need_is_exported(name: str) -> None:
    assert name in fifties.__all__


def test_no_public_name_is_hidden_by_a_module() -> None:
    modules = {module.name for module in pkgutil.iter_modules(fifties.__path__)}
    assert not modules & set(fifties.__all__)


def test_plain_names_load_nothing_heavy() -> None:
    plain = sorted(set(fifties.__all__) - COMPILED)
    code = f"import sys; from fifties import {', '.join(plain)}; print(*sys.modules)"
    loaded = {module.partition(".")[0] for module in run(code).split()}
    assert not loaded & set(HEAVY)


@pytest.mark.parametrize(
    "name", ["Fifty", "FiftyFifty", "FiftyEdition", "FiftyFiftyEdition", "RoundSetup"]
)
def test_help_explains_every_parameter(name: str) -> None:
    cls = getattr(fifties, name)
    text = pydoc.plain(pydoc.render_doc(cls))
    about = text[: text.index("Method resolution order")]
    for parameter in cls.__struct_fields__:
        assert f"*{parameter}*" in about


def test_the_module_runs_as_the_command_does() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "fifties", "--version"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, f"fifties {fifties.__version__}\n")
