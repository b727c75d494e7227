"""What every game has in common: the contract, refusals and records. Knows no game."""
