### Every word that people read. Ids that begin with a clause (F5-…) are refusals.

## Places in a record

place-round = round { $round }
place-trick = trick { $trick }

## Refusals: Fifty

F1-too-few-players = Fifty needs { $least } players or more, and there { $players ->
    [one] is { $players }
   *[other] are { $players }
}.
F1-no-such-seat = there is no seat { $actor }; { $players } seats are counted from 0.
F2-game-over = the game is over after { $rounds } rounds; nothing can follow.
F2-not-now = numbers are written after the tokens are flipped, once each round; round { $round } is not that far.
F2-other-round = this choice is for round { $round }, but round { $current } is being played.
F3-tokens-miscounted = { $given ->
    [one] { $given } Blocked token is
   *[other] { $given } Blocked tokens are
} flipped, but { $players } players flip { $wanted }.
F3-not-tokens = Blocked tokens are given as a tuple of digits.
F3-no-such-token = { $digit } is no Blocked token; they show the digits 0 to 9.
F3-token-twice = the Blocked token { $digit } is listed twice; there is one of each digit.
F3-tokens-unsorted = the Blocked token { $digit } is listed after { $before }; list them in ascending order.
F5-numbers-miscounted = { $given ->
    [one] { $given } number is
   *[other] { $given } numbers are
} written; write exactly { $wanted }.
F5-not-numbers = a choice is given as a tuple of whole numbers.
F5-number-outside = { $number } is outside { $least } to { $most }.
F5-number-twice = { $number } is written twice; all five numbers are different.
F5-not-ascending = { $number } stands after { $before }; write the numbers from lowest to highest.
F5-ending-blocked = { $number } ends in { $digit }, which is blocked in this round.
F5-choices-miscounted = { $given ->
    [one] { $given } choice is
   *[other] { $given } choices are
} written for { $wanted } players; everybody needs one.
F12-won-already = { $name } has won with a second crown in round { $rounds }; nothing can follow.
F12-winner-differs = { $winners } has won at once with a second crown.
F13-total-differs = the total of { $name } is written as { $written }, but the rounds add up to { $counted }.
F13-totals-miscounted = { $given ->
    [one] { $given } total is
   *[other] { $given } totals are
} written for { $wanted } players; write one for each.
F14-bonus-misshapen = the bonus needs { $boxes } numbers from 0 to { $most }, or { $lines } lists of { $boxes }, one for each round.
F15-winners-differ = { $winners ->
    [none] nobody has won this game yet.
   *[other] the win goes to { $winners }.
}
F16-danger-missing = round { $round } has no Danger zone; with Danger cards every round has one.
F16-danger-unexpected = a Danger zone { $low } to { $high } is given, but this game is played without Danger cards.
F16-zone-outside = the Danger zone { $low } to { $high } does not lie within 1 to { $most }.
F16-not-a-zone = a Danger zone is given as a pair of whole numbers.
F16-zone-backwards = the Danger zone { $low } to { $high } is the wrong way round; write the lower number first.
F16-zone-not-left = the Danger card { $low } to { $high } is not among those still face down.
F16-zone-miscounted = a Danger zone has a first and a last number; { $given ->
    [one] { $given } is
   *[other] { $given } are
} given.
F16-zones-miscounted = a box has { $wanted } Danger cards; { $given ->
    [one] { $given } is
   *[other] { $given } are
} given.

## Refusals: Fifty Fifty

