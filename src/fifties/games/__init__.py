"""The rules of the two games. Pure: no I/O, no clock, no random source of their own."""
