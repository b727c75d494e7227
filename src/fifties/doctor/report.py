"""What the doctor says: a line for each finding, and one for what to do."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from fifties.doctor.findings import Finding, Verdict
from fifties.locales import Speech
from fifties.terminal.page import Page
from fifties.terminal.styled_text import StyledText

_STYLES: Final = {
    Verdict.FINE: "green",
    Verdict.UNKNOWN: "dim",
    Verdict.DOUBTFUL: "yellow",
    Verdict.WRONG: "red",
}


def print_findings(findings: Iterable[Finding], say: Speech) -> list[Finding]:
    """Print findings as they are made; return them all."""
    page, made = Page(sys.stdout), list[Finding]()
    verdicts = {one: say(f"doctor-verdict-{one}") for one in Verdict}
    width = max(map(len, verdicts.values()))
    for finding in findings:
        made.append(finding)
        verdict = verdicts[finding.verdict].ljust(width)
        name = say(f"doctor-{finding.check}")
        text = say(finding.message, **finding.details)
        page.line(StyledText(verdict, style=_STYLES[finding.verdict]), f"  {name}: {text}")
        if finding.advice is not None:
            advice = say("doctor-advice", advice=say(finding.advice, **finding.details))
            page.line(f"{' ' * width}  {advice}")
    counts = {str(one): sum(f.verdict is one for f in made) for one in Verdict}
    page.line(say("doctor-sum", **counts))
    return made


def as_json(findings: Sequence[Finding], say: Speech) -> str:
    """Return findings as one JSON object, with the same sentences."""
    told = [
        {
            "check": one.check,
            "verdict": one.verdict,
            "text": say(one.message, **one.details),
            "advice": None if one.advice is None else say(one.advice, **one.details),
            "details": one.details,
        }
        for one in findings
    ]
    fine = all(one.verdict is not Verdict.WRONG for one in findings)
    return msgspec.json.encode({"fine": fine, "findings": told}).decode()
