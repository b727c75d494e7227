"""A rehearsal of an event: scripted phones that play a whole game at a real server."""

from fifties.extras import require

require("terminal", "websockets")
