### What stands on printed sheets.

## Fifty

paper-name = Name
paper-spare = Name (a spare grid)
paper-crown-at = crown at { $mark }
paper-bead = bead
paper-bonus = bonus
paper-score = score
paper-total = Total
paper-crowns = Crowns
paper-grid-hint = Each round: five numbers from 1 to { $most }, from lowest to highest. The count ends at { $top }.
paper-track = Score track
paper-track-start = Every bead begins a round at 0. One space for every number you score.
paper-track-crown = { $players } players: the space { $mark } gains a crown, once a round. A second crown wins at once.
paper-track-wrap = Past { $last }? Go on at 1.
paper-mark-players = { $players } players
paper-count = The count
paper-count-tokens = { $tokens ->
    [one] Each round, lay { $tokens } Blocked token on its digit: nobody writes a number of that column.
   *[other] Each round, lay { $tokens } Blocked tokens on their digits: nobody writes a number of those columns.
}
paper-count-free = No digit is blocked at a table of this size. Whoever counts calls out { $top } as the last number.
paper-scores = Scores
paper-more = More guests? Print for one more: { $command }
paper-tokens = Blocked tokens
paper-tokens-flip = flip { $tokens } each round
paper-danger = Danger cards
paper-danger-about = turn one up each round
paper-reconstructed = reconstructed
paper-cut = Cut out along the lines; strong paper lasts longer.

## Posters

paper-poster-join = Scan it, take a seat, play!
paper-poster-code = or type this code:

## Fifty Fifty

paper-mood-lowest = lowest card
paper-mood-highest = highest card
paper-halves = Cut every face in two: a laughing and an angry half. Too few? Print this page again.
paper-strike-hint = Minus one a half. Whoever ends a round balanced strikes their worst earlier result. The little cards show who deals; who deals first is drawn by chance (H2).
paper-deals-first = deals first

## Played games

paper-balance = balance
paper-count-legend = shape: took the count · bar: scored · cross: clash

## The command line

paper-progress = Drawing grids
paper-written = { $pages ->
    [one] { $file }: { $pages } page
   *[other] { $file }: { $pages } pages
}
paper-file-exists = exists already and is kept as it is; choose another name with --out, or add --replace.
paper-unwritten = There are no letters here for “{ $name }”; the line is left free to write on.
input-too-many-names = { $names } names do not fit on { $players } seats; leave some out, or ask for more seats.
input-too-many-to-print = { $players } players are too many to print for; take up to { $most }.
input-no-such-part = “{ $part }” is no part of this game; there are { $known }.
input-nothing-to-print = a table of this size needs none of these parts; ask for others.
input-poster-needs-table = a poster needs a table to lead to; add --table ADDRESS CODE, or --poster URL.
input-address-unusable = “{ $address }” is no address that a browser can open; write it like http://192.168.1.20:8000
input-not-with-record = { $option } does not go with a record, which has its own players; leave it out.
input-not-to-terminal = a terminal cannot show a PDF; name a file with --out.
