"""HTTP: what the API promises, what it refuses and how, QR codes, records and headers."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Thread, current_thread
from xml.etree import ElementTree as ET

import httpx
import pytest
import segno
from prometheus_client.parser import text_string_to_metric_families

from fifties.core.refusals import Refusal
from fifties.host import api_bodies
from fifties.host import refusals as host_refusals
from fifties.host.memory_store import MemoryStore
from fifties.locales import LANGUAGES
from fifties.server import links, refusals
from fifties.server.app import HEADERS, STATUS
from fifties.server.store_errors import StoreUnreachable

from commands import PATIENCE, run
from server_thread import server_thread
from servers import HTTP, SPEECH, Message, Served, choice, eventually, in_words

LIFTED = [
    part
    for limit in ("wrong-codes", "tables-per-address", "openings", "rate", "jobs")
    for part in (f"--{limit}", "0")
]


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with Served(tmp_path_factory.mktemp("data"), *LIFTED) as on:
        yield on
        code, logged = on.stop()
        assert code == 0
        assert "Traceback" not in logged


@pytest.fixture(scope="module")
def table(served: Served) -> Message:
    return served.open()


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"}


# What the API promises


# What covers each border of the schema once is more than a thousand requests.
@pytest.mark.parametrize(
    ("phases", "examples"),
    [
        ("fuzzing,stateful", 3),
        pytest.param("examples,coverage,fuzzing,stateful", 20, marks=pytest.mark.soak),
    ],
)
def test_the_api_keeps_what_its_description_promises(
    served: Served, table: Message, tmp_path: Path, phases: str, examples: int
) -> None:
    command = [str(Path(sys.executable).parent / "st"), "run", f"{served.url}/openapi.json"]
    amount = ["--phases", phases, "--max-examples", str(examples), "--generation-deterministic"]
    options = ["--seed", "50", *amount, "--no-color", "--request-timeout", str(PATIENCE)]
    checks = ["--checks", "all", "--exclude-checks", BEYOND_THE_SCHEMA]
    shown = ["--header", f"Authorization: Bearer {table['token']}"]
    done = subprocess.run(
        [*command, *options, *checks, *shown],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    generated = re.search(r"(\d+) generated", done.stdout)
    assert generated is not None
    assert int(generated[1]) > 25 * examples


BEYOND_THE_SCHEMA = "positive_data_acceptance"
"""Which seats, names and boxes there can be, the rules say and not the schema."""


# What it refuses


NAME = f"/api/records/{'0' * 32}"
BAD_BODIES: list[tuple[object, str]] = [
    ([], "wire-malformed"),
    ({"settings": {"game": "chess"}}, "wire-malformed"),
    ({"code": "MINE"}, "wire-malformed"),
    ({"token": "short"}, "wire-malformed"),
    ({"lang": "x" * 36}, "wire-malformed"),
    ({"settings": {"game": "fifty", "seats": 8}}, "table-wrong-seats"),
    ({"settings": {"game": "fifty-fifty", "seats": 2}}, "table-wrong-seats"),
    ({"settings": {"game": "fifty", "edition": "none"}}, "table-edition-unknown"),
    ({"settings": {"game": "fifty", "box": {"bonus": [[1]]}}}, "F14-bonus-misshapen"),
    ({"name": "x" * 25}, "table-name-too-long"),
]
Ask = tuple[str, str, dict[str, str], str]
REFUSED: list[Ask] = [
    ("GET", "/api/tables/NONE", {}, "wire-no-such-table"),
    ("GET", "/api/tables/%00", {}, "wire-no-such-table"),
    ("GET", "/api/tables/NONE/qr.svg", {}, "wire-no-such-table"),
    ("GET", "/api/tables/{code}/resume-qr.svg", {}, "wire-token-missing"),
    ("GET", "/api/tables/{code}/resume-qr.svg", bearer("x" * 22), "wire-wrong-token"),
    ("GET", "/api/tables/NONE/resume-qr.svg", bearer("x" * 22), "wire-no-such-table"),
    ("GET", "/api/records", {}, "wire-token-missing"),
    ("GET", "/api/records", {"Authorization": "Basic " + "x" * 22}, "wire-token-missing"),
    ("GET", "/api/records", bearer("x" * 23), "wire-token-missing"),
    ("GET", NAME, {}, "wire-no-such-record"),
    ("DELETE", NAME, {}, "wire-token-missing"),
    ("DELETE", NAME, bearer("x" * 22), "wire-no-such-record"),
    ("DELETE", NAME, {"Origin": "http://evil.example"}, "wire-wrong-origin"),
    ("POST", "/api/tables", {"Origin": "http://evil.example"}, "wire-wrong-origin"),
    ("GET", "/nowhere", {}, "wire-no-such-page"),
    ("GET", "/assets/nothing.css", {}, "wire-no-such-page"),
    ("PUT", "/api/tables", {}, "wire-not-this-way"),
    ("DELETE", "/", {}, "wire-not-this-way"),
    ("POST", "/service-worker.js", {}, "wire-not-this-way"),
    ("GET", "/ws", {}, "wire-no-such-page"),
]
STATUSES = {str(kind.__struct_config__.tag): status for kind, status in STATUS.items()}


def check_refusal(answer: httpx.Response, kind: str, lang: str) -> None:
    """See that a refusal is typed, translated and of the right status."""
    told = answer.json()
    assert (told["refusal"], answer.status_code) == (kind, STATUSES.get(kind, 400))
    assert told["text"] == in_words(told, lang)
    assert told.keys() == set(api_bodies.RefusalAnswer.__struct_fields__)
    assert answer.headers["content-type"] == "application/json"
    assert ("www-authenticate" in answer.headers) == (answer.status_code == 401)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("body", "kind"), BAD_BODIES, ids=str)
def test_a_table_that_cannot_be_set_is_refused(
    served: Served, lang: str, body: object, kind: str
) -> None:
    headers = {"Accept-Language": f"{lang}-CH, en;q=0.9"}
    check_refusal(served.post("/api/tables", body, **headers), kind, lang)


@pytest.mark.parametrize(("method", "path", "headers", "kind"), REFUSED, ids=str)
def test_everything_that_is_refused_is_typed_and_translated(
    served: Served, table: Message, method: str, path: str, headers: dict[str, str], kind: str
) -> None:
    url = served.url + path.replace("{code}", table["code"])
    for lang in LANGUAGES:
        told = {**headers, "Accept-Language": lang.upper()}
        check_refusal(HTTP.request(method, url, headers=told), kind, lang)


@pytest.mark.parametrize("lang", ["", "xx", "*", "eo, fr"])
def test_a_language_that_we_do_not_speak_is_answered_in_english(served: Served, lang: str) -> None:
    answer = served.get("/nowhere", **{"Accept-Language": lang})
    check_refusal(answer, "wire-no-such-page", "en")


def test_a_body_that_is_too_large_is_refused(served: Served) -> None:
    url = f"{served.url}/api/tables"
    for content in (b" " * 5_000, iter([b" " * 3_000] * 2), b"[" * 100_000, b"x" * 5_000_000):
        answer = HTTP.post(url, content=content)
        check_refusal(answer, "wire-too-large", "en")
    assert HTTP.post(url, content=b"{}".ljust(4096)).status_code == 201


def test_every_refusal_of_the_server_has_a_status_or_is_for_sockets() -> None:
    over_sockets = {"TooManyWaiting", "NotJoined", "JoinedAlready"}
    kinds = {kind.__name__ for kind in Refusal.__subclasses__()} & (
        vars(refusals).keys() | vars(host_refusals).keys()
    )
    of_tables = {"HostOnly"}
    assert kinds - over_sockets == {kind.__name__ for kind in STATUS} - of_tables


def test_a_full_server_says_so(tmp_path: Path) -> None:
    with Served(tmp_path, "--tables", "1") as full:
        full.open()
        answer = full.post("/api/tables", {}, **{"Accept-Language": "it"})
    check_refusal(answer, "wire-server-full", "it")


# QR codes


def squares(picture: bytes) -> set[tuple[int, int]]:
    """Read the dark squares of an SVG that strokes them line by line."""
    root = ET.fromstring(picture)  # noqa: S314 - our own server's
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    dark = root.findall("{http://www.w3.org/2000/svg}path")[-1]
    x, y, found = 0.0, 0.0, set()
    for step, along, down in re.findall(r"([Mmh])(-?[\d.]+)(?:[ ,]?(-?[\d.]+))?", dark.attrib["d"]):
        if step == "M":
            x, y = float(along), float(down)
        elif step == "m":
            x, y = x + float(along), y + float(down)
        else:
            found |= {(int(x) + n, int(y)) for n in range(int(along))}
            x += float(along)
    return found


def holds(picture: bytes, text: str) -> bool:
    """Tell whether a picture is the QR code of *text*."""
    rows = segno.make(text, error="m", micro=False).matrix_iter(border=2)
    return squares(picture) == {
        (x, y) for y, row in enumerate(rows) for x, on in enumerate(row) if on
    }


def test_a_server_that_cannot_open_a_table_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    async def unreachable(_: MemoryStore) -> int:
        raise StoreUnreachable("not connected")

    async def is_free(_: MemoryStore, __: str) -> bool:
        return False

    with server_thread() as running:
        for method, instead in (("is_free", is_free), ("count", unreachable)):
            monkeypatch.setattr(MemoryStore, method, instead)
            told = running.post("/api/tables", {}, **{"Accept-Language": "de"})
            assert (told.status_code, told.json()["refusal"]) == (503, "wire-server-full")
            assert told.json()["text"] == SPEECH["de"]("wire-server-full")


def test_the_qr_code_of_a_table_holds_its_link(served: Served, table: Message) -> None:
    answer = served.get(f"/api/tables/{table['code'].lower()}/qr.svg")
    assert answer.headers["content-type"] == "image/svg+xml"
    assert table["link"] == f"{served.url}/t/{table['code']}"
    assert holds(answer.content, table["link"])
    assert served.get(f"/t/{table['code']}").status_code == 200


def test_qr_codes_are_drawn_once_beside_the_event_loop_and_few_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    threads: list[Thread] = []
    may_draw, draw = Event(), links.qr_svg

    def drawn(link: str) -> bytes:
        threads.append(current_thread())
        may_draw.wait(PATIENCE)
        return draw(link)

    monkeypatch.setattr(links, "qr_svg", drawn)
    monkeypatch.setattr(links, "WAITING", 2)
    with server_thread() as running, ThreadPoolExecutor(2) as people:
        tables = [running.open() for _ in range(3)]
        paths = [f"/api/tables/{table['code']}/qr.svg" for table in tables]
        waiting = [people.submit(running.get, path) for path in paths[:2]]
        eventually(lambda: running.game_server.qr_codes.waiting == 2)
        # The event loop answers meanwhile, and says that it is too much.
        refused = running.get(paths[2])
        assert (refused.status_code, refused.json()["refusal"]) == (503, "wire-server-full")
        may_draw.set()
        assert [answer.result().status_code for answer in waiting] == [200, 200]
        assert running.get(paths[0]).content == waiting[0].result().content
        assert len(threads) == 2
        assert running.thread not in threads


def test_the_qr_code_of_a_seat_is_for_its_owner(served: Served, table: Message) -> None:
    answer = served.get(f"/api/tables/{table['code']}/resume-qr.svg", **bearer(table["token"]))
    assert table["resume"] == f"{table['link']}#{table['token']}"
    assert holds(answer.content, table["resume"])
    assert answer.headers["cache-control"] == "no-store"


# Records


def play(served: Served, *, keep: bool = True) -> tuple[Message, str | None]:
    """Play a game with two bots; return the host's table and the name of the record."""
    table = served.open(name='"]\n[chance]#\\', keep=keep)
    host = served.resume(table)
    for _ in range(2):
        host.do("add-bot", level="beginner")
    host.do("salt", salt="\0\"'\\\u2028\x7f\n]]>🎲")
    host.ask("start")
    while True:
        message = host.receive()
        if message.get("table", {}).get("status") == "over":
            host.close()
            return table, message["table"]["record"]
        if message.get("offer") is not None:
            host.ask("act", action=choice(message["offer"]))


