"""PettingZoo: `fifty_v0`, `fifty_choice_v0` and `fifty_fifty_v0`, one module an environment."""
