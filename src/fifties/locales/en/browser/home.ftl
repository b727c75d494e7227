### The first page: open a table, join one.

home-title = Count to fifty. Keep your balance.
home-fifty-about = Write five secret numbers, then count aloud together: from your number on, every step is a point, unless somebody else wrote it too.
home-fifty-players = 3 to 7 players, or a party of any size
home-fifty-fifty-about = The lowest card laughs, the highest rages: take halves of both, for only a whole face takes its bow and costs you nothing.
home-fifty-fifty-players = 3 to 5 players
home-play = Play now
home-new-table = New table
home-learn = Learn
home-step-table = Setting the table …
home-step-bots = Bots sit down …
home-step-start = Here we go …
home-code = Join with a code
home-join = Join
home-code-empty = Write the code that stands on your host’s screen.
home-resume = Your seat is kept
home-resume-as = as { $names }
home-return = Back to the table
home-stage-lobby = before the game
home-stage-playing = in the middle of a game
home-stage-over = after a game
home-rules = All the rules
home-unofficial = An unofficial home for two games. Who made them and who prints them stands in the README.
