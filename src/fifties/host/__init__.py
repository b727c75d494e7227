"""Runs tables in one process: their rooms, their log, their clock, their bots, their clients.

A host knows no sockets, HTTP, threads, processes, databases or compiled code: what needs one of
them is handed in (`HubEnvironment`, `TableLog`, `RecordArchive`, `Client`). `fifties.server` puts
sockets in front of a host. A program that needs no network speaks to one in its own process, with
the same messages as objects:

    async def play() -> None:
        store = MemoryStore()
        hub = Hub(store, store)
        room, token, _ = await hub.open(FiftySettings(), opening_join("Ana"))
        client = LocalClient(hub)
        client.request(Resume(id="1", code=room.code, token=token))
        for number in ("2", "3"):
            client.request(AddBot(id=number, level="steady"))
        client.request(Start(id="4"))
        async for message in client:  # a Snapshot, then Updates and whatever else there is to tell
            show(message)
        await hub.stop()

`client.close()` is a lost connection: another `LocalClient` and a `Resume` come back to the table.
"""
