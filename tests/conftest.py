from pathlib import Path

import pytest
from hypothesis import settings

settings.register_profile("fifties", deadline=None, print_blob=True)
settings.load_profile("fifties")

HERE = Path(__file__).parent
COMPILED = {"arena", "bots", "research", "simulation", "solver"}
"""Folders whose tests run compiled code."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep compiled code to one worker: on a fresh machine each would compile it for itself."""
    for item in items:
        if item.path.relative_to(HERE).parts[0] in COMPILED:
            item.add_marker(pytest.mark.compiled)
            item.add_marker(pytest.mark.xdist_group("compiled"))
