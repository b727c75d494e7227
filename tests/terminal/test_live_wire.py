"""What a terminal makes of what a server sends: addresses, parties, and nothing that steers it."""

from __future__ import annotations

import json
from random import Random

import pytest
from msgspec.structs import replace

from fifties.core.refusals import IllegalSetup
from fifties.games.fifty import Fifty
from fifties.host.codes import tidy_code
from fifties.table.fifty_crowd import FiftyCrowd
from fifties.terminal.live.reconnecting_socket import (
    socket_address,
    without_control_characters,
)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("192.168.1.20", "ws://192.168.1.20:5050/ws"),
        ("fifties_app:8080", "ws://fifties_app:8080/ws"),
        ("http://fifties_app:8080/", "ws://fifties_app:8080/ws"),
        ("https://games.example", "wss://games.example/ws"),
        ("https://games.example/t/KXM4PQ", "wss://games.example/ws"),
        ("wss://games.example:444", "wss://games.example:444/ws"),
        ("[::1]:5051", "ws://[::1]:5051/ws"),
    ],
)
def test_an_address_may_be_typed_or_pasted(typed: str, meant: str) -> None:
    assert socket_address(typed) == meant


@pytest.mark.parametrize(
    "typed", ["", "ftp://x", "http://", "fifties_app:port", "http://[::1", "a b:99999"]
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(IllegalSetup):
        socket_address(typed)


def test_a_code_is_read_as_people_write_it() -> None:
    assert tidy_code("kxm-4pq") == tidy_code("KXM 4PQ") == "KXM4PQ"


@pytest.mark.parametrize(
    ("sent", "read"),
    [
        ("Ana", "Ana"),
        ("A\x1b[2Jna", "A[2Jna"),
        ("\x9b2JAna\x07", "2JAna"),
        ("An\u202ea", "Ana"),
        ("Anä 👑 “quoted”", "Anä 👑 “quoted”"),
        ("back\\\\u001bslash\\", "back\\\\u001bslash\\"),
        ("back\\\x1bslash", "back\\slash"),
    ],
)
def test_no_name_steers_the_terminal(sent: str, read: str) -> None:
    for ascii_only in (True, False):
        assert json.loads(
            without_control_characters(json.dumps({"name": sent}, ensure_ascii=ascii_only))
        ) == {"name": read}


@pytest.mark.parametrize("seed", range(4))
def test_a_party_is_folded_as_the_server_would_tell_it_afresh(seed: int) -> None:
    game, rng = Fifty(12, danger=seed % 2 == 1), Random(seed)
    crowd = FiftyCrowd(game, [f"Player {number}" for number in range(12)])
    view, state = crowd.view(None), game.start()
    while actors := game.to_act(state):
        step = game.apply(state, actors[0], game.offer(state, actors[0]).sample(rng))
        state = step.state
        crowd.fold(step.events)
        for event in crowd.digest(step.events):
            view = view.after(event)
        told = crowd.view(None)
        # While a count runs, those in front come with the tally.
        assert replace(view, leaders=told.leaders) == told
    assert view.leaders == crowd.view(None).leaders
