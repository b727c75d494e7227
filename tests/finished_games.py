"""Games that somebody plays against bots to their end over the wire, for `server/` and `web/`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from servers import Client, Message, Served, choice

Decide = Callable[[Message], Message]
"""From an offer to an action."""


def any_action(offer: Message) -> Message:
    """Play the first card, or numbers spread over the count."""
    if offer["do"] == "play":
        return {"do": "play", "card": offer["cards"][0]}
    return choice(offer)


def bad_action(offer: Message) -> Message:
    """Play the last card, or write the lowest numbers: slips that a review finds."""
    if offer["do"] == "play":
        return {"do": "play", "card": offer["cards"][-1]}
    numbers = [n for n in range(offer["least"], 50) if n % 10 in offer["endings"]]
    return {**choice(offer), "numbers": numbers[: offer["boxes"]]}


def play_to_the_end(
    client: Client, decide: Decide = any_action, offer: Message | None = None
) -> str:
    """Answer *offer*, then all that come; return the name of the record."""
    if offer:
        client.ask("act", action=decide(offer))
    while True:
        message = client.receive()
        assert message["tell"] != "refused", message
        table = message.get("table") or {}
        if table.get("status") == "over" and table["record"]:
            return str(table["record"])
        if (told := message.get("offer")) and told["do"] in {"play", "choose"}:
            client.ask("act", action=decide(told))


def finished_game(
    served: Served,
    game: str = "fifty",
    levels: Sequence[str] = ("beginner", "casual"),
    decide: Decide = any_action,
    name: str = "Ana",
) -> tuple[Message, str]:
    """Play a game against bots; return the table and the name of its record."""
    table = served.open(game=game, name=name)
    host = served.resume(table)
    for level in levels:
        host.do("add-bot", level=level)
    host.ask("start")
    record = play_to_the_end(host, decide)
    host.close()
    return table, record
