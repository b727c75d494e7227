"""Whole games of one person and bots in this process, played over messages."""

from __future__ import annotations

from collections.abc import Callable
from itertools import count

from fifties.core.contract import GameEnded
from fifties.games.fifty import Choose
from fifties.games.fifty_fifty import Play
from fifties.games.registry import parse_record
from fifties.host.client import LocalClient
from fifties.host.hub import Hub, opening_join
from fifties.host.memory_store import MemoryStore
from fifties.table.fifty import ChooseOffer
from fifties.table.fifty_fifty import PlayOffer
from fifties.table.messages import Declined, Offered, ServerMessage, Snapshot, Update
from fifties.table.requests import Act, AddBot, ClientMessage, Resume, Start
from fifties.table.settings import TableSettings

OFFERS = ChooseOffer | PlayOffer
_NUMBERS = count(1)


def new_id() -> str:
    """Return the id of another request."""
    return str(next(_NUMBERS))


async def seated(hub: Hub, settings: TableSettings) -> tuple[LocalClient, str, str]:
    """Open a table; return a client of its host, its code and the host's token."""
    room, token, _ = await hub.open(settings, opening_join("Ana"))
    client = LocalClient(hub)
    client.request(Resume(id=new_id(), code=room.code, token=token))
    return client, room.code, token


def choose(offer: Offered) -> ClientMessage:
    """Take the first numbers or the first card that are allowed."""
    if isinstance(offer, ChooseOffer):
        numbers = [n for n in range(offer.least, offer.most + 1) if n % 10 in offer.endings]
        spread = tuple(numbers[:: len(numbers) // offer.boxes][: offer.boxes])
        return Act(id=new_id(), action=Choose(offer.round, spread))
    assert isinstance(offer, PlayOffer)
    return Act(id=new_id(), action=Play(offer.cards[0]))


async def play_on(client: LocalClient, heard: Callable[[ServerMessage], object]) -> None:
    """Answer every offer until the game has ended."""
    async for message in client:
        heard(message)
        assert not isinstance(message, Declined), message
        if isinstance(message, Update) and any(isinstance(e, GameEnded) for e in message.events):
            return
        if isinstance(message, Snapshot | Update) and isinstance(message.offer, OFFERS):
            client.request(choose(message.offer))


async def play_game(settings: TableSettings, *levels: str) -> list[ServerMessage]:
    """Play one game against bots of these levels; return all messages of the person."""
    store = MemoryStore()
    hub = Hub(store, store)
    client, code, _ = await seated(hub, settings)
    for level in levels:
        client.request(AddBot(id=new_id(), level=level))
    client.request(Start(id=new_id()))
    messages: list[ServerMessage] = []
    await play_on(client, messages.append)
    assert isinstance(messages[0], Snapshot)
    record = hub.rooms[code].runner.table.record
    assert record is not None
    kept = await hub.record(record)
    assert kept is not None
    assert len(parse_record(kept.text).header.players) == 1 + len(levels)
    await hub.stop()
    return messages
