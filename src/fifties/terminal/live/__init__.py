"""Playing and watching at a live table of a server, from a terminal."""

from fifties.extras import require

require("terminal", "websockets")
