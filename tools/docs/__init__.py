"""The documentation as a small static site: `make docs`.

Pages are made of README.md and of every page that it leads to; files that a page names are shown as
they are. The rules are there in four languages, from the words of the browser game. The site looks
like the game, works without scripts, and asks nobody else for anything.
"""
