"""Playing and watching at a live table of a server, from a terminal."""
