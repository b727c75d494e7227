"""The edge: sockets, HTTP, storage and the clock around any number of live tables."""
