"""Both games under the interfaces of research: PettingZoo, OpenSpiel, and many games at once.

Nothing here knows a rule: every environment asks `fifties.games`, or kernels that are held against
it game for game. docs/research.md describes them; the extra `research` installs what they need.
"""
