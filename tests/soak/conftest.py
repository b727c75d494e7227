"""Prints what a soak run has measured."""

from __future__ import annotations

import pytest

from soak import figures


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the table for docs/proof.md, if attacks were measured."""
    if figures.LATE:
        terminalreporter.section("for docs/proof.md")
        for line in figures.table():
            terminalreporter.write_line(line)
