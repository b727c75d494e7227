"""The edge of a host: HTTP, WebSockets, SQLite, threads and worker processes around a hub.

It answers who may connect, how much anybody may ask for, where tables and records are kept, and
what the HTTP API and the pages say. It knows no rules of a game, and decides nothing at a table.
"""
