"""The record kit of an event: one signed file that proves who played, what was written, and when.

It answers two questions: what belongs into the kit of an event, given the logs of its tables, and
whether a kit is what its server signed. It needs no server and no network. docs/events.md describes
the file so exactly that another program can check it.

What is known of one game stands in a module named after it, reached through `registry`.
"""
