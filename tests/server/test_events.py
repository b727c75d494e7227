"""An event on a real server: doors, approval, the show, and power cuts in the midst of each."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from servers import Client, Message, Served

PLAYERS = 9
EVENT = {"title": "Nuit du Fifty", "show_seconds": 30, "approval": True}


class Event:
    """An event with a host who does not play, a big screen and phones."""

    def __init__(self, served: Served) -> None:
        self.served = served
        self.table = served.open(role="spectator", party=True, pace="hall", event=EVENT)
        self.code = self.table["code"]
        self.tokens: list[Message] = []

    def host(self) -> Client:
        """Connect as the host."""
        client = self.served.resume(self.table)
        client.until("snapshot")
        return client

    def knock(self, number: int, role: str = "seat") -> Client:
        """Come with a token of one's own."""
        client = self.served.connect()
        token = f"{role}{number}".ljust(22, "_")
        client.ask("join", code=self.code, name=f"Phone {number}", role=role, token=token)
        self.tokens.append({"code": self.code, "token": token})
        return client


def numbers_of(number: int) -> list[int]:
    """Return what a phone writes, which no other number of a message looks like."""
    return [number + 1, *(45 + 4 * place + number % 3 for place in range(4))]


def test_an_event_survives_power_cuts_at_the_doors_in_approval_and_in_the_show(
    tmp_path: Path,
) -> None:
    with Served(tmp_path / "data") as served:
        event = Event(served)
        host = event.host()
        host.do("lock", locked=True)
        phones = [event.knock(number) for number in range(PLAYERS)]
        for ahead, phone in enumerate(phones):
            waiting = phone.until("waiting")
            assert (waiting["reason"], waiting["ahead"]) == ("doors", ahead)
            assert waiting["event"]["title"] == EVENT["title"]
        served.kill()

        # Whoever waited comes again, and is let in up to the approval of a host.
        served.start_again()
        host = event.host()
        phones = [event.knock(number) for number in range(PLAYERS)]
        for phone in phones:
            phone.until("waiting", reason="doors")
        host.do("lock", locked=False)
        for phone in phones:
            phone.until("welcome")
            phone.until("waiting", reason="approval")
        served.kill()

        # Whoever waits for approval is a member.
        served.start_again()
        host, tokens = event.host(), event.tokens[-PLAYERS:]
        phones = [served.resume(token) for token in tokens]
        for phone in phones:
            assert phone.until("waiting")["reason"] == "approval"
            assert {json.loads(frame)["tell"] for frame in phone.frames} == {"waiting"}
        assert len(json.loads(host.frames[-1])["you"]["pending"]) in {PLAYERS, 0}
        screen = event.knock(0, "stage")
        screen.until("waiting", reason="approval")
        host.do("admit", members=None)
        for phone in phones:
            assert phone.until("snapshot")["you"]["next"]
        host.do("add-host", member=phones[0].last["you"]["member"])
        host.do("start")
        for phone in phones:
            phone.offer()
        for number, phone in enumerate(phones):
            action = {"do": "choose", "round": 1, "numbers": numbers_of(number)}
            phone.ask("act", action=action)
        while screen.event("tally")["number"] < 5:
            pass
        check_that_no_phone_was_told_too_much(phones)
        served.kill()

        # The count goes on from where it was.
        served.start_again()
        host, screen = event.host(), served.resume(event.tokens[-1])
        phones = [served.resume(token) for token in tokens]
        shown = phones[0].until("snapshot")
        assert shown["you"]["host"]
        number = phones[1].until("snapshot")["view"]["number"]
        assert number >= 5
        assert phones[1].until("update")["number"] > number
        host.do("skip")
        scored = screen.event("crowd-scored")
        assert [leader["points"] for leader in scored["leaders"]] == sorted(
            (leader["points"] for leader in scored["leaders"]), reverse=True
        )


def check_that_no_phone_was_told_too_much(phones: list[Client]) -> None:
    """Check all frames that have come: no tally, no names of all, and nobody else's numbers."""
    for number, phone in enumerate(phones):
        while True:
            try:
                phone.receive(timeout=0)
            except (TimeoutError, ConnectionClosed):
                break
        frames = [json.loads(frame) for frame in phone.frames]
        text = "".join(phone.frames)
        assert '"tally":{' not in text or number == 0
        for other in range(len(phones)):
            if other != number:
                assert json.dumps(numbers_of(other), separators=(",", ":")) not in text
        if number:
            assert all(frame.get("table", {}).get("people", []) == [] for frame in frames)


@pytest.mark.parametrize("lang", ["fr", "de", "it"])
def test_refusals_of_an_event_are_told_in_the_language_of_the_client(
    tmp_path: Path, lang: str
) -> None:
    with Served(tmp_path / "data") as served:
        stranger = served.stranger(lang)
        table = served.open(party=True, event={"title": "Fifty"})
        stranger.ask("resume", code=table["code"], token=table["token"], lang=lang)
        stranger.until("snapshot")
        for say, details, refusal in (
            ("remove-host", {"member": 0}, "table-last-host"),
            ("show-message", {"text": "x" * 201}, "table-message-too-long"),
            ("close-choices", {"seconds": 5}, "table-no-game-runs"),
        ):
            request = json.dumps({"say": say, "id": say, **details})
            assert stranger.refusal(request, lang)["refusal"] == refusal


def test_a_crowd_that_knocks_and_never_answers_keeps_nobody_out(tmp_path: Path) -> None:
    """Sockets that join and then neither read nor say anything wait like all others."""
    with Served(tmp_path / "data") as served:
        event = Event(served)
        host = event.host()
        host.do(
            "configure", settings={**host_settings(host), "event": {**EVENT, "approval": False}}
        )
        host.do("lock", locked=True)
        silent = [event.knock(number) for number in range(60)]
        honest = event.knock(99)
        assert honest.until("waiting")["ahead"] == 60
        for client in silent[:30]:
            client.socket.socket.close()
        host.do("lock", locked=False)
        assert honest.until("snapshot")["you"]["next"]
        for client in silent[30:]:
            client.close()


def host_settings(host: Client) -> Message:
    """Return how the table is set, as its host knows."""
    settings: Message = host.table()["settings"]
    return settings