H1-wrong-players = Fifty Fifty is for { $least } to { $most } players, and there { $players ->
    [one] is { $players }
   *[other] are { $players }
}.
H1-no-such-seat = there is no seat { $actor }; { $players } seats are counted from 0.
H2-no-such-dealer = the dealer is given as seat { $dealer }; seats are counted from 0 to { $most }.
H2-game-over = the game is over after { $rounds } rounds; nothing can follow.
H3-no-such-card = { $card } is no card; the deck has the cards 1 to { $most }.
H3-played-already = { $card } has been played already in this round; there is one card of each number.
H3-not-hands = hands are given as tuples of whole numbers.
H3-hands-miscounted = { $given ->
    [one] { $given } hand is
   *[other] { $given } hands are
} dealt to { $wanted } players; write one for each, or none.
H3-hand-miscounted = { $name } is dealt { $given ->
    [one] { $given } card
   *[other] { $given } cards
}; everybody gets { $wanted }.
H3-dealt-twice = { $card } is dealt twice; there is one card of each number.
H4-not-now = this cannot be done now; next comes trick { $trick }.
H4-not-your-turn = it is the turn of { $name }.
H4-not-in-hand = { $card } is not in this hand.
H4-cards-miscounted = { $given ->
    [one] { $given } card is
   *[other] { $given } cards are
} played; a trick has one card from each of the { $wanted } players.
H4-tricks-miscounted = { $given ->
    [one] { $given } trick is
   *[other] { $given } tricks are
} written; a round has { $wanted }.
H8-total-differs = the total of { $name } is written as { $written }, but the rounds add up to { $counted }.
H8-totals-miscounted = { $given ->
    [one] { $given } total is
   *[other] { $given } totals are
} written for { $wanted } players; write one for each.
H9-winners-differ = { $winners ->
    [none] nobody has won this game yet.
   *[other] the win goes to { $winners }.
}
H10-mood-outside = the mood { $yellow }/{ $blue } is not possible; Mood cards have values from 0 to { $most }.
H10-not-a-mood = a mood is given as a pair of whole numbers.
H10-mood-not-left = the Mood card { $yellow }/{ $blue } is not among those still face down.
H10-moods-miscounted = { $given ->
    [one] { $given } Mood card is
   *[other] { $given } Mood cards are
} given; a round needs { $wanted }.
H10-mood-miscounted = a mood has a yellow and a blue value; { $given ->
    [one] { $given } is
   *[other] { $given } are
} given.
H11-zeros-elsewhere = zeros only go with the cards 1/1 to 9/9.
H11-mood-impossible = the mood { $yellow }/{ $blue } is not possible here; this edition has 1/1 to 9/9 once each in a round, and for each colour one zero that blanks it.

## Refusals: records

record-too-large = the file is larger than { $megabytes } MB; no game is.
record-empty = the file is empty.
record-not-text = this is not UTF-8 text (byte { $byte }); a record is a TOML text file.
record-not-toml = this is not TOML at line { $line }, column { $column } ({ $reason }).
record-too-nested = lists or keys are nested far too deeply for a record.
record-unknown-key = the key { $key } is not known here{ $nearest ->
    [none] .
   *[other] ; did you mean { $nearest }?
}
record-missing-key = the key { $key } is missing.
record-wrong-type = { $key } must be { $wanted ->
    [number] a whole number.
    [text] a text.
    [numbers] a list of whole numbers.
    [texts] a list of texts.
    [lists] a list of lists of whole numbers.
    [table] a table.
   *[tables] a list of tables.
}
record-no-pair = { $key } must be a list of pairs of numbers, such as [[1, 4], [4, 1]].
record-unknown-game = the game { $name } is not known; it is fifty or fifty-fifty.
record-unknown-edition = the edition { $name } is not known; known here: { $known }.
record-unknown-version = version { $version } of the rules is not known here; the newest is { $newest }.
record-too-many-players = { $players } players are more than a record holds, which is { $most }.
record-name-twice = two players are called { $name }; give everybody a name of their own.
record-name-unusable = the name of player { $number } is blank, longer than { $most } characters, or holds characters that cannot be seen.
record-no-rounds = the record has no round; write at least one [[round]].
record-round-incomplete = { $key } is missing; only the last round of a record may break off.
record-no-such-winner = { $name } is named as a winner but does not play.
record-secret-misshapen = the secret must have { $digits } characters, each of them a digit or a letter from a to f.
record-commitment-differs = the commitment is not the SHA-256 of the secret, which is { $commitment }.
record-salts-miscounted = salts has { $given ->
    [one] { $given } text
   *[other] { $given } texts
} for { $wanted } players; write one for each, empty where somebody added nothing.
record-not-sealed = the table [chance] is missing; without secret and commitment no draw can be verified.
record-draw-differs = { $key } is not what the sealed secret and the players’ salts draw here.
record-play-undrawn = this cannot be done after what the sealed secret and the players’ salts draw here.