def test_a_record_is_listed_for_those_who_played_and_replays(served: Served) -> None:
    table, name = play(served)
    watcher = served.connect()
    watching = watcher.do("join", code=table["code"], role="spectator")["token"]
    watcher.close()
    (listed,) = served.get("/api/records", **bearer(table["token"])).json()
    assert (listed["name"], listed["game"]) == (name, "fifty")
    assert len(listed["players"]) == 3
    for token in (watching, "x" * 22):
        assert served.get("/api/records", **bearer(token)).json() == []
    record = served.get(f"/api/records/{name}")
    assert record.headers["content-type"] == "application/toml"
    assert re.fullmatch(
        r'attachment; filename="fifty-\w{8}\.toml"', record.headers["content-disposition"]
    )
    assert listed["players"][0] in run("replay", "-", typed=record.content).stdout
    run("verify", "-", typed=record.content)


def test_a_record_is_erased_by_those_who_played_for_everybody(served: Served) -> None:
    table, name = play(served)
    path = f"/api/records/{name}"
    watcher = served.connect()
    watching = watcher.do("join", code=table["code"], role="spectator")["token"]
    watcher.close()
    for token in (watching, served.open()["token"]):
        answer = HTTP.delete(served.url + path, headers=bearer(token))
        check_refusal(answer, "wire-no-such-record", "en")
    assert served.get(path).status_code == 200
    erased = HTTP.delete(served.url + path, headers=bearer(table["token"]))
    assert (erased.status_code, erased.content) == (204, b"")
    assert served.get(path).status_code == 404
    assert served.get("/api/records", **bearer(table["token"])).json() == []
    again = HTTP.delete(served.url + path, headers=bearer(table["token"]))
    check_refusal(again, "wire-no-such-record", "en")


