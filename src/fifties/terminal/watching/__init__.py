"""Looking on: a record as a replay, and a live table as a spectator."""
