"""Describes the wire protocol, from the structs that are the protocol, to people and to TypeScript.

`make protocol` writes both descriptions anew. Only a checkout needs it.
"""