## Refusals: the command line

input-not-numbers = “{ $text }” is not a number that can be used here.
input-too-many-people = { $people ->
    [one] { $people } person does
   *[other] { $people } people do
} not fit on { $players } seats; take 0 to { $players }.
input-edition-unknown = { $name } is no edition of this game; known: { $known }, or a .toml file that describes your box.
input-too-many-players = { $players } players are too many for one keyboard; take up to { $most }.
input-danger-elsewhere = Danger cards belong to Fifty; leave --danger out.
input-other-box = { $name } describes a box of the other game.
file-unreadable = cannot be read: { $reason }
file-unusable = cannot be used: { $reason }
file-exists = exists already and is kept as it is; choose another name.

## The report of a replay, and the table talk

game-fifty = Fifty
game-fifty-fifty = Fifty Fifty
head-fifty = { $players } players · count to { $top } · crown at { $mark }
head-fifty-fifty = { $players } players · { $players } rounds of nine tricks
head-edition = Edition: { $name }
head-reconstructed = Reconstructed, not read off a box: { $components }.
component-bonus = bonus boxes
component-zones = Danger zones
component-moods = Mood cards
legend-fifty = { $got } Got it!   { $scores } scores   { $holds } counts, scores nothing   { $clash } clash   { $crown } crown
legend-danger = { $lost } clash in the Danger zone, bonus lost
legend-fifty-fifty = { $leads } leads   { $highest } highest, takes blue   { $lowest } lowest, takes yellow   signed: blue +, yellow -
round = Round { $round }
round-blocked = blocked: { $digits }
round-nothing-blocked = nothing is blocked
round-danger = Danger zone { $low } to { $high }
round-begins = { $name } begins the count
round-unfinished = This round is not finished.
round-dealer = { $dealer } deals, { $leader } leads
strip-count = count
strip-danger = Danger zone
score-bead = bead { $bead } + bonus { $bonus } = { $score }
score-broken = bead { $bead }, no score
score-total = total { $total }
score-crowns = { $crowns ->
    [one] { $crowns } crown
   *[other] { $crowns } crowns
}
score-others = … and { $others } more
crowned-at = { $name } gains a crown at { $number }.
trick = trick
mood = mood
points = points
totals = totals
struck = { $name } ends balanced and strikes round { $round } ({ $points }).
balanced = { $name } ends balanced; there is nothing to strike.
game-unfinished = The game is not finished.
end-second-crown = { $winners } wins at once with a second crown!
end-most-points = { $winners } wins, with a total of { $points }.
end-crown-breaks-tie = { $winners } wins: level at { $points }, but with a crown.
end-shared = { $winners } share the win, with a total of { $points }.
end-fewest-halves = { $winners } wins, with a total of { $points }.
and = and
verify-draws-follow = { $draws ->
    [one] its only draw follows
   *[other] all { $draws } draws follow
} from the sealed secret; commitment { $commitment }

## Playing line by line

play-which-game = Which game? 1 Fifty, 2 Fifty Fifty (Enter: 1)
play-how-many-players = How many players, bots included? (Enter: { $default })
play-how-many-people = How many of them are people at this keyboard, 0 to { $most }? (Enter: 1)
play-player = Player { $number }
play-name = Name of player { $number }? (Enter: { $default })
play-help = Type { $quit } to leave at any question, { $help } for help.
play-curtain = Hand over to { $name }. Nobody else looks! { $name }, press Enter.
play-choose = { $name }, write five numbers from { $least } to { $most }:
play-keep = { $name }, you wrote { $numbers }. Enter keeps them; or write five others:
play-chosen = { $name } has written.
play-hand = { $name }, your cards: { $cards }
play-card = { $name }, play a card:
play-mood = Trick { $trick }: { $yellow } yellow for the lowest card, { $blue } blue for the highest. { $name } leads.
play-table = On the table: { $cards }
play-balances = Balances: { $balances }
play-plays = { $name } plays { $card }.
play-takes-blue = { $name } has the highest card and takes { $halves } blue{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } pair leaves
   *[other] ; { $cancelled } pairs leave
}. Balance { $balance }.
play-takes-yellow = { $name } has the lowest card and takes { $halves } yellow{ $cancelled ->
    [0] { "" }
    [one] ; { $cancelled } pair leaves
   *[other] ; { $cancelled } pairs leave
}. Balance { $balance }.
play-begins = { $name } counts: { $numbers }
play-counts = { $name } counts on: { $numbers }
play-takes = Got it! { $name } takes the count at { $number }.
play-keeps = Got it! { $name } goes on at { $number }.
play-clash = Got it! Got it! { $names } clash at { $number } and cross it off.
play-clash-danger = Got it! Got it! { $names } clash at { $number }, in the Danger zone: crossed off, and the bonus with it.
play-scores = { $name } scores { $points }, and the bead stands at { $bead }.
play-crown = { $name } gains a crown!
play-quit = Stopped here.
play-saved = The record is in { $file }.
play-help-choose = Five different numbers, separated by spaces, none ending in a blocked digit. You score while you count; whoever else has the same number crosses it off with you.
play-help-card = Play one of your cards. The highest card takes blue halves, the lowest yellow ones; they cancel each other, and you want to end the round with none.

