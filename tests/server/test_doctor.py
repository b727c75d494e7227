"""`fifties doctor`: what it says of machines and sites that are well, and of others."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

import pytest

from fifties.doctor import capacity, machine, site
from fifties.doctor.capacity import Capacity, rounded_down
from fifties.doctor.findings import Finding, Verdict
from fifties.doctor.report import print_findings
from fifties.locales import LANGUAGES, Speech
from fifties.terminal.rehearsal.rehearsal import Status

from commands import FIFTIES, complaint, run
from servers import Message, Served


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data")) as on:
        yield on


def verdicts(findings: Iterable[Finding]) -> dict[str, Verdict]:
    """Return what was found about each thing."""
    return {finding.check: finding.verdict for finding in findings}


def select(findings: Iterable[Finding], verdict: Verdict) -> list[Finding]:
    """Return all findings with this verdict."""
    return [finding for finding in findings if finding.verdict is verdict]


def advised(findings: Iterable[Finding]) -> set[str]:
    """Return what is to be done."""
    return {finding.advice for finding in findings if finding.advice is not None}


def diagnosis(*arguments: str, code: int) -> dict[str, Message]:
    """Run the command; return what it has found about each thing."""
    told = json.loads(run("doctor", "--json", "--lang", "en", *arguments, code=code).stdout)
    assert told["fine"] is (code == 0)
    return {finding["check"]: finding for finding in told["findings"]}


# Sites


def test_a_server_that_is_well_is_fine_in_every_respect(served: Served) -> None:
    found = diagnosis(f"{served.url}/t/KXM4PQ", code=0)
    assert [*found] == ["site", "site-clock", "proxy", "links", "socket"]
    assert found["site"]["verdict"] in {"fine", "doubtful"}  # a busy machine answers slowly
    assert {found[check]["verdict"] for check in [*found][1:]} == {"fine"}
    assert served.url in found["site"]["text"]
    assert found["proxy"]["details"]["address"] == "127.0.0.1"


def test_a_site_that_does_not_answer_is_wrong_and_so_is_another_program() -> None:
    found = diagnosis("http://127.0.0.1:1", code=1)
    assert found["site"]["verdict"] == "wrong"
    assert "Connection refused" in found["site"]["text"]
    assert found["site"]["advice"].startswith("start the server")
    with ThreadingHTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as other:
        Thread(target=other.serve_forever, daemon=True).start()
        (finding,) = site.check_site(f"http://127.0.0.1:{other.server_address[1]}")
        other.shutdown()
    assert (finding.verdict, finding.message) == (Verdict.WRONG, "doctor-site-other")


def test_a_name_that_the_server_does_not_know_is_wrong(served: Served) -> None:
    other_name = served.url.replace("127.0.0.1", "127.1")
    (finding,) = site.check_site(other_name)
    assert (finding.verdict, finding.advice) == (Verdict.WRONG, "doctor-site-public")


def test_a_proxy_that_passes_forged_addresses_on_is_found_out_and_so_are_other_links() -> None:
    options = ("--trust-proxy", "127.0.0.1", "--public-url", "https://games.example")
    with Served(None, "--in-memory", *options) as served:
        found = [*site.check_site(served.url)]
    assert verdicts(found)["proxy"] is Verdict.WRONG
    assert verdicts(found)["links"] is Verdict.DOUBTFUL
    assert advised(found) == {"doctor-proxy-replace", "doctor-links-name"}


@pytest.mark.parametrize(
    ("seen", "ours", "verdict"),
    [
        ("192.168.1.5", "192.168.1.5", Verdict.FINE),
        ("8.8.8.8", "192.168.1.5", Verdict.FINE),
        ("2606:4700::/64", "2001:db8::1", Verdict.FINE),
        ("127.0.0.1", "192.168.1.5", Verdict.DOUBTFUL),
        ("10.0.0.1", "192.168.1.5", Verdict.DOUBTFUL),
        ("unknown", "192.168.1.5", Verdict.DOUBTFUL),
        (site.FORGED, "192.168.1.5", Verdict.WRONG),
    ],
)
def test_whom_a_server_takes_us_for_tells_whether_a_proxy_hides_people(
    seen: str, ours: str, verdict: Verdict
) -> None:
    assert site.address_finding(seen, ours).verdict is verdict


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_speaks_four_languages(
    served: Served, lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    say = Speech(lang)
    made = print_findings(site.check_site(served.url), say)
    lines = capsys.readouterr().out.splitlines()
    told = [line.partition("  ")[0].strip() for line in lines if not line.startswith(" ")]
    assert told[:-1] == [say(f"doctor-verdict-{one.verdict}") for one in made]
    assert lines[-1] == say("doctor-sum", **{one: len(select(made, one)) for one in Verdict})


# Machines


def test_a_limit_to_open_files_is_wrong_if_phones_do_not_fit_into_it() -> None:
    command = f'ulimit -n 500 && exec "{FIFTIES}" doctor --quick --json --phones'
    for phones, verdict in (("300", "fine"), ("301", "wrong")):
        told = subprocess.run(
            ["sh", "-c", f"{command} {phones}"], capture_output=True, check=False, text=True
        )
        finding = json.loads(told.stdout)["findings"][0]
        assert (finding["check"], finding["verdict"]) == ("files", verdict)
    assert "ulimit -n 501" in finding["advice"]


def test_port_disk_and_clock_are_looked_at(served: Served, tmp_path: Path) -> None:
    port = int(served.url.rpartition(":")[2])
    assert verdicts(machine.check_addresses(port))["port"] is Verdict.DOUBTFUL
    assert verdicts(machine.check_addresses(0))["port"] is Verdict.FINE
    disk, space = machine.check_disk(tmp_path / "not" / "there" / "yet")
    assert disk.details["folder"] == space.details["folder"] == str(tmp_path)
    assert float(disk.details["p50"]) <= float(disk.details["p95"])
    assert machine.check_clock().check == "clock"


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="needs a folder that nobody can write")
def test_a_folder_that_cannot_be_written_is_wrong() -> None:
    (finding,) = machine.check_disk(Path("/proc/fifties"))
    assert (finding.verdict, finding.advice) == (Verdict.WRONG, "doctor-disk-choose")


def test_what_a_machine_can_hold_follows_from_what_was_measured() -> None:
    measured = Capacity(telling_seconds=20e-6, phone_bytes=50_000, free_bytes=1_000_000_000)
    assert (measured.by_processor, measured.by_memory) == (10_000, 12_000)
    assert [rounded_down(number) for number in (7, 99, 1_234, 12_999)] == [7, 99, 1_200, 12_000]


@pytest.mark.soak
def test_what_a_machine_can_hold_is_measured_with_a_server_and_phones() -> None:
    looks: list[Status] = []
    finding = capacity.check_capacity(10, Speech("en"), looks.append)
    assert finding.verdict is Verdict.FINE
    assert int(finding.details["phones"]) > 100
    assert looks[-1].came == capacity.PHONES
    other = capacity.check_capacity(10_000_000, Speech("en"), looks.append)
    assert other.verdict is Verdict.DOUBTFUL
    assert other.advice is not None


def test_what_cannot_be_checked_is_one_line_and_exit_code_2() -> None:
    assert "is no address" in complaint("doctor", "ftp://games.example", "--lang", "en")
    assert "postgresql://" in complaint("doctor", "--store", "mysql://x")
    assert "0 is too few" in complaint("doctor", "--phones", "0")
