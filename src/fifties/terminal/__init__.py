"""The games in a terminal: play and watch on a full screen or line by line, and print reports.

Answers what people at one keyboard see and may do. Every game that is played here is a client of a
host of tables, in this process or at a server, so this package decides nothing about rules, turns
or time: it draws views, tells events, and hands actions in. What it knows of one game stands in a
folder named after the game. It must not know HTTP, stores, or how a server is run.
"""
