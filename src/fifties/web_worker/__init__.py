"""A host in a browser's web worker: tables on somebody's own device, without a server.

Pyodide runs it. Pages speak the same messages and the same HTTP API with it as with a server; what
they store lies in the browser's database. It knows no rules of a game.
"""
