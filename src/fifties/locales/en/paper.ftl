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

## Events

paper-number = no. { $number }
paper-date = { $date }
paper-certificate = Certificate
paper-certificate-took-part = took part in a game of { $game } with { $players } players.
paper-certificate-placed = came in at place { $place } in a game of { $game } with { $players } players, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
paper-certificate-won = won a game of { $game } with { $players } players, with { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
paper-certificate-final-won = won an event of { $game } with { $players } players, with { $points ->
    [one] { $points } point in the final.
   *[other] { $points } points in the final.
}
paper-certificate-final-placed = came in at place { $place } in an event of { $game } with { $players } players, with { $points ->
    [one] { $points } point in the final.
   *[other] { $points } points in the final.
}
paper-certificate-stage = reached stage { $stage } of an event of { $game } with { $players } players, and came in at place { $place }.
paper-certificate-hosts = For the hosts
paper-statement = Statement of witness { $number }
paper-statement-about = Two people who saw it themselves fill in a form each, on their own. Neither of them has organised the event, plays in it, or works for those who do.
paper-statement-event = Event
paper-statement-place = Place, with address
paper-statement-date = Date
paper-statement-witness = Name of the witness
paper-statement-work = Occupation
paper-statement-reach = How to reach the witness (address, phone, e-mail)
paper-statement-from = There from
paper-statement-until = until
paper-statement-free = I have not organised this event, do not play in it, and gain nothing by its result. What stands here I have seen myself.
paper-statement-saw = What I have seen
paper-statement-doors = The doors were closed at
paper-statement-players = People who played when the first round began
paper-statement-counted = How they were counted (tags, tickets, heads, on the screen)
paper-statement-key = Fingerprint of the server’s key
paper-statement-chance = Commitment to chance, shown before the game began (first 16 characters)
paper-statement-column-round = Round
paper-statement-column-closed = All had written
paper-statement-column-seal = Seal of the choices, before the count (first 16 characters)
paper-statement-column-began = Count began
paper-statement-column-ended = Count ended
paper-statement-winner = Who won (number, name, points)
paper-statement-odd = Anything out of the ordinary
paper-statement-signed = Place and date
paper-statement-signature = Signature
paper-statement-foot = Keep this form with the kit of the event; “fifties verify” shows the same fingerprint, commitment and seals.
paper-steward = Steward’s log
paper-steward-about = A steward watches about fifty players from the first round to the last, and notes at once what happens: who comes late, leaves, is helped, changes phones or is removed, and how many sit there when each round begins.
paper-steward-name = Name of the steward
paper-steward-tags = Watches the numbers (first and last)
paper-steward-begin = There from
paper-steward-end = until
paper-steward-column-time = Time
paper-steward-column-number = Number
paper-steward-column-happened = What happened
paper-steward-column-initials = Initials

## The command line

paper-progress = Printing
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
input-colour-misshapen = “{ $given }” is no colour; write it like #b3341f.