def test_what_the_host_does_not_want_to_keep_is_not_kept(served: Served) -> None:
    table, name = play(served, keep=False)
    assert name is None
    assert served.get("/api/records", **bearer(table["token"])).json() == []


# Headers


POLICY = "Content-Security-Policy"
KINDS = {
    "page": ("GET", "/", 200),
    "page of a table": ("GET", "/t/ANYONE", 200),
    "file of the client": ("GET", "/service-worker.js", 200),
    "API": ("GET", "/api/about", 200),
    "description": ("GET", "/openapi.json", 200),
    "health": ("GET", "/healthz", 200),
    "metrics": ("GET", "/metrics", 200),
    "refusal": ("GET", "/api/tables/NONE", 404),
    "no such page": ("GET", "/nowhere", 404),
    "no such file": ("GET", "/assets/nothing", 404),
    "another method": ("PATCH", "/api/tables", 405),
    "head": ("HEAD", "/", 200),
    "options": ("OPTIONS", "/api/tables", 405),
    "redirect": ("GET", "/learn/", 307),
    "too large": ("POST", "/api/tables", 413),
}


@pytest.mark.parametrize(("method", "path", "status"), KINDS.values(), ids=KINDS)
def test_every_answer_has_the_headers_that_keep_browsers_safe(
    served: Served, method: str, path: str, status: int
) -> None:
    content = b"x" * 5_000 if status == 413 else b""
    answer = HTTP.request(method, served.url + path, content=content)
    assert answer.status_code == status
    told = {name: answer.headers.get(name, "") for name in HEADERS}
    # A page names what its own build has put inside.
    told[POLICY] = re.sub(r" 'sha256-[^']*'", "", told[POLICY])
    assert told == HEADERS
    policy = dict(part.split(" ", 1) for part in told[POLICY].split("; "))
    assert policy["default-src"] == policy["frame-ancestors"] == "'none'"
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert "server" not in answer.headers
    assert "access-control-allow-origin" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


