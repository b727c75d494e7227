"""One live table, sans I/O: who sits where, what is told when, and to whom.

A table takes requests and the time, and returns log entries to store and messages to send. It knows
no socket, no clock and no database; the server hands it all three.
"""
