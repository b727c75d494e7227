"""People at an event in heats, over real sockets: for `server/` and `cluster/`."""

from __future__ import annotations

from itertools import cycle

from servers import Message, Served, choice

EVENT = {"title": "Fifty at the lake"}


class Visitor:
    """Somebody at an event, with one token for all tables that belong to it."""

    def __init__(self, served: Served, code: str, token: str, name: str) -> None:
        self.served, self.event, self.token, self.name = served, code, token, name
        self.client = served.connect()
        self.client.ask("join", code=code, name=name, token=token)
        self.known = self.client.until("snapshot")

    def resume(self, code: str, *, anew: bool = False) -> Message:
        """Come to a table that belongs to the event, on the same connection or *anew*."""
        if anew:
            self.client.close()
            self.client = self.served.connect()
        asked = self.client.ask("resume", code=code, token=self.token)
        self.known = self.client.until("snapshot", id=asked)
        return self.known

    def heat(self) -> Message:
        """Wait until there is a heat to play; return it."""
        return self._heat(over=False)

    def result(self) -> Message:
        """Wait until the event knows how the heat has ended; return that."""
        return self._heat(over=True)

    def result_after_return(self, *, anew: bool = False) -> Message:
        """Come back to the event, and wait until it knows how the heat has ended."""
        self.resume(self.event, anew=anew)
        return self.result()

    def _heat(self, *, over: bool) -> Message:
        heat: Message | None = self.known["you"]["heat"]
        while heat is None or heat["over"] is not over:
            message = self.client.receive()
            if "you" in message:
                self.known["you"] = message["you"]
                heat = message["you"]["heat"]
        return heat

    def choose(self, first: int) -> bool:
        """Write numbers when that is offered; return whether the game was still on."""
        message = self.known
        while message.get("offer") is None:
            assert message["tell"] not in {"refused", "goodbye"}, message
            if any(event["event"] == "game-ended" for event in message.get("events", ())):
                return False
            message = self.client.receive()
        self.known = {"tell": "update"}
        self.client.ask("act", action=choice(message["offer"], first))
        return True


class HeatedEvent:
    """An event of seven at one server or several, whose moderator does not play."""

    def __init__(self, served: Served, *others: Served) -> None:
        self.served = served
        nodes = cycle([*others, served])
        settings = {"game": "fifty", "party": True, "event": EVENT, "pace": "at-once"}
        body = {"settings": settings, "name": "Moderator", "role": "spectator"}
        self.opened: Message = served.post("/api/tables", body).json()
        self.code = self.opened["code"]
        self.host = served.resume(self.opened)
        self.people = [
            Visitor(next(nodes), self.code, f"player{number:016}", f"Player {number}")
            for number in range(1, 8)
        ]

    def cut_power(self) -> None:
        """Kill the server, start it again, and let everybody come back to the event."""
        self.served.kill()
        self.served.start_again()
        self.host = self.served.resume(self.opened)
        for person in self.people:
            person.resume(self.code, anew=True)

    def draw(self) -> None:
        """Draw heats, or the final."""
        self.host.do("draw-heats", size=3, final=3, pace="at-once", clock="relaxed")

    def heats(self, query: str = "") -> Message:
        """Ask over HTTP who plays where."""
        found: Message = self.served.get(
            f"/api/tables/{self.code}/heats{query}",
            Authorization=f"Bearer {self.people[0].token}",
        ).json()
        return found

    def go_to_heats(self) -> dict[str, list[Visitor]]:
        """Let everybody go to where they play who plays; return who is where."""
        places: dict[str, list[Visitor]] = {}
        for person in self.people:
            places.setdefault(person.heat()["code"], []).append(person)
        for code, players in places.items():
            for person in players:
                person.resume(code)
        return places


def play(players: list[Visitor]) -> None:
    """Play a heat to its end."""
    goes_on = True
    while goes_on:
        chose = [person.choose(first) for first, person in enumerate(players)]
        goes_on = all(chose)