def test_head_and_options_behave(served: Served) -> None:
    for path in ("/", "/api/about", "/service-worker.js", "/openapi.json", "/metrics"):
        head, get = HTTP.head(served.url + path), served.get(path)
        assert (head.status_code, head.content) == (200, b"")
        assert head.headers["content-type"] == get.headers["content-type"]
        allowed = HTTP.options(served.url + path).headers["allow"]
        assert {*allowed.split(", ")} == {"GET", "HEAD"}
    assert HTTP.options(served.url + NAME).headers["allow"] == "DELETE, GET, HEAD"
    assert HTTP.options(f"{served.url}/api/tables").headers["allow"] == "POST"


def test_health_and_figures_can_be_read_by_machines(served: Served) -> None:
    client = served.resume(served.open())
    client.until("snapshot")
    health = served.get("/healthz").json()
    families = {f.name: f for f in text_string_to_metric_families(served.get("/metrics").text)}
    client.close()
    figures = {name.removeprefix("fifties_"): f.samples[0].value for name, f in families.items()}
    assert health["status"] == "ok"
    assert figures["connections"] == health["connections"] == 1
    assert figures["tables"] == health["tables"]
    assert figures["requests"] >= 1
    assert figures["log_entries"] >= figures["commits"] > 0
    assert figures["bots_missing"] >= 0
    assert SPEECH.keys() == {*served.get("/api/about").json()["languages"]}
