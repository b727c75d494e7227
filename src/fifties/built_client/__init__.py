"""Files of the built browser client: their policy, the offline copy, and a static site.

It answers which headers a file needs and which files play without a network. It knows no server, no
table and no rules of a game.
"""
