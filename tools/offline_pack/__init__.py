"""Makes the offline pack: Python, its libraries and `fifties` itself for a browser's web worker.

`python -m tools.offline_pack` writes it into `src/fifties/offline/`, unless nothing has changed. It
needs nothing but the standard library, the Node that builds the client, and what is pinned in
`web/package-lock.json`, `requirements/offline.txt` and `requirements/printing.txt`.
"""
