### The first page: open a table, join one.

home-title-count = Count to fifty.
home-title-balance = Keep your balance.
home-fifty-about = Five secret numbers each, one count aloud: after your number every step is a point, unless somebody else wrote it too.
home-fifty-players = 3 to 7 players, or a party of any size
home-fifty-fifty-about = The highest card takes angry halves, the lowest laughing ones: end with neither, and you pay nothing.
home-fifty-fifty-players = 3 to 5 players, from 9 years on
home-play = Play now
home-new-table = New table
home-learn = Learn
home-step-table = Setting the table …
home-step-bots = Bots sit down …
home-step-start = Here we go …
home-code = Join with a code
home-code-field = Code
home-join = Join
home-code-empty = Type the code that is on your host’s screen.
home-resume = Your seat is kept
home-resume-as = as { $names }
home-return = Back to the table
home-stage-lobby = before the game
home-stage-playing = in the middle of a game
home-stage-over = after a game
home-rules = All the rules
home-unofficial = An unofficial home for two games. The README says who made them and who prints them.
