"""Those who have no business here: pages from elsewhere, guessed codes, forged and lost tokens.

Around every test three bystanders at another table of the same server play a whole game.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from fifties.locales import LANGUAGES

from servers import HTTP, SPEECH, Bystanders, Client, Message, Served, said

FEW = 30
"""How many connections one address may have here."""

addresses = count(1)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    few = ("--connections-per-address", str(FEW))
    guests = ("--wrong-codes", "5", "--rate", "0", "--origin", "https://a.example")
    with Served(tmp_path_factory.mktemp("data"), *few, *guests) as on:
        yield on
        assert on.stop() == (0, "")


@pytest.fixture(scope="module")
def playing(served: Served) -> Iterator[Bystanders]:
    people = Bystanders(served)
    yield people
    people.close()


@pytest.fixture(autouse=True)
def _bystanders(playing: Bystanders) -> Iterator[None]:
    playing.begin()
    yield
    playing.end()


@pytest.fixture
def address() -> str:
    """An address of somebody else, whose guesses and tables are counted apart."""
    if sys.platform != "linux":
        pytest.skip("elsewhere a machine has but one address for itself")
    return f"127.0.1.{next(addresses)}"


BAD_ORIGINS = ["http://evil.example", "null", "http://[", "http://127.0.0.1:1", "https://", "x"]


@pytest.mark.parametrize("origin", BAD_ORIGINS)
def test_pages_from_elsewhere_are_refused(served: Served, origin: str) -> None:
    with pytest.raises(InvalidStatus) as caught:
        served.connect(origin=origin)
    assert caught.value.response.status_code == 403
    for lang in LANGUAGES:
        headers = {"Origin": origin, "Accept-Language": lang}
        answers = [
            served.post("/api/tables", {}, **headers),
            HTTP.delete(f"{served.url}/api/records/x", headers=headers),
        ]
        for answer in answers:
            assert answer.status_code == 403
            assert answer.json()["refusal"] == "wire-wrong-origin"
            assert answer.json()["text"] == SPEECH[lang]("wire-wrong-origin")


def test_our_own_page_and_pages_that_are_let_are_welcome(served: Served) -> None:
    for origin in (served.url, "https://a.example"):
        served.connect(origin=origin).close()
        assert served.post("/api/tables", {"name": 5}, Origin=origin).status_code == 400


def guest_of(served: Served, table: Message) -> tuple[Client, str]:
    """Somebody at *table*, and their token."""
    client = served.connect()
    token = client.do("join", code=table["code"])["token"]
    client.until("snapshot")
    return client, token


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_token_is_good_at_its_table_alone(served: Served, address: str, lang: str) -> None:
    table, other = served.open(), served.open()
    for token in (other["token"], "x" * 22, table["token"].swapcase()):
        client = served.stranger(source_address=(address, 0))
        asked = said("resume", code=table["code"], token=token, lang=lang)
        assert client.refusal(asked, lang)["refusal"] == "wire-wrong-token"
        # Whoever was turned away may try again on the same connection.
        assert client.do("resume", code=table["code"], token=table["token"])["you"]["host"]
        client.close()


def test_whoever_was_removed_needs_to_join_again(served: Served, address: str) -> None:
    table = served.open()
    host = served.resume(table)
    guest, token = guest_of(served, table)
    host.do("remove", member=1)
    assert guest.closed() == 1008
    assert guest.last == {"tell": "goodbye", "why": "removed", "again": None}
    again = served.stranger(source_address=(address, 0))
    assert again.refused("resume", code=table["code"], token=token) == "wire-wrong-token"
    assert again.do("join", code=table["code"], token=token)["member"] == 2
    for client in (host, again):
        client.close()


def test_whoever_was_barred_stays_out_with_that_token_and_that_browser(served: Served) -> None:
    table = served.open()
    host = served.resume(table)
    cookie = {"Cookie": "fifties_device=chance"}
    rude = served.connect(additional_headers=cookie)
    token = rude.do("join", code=table["code"])["token"]
    host.do("ban", member=1)
    assert rude.closed() == 1008
    for options, shown in ((cookie, "y" * 22), ({}, token), (cookie, None)):
        client = served.connect(additional_headers=options)
        asked = said("join", code=table["code"], token=shown, lang="it")
        assert client.refusal(asked, "it")["refusal"] == "table-banned"
        client.close()
    kind = served.connect(additional_headers={"Cookie": "fifties_device=another"})
    assert kind.do("join", code=table["code"])["tell"] == "welcome"
    for client in (host, kind):
        client.close()


def test_a_locked_table_lets_nobody_new_in_but_everybody_back(served: Served) -> None:
    table = served.open()
    host = served.resume(table)
    guest, token = guest_of(served, table)
    host.do("lock", locked=True)
    newcomer = served.stranger()
    asked = said("join", code=table["code"], lang="de")
    assert newcomer.refusal(asked, "de")["refusal"] == "table-locked"
    assert newcomer.do("resume", code=table["code"], token=token)["tell"] == "snapshot"
    for client in (host, guest, newcomer):
        client.close()


def test_who_tries_codes_is_stopped_but_nobody_who_has_a_token(
    served: Served, address: str
) -> None:
    table = served.open()
    thief = served.stranger("it", source_address=(address, 0))
    for code in ("AAAAAA", "x", "'", "\0\0\0"):
        assert thief.refused("join", code=code, lang="it") == "wire-no-such-table"
    wrong = said("resume", code=table["code"], token="x" * 22)
    assert thief.refusal(wrong, "it")["refusal"] == "wire-wrong-token"
    for lang in LANGUAGES:
        for code in (table["code"], "AAAAAA"):
            for asked in (said("join", code=code, lang=lang), wrong):
                refused = thief.refusal(asked, lang)
                assert refused["refusal"] == "wire-too-many-wrong-codes"
    assert thief.do("resume", code=table["code"], token=table["token"])["tell"] == "snapshot"
    thief.close()
    served.join(table["code"]).close()


def test_who_tries_codes_over_http_is_stopped_but_nobody_who_has_a_token(
    served: Served, address: str
) -> None:
    table = served.open()
    with outsider(served, address) as thief:
        tried = [thief.get(f"/api/tables/AAAAA{n}").status_code for n in range(4)]
        assert tried == [404] * 4
        mine = f"/api/tables/{table['code']}"
        bearer = {"Authorization": f"Bearer {'x' * 22}"}
        assert thief.get(f"{mine}/resume-qr.svg", headers=bearer).status_code == 403
        for path in (mine, f"{mine}/qr.svg", f"{mine}/resume-qr.svg"):
            answer = thief.get(path, headers=bearer)
            assert answer.status_code == 429
            assert answer.json()["text"] == SPEECH["de"]("wire-too-many-wrong-codes")
        bearer = {"Authorization": f"Bearer {table['token']}"}
        assert thief.get(f"{mine}/resume-qr.svg", headers=bearer).status_code == 200


def outsider(served: Served, address: str) -> httpx.Client:
    """A German browser at another address."""
    way = httpx.HTTPTransport(local_address=address)
    return httpx.Client(base_url=served.url, transport=way, headers={"Accept-Language": "de-AT"})


def test_an_address_opens_only_so_many_connections(served: Served, address: str) -> None:
    here = served.get("/healthz").json()["connections"]
    clients = [served.stranger(source_address=(address, 0)) for _ in range(FEW)]
    for lang in LANGUAGES:
        late = served.stranger(lang, source_address=(address, 0))
        assert late.closed() == 1013
        assert late.last["refusal"] == "wire-server-full"
        assert late.last["text"] == SPEECH[lang]("wire-server-full")
    for client in clients:
        client.close()
    served.wait_for(connections=here)
    assert served.stranger(source_address=(address, 0)).refused("sit") == "wire-not-joined"
