"""One live table, sans I/O: who sits where, which events are released when, and who may see what.

A table takes requests and the time, and returns log entries to store and messages to send. It knows
no socket, no clock and no database; the host that runs it has these.
"""
