### Replays: any finished game once more.

replay = Replay
replay-yours = Games you have played
replay-total = { $player } ({ $total })
replay-none = No finished game is kept on this device yet.
replay-drop = Drop a record here
replay-drop-hint = A .toml file of any game, from here or from the terminal.
replay-choose-file = Choose a file
replay-timeline = Timeline
replay-moment = Moment
replay-speed = Speed
replay-run = Run
replay-stop = Stop
replay-key-back = one step back
replay-key-next = one step on
replay-key-round-back = previous round
replay-key-round-next = next round
replay-key-start = to the beginning
replay-key-end = to the end
replay-key-run = run or stop
replay-seat = Seen by
replay-all-open = everybody, all open
replay-share = Share
replay-shared = The link is ready to be sent.
replay-download = Download the record
replay-sheet = Print the sheet
replay-beginning = Before the first round.
replay-chance-unsealed = This record has no sealed secret to check.
replay-chance-verified = Every draw follows from the secret that was sealed before the game.
replay-chance-differs = Some draw does not follow from the sealed secret.
replay-picks = What everybody wrote
replay-hands = All hands
replay-revealed = Round { $round }, blocked endings: { $digits }.
replay-revealed-nothing = Round { $round }: nothing is blocked.
replay-chose = { $name } writes { $numbers }.
replay-counts = { $number }: { $name } counts, nobody scores.
replay-scores = { $number } scores for { $name }, bead at { $bead }.
replay-crown = { $number } scores for { $name }, bead at { $bead }: a crown!
replay-clash = { $number }: { $names } clash and cross it off.
replay-clash-danger = { $number }: { $names } clash in the Danger zone and lose the bonus.
replay-crowd-clash = { $number }: { $count } players clash.
replay-tally = Up to { $number }: { $takes ->
    [one] one take
   *[other] { $takes } takes
}, { $clashes ->
    [one] one clash
   *[other] { $clashes } clashes
}.
replay-quiet = Up to { $number }: nothing happens.
replay-ready = { $count ->
    [one] { $count } of { $players } has written.
   *[other] { $count } of { $players } have written.
}
replay-scored = Round { $round } is scored.
replay-dealt = Round { $round }: { $dealer } deals.
replay-mood = Trick { $trick }: { $yellow } laughing for the lowest, { $blue } angry for the highest.
replay-card = { $name } plays { $card }.
replay-trick = { $high } takes { $blue } angry (now { $highBalance }), { $low } takes { $yellow } laughing (now { $lowBalance }).
replay-halves = The halves are counted: { $points }.
replay-ended = The win goes to { $names }.
replay-review = Skill or luck?

## Playing on from a moment

replay-branch = Play on from here
replay-branch-opening = Opening a table …
replay-branch-hint = Opens a new table in round { $round }: all that happened before stays, and what comes next is up to you.
replay-branch-earlier-hint = Opens a new table a little earlier in round { $round }: what was decided there since is decided anew.
replay-branch-draw-hint = Opens a new table before round { $round }: all that happened before stays, and chance draws anew.
replay-branch-over = The game is over here: go back to an earlier moment to play on.
replay-branch-none-box = Nobody can play on from this game: its record does not tell which cards its box has.
replay-branched = { $round ->
    [0] Branched off another game before the first round.
   *[other] Branched off another game in round { $round }: all that came before was played there.
}
replay-branched-after = Branched off another game after round { $round }: all that came before was played there.
replay-branched-chance = Every draw since then follows from the secret that was sealed before the game.
replay-branched-here = Go to that moment
replay-branched-origin = Watch the other game
