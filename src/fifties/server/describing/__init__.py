"""Describes the wire protocol, from the structs that are the protocol, to people and to TypeScript.

`python -m fifties.server.describing` writes both descriptions anew.
"""
