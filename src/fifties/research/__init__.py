"""The games as environments that the tools of game-AI research speak to."""