## A live table refuses something

table-wrong-seats = a table has { $least } to { $most } seats, not { $seats }.
table-edition-unknown = there is no printing called “{ $edition }”; known are { $known }.
table-locked = the host has locked this table: nobody new can join.
table-banned = the host does not let you join this table.
table-full = all { $seats } seats are taken; you can watch.
table-too-many = { $most } people are the most that fit here.
table-worn-out = this table is worn out; open a new one.
table-name-empty = please write a name.
table-name-too-long = that name has { $letters } letters, and there is room for { $most }.
table-name-taken = somebody else here is called “{ $name }”.
table-host-only = only the host can do this.
table-hosts-own = you took this role while they were away; you cannot send the host away.
table-id-used = this id was used for another request; every request needs its own.
table-host-is-here = the host is here; ask them to hand the role on.
table-seat-only = only those who play can do this.
table-no-such-member = nobody here has number { $member }.
table-not-yourself = you cannot send yourself away; leave, or hand the host’s role on.
table-no-such-level = there is no bot called “{ $level }”; known are { $known }.
table-game-runs = not while a game is being played.
table-no-game-runs = no game is being played.
table-nothing-to-tell = no count is being told right now.
table-not-your-number = the count is not waiting for you.
table-not-in-hand = you do not hold the { $card }.
table-no-queue = in this game nothing can be queued.
table-count-goes-on = all numbers are written; wait until the count has been told.
table-seat-owes-nothing = nobody is waiting for this seat.
table-too-many-reactions = slowly: one reaction at a time.
table-reactions-off = the host has switched reactions off.

## The server refuses something

wire-malformed = this is no message that the server understands: { $reason }
wire-too-large = this message is too large; { $most } bytes are enough for any.
wire-too-fast = that was too much at once; wait a moment.
wire-too-many-waiting = your earlier messages have not been answered yet; wait a moment.
wire-not-joined = first join a table, or resume your seat.
wire-joined-already = this connection is at a table already; open another one.
wire-no-such-table = there is no table “{ $code }”; check the code with your host.
wire-wrong-token = this link does not belong to anybody at this table any more; join with the code.
wire-too-many-wrong-codes = too many wrong codes; wait a minute, then try again.
wire-too-many-tables = you have { $most } tables open already; use one of them.
wire-server-full = the server is full; try again later.
wire-wrong-origin = pages from elsewhere cannot use this server.
wire-token-missing = show the token of your seat to see this.
wire-no-such-record = there is no such record, or it is not yours.
wire-no-such-page = there is nothing at this address.
wire-not-this-way = this address does not answer to this method.
wire-broken = something went wrong on the server; try again.

## Starting a server

serve-here = The table is open at { $address }
serve-phones = Phones on the same network: { $address }
serve-stop = Stop with Ctrl-C; every table goes on when you start again.
serve-port-taken = port { $port } is taken, perhaps by a server that is already running; try --port { $next }
serve-data-in-use = another fifties server works in this directory; stop it or choose another with --data
serve-data-too-new = a newer version of fifties has written here; use that one, or another directory with --data
